"""The map in words: what a province is, for screen readers, the hover card and the status line."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from concordui.hexmap.state import MapState
from engine.anatolia.board import Board, Province, ProvinceId, Unit


def _tr(text: str) -> str:
    return QCoreApplication.translate("Map", text)


def unit_words(unit: Unit) -> str:
    """*Army of Lydia*."""
    return (_tr("Army of %s") if unit.type == "army" else _tr("Fleet of %s")) % unit.power


def type_words(province: Province) -> str:
    """*Sea*, *Land, coastal*, *Inland*, and what kind of centre it is."""
    words = _tr("Sea") if province.type == "sea" else _tr("Coastal land") if province.coastal else _tr("Inland")
    if not province.sc:
        return words
    centre = _tr("home centre of %s") % province.home if province.home else _tr("centre")
    return f"{words}, {centre}"


def reachers(board: Board, state: MapState, place: ProvinceId) -> tuple[Unit, ...]:
    """The units that could move into a province, in code-unit order of where they stand."""
    units = {unit.at: unit for unit in state.units}
    return tuple(units[at] for at in board.adjacency if at in units and board.can_move(units[at].type, at, place))


def describe(board: Board, state: MapState, place: ProvinceId) -> str:
    """A province in one breath: name, type, owner, unit, whether it is a target."""
    province = board.by_id[place]
    parts = [province.name, type_words(province)]
    owner = state.owners.get(place)
    if province.sc:
        parts.append(_tr("owned by %s") % owner if owner else _tr("owned by nobody"))
    unit = state.unit_at(place)
    parts.append(unit_words(unit) if unit else _tr("no unit"))
    parts += [_tr("dislodged: %s") % unit_words(Unit(d.power, d.type, d.at)) for d in state.dislodged if d.at == place]
    parts += [f"{text}, {fate}" for p in state.promises if place in p.places for text, fate in p.told]
    if place == state.selected:
        parts.append(_tr("selected"))
    if place in state.targets:
        parts.append(_tr("can be chosen"))
    return ", ".join(parts)


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader speak, and leave the words where it can read them again."""
    widget.setAccessibleDescription(text)
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
