"""A saved game: what was submitted in each phase, from which the whole game is played again (`contract: saved game`).

Version 1. Keys that a later version adds are kept when this one saves the file again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field, PrivateAttr, ValidationError

from engine.anatolia.board import SHIPPED, Board, Power, build_board, shipped_board, shipped_names
from engine.anatolia.chronicle import Phase
from engine.anatolia.game import Game
from engine.anatolia.promises import Season
from engine.errors import BoardError, FaultyInput, RecordError
from engine.files import json_line, parse_json, read_text, write_atomic
from engine.seats.protocol import Reason

FORMAT = "anatolia-game"
VERSION = 1
Sha256 = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]


class _Part(BaseModel):
    """A part of the file: exact types, unknown keys kept."""

    model_config = ConfigDict(extra="allow", strict=True)


class HumanSeatRecord(_Part):
    """A seat that a person plays."""

    kind: Literal["human"] = "human"


class BotSeatRecord(_Part):
    """A seat that a bot plays; `sha256` is of its file."""

    kind: Literal["bot"] = "bot"
    id: str
    language: str
    sha256: Sha256


SeatRecord = Annotated[HumanSeatRecord | BotSeatRecord, Field(discriminator="kind")]


class FallbackRecord(_Part):
    """A default that replaced a bot's answer in this phase; `method` is ``init`` while loading."""

    power: str
    method: str
    reason: Reason


class PhaseRecord(_Part):
    """One phase: what was accepted of each power, who fell back, and the digest of the state after it.

    `reloads` names the powers whose bots were loaded anew before it.
    """

    year: Annotated[int, Field(ge=1)]
    season: Season
    phase: Literal["negotiate-propose", "negotiate-answer", "orders", "retreats", "builds"]
    submissions: dict[str, Any]
    fallbacks: list[FallbackRecord] = []
    reloads: list[str] = []
    digest: Sha256

    def line(self) -> str:
        """The phase as one line of the file; no `reloads` where, as nearly always, there are none."""
        unsaid = None if self.reloads else {"reloads"}
        return json_line(self.model_dump(mode="json", by_alias=True, exclude=unsaid))


class GameRecord(_Part):
    """A game as it is saved. `board` is a shipped board's name or the board itself; no `result` until it is over."""

    remedy: ClassVar[str] = "use a copy that Concord saved; 'concord schema game' describes the form"

    format: Literal["anatolia-game"] = "anatolia-game"
    version: Literal[1] = 1
    board: str | dict[str, Any] = SHIPPED
    seed: Annotated[int, Field(ge=0, lt=2**32)]
    max_years: Annotated[int, Field(ge=1, alias="maxYears")]
    setup: dict[str, Any] | None = None
    seats: dict[str, SeatRecord]
    phases: list[PhaseRecord] = []
    result: dict[str, Any] | None = None

    _lines: list[str] = PrivateAttr(default_factory=list)

    @classmethod
    def new(
        cls,
        board: Board,
        seed: int,
        max_years: int,
        seats: Mapping[Power, Mapping[str, Any]],
        setup: Mapping[str, Any] | None = None,
    ) -> GameRecord:
        """The record of a game that begins. `seats` are JSON: ``{"kind": "human"}`` or a bot's identity."""
        return cls.model_validate(
            {
                "board": board_reference(board),
                "seed": seed,
                "maxYears": max_years,
                "setup": None if setup is None else json.loads(json_line(setup)),
                "seats": {power: dict(seat) for power, seat in seats.items()},
            }
        )

    @classmethod
    def load(cls, path: Path) -> GameRecord:
        """The game saved at `path`.

        Raises `FileError` if it can't be read, and `RecordError` saying where it is cut, that it is something else,
        that a newer Concord made it, or every value that has the wrong form.
        """
        text = read_text(path)
        try:
            data = parse_json(text)
        except json.JSONDecodeError as error:
            where = f"{path}, line {error.lineno}, column {error.colno}"
            raise RecordError(f"the saved game is cut or damaged ({error.msg})", where, "use another copy") from error
        except ValueError as error:
            raise RecordError(f"the saved game is damaged ({error})", str(path), "use another copy") from error
        return cls.from_json(data, str(path))

    @classmethod
    def from_json(cls, data: object, where: str = "game") -> GameRecord:
        """The record that this JSON value is. Raises `RecordError`; `where` names the file in it."""
        _check_version(data, where)
        try:
            record = cls.model_validate(data)
        except ValidationError as error:
            faults = [f"{_place(fault['loc'])}: {fault['msg']}" for fault in error.errors()]
            more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
            raise RecordError("the saved game is faulty", f"{where}: {faults[0]}{more}", cls.remedy) from error
        return record

    def save(self, path: Path) -> None:
        """Write the whole game to `path` or nothing. Raises `FileError`."""
        write_atomic(path, self.text())

    def text(self) -> str:
        """The file's text: JSON with one phase a line."""
        head = self.model_dump(mode="json", by_alias=True, exclude={"phases", "result", *(self.model_extra or ())})
        if self.setup is None:
            del head["setup"]
        for phase in self.phases[len(self._lines) :]:
            self._lines.append(phase.line())
        tail = {"result": self.result, **(self.model_extra or {})}
        lines = [f"{json_line(key)}: {json_line(value)}" for key, value in head.items()]
        lines.append('"phases": [' + ",".join(f"\n{line}" for line in self._lines) + "]")
        lines += [f"{json_line(key)}: {json_line(value)}" for key, value in tail.items()]
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def add_phase(
        self,
        year: int,
        season: Season,
        phase: Phase,
        submissions: Mapping[Power, Any],
        fallbacks: Iterable[Mapping[str, Any]],
        digest: str,
        reloads: Iterable[Power] = (),
    ) -> None:
        """Add a phase that was carried out, for good. `fallbacks` have ``power``, ``method`` and ``reason``."""
        self.phases.append(
            PhaseRecord.model_validate(
                {
                    "year": year,
                    "season": season,
                    "phase": phase,
                    "submissions": dict(submissions),
                    "fallbacks": [{key: entry[key] for key in ("power", "method", "reason")} for entry in fallbacks],
                    "reloads": list(reloads),
                    "digest": digest,
                }
            )
        )

    def carry_out(self, game: Game, fallbacks: Iterable[Mapping[str, Any]] = (), reloads: Iterable[Power] = ()) -> None:
        """Carry out the open phase of `game`, whose record this is, and add it; the result too, once it is over."""
        here = (game.year, game.season, game.phase)
        submissions = game.submissions()
        game.advance()
        self.add_phase(*here, submissions, fallbacks, game.digest(), reloads)
        self.result = game.result()

    def reseat(self, power: Power, seat: Mapping[str, Any]) -> None:
        """Note that a bot was loaded anew, from a file that may have changed."""
        self.seats[power] = BotSeatRecord.model_validate(dict(seat))

    def load_board(self) -> Board:
        """The board it is played on. Raises `RecordError` if this program has no such board, or it is faulty."""
        if isinstance(self.board, str):
            if self.board not in shipped_names():
                names = ", ".join(shipped_names())
                raise RecordError(
                    f"there is no shipped board '{self.board}'", "board", f"update Concord; it has: {names}"
                )
            return shipped_board(self.board)
        try:
            return build_board(self.board)
        except BoardError as error:
            raise RecordError("the saved game's board is faulty", f"board.{error.where}", self.remedy) from error

    def begin(self) -> Game:
        """The game before its first phase. Raises `RecordError` where board, setup or seats don't fit each other."""
        board = self.load_board()
        for power in self.seats:
            if power not in board.powers:
                raise RecordError(f"there is no power '{power}' on the board", f"seats.{power}", self.remedy)
        try:
            return Game.create(board, self.seed, self.max_years, self.setup)
        except FaultyInput as error:
            raise RecordError("the saved game cannot begin", error.where, self.remedy) from error


def board_reference(board: Board) -> str | dict[str, Any]:
    """What a record keeps of a board: the name of a shipped one, else the board itself."""
    for name in shipped_names():
        if board is shipped_board(name):
            return name
    return json.loads(json.dumps(dict(board.source)))  # type: ignore[no-any-return]


def _check_version(data: object, where: str) -> None:
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise RecordError("this is not a saved game of Anatolian Pact", where, f"open a file with format '{FORMAT}'")
    version = data.get("version")
    if isinstance(version, int) and not isinstance(version, bool) and version > VERSION:
        raise RecordError(
            f"the saved game was made by a newer Concord (version {version} of the format, this one reads {VERSION})",
            where,
            "update Concord to open it; the file was not changed",
        )


def _place(loc: tuple[int | str, ...]) -> str:
    """``phases[3].digest`` of pydantic's location; the tags of a seat's kind are left out."""
    place = ""
    for part in loc:
        if isinstance(part, int):
            place += f"[{part}]"
        elif not (part in ("human", "bot") and place.startswith("seats.")):
            place += f".{part}" if place else part
    return place or "the whole"
