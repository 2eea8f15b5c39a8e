"""The rows of *Minds*: every seat of a run, who sits there, and how its last calls went. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from concordui.colony.mind_settings.words import mind_words, say, seconds_text
from concordui.widgets import TagKind
from engine.colony.mind_forms import APPRAISER
from engine.colony.threads import CORE
from engine.colony.viewing.troubles import LastCall
from engine.minds.protocol import Stage

if TYPE_CHECKING:
    from concordui.colony.people import People

LONG_S = 3.0
"""A call that is under way for longer is told of."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat. `silent` says why its mind can't be made, or is ""."""

    seat: str
    name: str
    spec: str | Mapping[str, Any]
    last: LastCall | None = None
    silent: str = ""


def seat_name(people: People, seat: str) -> str:
    """What a seat is called."""
    return say("Appraiser") if seat == APPRAISER else people.name(seat)


def state_of(row: SeatRow) -> tuple[str, TagKind | None]:
    """How it stands with a seat's mind, and the tag that it is told with."""
    last = row.last
    if row.silent:
        return say("can't be made"), "danger"
    if last is None:
        return say("not asked yet"), None
    if last.in_a_row:
        return stage_words(last.stage), "danger"
    if last.asked_s is not None and last.asked_s >= LONG_S:
        return say("asked for {time}", time=seconds_text(last.asked_s)), "warn"
    return say("answers"), "ok"


def stage_words(stage: Stage | None) -> str:
    """What is wrong with a mind whose calls fail there, in a few words."""
    return {
        "transport": say("gives no answer"),
        "parse": say("answers no JSON"),
        "schema": say("wrong shape"),
        "menu": say("off the menu"),
    }.get(stage or "", say("fails"))


def trouble_sentence(people: People, last: LastCall) -> str:
    """What is wrong with the mind of a seat, in a sentence."""
    name = seat_name(people, last.seat)
    match last.stage:
        case "transport":
            return say("{name}: the mind ({mind}) gives no answer.", name=name, mind=mind_words(last.spec))
        case "parse":
            return say("{name}: the mind ({mind}) answers no JSON.", name=name, mind=mind_words(last.spec))
        case "schema":
            return say("{name}: the mind ({mind}) answers in the wrong shape.", name=name, mind=mind_words(last.spec))
    return say("{name}: the mind ({mind}) chooses what is not on its menu.", name=name, mind=mind_words(last.spec))


def seats_in(people: People) -> tuple[str, ...]:
    """Every seat, in the order in which they are listed: the core, who appraises, the colonists."""
    return (CORE, APPRAISER, *(pawn.id for pawn in people.pawns))


def in_trouble(calls: Sequence[LastCall]) -> list[LastCall]:
    """Those whose last calls failed."""
    return [call for call in calls if call.in_a_row]
