"""*New match*: the last choice is the default; bots are named with what is wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QFileDialog

from concordui.match.dialogs.new_match import NewMatchDialog
from concordui.match.setup import MatchSetup
from helpers.hands import button, click, mnemonics, nameless, press, told, write

pytestmark = pytest.mark.sampled(3)

BOT = "name = {name!r}\ndef orders(state):\n    return []\n"
LAST = MatchSetup({"Lydia": "human", "Caria": "house.greedy"}, seed=2026, max_years=9)


@pytest.fixture
def folders(tmp_path):
    """A shipped folder and a user's, with bots."""
    shipped, own = tmp_path / "shipped", tmp_path / "own"
    for folder, names in ((shipped, ("house.diplomat", "house.greedy")), (own, ("mine",))):
        folder.mkdir()
        for name in names:
            (folder / f"{name}.py").write_text(BOT.format(name=name.split(".")[-1].title()), encoding="utf-8")
    return (shipped, own)


@pytest.fixture
def make(opened, folders, tmp_path):
    def make_(setup: MatchSetup = LAST) -> NewMatchDialog:
        return opened(NewMatchDialog(setup, folders, tmp_path / "saves"))

    return make_


def row(dialog, power):
    return next(row for row in dialog.rows() if row.power == power)


def seat(dialog, power, key):
    combo = row(dialog, power).combo
    keys = [item.key for item in combo.items()]
    combo.setCurrentIndex(keys.index(key))
    combo.activated.emit(keys.index(key))


def test_the_last_choice_is_the_default(make):
    dialog = make()
    assert dialog.setup().seats == {
        "Phrygia": "house.diplomat",
        "Lydia": "human",
        "Caria": "house.greedy",
        "Bithynia": "house.diplomat",
        "Galatia": "house.diplomat",
        "Cilicia": "house.diplomat",
    }
    assert (dialog.setup().seed, dialog.setup().max_years, dialog.setup().path) == (2026, 9, None)
    assert "You play Lydia against 5 bots." in dialog.help_text()


def test_start_hands_the_setup_over_and_closes(make):
    dialog = make()
    spy = QSignalSpy(dialog.chosen)
    expected = dialog.setup()
    click(button(dialog, "Start match"))
    assert told(spy) == [expected]
    assert not dialog.isVisible()


def test_a_person_or_a_bot_of_either_folder_can_be_chosen(make):
    dialog = make()
    items = {item.key: (item.text, item.hint) for item in row(dialog, "Galatia").combo.items()}
    assert items["human"] == ("A person", "at this machine")
    assert items["house.greedy"] == ("Greedy", "house.greedy")
    assert items["mine"] == ("Mine", "mine, your folder")
    seat(dialog, "Galatia", "mine")
    seat(dialog, "Caria", "human")
    assert (dialog.setup().seats["Galatia"], dialog.setup().seats["Caria"]) == ("mine", "human")
    assert "Lydia and Caria share this screen" in dialog.help_text()


def test_bots_everywhere_makes_a_match_to_watch(make):
    dialog = make()
    click(button(dialog, "Bots everywhere"))
    assert "human" not in dialog.setup().seats.values()
    assert "You watch 6 bots." in dialog.help_text()


def test_a_bots_file_is_asked_for_and_shown(make, tmp_path):
    path = tmp_path / "elsewhere.py"
    path.write_text(BOT.format(name="Elsewhere"), encoding="utf-8")
    dialog = make()
    seat(dialog, "Phrygia", "a file")
    [asker] = dialog.findChildren(QFileDialog)
    asker.fileSelected.emit(str(path))
    asker.close()
    assert dialog.setup().seats["Phrygia"] == str(path)
    assert row(dialog, "Phrygia").combo.key() == str(path)
    assert row(dialog, "Phrygia").fault_text() == ""


def test_asking_for_a_file_and_leaving_changes_nothing(make):
    dialog = make()
    seat(dialog, "Phrygia", "a file")
    [asker] = dialog.findChildren(QFileDialog)
    asker.reject()
    assert dialog.setup().seats["Phrygia"] == "house.diplomat"
    assert row(dialog, "Phrygia").combo.key() == "house.diplomat"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("def orders(state:\n", "The bot has a syntax error"),
        (None, "There is no such file"),
        ("x = '\0'\n", "The bot"),
    ],
)
def test_what_is_wrong_with_a_bots_file_is_said_in_its_row(make, tmp_path, text, says):
    path = tmp_path / "broken.py"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    dialog = make(MatchSetup({"Lydia": "human", "Caria": str(path)}))
    fault = row(dialog, "Caria").fault_text()
    assert says in fault
    assert "broken.py" in fault
    assert not button(dialog, "Start match").isEnabled()
    seat(dialog, "Caria", "house.greedy")
    assert row(dialog, "Caria").fault_text() == ""
    assert button(dialog, "Start match").isEnabled()


def test_a_bot_that_is_gone_is_said_in_its_row(make):
    dialog = make(MatchSetup({"Lydia": "human", "Caria": "house.gone"}))
    assert "There is no such bot: house.gone" in row(dialog, "Caria").fault_text()


def test_two_files_with_one_id_are_named(opened, folders, tmp_path):
    twin = folders[1] / "house.greedy.py"
    twin.write_text(BOT.format(name="Twin"), encoding="utf-8")
    dialog = opened(NewMatchDialog(LAST, folders, tmp_path))
    text = dialog.error_text()
    assert str(twin) in text
    assert str(folders[0] / "house.greedy.py") in text
    assert not button(dialog, "Start match").isEnabled()


def test_two_files_with_one_id_that_take_no_seat_are_named_and_stop_nothing(opened, folders, tmp_path):
    for ending in ("py", "js"):
        (folders[1] / f"twin.{ending}").write_text(BOT.format(name="Twin"), encoding="utf-8")
    dialog = opened(NewMatchDialog(LAST, folders, tmp_path))
    assert "twin" in dialog.error_text()
    assert button(dialog, "Start match").isEnabled()


@pytest.mark.parametrize("typed", ["", "seven", "-1", "4294967296", "1.5"])
def test_a_seed_that_is_none_is_said_and_stops_the_start(make, typed):
    dialog = make()
    dialog._seed.setFocus()
    dialog._seed.selectAll()
    press(Qt.Key.Key_Backspace)
    write(typed)
    assert "A seed is a whole number from 0 to 4294967295." in dialog.error_text()
    assert not button(dialog, "Start match").isEnabled()
    spy = QSignalSpy(dialog.chosen)
    press(Qt.Key.Key_Return, ctrl=True)
    assert spy.count() == 0


def test_the_greatest_seed_is_one(make):
    dialog = make()
    dialog._seed.setFocus()
    dialog._seed.selectAll()
    write("4294967295")
    assert dialog.setup().seed == 2**32 - 1
    assert dialog.error_text() == ""


def test_another_seed_can_be_rolled(make):
    dialog = make()
    seeds = set()
    for _ in range(4):
        click(button(dialog, "Another seed"))
        seeds.add(dialog.setup().seed)
    assert len(seeds) > 1


def test_years_and_the_place_are_taken(make, tmp_path):
    dialog = make()
    dialog._years.setFocus()
    dialog._years.selectAll()
    write("25")
    click(button(dialog, "Choose the game file"))
    [asker] = dialog.findChildren(QFileDialog)
    asker.fileSelected.emit(str(tmp_path / "here.json"))
    asker.close()
    assert (dialog.setup().max_years, dialog.setup().path) == (25, tmp_path / "here.json")


def test_without_a_place_a_new_file_in_the_saves_folder_is_promised(make, tmp_path):
    dialog = make()
    assert str(tmp_path / "saves") in dialog._place.placeholderText()
    assert dialog.setup().path is None


@pytest.mark.parametrize("typed", ["~/x.json", "x.json", "deep/er/x.json"])
def test_a_place_may_be_typed_whole_or_as_a_name_in_the_saves_folder(make, tmp_path, typed):
    dialog = make()
    dialog._place.setFocus()
    write(typed)
    assert dialog._place.text() == typed
    assert dialog.setup().path == tmp_path / "saves" / Path(typed).expanduser()


def test_a_new_match_never_writes_over_a_game(make, tmp_path):
    game = tmp_path / "old.json"
    game.write_text("{}", encoding="utf-8")
    dialog = make(MatchSetup({"Lydia": "human"}, path=game))
    assert dialog.setup().path is None
    dialog._place.setFocus()
    write(str(game))
    assert f"{game}: choose another name." in dialog.error_text()
    assert not button(dialog, "Start match").isEnabled()


def test_what_the_form_does_not_show_is_kept(make, tmp_path):
    start = {"year": 4}
    dialog = make(MatchSetup({"Lydia": "human"}, board="anatolia", start=start))
    assert (dialog.setup().board, dialog.setup().start) == ("anatolia", start)


def test_a_match_is_set_up_with_the_keyboard_alone(make):
    dialog = make()
    spy = QSignalSpy(dialog.chosen)
    assert row(dialog, "Phrygia").combo.hasFocus()
    press(Qt.Key.Key_Home)
    assert dialog.setup().seats["Phrygia"] == "human"
    press(Qt.Key.Key_Tab)
    assert row(dialog, "Lydia").combo.hasFocus()
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Y, alt=True)
    press(Qt.Key.Key_Up)
    press(Qt.Key.Key_Return, ctrl=True)
    [setup] = told(spy)
    assert (setup.seats["Phrygia"], setup.seats["Lydia"], setup.max_years) == ("human", "house.diplomat", 10)


def test_everything_has_a_name(make):
    dialog = make()
    assert nameless(dialog) == []
    assert sorted(mnemonics(dialog)) == ["B", "C", "E", "I", "S", "Y"]


def test_enter_starts_the_match_from_any_field(make):
    for field in ("seat", "years", "seed"):
        dialog = make()
        spy = QSignalSpy(dialog.chosen)
        {"seat": row(dialog, "Caria").combo, "years": dialog._years, "seed": dialog._seed}[field].setFocus()
        press(Qt.Key.Key_Return)
        assert told(spy) == [dialog.setup()], field
