"""Saved games opened in the real Match workspace: whole ones go on, bad ones say why and what to do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from concordui.application import make_shell
from concordui.folders import Folders
from concordui.match.dialogs.new_match import NewMatchDialog
from concordui.match.setup import HUMAN
from concordui.match.workspace import MatchWorkspace
from concordui.start.cards import PowerCard
from engine.anatolia.board import shipped_board
from engine.anatolia.record import GameRecord
from helpers.shell_world import matches

pytestmark = pytest.mark.sampled(2)

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(open_window, tmp_path):
    """A window over real matches; everybody but Lydia is house.hold."""
    shell = make_shell(Folders.under(tmp_path / "profile"))
    shell.settings.update(bots=dict.fromkeys(shell.board.powers, "house.hold"), years=1)
    return open_window(shell)


@pytest.fixture
def saved(tmp_path) -> Path:
    """A game of six people in which three phases were carried out."""
    board = shipped_board()
    record = GameRecord.new(board, 7, 2, {power: {"kind": "human"} for power in board.powers})
    game = record.begin()
    for _ in range(3):
        record.carry_out(game)
    path = tmp_path / "Six people.json"
    record.save(path)
    return path


def changed(path: Path, **values: object) -> Path:
    """A copy of the game with these values."""
    data = json.loads(path.read_text(encoding="utf-8")) | values
    other = path.with_name("changed.json")
    other.write_text(json.dumps(data), encoding="utf-8")
    return other


def note_of(window):
    [note] = window.notices.notices()
    return note


def test_a_saved_game_goes_on_where_it_was(qtbot, window, saved):
    match = window.open_path(saved)
    qtbot.waitUntil(lambda: match.desk.model.position is not None, timeout=20_000)
    position = match.desk.model.position
    assert (position.year, position.season, position.phase) == (1, "Autumn", "negotiate-propose")
    assert window.windowTitle().startswith("Six people")


def test_a_cut_game_is_refused_with_what_to_do(window, saved):
    text = saved.read_text(encoding="utf-8")
    saved.write_text(text[: len(text) // 2], encoding="utf-8")
    assert window.open_path(saved) is None
    assert note_of(window).title.startswith("The saved game is cut or damaged")
    assert note_of(window).text.endswith("Use another copy.")


def test_a_game_of_a_newer_version_is_refused_and_left_as_it_is(window, saved):
    newer = changed(saved, version=2)
    before = newer.read_bytes()
    assert window.open_path(newer) is None
    assert "newer Concord" in note_of(window).title
    assert newer.read_bytes() == before


def test_a_game_whose_replay_differs_says_where_and_is_left_as_it_is(qtbot, window, saved):
    phases = json.loads(saved.read_text(encoding="utf-8"))["phases"]
    phases[1]["digest"] = "0" * 64
    differing = changed(saved, phases=phases)
    before = differing.read_bytes()
    match = window.open_path(differing)
    qtbot.waitUntil(lambda: bool(window.notices.notices()), timeout=20_000)
    assert note_of(window).title == "The replay differs from the saved game."
    assert "1:Spring:negotiate-answer" in note_of(window).text
    assert not match.session.running
    assert differing.read_bytes() == before


def test_a_game_whose_bot_is_gone_names_the_seat_and_the_bot(qtbot, window, saved):
    seats = json.loads(saved.read_text(encoding="utf-8"))["seats"]
    seats["Caria"] = {"kind": "bot", "id": "nobody.knows", "language": "python", "sha256": "0" * 64}
    window.open_path(changed(saved, seats=seats))
    qtbot.waitUntil(lambda: bool(window.notices.notices()), timeout=20_000)
    assert "seat Caria, nobody.knows" in note_of(window).text


def test_one_click_from_the_start_page_leads_to_the_first_decision(qtbot, window):
    """Two clicks of launch at most: the card, and then the person is asked."""
    qtbot.mouseClick(window.findChild(PowerCard, "play-Lydia"), LEFT)
    match = window.front()
    assert isinstance(match, MatchWorkspace)
    qtbot.waitUntil(lambda: match.desk.acting == "Lydia", timeout=30_000)
    qtbot.waitUntil(lambda: match.dialogs.dialog is not None and match.dialogs.dialog.isVisible())


@pytest.mark.full
def test_the_form_for_a_new_match_starts_what_it_says(qtbot, window):
    matches(window).ask_options("Caria")
    form = window.findChild(NewMatchDialog)
    assert form.setup().humans == ("Caria",)
    qtbot.mouseClick(form._start, LEFT)
    match = window.front()
    qtbot.waitUntil(lambda: match.desk.acting == "Caria", timeout=30_000)
    assert match.path() == window.shell.folders.saves / "Match 1 Caria.json"
    assert HUMAN not in window.shell.settings.value.bots.values()


def test_a_bot_that_does_not_exist_is_refused_before_anything_starts(window):
    window.shell.settings.update(bots={"Caria": "nobody.knows"})
    matches(window).play("Lydia")
    assert note_of(window).title == "There is no such bot."
    assert window.deck.workspaces() == ()


@pytest.mark.full
def test_matches_that_begin_in_the_same_moment_have_files_of_their_own(window):
    paths = []
    for _ in range(3):
        matches(window).watch()
        paths.append(window.front().path())
    assert [path.name for path in paths] == ["Match 1 bots.json", "Match 2 bots.json", "Match 3 bots.json"]
    assert all(set(GameRecord.load(path).seats) == set(shipped_board().powers) for path in paths)
