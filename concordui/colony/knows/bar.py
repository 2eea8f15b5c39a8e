"""What stands over the matrix: its title, what the icons mean, search and saving; and the filters under it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from concordui import fonts, icons
from concordui.accessible import name_signs
from concordui.colony.knows.filters import Filter, Group, Spread, groups, spreads
from concordui.colony.knows.words import standings
from concordui.colony.people import People
from concordui.colony.say import say
from concordui.theme import theme
from concordui.widgets.hint_combo import HintCombo, Item

_ICON = 12
_WORD = 4
_APART = 9


class Legend(QWidget):
    """The ways of knowing, as many as there is room for; the tool tip has them all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._font = fonts.ui("caption")
        words = ", ".join(each.word for each in standings().values())
        self.setAccessibleName(say("How a mind knows: {words}", words=words))
        self.setToolTip(words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self._font)
        words = (metrics.horizontalAdvance(each.word) for each in standings().values())
        return QSize(sum(_ICON + _WORD + width + _APART for width in words), 20)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, metrics, left, middle = QPainter(self), QFontMetrics(self._font), 0.0, self.height() / 2
        painter.setFont(self._font)
        painter.setPen(theme().ui("muted"))
        for each in standings().values():
            width = metrics.horizontalAdvance(each.word)
            if left + _ICON + _WORD + width > self.width():
                break
            icons.paint(painter, each.icon, QRectF(left, middle - _ICON / 2, _ICON, _ICON), theme().ui("muted"))
            room = QRectF(left + _ICON + _WORD, 0, width + 2, self.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, each.word)
            left += _ICON + _WORD + width + _APART
        painter.end()


class FilterBar(QWidget):
    """Words to search for, and three lists to choose from. `changed` tells of another filter, `left` that Escape was
    pressed in it.
    """

    changed = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "surface")
        self._people = People()
        self.words = QLineEdit(self)
        self.words.setPlaceholderText(say("Search facts"))
        self.words.setAccessibleName(say("Search facts"))
        self.words.setClearButtonEnabled(True)
        name_signs(self.words)
        self.kind = HintCombo(say("Kind of fact"), self)
        self.about = HintCombo(say("Whom it concerns"), self)
        self.spread = HintCombo(say("Who knows it"), self)
        self.kind.set_items([Item(key, text) for key, text in groups().items()], "")
        self.spread.set_items([Item(key, text) for key, text in spreads().items()], "")
        self.about.set_items([Item("", say("About anybody"))], "")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 5, 12, 5)
        row.setSpacing(8)
        for widget, stretch in ((self.words, 3), (self.kind, 2), (self.about, 2), (self.spread, 3)):
            row.addWidget(widget, stretch)
        self.words.textChanged.connect(self.changed)
        for combo in (self.kind, self.about, self.spread):
            combo.setMinimumContentsLength(4)
            combo.picked.connect(self.changed)

    def show_people(self, people: People) -> None:
        """Offer these colonists."""
        if people == self._people:
            return
        self._people = people
        everybody = [Item("", say("About anybody"))]
        pawns = [Item(pawn.id, pawn.name, icon=people.icon(pawn.id)) for pawn in people.pawns]
        key = self.about.key()
        self.about.set_items([*everybody, *pawns], key if key in {pawn.id for pawn in people.pawns} else "")

    @property
    def filter(self) -> Filter:
        """What is asked for; nothing while it is put away."""
        if self.isHidden():
            return Filter()
        group: Group = self.kind.key() or ""  # type: ignore[assignment]  # its items are those
        spread: Spread = self.spread.key() or ""  # type: ignore[assignment]
        return Filter(self.words.text(), group, str(self.about.key() or ""), spread)

    def clear(self) -> None:
        """Ask for everything."""
        self.words.clear()
        for combo in (self.kind, self.about, self.spread):
            combo.set_items(combo.items(), "")
        self.changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)
