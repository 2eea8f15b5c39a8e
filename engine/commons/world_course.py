"""The course of a world as the logs in its folder have it: what was there in each round, and what happened.

As `course` for an arena: one thread reads, and `WorldCourse.view` is a snapshot that others may read meanwhile, for its
lists only grow and a view knows how far it may look.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias

from engine.commons.course import best_stock
from engine.commons.governance import Breach, breaches_of
from engine.commons.scenario import ArenaPlan, WorldPlan
from engine.commons.treaty import Treaty
from engine.commons.world import Link

EventKind: TypeAlias = Literal[
    "arena added",
    "arena removed",
    "link added",
    "link removed",
    "treaty added",
    "treaty removed",
    "treaty fell",
    "agent added",
    "agent removed",
    "collapsed",
    "breach",
    "shock",
]


@dataclass(frozen=True, slots=True)
class WorldEvent:
    """Something that happened in a round, or before the next one. `about` names what it is about (a treaty by its name,
    a link as ``from -> to``), `arena` the arena that it befell.

    A breach has `harvest` and `cap`; a shock is what befell an arena, `by` whom, with its `payload`.
    """

    round: int
    kind: EventKind
    about: str
    arena: str = ""
    harvest: float = math.nan
    cap: float = math.nan
    by: str = ""
    payload: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Span:
    """Added after round `since`, removed after round `until` (None: it is there still)."""

    since: int
    until: int | None = None

    def holds(self, turn: int) -> bool:
        """Whether it was there in this round; in round 0, the one before the first, what was there at the start."""
        return self.since < max(turn, 1) and (self.until is None or turn <= self.until)


@dataclass(frozen=True, slots=True)
class ArenaCourse:
    """An arena. ``stock[k]`` is that after round ``since + k``; ``harvest[k]`` of round ``since + k + 1``, NaN where it
    did not tick; `collapses` are the rounds after which it had collapsed.
    """

    plan: ArenaPlan
    period: int
    span: Span
    capacity: float
    best: float | None
    stock: Sequence[float]
    harvest: Sequence[float]
    collapses: Sequence[int]

    @property
    def id(self) -> str:
        return self.plan.scenario.id

    def stock_after(self, turn: int) -> float:
        """The stock after a round in which it was there."""
        return self.stock[max(0, turn - self.span.since)]

    def harvest_in(self, turn: int) -> float:
        """The harvest of a round; NaN where it did not tick."""
        index = turn - self.span.since - 1
        return self.harvest[index] if 0 <= index < len(self.harvest) else math.nan

    def collapsed_after(self, turn: int) -> bool:
        """Whether nothing could grow again after this round."""
        place = bisect_left(self.collapses, turn)
        return place < len(self.collapses) and self.collapses[place] == turn


@dataclass(frozen=True, slots=True)
class LinkCourse:
    """A link; ``flow[k]`` is what it moved from its source to its target in round ``since + k + 1``."""

    link: Link
    span: Span
    flow: Sequence[float]

    def flow_in(self, turn: int) -> float:
        """The amount of a round; NaN where none was played."""
        index = turn - self.span.since - 1
        return self.flow[index] if 0 <= index < len(self.flow) else math.nan


@dataclass(frozen=True, slots=True)
class TreatyCourse:
    """A treaty; `breaches` has the round of each of its breaches, in their order. `fell_with` is the signatory whose
    removal took it along, empty for none.
    """

    treaty: Treaty
    span: Span
    breaches: Sequence[int] = ()
    fell_with: str = ""

    def breached(self, first: int, last: int) -> int:
        """How often it was broken in these rounds."""
        return bisect_right(self.breaches, last) - bisect_left(self.breaches, first)


@dataclass(frozen=True, slots=True)
class AgentCourse:
    """A world-level meta-agent as a scenario writes it."""

    source: Mapping[str, Any]
    span: Span

    @property
    def id(self) -> str:
        return str(self.source["id"])


@dataclass(frozen=True, slots=True)
class WorldView:
    """A world's first `rounds` rounds: all that was ever there, in the order in which it came, and the events."""

    plan: WorldPlan
    rounds: int
    arenas: tuple[ArenaCourse, ...]
    links: tuple[LinkCourse, ...]
    treaties: tuple[TreatyCourse, ...]
    agents: tuple[AgentCourse, ...]
    _events: Sequence[WorldEvent]
    count: int

    @property
    def over(self) -> bool:
        """Whether every round was played, or no arena has anything left."""
        here = [arena for arena in self.arenas if arena.span.until is None]
        gone = self.rounds > 0 and all(arena.collapsed_after(self.rounds) for arena in here)
        return self.rounds >= self.plan.scenario.rounds or gone

    def events(self, upto: int | None = None) -> Sequence[WorldEvent]:
        """The events of the rounds up to this one, oldest first; of all without one."""
        end = self.count
        if upto is not None:
            end = bisect_right(self._events, upto, 0, self.count, key=_round_of)
        return self._events[:end]

    def events_in(self, turn: int) -> Sequence[WorldEvent]:
        """The events of one round."""
        start = bisect_left(self._events, turn, 0, self.count, key=_round_of)
        return self._events[start : bisect_right(self._events, turn, start, self.count, key=_round_of)]


def _round_of(event: WorldEvent) -> int:
    return event.round


class WorldCourse:
    """Grown by `change` (an entry of the world's log between rounds) and `close_round`."""

    def __init__(self, plan: WorldPlan) -> None:
        self.plan = plan
        self.rounds = 0
        self.arenas: dict[str, ArenaCourse] = {}
        self._stocks: dict[str, list[float]] = {}
        self._harvests: dict[str, list[float]] = {}
        self._collapses: dict[str, list[int]] = {}
        self._links: dict[str, LinkCourse] = {}
        self._flows: dict[str, list[float]] = {}
        self._treaties: dict[str, TreatyCourse] = {}
        self._breaches: dict[str, list[int]] = {}
        self._agents: list[AgentCourse] = []
        self._events: list[WorldEvent] = []
        for arena, form in zip(plan.arenas, plan.scenario.arenas, strict=True):
            self.add_arena(arena, form.period)
        self._agents += [AgentCourse(source, Span(0)) for source in plan.scenario.meta_agents]

    def view(self) -> WorldView:
        """What there is so far."""
        return WorldView(
            self.plan,
            self.rounds,
            tuple(self.arenas.values()),
            tuple(self._links.values()),
            tuple(self._treaties.values()),
            tuple(self._agents),
            self._events,
            len(self._events),
        )

    def add_arena(self, plan: ArenaPlan, period: int) -> None:
        """An arena that ticks from the next round on."""
        name = plan.scenario.id
        self._stocks[name] = [plan.arena().stock]
        self._harvests[name], self._collapses[name] = [], []
        made = (self._stocks[name], self._harvests[name], self._collapses[name])
        span, capacity = Span(self.rounds), plan.dynamics.capacity()
        self.arenas[name] = ArenaCourse(plan, period, span, capacity, best_stock(plan.dynamics), *made)

    def change(self, entry: Mapping[str, Any]) -> None:
        """Something was added or removed after the last round."""
        now, kind = int(entry["round"]), entry["kind"]
        added, removed = entry.get("added"), entry.get("removed")
        if kind == "arena" and added is not None:
            self._tell(now, "arena added", entry["id"], entry["id"])
        elif kind == "arena":
            self._remove_arena(now, str(removed))
        elif kind == "link" and added is not None:
            link = Link(added["id"], added["from"], added["to"], added["weight"], added["what"])
            flow = self._flows[link.id] = []
            self._links[link.id] = LinkCourse(link, Span(now), flow)
            self._tell(now, "link added", words_of_link(link))
        elif kind == "link":
            gone = self._links[str(removed)] = replace(
                self._links[str(removed)], span=self._ended(self._links, removed, now)
            )
            self._tell(now, "link removed", words_of_link(gone.link))
        elif kind == "treaty" and added is not None:
            signatories = tuple(added["arenaIds"])
            treaty = Treaty(added["id"], added["name"], signatories, added["payload"], added["createdAt"])
            breaches = self._breaches[treaty.id] = []
            self._treaties[treaty.id] = TreatyCourse(treaty, Span(now), breaches)
            self._tell(now, "treaty added", treaty.name)
        elif kind == "treaty":
            fell = self._treaties[str(removed)]
            self._treaties[str(removed)] = replace(fell, span=self._ended(self._treaties, removed, now))
            self._tell(now, "treaty removed", fell.treaty.name)
        elif kind == "metaAgent":
            self._change_agents(now, added, removed)

    def close_round(
        self,
        entry: Mapping[str, Any],
        records: Mapping[str, Mapping[str, Any]],
        states: Mapping[str, Mapping[str, Any]],
    ) -> None:
        """A round ended: its entry, the TurnRecord of each arena that ticked, and the last state of each that has one
        since the round before.
        """
        self.rounds = int(entry["round"])
        for name, arena in self.arenas.items():
            if arena.span.until is None:
                self._close_arena(arena, records.get(name), states.get(name))
        moved = {flow["link"]: float(flow["amount"]) for flow in entry.get("flows", ())}
        for link_id, course in self._links.items():
            if course.span.until is None:
                self._flows[link_id].append(moved.get(link_id, math.nan))
        there = [each.treaty for each in self._treaties.values() if each.span.until is None]
        for breach in breaches_of(there, records):
            self._tell_breach(breach)
        for shock in entry.get("shocks", ()):
            if "refused" not in shock:
                payload, by = shock.get("payload", {}), str(shock.get("by", ""))
                self._events.append(
                    WorldEvent(self.rounds, "shock", str(shock["type"]), shock["arena"], by=by, payload=payload)
                )

    def _close_arena(
        self, arena: ArenaCourse, record: Mapping[str, Any] | None, state: Mapping[str, Any] | None
    ) -> None:
        stocks, dynamics = self._stocks[arena.id], arena.plan.dynamics
        harvest = math.nan if record is None else float(record["harvest"])
        self._harvests[arena.id].append(harvest)
        before = self._collapses[arena.id][-1:] == [self.rounds - 1]
        collapsed = before
        if state is None:
            stocks.append(stocks[-1])
        else:
            known = dynamics.from_json(state)
            stocks.append(dynamics.stock(known))
            collapsed = dynamics.collapsed(known)
        if collapsed:
            self._collapses[arena.id].append(self.rounds)
            if not before:
                self._tell(self.rounds, "collapsed", arena.id, arena.id)

    def _remove_arena(self, now: int, name: str) -> None:
        """The log has its links and treaties go just before."""
        self.arenas[name] = replace(self.arenas[name], span=self._ended(self.arenas, name, now))
        for key, course in self._treaties.items():
            if course.span.until == now and name in course.treaty.arena_ids and not course.fell_with:
                self._treaties[key] = replace(course, fell_with=name)
                self._tell(now, "treaty fell", course.treaty.name, name)
        self._tell(now, "arena removed", name, name)

    def _change_agents(self, now: int, added: Any, removed: Any) -> None:
        if added is not None:
            self._agents.append(AgentCourse(added, Span(now)))
            self._tell(now, "agent added", str(added["id"]))
            return
        for index, agent in enumerate(self._agents):
            if agent.id == removed and agent.span.until is None:
                self._agents[index] = replace(agent, span=replace(agent.span, until=now))
        self._tell(now, "agent removed", str(removed))

    @staticmethod
    def _ended(courses: Mapping[str, ArenaCourse | LinkCourse | TreatyCourse], key: Any, now: int) -> Span:
        return replace(courses[str(key)].span, until=now)

    def _tell(self, now: int, kind: EventKind, about: str, arena: str = "") -> None:
        if now > 0:  # what is there from the start is no event
            self._events.append(WorldEvent(now, kind, about, arena))

    def _tell_breach(self, breach: Breach) -> None:
        self._breaches[breach.treaty.id].append(self.rounds)
        event = WorldEvent(self.rounds, "breach", breach.treaty.name, breach.arena, breach.harvest, breach.cap)
        self._events.append(event)


def words_of_link(link: Link) -> str:
    """``from -> to``."""
    return f"{link.source} -> {link.target}"
