"""Running a colony on the command line: who sits where, the live view, interrupts, and what is printed in the end."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from contextlib import AbstractContextManager, ExitStack, nullcontext
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import typer

from engine.cli import DONE
from engine.cli.colony_store import chosen_timeline
from engine.cli.colony_view import ColonyView
from engine.cli.interrupt import run_interruptibly
from engine.cli.live import watched
from engine.cli.output import print_json, print_note
from engine.colony.loading import opened
from engine.colony.perspective import clock
from engine.colony.record import MemoryAttempts, Record, TickNews
from engine.colony.runner import Run
from engine.colony.scenario import Scenario, read_scenario, scenario_path, shipped
from engine.colony.seats import EVERYBODY, SCRIPTED, minds_of, seated
from engine.colony.sight import doing
from engine.colony.state import Pawn
from engine.colony.store import Store
from engine.colony.world import World, new_world
from engine.errors import MindError, StateError
from engine.files import read_json, read_text
from engine.minds.ledger import AttemptStore
from engine.minds.protocol import Mind
from engine.minds.scripted import ScriptedMind

TOGETHER = 32
"""Ticks between two looks at whether somebody interrupts, where nobody is waited for."""


LIVELY = 10.0
"""Ticks a second where a model sits and nobody said how many: it answers in seconds, and the world is to be there."""


@dataclass(frozen=True, slots=True)
class RunOptions:
    """What ``concord colony run`` asks for."""

    scenario: Path
    minds: tuple[str, ...]
    ticks: int
    rate: float | None
    store: Path | None
    timeline: str | None
    seed: int | None
    pause: bool
    quiet: bool


def show_scenarios(name: str | None) -> int:
    """The names of those that ship and what each shows; or one of them. Raises `FileError` where it is not there."""
    if name is None:
        for each, path in shipped():
            print(f"{each}: {read_json(path)['shows']}")
    else:
        print(read_text(scenario_path(Path(name))), end="")
    return DONE


def run_colony(options: RunOptions) -> int:
    """Run it, or go on with it. Raises `ConcordError`, and `KeyboardInterrupt` once everything is put away."""
    if options.timeline is not None and options.store is None:
        raise typer.BadParameter("a timeline is in a store: give --store too", param_hint="'--timeline'")
    path = scenario_path(options.scenario)
    scenario = read_scenario(path, options.seed)
    minds = _minds(scenario, path.absolute().parent, options.minds)
    with _store(options, scenario) as store:
        timeline = None if store is None else chosen_timeline(store, options.timeline)
        world, record = _begun(scenario, store, timeline)
        told = _Told()
        try:
            with watched(ColonyView(world, world.tick + options.ticks), options.quiet) as view:
                told.view = view
                run = Run(world, minds, record, pause=options.pause, watch=told.take)
                run_interruptibly(_play(run, options.ticks, _rate(options, minds)))
        except KeyboardInterrupt:
            if store is None or timeline is None:
                print_note(f"interrupted after tick {world.tick}; without --store nothing of it is kept")
            else:
                print_note(f"interrupted after tick {store.tip(timeline)}; the same command goes on with {store.path}")
            raise
        finally:
            told.tell_failures()
        if store is not None and timeline is not None:
            store.keep(timeline, world)
    print_json(summary(world, timeline, told.outcomes))
    return DONE


def _rate(options: RunOptions, minds: Mapping[str, Mind]) -> float | None:
    """Ticks a second, or None for as fast as it goes."""
    if options.rate is not None or options.pause:
        return options.rate
    return None if all(isinstance(mind, ScriptedMind) for mind in minds.values()) else LIVELY


async def _play(run: Run, ticks: int, rate: float | None) -> None:
    """So many ticks; being cancelled costs the tick in progress at most."""
    last = run.world.tick + ticks
    async with run:
        while run.world.tick < last:
            await run.play(rate, last if rate is not None else min(last, run.world.tick + TOGETHER))
            await asyncio.sleep(0)


def summary(world: World, timeline: str | None, outcomes: Mapping[str, int]) -> dict[str, Any]:
    """How things stand, as JSON; `outcomes` counts what came of the answers of this run."""
    return {
        "timeline": timeline,
        "epoch": world.talks.epoch,
        "tick": world.tick,
        "clock": clock(world.tick),
        "game": world.game_digest(),
        "minds": world.minds_digest(),
        "pawns": [_pawn(pawn) for pawn in world.colony.pawns.values()],
        "offers": [
            {
                "id": offer.id,
                "pawn": offer.pawn,
                "work": asdict(offer.work),
                "revision": offer.revision,
                "state": offer.state,
            }
            for offer in world.talks.offers.values()
        ],
        "receipts": [asdict(each.receipt) for each in world.talks.ledger.values() if each.receipt is not None],
        "turns": world.planner.spent,
        "answers": {outcome: outcomes.get(outcome, 0) for outcome in ("done", "failed", "discarded")},
    }


def _pawn(pawn: Pawn) -> dict[str, Any]:
    needs = {"food": pawn.food, "rest": pawn.rest, "health": pawn.health}
    return {"id": pawn.id, "name": pawn.name, "doing": doing(pawn), **needs, "died": pawn.died}


# Who sits where -------------------------------------------------------------------------------------------------------


def _minds(scenario: Scenario, folder: Path, entries: tuple[str, ...]) -> dict[str, Mind]:
    """The scenario's minds, whose files are beside it, and in place of them those of the command line, with files from
    the present folder. Raises `MindError`.
    """
    given: dict[str, str] = {}
    for entry in entries:
        seat, sign, spec = entry.partition("=")
        if not sign or not seat or not spec:
            raise typer.BadParameter(f"'{entry}' is not of the form ID=SPEC", param_hint="'--mind'")
        if seat in given:
            raise MindError("this seat has two minds", f"--mind {entry}", "name each seat once")
        given[seat] = spec
    minds = minds_of(scenario, dict.fromkeys(given, SCRIPTED), folder=folder)
    pawns = [pawn.id for pawn in scenario.form.pawns] if EVERYBODY in given else []
    specs = {**dict.fromkeys(pawns, given.pop(EVERYBODY, "")), **given}
    return minds | {seat: seated(seat, spec, folder=Path()) for seat, spec in specs.items()}


def _store(options: RunOptions, scenario: Scenario) -> AbstractContextManager[Store | None]:
    """The store of a run: none, a new one, or the one that is there. Raises `StateError` for another scenario's."""
    path = options.store
    if path is None:
        return nullcontext()
    if not path.exists():
        return Store.create(path, scenario)
    with ExitStack() as held:
        store = held.enter_context(Store.open(path))
        kept, what = store.scenario, ""
        if kept.source != scenario.source:
            what = f"this store is of another scenario, {kept.form.id!r}"
        elif options.seed is not None and kept.seed != options.seed:
            what = f"this store is of the seed {kept.seed}"
        if what:
            raise StateError(what, str(path), "go on with its own scenario and seed, or choose another store")
        held.pop_all()
    return store


def _begun(scenario: Scenario, store: Store | None, timeline: str | None) -> tuple[World, Record]:
    """The world to go on with, and where it is kept."""
    if store is None or timeline is None:
        return new_world(scenario), _Unkept()
    under_way = store.thinking(timeline, store.tip(timeline))
    world = opened(store, timeline)
    if under_way:
        thoughts = ", ".join(f"{aim} of {mind}" for mind, aim in under_way)
        print_note(f"discarded: earlier epoch: {thoughts}; what caused it waits again")
    return world, store.record(timeline)


class _Unkept:
    """The record of a run that nobody keeps: its attempts, for as long as it lasts."""

    def __init__(self) -> None:
        self.attempts: AttemptStore = MemoryAttempts()

    def tick(self, news: TickNews) -> None:
        """Let a tick go."""


class _Told:
    """Takes what each tick brought: counts what came of answers, and remembers the first failure of each mind."""

    def __init__(self) -> None:
        self.view: ColonyView | None = None
        self.outcomes: Counter[str] = Counter()
        self._failed: Counter[str] = Counter()
        self._first: dict[str, str] = {}

    def take(self, news: TickNews) -> None:
        """One tick."""
        for arrival in news.arrivals:
            self.outcomes[arrival.outcome] += 1
            if arrival.outcome == "failed":
                self._failed[arrival.mind] += 1
                self._first.setdefault(arrival.mind, f"tick {arrival.tick}, {arrival.why}")
        if self.view is not None:
            self.view.show(news)

    def tell_failures(self) -> None:
        """A line for each mind that failed, once nothing is drawn on the terminal."""
        for mind, count in self._failed.items():
            many = "once" if count == 1 else f"{count} times, first"
            print_note(f"the mind of {mind} failed {many} ({self._first[mind]}); the colony went on without its answer")
