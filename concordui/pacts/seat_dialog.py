"""What the dialogs of a seat have in common: who acts when, what is sent, what the engine refused."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLayout, QWidget

from concordui.engine_words import told
from concordui.pacts.words import say
from concordui.widgets import DialogShell, Note, OutlineButton, PrimaryButton
from engine.seats.protocol import Refusal

SMALLEST = 480
"""Height below which a dialog can't be made smaller: it fits a screen of 1280 x 800 with room to spare."""


class SeatDialog(DialogShell):
    """A non-modal dialog in which one seat puts its payload together.

    `edited` carries the payload after each edit (for the journal), `sent` once it is handed in, after which the dialog
    closes. Closing it otherwise loses nothing: the draft is what `edited` said last. `looked_at` carries the ids of
    what the person looks at (provinces), to be lit in the window.
    """

    edited = Signal(object)
    sent = Signal(object)
    looked_at = Signal(object)

    def __init__(self, title: str, note: str, size: tuple[int, int], parent: QWidget | None = None) -> None:
        super().__init__(title, note, parent, inset=False)
        # What is shown never makes the dialog grow under the pointer: lists scroll, the map gives way.
        layout = self.layout()
        if layout is not None:
            layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(size[0], min(size[1], SMALLEST))
        self.resize(*size)
        self._refusal = Note("danger", parent=self)
        self._refusal.hide()
        self._send = PrimaryButton("", self, "send")
        self._send.clicked.connect(self.send)
        for keys in (QKeySequence("Ctrl+Return"), QKeySequence("Ctrl+Enter")):
            QShortcut(keys, self).activated.connect(self.send)

    def payload(self) -> Any:
        """What would be sent now, in the form that the phase's method returns."""
        raise NotImplementedError

    def load(self, payload: object) -> None:
        """Take a draft up again. Nothing is told; what is not legal (any more) is left out."""
        raise NotImplementedError

    def send(self) -> None:
        """Hand the payload in and close."""
        self._refusal.hide()
        self.sent.emit(self.payload())
        self.accept()

    def refuse(self, refusal: Refusal) -> None:
        """Say what the engine did not take; the person corrects it and sends again."""
        self._refusal.say("danger", say("This was not taken"), f"{refusal.where}: {told(refusal.what)}")
        self._refusal.show()

    def _add_foot(self, *others: OutlineButton) -> None:
        """The note of a refusal under the body, and the buttons: the filled one is last."""
        self.body.addWidget(self._refusal)
        for button in others:
            self.add_button(button)
        self.add_button(self._send)
