"""The shape of a world as a value: what is in it and between, without any state. Edits make another shape of one.

Edits of a running world wait for its next round: until then the shape before can simply be taken again. What is refused
raises `TreatyError` with the field at fault in `where`, as the world itself would, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeVar

from engine.commons.scenario import ArenaPlan, world_agent
from engine.commons.treaty import Treaty, checked_treaty
from engine.commons.world import Link, World, check_link, pollutes
from engine.errors import TreatyError

NEW = "new-"
"""Begins the ids of links and treaties that are still to be made: the world gives them theirs."""


@dataclass(frozen=True, slots=True)
class ArenaPart:
    """An arena; `plan` is that of one that is still to be added, None for one that is there."""

    id: str
    engine: str
    pollutes: bool
    period: int
    plan: ArenaPlan | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class AgentPart:
    """A world-level meta-agent as a scenario writes it."""

    id: str
    type: str
    source: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Shape:
    """`round` is the last that was played; `taken` are the ids of all arenas that ever were, whose logs are kept."""

    round: int
    arenas: tuple[ArenaPart, ...]
    links: tuple[Link, ...] = ()
    treaties: tuple[Treaty, ...] = ()
    agents: tuple[AgentPart, ...] = ()
    taken: frozenset[str] = frozenset()
    made: int = 0

    @property
    def names(self) -> tuple[str, ...]:
        """The ids of the arenas."""
        return tuple(arena.id for arena in self.arenas)

    def with_arena(self, plan: ArenaPlan, period: int = 1) -> Shape:
        """Another arena, which ticks every `period` rounds."""
        name = plan.scenario.id
        if name in self.names or any(agent.id == name for agent in self.agents):
            raise TreatyError("this id is taken", "id", "give the arena another one")
        if name in self.taken:
            raise TreatyError("there was an arena of this id, whose log is kept", "id", "give the arena another one")
        if period < 1:
            raise TreatyError("a period is a number of rounds", "period", "give 1 or more")
        part = ArenaPart(name, plan.dynamics.name, pollutes(plan.arena()), period, plan)
        return replace(self, arenas=tuple(sorted((*self.arenas, part), key=lambda each: each.id)))

    def without_arena(self, name: str) -> Shape:
        """Without an arena, and every link and treaty that it belonged to."""
        if name not in self.names:
            raise TreatyError("there is no such arena", name, "name one of this world")
        return replace(
            self,
            arenas=tuple(arena for arena in self.arenas if arena.id != name),
            links=tuple(link for link in self.links if name not in (link.source, link.target)),
            treaties=tuple(treaty for treaty in self.treaties if name not in treaty.arena_ids),
        )

    def with_link(
        self, source: str, target: str, weight: float, what: Literal["stock", "pollution"] = "stock"
    ) -> Shape:
        """Another link."""
        check_link(source, target, weight, what, {arena.id: arena.pollutes for arena in self.arenas})
        link = Link(f"{NEW}{self.made + 1}", source, target, weight, what)
        return replace(self, links=(*self.links, link), made=self.made + 1)

    def without_link(self, link_id: str) -> Shape:
        """Without a link."""
        return replace(self, links=_without(self.links, link_id, "link"))

    def with_treaty(self, name: str, arena_ids: Sequence[str], payload: Mapping[str, Any]) -> Shape:
        """Another treaty between two arenas or more."""
        checked = checked_treaty(name, arena_ids, payload, self.names)
        treaty = Treaty(f"{NEW}{self.made + 1}", *checked, created_at=self.round)
        return replace(self, treaties=(*self.treaties, treaty), made=self.made + 1)

    def without_treaty(self, treaty_id: str) -> Shape:
        """Without a treaty."""
        return replace(self, treaties=_without(self.treaties, treaty_id, "treaty"))

    def with_agent(self, source: Mapping[str, Any]) -> Shape:
        """Another meta-agent. Raises `ScenarioError` too, with the fields at fault."""
        agent = AgentPart(world_agent(source, "this world").id, source["type"], dict(source))
        if agent.id in self.names or any(each.id == agent.id for each in self.agents):
            raise TreatyError("this id is taken", "id", "give the meta-agent another one")
        return replace(self, agents=(*self.agents, agent))

    def without_agent(self, agent_id: str) -> Shape:
        """Without a meta-agent."""
        return replace(self, agents=_without(self.agents, agent_id, "meta-agent"))


@dataclass(frozen=True, slots=True)
class ShapeChange:
    """What one shape has and another has not."""

    arenas_gone: tuple[ArenaPart, ...]
    arenas_new: tuple[ArenaPart, ...]
    links_gone: tuple[Link, ...]
    links_new: tuple[Link, ...]
    treaties_gone: tuple[Treaty, ...]
    treaties_new: tuple[Treaty, ...]
    agents_gone: tuple[AgentPart, ...]
    agents_new: tuple[AgentPart, ...]


def change_between(before: Shape, after: Shape) -> ShapeChange:
    """What has to go and what has to come, each in the order of its shape."""
    return ShapeChange(
        _only_in(before.arenas, after.arenas),
        _only_in(after.arenas, before.arenas),
        _only_in(before.links, after.links),
        _only_in(after.links, before.links),
        _only_in(before.treaties, after.treaties),
        _only_in(after.treaties, before.treaties),
        _only_in(before.agents, after.agents),
        _only_in(after.agents, before.agents),
    )


def shape_of(world: World, agents: Mapping[str, Mapping[str, Any]], taken: frozenset[str]) -> Shape:
    """The shape of a world; `agents` says by id how a scenario writes each meta-agent."""
    periods = {arena["id"]: arena["period"] for arena in world.summary()["arenas"]}
    return Shape(
        world.round,
        tuple(
            ArenaPart(name, arena.dynamics.name, pollutes(arena), periods[name]) for name, arena in world.arenas.items()
        ),
        tuple(world.links),
        tuple(world.treaties),
        tuple(AgentPart(each.id, agents[each.id]["type"], agents[each.id]) for each in world.meta_agents),
        taken,
    )


_Part = TypeVar("_Part", ArenaPart, Link, Treaty, AgentPart)


def _only_in(parts: Sequence[_Part], others: Sequence[_Part]) -> tuple[_Part, ...]:
    known = {each.id for each in others}
    return tuple(part for part in parts if part.id not in known)


def _without(parts: tuple[_Part, ...], part_id: str, what: str) -> tuple[_Part, ...]:
    left = tuple(part for part in parts if part.id != part_id)
    if len(left) == len(parts):
        raise TreatyError(f"there is no such {what}", part_id, "name one by its id")
    return left
