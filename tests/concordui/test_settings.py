"""A damaged value costs only itself: it is named and back at its default, and nothing of the file is lost."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from concordui.settings import Settings, SettingsStore, read_settings
from concordui.settings_versions import KEY, VERSION, migrate
from engine.errors import FileError

pytestmark = pytest.mark.sampled(2)

FIXTURES = Path(__file__).parents[1] / "data" / "settings"

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
    ("broken", "where"),
    [
        ({"bots": {"Lydia": "house.greedy", "Caria": 3}}, "bots.Caria"),
        ({"shortcuts": {"file.new": ["Ctrl+Alt+F"], "file.open": "Ctrl+Alt+G"}}, "shortcuts.file.open"),
        ({"theme": {}}, "theme"),
        ({"theme": {"dark": True}}, "theme"),
    ],
)
def test_of_a_mapping_only_the_broken_entry_is_lost(broken, where):
    settings, faults = read_settings({**GOOD, **broken})
    assert [fault.where for fault in faults] == [where]
    assert settings.years == 7
    assert settings.bots == {"Lydia": "house.greedy"}
    assert settings.shortcuts == ({"file.new": ("Ctrl+Alt+F",)} if "shortcuts" in broken else {})


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        ({"file.nothing": ["F9"]}, "shortcuts.file.nothing: there is no such command"),
        ({"file.new": ["Ctrl+O"]}, "shortcuts.file.new: Ctrl+O stands for Open already"),
        ({"file.new": ["Alt+F"]}, "shortcuts.file.new: Alt+F stands for File already"),
        ({"file.new": ["Nonsense+Q"]}, "shortcuts.file.new: 'Nonsense+Q' is no key"),
        ({"file.new": ["Ctrl+K, Ctrl+N"]}, "shortcuts.file.new: 'Ctrl+K, Ctrl+N' is no key"),
        ({"file.new": ["N"]}, "shortcuts.file.new: N alone moves, presses or writes"),
        ({"map.next": ["Tab"]}, "shortcuts.map.next: Tab alone moves, presses or writes"),
    ],
)
def test_keys_that_cannot_hold_are_named_and_the_tables_stand_again(chosen, told):
    settings, faults = read_settings({**GOOD, "shortcuts": {**chosen, "file.save": ["Ctrl+Alt+F"]}})
    assert [str(fault) for fault in faults] == [told]
    assert settings.shortcuts == {"file.save": ("Ctrl+Alt+F",)}


@pytest.mark.parametrize("path", sorted(FIXTURES.iterdir()), ids=lambda path: path.stem)
def test_a_file_of_every_version_is_read_without_a_fault_and_loses_nothing(qapp, tmp_path, path):
    written = json.loads(path.read_text(encoding="utf-8"))
    one = store(tmp_path, path.read_text(encoding="utf-8"))
    assert one.faults == []
    read = {KEY: VERSION, **json.loads(one.value.model_dump_json())}
    assert {name: read[name] for name in written if name != KEY} == {n: v for n, v in written.items() if n != KEY}
    one.update(years=9)
    assert json.loads(one.path.read_text(encoding="utf-8")) == {**read, "years": 9}
    assert not one.broken_copy.exists()


def test_each_version_has_a_fixture():
    numbers = {path.name.partition(".")[0].partition("-")[0] for path in FIXTURES.iterdir()}
    assert numbers == {str(number) for number in range(1, VERSION + 1)}


def test_the_fixture_of_todays_version_has_every_setting():
    assert set(json.loads((FIXTURES / f"{VERSION}.json").read_text(encoding="utf-8"))) == {KEY, *Settings.model_fields}


def test_a_file_goes_through_each_step_from_its_version_to_todays():
    steps = {
        1: lambda old: {"look": old["theme"]},
        3: lambda old: {**old, "look": old["look"].upper()},
    }
    assert migrate({"theme": "dark"}, steps, 4) == ({"look": "DARK"}, [])
    assert migrate({KEY: 3, "look": "dark"}, steps, 4) == ({"look": "DARK"}, [])
    assert migrate({KEY: 4, "look": "dark"}, steps, 4) == ({"look": "dark"}, [])


@pytest.mark.parametrize("number", [VERSION + 1, 0, True, "two", None])
def test_a_version_that_is_none_or_a_later_one_is_named_and_what_is_known_holds(qapp, tmp_path, number):
    text = json.dumps({KEY: number, **GOOD})
    one = store(tmp_path, text)
    assert [fault.where for fault in one.faults] == [KEY]
    assert one.value == Settings.model_validate(GOOD)
    one.update(years=3)
    assert one.broken_copy.read_text(encoding="utf-8") == text


def test_a_file_of_zeros_is_named_and_kept(qapp, tmp_path):
    one = store(tmp_path, "\0" * 400)
    assert one.value == Settings()
    assert [str(fault) for fault in one.faults] == [
        "settings.json: the file is empty, as the end of the machine's power may leave it"
    ]
    one.update(theme="dark")
    assert one.broken_copy.read_bytes() == bytes(400)
    assert SettingsStore(one.path).value == Settings(theme="dark")


def test_a_folder_in_the_files_place_is_named_and_set_aside(qapp, tmp_path):
    (tmp_path / "settings.json" / "within").mkdir(parents=True)
    one = SettingsStore(tmp_path / "settings.json")
    assert [fault.where for fault in one.faults] == ["settings.json"]
    one.update(years=4)
    assert (one.broken_copy / "within").is_dir()
    assert SettingsStore(one.path).value == Settings(years=4)


def test_the_name_of_a_folder_that_is_no_unicode_is_kept(qapp, tmp_path):
    one = store(tmp_path)
    one.update(saves_folder="/games/\udcff")
    assert SettingsStore(one.path).value.saves_folder == "/games/\udcff"


def test_two_windows_keep_what_was_changed_in_either(qapp, tmp_path):
    one, other = store(tmp_path), store(tmp_path)
    told = []
    other.changed.connect(told.append)
    one.update(theme="dark")
    other.update(years=5)
    one.update(seed=3)
    both = Settings(theme="dark", years=5, seed=3)
    assert told == [Settings(theme="dark", years=5)]
    assert SettingsStore(one.path).value == both
    assert one.value == both
    other.refresh()
    assert other.value == both
    assert told[1:] == [both]
    other.refresh()
    assert len(told) == 2


def test_what_could_not_be_written_outlives_what_another_window_writes(qapp, tmp_path):
    folder = tmp_path / "config"
    folder.write_text("a file where the folder should be")
    one = SettingsStore(folder / "settings.json")
    with pytest.raises(FileError):
        one.update(years=5)
    folder.unlink()
    store(tmp_path).update(theme="dark")
    one.refresh()
    assert one.value == Settings(theme="dark", years=5)
    one.update(seed=1)
    assert SettingsStore(one.path).value == Settings(theme="dark", years=5, seed=1)


def test_a_file_that_is_broken_from_outside_changes_nothing_and_is_told_and_kept(qapp, tmp_path):
    one = store(tmp_path)
    one.update(years=5)
    told = []
    one.found_broken.connect(told.append)
    one.path.write_text('{"years": ', encoding="utf-8")
    one.refresh()
    assert [fault.where for [fault] in told] == ["settings.json"]
    assert one.value == Settings(years=5)
    one.update(seed=2)
    assert one.broken_copy.read_text(encoding="utf-8") == '{"years": '
    assert SettingsStore(one.path).value == Settings(years=5, seed=2)


def test_two_programs_that_write_at_once_lose_no_change(qapp, tmp_path):
    """Each sets another value, again and again; all are there in the end."""
    path = tmp_path / "settings.json"
    values = [repr({"theme": "dark"}), repr({"years": 5})]
    code = (
        "import sys; from pathlib import Path; from concordui.settings import SettingsStore\n"
        "one = SettingsStore(Path(sys.argv[1]))\n"
        "for _ in range(20): one.update(**eval(sys.argv[2]))\n"
    )
    running = [subprocess.Popen([sys.executable, "-c", code, str(path), value]) for value in values]
    assert [process.wait(timeout=60) for process in running] == [0] * len(values)
    assert SettingsStore(path).faults == []
    assert SettingsStore(path).value == Settings(theme="dark", years=5)
    assert [each.name for each in tmp_path.iterdir()] == ["settings.json"]


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
