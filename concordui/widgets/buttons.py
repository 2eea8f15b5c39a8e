"""Buttons: one filled a view, the others outlined, links, icon buttons, and a choice of a few side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFontMetrics, QHelpEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStyleOptionButton,
    QToolButton,
    QToolTip,
    QWidget,
)

from concordui import icons
from concordui.theme import theme

GAP = 4
"""More room between a button's icon and its words than the style leaves."""


_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


def _pressed_by_enter(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Enter presses the button that has the keyboard, as Space does; whether it did. (With Ctrl it is the dialog's.)"""
    plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
    if not (plain and Qt.Key(event.key()) in _ENTER):
        return False
    button.click()
    return True


class PaintedButton(QAbstractButton):
    """A button that paints itself, and again when the pointer comes or goes and when the theme changes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hovered = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme().changed.connect(self.update)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update()


class _TextButton(QPushButton):
    """A push button whose icon has the colour of its words, which end in dots where there is too little room."""

    ROLE = "text"

    def __init__(self, text: str, parent: QWidget | None = None, icon: str | None = None) -> None:
        super().__init__(text, parent)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        if icon:
            self.set_icon(icon)

    def set_icon(self, name: str) -> None:
        self.setIcon(icons.icon(name, self.ROLE, gap=GAP))
        self.setIconSize(QSize(16 + GAP, 16))

    _measured = False
    """While the size that all words need is worked out, which asks for the option too."""

    def sizeHint(self) -> QSize:
        self._measured = True
        try:
            return super().sizeHint()
        finally:
            self._measured = False

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        if self._measured:
            return
        lacking = self.sizeHint().width() - self.width()
        if lacking > 0 and self.text():
            metrics = self.fontMetrics()
            whole = metrics.size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
            option.text = metrics.elidedText(
                self.text(), Qt.TextElideMode.ElideRight, max(whole - lacking, 0), Qt.TextFlag.TextShowMnemonic
            )

    def event(self, event: QEvent) -> bool:
        """Words that are cut short are told by a tip."""
        if event.type() == QEvent.Type.ToolTip and not self.toolTip() and self.width() < self.sizeHint().width():
            assert isinstance(event, QHelpEvent)
            QToolTip.showText(event.globalPos(), self.text().replace("&", ""), self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _pressed_by_enter(self, event):
            super().keyPressEvent(event)


class PrimaryButton(_TextButton):
    """The one filled button of a view, 32 high: a verb with its object."""

    ROLE = "onAccent"

    def __init__(self, text: str, parent: QWidget | None = None, icon: str | None = None) -> None:
        super().__init__(text, parent, icon)
        self.setProperty("kind", "primary")


class OutlineButton(_TextButton):
    """Every other button, 28 high."""


class LinkButton(_TextButton):
    """Words in the accent that do something."""

    ROLE = "accent"

    def __init__(self, text: str, parent: QWidget | None = None, icon: str | None = None) -> None:
        super().__init__(text, parent, icon)
        self.setProperty("kind", "link")
        self.setCursor(Qt.CursorShape.PointingHandCursor)


class ToolButton(QToolButton):
    """An icon that can be pressed; its words are its tool tip and accessible name."""

    def __init__(
        self,
        icon: str,
        text: str,
        parent: QWidget | None = None,
        *,
        role: str = "text",
        size: int = 16,
        shortcut: str = "",
    ) -> None:
        super().__init__(parent)
        self.setIconSize(QSize(size, size))
        self.setToolTip(f"{text} ({shortcut})" if shortcut else text)
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.set_icon(icon, role)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _pressed_by_enter(self, event):
            super().keyPressEvent(event)

    def set_icon(self, name: str, role: str = "text") -> None:
        self.setIcon(icons.icon(name, role, on_role="accent"))


@dataclass(frozen=True, slots=True)
class Segment:
    """One choice: its key, its words, an icon, and the tone it has when chosen."""

    key: object
    text: str
    icon: str | None = None
    tone: Literal["accent", "ok", "danger"] = "accent"


class Segmented(QWidget):
    """A choice of a few, side by side; at most one is chosen. Left and right move between them."""

    chosen = Signal(object)
    """The key of the segment that a person chose."""

    def __init__(self, segments: Sequence[Segment], parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._segments = tuple(segments)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for index, segment in enumerate(self._segments):
            button = _SegmentButton(segment, _place(index, len(self._segments)), self)
            self._group.addButton(button, index)
            row.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._group.idClicked.connect(self._clicked)

    def key(self) -> object:
        """The key of the chosen segment, None if none is."""
        index = self._group.checkedId()
        return self._segments[index].key if index >= 0 else None

    def set_key(self, key: object) -> None:
        """Choose a segment without telling; a key that is none of them leaves none chosen."""
        self._group.setExclusive(False)
        for index, segment in enumerate(self._segments):
            self._group.button(index).setChecked(segment.key == key)
        self._group.setExclusive(True)

    def buttons(self) -> list[QAbstractButton]:
        """The buttons, in the order of the segments."""
        return [self._group.button(index) for index in range(len(self._segments))]

    def _clicked(self, index: int) -> None:
        self.chosen.emit(self._segments[index].key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        focused = next((i for i, button in enumerate(self.buttons()) if button.hasFocus()), None)
        if step is None or focused is None or not 0 <= focused + step < len(self._segments):
            super().keyPressEvent(event)
            return
        button = self._group.button(focused + step)
        button.setFocus(Qt.FocusReason.TabFocusReason)
        button.click()


def _place(index: int, count: int) -> str:
    if count == 1:
        return "only"
    return "first" if index == 0 else "last" if index == count - 1 else "middle"


class _SegmentButton(QPushButton):
    def __init__(self, segment: Segment, place: str, parent: QWidget) -> None:
        super().__init__(segment.text, parent)
        self.setCheckable(True)
        self.setProperty("kind", "segment")
        self.setProperty("place", place)
        self.setProperty("tone", segment.tone)
        self.setAutoDefault(False)
        if segment.icon:
            self.setIcon(icons.icon(segment.icon, "text", on_role=segment.tone, gap=GAP))
            self.setIconSize(QSize(16 + GAP, 16))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in _ARROWS:
            event.ignore()  # the row of segments moves; a button of a group would move the focus and choose nothing
        elif not _pressed_by_enter(self, event):
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Wide enough for the strong weight, so that choosing moves nothing."""
        hint = super().sizeHint()
        font = self.font()
        font.setWeight(font.Weight.DemiBold)
        extra = QFontMetrics(font).horizontalAdvance(self.text()) - self.fontMetrics().horizontalAdvance(self.text())
        return QSize(hint.width() + max(0, extra), hint.height())
