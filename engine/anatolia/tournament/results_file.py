"""The results file of a tournament: JSONL, a head line that says which it is, then a line a game, each flushed to disk.

What an interrupt cut off at the end is repaired; anything else that does not belong there is refused with its line.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from engine.anatolia.tournament.plan import Plan
from engine.anatolia.tournament.playing import PlayedGame
from engine.anatolia.tournament.spec import Spec, spec_of
from engine.errors import FileError, TournamentError
from engine.files import json_line, parse_json, write_atomic

FORMAT = "anatolia-tournament"
VERSION = 1
NAME = "games.jsonl"
REMEDY = "use another folder (--out), or a copy of the file that Concord wrote"

_GAME = TypeAdapter(PlayedGame)


class ResultsFile:
    """The open results file of `plan` in `folder`; `games` are those that it holds, by number."""

    def __init__(self, path: Path, games: dict[int, PlayedGame]) -> None:
        self.path = path
        self.games = games

    @classmethod
    def open(cls, folder: Path, plan: Plan) -> ResultsFile:
        """Go on with the file in `folder`, or begin it.

        Raises `TournamentError` naming what differs where it is another tournament's, or the line that is damaged, and
        `FileError` where it can't be read or written; the file is then as it was.
        """
        path = folder / NAME
        if not os.path.lexists(path):
            write_atomic(path, json_line(_head(plan)) + "\n")
            return cls(path, {})
        lines, whole = _lines(path)
        _refuse_other(path, _read_head(path, lines)["identity"], plan.identity())
        results = cls(path, _read_games(path, lines, plan))
        _cut(path, whole)
        if _asked_for(lines, path) != len(plan.games):
            results._append({"games": len(plan.games)})
        return results

    @classmethod
    def read(cls, folder: Path, plan: Plan) -> ResultsFile:
        """The file in `folder` as it is, to look at: also while it is written, and if a bot has changed since.

        Raises `TournamentError` and `FileError`.
        """
        path = folder / NAME
        lines, _ = _lines(path)
        return cls(path, _read_games(path, lines, plan))

    def add(self, game: PlayedGame) -> None:
        """Keep a game, on disk when this returns. Raises `FileError`."""
        self._append(game_json(game))
        self.games[game.number] = game

    def _append(self, value: Mapping[str, Any]) -> None:
        try:
            with self.path.open("ab") as file:
                file.write(json_line(value).encode() + b"\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            what = f"cannot write the results ({error.strerror})"
            raise FileError(what, str(self.path), "make room, then run the same command to go on") from error


def game_json(game: PlayedGame) -> dict[str, Any]:
    """A game as its line holds it; `game` is its number, and the clock readings come last."""
    return {"game": game.number, **{key: value for key, value in asdict(game).items() if key != "number"}}


def saved_spec(folder: Path) -> Spec:
    """The spec that a results file was begun with, its paths absolute, with the number of games last asked for.

    Raises `FileError` and `TournamentError`.
    """
    path = folder / NAME
    lines, _ = _lines(path)
    head = _read_head(path, lines)
    return spec_of({**head["spec"], "games": _asked_for(lines, path)}, f"{path}, line 1")


def _head(plan: Plan) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "spec": plan.spec.model_dump(mode="json", exclude_none=True),
        "identity": plan.identity(),
    }


def _lines(path: Path) -> tuple[list[bytes], int]:
    """The lines that are whole, and how many bytes they are; a last line that was cut is left out."""
    try:
        data = path.read_bytes()
    except OSError as error:
        what = f"cannot read the results ({error.strerror})"
        raise FileError(what, str(path), "check the path and its permissions") from error
    lines = data.split(b"\n")
    rest = lines.pop()
    whole = len(data) - len(rest)
    if lines and not rest and not _is_json(lines[-1]):  # its end reached the disk before its middle did
        whole -= len(lines.pop()) + 1
    return lines, whole


def _cut(path: Path, whole: int) -> None:
    """Take away the last line if it was cut: its game is played again."""
    try:
        if path.stat().st_size != whole:
            os.truncate(path, whole)
    except OSError as error:
        what = f"cannot repair the results ({error.strerror})"
        raise FileError(what, str(path), "check the permissions of the file") from error


def _is_json(line: bytes) -> bool:
    try:
        parse_json(line.decode())
    except ValueError:
        return False
    return True


def _parsed(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        value = parse_json(line.decode())
    except json.JSONDecodeError as error:
        raise _damaged(path, number, error.msg) from error
    except ValueError as error:
        raise _damaged(path, number, "this is no JSON") from error
    if not isinstance(value, dict):
        raise _damaged(path, number, "this is no object")
    return value


def _damaged(path: Path, number: int, why: str) -> TournamentError:
    return TournamentError(f"the results file is damaged ({why})", f"{path}, line {number}", REMEDY)


def _read_head(path: Path, lines: list[bytes]) -> dict[str, Any]:
    head = _parsed(path, 1, lines[0]) if lines and _is_json(lines[0]) else {}
    if head.get("format") != FORMAT:
        raise TournamentError("this is no results file of a tournament", str(path), REMEDY)
    version = head.get("version")
    if isinstance(version, int) and version > VERSION:
        raise TournamentError("the results file was made by a newer Concord", str(path), "update Concord")
    if not isinstance(head.get("identity"), dict) or not isinstance(head.get("spec"), dict):
        raise _damaged(path, 1, "the head is not whole")
    return head


def _asked_for(lines: list[bytes], path: Path) -> Any:
    """The number of games that was last asked for."""
    asked = _read_head(path, lines)["spec"].get("games")
    for number, line in enumerate(lines[1:], 2):
        value = _parsed(path, number, line)
        if set(value) == {"games"}:
            asked = value["games"]
    return asked


def _read_games(path: Path, lines: list[bytes], plan: Plan) -> dict[int, PlayedGame]:
    """The games, each counted once however often it stands there."""
    planned = {game.number: game for game in plan.games}
    games: dict[int, PlayedGame] = {}
    for number, line in enumerate(lines[1:], 2):
        value = _parsed(path, number, line)
        if set(value) == {"games"}:
            continue
        game = _game_of(path, number, value)
        if game.number not in planned:
            what = f"the results file holds game {game.number}, and {len(planned)} are asked for"
            raise TournamentError(
                what, f"{path}, line {number}", "ask for as many games, or use another folder (--out)"
            )
        expected = planned[game.number]
        if (game.seed, dict(game.seats)) != (expected.seed, dict(expected.seats)):
            raise _damaged(path, number, f"game {game.number} has other seats or another seed than this tournament's")
        games.setdefault(game.number, game)
    return games


def _game_of(path: Path, number: int, value: dict[str, Any]) -> PlayedGame:
    try:
        game = _GAME.validate_python({"number": value.get("game"), **value})
        _check_result(game)
    except (ValidationError, KeyError, TypeError, AttributeError) as error:
        raise _damaged(path, number, "this is no game") from error
    return game


def _check_result(game: PlayedGame) -> None:
    """That what is counted later is there. Raises `KeyError` or `TypeError`."""
    result = game.result
    powers = set(game.seats)
    placed = {place["power"]: place["rank"] + place["centres"] + place["eliminated"] for place in result["placements"]}
    sums = {power: trust["made"] + trust["kept"] + trust["broken"] for power, trust in result["trust"].items()}
    named = {*result["shared"], result["winner"]} - {None}
    if set(placed) != powers or set(sums) != powers or not named <= powers:
        raise KeyError("powers")
    for event in game.fallbacks:
        if event["power"] not in powers or not isinstance(event["method"] + event["reason"], str):
            raise KeyError("fallbacks")
    if any(len(year) != len(powers) for year in game.centres):
        raise KeyError("centres")


def _refuse_other(path: Path, theirs: Mapping[str, Any], ours: Mapping[str, Any]) -> None:
    if theirs == ours:
        return
    differences = [
        *_entrant_differences(theirs.get("entrants"), ours["entrants"]),
        *(f"other {key}" for key in ("years", "seeds", "board") if theirs.get(key) != ours[key]),
    ]
    what = f"the results are of another tournament ({'; '.join(differences) or 'its order of entrants'})"
    raise TournamentError(what, str(path), "use another folder (--out), or the spec and bots that it was begun with")


def _entrant_differences(theirs: Any, ours: list[dict[str, Any]]) -> list[str]:
    if not isinstance(theirs, list):
        return ["other entrants"]
    before = {entry.get("name"): entry for entry in theirs if isinstance(entry, dict)}
    now = {entry["name"]: entry for entry in ours}
    found = [f"{name} is new" for name in now if name not in before]
    found += [f"{name} takes no part now" for name in before if name not in now]
    for name in (name for name in now if name in before):
        if before[name].get("id") != now[name]["id"]:
            found.append(f"{name} was the bot {before[name].get('id')} and is {now[name]['id']}")
        elif before[name].get("sha256") != now[name]["sha256"]:
            found.append(f"the file of {name} changed: sha256 {_short(before[name])} then, {_short(now[name])} now")
        if before[name].get("seats") != now[name]["seats"]:
            found.append(f"{name} had {before[name].get('seats')} seats and has {now[name]['seats']}")
    return found


def _short(entry: Mapping[str, Any]) -> str:
    return str(entry.get("sha256"))[:8]
