"""Running `concord` inside the test's process, and as a program of its own."""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from engine.cli import main


@dataclass(frozen=True)
class Ran:
    """How a command ended, and what it wrote."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[Any]:
        """The JSON value of each line of stdout."""
        return [json.loads(line) for line in self.out.splitlines()]

    def refused(self, status: int = 1) -> str:
        """The one line of stderr of a refusal, checked for its form."""
        assert self.status == status, (self.status, self.err)
        assert self.err.startswith("concord: error: "), self.err
        assert self.err.count("\n") == 1, self.err
        assert len(self.err.split(": ")) >= 5, f"what, where and what to do are wanted: {self.err}"
        assert "Traceback" not in self.err
        return self.err


Concord = Callable[..., Ran]
Started = Callable[..., "subprocess.Popen[bytes]"]


@pytest.fixture
def concord(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Concord:
    """`concord(*args, stdin=...)` in this process, in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def run(*args: object, stdin: str | bytes = "") -> Ran:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        capfd.readouterr()
        status = main([str(arg) for arg in args])
        captured = capfd.readouterr()
        return Ran(status, captured.out, captured.err)

    return run


@pytest.fixture
def program(root: Path, tmp_path: Path) -> Concord:
    """`program(*args, stdin=...)` as ``python -m engine.cli`` in a process of its own, in an empty folder."""

    def run(*args: object, stdin: str = "") -> Ran:
        done = subprocess.run(
            [sys.executable, "-m", "engine.cli", *map(str, args)],
            input=stdin.encode(),
            capture_output=True,
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(root)},
            timeout=120,
            check=False,
        )
        return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())

    return run


@pytest.fixture
def pasted(root: Path, tmp_path: Path) -> Callable[[str], Ran]:
    """`pasted(lines)` is what a person pastes into a shell in an empty folder, each line as far as the last worked."""
    script = tmp_path / "bin" / "concord"
    script.parent.mkdir()
    script.write_text(f'#!/bin/sh\nPYTHONPATH="{root}" exec "{sys.executable}" -m engine.cli "$@"\n', encoding="utf-8")
    script.chmod(0o755)
    shell = shutil.which("sh")
    assert shell is not None
    own = {**os.environ, "PATH": f"{script.parent}:{os.environ['PATH']}"}

    def run(lines: str) -> Ran:
        command = [shell, "-e", "-c", lines]
        done = subprocess.run(command, cwd=tmp_path, env=own, capture_output=True, text=True, timeout=120, check=False)
        return Ran(done.returncode, done.stdout, done.stderr)

    return run


@pytest.fixture(scope="session")
def saved_text(root: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The text of a saved game of one year, played once a session by a program of its own."""
    folder = tmp_path_factory.mktemp("saved")
    powers = ("Phrygia", "Lydia", "Caria", "Bithynia", "Galatia", "Cilicia")
    seats = [part for power in powers for part in ("--seat", f"{power}=house.greedy")]
    command = [sys.executable, "-m", "engine.cli", "play", *seats, "--years", "1", "--seed", "5", "--out", "game.json"]
    subprocess.run(command, cwd=folder, env={**os.environ, "PYTHONPATH": str(root)}, capture_output=True, check=True)
    return (folder / "game.json").read_text(encoding="utf-8")


@pytest.fixture
def saved_game(saved_text: str, tmp_path: Path) -> Path:
    """A saved game of one year in a file of the test's own."""
    path = tmp_path / "game.json"
    path.write_text(saved_text, encoding="utf-8")
    return path


@pytest.fixture
def started(root, tmp_path) -> Iterator[Started]:
    """`started(*args)` is `concord` in a process (and session) of its own, ended with the test."""
    processes: list[subprocess.Popen[bytes]] = []

    def start(*args: object, stderr: int = subprocess.PIPE) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "engine.cli", *map(str, args)]
        own = {**os.environ, "PYTHONPATH": str(root)}
        processes.append(
            subprocess.Popen(
                command, cwd=tmp_path, env=own, stdout=subprocess.PIPE, stderr=stderr, start_new_session=True
            )
        )
        return processes[-1]

    yield start
    for process in processes:
        if process.poll() is None:
            process.kill()
        process.communicate()
