"""What a log gives back: the run rebuilt from it alone, checked to the last bit, or gone on with (`commons: Logs`).

The same `Arena` plays the logged talk and decisions again; pacts, wealth and metrics come out of it as they did, and
whatever differs is named.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.commons.arena import Arena, Request
from engine.commons.log import Log, header, is_cut_header, read_log
from engine.commons.perturbations import Spec
from engine.commons.runner import ArenaRunner
from engine.commons.scenario import ArenaPlan, arena_plan
from engine.errors import ConcordError, LogError

LEFT = frozenset(("memory",))
"""Of a record, what players left there and no engine computes."""


@dataclass(frozen=True, slots=True)
class Difference:
    """The first place where a log and the engine part."""

    line: int
    place: str
    logged: Any
    played: Any

    def __str__(self) -> str:
        return f"line {self.line}, {self.place}: {self.logged!r} in the log, {self.played!r} from the engine"


def open_arena_log(path: Path) -> tuple[Log, ArenaPlan]:
    """An arena's log and the plan of its scenario. Raises `FileError`, `LogError`, `ScenarioError`."""
    log = read_log(path, "arena-log")
    return log, arena_plan(log.head["scenario"], f"{path}, line 1, scenario", log.head["seed"])


@dataclass(frozen=True, slots=True)
class ArenaReplay:
    """An arena brought to where its log ends, its last record; the first place where log and engine part, or None."""

    arena: Arena
    last: Mapping[str, Any] | None
    difference: Difference | None


def replay_arena(log: Log, plan: ArenaPlan) -> ArenaReplay:
    """The whole log played again. Raises `LogError` as `replayed` does."""
    arena, last, first = plan.arena(), None, None
    for played, found in compared(log.path, log.entries, arena):
        first = first or found
        last = played if played["kind"] == "turn" else last
    return ArenaReplay(arena, last, first)


def compared(
    path: Path, entries: Iterable[Mapping[str, Any]], arena: Arena
) -> Iterator[tuple[dict[str, Any], Difference | None]]:
    """Each entry of a log as the engine makes it, in an arena that is new, and where the log's own differs from it."""
    for number, (entry, played) in enumerate(_replayed(path, entries, arena), 2):
        place = difference({key: value for key, value in entry.items() if key not in LEFT}, played, "")
        yield played, None if place is None else Difference(number, *place)


def replayed(log: Log, arena: Arena) -> Iterator[tuple[Mapping[str, Any], dict[str, Any]]]:
    """Each entry of the log, and the entry that the engine makes of it, in an arena that is new.

    Raises `LogError` for a turn that can't be played: another number than follows, players that are not there.
    """
    return _replayed(log.path, log.entries, arena)


def _replayed(
    path: Path, entries: Iterable[Mapping[str, Any]], arena: Arena
) -> Iterator[tuple[Mapping[str, Any], dict[str, Any]]]:
    for number, entry in enumerate(entries, 2):
        where = f"{path}, line {number}"
        with sound(where):
            played = turn_again(arena, entry, where) if entry["kind"] == "turn" else _befallen(arena, entry)
        yield entry, played


@contextmanager
def sound(where: str) -> Iterator[None]:
    """Whatever a damaged entry makes of the engine is a `LogError` that names its line."""
    try:
        yield
    except LogError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError, ConcordError) as error:
        raise LogError(f"this entry is damaged ({error})", where, "use a copy of the log") from error


def verify(log: Log, plan: ArenaPlan) -> Difference | None:
    """The first difference between the log and the engine, or None: they agree to the last bit."""
    return replay_arena(log, plan).difference


def turn_again(arena: Arena, entry: Mapping[str, Any], where: str) -> dict[str, Any]:
    """The next turn of the arena with the talk and the requests of a record: what the engine makes of them."""
    arena.begin_turn()
    if entry["turn"] != arena.turn:
        raise LogError(f"turn {entry['turn']} stands where turn {arena.turn} belongs", where, "use a copy of the log")
    talk: Sequence[Mapping[str, Any]] = entry.get("talk", ())
    for number in range(1, arena.rules.talk_rounds + 1):
        arena.hear([each for each in talk if each["round"] == number])
    requests = {each["playerId"]: Request(each["requested"], each.get("error")) for each in entry["decisions"]}
    if sorted(requests) != arena.players:
        raise LogError("other players decided than play", where, "use a copy of the log")
    return arena.settle(requests)


def _befallen(arena: Arena, entry: Mapping[str, Any]) -> dict[str, Any]:
    """What the world did to the arena between its turns: a shock is applied again, a flow moves what it moved."""
    again = dict(entry)
    match entry["kind"]:
        case "shock" if "refused" not in entry:
            again = {key: entry[key] for key in ("kind", "round", "turn")} | arena.apply(Spec.from_json(entry))
        case "link" if "amount" in entry:
            arena.shift(entry["what"], entry["amount"])
        case "shock" | "link" | "treaty":
            pass
        case kind:
            raise ValueError(f"there is no entry {kind!r}")
    if "state" in entry:
        again["state"] = arena.dynamics.to_json(arena.state)
    return again


def difference(logged: Any, played: Any, place: str) -> tuple[str, Any, Any] | None:
    """Where two JSON values first differ, in the order of the first one's keys."""
    if isinstance(logged, Mapping) and isinstance(played, Mapping):
        for key in [*logged, *(key for key in played if key not in logged)]:
            below = f"{place}.{key}" if place else key
            if key not in logged or key not in played:
                return below, logged.get(key), played.get(key)
            found = difference(logged[key], played[key], below)
            if found is not None:
                return found
        return None
    if isinstance(logged, list) and isinstance(played, list):
        for index, (one, other) in enumerate(zip(logged, played, strict=False)):
            found = difference(one, other, f"{place}[{index}]")
            if found is not None:
                return found
        return None if len(logged) == len(played) else (f"{place} (its length)", len(logged), len(played))
    return None if logged == played else (place, logged, played)


def resumable(path: Path, plan: ArenaPlan) -> Log | None:
    """The log of an interrupted run of this very plan; None where not even its header was written in whole.

    Raises `FileError`, and `LogError` where it is of another run, or was changed.
    """
    if is_cut_header(path, header("arena-log", plan.source, plan.seed, plan.dynamics.name)):
        return None
    log = read_log(path, "arena-log")
    if _lasting(log.head["scenario"]) != _lasting(plan.source) or log.head["seed"] != plan.seed:
        remedy = "give the scenario and the seed that it was begun with, or another --log"
        raise LogError("this log is of another scenario or seed", str(path), remedy)
    found = verify(log, plan)
    if found is not None:
        raise LogError(f"this log can't be gone on with ({found})", str(path), "use a copy of the log")
    return log


def _lasting(scenario: Mapping[str, Any]) -> dict[str, Any]:
    """What has to be the same in a run that goes on: all but how long it is."""
    return {key: value for key, value in scenario.items() if key != "turns"}


def go_on(runner: ArenaRunner, log: Log) -> None:
    """Bring a runner that has not played yet to where the log ends."""
    for entry, played in replayed(log, runner.arena):
        if played["kind"] == "turn":
            runner.restore({**played, "memory": entry.get("memory", {})})
