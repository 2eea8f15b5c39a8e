"""What the tools of the lab do to a position where they are used. Pure: an edit comes out, or a sentence why not."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from concordui.lab.document import Position
from concordui.match.wording import place_name, say
from engine.anatolia.board import Power, ProvinceId, Unit, UnitType


class Tool(Enum):
    """The tools, in the order of the toolbar."""

    SELECT = "select"
    ARMY = "army"
    FLEET = "fleet"
    OWNER = "owner"
    ERASER = "eraser"

    @property
    def places(self) -> bool:
        """Whether what it does depends on the power that is chosen."""
        return self in (Tool.ARMY, Tool.FLEET, Tool.OWNER)


@dataclass(frozen=True, slots=True)
class Edit:
    """A position that an edit led to, and what the edit is called in the Edit menu."""

    position: Position
    words: str


def use(position: Position, tool: Tool, power: Power, place: ProvinceId) -> Edit | str:
    """What `tool` does at `place` for `power`, or why it can't. The select tool edits nothing."""
    if tool.places and power not in position.board.powers:
        return say("This board has no powers.")
    match tool:
        case Tool.ARMY:
            return put(position, Unit(power, "army", place))
        case Tool.FLEET:
            return put(position, Unit(power, "fleet", place))
        case Tool.OWNER:
            return own(position, power, place)
        case Tool.ERASER:
            return erase(position, place)
        case _:
            return Edit(position, "")


def put(position: Position, unit: Unit) -> Edit | str:
    """Place a unit, instead of any that stands there."""
    if not position.board.may_stand(unit.type, unit.at):
        return cannot_stand(position, unit.type, unit.at)
    name = place_name(position.board, unit.at)
    words = say("army in {place}", place=name) if unit.type == "army" else say("fleet in {place}", place=name)
    return Edit(position.put_unit(unit), words)


def own(position: Position, power: Power, place: ProvinceId) -> Edit | str:
    """Give a supply centre to a power; the same again takes it away."""
    name = place_name(position.board, place)
    if place not in position.board.centres:
        return say("{place} has no supply centre, so nobody can own it.", place=name)
    if position.owners.get(place) == power:
        return Edit(position.set_owner(place, None), say("no owner of {place}", place=name))
    return Edit(position.set_owner(place, power), say("owner of {place}", place=name))


def erase(position: Position, place: ProvinceId) -> Edit | str:
    """Take away the unit of a province; where there is none, its owner."""
    name = place_name(position.board, place)
    if position.unit_at(place) is not None:
        return remove(position, place)
    if position.owners.get(place) is not None:
        return Edit(position.set_owner(place, None), say("no owner of {place}", place=name))
    return say("There is nothing to erase in {place}.", place=name)


def remove(position: Position, place: ProvinceId) -> Edit:
    """Take a unit off the board."""
    return Edit(position.remove_unit(place), say("remove {place}", place=place_name(position.board, place)))


def move(position: Position, place: ProvinceId, to: ProvinceId) -> Edit | str:
    """Put a unit elsewhere (no order: the position changes)."""
    unit = position.unit_at(place)
    if unit is None:
        return say("No unit stands in {place}.", place=place_name(position.board, place))
    if position.unit_at(to) is not None and to != place:
        return say("There is a unit in {place} already.", place=place_name(position.board, to))
    if not position.board.may_stand(unit.type, to):
        return cannot_stand(position, unit.type, to)
    return Edit(position.move_unit(place, to), say("put in {place}", place=place_name(position.board, to)))


def cannot_stand(position: Position, kind: UnitType, place: ProvinceId) -> str:
    """Why a unit of this type can't stand in a province."""
    name = place_name(position.board, place)
    if kind == "army":
        return say("An army can't stand in {place}: it is at sea.", place=name)
    return say("A fleet can't stand in {place}: it is inland.", place=name)
