"""A position is kept at every edit, saved whole or not at all, and what can't be kept is said and lost by nobody."""

from __future__ import annotations

import json
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

import engine.files
from concordui.lab.document import read
from concordui.lab.editor import Editor
from concordui.lab.filing import Filing, Source, digest_of
from concordui.lab.journal import Journal
from engine.anatolia.library import library
from engine.anatolia.orders import Hold
from engine.errors import RecordError
from helpers.hands import told

CUT = next(entry for entry in library() if entry.id == "cut-the-defence")
NOON = datetime(2026, 3, 21, 12, 0, tzinfo=UTC)


class Bench:
    """A filing over an editor, without a window; `refused` are paths that are open elsewhere."""

    def __init__(self, folder: Path, file: Path | None = None, only_here: bool = False) -> None:
        self.journal = Journal(folder / "data")
        self.editor = Editor(read(CUT.case)[0])
        source = Source(file, "" if file is None else digest_of(file), only_here=only_here)
        self.filing = Filing(self.editor, self.journal, source, lambda: NOON, lambda: folder)
        self.failed, self.moved, self.dropped = (
            QSignalSpy(signal) for signal in (self.filing.failed, self.filing.moved, self.filing.dropped)
        )
        self.refused: list[Path] = []
        self.filing.settle(None, self._moving)

    @contextmanager
    def _moving(self, path: Path):
        if path in self.refused:
            raise RecordError("this file is open in another tab", str(path), "choose another file")
        yield

    def edit(self) -> None:
        self.editor.apply(self.editor.position.give(Hold("N")), "hold")

    def drafts(self) -> list:
        return [kept.draft.content for kept in self.journal.all()]


@pytest.fixture
def bench(qapp, tmp_path) -> Bench:
    """A position of the library, in no file."""
    return Bench(tmp_path)


@pytest.fixture
def filed(qapp, tmp_path) -> Bench:
    """A position in the file ``mine.json``."""
    (tmp_path / "mine.json").write_text(json.dumps(dict(CUT.case)), encoding="utf-8")
    return Bench(tmp_path, tmp_path / "mine.json")


def text_of(bench: Bench) -> str:
    return bench.filing.file.read_text(encoding="utf-8")


def test_what_can_be_had_again_is_kept_with_its_first_edit_and_not_before(bench):
    assert bench.drafts() == []
    assert bench.filing.status().left == ("Unchanged",)
    bench.edit()
    assert bench.drafts() == [bench.editor.position]
    assert bench.filing.path == bench.journal.all()[0].place
    assert bench.filing.status().left == ("In no file yet: kept by Concord",)
    assert bench.moved.count() == 1


def test_what_can_be_had_from_nowhere_else_is_kept_at_once(qapp, tmp_path):
    bench = Bench(tmp_path, only_here=True)
    assert bench.drafts() == [bench.editor.position]
    bench.filing.end()
    assert bench.drafts() == [bench.editor.position]


def test_an_edit_that_is_undone_leaves_nothing_behind(bench):
    bench.edit()
    place = bench.filing.path
    bench.editor.stack.undo()
    bench.filing.end()
    assert bench.drafts() == []
    assert told(bench.dropped) == [place]


def test_changes_of_a_file_are_kept_beside_it_until_they_are_undone_or_saved(filed):
    before = text_of(filed)
    filed.edit()
    [kept] = filed.journal.all()
    assert (kept.place, kept.draft.file) == (filed.journal.place_of(filed.filing.file), filed.filing.file)
    assert text_of(filed) == before
    assert filed.filing.status().left == ("Not saved: your changes are kept",)
    filed.editor.stack.undo()
    assert filed.drafts() == []
    filed.editor.stack.redo()
    filed.filing.perform("file.save")
    assert filed.drafts() == []
    assert read(json.loads(text_of(filed)))[0] == filed.editor.position
    assert filed.filing.status().left == ("Saved 12:00:00",)


def test_the_other_set_of_orders_is_kept_and_saved_too(filed):
    filed.editor.apply(filed.editor.position.with_compare(True).give(Hold("N"), "b"), "compare")
    assert filed.drafts() == [filed.editor.position]
    filed.filing.perform("file.save")
    assert read(json.loads(text_of(filed)))[0] == filed.editor.position


def test_a_place_that_cannot_be_written_is_said_and_everything_is_kept(filed, tmp_path):
    filed.edit()
    (tmp_path / "file").write_text("")
    assert not filed.filing.save_to(tmp_path / "file" / "out.json")
    [error] = told(filed.failed)
    assert error.what.startswith("cannot write the file")
    assert filed.filing.path == tmp_path / "mine.json"
    assert filed.filing.modified
    assert filed.drafts() == [filed.editor.position]


def test_a_full_disk_is_said_and_nothing_is_half_written(filed, monkeypatch, tmp_path):
    before = text_of(filed)
    filed.edit()

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(engine.files.os, "fsync", full)
        filed.filing.perform("file.save")
    assert "No space left on device" in told(filed.failed)[0].what
    assert text_of(filed) == before
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["mine.json"]
    assert filed.drafts() == [filed.editor.position]
    filed.filing.perform("file.save")
    assert not filed.filing.modified


def test_a_journal_that_cannot_be_written_is_said_once_and_tried_again(bench, tmp_path):
    (tmp_path / "data").write_text("a file where the folder should be")
    bench.edit()
    bench.editor.apply(bench.editor.position.take("P"), "take back")
    assert bench.failed.count() == 1
    assert bench.filing.status().left[0].startswith("Not saved, and not kept: ")
    assert "can't be kept" in bench.filing.hold().what
    assert bench.filing.hold() is None  # it has been said
    (tmp_path / "data").unlink()
    bench.editor.apply(bench.editor.position.take("Q"), "take back")
    assert bench.filing.hold() is None
    assert bench.drafts() == [bench.editor.position]
    assert bench.filing.status().left == ("In no file yet: kept by Concord",)


def test_a_file_that_another_program_changed_is_not_written_over_by_save(filed):
    filed.edit()
    filed.filing.file.write_text("other words")
    filed.filing.perform("file.save")
    assert "changed by another program" in told(filed.failed)[0].what
    assert text_of(filed) == "other words"
    assert filed.filing.save_to(filed.filing.file)
    assert read(json.loads(text_of(filed)))[0] == filed.editor.position


def test_a_file_that_is_open_elsewhere_is_not_saved_over(filed, tmp_path):
    filed.refused.append(tmp_path / "other.json")
    assert not filed.filing.save_to(tmp_path / "other.json")
    assert told(filed.failed)[0].what == "this file is open in another tab"
    assert not (tmp_path / "other.json").exists()


def test_a_file_that_is_gone_is_written_again(filed):
    filed.edit()
    filed.filing.file.unlink()
    filed.filing.perform("file.save")
    assert read(json.loads(text_of(filed)))[0] == filed.editor.position


def test_copies_are_said_until_the_next_edit(bench):
    bench.filing.perform("lab.copy_json")
    assert read(json.loads(QApplication.clipboard().text()))[0] == bench.editor.position
    assert bench.filing.status().right == ("Copied as JSON",)
    bench.filing.perform("lab.copy_test")
    assert "def test_cutting_the_support_of_the_defender():" in QApplication.clipboard().text()
    bench.edit()
    assert bench.filing.status().right == ()
