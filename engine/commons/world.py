"""A world: arenas that tick side by side, links that move stock between them, treaties, and who watches them all.

The world never enforces a treaty and players never see one (`treaties`). As an arena, it is a pure state machine: the
runner plays the arenas that are due, then `finish_round` lets links flow and meta-agents act.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from engine.commons.arena import Arena
from engine.commons.dynamics.protocol import Polluting
from engine.commons.governance import Round
from engine.commons.perturbations import Spec
from engine.commons.streams import Purpose
from engine.commons.sums import ordered_sum
from engine.commons.treaty import Treaty, checked_treaty
from engine.errors import TreatyError
from engine.streams import identity

Entry = dict[str, Any]
"""A line of a log."""


@dataclass(frozen=True, slots=True)
class Link:
    """Moves ``weight * (S_source - S_target)`` each round, or the fraction `weight` of the source's pollution."""

    id: str
    source: str
    target: str
    weight: float
    what: Literal["stock", "pollution"] = "stock"

    def to_json(self) -> Entry:
        """``{id, from, to, weight, what}``."""
        return {"id": self.id, "from": self.source, "to": self.target, "weight": self.weight, "what": self.what}


class WorldMetaAgent(Protocol):
    """Watches the rounds of a world; what it emits meets the arenas that each spec targets."""

    id: str

    def observe(self, world: Round) -> Sequence[Spec]: ...


@dataclass(slots=True)
class _Place:
    arena: Arena
    period: int
    since: int


class World:
    """The arenas by id, and what is between them. What is refused raises `TreatyError` and changes nothing.

    `entries` gathers what each arena's log and the world's own (key None) have to keep of changes and flows; whoever
    writes the logs takes it with `take_entries`.
    """

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.round = 0
        self.meta_agents: list[WorldMetaAgent] = []
        """In the order in which they came; what is added and removed while it runs goes by the methods below."""
        self.ticked: dict[str, Mapping[str, Any]] = {}
        self._places: dict[str, _Place] = {}
        self._links: dict[str, Link] = {}
        self._treaties: dict[str, Treaty] = {}
        self._made = 0
        self._due: list[tuple[int, Spec]] = []
        self._entries: list[tuple[str | None, Entry]] = []

    @property
    def arenas(self) -> Mapping[str, Arena]:
        """The arenas, in code-unit order of their ids."""
        return {name: self._places[name].arena for name in sorted(self._places)}

    @property
    def links(self) -> Sequence[Link]:
        """The links, in the order in which they were added."""
        return tuple(self._links.values())

    @property
    def treaties(self) -> Sequence[Treaty]:
        """The treaties, in the order in which they were added."""
        return tuple(self._treaties.values())

    def summary(self) -> Entry:
        """``{round, arenas, links, treaties, metaAgents}``, treaties as `Treaty.to_json`."""
        arenas = [
            {
                "id": name,
                "turn": arena.turn,
                "stock": arena.stock,
                "players": list(arena.players),
                "wealth": ordered_sum(arena.wealth.values()),
                "collapsed": arena.finished,
                "period": self._places[name].period,
            }
            for name, arena in self.arenas.items()
        ]
        return {
            "round": self.round,
            "arenas": arenas,
            "links": [link.to_json() for link in self.links],
            "treaties": [treaty.to_json() for treaty in self.treaties],
            "metaAgents": [agent.id for agent in self.meta_agents],
        }

    # What is added and removed ------------------------------------------------------------------------------------

    def add_arena(self, arena: Arena, period: int = 1) -> None:
        """Another arena, which ticks every `period` rounds from the next one on."""
        name = arena.rules.id
        if name in self._places:
            raise TreatyError("there is an arena of this id already", name, "give it another id")
        if period < 1:
            raise TreatyError("a period is a number of rounds", f"{name}, period", "give 1 or more")
        self._places[name] = _Place(arena, period, self.round)

    def note_arena(self, name: str, added: Mapping[str, Any]) -> None:
        """Have the world's log keep how an arena that came later was made."""
        self._note((None,), {"kind": "arena", "round": self.round, "id": name, "added": dict(added)})

    def remove_arena(self, name: str) -> None:
        """Take an arena away, with every link and treaty that it belonged to (`treaties: Lifecycle and removal`)."""
        self._known(name)
        for link in [link for link in self.links if name in (link.source, link.target)]:
            self.remove_link(link.id)
        for treaty in [treaty for treaty in self.treaties if name in treaty.arena_ids]:
            self.remove_treaty(treaty.id)
        del self._places[name]
        self._note((None,), {"kind": "arena", "round": self.round, "removed": name})

    def add_link(self, source: str, target: str, weight: float, what: Literal["stock", "pollution"] = "stock") -> Link:
        """Another link; its id follows from the world's seed."""
        check_link(source, target, weight, what, {name: pollutes(arena) for name, arena in self.arenas.items()})
        link = Link(self._new_id(), source, target, weight, what)
        self._links[link.id] = link
        self._note((source, target, None), {"kind": "link", "round": self.round, "added": link.to_json()})
        return link

    def remove_link(self, link_id: str) -> None:
        """Take a link away."""
        link = self._links.pop(link_id, None)
        if link is None:
            raise TreatyError("there is no such link", link_id, "name one by its id")
        self._note((link.source, link.target, None), {"kind": "link", "round": self.round, "removed": link.id})

    def add_treaty(
        self,
        name: str,
        arena_ids: Sequence[str],
        payload: Mapping[str, Any] | None = None,
        treaty_id: str | None = None,
    ) -> Treaty:
        """Another treaty between arenas that are here, its payload frozen. Without an id, one follows from the seed."""
        checked = checked_treaty(name, arena_ids, {} if payload is None else payload, list(self._places))
        if treaty_id is not None and (not treaty_id or treaty_id in self._treaties):
            raise TreatyError("this id is empty or taken", repr(treaty_id), "give another, or none")
        made = self._new_id()
        treaty = Treaty(made if treaty_id is None else treaty_id, *checked, created_at=self.round)
        self._treaties[treaty.id] = treaty
        self._note((*treaty.arena_ids, None), {"kind": "treaty", "round": self.round, "added": treaty.to_json()})
        return treaty

    def remove_treaty(self, treaty_id: str) -> None:
        """Take a treaty away; there is no changing one (`treaties: Adding a treaty to a world`)."""
        treaty = self._treaties.pop(treaty_id, None)
        if treaty is None:
            raise TreatyError("there is no such treaty", treaty_id, "name one by its id")
        self._note((*treaty.arena_ids, None), {"kind": "treaty", "round": self.round, "removed": treaty.id})

    def add_meta_agent(self, agent: WorldMetaAgent, source: Mapping[str, Any]) -> None:
        """Another one who watches the rounds; `source` is how a scenario writes it, which the world's log keeps."""
        if agent.id in self._places or any(each.id == agent.id for each in self.meta_agents):
            raise TreatyError("this id is taken", agent.id, "give the meta-agent another id")
        self.meta_agents.append(agent)
        self._note((None,), {"kind": "metaAgent", "round": self.round, "added": dict(source)})

    def remove_meta_agent(self, agent_id: str) -> None:
        """Let one go; what it had befall for a later round still comes."""
        left = [agent for agent in self.meta_agents if agent.id != agent_id]
        if len(left) == len(self.meta_agents):
            raise TreatyError("there is no such meta-agent", agent_id, "name one by its id")
        self.meta_agents = left
        self._note((None,), {"kind": "metaAgent", "round": self.round, "removed": agent_id})

    # A round --------------------------------------------------------------------------------------------------------

    def begin_round(self) -> list[str]:
        """The next round: the arenas that tick in it, in code-unit order. Rounds count from 1."""
        self.round += 1
        self.ticked = {}
        due = []
        for name in sorted(self._places):
            place = self._places[name]
            if (self.round - place.since) % place.period == 0 and not place.arena.finished:
                due.append(name)
        return due

    def finish_round(self, records: Mapping[str, Mapping[str, Any]]) -> Entry:
        """After the turns of those that were due: links flow, all at once; then meta-agents observe, and what they
        emitted for this round (a spec's `at_turn` is a round here) befalls the arenas. The round's entry.
        """
        self.ticked = dict(records)
        flows = self._flow()
        shocks = [shock for spec in self._due_now() for shock in self._shock(spec)]
        entry: Entry = {"kind": "round", "round": self.round, "ticked": sorted(records)}
        if flows:
            entry["flows"] = flows
        if shocks:
            entry["shocks"] = shocks
        self._note((None,), entry)
        return entry

    def take_entries(self) -> list[tuple[str | None, Entry]]:
        """What has to be written since the last time: the arena whose log it belongs to, or None for the world's."""
        taken, self._entries = self._entries, []
        return taken

    def _flow(self) -> list[Entry]:
        """Every link's amount from the levels after the turns; who would give more than there is gives all of it, in
        shares.
        """
        wanted = [(link, self._amount(link)) for link in self.links]
        outflow: dict[tuple[str, str], float] = {}
        for link, amount in wanted:
            giver = link.source if amount >= 0.0 else link.target
            outflow[giver, link.what] = outflow.get((giver, link.what), 0.0) + abs(amount)
        flows: list[Entry] = []
        for link, amount in wanted:
            giver = link.source if amount >= 0.0 else link.target
            level, total = self._level(giver, link.what), outflow[giver, link.what]
            amount = amount * (level / total) if total > level else amount
            flows.append({"link": link.id, "from": link.source, "to": link.target, "what": link.what, "amount": amount})
        for flow in flows:
            self._move(flow["from"], flow["what"], -flow["amount"], flow)
            self._move(flow["to"], flow["what"], flow["amount"], flow)
        return flows

    def _amount(self, link: Link) -> float:
        if link.what == "pollution":
            return link.weight * self._level(link.source, "pollution")
        return link.weight * (self._level(link.source, "stock") - self._level(link.target, "stock"))

    def _level(self, name: str, what: str) -> float:
        return self._places[name].arena.level(what)

    def _move(self, name: str, what: str, amount: float, flow: Mapping[str, Any]) -> None:
        arena = self._places[name].arena
        arena.shift(what, amount)
        entry = {"kind": "link", "round": self.round, "link": flow["link"], "what": what, "amount": amount}
        self._note((name,), {**entry, "state": arena.dynamics.to_json(arena.state)})

    def _due_now(self) -> list[Spec]:
        """In the order of their rounds, and then of emission."""
        for agent in self.meta_agents:
            self._due += [(max(self.round, spec.at_turn or 0), spec) for spec in agent.observe(self)]
        due = sorted((each for each in self._due if each[0] <= self.round), key=lambda each: each[0])
        self._due = [each for each in self._due if each[0] > self.round]
        return [spec for _, spec in due]

    def _shock(self, spec: Spec) -> Iterable[Entry]:
        for name in spec.arena_ids or tuple(self.arenas):
            if name in self._places:
                arena = self._places[name].arena
                if spec.type == "player_join":
                    befallen: Entry = {**spec.to_json(), "refused": "players join by what their own arena decides"}
                else:
                    befallen = arena.apply(spec)
                entry = {"kind": "shock", "round": self.round, "turn": arena.turn, **befallen}
                self._note((name,), {**entry, "state": arena.dynamics.to_json(arena.state)})
                yield {"arena": name, **{key: value for key, value in entry.items() if key not in ("kind", "round")}}

    def _known(self, name: str) -> Arena:
        if name not in self._places:
            raise _no_such_arena(name)
        return self._places[name].arena

    def _new_id(self) -> str:
        self._made += 1
        return identity(self.seed, Purpose.TREATY, self._made)

    def _note(self, logs: Iterable[str | None], entry: Entry) -> None:
        self._entries += [(log, entry) for log in logs]


def pollutes(arena: Arena) -> bool:
    """Whether a link may move pollution from or to it."""
    return isinstance(arena.dynamics, Polluting)


def check_link(source: str, target: str, weight: float, what: str, arenas: Mapping[str, bool]) -> None:
    """Raises `TreatyError` for a link that can't stand between these arenas; each says whether it has pollution."""
    for name in (source, target):
        if name not in arenas:
            raise _no_such_arena(name)
        if what not in ("stock", "pollution"):
            raise TreatyError(f"a link moves no {what!r}", f"{source} -> {target}", "move stock or pollution")
        if what == "pollution" and not arenas[name]:
            raise TreatyError("this arena has no pollution", name, "link its stock instead")
    if source == target:
        raise TreatyError("a link leads to another arena", source, "name two arenas")
    if not 0.0 < weight <= 1.0:
        raise TreatyError("a weight is above 0 and at most 1", f"{source} -> {target}", "give a share of what flows")


def _no_such_arena(name: str) -> TreatyError:
    return TreatyError("there is no such arena", str(name), "name one of this world")
