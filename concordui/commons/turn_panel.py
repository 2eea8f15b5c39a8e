"""What the docks of a turn have in common: a head, and that nothing is worked out while nobody sees it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from concordui.commons.model import Showing
from concordui.commons.words import say
from concordui.dock_head import DockHead


class TurnPanel(QWidget):
    """Shows the record of the turn that everything reads. `failed` carries the `ConcordError` of a file.

    `head` is the dock's title bar.
    """

    failed = Signal(object)

    def __init__(self, showing: Showing, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.showing = showing
        self.head = DockHead(title)
        self._stale = True
        showing.record_changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show the turn as it is now; when hidden, not before the panel is shown."""
        self._stale = not self.isVisible()
        if not self._stale:
            self.head.set_note(self.note())
            self.show_turn()

    def fill(self) -> None:
        """Show the turn as it is now, also when hidden: somebody takes away what it holds."""
        if self._stale:
            self.show_turn()

    def note(self) -> str:
        """What stands beside the title."""
        record = self.showing.record
        return "" if record is None else say("turn {n}", n=record["turn"])

    def show_turn(self) -> None:
        """Show the record of now."""
        raise NotImplementedError

    @property
    def players(self) -> int:
        """How many players the run has."""
        plan = self.showing.plan
        return len(self.showing.names) or (0 if plan is None else len(plan.players))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self.refresh()
