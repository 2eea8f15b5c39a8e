"""A map as rows of words: what the table beside it shows to those who read it instead of looking."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from concordui.hexmap.accessibility import type_words, unit_words
from concordui.hexmap.state import MapState
from engine.anatolia.board import Board, ProvinceId, Unit


@dataclass(frozen=True, slots=True)
class MapRow:
    """One place, as the scene calls it, with a text for each of the table's columns."""

    place: Hashable
    cells: tuple[str, ...]


def _tr(text: str) -> str:
    return QCoreApplication.translate("MapTable", text)


def province_heads() -> tuple[str, ...]:
    """The columns of a board's map."""
    return (_tr("Province"), _tr("Kind"), _tr("Owner"), _tr("Unit"), _tr("Now"), _tr("Beside"))


def province_rows(board: Board, state: MapState) -> list[MapRow]:
    """A row for each province, in the board's order."""
    return [MapRow(place, _province_cells(board, state, place)) for place in board.by_id]


def _province_cells(board: Board, state: MapState, place: ProvinceId) -> tuple[str, ...]:
    province, unit = board.by_id[place], state.unit_at(place)
    units = [unit_words(unit)] if unit else []
    units += [_tr("dislodged: %s") % unit_words(Unit(d.power, d.type, d.at)) for d in state.dislodged if d.at == place]
    now = [_tr("selected")] if place == state.selected else []
    now += [_tr("can be chosen")] if place in state.targets else []
    now += [f"{text}, {fate}" for promise in state.promises if place in promise.places for text, fate in promise.told]
    owner = state.owners.get(place) or (_tr("nobody") if province.sc else "")
    beside = ", ".join(board.by_id[each].name for each in board.adjacency[place])
    return (province.name, type_words(province), owner, ", ".join(units), ", ".join(now), beside)
