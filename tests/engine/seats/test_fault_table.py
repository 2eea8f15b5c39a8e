"""Every row of the fault table (`anatolia: Bots`), by real bots in a match: event, default, and the worker's life."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from engine.anatolia.board import shipped_board
from engine.anatolia.events import FellBack, MatchEvent, PhaseEnded
from engine.anatolia.game import Game
from engine.anatolia.match import Match
from engine.cli.matches import event_json
from engine.seats.bot_seat import BotSeat, start_worker
from engine.seats.link import WorkerLink
from engine.seats.protocol import Call, Seat
from engine.seats.scripted import ScriptedSeat
from helpers.bots import FOLDER, HELPER, lives, run
from helpers.faults import ROWS, Row

pytestmark = pytest.mark.sampled(3)

BOARD = shipped_board()
POWER = "Lydia"
PHASES = {"init": "negotiate-propose", "propose": "negotiate-propose", "answer": "negotiate-answer", "orders": "orders"}


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker's own last clock is for hosts that are gone; on a busy machine it must not come first."""
    monkeypatch.setenv("CONCORD_SLOW", "20")


@dataclass
class Played:
    """What a match of one year showed of the bot in it."""

    told: list[dict[str, Any] | None] = field(default_factory=list)
    pid: int = 0
    folder: Path = Path()
    lived: bool | None = None
    kept: bool | None = None
    """Whether its worker, and its folder, were there after the orders of Spring."""
    history: list[dict[str, Any]] = field(default_factory=list)


def hold(call: Call) -> Any:
    return [] if call.method in ("propose", "orders", "builds") else {}


def played(row: Row) -> Played:
    """A match of one year in which everybody else holds."""
    seen = Played()

    def observe(event: MatchEvent) -> None:
        if isinstance(event, FellBack):
            seen.told.append(event_json(event))
        if isinstance(event, PhaseEnded) and (event.season, event.ended) == ("Spring", "orders"):
            seen.lived, seen.kept = lives(seen.pid), seen.folder.exists()

    async def start(folder: Path) -> WorkerLink:
        link = await start_worker(folder)
        assert link.pid is not None
        seen.pid, seen.folder = link.pid, folder
        return link

    async def scenario() -> None:
        seats: dict[str, Seat] = {power: ScriptedSeat(hold) for power in BOARD.powers}
        seats[POWER] = BotSeat(row.file, 0, HELPER, deadlines=row.deadlines, start=start)
        match = Match(Game.create(BOARD, 0, 1), seats, observe=observe)
        await match.run()
        seen.history = match.game.bot_state(POWER)["history"]

    run(scenario())
    return seen


def event(method: str, reason: str, season: str = "Spring") -> dict[str, Any]:
    """The line of `concord play --log`."""
    return {
        "type": "bot-fallback",
        "year": 1,
        "season": season,
        "phase": PHASES[method],
        "power": POWER,
        "method": method,
        "reason": reason,
    }


def expected(row: Row) -> list[dict[str, Any]]:
    """All that a match of one year tells of this bot: a method that lacks once, a fault each time, none once gone."""
    if row.method == "init":
        assert row.reason is not None
        return [event("init", row.reason)]
    lacking = [] if row.bot == "fine" else [event("propose", "missing"), event("answer", "missing")]
    if row.reason is None or row.reason == "missing":
        return lacking
    seasons = ("Spring", "Autumn") if row.lives else ("Spring",)
    return lacking + [event(row.method, row.reason, season) for season in seasons]


@pytest.mark.thinned(6)
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_a_fault_has_its_event_its_default_and_its_consequence_for_the_worker(row: Row) -> None:
    seen = played(row)
    assert seen.told == expected(row)
    assert (seen.lived, seen.kept) == (row.lives, row.lives)
    for season in seen.history:
        holds = [order for order in season["orders"][POWER] if order["type"] == "hold" and order["valid"]]
        assert len(holds) == len(season["orders"][POWER]) == 3
    assert len(seen.history) == 2
    assert not lives(seen.pid)
    assert not seen.folder.exists()


def test_each_row_has_its_bot() -> None:
    absent = {row.path.name for row in ROWS if not row.path.exists()}
    assert absent == {"no-such-file.py", "no-such-file-js.js"}


def test_no_bot_of_the_folder_has_left_anything_beside_it() -> None:
    assert {path.suffix for path in FOLDER.iterdir()} == {".py", ".js"}
