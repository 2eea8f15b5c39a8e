"""Which bots there are: ids, folders, paths, and the errors that name files (`anatolia: Bots`)."""

from __future__ import annotations

import ast
import hashlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from engine.errors import BotError
from engine.resources import HOUSE_BOTS
from engine.seats.catalogue import BotFile, default_folders, find_bots, is_bot_id, list_bots, resolve, user_folder
from engine.seats.syntax import parsed

SOURCE = 'name = "A Bot"\n\ndef orders(state):\n    return []\n'


def bot_in(folder: Path, name: str, source: str = SOURCE) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(source, encoding="utf-8")
    return path


@pytest.mark.parametrize("text", ["a", "9", "house.hold", "my-bot.2", "a-", "a."])
def test_ids(text: str) -> None:
    assert is_bot_id(text)


@pytest.mark.parametrize("text", ["", ".a", "-a", "A", "a b", "a..b", "a/b", "ä", "a_b", "a\n"])
def test_no_ids(text: str) -> None:
    assert not is_bot_id(text)


def test_the_house_bots_are_found_with_their_names() -> None:
    bots = find_bots([HOUSE_BOTS])
    assert {"house.diplomat", "house.greedy", "house.hold", "house.random"} <= set(bots)
    assert bots["house.hold"].name == "House Hold"
    assert bots["house.hold"].language == "python"
    assert list(bots) == sorted(bots)


def test_the_users_folder_is_searched_too(home: Path) -> None:
    assert home in user_folder().parents
    path = bot_in(user_folder(), "mine.py")
    assert default_folders() == (HOUSE_BOTS, user_folder())
    digest = hashlib.sha256(SOURCE.encode()).hexdigest()
    assert resolve("mine") == BotFile("mine", "python", path, digest, "A Bot")
    assert "mine" in find_bots()


def test_files_that_are_no_bots_are_passed_over(tmp_path: Path) -> None:
    for name in ("My Bot.py", "_x.py", "a..b.py", "notes.txt", "README"):
        bot_in(tmp_path, name)
    (tmp_path / "folder.py").mkdir()
    bot_in(tmp_path, "good.py")
    assert list(find_bots([tmp_path, tmp_path / "absent"])) == ["good"]


def test_two_files_with_one_id_are_an_error_that_names_both(tmp_path: Path) -> None:
    one = bot_in(tmp_path / "a", "same.py")
    two = bot_in(tmp_path / "b", "same.py")
    with pytest.raises(BotError) as error:
        find_bots([tmp_path / "a", tmp_path / "b"])
    assert str(one) in str(error.value)
    assert str(two) in str(error.value)
    with pytest.raises(BotError, match="two bot files have the id same"):
        resolve("same", [tmp_path / "a", tmp_path / "b"])
    with pytest.raises(BotError, match="two bot files have the id same"):
        resolve(two, [tmp_path / "a"])
    assert resolve(one, [tmp_path / "a"]).path == one


def test_a_javascript_twin_with_the_same_id_is_such_an_error_too(tmp_path: Path) -> None:
    bot_in(tmp_path, "same.py")
    bot_in(tmp_path, "same.js", "module.exports = {}")
    with pytest.raises(BotError, match=r"same\.js and .*same\.py"):
        find_bots([tmp_path])


def test_two_files_with_one_id_leave_every_other_bot_usable(tmp_path: Path) -> None:
    for name in ("twin.py", "twin.js", "other.py"):
        (tmp_path / name).write_text("", encoding="utf-8")
    bots, fault = list_bots([tmp_path])
    assert list(bots) == ["other"]
    assert fault is not None
    assert "twin" in fault.what
    assert resolve("other", [tmp_path]).id == "other"
    with pytest.raises(BotError, match="two bot files have the id twin"):
        resolve("twin", [tmp_path])


def test_a_javascript_bot_is_found_by_id_and_by_path(tmp_path: Path) -> None:
    path = bot_in(tmp_path, "script.js", "module.exports = {name: 'In Script'}")
    bot_in(tmp_path, "good.py")
    found = find_bots([tmp_path])
    assert list(found) == ["good", "script"]
    for spec in ("script", str(path)):
        bot = resolve(spec, [tmp_path])
        assert (bot.id, bot.language, bot.name) == ("script", "javascript", "In Script")


@pytest.mark.parametrize("spec", ["{0}/mine.py", "mine.py", "./mine.py", "../{1}/mine.py"])
def test_a_spec_with_a_separator_or_an_ending_is_a_path(
    spec: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = bot_in(tmp_path, "mine.py")
    monkeypatch.chdir(tmp_path)
    bot = resolve(spec.format(tmp_path, tmp_path.name), [])
    assert bot.id == "mine"
    assert bot.path.samefile(path)
    assert bot.path.is_absolute()


@pytest.mark.parametrize(
    ("spec", "what"),
    [
        ("nobody", "there is no such bot: nobody: name a bot file, or one of: good"),
        ("nobody.py", "there is no such file"),
        ("./nobody", "this is no bot file"),
        ("folder/Nobody.py", "a bot's file name is its id"),
    ],
)
def test_what_is_not_there_is_said_with_what_to_do(
    spec: str, what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot_in(tmp_path, "good.py")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BotError, match=what):
        resolve(spec, [tmp_path])


NAMES = {
    'name = "Plain"': "Plain",
    'name: str = "Annotated"': "Annotated",
    'class Bot:\n    name = "In the class"': "In the class",
    'name = "x" * 1000': "bot",
    'name = "two\\nlines\\x07"': "two lines",
    f'name = "{"long" * 50}"': ("long" * 50)[:60],
    "name = 3": "bot",
    'name = ""': "bot",
    "def broken(": "bot",
    "raise SystemExit": "bot",
}


@pytest.mark.parametrize("source", NAMES)
def test_the_name_is_read_without_running_the_bot(source: str, tmp_path: Path) -> None:
    assert resolve(bot_in(tmp_path, "bot.py", source), []).name == NAMES[source]


def test_a_folder_that_is_not_there_holds_no_bots_and_one_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert find_bots([tmp_path / "gone", tmp_path / "file"]) == {}
    with pytest.raises(BotError, match="cannot read a folder of bots"):
        find_bots([tmp_path / ("x" * 300)])


def test_a_bot_is_read_again_where_the_interpreters_own_parsing_got_in_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parse, calls = ast.parse, []

    def overlapping(source: bytes) -> ast.Module:
        calls.append(source)
        if len(calls) < 3:
            raise SystemError("AST constructor recursion depth mismatch (before=69, after=139)")
        return parse(source)

    (tmp_path / "mine.py").write_text('name = "Mine"\n', encoding="utf-8")
    monkeypatch.setattr(ast, "parse", overlapping)
    assert find_bots([tmp_path])["mine"].name == "Mine"
    assert len(calls) == 3


@pytest.mark.full
def test_bots_can_be_read_by_many_threads_at_once() -> None:
    sources = [path.read_bytes() for path in sorted(HOUSE_BOTS.glob("*.py"))]
    with ThreadPoolExecutor(4) as pool:
        trees = list(pool.map(parsed, sources * 10))
    assert [len(tree.body) for tree in trees] == [len(parsed(source).body) for source in sources] * 10
