"""A world that is served elsewhere, watched: what its server tells is written into a folder of logs here, as it comes,
and that folder is shown as any other.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Mapping
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from concordui.commons.runs import Wanted
from concordui.commons.wire import Address, Event, Refused, events
from concordui.commons.words import say
from concordui.commons.workspace import CommonsWorkspace
from concordui.commons.world.session import FolderSession, WorldProgress
from concordui.unforeseen import UnforeseenFailure
from concordui.widgets import NoteKind
from engine.commons.file_names import WORLD_LOG
from engine.commons.log import line_of
from engine.errors import ConcordError, FileError, ServerError

WAITS_S = (0.5, 1.0, 2.0, 5.0)
"""Before a server that went away is asked again, the last for every time after."""

_log = logging.getLogger(__name__)
_LOG = re.compile(r"world\.jsonl|arena-[A-Za-z0-9_.\-]{1,64}\.jsonl")


@dataclass(frozen=True, slots=True)
class WatchWanted(Wanted):
    """A served world that shall be watched."""

    address: Address
    world: str
    title: str


@dataclass(frozen=True, slots=True)
class WatchState:
    """How it stands with the server: None while it is heard, else why it is not; `final` where nobody asks again."""

    lost: ConcordError | None = None
    final: bool = False


class Mirror:
    """The folder that the logs of a served world are written into, entry by entry, each flushed.

    Raises `FileError`, and `Refused` for events that no server of worlds tells.
    """

    def __init__(self, folder: Path, address: Address) -> None:
        self.folder = folder
        self.number = 0
        """The last event that was taken."""
        self._address = address
        self._awaited = 0
        self._files: dict[str, FileIO] = {}

    @property
    def stands(self) -> bool:
        """Whether the headers of all first logs are there: the folder can be opened."""
        return 0 < self._awaited <= self.number

    def take(self, event: Event) -> None:
        """Another event; one that was taken before is left out."""
        if event.number == 0 or event.number <= self.number:
            return
        log, entry = event.data.get("log"), event.data.get("entry")
        if event.number != self.number + 1 or not isinstance(log, str) or not isinstance(entry, Mapping):
            raise self._strange()
        if not _LOG.fullmatch(log):
            raise self._strange()
        if event.number == 1:
            self._awaited = 1 + self._count(log, entry)
        try:
            self._file(log).write(line_of(entry))
        except OSError as error:
            what = f"cannot write what is watched ({error.strerror})"
            raise FileError(what, str(self.folder / log), "make room, then watch the world again") from error
        self.number = event.number

    def close(self) -> None:
        """Let the files go."""
        for file in self._files.values():
            with contextlib.suppress(OSError):
                file.close()

    def _count(self, log: str, entry: Mapping[str, Any]) -> int:
        scenario = entry.get("scenario")
        arenas = scenario.get("arenas") if isinstance(scenario, Mapping) else None
        if log != WORLD_LOG or not isinstance(arenas, list):
            raise self._strange()
        return len(arenas)

    def _file(self, log: str) -> FileIO:
        if log not in self._files:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._files[log] = (self.folder / log).open("wb", buffering=0)
        return self._files[log]

    def _strange(self) -> Refused:
        return Refused("the server tells what no world has", str(self._address), "update Concord here or there")


class WatchSession(FolderSession):
    """A served world. `happened` carries `WatchState` besides what a `FolderSession` tells; `path` is the folder here.

    A server that goes away is asked again until the tab is closed, from where it broke off.
    """

    played_elsewhere = True

    def __init__(self, wanted: WatchWanted, path: Path, parent: QObject | None = None) -> None:
        super().__init__(path, parent)
        self.wanted = wanted
        self._stands = asyncio.Event()

    async def _run(self) -> None:
        mirror = Mirror(self.path, self.wanted.address)
        listening = asyncio.ensure_future(self._listen(mirror))
        try:
            standing = asyncio.ensure_future(self._stands.wait())
            await asyncio.wait((listening, standing), return_when=asyncio.FIRST_COMPLETED)
            standing.cancel()
            if mirror.stands:
                await super()._run()
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            mirror.close()

    async def _listen(self, mirror: Mirror) -> None:
        """Until nothing more can come."""
        tries = 0
        while True:
            before = mirror.number
            try:
                await self._hear(mirror)
                lost: ConcordError = ServerError("the server ended", str(self.wanted.address), say("it is asked again"))
            except (Refused, FileError) as error:
                self._tell(WatchState(error, final=True))
                return
            except ConcordError as error:
                lost = error
            except Exception as error:
                _log.exception("watching a server failed")
                self._tell(
                    WatchState(UnforeseenFailure(say("it can't be watched any more"), type(error).__name__, ""), True)
                )
                return
            self._tell(WatchState(lost))
            tries = 0 if mirror.number > before else tries + 1
            await asyncio.sleep(WAITS_S[min(tries, len(WAITS_S) - 1)])

    async def _hear(self, mirror: Mirror) -> None:
        """One connection, to its end."""
        heard = False
        async with contextlib.aclosing(events(self.wanted.address, self.wanted.world, mirror.number)) as told:
            async for event in told:
                if event.name == "end":
                    return
                mirror.take(event)
                if not heard:
                    heard = True
                    self._tell(WatchState())
                if mirror.stands:
                    self._stands.set()


class WatchNote:
    """Says in the tab what is watched, and that the server went away, in the place of its notes."""

    def __init__(self, workspace: CommonsWorkspace, session: WatchSession) -> None:
        self._workspace = workspace
        self._session = session
        self._state = WatchState()
        self._over = False
        self._round = 0
        workspace.on_event(self.heard)

    def heard(self, event: object) -> None:
        """Every event of the session comes by here, after the workspace has shown it."""
        match event:
            case WatchState():
                self._state = event
            case WorldProgress():
                self._over, self._round = event.view.over, event.view.rounds
            case _:
                return
        notes = self._workspace.notes
        if not self._over:
            notes.note.say(*self._words())
            notes.show()

    def _words(self) -> tuple[NoteKind, str, str]:
        address, lost = str(self._session.wanted.address), self._state.lost
        kept = say("Up to round {round} all of it is kept in {name}.", round=self._round, name=self._session.path.name)
        if lost is None:
            title = say("You watch a world that is played at {address}.", address=address)
            return "info", title, f"{say('Its rounds appear here as they are played.')} {kept}"
        why = f"{lost.what[:1].upper()}{lost.what[1:]}"
        if self._state.final:
            return "warn", f"{why} ({lost.where}).", kept
        title = say("The server at {address} went away.", address=address)
        return "warn", title, f"{why}. {say('It is asked again every few seconds.')} {kept}"
