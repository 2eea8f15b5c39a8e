"""Matches for the window whose bots are scripts in its own process: quick to start, and they do what the test says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from concordui.match.journal import Journal
from concordui.match.kind import MatchKind
from concordui.match.opening import Opening
from concordui.match.setup import MatchSetup
from concordui.match.workspace import MatchWorkspace
from concordui.shell import Shell
from engine.anatolia.board import shipped_board
from engine.anatolia.game import Game
from engine.anatolia.match import Match
from engine.anatolia.record import GameRecord
from engine.seats.human_seat import HumanSeat
from engine.seats.protocol import Call
from engine.seats.scripted import ScriptedSeat

EMPTY = {"propose": [], "answer": {}, "orders": [], "retreats": {}, "builds": []}


def idle(call: Call) -> Any:
    """Does nothing in any phase."""
    return EMPTY[call.method]


class ScriptedKind(MatchKind):
    """A kind of match like the real one; `scripts` says what each bot does (`idle` unless named)."""

    def __init__(self, shell: Shell, scripts: Mapping[str, Callable[[Call], Any]]) -> None:
        super().__init__(shell)
        self.scripts = scripts

    def make(self, setup: MatchSetup, parent: QWidget) -> MatchWorkspace:
        assert setup.path is not None
        board = shipped_board()
        bots = {power: "script" for power in board.powers if power not in setup.humans}
        opening = Opening(
            board=board,
            humans=tuple(power for power in board.powers if power in setup.humans),
            bots=bots,
            path=setup.path,
            log_folder=self.shell.folders.logs,
            seed=setup.seed,
            max_years=setup.max_years,
            build=self._build(setup, setup.path),
            journal=Journal(setup.path),
        )
        return MatchWorkspace(opening, self.shell.now, parent)

    def _build(self, setup: MatchSetup, path: Path) -> Callable[[Any], Match]:
        def build(observe: Any) -> Match:
            board = shipped_board()
            game = Game.create(board, setup.seed, setup.max_years, setup.start)
            seats = {
                power: HumanSeat(power) if power in setup.humans else ScriptedSeat(self.scripts.get(power, idle))
                for power in board.powers
            }
            kinds = {power: {"kind": "human"} for power in board.powers}
            record = GameRecord.new(board, setup.seed, setup.max_years, kinds, setup.start)
            return Match(game, seats, record, path, observe)

        return build
