"""The hand that edits: the tool it holds, the power it places, and where the entry of an order stands."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from concordui.lab import tools
from concordui.lab.editor import Editor
from concordui.lab.focus import Focus
from concordui.lab.tools import Edit, Tool
from concordui.match.order_entry import START, Ask, Entry, OrderEntry, Step
from concordui.match.wording import place_name, say
from engine.anatolia.board import Power, ProvinceId, Unit
from engine.anatolia.orders import Order


class Hand(QObject):
    """Clicks and keys of the map come in; edits go to the editor, the unit in question to the focus.

    `changed` says that the map or the toolbar must be shown anew. `said` is why the last act was none, or "".
    """

    changed = Signal()

    def __init__(self, editor: Editor, focus: Focus, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._focus = focus
        self.tool = Tool.SELECT
        self.power: Power = (editor.position.board.powers or ("",))[0]
        self.step: Step = START
        self.hovered: ProvinceId | None = None
        self.said = ""
        self._entry = OrderEntry()
        self._entry_of: tuple[Unit, ...] | None = None

    @property
    def entry(self) -> OrderEntry:
        """The legal orders of every unit."""
        position = self._editor.position
        if self._entry_of is not position.units:
            self._entry, self._entry_of = OrderEntry.of(position.board, position.units, None), position.units
        return self._entry

    @property
    def targets(self) -> tuple[ProvinceId, ...]:
        """What can be chosen while an order is entered."""
        return () if self.step.unit is None else self.entry.choices(self.step)

    @property
    def can_support(self) -> bool:
        """Whether the selected unit could support another."""
        step = self._begun()
        return step.unit is not None and self.entry.support(step) != step

    def unit_at(self, place: ProvinceId) -> Unit | None:
        """The unit that stands in a province."""
        return self._editor.position.unit_at(place)

    # The tool

    def hold_tool(self, tool: Tool) -> None:
        """Take another tool."""
        self.tool, self.step, self.said = tool, START, ""
        self.changed.emit()

    def choose_power(self, power: Power) -> None:
        """Place this power's units, or its ownership, from now on."""
        self.power, self.said = power, ""
        self.changed.emit()

    def hover(self, place: ProvinceId | None) -> None:
        """The pointer, or the keys, are over a province."""
        if place != self.hovered:
            self.hovered = place
            if self.step.unit is not None:
                self.changed.emit()

    def choose(self, place: ProvinceId | None) -> None:
        """A province was clicked or confirmed by key; None for the void."""
        self.said = ""
        if place is None:
            self.step = START
        elif self.tool is Tool.SELECT:
            self._select(place)
        elif self.do(tools.use(self._editor.position, self.tool, self.power, place)) and self._stands(place):
            self._focus.set_unit(place)
        self.changed.emit()

    def do(self, done: Edit | str) -> bool:
        """Carry out what came of a tool, or say why nothing did; whether it was an edit."""
        if isinstance(done, str):
            self.said = done
            self.changed.emit()
            return False
        self._apply(done)
        return True

    # The selected unit

    def ask_about(self, unit: ProvinceId) -> None:
        """Select a unit without beginning an order."""
        self.step, self.said = START, ""
        self._focus.set_unit(unit)
        self.changed.emit()

    def begin(self, unit: ProvinceId, ask: Ask = Ask.TARGET) -> None:
        """Begin an order of this unit."""
        self.tool, self.said = Tool.SELECT, ""
        self._focus.set_unit(unit)
        self.step = Step(Ask.TARGET, unit)
        if ask is Ask.BENEFICIARY:
            self.step = self.entry.support(self.step)
        self.changed.emit()

    def hold(self) -> None:
        """The selected unit holds; while a support is entered, the supported one does."""
        self._advance(self.entry.hold(self._begun()))

    def support(self) -> None:
        """The selected unit shall support another."""
        step = self._begun()
        asked = self.entry.support(step)
        if step.unit is not None and asked == step:
            self.said = say("{unit} has nobody to support.", unit=place_name(self._editor.position.board, step.unit))
        else:
            self.step, self.said = asked, ""
        self.changed.emit()

    def back(self) -> None:
        """A step back: out of what is said, of the order, of the tool, of the selection, in that order."""
        if self.said:
            self.said = ""
        elif self.step.unit is not None:
            self.step = self.entry.back(self.step)
        elif self.tool is not Tool.SELECT:
            self.tool = Tool.SELECT
        elif self._focus.places:
            self._focus.light(())
        else:
            self._focus.set_unit(None)
        self.changed.emit()

    def next_unit(self) -> ProvinceId | None:
        """Begin the order of the next unit that has none; that unit, None if every unit has its order."""
        position, side = self._editor.position, self._editor.side
        given = (*position.orders_of(side), *position.unread_of(side))
        unit = self.entry.next_unit(self.step.unit or self._focus.unit, given)
        if unit is not None:
            self.begin(unit)
        return unit

    def give(self, order: Order) -> None:
        """An order was entered or typed."""
        position, side = self._editor.position, self._editor.side
        words = say("order for {place}", place=place_name(position.board, order.unit))
        self._focus.set_unit(order.unit)
        self._advance(Entry(START))
        self._editor.apply(position.give(order, side), words)

    def take_back(self, units: Iterable[ProvinceId]) -> None:
        """Take the orders of these units back, as one edit."""
        places = tuple(units)
        position = self._editor.position
        for place in places:
            position = position.take(place, self._editor.side)
        one = say("take back {place}", place=place_name(position.board, places[0])) if len(places) == 1 else ""
        self._apply(Edit(position, one or say("take back orders")))

    def clear_orders(self) -> None:
        """Take every order of the present side back."""
        self._apply(Edit(self._editor.position.clear_orders(self._editor.side), say("take all orders back")))

    def remove(self, unit: ProvinceId) -> None:
        """Take a unit off the board."""
        self._apply(tools.remove(self._editor.position, unit))

    def move(self, unit: ProvinceId, to: ProvinceId) -> None:
        """Put a unit elsewhere."""
        if self.do(tools.move(self._editor.position, unit, to)):
            self._focus.set_unit(to)

    def compare(self) -> None:
        """Compare with a second set of orders, or no longer."""
        on = self._editor.position.other is None
        self._apply(Edit(self._editor.position.with_compare(on), say("compare") if on else say("compare no longer")))

    def settle(self) -> None:
        """The position was changed: what was begun with a unit that is gone is over, and so is what was said."""
        self.said = ""
        if self.step.unit is not None and not (
            self._stands(self.step.unit) and self.step.beneficiary in (None, *self.entry.units)
        ):
            self.step = START
        self._focus.keep_only(self.entry.units)

    def _begun(self) -> Step:
        """Where the entry stands; with a unit in question, its order may begin at any time."""
        unit = self._focus.unit
        if self.step.unit is None and unit is not None and self._stands(unit):
            return Step(Ask.TARGET, unit)
        return self.step

    def _select(self, place: ProvinceId) -> None:
        entry = self.entry.choose(self.step, place)
        if entry.order is not None:
            self.give(entry.order)
            return
        self.step = entry.step
        if entry.step.unit is not None:
            self._focus.set_unit(entry.step.unit)
        elif not self._stands(place):
            self._focus.set_unit(None)

    def _advance(self, entry: Entry) -> None:
        self.step, self.said = entry.step, ""
        if entry.order is not None:
            self.give(entry.order)
        self.changed.emit()

    def _apply(self, edit: Edit) -> None:
        self.step, self.said = START, ""
        self._editor.apply(edit.position, edit.words)
        self.changed.emit()

    def _stands(self, place: ProvinceId) -> bool:
        return place in self.entry.units
