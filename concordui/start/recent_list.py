"""The list of recent files: a small map, the title, where it stands, when it was last used."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QMenu, QSizePolicy, QVBoxLayout, QWidget

from concordui import fonts, icons
from concordui.recent import RecentFile, RecentFiles
from concordui.theme import theme
from concordui.widgets import PaintedButton

ROW = 52
translate = QCoreApplication.translate
THUMBNAIL = QSize(66, 43)


def time_words(used: datetime, now: datetime, locale: QLocale) -> str:
    """When a file was last used, as one says it: today with the time, yesterday, the day, the day with its year."""
    day, today = used.astimezone(now.tzinfo).date(), now.date()
    if day == today:
        return translate("RecentList", "Today {0}").format(f"{used.astimezone(now.tzinfo):%H:%M}")
    if (today - day).days == 1:
        return translate("RecentList", "Yesterday")
    month = locale.standaloneMonthName(day.month)
    return f"{day.day} {month}" if day.year == today.year else f"{day.day} {month} {day.year}"


class RecentRow(PaintedButton):
    """One file. A click opens it; Delete or its menu takes it off the list."""

    open_wanted = Signal(object)
    forget_wanted = Signal(object)

    def __init__(self, entry: RecentFile, picture: Path, when: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entry = entry
        self._when = when
        self._picture = QPixmap(str(picture)) if picture.exists() else QPixmap()
        self._missing = entry.missing
        self.setObjectName(f"recent-{entry.path.name}")
        self.setAccessibleName(f"{entry.title}. {self.sentence()}. {when}")
        self.setToolTip(str(entry.path))
        self.setFixedHeight(ROW)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._open)

    def sentence(self) -> str:
        """Where the game stands, or that its file is gone."""
        if self._missing:
            return self.tr("The file is not there any more: {0}").format(self.entry.path)
        return self.entry.sentence

    def sizeHint(self) -> QSize:
        return QSize(600, ROW)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Delete:
            self._forget()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if not self._missing:
            menu.addAction(self.tr("Open")).triggered.connect(self._open)
        menu.addAction(self.tr("Take off this list")).triggered.connect(self._forget)
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        menu.popup(self.mapToGlobal(QPoint(90, ROW - 8)) if by_key else event.globalPos())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        if self._hovered or self.isDown():
            painter.fillRect(self.rect(), look.ui("hover"))
        painter.fillRect(QRect(0, self.height() - 1, self.width(), 1), look.ui("line"))
        self._paint_thumbnail(painter, QRectF(12, 4, THUMBNAIL.width(), THUMBNAIL.height()))
        self._paint_texts(painter)
        if self.hasFocus():
            painter.setPen(QPen(look.ui("focus"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -2), 4, 4)

    def _paint_thumbnail(self, painter: QPainter, place: QRectF) -> None:
        shape = QPainterPath()
        shape.addRoundedRect(place, 3, 3)
        painter.save()
        painter.setClipPath(shape)
        painter.fillRect(place, theme().map("void"))
        if self._missing or self._picture.isNull():
            name = "file-warning" if self._missing else "map"
            icon = QRect(0, 0, 16, 16)
            icon.moveCenter(place.center().toPoint())
            icons.paint(painter, name, QRectF(icon), theme().ui("muted"))
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(place, self._picture, QRectF(self._picture.rect()))
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme().ui("line"), 1))
        painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)

    def _paint_texts(self, painter: QPainter) -> None:
        look = theme()
        painter.setFont(fonts.ui("body", tabular=True))
        right = self.width() - 12 - painter.fontMetrics().horizontalAdvance(self._when)
        second = 90 + max(200, round((self.width() - 90) * 0.254))
        third = second + max(100, round((self.width() - 90) * 0.119))
        strong = fonts.ui("body", strong=True)
        ink = "muted" if self._missing else "text"
        for left, end, text, font, token in (
            (90, second - 12, self.entry.title, strong, ink),
            (second, third - 12, self.entry.label or self.entry.board.capitalize(), fonts.ui("body"), "muted"),
            (third, right - 16, self.sentence(), fonts.ui("body"), "warn" if self._missing else "text"),
            (right, self.width() - 11, self._when, fonts.ui("body", tabular=True), "muted"),
        ):
            painter.setFont(font)
            painter.setPen(look.ui(token))
            shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, max(end - left, 0))
            painter.drawText(QRect(left, 0, max(end - left, 0), ROW - 1), Qt.AlignmentFlag.AlignVCenter, shown)

    def _open(self) -> None:
        self.open_wanted.emit(self.entry.path)

    def _forget(self) -> None:
        self.forget_wanted.emit(self.entry.path)


class RecentList(QWidget):
    """The rows, rebuilt when the list or the theme changes. With a `kind`, those of its files alone."""

    open_wanted = Signal(object)

    def __init__(
        self, recent: RecentFiles, now: Callable[[], datetime], parent: QWidget | None = None, *, kind: str = ""
    ) -> None:
        super().__init__(parent)
        self._recent = recent
        self._kind = kind
        self._now = now
        self._rows: list[RecentRow] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        recent.changed.connect(self.rebuild)
        theme().changed.connect(self.rebuild)
        self.rebuild()

    def rows(self) -> list[RecentRow]:
        """The rows that are shown."""
        return list(self._rows)

    def rebuild(self) -> None:
        """Show the list as it is now."""
        focused = next((row.entry.path for row in self.rows() if row.hasFocus()), None)
        for row in self._rows:
            self._layout.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = []
        for entry in self._recent.files():
            if self._kind not in ("", entry.kind):
                continue
            when = time_words(entry.used, self._now(), self.locale())
            row = RecentRow(entry, self._recent.picture(entry.path, theme().name), when, self)
            row.open_wanted.connect(self.open_wanted)
            row.forget_wanted.connect(self._recent.forget)
            self._layout.addWidget(row)
            self._rows.append(row)
            if entry.path == focused:
                row.setFocus()
        self.setVisible(bool(self._rows))
