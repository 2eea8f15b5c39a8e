"""Keys of model servers: where each is, and a field that puts one into the system's keyring, or takes it out again."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QVBoxLayout, QWidget

from concordui.colony.mind_settings.calls import VARIABLES, Keys
from concordui.colony.mind_settings.words import key_words, say, trouble_words
from concordui.notices import sentences
from concordui.widgets import Label, OutlineButton
from concordui.widgets.fault_label import FaultLabel
from engine.errors import ConcordError
from engine.minds.keyring import KeyPlace
from engine.minds.keys import ANTHROPIC, OPENAI


class KeyRow:
    """The widgets of one variable, in a row of the grid."""

    def __init__(self, variable: str, pane: QWidget) -> None:
        self.variable = variable
        users = {ANTHROPIC: say("Claude"), OPENAI: say("Model servers")}
        self.title = Label(users[variable], "strong", pane)
        self.name = Label(variable, "mono", pane)
        self.place = Label("", "muted", pane)
        self.typed = QLineEdit(pane)
        self.typed.setEchoMode(QLineEdit.EchoMode.Password)
        self.typed.setAccessibleName(say("A key for {variable}", variable=variable))
        self.typed.setPlaceholderText(say("paste a key"))
        self.keep = OutlineButton(say("Keep in keyring"), pane, "save")
        self.keep.setAccessibleName(say("Keep the key of {variable} in the keyring", variable=variable))
        self.forget = OutlineButton(say("Forget"), pane, "trash-2")
        self.forget.setAccessibleName(say("Take the key of {variable} out of the keyring", variable=variable))

    def widgets(self) -> tuple[QWidget, ...]:
        """In the order of the columns."""
        return (self.title, self.name, self.place, self.typed, self.keep, self.forget)


class KeysPane(QWidget):
    """Keys are looked for in the environment, then in the keyring, and are kept there alone.

    `changed` comes when a key was kept or forgotten: minds that are made from now on have it.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(say("Keys"))
        self.rows = {variable: KeyRow(variable, self) for variable in VARIABLES}
        self.note = Label("", "caption", self, wrap=True)
        self.fault = FaultLabel(self)
        self._keys = Keys(self)
        self._places: dict[str, KeyPlace] = {}
        self._lay_out()
        self._connect()
        self._show()

    @property
    def busy(self) -> bool:
        """Whether the keyring is waited for."""
        return self._keys.busy

    def look(self) -> None:
        """Find out where the keys are."""
        self._keys.look()
        self._show()

    # What a person does

    def _keep(self) -> None:
        row = self._row_of("keep")
        if row is not None and row.typed.text().strip() and not self.busy:
            value = row.typed.text()
            row.typed.clear()
            self.fault.say("")
            self._keys.keep(row.variable, value)
            self._show()

    def _forget(self) -> None:
        row = self._row_of("forget")
        if row is not None and not self.busy:
            self.fault.say("")
            self._keys.forget(row.variable)
            self._show()

    def _row_of(self, button: str) -> KeyRow | None:
        sender = self.sender()
        return next((row for row in self.rows.values() if sender in (getattr(row, button), row.typed)), None)

    def _seen(self, places: object) -> None:
        assert isinstance(places, tuple)
        self._places = {place.variable: place for place in places}
        self._show()

    def _failed(self, error: object) -> None:
        assert isinstance(error, ConcordError)
        self.fault.say(" ".join(sentences(error)))
        self._show()

    # What it shows

    def _show(self) -> None:
        free = not self.busy
        trouble = ""
        for row in self.rows.values():
            place = self._places.get(row.variable)
            row.place.set_text(say("…") if place is None else key_words(place))
            trouble = trouble or (place.trouble if place is not None else "")
            usable = free and place is not None and not place.trouble
            row.typed.setEnabled(usable)
            row.keep.setEnabled(usable and bool(row.typed.text().strip()))
            row.forget.setEnabled(usable and place is not None and place.place == "keyring")
        told = say("A key of the environment comes first. Keys are in no file of this program.")
        self.note.set_text(" ".join(part for part in (trouble_words(trouble), told) if part))

    # How it is put together

    def _connect(self) -> None:
        self._keys.seen.connect(self._seen)
        self._keys.failed.connect(self._failed)
        self._keys.changed.connect(self.changed)
        for row in self.rows.values():
            row.keep.clicked.connect(self._keep)
            row.typed.returnPressed.connect(self._keep)
            row.forget.clicked.connect(self._forget)
            row.typed.textChanged.connect(self._show)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        for number, row in enumerate(self.rows.values()):
            for place, widget in enumerate(row.widgets()):
                grid.addWidget(widget, number, place)
        grid.setColumnStretch(3, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(grid)
        column.addWidget(self.fault)
        column.addWidget(self.note)
