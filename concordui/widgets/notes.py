"""Notes: a soft ground, a bar at the left, an icon, one strong line, one sentence, links."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from concordui.theme import theme
from concordui.widgets.buttons import LinkButton
from concordui.widgets.labels import IconLabel, Label

NoteKind = Literal["info", "warn", "danger", "ok"]
_LOOKS: dict[NoteKind, tuple[str, str, str]] = {
    "info": ("accentSoft", "accent", "info"),
    "warn": ("warnSoft", "warn", "triangle-alert"),
    "danger": ("dangerSoft", "danger", "triangle-alert"),
    "ok": ("okSoft", "ok", "check"),
}
_BAR = 3


class Note(QWidget):
    """Something worth saying in place. Warn before a breach, danger after it. `links` are (key, words)."""

    link_clicked = Signal(object)
    """The key of the link that was pressed."""

    def __init__(
        self,
        kind: NoteKind,
        title: str = "",
        text: str = "",
        links: Sequence[tuple[object, str]] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 8, 12, 9)
        row.setSpacing(7)
        self._icon = IconLabel("info", "text", 16, self)
        self._title = Label("", "strong", self, wrap=True)
        self._text = Label("", "body", self, wrap=True)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self._title)
        column.addWidget(self._text)
        self._links = QHBoxLayout()
        self._links.setContentsMargins(0, 4, 0, 0)
        self._links.setSpacing(14)
        column.addLayout(self._links)
        column.addStretch(1)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)
        self._buttons: dict[QObject, object] = {}
        theme().changed.connect(self.update)
        self.say(kind, title, text, links)

    def say(self, kind: NoteKind, title: str = "", text: str = "", links: Sequence[tuple[object, str]] = ()) -> None:
        """Say something else."""
        self._kind = kind
        self._icon.set_icon(_LOOKS[kind][2], "text" if kind == "warn" else _LOOKS[kind][1])
        self._title.set_text(title)
        self._title.setVisible(bool(title))
        self._text.set_text(text)
        self._text.setVisible(bool(text))
        self.setAccessibleName(title or text)
        self.setAccessibleDescription(text)
        self._set_links(links)
        self.update()

    def set_html(self, markup: str) -> None:
        """Show the sentence as rich text, for its strong parts. The caller has escaped what people wrote."""
        self._text.set_html(markup)
        self._text.setVisible(True)

    def _set_links(self, links: Sequence[tuple[object, str]]) -> None:
        while self._links.count():
            item = self._links.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._buttons.clear()
        for key, words in links:
            button = LinkButton(words, self)
            button.clicked.connect(self._pressed)
            self._buttons[button] = key
            self._links.addWidget(button)
        if links:
            self._links.addStretch(1)
        self._links.setContentsMargins(0, 4 if links else 0, 0, 0)

    def _pressed(self) -> None:
        self.link_clicked.emit(self._buttons[self.sender()])

    def paintEvent(self, event: QPaintEvent) -> None:
        ground, bar, _ = _LOOKS[self._kind]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(self.rect()), 3, 3)
        painter.setClipPath(shape)
        painter.fillRect(self.rect(), theme().ui(ground))
        painter.fillRect(QRectF(0, 0, _BAR, self.height()), theme().ui(bar))
        painter.end()
