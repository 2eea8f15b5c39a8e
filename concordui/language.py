"""The window's language: which one is spoken, Qt's translators for it, and the locale of numbers and dates.

A language is taken up before the first window is made and holds until the program ends: texts that stand in tables,
drawn maps and saved layouts are made once. So another choice holds from the next start, and the settings say so.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from concordui.resources import LANGUAGES
from concordui.settings import SettingsStore

Choice = Literal["system", "en", "de"]

SPOKEN = ("en", "de")
"""The languages of the window; the first is that of the sources, which needs no file."""

OFFERED = ("en",)
"""Those whose texts are all translated: only these are offered, or taken up from the system. A settings file may name
any that is spoken, so that a translation in the making can be looked at.
"""

NAMES = tuple((each, name) for each, name in (("en", "English"), ("de", "Deutsch")) if each in OFFERED)
"""Each offered language by its own name, for whoever reads no other."""


SPOKEN_PROPERTY = "concord.language"
"""Of the application: the language that is spoken, empty for English."""


def language_of(choice: Choice, system: QLocale) -> str:
    """The language to speak: the chosen one, or the first of the system's that is offered, else English."""
    if choice != "system":
        return choice
    wanted = [name.replace("_", "-").split("-")[0] for name in system.uiLanguages()] or ["en"]
    return next((name for name in wanted if name in OFFERED), SPOKEN[0])


def locale_of(choice: Choice, system: QLocale) -> QLocale:
    """How numbers and dates are written: as in the system, or, where it is of another language, as in the chosen."""
    if choice == "system" or system.name().split("_")[0] == choice:
        return system
    return QLocale(choice)


def speak(application: QCoreApplication, choice: Choice, system: QLocale | None = None) -> list[QTranslator]:
    """Let the application speak the chosen language; its translators (none for English, so that nothing is looked up).

    A file of a language that is lost or broken is passed over: the window then speaks English.
    """
    system = system if system is not None else QLocale.system()
    QLocale.setDefault(locale_of(choice, system))
    language = language_of(choice, system)
    application.setProperty(SPOKEN_PROPERTY, "" if language == SPOKEN[0] else language)
    if language == SPOKEN[0]:
        return []
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    translators = []
    for file in (qt / f"qtbase_{language}.qm", LANGUAGES / f"concord_{language}.qm"):
        translator = QTranslator(application)
        if translator.load(str(file)):
            application.installTranslator(translator)
            translators.append(translator)
        else:
            translator.deleteLater()
    return translators


def speak_as_set(application: QCoreApplication, settings: Path) -> list[QTranslator]:
    """`speak` what the settings' file says."""
    return speak(application, SettingsStore(settings).value.language)
