"""*Compare*: sets A and B of orders over the same units, what differs, and which one is edited and on the map."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from concordui import fonts
from concordui.dock_head import DockHead
from concordui.lab.compare_list import INSET, MARK, SIGN, PairList
from concordui.lab.compare_model import Pair, as_csv, copied, pairs, summary, swapped
from concordui.lab.document import Side
from concordui.lab.editor import Editor
from concordui.lab.focus import Focus
from concordui.saving import TextSaver
from concordui.theme import theme
from concordui.widgets import EmptyHint, Label, Line, OutlineButton, Segment, Segmented

HEAD = 24


class ComparePanel(QWidget):
    """Follows the editor and the focus. `failed` carries the `ConcordError` of a file that could not be written.

    `head` is the dock's title bar.
    """

    failed = Signal(object)

    def __init__(self, editor: Editor, focus: Focus, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setObjectName("compare-panel")
        self._editor, self._focus = editor, focus
        self._stale = True
        self._saver = TextSaver(self)
        self.head = DockHead(self.tr("Compare"))
        self._only = self.head.add_button("only", "list-filter", self.tr("Differences only"), checkable=True)
        self._save = self.head.add_button("save", "download", self.tr("Save the table as CSV…"))
        self._lay_out()
        self._connect()
        self.refresh()

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """Every unit with its two orders, also those that are not shown; none while nothing is compared."""
        other = self._editor.other_analysis
        if other is None:
            return ()
        now = self._editor.analysis
        a, b = (now, other) if self._editor.side == "a" else (other, now)
        return pairs(self._editor.position, a, b)

    def refresh(self) -> None:
        """Show the two sets as they are now; when hidden, not before the panel is shown."""
        self._stale = not self.isVisible()
        if self._stale:
            return
        comparing = self._editor.position.other is not None
        self._pages.setCurrentIndex(1 if comparing else 0)
        for button in (self._only, self._save):
            button.setEnabled(comparing)
        self.begin.setEnabled(bool(self._editor.position.units))
        found = self.pairs
        only = self._only.isChecked()
        self.list.show_pairs([pair for pair in found if pair.differs or not only], self._focus.unit)
        self.words.set_text(summary(found) if comparing else "")
        self.sides.set_key(self._editor.side)
        differing = sum(pair.differs for pair in found)
        self.head.set_note(self.tr("{n} of {all} units differ").format(n=differing, all=len(found)) if found else "")
        self.copy.setEnabled(any(pair.orders_differ for pair in found))
        self.swap.setEnabled(any(pair.orders_differ for pair in found))
        self._titles.side = self._editor.side
        self._titles.update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self.refresh()

    def _begin(self) -> None:
        self._editor.apply(self._editor.position.with_compare(True), self.tr("compare"))

    def _copy(self) -> None:
        self._editor.apply(copied(self._editor.position), self.tr("copy orders A to B"))

    def _swap(self) -> None:
        self._editor.apply(swapped(self._editor.position), self.tr("swap orders A and B"))

    def _choose(self, side: object) -> None:
        self._editor.side = "b" if side == "b" else "a"

    def _mark(self) -> None:
        self.list.select(self._focus.unit)

    def _pressed(self, name: object) -> None:
        if name == "only":
            self.refresh()
        else:
            title, kind = self.tr("Save the comparison"), self.tr("Tables (*.csv)")
            self._saver.ask(title, self.tr("Comparison.csv"), kind, "csv", as_csv(self.pairs))

    def _connect(self) -> None:
        self._editor.changed.connect(self.refresh)
        self._focus.unit_changed.connect(self._mark)
        self.list.chosen.connect(self._focus.set_unit)
        self.head.pressed.connect(self._pressed)
        self._saver.failed.connect(self.failed)
        self.sides.chosen.connect(self._choose)
        self.begin.clicked.connect(self._begin)
        self.copy.clicked.connect(self._copy)
        self.swap.clicked.connect(self._swap)

    def _lay_out(self) -> None:
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self._empty())
        self._pages.addWidget(self._table())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)

    def _empty(self) -> QWidget:
        page = QWidget(self)
        hint = self.tr(
            "A second set of orders over the same units appears here, beside the first: what differs is marked."
        )
        self.begin = OutlineButton(self.tr("&Compare two sets of orders"), page, "columns-2")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 12)
        column.setSpacing(0)
        words = EmptyHint(hint, page)
        column.addWidget(words)
        row = QHBoxLayout()
        row.setContentsMargins(INSET, 0, INSET, 0)
        row.addWidget(self.begin)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(1)
        return page

    def _table(self) -> QWidget:
        page = QWidget(self)
        self.sides = Segmented(
            (Segment("a", self.tr("Set A")), Segment("b", self.tr("Set B"))),
            page,
            name=self.tr("Which set of orders is edited and shown on the map"),
        )
        self.sides.setToolTip(self.tr("Edited, and on the map"))
        self.copy = OutlineButton(self.tr("Copy A to B"), page)
        self.swap = OutlineButton(self.tr("Swap"), page, "arrow-left-right")
        self.swap.setAccessibleName(self.tr("Swap A and B"))
        bar = QHBoxLayout()
        bar.setContentsMargins(INSET, 8, INSET, 8)
        bar.setSpacing(8)
        bar.addWidget(self.sides)
        bar.addStretch(1)
        bar.addWidget(self.copy)
        bar.addWidget(self.swap)
        self.list = PairList(page)
        self._titles = _Titles(self.list, page)
        self.words = Label("", "muted", page, wrap=True)
        self.words.setObjectName("compare-words")
        self.words.setContentsMargins(INSET, 8, INSET, 10)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(bar)
        column.addWidget(self._titles)
        column.addWidget(self.list, 1)
        column.addWidget(Line(page))
        column.addWidget(self.words)
        return page


class _Titles(QWidget):
    """The titles over the list, 24 high; `side` is the set that is edited."""

    def __init__(self, pairs_: PairList, parent: QWidget) -> None:
        super().__init__(parent)
        self._list = pairs_
        self.side: Side = "a"
        self.setFixedHeight(HEAD)
        theme().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(QRect(0, HEAD - 1, self.width(), 1), theme().ui("line"))
        painter.setFont(fonts.ui("caption"))
        painter.setPen(theme().ui("muted"))
        left, middle = INSET + MARK + SIGN + 8, Qt.AlignmentFlag.AlignVCenter
        if not self._list.is_wide:
            painter.drawText(self.rect().adjusted(left, 0, 0, 0), middle, self.tr("Each unit in both sets"))
            return
        for letter, begin in (("a", left), ("b", self._list.b_left)):
            words = self.tr("Set A") if letter == "a" else self.tr("Set B")
            if letter == self.side:
                words = self.tr("{set}, edited and on the map").format(set=words)
            painter.drawText(self.rect().adjusted(begin, 0, 0, 0), middle, words)
