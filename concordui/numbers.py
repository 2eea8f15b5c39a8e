"""Numbers as the window's language writes them; what is saved in files keeps its points."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from concordui.language import SPOKEN_PROPERTY


def in_locale(number: str) -> str:
    """A number that was written the English way ("5,208.5") with the signs of the window's locale ("5.208,5")."""
    application = QCoreApplication.instance()
    if application is None or application.property(SPOKEN_PROPERTY) is None:
        return number
    locale = QLocale()
    return number.translate({ord(","): locale.groupSeparator(), ord("."): locale.decimalPoint()})
