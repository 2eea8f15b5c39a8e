"""A damaged value costs only itself: it is named and back at its default, and nothing of the file is lost."""

from __future__ import annotations

import json

import pytest

from concordui.settings import Settings, SettingsStore, read_settings
from engine.errors import FileError

GOOD = {"theme": "dark", "years": 7, "seed": 11, "bots": {"Lydia": "house.greedy"}, "saves_folder": "/games"}


def store(tmp_path, text=None) -> SettingsStore:
    path = tmp_path / "config" / "settings.json"
    if text is not None:
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    return SettingsStore(path)


def test_without_a_file_all_is_default(qapp, tmp_path):
    assert store(tmp_path).value == Settings()
    assert store(tmp_path).value.bot_of("Lydia") == "house.diplomat"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", "pink"),
        ("years", 0),
        ("years", "many"),
        ("seed", -1),
        ("seed", 2**32),
        ("bots", ["house.hold"]),
        ("saves_folder", 3),
    ],
)
def test_a_broken_value_is_named_and_default_and_the_others_hold(name, value):
    settings, faults = read_settings({**GOOD, name: value})
    assert [fault.where for fault in faults] == [name]
    expected = {**Settings.model_validate(GOOD).model_dump(), name: Settings().model_dump()[name]}
    assert settings.model_dump() == expected


def test_an_unknown_setting_is_named_and_the_others_hold():
    settings, faults = read_settings({**GOOD, "sound": "off"})
    assert [str(fault) for fault in faults] == ["sound: there is no such setting"]
    assert settings == Settings.model_validate(GOOD)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "\udcff".encode("utf-8", "surrogateescape").decode("latin-1"), "[" * 100_000]
)
def test_a_file_that_is_no_settings_is_named_and_kept(qapp, tmp_path, text):
    broken = store(tmp_path, text)
    assert broken.value == Settings()
    assert broken.faults
    broken.update(years=3)
    assert broken.broken_copy.read_text(encoding="utf-8") == text
    assert SettingsStore(broken.path).value == Settings(years=3)
    assert SettingsStore(broken.path).faults == []


def test_what_is_set_holds_in_the_next_session_and_is_told(qapp, tmp_path):
    one = store(tmp_path)
    told = []
    one.changed.connect(told.append)
    one.update(**GOOD)
    assert told == [Settings.model_validate(GOOD)]
    assert SettingsStore(one.path).value == Settings.model_validate(GOOD)


def test_settings_that_cannot_be_written_hold_for_now_and_say_so(qapp, tmp_path):
    (tmp_path / "config").write_text("a file where the folder should be")
    one = SettingsStore(tmp_path / "config" / "settings.json")
    with pytest.raises(FileError):
        one.update(years=5)
    assert one.value.years == 5


def test_a_faulty_setting_is_said_on_the_start_page(qtbot, open_window, tmp_path):
    from concordui.notices import Notice
    from helpers.shell_world import make_shell

    path = tmp_path / "config" / "settings.json"
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({**GOOD, "theme": "pink"}))
    window = open_window(make_shell(tmp_path))
    [note] = window.start.findChildren(Notice)
    assert note.title == "Some settings could not be used."
    assert note.text.startswith("theme: ")
    assert window.shell.settings.value.years == 7
