"""Words and small signs: labels, tags, chips, key hints, share bars, lines, the sentence of an empty view."""

from __future__ import annotations

import html
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from concordui import fonts, glyphs, icons
from concordui.theme import theme

LabelKind = Literal[
    "body", "caption", "muted", "strong", "section", "title", "display", "danger", "ok", "warn", "accent", "mono"
]
TagKind = Literal["plain", "warn", "danger", "ok", "accent"]


class Label(QLabel):
    """A line or a paragraph of the look's type. `tabular` gives figures of equal width; `wrap` sets 18 px lines."""

    def __init__(
        self,
        text: str = "",
        kind: LabelKind = "body",
        parent: QWidget | None = None,
        *,
        wrap: bool = False,
        tabular: bool = False,
    ) -> None:
        super().__init__(parent)
        self._wrap = wrap
        self._kind = kind
        self.setProperty("kind", kind)
        self.setWordWrap(wrap)
        if tabular:
            size: fonts.Size = kind if kind in ("caption", "section", "title", "display") else "body"
            self.setFont(fonts.ui(size, strong=kind in ("strong", "section", "title", "display"), tabular=True))
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Show plain text; nothing in it is taken for markup."""
        if not self._wrap:
            self.setTextFormat(Qt.TextFormat.PlainText)
            self.setText(text)
            return
        lines = html.escape(text).replace("\n", "<br>")
        self.set_html(lines)

    def set_html(self, markup: str) -> None:
        """Show rich text at the look's line height; ``<b>`` is the strong weight. The caller has escaped the rest."""
        markup = markup.replace("<b>", '<span style="font-weight:600">').replace("</b>", "</span>")
        line = fonts.LINES["caption" if self._kind == "caption" else "body"]
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setText(f'<p style="line-height:{line}px; margin:0">{markup}</p>')
        self.setAccessibleName(_plain(markup))


def _plain(markup: str) -> str:
    from PySide6.QtGui import QTextDocumentFragment

    return QTextDocumentFragment.fromHtml(markup).toPlainText()


class ElidedLabel(QLabel):
    """One line of plain text that gives way: what does not fit is three dots, and the tool tip says all of it."""

    def __init__(self, parent: QWidget | None = None, kind: Literal["body", "muted", "caption"] = "body") -> None:
        super().__init__(parent)
        self.setProperty("kind", kind)
        self._role = "text" if kind == "body" else "muted"
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFont(fonts.ui("caption" if kind == "caption" else "body", tabular=True))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def set_text(self, text: str) -> None:
        """Show this text, or its beginning."""
        self.setText(text)
        self.setToolTip(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        room = self.contentsRect()
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.setPen(theme().ui(self._role))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)


class Line(QFrame):
    """A line of one pixel between rows or columns."""

    def __init__(self, parent: QWidget | None = None, *, vertical: bool = False) -> None:
        super().__init__(parent)
        self.setProperty("kind", "line")
        if vertical:
            self.setFixedWidth(1)
        else:
            self.setFixedHeight(1)


class Drawn(QWidget):
    """A small sign that is painted, and painted again when the theme changes."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        theme().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError


class Chip(Drawn):
    """A power's chip: its colour, its emblem; the accessible name is the power's."""

    def __init__(self, power: str, size: int = 16, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(size, size)
        self.set_power(power)

    def set_power(self, power: str) -> None:
        self._power = power
        self.setAccessibleName(power)
        self.setToolTip(power)
        self.update()

    def draw(self, painter: QPainter) -> None:
        glyphs.paint_chip(painter, QRectF(self.rect()), theme().power(self._power))


class UnitLabel(Drawn):
    """A unit as in lists: a shield or a ship in its power's colours."""

    def __init__(self, power: str, kind: glyphs.UnitKind, size: int = 18, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(round(size * 1.25), size + 2)
        self._size = size
        self.set_unit(power, kind)

    def set_unit(self, power: str, kind: glyphs.UnitKind) -> None:
        self._power, self._kind = power, kind
        self.setAccessibleName(self.tr("army of %s") % power if kind == "army" else self.tr("fleet of %s") % power)
        self.update()

    def draw(self, painter: QPainter) -> None:
        tall = self._size * (glyphs.UNIT / 27.5)
        if self._kind == "fleet":
            tall *= 0.88
        middle = QPointF(self.width() / 2, self.height() / 2)
        glyphs.paint_unit(painter, middle, theme().power(self._power), self._kind, tall, halo=False)


class IconLabel(Drawn):
    """An icon that only says something; `role` is a colour of the window."""

    def __init__(self, name: str, role: str = "text", size: int = 16, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(size, size)
        self.set_icon(name, role)

    def set_icon(self, name: str, role: str = "text") -> None:
        self._name, self._role = name, role
        self.update()

    def draw(self, painter: QPainter) -> None:
        icons.paint(painter, self._name, QRectF(self.rect()), theme().ui(self._role))


class Tag(Drawn):
    """A word on a soft ground: *breaks peace*, *dislodged*. A plain tag has a line round it and no ground."""

    _GROUNDS = {
        "warn": ("warnSoft", "warn"),
        "danger": ("dangerSoft", "danger"),
        "ok": ("okSoft", "ok"),
        "accent": ("accentSoft", "accent"),
    }

    def __init__(self, text: str, kind: TagKind = "plain", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFont(fonts.ui("caption"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_text(text, kind)

    def set_text(self, text: str, kind: TagKind = "plain") -> None:
        self._text, self._kind = text, kind
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def text(self) -> str:
        return self._text

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self._text) + 14, 18)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def draw(self, painter: QPainter) -> None:
        paint_tag(painter, QRectF(self.rect()), self._text, self._kind)


def paint_tag(painter: QPainter, rect: QRectF, text: str, kind: TagKind) -> None:
    """Draw a tag; tables' delegates use it for tags in cells."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(fonts.ui("caption"))
    if kind == "plain":
        painter.setPen(QPen(theme().ui("line"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        ink = theme().ui("muted")
    else:
        ground, name = Tag._GROUNDS[kind]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().ui(ground))
        painter.drawRoundedRect(rect, 3, 3)
        ink = theme().ui(name)
    painter.setPen(ink)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


class EmptyHint(QWidget):
    """What an empty view says: one muted sentence, what will appear and how."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        self._label = Label(text, "muted", self, wrap=True)
        self._label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._label)
        column.addStretch(1)
        self.setAccessibleName(text)

    def set_text(self, text: str) -> None:
        self._label.set_text(text)
        self.setAccessibleName(text)
