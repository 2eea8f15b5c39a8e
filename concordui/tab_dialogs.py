"""The dialogs of a tab, windows of their own: they go away with it when another comes forward, and come back."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QWidget

_AWAY = "away-with-its-tab"


def put_away(tab: QWidget) -> None:
    """Hide the dialogs of a tab that goes behind another."""
    for dialog in tab.findChildren(QDialog):
        if dialog.isVisible():
            dialog.setProperty(_AWAY, True)
            dialog.hide()


def bring_back(tab: QWidget) -> None:
    """Show those that went away with it."""
    for dialog in tab.findChildren(QDialog):
        if dialog.property(_AWAY):
            dialog.setProperty(_AWAY, False)
            dialog.show()
