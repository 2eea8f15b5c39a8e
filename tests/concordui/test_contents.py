"""What a file is chooses the kind that opens it, by what stands in it and not by its name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from concordui.application import make_shell
from concordui.contents import choose, read_content
from concordui.folders import Folders
from engine.errors import FileError

GAME = {"format": "anatolia-game", "version": 1, "units": []}
CASE = {"units": [], "orders": {}}


@pytest.fixture
def kinds(qapp, tmp_path: Path):
    return make_shell(Folders.under(tmp_path / "home")).kinds


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (json.dumps(GAME), "match"),
        (json.dumps({**GAME, "version": 99}), "match"),
        (json.dumps(GAME, indent=1)[:-9], "match"),
        (json.dumps(CASE), "lab"),
        (json.dumps({"units": "none"}), "lab"),
        ('{\n "units": [', "lab"),
        (f"{json.dumps(CASE)}\n{json.dumps(CASE)}\n", "lab"),
        ('{"format": "lab-draft"}', "lab"),
        ('{"engine": {"type": "logistic"}, "players": []}', "commons"),
        ('{"rounds": 3, "arenas": 7}', "commons"),
        ('{"kind":"header","format":"arena-log","version":99}\n{"kind":"tu', "commons"),
        ('{"kind": "header", "format": "world-log"', "commons"),
    ],
)
def test_a_file_is_opened_by_the_kind_that_knows_it_damaged_or_not(kinds, tmp_path, text, kind):
    (tmp_path / "file.txt").write_text(text)
    assert choose(read_content(tmp_path / "file.txt"), kinds).id == kind


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"[1, 2]", "this file is nothing that can be opened"),
        (b'{"tea": true}', "this file is nothing that can be opened"),
        (b"hello", "this is not JSON (Expecting value)"),
        (b"", "this is not JSON (Expecting value)"),
        (b"\xff\xfe\x00", "this is not UTF-8 text"),
        (b'{"a": NaN}', "this is not JSON"),
    ],
)
def test_what_no_kind_knows_is_refused_with_a_list_of_what_can_be_opened(kinds, tmp_path, data, what):
    (tmp_path / "file").write_bytes(data)
    with pytest.raises(FileError) as refusal:
        choose(read_content(tmp_path / "file"), kinds)
    assert refusal.value.what.startswith(what)
    assert str(tmp_path / "file") in refusal.value.where
    known = "what can be opened: a saved game, a position (a case of 'concord adjudicate'), a commons ("
    assert refusal.value.remedy.startswith(known)


def test_the_folder_of_a_world_is_a_commons(kinds, tmp_path):
    (tmp_path / "world.jsonl").touch()
    assert choose(read_content(tmp_path), kinds).id == "commons"


def test_a_folder_and_nothing_at_all_are_refused(kinds, tmp_path):
    with pytest.raises(FileError, match="this folder is nothing that can be opened"):
        choose(read_content(tmp_path), kinds)
    with pytest.raises(FileError, match="not there any more"):
        read_content(tmp_path / "gone")
