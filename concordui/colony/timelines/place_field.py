"""A place of the tree to be chosen in a form: a timeline, or what is shown now, and a tick of it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from concordui.colony.clock import clock, count
from concordui.colony.say import say
from concordui.widgets import Label, SpinBox
from concordui.widgets.hint_combo import HintCombo, Item
from engine.colony.viewing.tree import Branch, Place, TimelineTree

SHOWN = ""
"""The key of what is shown now."""
TIMELINE, TICK = 148, 92


class PlaceField(QWidget):
    """`changed` says that a person chose another place. `place` is None for what is shown now."""

    changed = Signal()

    def __init__(self, name: str, *, shown: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = shown
        self._tree: TimelineTree | None = None
        self._place: Place | None = None
        self.timeline = HintCombo(say("{name}: timeline", name=name), self)
        self.tick = SpinBox(self)
        self.tick.setAccessibleName(say("{name}: tick", name=name))
        self.tick.setKeyboardTracking(False)
        self.tick.setGroupSeparatorShown(True)
        self.clock = Label("", "muted", self, tabular=True)
        self._caption = Label(name, "muted", self)
        self._lay_out()
        self.timeline.picked.connect(self._picked)
        self.tick.valueChanged.connect(self._typed)

    @property
    def place(self) -> Place | None:
        """The place that is chosen."""
        return self._place

    def show_tree(self, tree: TimelineTree) -> None:
        """Offer the timelines of this tree; a place that it has no more gives way."""
        self._tree = tree
        items = [Item(each.id, each.id, _span(tree, each)) for each in tree.branches]
        if self._shown:
            items.insert(0, Item(SHOWN, say("What is shown")))
        if self._place is not None and tree.owner(*self._place) is None:
            self._place = None
        if self._place is None and not self._shown:
            self._place = Place(tree.branches[0].id, tree.branches[0].forked)
        self.timeline.set_items(items, SHOWN if self._place is None else self._place.timeline)
        self._show_tick()

    def set_place(self, place: Place | None) -> None:
        """Choose a place, and tell nobody."""
        self._place = place
        if self._tree is not None:
            self.show_tree(self._tree)

    def _show_tick(self) -> None:
        tree, place = self._tree, self._place
        if tree is None:
            return
        self.tick.blockSignals(True)
        self.tick.setEnabled(place is not None)
        branch = None if place is None else tree.branch(place.timeline)
        if place is None or branch is None:
            self.tick.setRange(tree.tick, tree.tick)
        else:
            self.tick.setRange(_first(tree, branch), branch.tip)
            self.tick.setValue(place.tick)
        self.tick.blockSignals(False)
        self.clock.set_text(clock(self.tick.value()))

    def _picked(self, key: object) -> None:
        tree = self._tree
        branch = None if tree is None else tree.branch(str(key))
        if branch is None:
            self._place = None
        else:
            self._place = Place(branch.id, min(max(self.tick.value(), branch.forked), branch.tip))
        self._show_tick()
        self.changed.emit()

    def _typed(self, tick: int) -> None:
        if self._place is not None:
            self._place = Place(self._place.timeline, tick)
            self.clock.set_text(clock(tick))
            self.changed.emit()

    def _lay_out(self) -> None:
        self._caption.setFixedWidth(56)
        self.timeline.setFixedWidth(TIMELINE)
        self.tick.setFixedWidth(TICK)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for widget in (self._caption, self.timeline, self.tick, self.clock):
            row.addWidget(widget)
        row.addStretch(1)


def _first(tree: TimelineTree, branch: Branch) -> int:
    """The earliest tick of a branch's history."""
    above = None if branch.parent is None else tree.branch(branch.parent)
    return branch.forked if above is None else _first(tree, above)


def _span(tree: TimelineTree, branch: Branch) -> str:
    return say("goes on") if branch.id == tree.running else say("to {tick}", tick=count(branch.tip))
