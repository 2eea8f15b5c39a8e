"""The minds of a run in its tab: the dialog *Minds*, and a note while somebody's mind gives no answer that counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui.colony.mind_settings.dialog import MindsDialog
from concordui.colony.mind_settings.seats import in_trouble, trouble_sentence
from concordui.colony.mind_settings.words import say, trouble_text
from concordui.colony.session_events import Seated, SeatSilent
from concordui.widgets import Note
from concordui.workspace import ActionState
from engine.colony.viewing.troubles import LAST_CALLS, LastCall
from engine.errors import ConcordError

if TYPE_CHECKING:
    from concordui.colony.workspace import ColonyWorkspace

SETTINGS = "settings"
DISMISS = "dismiss"


class TroubleNote(QWidget):
    """Whose mind gives no answer that counts, over the map; no height while all do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.note = Note("warn", parent=self)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.addWidget(self.note)
        self.hide()


class MindsDesk(QObject):
    """The part of the tab."""

    def __init__(self, workspace: ColonyWorkspace) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self._silent: dict[str, ConcordError] = {}
        self._dismissed: tuple[LastCall, ...] = ()
        self.note = TroubleNote(workspace)
        self.dialog: MindsDialog | None = None
        workspace.add_note(self.note)
        workspace.offer("colony.mind_settings", self.open, self._state)
        workspace.on_event(self._heard)
        workspace.showing.changed.connect(self._show)
        workspace.showing.attach(LAST_CALLS)
        self.note.note.link_clicked.connect(self._clicked)

    def open(self) -> None:
        """Show the dialog."""
        if self.dialog is None:
            self.dialog = MindsDialog(self._workspace, self._silent)
        self.dialog.show()
        self.dialog.raise_()
        self.dialog.activateWindow()

    def _state(self) -> ActionState:
        state = self._workspace.showing.state
        return ActionState(state is not None and state.writable and self._workspace.showing.eyes is None)

    def _heard(self, event: object) -> None:
        match event:
            case Seated():
                self._silent.pop(event.seat, None)
            case SeatSilent():
                self._silent[event.seat] = event.error
        if self.dialog is not None:
            self.dialog.heard(event)

    def _show(self) -> None:
        showing = self._workspace.showing
        if showing.eyes is not None and self.dialog is not None and self.dialog.isVisible():
            self.dialog.close()  # whose mind is what is more than a person in a seat knows
        calls = showing.value(LAST_CALLS.key) if showing.live else None
        bad = [call for call in in_trouble(calls or ()) if not self._was_dismissed(call)]
        self.note.setVisible(bool(bad))
        if not bad:
            return
        title = trouble_sentence(showing.people, bad[0])
        text = trouble_text(bad[0].diagnostic, len(bad) - 1)
        self.note.note.say("warn", title, text, ((SETTINGS, say("Minds…")), (DISMISS, say("Hide this note"))))

    def _was_dismissed(self, call: LastCall) -> bool:
        """What was hidden stays so until that seat's mind is another, or fails otherwise."""
        return any((old.seat, old.spec, old.stage) == (call.seat, call.spec, call.stage) for old in self._dismissed)

    def _clicked(self, key: object) -> None:
        calls = self._workspace.showing.value(LAST_CALLS.key) or ()
        if key == SETTINGS:
            self.open()
            bad = in_trouble(calls)
            if bad and self.dialog is not None:
                self.dialog.select(bad[0].seat)
        elif key == DISMISS:
            self._dismissed = tuple(in_trouble(calls))
            self._show()
