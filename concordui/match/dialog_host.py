"""Opens the dialog of the phase for the seat at the screen, keeps its draft, and closes it when its time is over."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from concordui.match.desk import Desk
from concordui.match.dialogs.answer import AnswerDialog
from concordui.match.dialogs.builds import BuildsDialog
from concordui.match.dialogs.propose import ProposeDialog
from concordui.match.dialogs.retreats import RetreatsDialog
from concordui.match.seat_view import SeatView
from concordui.pacts.seat_dialog import SeatDialog


class DialogHost(QObject):
    """At most one dialog is open, and none while the match is in a tab behind another.

    `changed` says that one was opened or closed.
    """

    changed = Signal()

    def __init__(self, desk: Desk, window: QWidget) -> None:
        super().__init__(window)
        self._desk = desk
        self._window = window
        self._dialog: SeatDialog | None = None
        self._wanted = False
        desk.asked.connect(self._asked)
        desk.answered.connect(self.close)
        desk.redrafted.connect(self._redrafted)

    @property
    def dialog(self) -> SeatDialog | None:
        """The dialog that is open."""
        return self._dialog

    def open(self) -> None:
        """Open the dialog of the phase, or bring it forward; nothing in the orders phase, whose list is a dock."""
        view = self._desk.view
        self._wanted = False
        if view is None or view.position.phase == "orders":
            return
        if self._dialog is None:
            self._make(view)
        dialog = self._dialog
        if dialog is not None:
            dialog.show()
            dialog.raise_()
            dialog.activateWindow()

    def close(self) -> None:
        """Close it; the draft stays with the desk."""
        if self._dialog is not None:
            self._dialog.close()

    def suspend(self) -> None:
        """The match goes behind another tab, its dialog with it."""
        wanted = self._dialog is not None
        self.close()
        self._wanted = wanted

    def resume(self) -> None:
        """The match comes forward: so does the dialog that was open, or that was due meanwhile."""
        if self._wanted:
            self.open()

    def _asked(self, view: SeatView) -> None:
        self.close()
        if not self._window.isVisible():
            self._wanted = True
            return
        self.open()

    def _make(self, view: SeatView) -> None:
        dialog = self._dialog_for(view)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.load(self._desk.payload(view.power))
        dialog.edited.connect(self._desk.edit)
        dialog.sent.connect(self._sent)
        dialog.looked_at.connect(self._desk.light)
        dialog.finished.connect(self._closed)
        self._dialog = dialog
        refusal = self._desk.model.refusals.get(view.power)
        if refusal is not None:
            dialog.refuse(refusal)
        self.changed.emit()

    def _dialog_for(self, view: SeatView) -> SeatDialog:
        match view.position.phase:
            case "negotiate-propose":
                return ProposeDialog(view, self._window)
            case "negotiate-answer":
                return AnswerDialog(view, self._desk.made(view.power), self._window)
            case "retreats":
                return RetreatsDialog(view, self._window)
            case _:
                return BuildsDialog(view, self._window)

    def _sent(self, payload: object) -> None:
        self._desk.edit(payload)
        self._desk.send()

    def _redrafted(self, payload: object) -> None:
        if self._dialog is not None:
            self._dialog.load(payload)

    def _closed(self) -> None:
        self._dialog = None
        self._desk.light(())
        self.changed.emit()
