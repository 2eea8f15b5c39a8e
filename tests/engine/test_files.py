"""Files are written in whole or not at all, and only what is a file is replaced."""

from __future__ import annotations

import json
import os
import threading
from pathlib import Path

import pytest

from engine.errors import FileError
from engine.files import MAX_DEPTH, parse_json, read_json, read_text, write_atomic


def test_a_file_is_replaced_in_whole_and_nothing_else_is_left(tmp_path: Path) -> None:
    path = tmp_path / "new" / "file.json"
    for text in ("first", "second"):
        write_atomic(path, text)
        assert path.read_text("utf-8") == text
    assert os.listdir(path.parent) == ["file.json"]


def test_a_link_goes_on_pointing_where_it_points(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    link = tmp_path / "link.json"
    link.symlink_to("games/game.json")
    for text in ("first", "second"):
        write_atomic(link, text)
        assert link.is_symlink()
        assert (tmp_path / "games" / "game.json").read_text("utf-8") == text
    assert sorted(os.listdir(tmp_path)) == ["games", "link.json"]


def test_a_pipe_or_device_is_written_to_and_stays_one(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    write_atomic(pipe, "a game")
    reader.join()
    assert read == [b"a game"]
    assert pipe.is_fifo()


def test_what_can_not_be_written_is_an_error_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("precious", encoding="utf-8")
    for path in (tmp_path / "folder", tmp_path / "file" / "inside", tmp_path / ("x" * 300)):
        with pytest.raises(FileError):
            write_atomic(path, "text")
    assert sorted(os.listdir(tmp_path)) == ["file", "folder"]
    assert (tmp_path / "file").read_text("utf-8") == "precious"


@pytest.mark.parametrize(
    "text", ["NaN", "-Infinity", "1e999", "-1e999", "1" * 1001, "[" * 500 + "]" * 500, "[" * 99_999]
)
def test_what_could_not_be_written_again_is_no_json(text: str) -> None:
    with pytest.raises(ValueError, match=r"no JSON number|digits|too deeply"):
        parse_json(f'{{"x": {text}}}')


def test_what_is_read_can_be_written_again(tmp_path: Path) -> None:
    deepest = "[" * MAX_DEPTH + "1e308" + "]" * MAX_DEPTH
    assert json.loads(json.dumps(parse_json(deepest), allow_nan=False)) == json.loads(deepest)
    path = tmp_path / "file.json"
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps({"α": [1, 2.5, None]}).encode())
    assert read_json(path) == {"α": [1, 2.5, None]}


def test_what_is_no_path_is_said_to_be_none(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="no path"):
        read_text(tmp_path / "x\0y")


def test_after_a_power_cut_the_new_file_stands_under_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is flushed is first the file, then (where a system lets one) the folder that has the name."""
    path, flushed = tmp_path / "file.json", []
    monkeypatch.setattr(os, "fsync", lambda handle: flushed.append((os.fstat(handle).st_ino, path.exists())))
    write_atomic(path, "text")
    assert flushed[0] == (path.stat().st_ino, False)
    assert flushed[1:] in ([], [(tmp_path.stat().st_ino, True)])
    assert len(flushed) == (1 if os.name == "nt" else 2)
    write_atomic(path, "more", flush=False)
    assert len(flushed) == (1 if os.name == "nt" else 2)
