"""The card that says what is under the pointer: name, type, owner, unit, what can reach it."""

from __future__ import annotations

from concordui.hexmap.accessibility import reachers, type_words, unit_words
from concordui.hexmap.legend import Sample
from concordui.hexmap.map_card import MapCard
from concordui.hexmap.state import MapState
from concordui.widgets import Chip, Label, UnitLabel
from engine.anatolia.board import Board, ProvinceId, Unit

_REACH_LIMIT = 8


class HoverCard(MapCard):
    """The card of a board's map. `fill` says which province it shows."""

    def fill(self, board: Board, state: MapState, place: ProvinceId) -> None:
        """Show a province."""
        self.begin(place)
        province, unit, owner = board.by_id[place], state.unit_at(place), state.owners.get(place)
        self.add(Label(province.name, "strong", self))
        self.add(Label(type_words(province), "caption", self))
        if owner and province.sc:
            self.add(self.line(Chip(owner, 16, self), self.tr("Owned by %s") % owner))
        elif province.sc:
            self.add(Label(self.tr("Owned by nobody"), "muted", self))
        if unit:
            self.add(self.line(UnitLabel(unit.power, unit.type, 16, self), unit_words(unit)))
        for gone in state.dislodged:
            if gone.at == place:
                words = self.tr("Dislodged: %s") % unit_words(Unit(gone.power, gone.type, gone.at))
                self.add(self.line(UnitLabel(gone.power, gone.type, 16, self), words))
        for promise in state.promises:
            for text, fate in promise.told if place in promise.places else ():
                self.add(self.line(Sample("kept" if promise.kept else "broken", self), text))
                self.add(Label(fate, "caption", self))
        self._add_reachers(board, state, place)
        self.setAccessibleName(province.name)
        self.adjustSize()

    def _add_reachers(self, board: Board, state: MapState, place: ProvinceId) -> None:
        found = reachers(board, state, place)
        if not found:
            self.add(Label(self.tr("No unit can reach it"), "caption", self))
            return
        self.add(Label(self.tr("Can be reached by"), "caption", self))
        for unit in found[:_REACH_LIMIT]:
            self.add(self.line(UnitLabel(unit.power, unit.type, 14, self), board.by_id[unit.at].name))
        if len(found) > _REACH_LIMIT:
            self.add(Label(self.tr("and %n more", "", len(found) - _REACH_LIMIT), "caption", self))
