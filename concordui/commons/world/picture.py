"""What is to be seen of a world in one round, as values: nodes, links, hulls, each with whether it comes or goes."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias

from engine.commons.course import best_stock
from engine.commons.scenario import ArenaPlan
from engine.commons.shape import NEW, Shape
from engine.commons.treaty import Treaty
from engine.commons.world import Link
from engine.commons.world_course import ArenaCourse, Span, WorldEvent, WorldView

CURVE = 48
"""Rounds that the small curve of a stock looks back."""

State: TypeAlias = Literal["here", "coming", "going"]
"""`coming` and `going` wait for the next round to begin."""


@dataclass(frozen=True, slots=True)
class NodePicture:
    """An arena. `curve` are its last stocks up to this round; `best` is NaN where no level is the best."""

    id: str
    title: str
    players: int
    stock: float
    capacity: float
    best: float
    harvest: float
    collapsed: bool
    curve: tuple[float, ...]
    state: State = "here"
    breaches: tuple[WorldEvent, ...] = ()
    shocks: tuple[WorldEvent, ...] = ()

    @property
    def level(self) -> float:
        """The stock as a share of the capacity, at most 1."""
        return max(0.0, min(1.0, self.stock / self.capacity)) if self.capacity > 0 else 0.0


@dataclass(frozen=True, slots=True)
class LinkPicture:
    """A link and what it moved in this round (below 0: from its target to its source; NaN: nothing yet)."""

    link: Link
    flow: float
    state: State = "here"


@dataclass(frozen=True, slots=True)
class HullPicture:
    """A treaty. `number` tells it apart for good, `breaches` are those of this round and of all up to it."""

    treaty: Treaty
    number: int
    breached: int
    breaches: int
    state: State = "here"


@dataclass(frozen=True, slots=True)
class AgentPicture:
    """A world-level meta-agent."""

    id: str
    source: Mapping[str, Any]
    state: State = "here"


@dataclass(frozen=True, slots=True)
class WorldPicture:
    """A world after a round."""

    turn: int
    nodes: tuple[NodePicture, ...]
    links: tuple[LinkPicture, ...]
    hulls: tuple[HullPicture, ...]
    agents: tuple[AgentPicture, ...]


class _Spanned(Protocol):
    @property
    def span(self) -> Span: ...


class _Named(Protocol):
    @property
    def id(self) -> str: ...


def picture_of(view: WorldView, turn: int, planned: Shape | None = None) -> WorldPicture:
    """A round; with what is planned for the next one, where that is given."""
    events = view.events_in(turn)

    def there(course: _Spanned) -> bool:
        return course.span.holds(turn) and (planned is None or course.span.until is None)

    def state(kept: Iterable[_Named], part_id: str) -> State:
        return "here" if planned is None or any(each.id == part_id for each in kept) else "going"

    shape = planned if planned is not None else Shape(turn, ())
    nodes = [_node(each, turn, events, state(shape.arenas, each.id)) for each in view.arenas if there(each)]
    links = [
        LinkPicture(each.link, each.flow_in(turn), state(shape.links, each.link.id))
        for each in view.links
        if there(each)
    ]
    hulls = [
        HullPicture(
            each.treaty,
            number,
            each.breached(turn, turn),
            each.breached(0, turn),
            state(shape.treaties, each.treaty.id),
        )
        for number, each in enumerate(view.treaties)
        if there(each)
    ]
    agents = [AgentPicture(each.id, each.source, state(shape.agents, each.id)) for each in view.agents if there(each)]
    if planned is not None:
        nodes += [_coming(arena.plan) for arena in planned.arenas if arena.plan is not None]
        links += [LinkPicture(link, math.nan, "coming") for link in planned.links if link.id.startswith(NEW)]
        fresh = [treaty for treaty in planned.treaties if treaty.id.startswith(NEW)]
        hulls += [HullPicture(each, number, 0, 0, "coming") for number, each in enumerate(fresh, len(view.treaties))]
        known = {agent.id for agent in agents}
        agents += [AgentPicture(each.id, each.source, "coming") for each in planned.agents if each.id not in known]
    return WorldPicture(turn, tuple(nodes), tuple(links), tuple(hulls), tuple(agents))


def _node(arena: ArenaCourse, turn: int, events: Sequence[WorldEvent], state: State) -> NodePicture:
    last = max(0, turn - arena.span.since)
    return NodePicture(
        arena.id,
        arena.plan.scenario.title,
        len(arena.plan.players),
        arena.stock_after(turn),
        arena.capacity,
        math.nan if arena.best is None else arena.best,
        arena.harvest_in(turn),
        arena.collapsed_after(turn),
        tuple(arena.stock[max(0, last + 1 - CURVE) : last + 1]),
        state,
        tuple(event for event in events if event.kind == "breach" and event.arena == arena.id),
        tuple(event for event in events if event.kind == "shock" and event.arena == arena.id),
    )


def _coming(plan: ArenaPlan) -> NodePicture:
    arena, best = plan.arena(), best_stock(plan.dynamics)
    level, name = (math.nan if best is None else best), plan.scenario.id
    capacity, nothing = plan.dynamics.capacity(), math.nan
    players = len(plan.players)
    return NodePicture(
        name, plan.scenario.title, players, arena.stock, capacity, level, nothing, arena.finished, (), "coming"
    )
