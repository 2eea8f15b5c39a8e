"""The results file: every game on disk at once, repaired after a cut, refused where it is another tournament's."""

from __future__ import annotations

import json
import os

import pytest

from engine.anatolia.tournament import plan_of_folder, saved_folders, saved_games
from engine.anatolia.tournament.folders import default_folder
from engine.anatolia.tournament.results_file import NAME, ResultsFile, game_json
from engine.errors import BotError, FileError, TournamentError
from engine.folder_lock import held
from helpers.tournaments import plan, played, write_bots


@pytest.fixture
def of():
    return plan(["house.hold", "house.random"], games=4)


@pytest.fixture
def kept(of, tmp_path):
    """A folder with the first three games."""
    results = ResultsFile.open(tmp_path, of)
    for game in of.games[:3]:
        results.add(played(game))
    return tmp_path


def text(folder) -> str:
    return (folder / NAME).read_text(encoding="utf-8")


def test_a_game_is_read_as_it_was_written(of, kept):
    assert ResultsFile.open(kept, of).games == {game.number: played(game) for game in of.games[:3]}


def test_a_line_is_on_disk_before_the_next_game(of, tmp_path, monkeypatch):
    synced: list[str] = []
    results = ResultsFile.open(tmp_path, of)
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(text(tmp_path).splitlines()[-1]))
    results.add(played(of.games[0]))
    assert [json.loads(line)["game"] for line in synced] == [1]


@pytest.mark.parametrize("rest", range(0, 60, 7))
def test_a_last_line_that_was_cut_is_repaired_and_its_game_played_again(of, kept, rest):
    lines = text(kept).splitlines(keepends=True)
    (kept / NAME).write_text("".join(lines[:-1]) + lines[-1][:rest], encoding="utf-8")
    results = ResultsFile.open(kept, of)
    assert sorted(results.games) == [1, 2]
    results.add(played(of.games[2]))
    assert text(kept) == "".join(lines)


def test_a_last_line_without_its_end_is_a_cut_one(of, kept):
    (kept / NAME).write_text(text(kept)[:-1], encoding="utf-8")
    assert sorted(ResultsFile.open(kept, of).games) == [1, 2]


def test_a_last_line_whose_middle_was_lost_is_a_cut_one(of, kept):
    lines = text(kept).splitlines(keepends=True)
    (kept / NAME).write_text("".join(lines[:-1]) + "\0" * 100 + "\n", encoding="utf-8")
    assert sorted(ResultsFile.open(kept, of).games) == [1, 2]
    assert text(kept) == "".join(lines[:-1])


def test_a_game_that_stands_there_twice_counts_once(of, kept):
    with (kept / NAME).open("a", encoding="utf-8") as file:
        file.write(json.dumps(game_json(played(of.games[0], seconds=9.0))) + "\n")
    games = ResultsFile.open(kept, of).games
    assert sorted(games) == [1, 2, 3]
    assert games[1].seconds == 0.5


CHANGES = {
    "damage in the middle": (lambda line: line[: len(line) // 2], "damaged"),
    "a list": (lambda line: "[1]", "this is no object"),
    "no game": (lambda line: '{"game": 2}', "this is no game"),
    "another seed": (lambda line: line.replace('"seed": 1', '"seed": 5'), "another seed"),
    "another seat": (lambda line: line.replace("house.hold", "house.random"), "other seats"),
    "a power that is none": (lambda line: line.replace('"power": "Lydia"', '"power": "Persia"'), "this is no game"),
    "no rank": (lambda line: line.replace('"rank"', '"runk"'), "this is no game"),
    "NaN": (lambda line: line.replace('"seconds": 0.5', '"seconds": NaN'), "no JSON"),
}


@pytest.mark.parametrize(("change", "says"), CHANGES.values(), ids=CHANGES)
def test_any_other_damage_is_refused_with_its_line_and_nothing_is_lost(of, kept, change, says):
    lines = text(kept).splitlines()
    assert change(lines[2]) != lines[2]
    lines[2] = change(lines[2])
    (kept / NAME).write_text("\n".join(lines) + "\n", encoding="utf-8")
    before = text(kept)
    with pytest.raises(TournamentError, match=says) as refused:
        ResultsFile.open(kept, of)
    assert refused.value.where.endswith("line 3")
    assert text(kept) == before


@pytest.mark.parametrize("content", ["", "{}\n", "no json\n", '{"format": "anatolia-game"}\n', "\0\0\0"])
def test_a_file_that_is_no_results_file_is_refused_and_not_touched(of, tmp_path, content):
    (tmp_path / NAME).write_text(content, encoding="utf-8")
    with pytest.raises(TournamentError, match="no results file"):
        ResultsFile.open(tmp_path, of)
    assert text(tmp_path) == content


def test_a_newer_concords_file_is_refused_with_the_advice_to_update(of, kept):
    (kept / NAME).write_text(text(kept).replace('"version": 1', '"version": 2', 1), encoding="utf-8")
    with pytest.raises(TournamentError) as refused:
        ResultsFile.open(kept, of)
    assert refused.value.remedy == "update Concord"


@pytest.mark.parametrize(
    ("entrants", "more", "says"),
    [
        (["house.hold", "house.random"], {"years": 2}, "other years"),
        (["house.hold", "house.random"], {"seed": 5}, "other seeds"),
        (["house.hold", "house.random"], {"seeds": [0, 1]}, "other seeds"),
        (["house.hold", "house.greedy"], {}, "house.greedy is new; house.random takes no part now"),
        (["house.random", "house.hold"], {}, "its order of entrants"),
        (["house.hold", {"bot": "house.random", "seats": 2}], {}, "house.random had 1 seats and has 2"),
        (
            ["house.hold", {"bot": "house.greedy", "name": "house.random"}],
            {},
            "house.random was the bot house.random and is house.greedy",
        ),
    ],
)
def test_another_spec_is_refused_by_what_differs(kept, entrants, more, says):
    with pytest.raises(TournamentError) as refused:
        ResultsFile.open(kept, plan(entrants, games=4, **more))
    assert says in refused.value.what
    assert "use another folder" in refused.value.remedy


def test_a_bot_that_changed_is_named_with_both_sums(tmp_path):
    paths = write_bots(tmp_path / "bots", "one.py", "two.py")
    before = plan(paths)
    ResultsFile.open(tmp_path, before)
    (tmp_path / "bots" / "two.py").write_text("def orders(state):\n    return None\n", encoding="utf-8")
    after = plan(paths)
    with pytest.raises(TournamentError) as refused:
        ResultsFile.open(tmp_path, after)
    then, now = before.entrants[1].bot.sha256[:8], after.entrants[1].bot.sha256[:8]
    assert f"the file of two changed: sha256 {then} then, {now} now" in refused.value.what
    assert "one" not in refused.value.what.replace("another", "")


def test_more_games_may_be_asked_for_later_and_fewer_than_there_are_may_not(of, kept):
    more = plan(["house.hold", "house.random"], games=8)
    assert sorted(ResultsFile.open(kept, more).games) == [1, 2, 3]
    assert len(plan_of_folder(kept).games) == 8
    with pytest.raises(TournamentError, match="holds game 3, and 2 are asked for"):
        ResultsFile.open(kept, plan(["house.hold", "house.random"], games=2))


def test_a_folder_says_what_its_tournament_is(of, kept):
    again = plan_of_folder(kept)
    assert again.identity() == of.identity()
    assert again.games == of.games
    assert dict(saved_games(kept, again)) == {game.number: played(game) for game in of.games[:3]}


def test_a_folder_whose_bot_is_gone_says_so(tmp_path):
    paths = write_bots(tmp_path / "bots", "one.py", "two.py")
    ResultsFile.open(tmp_path, plan(paths))
    (tmp_path / "bots" / "one.py").unlink()
    with pytest.raises(BotError, match="no such file"):
        plan_of_folder(tmp_path)


def test_a_full_disk_is_said_and_leaves_a_file_that_can_be_gone_on_with(of, kept, monkeypatch):
    results = ResultsFile.open(kept, of)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileError, match="No space left"):
        results.add(played(of.games[3]))
    assert 4 not in results.games


def test_only_one_holds_a_folder(tmp_path):
    with held(tmp_path / ".lock", "busy"), pytest.raises(FileError, match="busy"), held(tmp_path / ".lock", "busy"):
        raise AssertionError("two hold it")
    with held(tmp_path / ".lock", "busy"):
        pass


def test_a_folder_that_cannot_be_made_is_said(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(FileError, match="cannot write there"), held(tmp_path / "file" / "sub" / ".lock", "busy"):
        raise AssertionError("nothing is held")


def test_the_users_tournaments_have_folders_of_their_own(of):
    first = default_folder("Spring Cup!")
    assert first.name == "spring-cup"
    ResultsFile.open(first, of)
    second = default_folder("Spring Cup!")
    assert second.name == "spring-cup-2"
    ResultsFile.open(second, of)
    os.utime(first / NAME, (2_000_000_000, 2_000_000_000))
    assert saved_folders() == [first, second]
