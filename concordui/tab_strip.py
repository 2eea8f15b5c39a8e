"""The tabs of what is open, and "+" for a new one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QTabBar, QToolButton, QWidget

from concordui import fonts, icons
from concordui.theme import theme

HEIGHT = 32
PAD = 12
ICON = 16
CLOSE = 16
MAX_WIDTH = 260


class TabBar(QTabBar):
    """Tabs drawn flat; each has a cross, which the middle button and Ctrl+W stand for too. `close_wanted`: a tab.

    While the bar is away (a page stands before what the tabs are of) no tab is in front; `recalled` comes when the one
    that was in front is clicked.
    """

    close_wanted = Signal(int)
    recalled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tabs")
        self.setAccessibleName(self.tr("What is open"))
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setMovable(True)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setMouseTracking(True)
        self.setFixedHeight(HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._pressed_cross = -1
        self._away = False
        self.tabBarClicked.connect(self._clicked)
        theme().changed.connect(self.update)

    def tabSizeHint(self, index: int) -> QSize:
        return QSize(min(self._text_width(index) + 2 * PAD + ICON + CLOSE + 18, MAX_WIDTH), HEIGHT)

    def minimumTabSizeHint(self, index: int) -> QSize:
        return QSize(96, HEIGHT)

    def tabLayoutChange(self) -> None:
        """What Qt does not tell the layout about a tab that is hidden or shown: the bar wants another width then."""
        super().tabLayoutChange()
        self.updateGeometry()

    def set_away(self, away: bool) -> None:
        """Whether a page stands before what the tabs are of."""
        self._away = away
        self.update()

    def cross(self, index: int) -> QRect:
        """Where the tab's cross is."""
        rect = self.tabRect(index)
        return QRect(rect.right() - PAD - CLOSE + 1, rect.y() + (HEIGHT - CLOSE) // 2, CLOSE, CLOSE)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_cross = self._cross_at(event.position().toPoint())
        if self._pressed_cross < 0 and event.button() != Qt.MouseButton.MiddleButton:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        place = event.position().toPoint()
        pressed, self._pressed_cross = self._pressed_cross, -1
        if event.button() == Qt.MouseButton.MiddleButton and self.tabAt(place) >= 0:
            self.close_wanted.emit(self.tabAt(place))
        elif pressed >= 0:
            if self._cross_at(place) == pressed:
                self.close_wanted.emit(pressed)
        else:
            super().mouseReleaseEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        hovered = self.mapFromGlobal(self.cursor().pos()) if self.underMouse() else QPoint(-1, -1)
        for index in range(self.count()):
            if self.isTabVisible(index):
                self._paint_tab(painter, index, hovered)

    def _paint_tab(self, painter: QPainter, index: int, hovered: QPoint) -> None:
        look = theme()
        rect = self.tabRect(index)
        current = index == self.currentIndex() and not self._away
        if current:
            self._paint_front(painter, QRectF(rect))
        elif rect.contains(hovered):
            painter.fillRect(rect.adjusted(0, 0, 0, -1), look.ui("hover"))
        icon = self.tabIcon(index)
        icon.paint(painter, QRect(rect.x() + PAD, rect.y() + (HEIGHT - ICON) // 2, ICON, ICON))
        words = QRect(rect.x() + PAD + ICON + 8, rect.y(), rect.width() - 2 * PAD - ICON - CLOSE - 14, HEIGHT - 1)
        painter.setFont(fonts.ui("body", strong=current))
        painter.setPen(look.ui("text" if current else "muted"))
        text = painter.fontMetrics().elidedText(self.tabText(index), Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text)
        cross = self.cross(index)
        if cross.contains(hovered):
            painter.fillRect(cross.adjusted(-2, -2, 2, 2), look.ui("line"))
        if current or rect.contains(hovered):
            icons.paint(painter, "x", QRectF(cross.adjusted(1, 1, -1, -1)), look.ui("muted"))
        if current and self.hasFocus():
            painter.setPen(QPen(look.ui("focus"), 2))
            painter.drawRect(rect.adjusted(2, 2, -3, -3))

    def _paint_front(self, painter: QPainter, rect: QRectF) -> None:
        """The ground of the tab in front: rounded above, open below."""
        shape = QPainterPath()
        shape.addRoundedRect(rect.adjusted(0.5, 1.5, -0.5, 12), 6, 6)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(rect)
        painter.fillPath(shape, theme().ui("surface"))
        painter.strokePath(shape, QPen(theme().ui("line"), 1))
        painter.restore()

    def _clicked(self, index: int) -> None:
        if self._away and index == self.currentIndex():
            self.recalled.emit()

    def _cross_at(self, place: QPoint) -> int:
        shown = (index for index in range(self.count()) if self.isTabVisible(index))
        return next((index for index in shown if self.cross(index).contains(place)), -1)

    def _text_width(self, index: int) -> int:
        from PySide6.QtGui import QFontMetrics

        return QFontMetrics(fonts.ui("body", strong=True)).horizontalAdvance(self.tabText(index))


class TabStrip(QWidget):
    """The bar of tabs with "+" after it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tab-strip")
        self.setFixedHeight(HEIGHT)
        self.bar = TabBar(self)
        self.plus = QToolButton(self)
        self.plus.setObjectName("new-tab")
        self.plus.setAutoRaise(True)
        self.plus.setIcon(icons.icon("plus"))
        self.plus.setIconSize(QSize(ICON, ICON))
        self.plus.setFixedSize(28, 28)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 0, 8, 0)
        layout.setSpacing(4)
        layout.addWidget(self.bar)
        layout.addWidget(self.plus)
        layout.addStretch(1)
        theme().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().ui("bg"))
        painter.fillRect(QRect(0, HEIGHT - 1, self.width(), 1), theme().ui("line"))
