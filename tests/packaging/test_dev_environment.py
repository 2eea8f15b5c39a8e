"""The environment that `dev.py` makes: filled from the lock once, and again only when something changed."""

from __future__ import annotations

import json
import shutil

import pytest

from devkit import process, venv
from devkit.process import Refused
from devkit.venv import Environment


class Recorded(Environment):
    """An environment whose interpreter exists and whose pip is only asked."""

    def __init__(self, folder):
        super().__init__(folder)
        self.asked = []
        self.fails = False

    def create(self):
        self.python.parent.mkdir(parents=True, exist_ok=True)
        self.python.touch()

    def pip(self, *arguments):
        self.asked.append(arguments)
        if self.fails:
            raise Refused("pip could not install the packages", "see above", "check the network")


@pytest.fixture
def environment(tmp_path, monkeypatch):
    locks = tmp_path / "lock"
    shutil.copytree(venv.LOCKS, locks)
    monkeypatch.setattr(venv, "LOCKS", locks)
    monkeypatch.setattr(venv, "ROOT", tmp_path)
    shutil.copy(process.ROOT / "pyproject.toml", tmp_path)
    return Recorded(tmp_path / ".venv")


def test_it_installs_from_the_lock_with_hashes_and_then_the_tree_itself(environment, tmp_path):
    environment.prepare("test")
    locks = tmp_path / "lock"
    options = ("--no-deps", "--no-build-isolation", "--use-pep517")
    assert environment.asked == [
        ("install", "--require-hashes", *options, "-r", str(locks / "play.txt")),
        ("install", "--require-hashes", *options, "-r", str(locks / "test.txt")),
        ("install", *options, "--editable", str(tmp_path)),
    ]


def test_the_second_time_nothing_is_asked_of_pip(environment):
    environment.prepare("test")
    environment.asked.clear()
    environment.prepare("test")
    environment.prepare("play")  # which 'test' holds
    assert environment.asked == []


def test_what_a_smaller_profile_installed_is_not_enough_for_a_larger(environment):
    environment.prepare("play")
    assert not environment.is_ready("test")


@pytest.mark.parametrize("name", ["lock/test.txt", "pyproject.toml"])
def test_a_changed_lock_or_setting_installs_again(environment, tmp_path, name):
    environment.prepare("test")
    with (tmp_path / name).open("a") as file:
        file.write("# changed\n")
    assert not environment.is_ready("test")
    environment.asked.clear()
    environment.prepare("test")
    assert len(environment.asked) == 3


def test_a_tree_that_was_moved_installs_again(environment, tmp_path, monkeypatch):
    environment.prepare("test")
    moved = tmp_path / "moved"
    moved.mkdir()
    shutil.copy(tmp_path / "pyproject.toml", moved)
    monkeypatch.setattr(venv, "ROOT", moved)
    assert not environment.is_ready("test")


def test_an_installation_that_failed_or_was_interrupted_counts_as_none(environment):
    environment.prepare("play")
    environment.fails = True
    with pytest.raises(Refused):
        environment.prepare("test")
    assert not environment.is_ready("test")
    assert not environment.is_ready("play")


@pytest.mark.parametrize("text", ["", "[]", "{", json.dumps({"play": "other"})])
def test_a_damaged_stamp_counts_as_none(environment, text):
    environment.prepare("play")
    environment.stamp.write_text(text)
    assert not environment.is_ready("play")


def test_an_environment_without_its_interpreter_is_not_ready(environment):
    environment.prepare("play")
    environment.python.unlink()
    assert not environment.is_ready("play")


@pytest.mark.full
def test_an_environment_that_was_begun_is_finished_and_nothing_in_it_is_lost(tmp_path):
    begun = Environment(tmp_path / ".venv")
    begun.folder.mkdir()
    (begun.folder / "notes.txt").write_text("mine")
    begun.create()
    assert process.capture([begun.python, "-m", "pip", "--version"])[0] == 0
    assert (begun.folder / "notes.txt").read_text() == "mine"


def test_a_folder_that_cannot_become_an_environment_is_refused_with_the_reason(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Refused, match="cannot make the virtual environment"):
        Environment(tmp_path / "file" / ".venv").create()
