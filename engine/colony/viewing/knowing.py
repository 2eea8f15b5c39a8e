"""Who knows what: each fact against each mind, as its perspective has it (`colony: In the window`, the matrix).

`knowledge_of` reads a perspective, item by item, and nothing else of the world: a mind knows a fact just if an item of
its perspective says so. Why it does not know one may come from elsewhere: an event that it experienced and that has
left its memory is forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.colony.allowlists import ColonistPerspective, CorePerspective, Item
from engine.colony.events import Event
from engine.colony.perspective import core_perspective
from engine.colony.state import Deed, Memory, Pawn
from engine.colony.thinking import perspective_of
from engine.colony.threads import CORE
from engine.colony.viewing.facts import Fact, FactKey, Truth, Value, agrees, rank, truth_of
from engine.colony.viewing.items import How, claims
from engine.colony.viewing.page import Lapse, lapse_of
from engine.colony.world import World
from engine.hexgrid import distance

KNOWS: tuple[How, ...] = ("own", "sees", "remembers", "link", "told", "receipt", "listed")
"""Those of them that are knowledge; of two items on one fact the earlier of these counts."""

Mind = ColonistPerspective | CorePerspective


@dataclass(frozen=True, slots=True)
class Knowledge:
    """How a mind stands to a fact, and what it takes it to be (None where it does not know).

    `item` is the entry `place` of the list `section` of its perspective that says so; None where there is none (then
    `section` is "", `place` -1). `learned` is the tick at which it was learned and `age` its age in ticks; `lapse`
    says when the item stops being known; `by` is who said or saw it, "" for oneself.
    """

    how: How
    value: Value | None
    learned: int | None = None
    age: int | None = None
    lapse: Lapse | None = None
    by: str = ""
    section: str = ""
    place: int = -1
    item: Item | None = None

    @property
    def knows(self) -> bool:
        """Whether it is knowledge."""
        return self.how in KNOWS


class Mention(NamedTuple):
    """One fact that one item of a perspective speaks of."""

    key: FactKey
    knowledge: Knowledge


@dataclass(frozen=True, slots=True)
class Knowing:
    """The matrix of a tick: `facts` in order, and what each of `minds` knows; who is not in `cells` never knew.

    `row` is the fact that was `asked` for, against every mind there is (`everybody`). `differs` are the cells, those of
    the row too, that are knowledge and not so.
    """

    tick: int
    facts: tuple[Fact, ...]
    minds: tuple[str, ...]
    cells: Mapping[tuple[FactKey, str], Knowledge]
    everybody: tuple[str, ...]
    row: Mapping[str, Knowledge]
    differs: frozenset[tuple[FactKey, str]]
    asked: FactKey | None = None

    def cell(self, key: FactKey, mind: str) -> Knowledge:
        """How a mind stands to a fact."""
        return self.cells.get((key, mind), NEVER)


NEVER = Knowledge("never", None)


# One mind -------------------------------------------------------------------------------------------------------------


def mentions(perspective: Mind, truth: Truth) -> Iterator[Mention]:
    """Every fact that each item of a perspective speaks of, in the order of the perspective."""
    for section, place, item in items_of(perspective):
        for claim in claims(section, item, perspective.mind, truth):
            yield Mention(
                claim.key,
                Knowledge(
                    claim.how,
                    claim.value,
                    item.learned,
                    item.age,
                    lapse_of(item, truth.rules),
                    claim.by,
                    section,
                    place,
                    item,
                ),
            )


def items_of(perspective: Mind) -> Iterator[tuple[str, int, Item]]:
    """Every item of a perspective with its list and its place in that, in the order of the request."""
    for section in type(perspective).model_fields:
        held = getattr(perspective, section)
        if isinstance(held, Item):
            yield section, 0, held
        elif isinstance(held, list):
            yield from ((section, place, item) for place, item in enumerate(held))


def knowledge_of(perspective: Mind, truth: Truth) -> dict[FactKey, Knowledge]:
    """What a mind knows: of several items on one fact the surest, and of those the latest."""
    found: dict[FactKey, Knowledge] = {}
    for key, each in mentions(perspective, truth):
        known = found.get(key)
        if known is None or _better(each, known):
            found[key] = each
    return found


def _better(one: Knowledge, other: Knowledge) -> bool:
    if one.how != other.how:
        return _RANK[one.how] < _RANK[other.how]
    return (one.learned or 0) > (other.learned or 0)


_RANK: Mapping[How, int] = {how: rank for rank, how in enumerate((*KNOWS, "stale", "never"))}


# All minds ------------------------------------------------------------------------------------------------------------


def everybody_in(world: World) -> tuple[str, ...]:
    """Every mind: the colonists by id, then the core."""
    return (*world.colony.pawns, CORE)


def perspective_in(world: World, mind: str) -> Mind:
    """What a mind knows at this moment. Raises `KeyError` for an id that no pawn has."""
    if mind != CORE:
        return perspective_of(world, mind)
    messages, topics = world.messages.get(CORE, ()), world.planner.topics
    return core_perspective(world.colony, world.talks, world.link, messages, topics)


def knowing(
    world: World, events: Sequence[Event] = (), minds: Iterable[str] | None = None, fact: FactKey | None = None
) -> Knowing:
    """The matrix of these minds, or of all; `fact` is asked for of every mind whatever `minds` are.

    `events` are those of the archive that are facts though nobody has them in mind.
    """
    truth = truth_of(world, events)
    everybody = everybody_in(world)
    chosen = everybody if minds is None else tuple(mind for mind in everybody if mind in set(minds))
    cells: dict[tuple[FactKey, str], Knowledge] = {}
    row: dict[str, Knowledge] = {}
    asked = frozenset() if fact is None else _able(world, truth, fact)
    for mind in (mind for mind in everybody if mind in chosen or mind in asked):
        known = _with_forgotten(knowledge_of(perspective_in(world, mind), truth), mind, truth)
        if fact is not None and fact in known:
            row[mind] = known[fact]
        if mind in chosen:
            cells.update({(key, mind): each for key, each in known.items()})
    whole = cells if fact is None else {**cells, **{(fact, mind): each for mind, each in row.items()}}
    return Knowing(world.tick, _with_gone(truth, whole), chosen, cells, everybody, row, _differing(truth, whole), fact)


def _able(world: World, truth: Truth, key: FactKey) -> frozenset[str]:
    """The minds that may know of a fact at all: of the others no perspective has to be made."""
    fact = truth.by_key.get(key)
    named = {CORE, key.about, *(() if fact is None else fact.pawns)}
    if key.kind == "event":
        return frozenset(named | truth.experienced.get(key.about, frozenset()))
    if key.kind in _SEEN:
        named.update(pawn.id for pawn in world.colony.pawns.values() if _near(world, pawn, key.about))
    return frozenset(named)


_SEEN = ("condition", "doing", "place", "carrying", "burning", "goods", "taken")
"""Kinds of facts that can be seen, and that events tell of."""


def _near(world: World, pawn: Pawn, name: str) -> bool:
    """Whether a pawn or thing is within the sight of a pawn, or in an event that it has in mind."""
    there = world.colony.pawns.get(name) or world.colony.things.get(name)
    if there is not None and distance(pawn.position, there.position) <= world.scenario.rules.sight:
        return True
    past: list[Memory | Deed] = [*pawn.memories.values(), *pawn.history]
    return any(name in each.facts.values() for each in past)


def alone(world: World, mind: str) -> Knowing:
    """What one mind knows, and nothing that it does not: no fact but its own, and no truth beside them."""
    truth = truth_of(world)
    known = knowledge_of(perspective_in(world, mind), truth)
    cells = {(key, mind): each for key, each in known.items()}
    facts = tuple(
        replace(_worded(fact, known[fact.key]), truth=None) for fact in _with_gone(truth, cells) if fact.key in known
    )
    return Knowing(world.tick, facts, (mind,), cells, (mind,), {}, frozenset())


def _worded(fact: Fact, known: Knowledge) -> Fact:
    """A fact with no more of it than a mind has: its words where they are its value, nobody beside those it names."""
    text = str(known.value.raw) if known.value is not None and known.value.form == "words" else fact.text
    return replace(fact, text=text, pawns=(), tick=known.learned)


def _with_forgotten(known: dict[FactKey, Knowledge], mind: str, truth: Truth) -> dict[FactKey, Knowledge]:
    """With the events that a mind experienced and has no more in mind."""
    for name, who in truth.experienced.items():
        key = FactKey("event", name)
        if mind in who and key not in known:
            tick = truth.by_key[key].tick
            assert tick is not None
            known[key] = Knowledge("stale", None, tick, truth.tick - tick)
    return known


def _with_gone(truth: Truth, cells: Mapping[tuple[FactKey, str], Knowledge]) -> tuple[Fact, ...]:
    """The facts, and after those of its kind each that only minds take for one."""
    strange = list(dict.fromkeys(key for key, _ in cells if key not in truth.by_key))
    if not strange:
        return truth.facts
    return tuple(sorted([*truth.facts, *(Fact(key, None) for key in sorted(strange))], key=rank))


def _differing(truth: Truth, cells: Mapping[tuple[FactKey, str], Knowledge]) -> frozenset[tuple[FactKey, str]]:
    return frozenset(
        where for where, each in cells.items() if each.value is not None and _wrong(truth, where[0], each.value)
    )


def _wrong(truth: Truth, key: FactKey, value: Value) -> bool:
    fact = truth.by_key.get(key)
    return not agrees(value, None if fact is None else fact.truth, truth.rules)
