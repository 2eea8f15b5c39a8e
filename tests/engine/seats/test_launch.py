"""Starting workers: the command, the dispatch in every main, folders that are made and removed."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from engine.seats import launch


def test_a_worker_is_this_interpreter_again() -> None:
    assert launch.worker_command() == [sys.executable, "-P", "-m", "engine.seats.worker"]


def test_in_the_frozen_program_it_is_the_program_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert launch.worker_command() == [sys.executable, "--worker"]


@pytest.mark.parametrize("argv", [[], ["play"], ["game.json", "--worker"], ["--worker-bee"]])
def test_other_command_lines_start_no_worker(argv: list[str]) -> None:
    assert launch.dispatch(argv) is False


def test_dispatch_runs_the_worker_before_anything_else_is_imported(tmp_path: Path) -> None:
    code = (
        "import sys; from engine.seats import launch, worker; "
        "worker.main = lambda: print(sorted({'PySide6', 'typer', 'pydantic', 'asyncio'} & set(sys.modules))); "
        "print(launch.dispatch(['--worker']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(launch.__file__).parents[2])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["[]", "True"]


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def folder_of(parent: Path, name: str, old: bool) -> Path:
    folder = parent / name
    folder.mkdir()
    (folder / "note").touch()
    if old:
        os.utime(folder, (0, 0))
    return folder


def dead_pid() -> int:
    """The number of a process that has ended and was waited for."""
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    return process.pid


def test_folders_that_a_killed_host_left_are_removed_and_no_others(temporary: Path) -> None:
    gone = dead_pid()
    left = folder_of(temporary, f"concord-bot-{gone}-abc", old=True)
    kept = [
        folder_of(temporary, f"concord-bot-{gone}-young", old=False),
        folder_of(temporary, f"concord-bot-{os.getpid()}-mine", old=True),
        folder_of(temporary, "concord-bot-", old=True),
        folder_of(temporary, "concord-bot-x-abc", old=True),
        folder_of(temporary, f"other-{gone}-abc", old=True),
    ]
    elsewhere = folder_of(temporary, "elsewhere", old=True)
    (temporary / f"concord-bot-{gone}-link").symlink_to(elsewhere)
    made = launch.make_folder()
    assert not left.exists()
    assert all((folder / "note").exists() for folder in [*kept, elsewhere])
    assert made.parent == temporary
    assert list(made.iterdir()) == []
    launch.remove_folder(made)
    assert not made.exists()


def test_the_environment_keeps_what_an_interpreter_needs_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/python/lib")
    monkeypatch.setenv("PYTHONSTARTUP", "mine.py")
    environment = launch.worker_environment(Path("/somewhere"))
    assert environment["LD_LIBRARY_PATH"] == "/opt/python/lib"
    assert environment["PYTHONHASHSEED"] == "0"
    assert "PYTHONSTARTUP" not in environment
    assert "PATH" not in environment


def test_a_folder_goes_however_deep_a_bot_has_dug_in_it(tmp_path: Path) -> None:
    """Deeper than a path may be long, than files may be open, and than Python may recurse."""
    dig = "import os\nfor _ in range(1200):\n    os.mkdir('deep')\n    open('f', 'w').close()\n    os.chdir('deep')\n"
    folder = tmp_path / "folder"
    folder.mkdir()
    subprocess.run([sys.executable, "-c", dig], cwd=folder, check=True)
    launch.remove_folder(folder)
    assert not folder.exists()


def test_a_folder_goes_with_what_its_bot_made_unreadable_and_what_its_links_point_to_stays(tmp_path: Path) -> None:
    (tmp_path / "precious").mkdir()
    (tmp_path / "precious" / "work.txt").touch()
    folder = tmp_path / "folder"
    closed = folder / "closed"
    (closed / "inner").mkdir(parents=True)
    (closed / "inner" / "link").symlink_to(tmp_path / "precious")
    (folder / "link").symlink_to(tmp_path / "precious", target_is_directory=True)
    (folder / "nowhere").symlink_to(folder / "gone")
    os.mkfifo(folder / "pipe")
    closed.chmod(0)
    folder.chmod(0o500)
    launch.remove_folder(folder)
    assert not folder.exists()
    assert (tmp_path / "precious" / "work.txt").exists()


def test_a_folder_that_is_gone_already_is_no_fault(tmp_path: Path) -> None:
    launch.remove_folder(tmp_path / "gone")
    assert list(tmp_path.iterdir()) == []
