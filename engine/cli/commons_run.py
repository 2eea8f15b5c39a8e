"""Running and replaying commons on the command line: the live view, interrupts, logs and what is printed at the end."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from engine.cli import DONE
from engine.cli.commons_view import ArenaView, WorldView, watched
from engine.cli.interrupt import run_interruptibly
from engine.cli.output import print_json, print_note
from engine.commons.log import LogWriter, header
from engine.commons.replay import go_on, open_arena_log, replayed, resumable, verify
from engine.commons.runner import ArenaRunner, Record
from engine.commons.scenario import ArenaPlan, arena_plan, read_world
from engine.commons.seating import Seating
from engine.commons.shipped import scenario_path, shipped
from engine.commons.world_replay import replay_world
from engine.commons.world_runner import WorldRunner
from engine.errors import FileError, LogError
from engine.files import read_json

LIST = "list"


@dataclass(frozen=True, slots=True)
class ArenaOptions:
    """What ``concord arena run`` asks for."""

    scenario: Path
    seed: int | None
    turns: int | None
    log: Path | None
    resume: bool
    quiet: bool


@dataclass(frozen=True, slots=True)
class WorldOptions:
    """What ``concord world run`` asks for."""

    scenario: Path
    seed: int | None
    log: Path | None
    quiet: bool


def run_one_arena(options: ArenaOptions) -> int:
    """Run it, or go on with it. Raises `ConcordError`, and `KeyboardInterrupt` once everything is put away."""
    if str(options.scenario) == LIST:
        return _list("arena")
    plan = _arena_plan(options)
    for warning in plan.warnings:
        print_note(f"{options.scenario}: {warning}")
    writer, runner = _prepared(plan, options)
    try:
        with watched(ArenaView(plan), options.quiet) as view:
            runner.watch = view.show
            last = run_interruptibly(runner.run())
    except KeyboardInterrupt:
        if options.log is not None:
            print_note(f"interrupted after turn {runner.arena.turn}; --resume goes on with {options.log}")
        raise
    finally:
        if writer is not None:
            writer.close()
    print_json((last or runner.arena.last or {}).get("metrics", {}))
    return DONE


def replay_one_arena(path: Path, verified: bool) -> int:
    """Rebuild it, and compare if asked to. Raises `LogError` at the first difference."""
    log, plan = open_arena_log(path)
    if log.cut is not None:
        print_note(f"{path}: {log.cut}; replayed up to the last whole record")
    if verified:
        found = verify(log, plan)
        if found is not None:
            raise LogError("the replay differs from the log", f"{path}, {found}", "use a copy of the log")
        turns = sum(entry["kind"] == "turn" for entry in log.entries)
        print(f"{path}: {turns} turns, all as recorded.")
        return DONE
    last: Record | None = None
    for _, played, _ in replayed(log, plan):
        last = played or last
    print_json({key: last[key] for key in ("turn", "stock", "wealth", "pacts", "metrics")} if last else {})
    return DONE


def run_one_world(options: WorldOptions) -> int:
    """Run it. Raises `ConcordError`, and `KeyboardInterrupt` once everything is put away."""
    if str(options.scenario) == LIST:
        return _list("world")
    path = scenario_path(options.scenario, "world")
    plan = read_world(path, options.seed)
    for warning in plan.warnings:
        print_note(f"{options.scenario}: {warning}")
    runner = WorldRunner(plan, Seating(path.absolute().parent).seat_for, options.log)
    with watched(WorldView(plan), options.quiet) as view:
        runner.watch = view.show
        world = run_interruptibly(runner.run())
    print_json(world.summary())
    return DONE


def replay_one_world(folder: Path, verified: bool) -> int:
    """Rebuild it, and compare if asked to. Raises `LogError` at the first difference."""
    replay = replay_world(folder)
    for name, cut in replay.cuts.items():
        print_note(f"{folder / name}: {cut}; replayed up to the last whole record")
    if not verified:
        print_json(replay.world.summary())
        return DONE
    if replay.difference is not None:
        name, found = replay.difference
        raise LogError("the replay differs from the log", f"{folder / name}, {found}", "use a copy of the folder")
    print(f"{folder}: {replay.world.round} rounds, all as recorded.")
    return DONE


def _refuse_used(log: Path) -> None:
    """A log that holds a run is not written over; a device or an empty file may be."""
    if log.is_file() and log.stat().st_size:
        raise FileError("there is a log here already", str(log), "go on with it (--resume), or give another --log")


def _list(kind: str) -> int:
    for name, data, _ in shipped(kind):
        print(f"{name}: {data.get('shows') or data.get('title', '')}")
    return DONE


def _arena_plan(options: ArenaOptions) -> ArenaPlan:
    path = scenario_path(options.scenario, "arena")
    data = read_json(path)
    if isinstance(data, dict) and options.turns is not None:
        data = {**data, "turns": options.turns}
    return arena_plan(data, str(path), options.seed)


def _prepared(plan: ArenaPlan, options: ArenaOptions) -> tuple[LogWriter | None, ArenaRunner]:
    base = scenario_path(options.scenario, "arena").absolute().parent
    seat_for = Seating(base).seat_for
    if options.log is None:
        if options.resume:
            raise FileError("there is nothing to go on with", "--resume", "name the log with --log")
        return None, ArenaRunner(plan, seat_for)
    if not options.resume or not options.log.exists():
        _refuse_used(options.log)
        writer = LogWriter(options.log)
        writer.add(header("arena-log", plan.source, plan.seed, plan.dynamics.name))
        return writer, ArenaRunner(plan, seat_for, writer)
    log = resumable(options.log, plan)
    if log.cut is not None:
        print_note(f"{options.log}: {log.cut}; going on from the last whole record")
    writer = LogWriter(options.log, keep=log.whole)
    runner = ArenaRunner(plan, seat_for, writer)
    go_on(runner, log)
    return writer, runner
