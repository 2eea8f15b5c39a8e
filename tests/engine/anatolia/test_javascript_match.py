"""Whole matches of JavaScript bots in workers: the reference's own bot, saved games, another board, faults told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.anatolia.board import Board, shipped_board
from engine.anatolia.events import Diverged, FellBack, MatchEvent
from engine.anatolia.record import BotSeatRecord, GameRecord
from engine.anatolia.replay import verify
from engine.anatolia.resume import new_match, resume_match
from helpers.bots import FOLDER, run, write_bot
from helpers.games import small_board

POWERS = shipped_board().powers
MINIMAL = str(FOLDER / "reference-hold.js")
DRAWS = str(FOLDER / "draws-js.js")


def played(
    specs: dict[str, str], years: int, path: Path | None = None, board: Board | None = None
) -> tuple[GameRecord, list[FellBack]]:
    """A whole match of these bots, and what fell back in it."""
    fallbacks: list[FellBack] = []

    def observe(event: MatchEvent) -> None:
        if isinstance(event, FellBack):
            fallbacks.append(event)

    match = new_match(specs, board=board, seed=9, max_years=years, path=path, observe=observe)
    run(match.run())
    assert match.record is not None
    assert match.record.result is not None
    return match.record, fallbacks


@pytest.mark.full
def test_the_minimal_bot_of_the_reference_plays_whole_matches() -> None:
    record, fallbacks = played(dict.fromkeys(POWERS, MINIMAL), years=3)
    assert fallbacks == []
    assert record.result is not None
    assert set(record.result["centres"].values()) == {3}, "everybody held, for three years"
    assert record.result["year"] == 3
    mixed, fallbacks = played(dict(zip(POWERS, [MINIMAL, "house.greedy", "house.random"] * 2, strict=True)), years=3)
    assert fallbacks == []
    assert any(phase.phase == "retreats" for phase in mixed.phases)


def test_a_saved_game_names_the_language_and_proves_itself(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record, _ = played(dict.fromkeys(POWERS, DRAWS), years=1, path=path)
    saved = GameRecord.load(path)
    assert saved.phases == record.phases
    assert verify(saved) is None
    seat = saved.seats["Lydia"]
    assert isinstance(seat, BotSeatRecord)
    assert (seat.id, seat.language) == ("draws-js", "javascript")


@pytest.mark.full
def test_a_match_that_goes_on_finds_the_random_stream_and_the_memory_of_its_bots_where_they_were(
    tmp_path: Path,
) -> None:
    path = tmp_path / "game.json"
    whole, fallbacks = played(dict.fromkeys(POWERS, DRAWS), years=2, path=path)
    assert fallbacks == []
    data = json.loads(path.read_text("utf-8"))
    del data["phases"][len(data["phases"]) // 2 :]
    data["result"] = None
    path.write_text(json.dumps(data), encoding="utf-8")
    events: list[MatchEvent] = []
    run(resume_match(path, observe=events.append).run())
    again = GameRecord.load(path)
    assert (again.phases, again.result) == (whole.phases, whole.result)
    assert not any(isinstance(event, Diverged | FellBack) for event in events)


@pytest.mark.full
def test_the_same_file_on_two_seats_runs_twice_and_draws_from_two_streams() -> None:
    record, _ = played(dict.fromkeys(POWERS, DRAWS), years=1)
    again, _ = played(dict.fromkeys(POWERS, DRAWS), years=1)
    assert record.phases == again.phases
    orders = next(phase for phase in record.phases if phase.phase == "orders").submissions
    kinds = {power: [order["type"] for order in some] for power, some in orders.items()}
    assert len({json.dumps(some) for some in kinds.values()}) > 1


def test_on_another_board_the_engine_of_a_bot_is_that_boards(tmp_path: Path) -> None:
    source = """
exports.orders = (state) => {
  const places = Object.keys(PactEngine.MAP.provinces);
  if (places.join() !== state.map.provinces.map(({id}) => id).join()) throw new Error(places.join());
  if (PactMapData.name !== 'Small' || PactEngine.create().units().length !== 3) throw new Error('another board');
  return Object.values(state.legalOrders).map((legal) => legal[1]);
};
exports.propose = exports.builds = () => [];
exports.answer = exports.retreats = () => ({});
"""
    board = small_board()
    bot = write_bot(tmp_path, source, ending=".js")
    record, fallbacks = played(dict.fromkeys(board.powers, str(bot.path)), years=2, board=board)
    assert fallbacks == []
    assert record.result is not None


def test_what_a_bot_throws_is_told_in_one_word_and_described_in_its_log_alone(tmp_path: Path) -> None:
    secret = (
        "exports.orders = () => { throw new Error('my secret plan'); }; exports.propose = exports.builds = () => [];"
    )
    bot = write_bot(tmp_path, f"{secret} exports.answer = exports.retreats = () => ({{}});", ending=".js")
    events: list[MatchEvent] = []
    specs = dict.fromkeys(POWERS, MINIMAL) | {"Lydia": str(bot.path)}
    logs = tmp_path / "logs"
    run(new_match(specs, max_years=1, observe=events.append, log_folder=logs).run())
    told = [event for event in events if isinstance(event, FellBack)]
    assert {(event.power, event.method, event.reason) for event in told} == {("Lydia", "orders", "exception")}
    assert "secret" not in json.dumps([event.to_json() for event in told])
    log = (logs / "1-lydia-bot.log").read_text("utf-8")
    assert "Error: my secret plan" in log
    assert f"{bot.path}:1:" in log
