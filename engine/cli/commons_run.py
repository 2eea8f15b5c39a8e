"""Running and replaying commons on the command line: the live view, interrupts, logs and what is printed at the end."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from engine.cli import DONE
from engine.cli.commons_view import ArenaView, WorldView
from engine.cli.interrupt import run_interruptibly
from engine.cli.live import watched
from engine.cli.output import print_json, print_note
from engine.commons.attempts import WORLD_LEDGER, Attempts, ledger_beside, refuse_used
from engine.commons.log import LogWriter, header
from engine.commons.places import assignment, with_values
from engine.commons.replay import go_on, open_arena_log, replay_arena, resumable
from engine.commons.runner import ArenaRunner
from engine.commons.scenario import ArenaPlan, arena_plan, read_scenario, world_plan
from engine.commons.seating import Seating
from engine.commons.shipped import scenario_path, shipped
from engine.commons.world_replay import replay_world
from engine.commons.world_runner import WorldRunner
from engine.errors import FileError, LogError
from engine.files import read_text
from engine.seats.protocol import Answer


@dataclass(frozen=True, slots=True)
class ArenaOptions:
    """What ``concord arena run`` asks for."""

    scenario: Path
    seed: int | None
    turns: int | None
    changes: tuple[str, ...]
    log: Path | None
    resume: bool
    agent_logs: Path | None
    quiet: bool


@dataclass(frozen=True, slots=True)
class WorldOptions:
    """What ``concord world run`` asks for."""

    scenario: Path
    seed: int | None
    changes: tuple[str, ...]
    log: Path | None
    agent_logs: Path | None
    quiet: bool


def show_scenarios(kind: str, name: str | None) -> int:
    """The names of those that ship and what each shows; or one of them. Raises `FileError` where it is not there."""
    if name is None:
        for each, data, _ in shipped(kind):
            print(f"{each}: {data['shows']}")
    else:
        print(read_text(scenario_path(Path(name), kind)), end="")
    return DONE


def run_one_arena(options: ArenaOptions) -> int:
    """Run it, or go on with it. Raises `ConcordError`, and `KeyboardInterrupt` once everything is put away."""
    path = scenario_path(options.scenario, "arena")
    turns = () if options.turns is None else (f"turns={options.turns}",)
    plan = arena_plan(_changed(path, (*turns, *options.changes)), str(path), options.seed)
    _warn(path, plan.warnings)
    ledger = ledger_beside(options.log)
    seating = Seating(path.absolute().parent, options.agent_logs, attempts=Attempts(ledger))
    runner = ArenaRunner(plan, seating.seat_for)
    faults = Faults()
    runner.mourn = faults.note
    runner.writer = _prepared(runner, options)
    try:
        with watched(ArenaView(plan), options.quiet) as view:
            runner.watch = view.show
            last = run_interruptibly(runner.run())
    except KeyboardInterrupt:
        if options.log is not None:
            print_note(f"interrupted after turn {runner.arena.turn}; --resume goes on with {options.log}")
        raise
    finally:
        if runner.writer is not None:
            runner.writer.close()
        faults.tell(options.agent_logs, runner.minds, ledger)
    print_json((last or runner.arena.last or {}).get("metrics", {}))
    return DONE


def replay_one_arena(path: Path, verified: bool) -> int:
    """Rebuild it, and compare. Raises `LogError` at the first difference if asked to."""
    log, plan = open_arena_log(path)
    if log.cut is not None:
        print_note(f"{path}: {log.cut}; replayed up to the last whole record")
    replay = replay_arena(log, plan)
    if replay.difference is not None:
        _differs(f"{path}, {replay.difference}", "the log", verified)
    if verified:
        print(f"{path}: {replay.arena.turn} turns, all as recorded.")
    else:
        last = replay.last
        print_json({key: last[key] for key in ("turn", "stock", "wealth", "pacts", "metrics")} if last else {})
    return DONE


def run_one_world(options: WorldOptions) -> int:
    """Run it. Raises `ConcordError`, and `KeyboardInterrupt` once everything is put away."""
    path = scenario_path(options.scenario, "world")
    plan = world_plan(_changed(path, options.changes), str(path), options.seed)
    _warn(path, plan.warnings)
    ledger = None if options.log is None else options.log / WORLD_LEDGER
    refuse_used(ledger)
    seating = Seating(path.absolute().parent, options.agent_logs, attempts=Attempts(ledger))
    runner = WorldRunner(plan, seating.of_arena, options.log)
    faults = Faults()
    for name, arena in runner.runners.items():
        arena.mourn = partial(faults.note_in, name)
    try:
        with watched(WorldView(plan), options.quiet) as view:
            runner.watch = view.show
            world = run_interruptibly(runner.run())
    except KeyboardInterrupt:
        if options.log is not None:
            print_note(f"interrupted after round {runner.world.round}; the logs are in {options.log}")
        raise
    finally:
        minds = {f"{name}/{player}" for name, arena in runner.runners.items() for player in arena.minds}
        faults.tell(options.agent_logs, minds, ledger)
    print_json(world.summary())
    return DONE


def replay_one_world(folder: Path, verified: bool) -> int:
    """Rebuild it, and compare if asked to. Raises `LogError` at the first difference."""
    replay = replay_world(folder)
    for name, cut in replay.cuts.items():
        print_note(f"{folder / name}: {cut}; replayed up to the last whole record")
    if replay.difference is not None:
        name, found = replay.difference
        _differs(f"{folder / name}, {found}", "the folder", verified)
    if verified:
        print(f"{folder}: {replay.world.round} rounds, all as recorded.")
    else:
        print_json(replay.world.summary())
    return DONE


def _differs(where: str, whole: str, refused: bool) -> None:
    if refused:
        raise LogError("the replay differs from the log", where, f"use a copy of {whole}")
    print_note(f"the replay differs from the log: {where}")


class Faults:
    """What agents and minds did wrong, for their author: said in a line each once nothing is drawn on the terminal."""

    def __init__(self) -> None:
        self._first: dict[str, str] = {}
        self._count: dict[str, int] = {}
        self._gone: set[str] = set()

    def note(self, player: str, method: str, answer: Answer) -> None:
        """Take one fault."""
        detail = answer.detail.strip().splitlines()[-1:]
        self._first.setdefault(player, ": ".join([method, str(answer.reason), *detail]))
        self._count[player] = self._count.get(player, 0) + 1
        if answer.gone:
            self._gone.add(player)

    def note_in(self, arena: str, player: str, method: str, answer: Answer) -> None:
        """The same of a player of one arena of a world."""
        self.note(f"{arena}/{player}", method, answer)

    def tell(self, logs: Path | None, minds: Container[str], ledger: Path | None) -> None:
        """The notes, one for each who failed; those in `minds` have every attempt in the ledger."""
        for player, first in self._first.items():
            many = "once" if self._count[player] == 1 else f"{self._count[player]} times, first"
            then = " and then was gone" if player in self._gone else ""
            if player in minds:
                kind, more = "mind", "--log keeps every attempt" if ledger is None else f"see {ledger}"
            else:
                kind = "agent"
                more = "--agent-logs DIR keeps the whole of it" if logs is None else f"see {logs / player}.log"
            print_note(f"{kind} {player} failed {many}{then} ({first}); each time it harvested 0; {more}")


def _refuse_used(log: Path) -> None:
    """A log that holds a run is not written over; a device or an empty file may be."""
    if log.is_file() and log.stat().st_size:
        raise FileError("there is a log here already", str(log), "go on with it (--resume), or give another --log")


def _changed(path: Path, changes: Sequence[str]) -> Any:
    """The value of a scenario's file, with what the command line sets."""
    data = read_scenario(path)
    return with_values(data, map(assignment, changes)) if changes and isinstance(data, dict) else data


def _warn(path: Path, warnings: Sequence[str]) -> None:
    for warning in warnings:
        print_note(f"{path}: {warning}")


def _prepared(runner: ArenaRunner, options: ArenaOptions) -> LogWriter | None:
    """The log to write to; the runner has been brought to where it ends."""
    plan = runner.plan
    if options.log is None:
        if options.resume:
            raise FileError("there is nothing to go on with", "--resume", "name the log with --log")
        return None
    if not options.resume or not options.log.exists():
        _refuse_used(options.log)
        refuse_used(ledger_beside(options.log))
        return _begun(plan, options.log)
    log = resumable(options.log, plan)
    if log is None:
        return _begun(plan, options.log)
    if log.cut is not None:
        print_note(f"{options.log}: {log.cut}; going on from the last whole record")
    go_on(runner, log)
    return LogWriter(options.log, keep=log.whole)


def _begun(plan: ArenaPlan, log: Path) -> LogWriter:
    writer = LogWriter(log)
    try:
        writer.add(header("arena-log", plan.source, plan.seed, plan.dynamics.name))
    except BaseException:
        writer.close()
        raise
    return writer
