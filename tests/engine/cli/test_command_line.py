"""What holds for every command: statuses, one-line errors, help that can be pasted, no Qt."""

from __future__ import annotations

import errno
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine import __version__

pytestmark = pytest.mark.sampled(3)

COMMANDS = [
    ("board", "show"),
    ("board", "check"),
    ("bot", "check"),
    ("adjudicate",),
    ("play",),
    ("replay",),
    ("schema",),
]


@pytest.mark.parametrize(
    "args",
    [
        ("nope",),
        ("board",),
        ("board", "nope"),
        ("board", "show", "--nope"),
        ("board", "check"),
        ("bot",),
        ("bot", "check"),
        ("play", "--seed", "x"),
        ("play", "--seed", "-1"),
        ("play", "--seed", "4294967296"),
        ("play", "--years", "0"),
        ("replay",),
        ("schema",),
        ("schema", "nope"),
        ("arena",),
        ("arena", "nope"),
        ("arena", "run"),
        ("arena", "run", "x", "--turns", "0"),
        ("arena", "run", "x", "--nope"),
        ("arena", "replay"),
        ("arena", "sweep"),
        ("arena", "report"),
        ("world", "run"),
        ("world", "run", "x", "--seed", "-1"),
        ("world", "replay"),
        (),
    ],
)
def test_a_wrong_command_line_is_status_2_and_one_line(concord, args):
    assert "--help" in concord(*args).refused(2)


@pytest.mark.parametrize(
    "args",
    [
        ("replay", "file"),
        ("board", "check", "file"),
        ("tournament", "file"),
        ("board", "show", "--board", "./file"),
        ("arena", "run", "./file"),
        ("arena", "replay", "file"),
        ("arena", "sweep", "file"),
        ("arena", "report", "file"),
        ("world", "run", "./file"),
        ("colony", "run", "./file"),
        ("colony", "trial", "file"),
        ("colony", "timelines", "file"),
        ("colony", "restore", "file", "--store", "new"),
    ],
)
def test_a_file_that_may_not_be_read_is_a_refused_input_and_no_wrong_command_line(concord, args, tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    read = Path.open

    def refused(path, *args, **keywords):
        if path.name == "file":
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return read(path, *args, **keywords)

    monkeypatch.setattr(os, "access", lambda path, mode: False)  # as root, every file may be read
    monkeypatch.setattr(Path, "open", refused)
    assert "Permission denied" in concord(*args).refused(1)


def test_the_program_and_its_commands_have_help(concord):
    ran = concord("--help")
    assert ran.status == 0
    for command in COMMANDS:
        assert command[0] in ran.out
        assert concord(*command, "--help").status == 0


def test_the_version_is_the_packages(concord):
    assert concord("--version").out == f"concord {__version__}\n"


def long_or_short(command: tuple[str, ...]):
    """A bot's check and a tournament take a while."""
    marks = [pytest.mark.full] if command in (("bot", "check"), ("tournament",)) else []
    return pytest.param(command, marks=marks)


def examples(text: str) -> list[str]:
    """The commands that a help page shows."""
    shown = re.findall(r"^\s*(?:Example: )?((?:echo|concord) .+)$", text, re.MULTILINE)
    return [line for line in shown if "[OPTIONS]" not in line]


@pytest.mark.thinned(3)
@pytest.mark.parametrize(
    "command",
    [(), ("board",), pytest.param(("bot",), marks=pytest.mark.full), *map(long_or_short, COMMANDS)],
)
def test_the_example_of_each_help_page_works_when_pasted(concord, command, root, tmp_path, monkeypatch):
    [example] = examples(concord(*command, "--help").out)
    assert example.count("concord ") >= 1
    folder = tmp_path / "bin"
    folder.mkdir()
    script = folder / "concord"
    script.write_text(f'#!/bin/sh\nPYTHONPATH="{root}" exec "{sys.executable}" -m engine.cli "$@"\n', encoding="utf-8")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder), prepend=":")
    shell = shutil.which("sh")
    assert shell is not None
    done = subprocess.run(
        [shell, "-c", example], cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_python_m_engine_cli_is_the_same_program(program, concord):
    assert program("board", "show", "--json").out == concord("board", "show", "--json").out
    assert program("nope").status == 2


@pytest.mark.thinned(3)
@pytest.mark.parametrize(
    "args",
    [
        ["--help"],
        ["board", "show"],
        ["schema", "state"],
        ["adjudicate", "-"],
        ["arena", "run", "doubling-fishery"],
        ["world", "run", "treaty-cap-8"],
        ["colony", "run", "quiet-day", "--ticks", "60"],
    ],
)
def test_nothing_of_qt_is_imported(root, args):
    code = f"import sys; from engine.cli import main; main({args!r}); print(sorted(m for m in sys.modules if m[:7] in "
    code += "('PySide6', 'shiboke', 'pyqtgra', 'concord')), file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, input="", check=True)
    assert done.stderr.strip() == "[]"


def test_help_imports_no_rules(root):
    code = "import sys; from engine.cli import main; main(['--help']); print([m for m in sys.modules if m in "
    code += "('numpy', 'shapely', 'pydantic', 'engine.anatolia.board', 'asyncio')], file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "[]"


def test_a_worker_of_this_very_program_is_dispatched_first(monkeypatch):
    from engine import cli

    seen = []
    monkeypatch.setattr("engine.seats.launch.dispatch", lambda argv: bool(seen.append(list(argv))) or True)
    assert cli.main(["--worker", "x"]) == 0
    assert seen == [["--worker", "x"]]


def test_an_interrupt_is_status_130(concord, monkeypatch):
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("engine.cli.boards.show", interrupt)
    ran = concord("board", "show")
    assert (ran.status, ran.out) == (130, "")
    assert "Traceback" not in ran.err


def test_an_interrupt_of_the_start_is_status_130_too(monkeypatch, capfd):
    from engine import cli

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("engine.seats.launch.dispatch", interrupt)
    assert cli.main(["board", "show"]) == 130
    assert capfd.readouterr() == ("", "")


@pytest.mark.thinned(2)
@pytest.mark.parametrize("redirections", ["> /dev/full", ">&-", "2>&-", "<&-"])
def test_streams_that_are_full_or_closed_are_no_fault_of_the_program(root, tmp_path, redirections):
    full = redirections == "> /dev/full"
    for command in ("board show", "board show --json", "adjudicate"):
        script = f'{shlex.quote(sys.executable)} -m engine.cli {command} {redirections}; echo "status $?"'
        environment = {**os.environ, "PYTHONPATH": str(root)}
        done = subprocess.run(
            ["sh", "-c", script], cwd=tmp_path, env=environment, input="{}", capture_output=True, text=True
        )
        assert "fault of Concord" not in done.stderr
        assert (done.stderr.count("\n"), "cannot write" in done.stderr) == ((1, True) if full else (0, False))
        assert done.stdout.endswith(f"status {int(full or ('show' not in command and redirections != '<&-'))}\n")


def test_an_error_never_goes_to_stdout(root, tmp_path):
    script = f"{shlex.quote(sys.executable)} -m engine.cli board check gone.json 2>&-"
    environment = {**os.environ, "PYTHONPATH": str(root)}
    done = subprocess.run(
        ["sh", "-c", script], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (1, "")


def test_a_fault_of_the_program_is_one_line_and_a_log(concord, monkeypatch, home):
    def fail(*_: object) -> None:
        raise ZeroDivisionError("inside")

    monkeypatch.setattr("engine.cli.boards.show", fail)
    error = concord("board", "show").refused()
    [log] = home.rglob("concord-*.log")
    assert str(log) in error
    assert "ZeroDivisionError: inside" in log.read_text(encoding="utf-8")
