"""One mind at two places of the tree of timelines, side by side."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from concordui.colony.clock import clock
from concordui.colony.looking import Looking
from concordui.colony.minds.body import PageBody
from concordui.colony.minds.writing import as_csv
from concordui.colony.model import Showing
from concordui.colony.say import say
from concordui.colony.timelines.place_field import PlaceField
from concordui.notices import sentences
from concordui.saving import TextSaver
from concordui.widgets import EmptyHint, Line, ToolButton
from concordui.widgets.hint_combo import HintCombo, Item
from engine.colony.viewing.beside import Comparison
from engine.colony.viewing.elsewhere import places_lens
from engine.colony.viewing.tree import Place, TimelineTree, tree_lens


class ComparePage(QWidget):
    """Follows the mind that the tab shows. `failed` carries the `ConcordError` of a file that could not be written."""

    failed = Signal(object)

    def __init__(self, showing: Showing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._showing = showing
        self._tree: Looking[TimelineTree] = Looking(showing, tree_lens())
        self._looking: Looking[Comparison] = Looking(showing)
        self._saver = TextSaver(self)
        self.minds = HintCombo(say("Whose knowledge is compared"), self)
        self.save = ToolButton("download", say("Save the comparison as CSV…"), self)
        self.first = PlaceField(say("First"), shown=True, parent=self)
        self.second = PlaceField(say("Second"), shown=False, parent=self)
        self.body = PageBody(self)
        self.empty = EmptyHint("", self)
        self._middle = QStackedLayout()
        self._lay_out()
        self._connect()

    # What is shown

    def compare(self, place: Place) -> None:
        """Compare this place with what is shown now."""
        self.first.set_place(None)
        self.second.set_place(place)
        self.refresh()

    @property
    def compared(self) -> Comparison | None:
        """What is shown."""
        return self._looking.value

    def refresh(self) -> None:
        """Show the choices and the two sides as they are now."""
        if not self.isVisible():
            return
        showing, tree = self._showing, self._tree.value
        people = showing.people
        items = [Item(mind, people.name(mind), icon=people.icon(mind)) for mind in people.minds]
        self.minds.set_items(items, showing.mind)
        if tree is not None:
            self.first.show_tree(tree)
            self.second.show_tree(tree)
            self._aim()
        compared, fault = self._looking.value, self._looking.fault
        if showing.eyes is not None:
            self._say_empty(say("What is known in another timeline is not for whoever sits in a seat."))
        elif fault is not None:
            self._say_empty(" ".join(sentences(fault)))
        elif compared is None or tree is None:
            self._say_empty(say("What {name} knows at both places appears here.", name=people.name(showing.mind)))
        else:
            self.body.show_comparison(compared, people, *self._words(compared))
            self._middle.setCurrentWidget(self.body)
        self.save.setEnabled(self._middle.currentWidget() is self.body)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._tree.show()
        self._looking.show()
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._tree.hide()
        self._looking.hide()

    # What a person does

    def save_csv(self) -> None:
        """Ask where, and save both sides as CSV."""
        name = say("{name} in two timelines", name=self._showing.people.name(self._showing.mind))
        text = as_csv(self.body.sheet(name, ""))
        self._saver.ask(say("Save the comparison"), f"{name}.csv", say("Tables (*.csv)"), "csv", text)

    def _aim(self) -> None:
        """Look at what is chosen."""
        second = self.second.place
        if second is not None:
            self._looking.at(places_lens(self._showing.mind, self.first.place, second))

    def _words(self, compared: Comparison) -> tuple[tuple[str, str], tuple[str, str]]:
        """What the sides are called in sentences, and over their columns."""
        name = self._showing.people.name(compared.first.mind)
        sides = [(self.first.place, compared.first), (self.second.place, compared.second or compared.first)]
        lines = [self._showing.timeline if place is None else place.timeline for place, _ in sides]
        ticks = [page.tick for _, page in sides]
        if lines[0] != lines[1]:
            names = [say("{name} in {timeline}", name=name, timeline=line) for line in lines]
        else:
            names = [say("{name} at {clock}", name=name, clock=clock(tick)) for tick in ticks]
        heads = [f"{line}, {clock(tick)}" for line, tick in zip(lines, ticks, strict=True)]
        return (names[0], names[1]), (heads[0], heads[1])

    def _say_empty(self, text: str) -> None:
        self.empty.set_text(text)
        self._middle.setCurrentWidget(self.empty)

    def _picked(self, mind: object) -> None:
        self._showing.choose(str(mind))

    # How it is put together

    def _connect(self) -> None:
        self._showing.changed.connect(self.refresh)
        self._showing.mind_changed.connect(self.refresh)
        self._showing.eyes_changed.connect(self.refresh)
        self.minds.picked.connect(self._picked)
        self.first.changed.connect(self.refresh)
        self.second.changed.connect(self.refresh)
        self.save.clicked.connect(self.save_csv)
        self._saver.failed.connect(self.failed)

    def _lay_out(self) -> None:
        self.minds.setFixedWidth(148)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addSpacing(64)
        top.addWidget(self.minds)
        top.addStretch(1)
        top.addWidget(self.save)
        form = QVBoxLayout()
        form.setContentsMargins(12, 8, 12, 8)
        form.setSpacing(6)
        form.addLayout(top)
        form.addWidget(self.first)
        form.addWidget(self.second)
        self._middle.addWidget(self.empty)
        self._middle.addWidget(self.body)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(form)
        column.addWidget(Line(self))
        column.addLayout(self._middle, 1)
