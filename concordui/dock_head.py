"""Heads of the docks: a title, what it counts, its buttons, and the cross that closes the dock."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from concordui.widgets import SectionHead, ToolButton
from concordui.widgets.sections import HEAD_HEIGHT


class DockHead(SectionHead):
    """The title bar of a dock; `close_wanted` comes from its cross, `pressed` carries the name of another button."""

    close_wanted = Signal()
    pressed = Signal(object)

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent=parent)
        self.buttons: dict[str, ToolButton] = {}
        self._cross = ToolButton("x", self.tr("Close: {dock}").format(dock=title), self, role="muted")
        self._cross.clicked.connect(self.close_wanted)
        self.add(self._cross)

    def add_button(self, name: str, icon: str, text: str, *, checkable: bool = False) -> ToolButton:
        """A button before the cross."""
        button = ToolButton(icon, text, self)
        button.setObjectName(name)
        button.setCheckable(checkable)
        button.clicked.connect(self._clicked)
        self.buttons[name] = button
        self._row.insertWidget(self._row.count() - 1, button)
        return button

    def sizeHint(self) -> QSize:
        """A dock gives its title bar the height that it asks for, whatever height is fixed."""
        return QSize(super().sizeHint().width(), HEAD_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, HEAD_HEIGHT)

    def _clicked(self) -> None:
        button = self.sender()
        if isinstance(button, ToolButton):
            self.pressed.emit(button.objectName())
