"""The whole of a run at a tick: the game, and the state of every mind that goes with it (`colony: Saves, epochs`).

The game is the colony and its ledger of receipts. With it go the talks, the shared link, the messages, what each
colonist attends to, the core's planner, and the thoughts that are under way. The last are here so that a run can be
repeated from any tick; no load keeps them: `begin_epoch` puts what caused each back into the queue it came from.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from pydantic import TypeAdapter, ValidationError

from engine.colony import attention as attending
from engine.colony import handles, saved, threads
from engine.colony import planner as planning
from engine.colony.allowlists import CorePerspective
from engine.colony.attention import Attention
from engine.colony.beginning import begin
from engine.colony.menus import Menu
from engine.colony.perspective import Message
from engine.colony.planner import Planner
from engine.colony.record import Aim
from engine.colony.scenario import Scenario
from engine.colony.state import Colony
from engine.colony.stimuli import Stimulus
from engine.colony.tallies import Chain
from engine.colony.telemetry import Link
from engine.colony.threads import CORE, Talks
from engine.errors import StateError
from engine.files import canonical_json

VERSION = 1


@dataclass(frozen=True, slots=True)
class Thought:
    """A thought under way: the attempt at which a mind was asked, when, and the menu that it answers from.

    `causes` are what a colonist's is about; they go back into the queue if it is dropped. The menu of an appraisal is
    empty. `known` is what the core was told, whose topics cite it.
    """

    attempt: str
    mind: str
    aim: Aim
    begun: int
    causes: tuple[Stimulus, ...]
    menu: Menu
    known: CorePerspective | None = None


@dataclass(slots=True)
class World:
    """Everything at a tick. `messages` are those to each mind, oldest first; `questions` those of the core that each
    pawn can still answer; `thoughts` those under way, by attempt, in the order in which they began.

    `attempts` and `said` count the attempts and messages of the timeline, which are numbered; `counts`, by seat, is how
    often each rule of a scripted mind's table has answered.
    """

    colony: Colony
    talks: Talks
    link: Link
    attention: dict[str, Attention]
    planner: Planner
    messages: dict[str, Chain[Message]] = field(default_factory=dict)
    questions: dict[str, list[Message]] = field(default_factory=dict)
    thoughts: dict[str, Thought] = field(default_factory=dict)
    attempts: int = 0
    said: int = 0
    counts: dict[str, tuple[int, ...]] = field(default_factory=dict)
    known: dict[str, str] = field(default_factory=dict, compare=False, repr=False)
    """The digests of parts, as far as they are known; no state."""
    outgoing: list[Message] = field(default_factory=list, compare=False, repr=False)
    """The messages that were said in the tick under way."""

    @property
    def tick(self) -> int:
        """The tick after which this is how things are."""
        return self.colony.tick

    @property
    def scenario(self) -> Scenario:
        """What it began as."""
        return self.colony.scenario

    def thinking(self, mind: str) -> Iterator[Thought]:
        """The thoughts of a mind that are under way."""
        return (thought for thought in self.thoughts.values() if thought.mind == mind)

    def say(self, sender: str, to: str, kind: str, text: str) -> Message:
        """Send words from one mind to another."""
        self.said += 1
        message = Message(f"m{self.said}", self.tick, sender, to, kind, text)
        self.messages.setdefault(to, Chain()).append(message)
        self.outgoing.append(message)
        self.touch("messages")
        return message

    def take_outgoing(self) -> list[Message]:
        """The messages since the last time, in order; each is handed out once."""
        taken, self.outgoing = self.outgoing, []
        return taken

    def touch(self, *parts: str) -> None:
        """Forget the digests of parts that may have changed: talks, link, messages, planner, thoughts."""
        for part in (*parts, "minds"):
            self.known.pop(part, None)

    def drop(self, attempt: str) -> Thought:
        """Let go of a thought under way; what caused it waits again. Raises `KeyError`."""
        thought = self.thoughts.pop(attempt)
        if thought.mind == CORE:
            planning.dropped(self.planner)
        else:
            attending.dropped(self.attention[thought.mind], thought.causes)
        self.touch("planner", "thoughts")
        return thought

    def begin_epoch(self, epoch: int) -> list[Thought]:
        """Begin a fresh epoch, as each load does: no handle of an earlier one works, no thought under way survives.

        The thoughts that were dropped, in order. Raises `StateError` for an epoch that is not later.
        """
        handles.begin_epoch(self.talks, epoch)
        self.touch("talks")
        return [self.drop(attempt) for attempt in list(self.thoughts)]

    # Digests ----------------------------------------------------------------------------------------------------------

    def game_digest(self) -> str:
        """The SHA-256 of the game, in hexadecimal."""
        return saved.digest(self.colony)

    def minds_digest(self) -> str:
        """The SHA-256 of all that goes with the game but for its tick, in hexadecimal; most ticks leave it as it is."""
        digest = self.known.get("minds")
        if digest is None or not all(attention.seal for attention in self.attention.values()):
            shell = canonical_json([VERSION, self.attempts, self.said, self.counts])
            parts = [self._part(name) for name in _PARTS]
            minds = [attention.digest() for attention in self.attention.values()]
            digest = hashlib.sha256("".join([shell, *parts, *minds]).encode("utf-8", "surrogatepass")).hexdigest()
            self.known["minds"] = digest
        return digest

    def _part(self, name: str) -> str:
        digest = self.known.get(name)
        if digest is None:
            digest = self.known[name] = _hashed(self._part_json(name))
        return digest

    def _part_json(self, name: str) -> Any:
        if name == "talks":
            return threads.digest(self.talks)
        if name == "link":
            return self.link.to_json()
        if name == "messages":
            chains = {to: chain.digest() for to, chain in self.messages.items()}
            return [chains, _MESSAGES.dump_python(self.questions, mode="json")]
        if name == "planner":
            return self.planner.to_json()
        return _THOUGHTS.dump_python(list(self.thoughts.values()), mode="json")

    # As JSON ----------------------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The world as a JSON value that shares nothing with it, whole but for its scenario."""
        return {
            "version": VERSION,
            "colony": saved.to_json(self.colony),
            "talks": threads.to_json(self.talks),
            "link": self._part_json("link"),
            "attention": {name: each.to_json() for name, each in self.attention.items()},
            "planner": self.planner.to_json(),
            "messages": _MESSAGES.dump_python({to: list(said) for to, said in self.messages.items()}, mode="json"),
            "questions": _MESSAGES.dump_python(self.questions, mode="json"),
            "thoughts": self._part_json("thoughts"),
            "attempts": self.attempts,
            "said": self.said,
            "counts": {seat: list(counts) for seat, counts in self.counts.items()},
        }


def new_world(scenario: Scenario, epoch: int = 1) -> World:
    """The world of a scenario before its first tick, in the first epoch of a store."""
    colony = begin(scenario)
    talks = Talks(scenario.seed, epoch, tuple(colony.pawns), scenario.rules.offers)
    return World(colony, talks, Link(), {name: Attention() for name in colony.pawns}, Planner())


def world_from_json(data: Any, scenario: Scenario) -> World:
    """The world of `World.to_json`, in the scenario that it was of. Raises `StateError`."""
    if not isinstance(data, Mapping):
        raise StateError("this is no state of a run", "state", "use a whole copy of it")
    version = data.get("version")
    if version != VERSION:
        raise StateError(f"this state is of version {version!r:.20}", "version", f"this Concord reads {VERSION}")
    try:
        colony = saved.from_json(data["colony"], scenario)
        thoughts = _THOUGHTS.validate_json(canonical_json(data["thoughts"]))
        return World(
            colony,
            threads.from_json(data["talks"], scenario.rules.offers),
            Link.from_json(data["link"]),
            {name: Attention.from_json(data["attention"][name]) for name in colony.pawns},
            Planner.from_json(data["planner"]),
            {to: Chain(said) for to, said in _MESSAGES.validate_json(canonical_json(data["messages"])).items()},
            _MESSAGES.validate_json(canonical_json(data["questions"])),
            {thought.attempt: thought for thought in thoughts},
            int(data["attempts"]),
            int(data["said"]),
            {str(seat): tuple(map(int, counts)) for seat, counts in data["counts"].items()},
        )
    except (KeyError, TypeError, ValueError, AttributeError, ValidationError) as error:
        raise StateError(f"this is no state of a run ({error!r:.80})", "state", "use a whole copy of it") from error


_PARTS = ("talks", "link", "messages", "planner", "thoughts")
_MESSAGES = TypeAdapter(dict[str, list[Message]])
_THOUGHTS = TypeAdapter(list[Thought])


def _hashed(value: Any) -> str:
    return hashlib.sha256(canonical_json(value).encode("utf-8", "surrogatepass")).hexdigest()
