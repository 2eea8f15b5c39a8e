"""A colony beside the window: one thread that owns its store and its run, and reads what the window wants to show.

Everything is on the disk before it is told. Another store's timelines, a fork, a restore end the run under way and
begin a fresh epoch; a store that this program may not write to is watched.
"""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import logging
import os
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, Signal

from concordui.colony.drive import Drive
from concordui.colony.lens_reader import SLOW_S, LensReader
from concordui.colony.people import PawnName
from concordui.colony.run_settings import RunSettings, read_settings, write_settings
from concordui.colony.seating import Seats
from concordui.colony.session_events import (
    Entered,
    NotEntered,
    Opened,
    Refused,
    RunFailed,
    RunState,
    Seated,
    SeatSilent,
    Told,
)
from concordui.loop_thread import Courier, LoopThread
from concordui.unforeseen import UnforeseenFailure
from engine.colony import checkpoint as checkpoints
from engine.colony.checkpoint import Checkpoint
from engine.colony.loading import opened
from engine.colony.record import TickNews
from engine.colony.restoring import Report, fitting, restored
from engine.colony.runner import Run
from engine.colony.scenario import FOLDER
from engine.colony.store import EARLIER, Store
from engine.colony.timelines import Timeline
from engine.colony.viewing.past import Past
from engine.colony.viewing.reading import Lens, Reading
from engine.colony.viewing.rewind import Rewound
from engine.colony.world import World
from engine.errors import ConcordError, FileError
from engine.minds.protocol import Mind, MindReply

TELL_S = 0.1
"""Ten pictures a second are enough to watch."""

REST_S = 0.5
"""So long at most a run that goes as fast as it can waits for the window to draw what it was told."""

BADGE_S = 0.5
"""Between two tellings of how long the thoughts under way have lasted, while no tick passes."""

FOLLOW_S = 0.25
"""Between two looks at whether another program has written more to a store that is watched."""

FIRST_RATE = 4.0
"""Ticks a second of a colony that nobody has hastened."""

_log = logging.getLogger(__name__)

Doing = Callable[["Run | None", Store], object]
Make = Callable[[Store], tuple[World, str, "Report | None"]]


class ColonySession(QObject):
    """One store. `happened` carries a class of `session_events`, in the window's thread.

    `start` once, everything else at any time, `close` once.
    """

    happened = Signal(object)

    def __init__(self, path: Path, parent: QObject | None = None, *, playing: bool = True) -> None:
        super().__init__(parent)
        self.path = path
        """The store."""
        self._courier = Courier(self, at_once=2)
        self._courier.arrived.connect(self.happened)
        self._thread = LoopThread("colony", self._live, self)
        self._drive = Drive(FIRST_RATE, playing)
        self._lenses = LensReader()
        self._store: Store | None = None
        self._past: Past | None = None
        self._run: Run | None = None
        self._seats: Seats | None = None
        self._timeline = Timeline("t1", None, 0, "begun", 0)
        self._first = self._epoch = self._tip = 0
        self._looked: int | None = None
        self._waits = False
        self._state = 0
        self._begun: dict[str, float] = {}
        self._told = 0.0
        self._later: asyncio.TimerHandle | None = None
        self._drawn = asyncio.Event()
        self._drawn.set()
        self._switches: asyncio.Queue[Make] = asyncio.Queue()
        self._left: set[asyncio.Task[Any]] = set()
        self._doing: set[asyncio.Future[None]] = set()
        self._stands: os.stat_result | None = None
        self._retry = asyncio.Event()
        self._ending = False

    # From the window --------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin."""
        self._thread.begin()

    def close(self) -> None:
        """End the run and its thread, within a second. Nothing is told afterwards."""
        self._courier.close()
        self._thread.end()

    @property
    def running(self) -> bool:
        """Whether the thread is at work."""
        return self._thread.isRunning()

    @property
    def run(self) -> Run | None:
        """Only in the thread (`do`): the run under way, None where the store is watched."""
        return self._run

    @property
    def playing(self) -> bool:
        """Only in the thread: whether time goes on."""
        return self._drive.playing

    def drawn(self) -> None:
        """The window has drawn what it was told."""
        self._thread.call(self._was_drawn)

    def lenses(self, lenses: tuple[Lens[Any], ...]) -> None:
        """Read these from here on, and tell what is new."""
        self._thread.call(self._want, lenses)

    def look(self, tick: int | None) -> None:
        """Read this tick; None follows the run. Several that come at once are read once: the last."""
        self._thread.call(self._look, tick)

    def play(self, playing: bool) -> None:
        """Go on, or hold after the tick under way."""
        self._thread.call(self._changed_by, self._drive.play, playing)

    def set_rate(self, rate: float | None) -> None:
        """Ticks a second; None for as fast as they go."""
        self._thread.call(self._changed_by, self._drive.set_rate, rate)

    def step(self) -> None:
        """One tick more while it is held."""
        self._thread.call(self._drive.step)

    def pause_mode(self, waits: bool) -> None:
        """Whether each tick waits for the answers of its thoughts (a test mode); else play is continuous."""
        self._thread.call(self._changed_by, self._set_waits, waits)

    def retry(self) -> None:
        """Try again to run a store that is watched: `Opened` comes once more."""
        self._thread.call(self._retry.set)

    def seat(self, who: str, spec: str | Mapping[str, Any]) -> None:
        """Put the mind of a specification into a seat, at once and kept: `Seated`, or `Refused`."""
        self._thread.call(self._guarded, self._put, who, spec)

    def go_to(self, timeline: str) -> None:
        """End the run under way and go on at the tip of a timeline, in a fresh epoch: `Entered`, or `NotEntered`."""
        self._thread.call(self._guarded, self._entering, self._ask_entry, timeline)

    def fork(self, timeline: str, tick: int) -> None:
        """Go on in a new timeline that leaves this one at a tick: `Entered` with how it went, or `NotEntered`."""
        self._thread.call(self._guarded, self._entering, self._ask_fork, timeline, tick)

    def restore(self, checkpoint: Checkpoint | Path) -> None:
        """Go on in a new timeline from a checkpoint or its file: `Entered` with how it went, or `NotEntered`."""
        self._thread.call(self._guarded, self._entering, self._ask_restore, checkpoint)

    def do(self, function: Doing) -> None:
        """Call `function(run, store)` in the thread, between two steps of the run (None where a store is watched).

        What it returns is told, unless it is None; an awaitable is awaited first. A `ConcordError` is `Refused`.
        """
        self._thread.call(self._guarded, self._do, function)

    # In the thread: the life of a run ---------------------------------------------------------------------------------

    def _tell(self, event: object) -> None:
        self._courier.tell(event)

    async def _live(self) -> None:
        try:
            try:
                await self._attempt()
            except ConcordError as error:
                self._tell(RunFailed(error))
            except Exception as error:
                _log.exception("a colony failed")
                remedy = "open its store again; the program's log has the details"
                self._tell(RunFailed(UnforeseenFailure("the run can't go on", type(error).__name__, remedy)))
            await asyncio.Event().wait()  # the past can still be looked at, until the tab is closed
        finally:
            await self._end()

    async def _attempt(self) -> None:
        while True:
            why = self._open()
            store = self._store
            assert store is not None
            self._past = Past(store)
            if why is None:
                self._enter(opened(store, self._timeline.id), self._timeline.id)
            self._tell(Opened(store.scenario, self._pawns(store), self._run_state(), why))
            self._touch(at_once=True)
            if why is None:
                await self._go_on()
            await self._follow()
            self._store = self._past = None
            store.close()

    def _open(self) -> ConcordError | None:
        """Open the store: to be written, or where that can't be to be read; why then."""
        why: ConcordError | None = None
        try:
            self._store = Store.open(self.path)
        except FileError as error:
            self._store, why = Store.open(self.path, write=False), error
        self._stands = _standing(self.path)
        tree = self._store.timelines()
        latest = max(self._store.timelines_of_epochs().items(), default=(0, next(iter(tree))))
        self._seats = Seats(self._store.scenario, read_settings(self.path) or RunSettings(FOLDER))
        self._set_timeline(latest[1])
        return why

    def _pawns(self, store: Store) -> tuple[PawnName, ...]:
        assert self._past is not None
        world = self._run.world if self._run is not None else self._past.at(self._timeline.id, self._tip)
        return tuple(PawnName(pawn.id, pawn.name) for pawn in world.colony.pawns.values())

    def _set_timeline(self, timeline: str) -> None:
        assert self._store is not None
        tree = self._store.timelines()
        self._timeline = each = tree[timeline]
        self._tip, self._epoch = each.tip, self._store.epoch
        while each.parent is not None:
            each = tree[each.parent]
        self._first = each.forked

    def _enter(self, world: World, timeline: str) -> None:
        """Let a run go on from a world in its fresh epoch."""
        assert self._store is not None
        assert self._seats is not None
        minds = self._seats.minds()
        for seat, error in self._seats.silent.items():
            self._tell(SeatSilent(seat, error))
        self._begun.clear()
        self._set_timeline(timeline)
        self._run = Run(
            world,
            minds,
            self._store.record(timeline),
            budget=self._seats.settings.budget,
            pause=self._waits,
            watch=self._ticked,
        )

    async def _go_on(self) -> None:
        """Play, until another world is to go on from: then that."""
        while True:
            drive = asyncio.create_task(self._drive.run(self._tick, self._rest), name="drive")
            wanted = asyncio.create_task(self._switches.get(), name="switch")
            try:
                await asyncio.wait({drive, wanted}, return_when=asyncio.FIRST_COMPLETED)
                if drive.done():
                    drive.result()
            finally:
                for task in (drive, wanted):
                    if not task.done():
                        task.cancel()
                        await asyncio.wait({task})
            await self._switch(wanted.result())

    async def _switch(self, make: Make) -> None:
        """Leave the run under way, whose calls may still end, and go on from what is made; from where it was if not."""
        assert self._store is not None
        assert self._run is not None
        left, tip, dropped = self._timeline.id, self._tip, tuple(self._store.under_way())
        self._await_left(self._run.leave(EARLIER))
        rewound: Rewound | None = None
        fault: ConcordError | None = None
        try:
            world, timeline, report = make(self._store)
            rewound = None if report is None else Rewound(report, left, tip, dropped)
        except ConcordError as error:
            fault = error
            world, timeline = opened(self._store, left), left
        self._enter(world, timeline)
        self._looked = None
        self._tell(Entered(self._run_state(), rewound))
        if fault is not None:
            self._tell(NotEntered(fault))
        self._touch(at_once=True)

    def _await_left(self, calls: list[asyncio.Task[MindReply]]) -> None:
        """What these say is kept in the ledger when it comes, and counts for nothing."""
        for call in calls:
            self._left.add(call)
            call.add_done_callback(self._late)

    def _late(self, call: asyncio.Task[MindReply]) -> None:
        self._left.discard(call)
        if not call.cancelled():
            if call.exception() is not None:
                _log.warning("a late answer could not be kept: %s", call.exception())
            self._touch()

    async def _follow(self) -> None:
        """Look again and again at what another program writes, until it shall be tried again to run it here."""
        assert self._store is not None
        self._retry.clear()
        while not self._retry.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(FOLLOW_S):
                    await self._retry.wait()
            before = (self._timeline, self._store.epoch)
            self._set_timeline(self._timeline.id)
            if (self._timeline, self._store.epoch) != before:
                self._touch()

    async def _tick(self) -> None:
        assert self._run is not None
        await self._run.advance(1)

    def _ticked(self, news: TickNews) -> None:
        """A tick is on the disk."""
        self._tip = news.tick
        self._touch()

    async def _rest(self) -> None:
        """Let the window draw in peace what it was told last."""
        await asyncio.sleep(0)
        try:
            async with asyncio.timeout(REST_S):
                await self._drawn.wait()
        except TimeoutError:
            self._drawn.set()

    async def _end(self) -> None:
        self._ending = True  # a report that is due would read what is closed by then
        if self._later is not None:
            self._later.cancel()
        ending = [*self._left, *self._doing]
        for call in ending:
            call.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        if self._run is not None:
            await self._run.close()
            world = self._run.world
            if self._store is not None and world.tick == self._store.tip(self._timeline.id):
                self._store.keep(self._timeline.id, world)
        if self._store is not None:
            self._store.close()

    # In the thread: what was asked for --------------------------------------------------------------------------------

    def _guarded(self, function: Callable[..., object], *arguments: object) -> None:
        try:
            function(*arguments)
        except ConcordError as error:
            self._tell(Refused(error))
        except Exception as error:
            _log.exception("something that was asked of a colony failed")
            remedy = "the program's log has the details"
            self._tell(Refused(UnforeseenFailure("this can't be done", type(error).__name__, remedy)))

    def _writing(self) -> tuple[Run, Store]:
        if self._run is None or self._store is None:
            what = "this run is watched here, and written by another program"
            raise FileError(what, str(self.path), "end that program, then open the store again")
        return self._run, self._store

    def _changed_by(self, function: Callable[..., object], *arguments: object) -> None:
        function(*arguments)
        self._touch()

    def _set_waits(self, waits: bool) -> None:
        self._waits = waits
        if self._run is not None:
            self._run.pause = waits

    def _put(self, who: str, spec: str | Mapping[str, Any]) -> None:
        run, _ = self._writing()
        assert self._seats is not None
        run.seat(who, self._seats.put(who, spec))
        write_settings(self.path, self._seats.settings)
        self._tell(Seated(who, self._seats.words()[who]))
        self._touch()

    def put_mind(self, who: str, mind: Mind | None) -> None:
        """Only in the thread (`do`): let this mind sit there until it leaves (None), also after a load."""
        run, _ = self._writing()
        assert self._seats is not None
        run.seat(who, self._seats.guest(who, mind))
        self._touch()

    def _entering(self, ask: Callable[..., Make], *arguments: object) -> None:
        """Find out whether that can be entered, before the run under way is left for it."""
        try:
            make = ask(*arguments)
        except ConcordError as error:
            self._tell(NotEntered(error))
        else:
            self._switches.put_nowait(make)

    def _ask_entry(self, timeline: str) -> Make:
        _, store = self._writing()
        store.timeline(timeline)
        return _Entry(timeline)

    def _ask_fork(self, timeline: str, tick: int) -> Make:
        _, store = self._writing()
        return _Restore(checkpoints.taken(store, timeline, tick))

    def _ask_restore(self, given: Checkpoint | Path) -> Make:
        _, store = self._writing()
        checkpoint = given if isinstance(given, Checkpoint) else checkpoints.read(given)
        fitting(store, checkpoint)
        return _Restore(checkpoint)

    def _do(self, function: Doing) -> None:
        assert self._store is not None
        found = function(self._run, self._store)
        if inspect.isawaitable(found):
            doing = asyncio.ensure_future(self._awaited(found))
            self._doing.add(doing)
            doing.add_done_callback(self._doing.discard)
            return
        if found is not None:
            self._tell(found)
        self._touch()

    async def _awaited(self, found: Awaitable[object]) -> None:
        try:
            told = await found
        except ConcordError as error:
            told = Refused(error)
        if told is not None:
            self._tell(told)
        self._touch()

    # In the thread: what is read --------------------------------------------------------------------------------------

    def _want(self, lenses: tuple[Lens[Any], ...]) -> None:
        self._lenses.want(lenses)
        if self._lenses.due(self._state):
            self._soon(0.0)

    def _look(self, tick: int | None) -> None:
        if tick != self._looked:
            self._looked = tick
            self._touch(at_once=True)

    def _was_drawn(self) -> None:
        self._drawn.set()

    def _touch(self, *, at_once: bool = False) -> None:
        """Something is another: read and tell it, soon or in this turn of the loop."""
        self._state += 1
        self._soon(0.0 if at_once else self._told + TELL_S - monotonic())

    def _soon(self, wait: float) -> None:
        if self._ending:
            return
        loop = asyncio.get_running_loop()
        when = loop.time() + max(0.0, wait)
        if self._later is not None:
            if self._later.when() <= when:  # one that is due already is not put off, or a fast run would for ever
                return
            self._later.cancel()
        self._later = loop.call_at(when, self._report)

    def _report(self) -> None:
        """Read what is due, and tell it with how things stand."""
        self._later = None
        if self._store is None or self._past is None:
            return
        now = monotonic()
        if not self._drawn.is_set() and now < self._told + REST_S and self._looked is None:
            self._soon(0.02)
            return
        self._told = now
        self._drawn.clear()
        self._look_after_file()
        values: Mapping[Any, Any] = {}
        faults: Mapping[Any, ConcordError] = {}
        tick = self._tip if self._looked is None else self._looked
        moving = self._looked is None and self._drive.playing
        try:
            reading = self._reading(now)
            tick = reading.tick
            values, faults = self._lenses.read(reading, self._state, now, moving=moving)
        except ConcordError as error:
            self._tell(Refused(error))
        self._tell(Told(tick, self._looked, values, faults, self._run_state()))
        self._again()

    def _look_after_file(self) -> None:
        """Hold a run whose file was taken away: what it writes from then on would be lost with the tab."""
        if self._run is None or self._stands is None:
            return
        now = _standing(self.path)
        if now is None or not os.path.samestat(now, self._stands):
            self._stands = None
            self._drive.play(False)
            remedy = f"save a copy of it: the open tab still has all of it, up to tick {self._tip}"
            self._tell(
                RunFailed(FileError("the file of this colony is not in its place any more", str(self.path), remedy))
            )

    def _again(self) -> None:
        """Tell later what waits, and how long thoughts under way last."""
        if self._run is not None and self._run.world.thoughts and self._looked is None:
            asyncio.get_running_loop().call_later(BADGE_S, self._badges, self._state)
        elif self._lenses.due(self._state):
            self._soon(SLOW_S)

    def _badges(self, state: int) -> None:
        if state == self._state:
            self._touch()

    def _reading(self, now: float) -> Reading:
        assert self._store is not None
        assert self._past is not None
        assert self._seats is not None
        run = self._run
        live = run is not None and self._looked is None
        if run is not None and live:
            world = run.world
            flights = self._flights(world, now)
        else:
            tick = self._tip if self._looked is None else self._looked
            world, flights = self._past.at(self._timeline.id, tick), {}
        settings = self._seats.settings
        return Reading(
            world, self._store, self._timeline.id, world.tick, live, flights, self._seats.words(), settings.budget
        )

    def _flights(self, world: World, now: float) -> dict[str, float]:
        self._begun = {attempt: self._begun.get(attempt, now) for attempt in world.thoughts}
        return {attempt: now - begun for attempt, begun in self._begun.items()}

    def _run_state(self) -> RunState:
        assert self._store is not None
        assert self._seats is not None
        run = self._run
        state = RunState(
            timeline=self._timeline.id,
            epoch=self._epoch,
            first=self._first,
            tip=self._tip,
            parent=self._timeline.parent,
            forked=self._timeline.forked,
            playing=self._drive.playing,
            rate=self._drive.rate,
            waits=self._waits,
            calls=self._store.attempts.count(),
            budget=self._seats.settings.budget,
        )
        if run is None:
            return replace(state, playing=False, writable=False)
        aims = [thought.aim == "appraisal" for thought in run.world.thoughts.values()]
        return replace(state, thinking=aims.count(False), appraising=aims.count(True))


def _standing(path: Path) -> os.stat_result | None:
    """Which file stands at a path; None where there is none."""
    try:
        return path.stat()
    except OSError:
        return None


class _Entry:
    """Go on at the tip of a timeline."""

    def __init__(self, timeline: str) -> None:
        self._timeline = timeline

    def __call__(self, store: Store) -> tuple[World, str, Report | None]:
        return opened(store, self._timeline), self._timeline, None


class _Restore:
    """Go on from a checkpoint."""

    def __init__(self, checkpoint: Checkpoint) -> None:
        self._checkpoint = checkpoint

    def __call__(self, store: Store) -> tuple[World, str, Report | None]:
        done = restored(store, self._checkpoint)
        return done.world, done.report.timeline, done.report
