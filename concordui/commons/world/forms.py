"""The dialogs that add something to a world: each makes another shape of one, and says at the field what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui.commons.world.words import say
from concordui.engine_words import told
from concordui.widgets import DialogShell, Field, Label, OutlineButton, PrimaryButton
from engine.commons.shape import Shape
from engine.errors import ConcordError, FaultyInput, TreatyError

WIDTH = 460


class FaultField(QWidget):
    """A field with its fault under it, in words, while there is one."""

    def __init__(self, caption: str, control: QWidget, parent: QWidget | None = None, hint: str = "") -> None:
        super().__init__(parent)
        self.control = control
        control.setAccessibleName(caption.replace("&", ""))
        control.setAccessibleDescription(hint)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(Field(caption, control, self))
        self._hint = hint
        self._words = Label(hint, "caption", self, wrap=True)
        self._fault = Label("", "danger", self, wrap=True)
        self._words.setVisible(bool(hint))
        self._fault.hide()
        column.addWidget(self._words)
        column.addWidget(self._fault)

    @property
    def fault(self) -> str:
        """What is wrong here, empty for nothing."""
        return self._fault.accessibleName() if self._fault.isVisibleTo(self) else ""

    def say(self, fault: str) -> None:
        """Say what is wrong, or nothing."""
        self._fault.set_text(fault)
        self._fault.setVisible(bool(fault))
        self.control.setAccessibleDescription(fault or self._hint)


class PartDialog(DialogShell):
    """`made` carries the shape that comes of it and the words of the change; the dialog then closes.

    Subclasses put `FaultField`s by the names of what may be at fault, and make the shape.
    """

    made = Signal(object, str)

    def __init__(self, title: str, note: str, shape: Shape, parent: QWidget | None = None) -> None:
        super().__init__(title, note, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.shape = shape
        self.now: Callable[[], Shape | None] | None = None
        """What there is when it is added: the world goes on while the dialog is open."""
        self.fields: dict[str, FaultField] = {}
        self.cancel_button = OutlineButton(say("&Cancel"), self)
        self.add_button_ = PrimaryButton(title, self, "plus")
        self.cancel_button.clicked.connect(self.reject)
        self.add_button_.clicked.connect(self.add)
        self.add_button_.setDefault(True)
        self.add_button(self.cancel_button)
        self.add_button(self.add_button_)
        self.set_help(say("It comes with the next round; until then it can be undone."))

    def showEvent(self, event: QShowEvent) -> None:
        """As high as its words need at this width: Qt counts wrapped ones as if they were wide."""
        super().showEvent(event)
        self._fit()

    def field(self, key: str, caption: str, control: QWidget, hint: str = "") -> None:
        """One more field, below the others."""
        self.fields[key] = FaultField(caption, control, self, hint)
        self.body.addWidget(self.fields[key])

    def make(self) -> tuple[Shape, str]:
        """The shape with the addition, and the words of the change. Raises `ConcordError`."""
        raise NotImplementedError

    def add(self) -> None:
        """Add it, or say at the field why that can't be."""
        for field in self.fields.values():
            field.say("")
        self.shape = (None if self.now is None else self.now()) or self.shape
        try:
            shape, words = self.make()
        except ConcordError as error:
            self._refuse(faults_of(error))
        else:
            self.made.emit(shape, words)
            self.accept()

    def _refuse(self, faults: Mapping[str, str]) -> None:
        first = None
        for where, what in faults.items():
            key = where.split("[")[0].split(".")[0]
            field = self.fields.get(key, next(iter(self.fields.values())))
            field.say(what)
            first = first or field
        if first is not None:
            first.control.setFocus(Qt.FocusReason.OtherFocusReason)
        self._fit()

    def _fit(self) -> None:
        layout = self.layout()
        if layout is not None:
            layout.activate()
            self.resize(WIDTH, layout.totalHeightForWidth(WIDTH))


def faults_of(error: ConcordError) -> dict[str, str]:
    """What is wrong by its place, as sentences."""
    if isinstance(error, FaultyInput):
        return {fault.where: _sentence(told(fault.what)) for fault in error.faults[::-1]}
    remedy = f" {_sentence(told(error.remedy))}" if isinstance(error, TreatyError) and error.remedy else ""
    return {error.where: _sentence(told(error.what)) + remedy}


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + ("" if words.endswith(".") else ".")
