"""Which page of the help belongs to which place of the window: what `F1` opens there."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QApplication, QWidget

PLACES: Mapping[str, str] = {
    "start": "help.rules",
    "match": "help.rules",
    "lab": "help.lab",
    "commons": "help.commons_window",
    "colony": "help.colony_window",
    "bots": "help.bots",
    "tournament": "help.bots",
    "settings": "help.files",
}
"""The action that opens the page, by the name of a page of the window or the kind of a workspace."""

DIALOGS: Mapping[str, str] = {
    "concordui.tournament": "help.bots",
    "concordui.botlist": "help.bots",
    "concordui.match": "help.rules",
    "concordui.lab": "help.lab",
    "concordui.commons": "help.commons_window",
    "concordui.colony": "help.colony_window",
}
"""The same for a dialog, by the package that it is of; a dialog of no package is about the place below it."""


def page_for(place: str, active: QWidget | None) -> str:
    """The action whose page tells about `active`, the window in front, or about the place of the main window."""
    module = type(active).__module__ if active is not None else ""
    for package, action in DIALOGS.items():
        if module.startswith(f"{package}."):
            return action
    return PLACES.get(place, "help.rules")


def active_window() -> QWidget | None:
    """The window or dialog that has the keyboard."""
    return QApplication.activeWindow()
