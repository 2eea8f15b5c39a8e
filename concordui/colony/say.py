"""The sentences of the tabs and the home page of a colony."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def say(text: str, **values: object) -> str:
    """A sentence in the user's language with its values put in by name."""
    return QCoreApplication.translate("Colony", text).format(**values)
