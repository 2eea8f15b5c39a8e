"""What a person in a seat sees of the day that goes on: all of it is what that mind knows itself.

The person may take as long as it likes to decide, and the world moves on meanwhile: `stale` says which moves of the
question under way have come to nothing, as far as the mind would hear of that.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.colony.allowlists import ColonistPerspective, SelfItem
from engine.colony.menus import Option
from engine.colony.pacing import next_reflection
from engine.colony.record import Outcome
from engine.colony.thinking import known_to_core, perspective_of
from engine.colony.threads import CORE
from engine.colony.viewing.reading import Lens, Reading
from engine.colony.world import World

ARRIVES_WITHIN = 8
"""Ticks within which an answer has arrived that was handed in while the run went as fast as it can."""

MOST = 12
"""Experiences and messages that are told, the latest ones."""


@dataclass(frozen=True, slots=True)
class Lately:
    """One thing that the mind heard of: `kind` is experience, message or receipt, `who` the sender or colonist."""

    tick: int
    kind: str
    who: str
    text: str


@dataclass(frozen=True, slots=True)
class SeatState:
    """A mind at a tick. `own` is what a colonist does, None for the core; `needs` are its scales by name.

    `open_until` are the offers that wait for an answer, with the tick at which each lapses. `stale` are moves of the
    question under way that can't be made any more, each with a code: used, expired, withdrawn, superseded, accepted,
    refused, countered, not_now, stopped, finished, lapsed (a question), gone (work, a note, a counter).
    `notes_from` is the tick from which a colonist may be asked to look at its notes again, None for never;
    `turns_left` are those of the core, `turn_from` the tick from which it may take one. `waiting` are kinds of what has
    happened since the question under way was put and deserves a thought.
    """

    mind: str
    tick: int
    alive: bool
    own: SelfItem | None
    needs: tuple[tuple[str, float], ...]
    lately: tuple[Lately, ...]
    open_until: tuple[tuple[str, int], ...]
    stale: tuple[tuple[str, str], ...]
    waiting: tuple[str, ...]
    notes_from: int | None = None
    turns_left: int | None = None
    turn_from: int = 0


@dataclass(frozen=True, slots=True)
class AnswerState:
    """What became of an answer that a person handed in at a tick: None until it has arrived, else an `Outcome`, with
    the reason where it is not done.
    """

    attempt: str
    outcome: Outcome | None = None
    tick: int = 0
    why: str = ""


def answer_lens(mind: str, attempt: str, since: int) -> Lens[AnswerState]:
    """The lens of one answer of a mind, handed in at the tick `since`."""

    def read(reading: Reading) -> AnswerState:
        for arrival in reading.store.arrivals(reading.timeline, since, since + ARRIVES_WITHIN):
            if arrival.attempt == attempt:
                return AnswerState(attempt, arrival.outcome, arrival.tick, arrival.why)
        return AnswerState(attempt)

    return Lens(("answer", attempt), read, known_to=mind)


def seat_lens(mind: str) -> Lens[SeatState]:
    """The lens of a seat, which shows nothing that its mind does not know."""

    def read(reading: Reading) -> SeatState:
        return seat_state(reading.world, mind)

    return Lens(("seat", mind), read, known_to=mind)


def seat_state(world: World, mind: str) -> SeatState:
    """How it stands with a mind. Raises `KeyError` for an id that no mind has."""
    stale = tuple(_stale(world, mind))
    if mind == CORE:
        return _core(world, stale)
    known, attention = perspective_of(world, mind), world.attention[mind]
    rules = world.scenario.rules.attention
    latest = attention.reflections[-1] if attention.reflections else 0
    return SeatState(
        mind,
        world.tick,
        world.colony.pawns[mind].died is None,
        known.self,
        tuple((each.need, each.value) for each in known.needs),
        _lately(known),
        tuple((each.id, each.expires) for each in known.offers),
        stale,
        tuple(each.kind for each in attention.queue.values() if each.deserves),
        notes_from=next_reflection(latest, rules),
    )


def _core(world: World, stale: tuple[tuple[str, str], ...]) -> SeatState:
    known = known_to_core(world)
    planner, rules = world.planner, world.scenario.rules.planner
    receipts = [
        Lately(each.learned or 0, "receipt", each.pawn, f"{each.kind} {each.target}: {each.state}")
        for each in known.receipts
    ]
    messages = [Lately(each.learned or 0, "message", each.source, each.text) for each in known.messages]
    return SeatState(
        CORE,
        world.tick,
        True,
        None,
        (),
        tuple(sorted([*receipts, *messages], key=lambda each: each.tick)[-MOST:]),
        tuple((each.source, each.expires) for each in known.offers if each.state in ("offered", "countered")),
        stale,
        tuple(each.kind for each in planner.wakes),
        turns_left=max(0, rules.budget - planner.spent),
        turn_from=planner.cool_until,
    )


def _lately(known: ColonistPerspective) -> tuple[Lately, ...]:
    own = [Lately(each.learned or 0, "experience", each.source, each.text) for each in known.history]
    told = [Lately(each.learned or 0, "message", each.source, each.text) for each in known.messages]
    return tuple(sorted([*own, *told], key=lambda each: each.tick)[-MOST:])


def _stale(world: World, mind: str) -> Iterator[tuple[str, str]]:
    for thought in world.thinking(mind):
        for option in thought.menu.options:
            why = _why_not(world, mind, option)
            if why:
                yield option.id, why


def _why_not(world: World, mind: str, option: Option) -> str:
    """Why a move can't be made any more, as far as its mind hears of that; or ""."""
    talks = world.talks
    if option.handle:
        handle = talks.handles.get(option.handle)
        state = "gone" if handle is None else handle.state
        return "" if state == "open" else state
    if option.action == "answer":
        return "" if any(each.id == option.subject for each in world.questions.get(mind, ())) else "lapsed"
    if option.action in ("revise_note", "drop_note"):
        return "" if any(note.id == option.subject for note in world.colony.pawns[mind].outlook) else "gone"
    if option.action == "adopt":
        thread = talks.threads[talks.offers[option.subject].thread]
        return "" if thread.state == "countered" and thread.offers[-1] == option.subject else thread.state
    return ""
