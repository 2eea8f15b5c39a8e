"""Running: every game once whatever fails, the same result in any order, cancel and resume, real games at the end."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from engine.anatolia.record import GameRecord
from engine.anatolia.replay import verify
from engine.anatolia.tournament import (
    Began,
    Cancelled,
    Ended,
    GameBegan,
    GameFinished,
    GameMoved,
    GameRetried,
    Tournament,
    record_path,
    running,
    standing_rating,
)
from engine.anatolia.tournament.playing import BotCopy, GameJob, MachineFailed, Stop, jobs_of, play_game
from engine.anatolia.tournament.results_file import NAME
from engine.errors import FileError, TournamentError
from engine.seats import launch
from helpers.tournaments import ScriptedGames, as_planned, plan, write_bots

pytestmark = pytest.mark.sampled(3)


@pytest.fixture
def scripted(monkeypatch):
    """`scripted(script, width)` has the games of the next runs played by a script, and no plots drawn."""
    monkeypatch.setattr("engine.anatolia.tournament.report.plots_svg", lambda result: "<svg/>")

    def use(script=as_planned, width: int = 3) -> ScriptedGames:
        games = ScriptedGames(script, width)
        monkeypatch.setattr(running, "open_games", lambda *_: games)
        return games

    return use


def numbers(folder: Path) -> list[int]:
    lines = (folder / NAME).read_text(encoding="utf-8").splitlines()[1:]
    return [json.loads(line)["game"] for line in lines if "game" in json.loads(line)]


def report(folder: Path) -> dict[str, bytes]:
    """The files of the report, clock readings left out."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name not in (NAME, "times.csv", ".lock")}


def test_every_game_is_played_once_and_told(scripted, tmp_path):
    games = scripted()
    events: list[object] = []
    of = plan(games=8)
    Tournament(of, tmp_path, observe=events.append).run()
    assert sorted(numbers(tmp_path)) == list(range(1, 9))
    assert [job.number for job in games.jobs] == list(range(1, 9))
    assert isinstance(events[0], Began)
    finished = [event for event in events if isinstance(event, GameFinished)]
    assert [event.done for event in finished] == list(range(1, 9))
    assert finished[-1].seconds_left == 0
    assert sum(row.seats for row in finished[-1].standing) == 8 * 6
    assert isinstance(events[-1], Ended)
    assert games.closed


def test_the_report_is_equal_to_the_byte_whatever_the_order_and_the_clock(scripted, tmp_path):
    of = plan(["house.hold", "house.random", {"bot": "house.hold", "name": "Again"}], games=9)
    scripted(width=1)
    Tournament(of, tmp_path / "in-order").run()
    scripted(lambda job: replace(as_planned(job), seconds=9.0), width=5)
    Tournament(of, tmp_path / "mixed").run()
    assert numbers(tmp_path / "in-order") != numbers(tmp_path / "mixed")
    assert report(tmp_path / "in-order") == report(tmp_path / "mixed")


def test_a_game_that_its_machine_failed_is_played_again_at_the_end(scripted, tmp_path):
    failed: list[int] = []

    def script(job: GameJob):
        if job.number in (2, 5) and failed.count(job.number) < 2:
            failed.append(job.number)
            return MachineFailed("no memory")
        return as_planned(job)

    scripted(script)
    events: list[object] = []
    Tournament(plan(games=6), tmp_path, observe=events.append).run()
    assert sorted(numbers(tmp_path)) == [1, 2, 3, 4, 5, 6]
    retried = [(event.number, event.attempt, event.detail) for event in events if isinstance(event, GameRetried)]
    assert sorted(retried) == [(n, attempt, "no memory") for n in (2, 5) for attempt in (1, 2)]


def test_a_machine_that_fails_three_times_ends_it_with_what_was_played_kept(scripted, tmp_path):
    games = scripted(lambda job: MachineFailed("no\nmemory") if job.number == 2 else as_planned(job))
    with pytest.raises(TournamentError, match=r"game 2 could not be played 3 times \(no memory\)"):
        Tournament(plan(games=6), tmp_path).run()
    assert games.stopped
    assert games.closed
    scripted()
    Tournament(plan(games=6), tmp_path).run()
    assert sorted(numbers(tmp_path)) == [1, 2, 3, 4, 5, 6]


def test_an_error_with_advice_ends_it_at_once(scripted, tmp_path):
    refusal = TournamentError("another version", "game 1", "install one version")
    games = scripted(lambda job: refusal)
    with pytest.raises(TournamentError, match="another version"):
        Tournament(plan(games=6), tmp_path).run()
    assert len(games.jobs) == 3


def test_what_ends_together_with_a_failure_is_kept(scripted, tmp_path, monkeypatch):
    def script(job: GameJob):
        return TournamentError("lost", "somewhere", "wait") if job.number == 1 else as_planned(job)

    games = scripted(script)
    submit = games.submit

    def at_once(job: GameJob):
        future = submit(job)
        games.width()
        return future

    monkeypatch.setattr(games, "submit", at_once)
    with pytest.raises(TournamentError, match="lost"):
        Tournament(plan(games=6), tmp_path).run()
    assert numbers(tmp_path) == [2, 3]


def test_a_cluster_without_machines_for_a_while_is_waited_for(scripted, tmp_path, monkeypatch):
    monkeypatch.setattr(running, "LOOK_S", 0.001)
    games = scripted()
    asked: list[int] = []
    width = games.width

    def nobody_at_first() -> int:
        asked.append(1)
        return 0 if len(asked) < 5 else width()

    monkeypatch.setattr(games, "width", nobody_at_first)
    Tournament(plan(games=4), tmp_path).run()
    assert sorted(numbers(tmp_path)) == [1, 2, 3, 4]
    assert len(asked) > 5


def test_resumed_it_plays_only_what_is_left_and_comes_to_the_same(scripted, tmp_path):
    of = plan(games=8)
    scripted()
    Tournament(of, tmp_path / "whole").run()
    cancelling: list[Tournament] = []

    def observe(event: object) -> None:
        if isinstance(event, GameFinished) and event.done == 4:
            cancelling[0].cancel()

    cancelling.append(Tournament(of, tmp_path / "parts", observe=observe))
    scripted()
    with pytest.raises(Cancelled):
        cancelling[0].run()
    before = numbers(tmp_path / "parts")
    assert 4 <= len(before) < 8
    events: list[object] = []
    games = scripted()
    Tournament(of, tmp_path / "parts", observe=events.append).run()
    assert sorted(job.number for job in games.jobs) == sorted(set(range(1, 9)) - set(before))
    assert events[0].done == len(before)
    assert report(tmp_path / "parts") == report(tmp_path / "whole")


def test_run_again_when_all_is_played_it_plays_nothing_and_rates_nobody_twice(scripted, tmp_path):
    of = plan(games=4)
    scripted()
    Tournament(of, tmp_path).run()
    before, rating = report(tmp_path), standing_rating(of.entrants[0].bot)
    games = scripted()
    Tournament(of, tmp_path).run()
    assert games.jobs == []
    assert report(tmp_path) == before
    assert standing_rating(of.entrants[0].bot) == rating


def test_extended_it_comes_to_what_it_had_come_to_at_once(scripted, tmp_path):
    scripted()
    Tournament(plan(games=4), tmp_path / "parts").run()
    Tournament(plan(games=8), tmp_path / "parts").run()
    Tournament(plan(games=8), tmp_path / "whole").run()
    assert report(tmp_path / "parts") == report(tmp_path / "whole")


def test_cancelled_before_it_began_it_plays_nothing(scripted, tmp_path):
    games = scripted()
    tournament = Tournament(plan(games=4), tmp_path)
    tournament.cancel()
    with pytest.raises(Cancelled):
        tournament.run()
    assert games.jobs == []


def test_two_at_once_in_one_folder_are_refused(scripted, tmp_path):
    inside: list[BaseException] = []

    def observe(event: object) -> None:
        if isinstance(event, GameFinished) and not inside:
            with pytest.raises(FileError, match="another tournament is running") as refused:
                Tournament(plan(games=4), tmp_path).run()
            inside.append(refused.value)

    scripted()
    Tournament(plan(games=4), tmp_path, observe=observe).run()
    assert inside
    assert sorted(numbers(tmp_path)) == [1, 2, 3, 4]


def test_ratings_that_cannot_be_kept_cost_no_result(scripted, tmp_path, home):
    (home / ".local").write_text("a file where a folder should be", encoding="utf-8")
    scripted()
    events: list[object] = []
    Tournament(plan(games=2), tmp_path, observe=events.append).run()
    assert isinstance(events[-1].unrated, FileError)
    assert (tmp_path / "result.json").exists()


def test_a_bot_whose_file_changes_between_plan_and_start_is_refused(tmp_path):
    paths = write_bots(tmp_path / "bots", "one.py", "two.py")
    of = plan(paths)
    (tmp_path / "bots" / "one.py").write_text("orders = None\n", encoding="utf-8")
    with pytest.raises(TournamentError, match="changes just now"):
        Tournament(of, tmp_path / "out").run()
    (tmp_path / "bots" / "one.py").unlink()
    with pytest.raises(TournamentError, match="cannot read a bot"):
        Tournament(of, tmp_path / "out").run()


# Real games


def test_real_games_are_played_by_real_bots_and_can_be_opened(tmp_path):
    events: list[object] = []
    of = plan(["house.hold", "house.random"], games=2, records=True)
    Tournament(of, tmp_path, observe=events.append).run()
    assert sorted(numbers(tmp_path)) == [1, 2]
    for game in of.games:
        record = GameRecord.load(record_path(tmp_path, game.number))
        assert verify(record) is None
        assert (record.seed, {power: seat.id for power, seat in record.seats.items()}) == (game.seed, dict(game.seats))
    assert {event.number for event in events if isinstance(event, GameBegan)} == {1, 2}
    assert {event.position.phase for event in events if isinstance(event, GameMoved)} >= {"orders", "over"}


@pytest.mark.full
def test_a_faulty_bot_falls_back_and_counts(tmp_path):
    (tmp_path / "raises.py").write_text("def orders(state):\n    raise ValueError\n", encoding="utf-8")
    (tmp_path / "broken.py").write_text("def orders(state)\n", encoding="utf-8")
    bots = [str(tmp_path / "raises.py"), str(tmp_path / "broken.py"), "house.hold"]
    result = Tournament(plan(bots, games=3), tmp_path / "out").run()
    by_name = {row.name: row for row in result.rows}
    assert by_name["raises"].fallbacks[("orders", "exception")] == 3 * 2 * 2, "two seats a game, two seasons"
    assert by_name["broken"].fallbacks == {("init", "load-error"): 3 * 2}
    assert by_name["house.hold"].by_reason() == {}


@pytest.mark.full
@pytest.mark.parametrize(
    "command", [["/no/such/program"], [sys.executable, "-c", ""]], ids=["no program", "ends at once"]
)
def test_a_worker_that_does_not_come_up_is_the_machines_fault_and_no_bots(tmp_path, monkeypatch, command):
    monkeypatch.setattr(launch, "worker_command", lambda: command)
    events: list[object] = []
    with pytest.raises(TournamentError, match="could not be played 3 times"):
        Tournament(plan(games=2), tmp_path, observe=events.append).run()
    assert numbers(tmp_path) == []
    assert any(isinstance(event, GameRetried) and "did not start" in event.detail for event in events)


def test_cancel_ends_real_games_and_their_processes(tmp_path):
    """What would be left behind fails the test (`nothing_left_behind`)."""
    moved = threading.Event()

    def observe(event: object) -> None:
        if isinstance(event, GameMoved):
            moved.set()

    tournament = Tournament(plan(games=4, years=50), tmp_path, observe=observe)
    ended: list[BaseException] = []

    def run() -> None:
        try:
            tournament.run()
        except Cancelled as error:
            ended.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    assert moved.wait(30)
    tournament.cancel()
    thread.join(30)
    assert not thread.is_alive()
    assert len(ended) == 1
    assert numbers(tmp_path) == []


def test_every_game_plays_the_bots_as_they_were_at_the_start(tmp_path):
    [path] = write_bots(tmp_path, "mine.py")
    of = plan([path, "house.hold"])
    job = jobs_of(of)(of.games[0])
    (tmp_path / "mine.py").write_text("raise ValueError\n", encoding="utf-8")
    assert {event["reason"] for event in play_game(job).game.fallbacks} == {"missing"}, "it only lacks methods"


def test_a_machine_with_another_concord_is_refused():
    of = plan()
    job = jobs_of(of)(of.games[0])
    with pytest.raises(TournamentError, match=r"runs Concord .*, this is 0\.0\.1"):
        play_game(replace(job, version="0.0.1"))


@pytest.mark.full
def test_a_javascript_bot_keeps_its_language_in_its_copy(tmp_path):
    (tmp_path / "mine.js").write_text("exports.orders = () => [];\n", encoding="utf-8")
    of = plan([str(tmp_path / "mine.js"), "house.hold"])
    copy = BotCopy.of(of.entrants[0].bot)
    (tmp_path / "elsewhere").mkdir()
    assert copy.write(tmp_path / "elsewhere").language == "javascript"
    result = Tournament(of, tmp_path / "out").run()
    assert {row.name: (row.language, row.by_reason().get("exception", 0)) for row in result.rows} == {
        "mine": ("javascript", 0),
        "house.hold": ("python", 0),
    }


def test_what_is_stopped_before_it_begins_does_not_begin():
    stop = Stop()
    stop.stop()
    of = plan()
    with pytest.raises(asyncio.CancelledError):
        play_game(jobs_of(of)(of.games[0]), stop)
