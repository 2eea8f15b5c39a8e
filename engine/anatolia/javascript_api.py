"""What a JavaScript bot may call: ``PactEngine`` and ``PactMapData``, carried out by the Python side (R27).

The rules exist once: ``pact_engine.js`` gives the helper API the names and shapes of the reference and asks `Bridge`,
which calls what a Python bot calls, `engine.anatolia.bot_api`. That module is imported at the first question.
"""

from __future__ import annotations

import json
from functools import cached_property
from pathlib import Path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from engine.anatolia.board import Board
    from engine.anatolia.bot_api import BotGame, Helper

GAME_METHODS = {
    "units": "units",
    "owners": "owners",
    "proposals": "proposals",
    "legalOrders": "legal_orders",
    "submitProposals": "submit_proposals",
    "submitAnswers": "submit_answers",
    "submitOrders": "submit_orders",
    "submitRetreats": "submit_retreats",
    "submitBuilds": "submit_builds",
    "advance": "advance",
    "botState": "bot_state",
    "finished": "finished",
    "result": "result",
}
"""The methods of a game, as the reference spells them, and as `BotGame` does."""

GAME_GETTERS = ("phase", "year", "season")

USAGE = {
    "pixel": "pixel(col, row), two integers",
    "neighbours": "neighbours(col, row), two integers",
    "canMove": "canMove(unit, dest), the unit as the state has it",
    "adjudicate": "adjudicate(units, orders), orders by power or one flat list",
    "retreatOptions": "retreatOptions(unit, units, standoffs), units as the state has them, standoffs a list of ids",
    "resolveRetreats": "resolveRetreats(units, dislodged, standoffs, choicesByPower)",
    "create": "create({seed, maxYears, setup})",
}


def source() -> str:
    """The script that installs the globals: a function of one argument, what the host lends it."""
    return Path(__file__).with_name("pact_engine.js").read_text("utf-8")


class Bridge:
    """Answers the questions of one script, on one board (None for the shipped one)."""

    def __init__(self, board: Any = None) -> None:
        self._source = board
        self._games: dict[int, BotGame] = {}
        self._created = 0
        self._questions: Mapping[str, Callable[..., Any]] = {
            "map": self._map,
            "geography": self._geography,
            "pixel": lambda col, row: self._helper.MAP["pixel"](col, row),
            "neighbours": lambda col, row: self._helper.MAP["neighbours"](col, row),
            "moves": lambda: {kind: dict(reach) for kind, reach in self._board.moves.items()},
            "canMove": lambda *values: self._helper.can_move(*values),
            "adjudicate": lambda *values: self._helper.adjudicate(*values),
            "retreatOptions": lambda *values: self._helper.retreat_options(*values),
            "resolveRetreats": lambda *values: self._helper.resolve_retreats(*values),
            "create": self._create,
            "game": self._game,
            "release": self._release,
        }

    def ask(self, question: str) -> str:
        """``[name, arguments]`` in, ``[true, value]`` or ``[false, what is wrong]`` out, as JSON. Never raises."""
        name = "PactEngine"
        try:
            name, values = json.loads(question)
            answer = self._questions[name]
            if name == "game":
                name = values[1]  # for whoever reads a refusal
            return json.dumps([True, answer(*values)], separators=(",", ":"))
        except BaseException as error:
            return _refusal(name, error)

    @cached_property
    def _board(self) -> Board:
        from engine.anatolia.board import load_board, shipped_board

        return shipped_board() if self._source is None else load_board(self._source)

    @cached_property
    def _helper(self) -> Helper:
        from engine.anatolia.bot_api import Helper

        return Helper(self._board)

    def _map(self) -> dict[str, Any]:
        """``MAP`` with the reference's spelling, without its functions."""
        given = self._helper.MAP
        data = {_camel(key): value for key, value in given.items() if not callable(value)}
        data["rules"] = {_camel(key): value for key, value in given["rules"].items()}
        return data

    def _geography(self) -> dict[str, Any]:
        """``PactMapData``: the board as its file has it."""
        return dict(self._board.source)

    def _create(self, options: Mapping[str, Any] | None) -> int:
        game = self._helper.create(options)
        self._created += 1
        self._games[self._created] = game
        return self._created

    def _game(self, number: int, method: str, values: list[Any]) -> Any:
        game = self._games[number]
        return getattr(game, method) if method in GAME_GETTERS else getattr(game, GAME_METHODS[method])(*values)

    def _release(self, *numbers: int) -> None:
        for number in numbers:
            del self._games[number]


def _camel(name: str) -> str:
    head, *rest = name.split("_")
    return head + "".join(part.title() for part in rest)


def _refusal(name: str, error: BaseException) -> str:
    """What the bot's author reads: what is wrong, where, and what to do; of a fault that is ours, its type alone."""
    try:
        from engine.errors import ConcordError

        usage = f": call {USAGE[name]}" if name in USAGE else ""
        if isinstance(error, ConcordError):
            return json.dumps([False, f"{name}: {error}{usage}"])
        if isinstance(error, MemoryError | RecursionError):
            return json.dumps([False, f"{name}: out of {'memory' if isinstance(error, MemoryError) else 'stack'}"])
        return json.dumps([False, f"{name}: these arguments can't be used ({type(error).__name__}: {error}){usage}"])
    except BaseException:
        return '[false,"PactEngine: out of memory"]'
