"""All worlds of a server, each in a folder of its own: whoever starts a server there again finds them as they were."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.commons.attempts import WORLD_LEDGER, Attempts
from engine.commons.scenario import WorldPlan
from engine.commons.seating import Seating
from engine.commons.world_resume import resume_world
from engine.commons.world_runner import WorldRunner
from engine.errors import ConcordError, FileError
from engine.files import canonical_json, read_json, write_atomic
from engine.folder_lock import held
from engine.server.forms import NewWorld
from engine.server.intake import world_of
from engine.server.limits import LIMITS, Limits
from engine.server.problems import Problem, missing, problem_of, too_many
from engine.server.served import ServedWorld

CARD = "served.json"
"""What the server knows of a world besides its logs; a folder without it was never answered for, and is left alone."""


def new_id() -> str:
    """An id that nobody guesses."""
    return secrets.token_hex(6)


@dataclass(frozen=True, slots=True)
class Rules:
    """How a house is kept: bounds, whether agents and minds may play, where their files are looked for."""

    limits: Limits = LIMITS
    allow_agents: bool = False
    base: Path = Path()
    name: Callable[[], str] = new_id


class House:
    """`open` once, `close` once and at any time. Everything is called in the server's loop."""

    def __init__(self, folder: Path, rules: Rules) -> None:
        self.folder = folder
        self.rules = rules
        self.worlds: dict[str, ServedWorld] = {}
        self.notes: list[str] = []
        """What the one who started it should know, a sentence each."""
        self.streams = 0
        self.closed = False
        self._numbers: dict[str, int] = {}
        self._making = 0
        self._lock = contextlib.ExitStack()

    async def open(self) -> None:
        """Take the folder, and go on with every world in it. Raises `FileError` where another server has it."""
        self._lock.enter_context(held(self.folder / "serve.lock", "another server works in this folder"))
        for path, card in sorted(self._cards(), key=lambda each: int(each[1]["number"])):
            self._numbers[path.name] = int(card["number"])
            if card["ended"]:
                continue
            try:
                await self._reopen(path, card)
            except ConcordError as error:
                self.notes.append(f"world {path.name} can't be gone on with, and is left as it is: {error}")

    async def close(self) -> None:
        """Every world ends, its logs whole."""
        self.closed = True
        await asyncio.gather(*(world.close() for world in self.worlds.values()))
        self.worlds.clear()
        self._lock.close()

    def world(self, name: str) -> ServedWorld:
        """Raises `Problem`."""
        if name not in self.worlds:
            raise missing("world", name)
        return self.worlds[name]

    async def create(self, new: NewWorld) -> ServedWorld:
        """Begin a world. Raises `Problem`."""
        limits = self.rules.limits
        if len(self.worlds) + self._making >= limits.worlds:
            raise too_many("worlds", limits.worlds)
        self._making += 1
        try:
            plan, title, base = await asyncio.to_thread(world_of, new, limits, self.rules.allow_agents, self.rules.base)
            world = await self._begun(plan, title, base)
        except ConcordError as error:
            raise problem_of(error) from error
        finally:
            self._making -= 1
        self.worlds[world.id] = world
        return world

    async def remove(self, name: str) -> None:
        """End a world. Its logs stay in the folder, which is no longer served. Raises `Problem`."""
        world = self.world(name)
        del self.worlds[name]
        await world.close()
        self._write(world.folder, title=world.title, rate=None, ended=True)

    async def run(self, world: ServedWorld, rate: float | None) -> None:
        """Let it go on at this rate, also after the server was started again. Raises `Problem`."""
        await world.run(rate)
        self._write(world.folder, title=world.title, rate=rate or 0.0)

    async def pause(self, world: ServedWorld) -> None:
        """Let it rest. Raises `Problem`."""
        await world.pause()
        self._write(world.folder, title=world.title, rate=None)

    @contextlib.contextmanager
    def stream(self) -> Iterator[None]:
        """A place among those who listen. Raises `Problem` where there is none."""
        if self.streams >= self.rules.limits.streams:
            raise too_many("streams", self.rules.limits.streams)
        self.streams += 1
        try:
            yield
        finally:
            self.streams -= 1

    # Folders

    async def _begun(self, plan: WorldPlan, title: str, base: Path) -> ServedWorld:
        folder = self.folder / self.rules.name()
        try:
            folder.mkdir()
        except OSError as error:
            raise FileError(f"cannot make a folder ({error.strerror})", str(folder), "make room there") from error
        try:
            seating = Seating(base, folder / "agents", attempts=Attempts(folder / WORLD_LEDGER))
            runner = await asyncio.to_thread(WorldRunner, plan, seating.of_arena, folder)
            world = ServedWorld(folder.name, title, runner, folder, self.rules.limits)
            await world.start()
        except ConcordError:
            with contextlib.suppress(OSError):  # it is not empty: what is in it explains the refusal
                folder.rmdir()
            raise
        self._numbers[folder.name] = max(self._numbers.values(), default=0) + 1
        self._write(folder, title=title, rate=None, base=str(base))
        return world

    async def _reopen(self, path: Path, card: dict[str, Any]) -> None:
        seating = Seating(Path(card["base"]), path / "agents", attempts=Attempts(path / WORLD_LEDGER))
        runner = await asyncio.to_thread(resume_world, path, seating.of_arena)
        world = ServedWorld(path.name, card["title"], runner, path, self.rules.limits)
        await world.start()
        self.worlds[path.name] = world
        if card["rate"] is not None:
            with contextlib.suppress(Problem):  # it was over
                await world.run(card["rate"] or None)

    def _cards(self) -> Iterator[tuple[Path, dict[str, Any]]]:
        for path in sorted(self.folder.iterdir()):
            if not (path / CARD).is_file():
                continue
            try:
                card = read_json(path / CARD)
                int(card["number"])
            except (ConcordError, LookupError, TypeError, ValueError) as error:
                self.notes.append(f"{path / CARD} is damaged, and its world is left as it is: {error}")
                continue
            yield path, card

    def _write(self, folder: Path, **known: Any) -> None:
        """A world's card: `rate` None rests, 0 goes as fast as can be."""
        before = read_json(folder / CARD) if (folder / CARD).exists() else {}
        card = {"ended": False, **before, "number": self._numbers[folder.name], **known}
        write_atomic(folder / CARD, canonical_json(card))
