"""The arena in which strength is measured: the games that workers would play, none lost, none played twice."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

from engine.anatolia.board import shipped_board
from engine.anatolia.events import FellBack, MatchEvent
from engine.anatolia.game import Game
from engine.anatolia.match import Match
from engine.anatolia.record import GameRecord
from engine.resources import HOUSE_BOTS
from engine.rng import init_seed, worker_seed
from engine.seats.bot_seat import BotSeat, Deadlines
from engine.seats.catalogue import resolve
from helpers.arena import Contest, Played, Told, play_out, played_games, score, wilson
from helpers.bots import HELPER, run

POWERS = shipped_board().powers
HOLD = HOUSE_BOTS / "house.hold.py"
IDS = ("house.search", "house.diplomat", "house.random", "house.turncoat", "house.greedy", "house.random")


@pytest.mark.full
def test_a_game_here_is_the_match_that_workers_play() -> None:
    """Every phase's submissions, drawn from the same streams, and where they end."""
    told: list[tuple[str, dict[str, Any]]] = []
    here = Game.create(seed=11, max_years=2)

    def watch(phase: Told) -> None:
        told.append((phase.game.phase, phase.game.submissions()))

    bots = dict(zip(POWERS, IDS, strict=True))
    played = play_out(here, {power: HOUSE_BOTS / f"{bot}.py" for power, bot in bots.items()}, watch)
    events: list[MatchEvent] = []
    game = Game.create(seed=11, max_years=2)
    seats = {power: unhurried(bots[power], power, game.seed) for power in POWERS}
    record = GameRecord.new(shipped_board(), game.seed, game.max_years, {power: {"kind": "human"} for power in POWERS})
    match = Match(game, seats, record, observe=events.append)
    result = run(match.run())
    assert played.fallbacks == []
    assert not any(isinstance(event, FellBack) for event in events)
    there = [(phase.phase, dict(phase.submissions)) for phase in record.phases]
    assert told == there
    assert here.digest() == match.game.digest()
    assert played.centres == result["centres"]


def unhurried(bot_id: str, power: str, seed: int) -> BotSeat:
    """The seat of a match, whose worker may take as long as a busy machine lets it."""
    stream = worker_seed(init_seed(seed, POWERS.index(power)))
    return BotSeat(resolve(bot_id, None), stream, HELPER, None, None, Deadlines(init=60, call=60))


def test_the_hero_sits_in_each_seat_equally_often_and_the_others_go_round_it() -> None:
    others = tuple(Path(f"{name}.py") for name in "abcde")
    contest = Contest(Path("hero.py"), others)
    tables = [contest.bots(number) for number in range(30)]
    for power in POWERS:
        sitters = [table[power] for table in tables]
        assert {sitters.count(bot) for bot in (contest.hero, *others)} == {5}
    assert [contest.seat(number) for number in range(6)] == list(POWERS)
    assert all(contest.bots(number)[contest.seat(number)] == contest.hero for number in range(30))
    assert [contest.seed(number) for number in (0, 5, 6, 12)] == [1, 1, 2, 3]


def test_a_shared_win_is_shared_and_a_fair_share_is_a_sixth() -> None:
    contest = Contest(HOLD, (HOLD,), years=1)
    result = score(contest, [(number, contest.game(number)) for number in range(6)])
    assert result.sole_wins == 0
    assert result.points() == pytest.approx(20)
    low, high = result.interval()
    assert low < 20 < high


def test_a_sole_winner_has_the_whole_point() -> None:
    contest = Contest(HOUSE_BOTS / "house.greedy.py", (HOLD,), years=3)
    result = score(contest, [(0, contest.game(0))])
    assert (result.share, result.sole_wins, result.games) == (1.0, 1, 1)


def test_the_intervals_are_wilsons() -> None:
    """Against values worked out by hand from his formula."""
    assert wilson(0.5, 100) == pytest.approx((0.40383, 0.59617), abs=1e-5)
    assert wilson(0.0, 10)[0] == 0.0
    assert wilson(0.0, 10)[1] == pytest.approx(0.27754, abs=1e-5)
    assert wilson(0.3, 0) == (0.0, 1.0)


def test_kept_games_are_not_played_again_and_half_a_line_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "kept.jsonl"
    bot = tmp_path / "bot.py"
    bot.write_bytes(HOLD.read_bytes())
    contest = Contest(bot, (HOLD,), years=1)
    first = dict(played_games(contest, range(2), kept=kept))
    with kept.open("a") as file:
        file.write('{"contest": "')
    numbers: list[int] = []
    play = Contest.game

    def counted(self: Contest, number: int) -> Played:
        numbers.append(number)
        return play(self, number)

    monkeypatch.setattr(Contest, "game", counted)
    again = dict(played_games(contest, range(3), kept=kept))
    assert numbers == [2]
    assert {number: again[number] for number in first} == first
    bot.write_bytes(HOLD.read_bytes() + b"\n# another bot now\n")
    assert len(list(played_games(contest, range(2), kept=kept))) == 2
    assert numbers == [2, 0, 1]


def test_two_processes_play_the_games_that_one_plays() -> None:
    contest = Contest(HOUSE_BOTS / "house.random.py", (HOLD,), years=1)

    def games(processes: int) -> dict[int, dict[str, Any]]:
        found = played_games(contest, range(3), processes)
        return {number: dataclasses.asdict(played) | {"slowest_ms": None} for number, played in found}

    one = games(1)
    assert games(2) == one
    assert sorted(one) == [0, 1, 2]
    assert json.dumps(one)


def test_no_two_seats_share_a_module_or_a_stream(tmp_path: Path) -> None:
    bot = tmp_path / "counts.py"
    bot.write_text(
        "import random\n"
        "calls = 0\n"
        "def orders(state):\n"
        "    global calls\n"
        "    calls += 1\n"
        "    return [{'unit': f'{calls} {random.random()}', 'type': 'hold'}]\n"
    )
    drawn: list[set[str]] = []

    def watch(told: Told) -> None:
        if told.method == "orders":
            drawn.append({answer[0]["unit"] for answer in told.answers.values()})

    play_out(Game.create(seed=1, max_years=1), dict.fromkeys(POWERS, bot), watch)
    assert [{unit.split()[0] for unit in units} for units in drawn] == [{"1"}, {"2"}]
    assert [len(units) for units in drawn] == [6, 6]


def test_a_bot_that_raises_or_answers_rubbish_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    raises, rubbish = tmp_path / "raises.py", tmp_path / "rubbish.py"
    raises.write_text("def orders(state):\n    return 1 / 0\n")
    rubbish.write_text("def orders(state):\n    return 7\n")
    bots = dict.fromkeys(POWERS, HOLD) | {"Lydia": raises, "Caria": rubbish}
    played = play_out(Game.create(seed=1, max_years=1), bots)
    assert played.fallbacks == [
        f"1 {season} {told}"
        for season in ("Spring", "Autumn")
        for told in ("Lydia orders: ZeroDivisionError: division by zero", "Caria orders: invalid")
    ]
    assert set(played.centres.values()) == {3}
