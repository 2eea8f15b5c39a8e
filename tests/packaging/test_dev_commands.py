"""`packaging/dev.py` as it is called: arguments, refusals in one line, any folder, any Python 3."""

from __future__ import annotations

import ast
import os
import subprocess
import sys

import pytest

from devkit import bench, checks, commands, program, system
from devkit.process import Refused, Step


def dev(*arguments, root, cwd, **env):
    command = [sys.executable, str(root / "packaging" / "dev.py"), *arguments]
    return subprocess.run(command, cwd=cwd, env=os.environ | env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["dance"], "invalid choice: 'dance'"),
        ([], "required: COMMAND"),
        (["wheel", "surplus"], "unrecognized arguments: surplus"),
    ],
)
def test_a_wrong_command_line_is_one_line_and_status_2_from_any_folder(root, tmp_path, arguments, said):
    done = dev(*arguments, root=root, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert said in done.stderr
    assert done.stderr.startswith("dev.py: error: ")
    assert done.stderr.count("\n") == 1


def test_help_names_every_command(root, tmp_path):
    done = dev("--help", root=root, cwd=tmp_path)
    assert done.returncode == 0
    for command in ("play", "test", "bench", "freeze", "wheel", "package"):
        assert f"dev.py {command}" in done.stdout or f"    {command} " in done.stdout


def test_what_follows_test_goes_to_pytest_untouched_and_in_order():
    options, rest = commands.parse(["test", "-k", "a or b", "--full", "tests/engine", "--", "-x"])
    assert options.full
    assert rest == ["-k", "a or b", "tests/engine", "--", "-x"]


def test_what_follows_play_goes_to_concordui_untouched_and_in_order():
    options, rest = commands.parse(["play", "--full", "game.json"])
    assert options.command == "play"
    assert rest == ["--full", "game.json"]


@pytest.fixture
def no_display(monkeypatch):
    """Linux without a display, and without a word from the user about Qt's platform."""
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


class FakeEnvironment:
    """An environment that is ready, and counts what is asked of it."""

    def __init__(self):
        self.prepared = []
        self.python = "python"

    def prepare(self, profile):
        self.prepared.append(profile)

    def program(self, name):
        return name


@pytest.fixture
def venv(monkeypatch):
    fake = FakeEnvironment()
    monkeypatch.setattr(commands, "Environment", lambda: fake)
    return fake


@pytest.fixture
def started(monkeypatch):
    """The steps that `play` starts; each ends with status 5."""
    steps = []
    monkeypatch.setattr(commands, "run", lambda step: steps.append(step) or 5)
    return steps


@pytest.fixture
def libraries(monkeypatch):
    """Whether the libraries of a real window were seen to."""
    asked = []
    monkeypatch.setattr(system, "require_qt_libraries", lambda python, window: asked.append(window))
    return asked


def test_play_passes_its_arguments_and_its_status_and_keeps_the_folder(venv, started, libraries, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISPLAY", ":0")
    assert commands.main(["play", "game.json"]) == 5
    assert [(step.command, step.folder) for step in started] == [(["concordui", "game.json"], tmp_path)]
    assert libraries == [True]
    assert venv.prepared == ["play"]


def test_play_without_a_display_leaves_the_system_alone_and_lets_the_window_say_so(
    venv, started, libraries, no_display
):
    assert commands.main(["play"]) == 5
    assert [step.command for step in started] == [["concordui"]]
    assert libraries == []


def test_the_window_without_a_display_says_so_in_one_line(root, tmp_path, no_display):
    command = [sys.executable, "-m", "concordui"]
    env = os.environ | {"PYTHONPATH": str(root)}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "display" in done.stderr


@pytest.mark.parametrize(
    ("error", "status", "said"),
    [
        (Refused("what", "where", "remedy"), 1, "dev.py: error: what: where: remedy\n"),
        (PermissionError(13, "Permission denied", "/x/.venv"), 1, "Permission denied: /x/.venv: "),
        (KeyboardInterrupt(), 130, "dev.py: interrupted\n"),
    ],
)
def test_every_failure_is_one_line(venv, monkeypatch, capsys, error, status, said):
    def fail(*_):
        raise error

    monkeypatch.setattr(program, "wheel", fail)
    assert commands.main(["wheel"]) == status
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.err.count("\n") == 1


def test_test_runs_lint_types_contracts_and_pytest_and_full_adds_the_program(venv, monkeypatch):
    monkeypatch.setattr(system, "require_qt_libraries", lambda python, window: None)
    monkeypatch.setattr(system, "require_browser", lambda: None)
    monkeypatch.setattr(system, "lacking_namespaces", lambda: None)
    ran = {}
    monkeypatch.setattr(checks, "run_all", lambda title, steps: ran.update({title: steps}) or 0)
    assert commands.main(["test", "-x"]) == 0
    assert commands.main(["test", "--full"]) == 0
    names = [step.name for step in ran["test"]]
    assert names == ["ruff check", "ruff format", "mypy", "import contracts", "pytest"]
    assert [step.name for step in ran["test --full"]] == [*names[:-1], "wheel", "package", "pytest"]
    assert ran["test"][-1].command[-1] == "-x"
    assert [part for part in ran["test --full"][-1].command if part in ("-m", "")][1:] == ["-m", ""]
    assert venv.prepared == ["test", "full"]


def test_without_a_browser_the_full_run_leaves_its_tests_out_and_says_so_last(venv, monkeypatch, capsys):
    ran = []
    monkeypatch.setattr(checks, "run_all", lambda title, steps: ran.append(steps[-1]) or 0)
    monkeypatch.setattr(system, "require_qt_libraries", lambda python, window: None)
    monkeypatch.setattr(system, "require_browser", lambda: "needs a browser: this system: install it")
    monkeypatch.setattr(system, "lacking_namespaces", lambda: None)
    assert commands.main(["test", "--full"]) == 0
    assert "not browser" in ran[0].command
    said = "dev.py: not run: pictures compared with a browser's: needs a browser: this system: install it"
    assert capsys.readouterr().out.splitlines()[-1] == said
    monkeypatch.setattr(system, "lacking_namespaces", lambda: "this system allows none")
    assert commands.main(["test", "--full"]) == 0
    assert "not browser and not namespace" in ran[1].command
    assert capsys.readouterr().out.splitlines()[-1].endswith("can't be written: this system allows none")


def test_an_unknown_benchmark_is_refused_before_anything_is_installed(venv, tmp_path, monkeypatch, capsys):
    assert commands.main(["bench", "nothing-like-it"]) == 1
    assert "no such benchmark" in capsys.readouterr().err
    assert venv.prepared == []


def test_the_table_of_benchmarks_names_peer_ratio_and_goal():
    rows = [
        {"name": "resolve", "ours": 0.004, "peer_name": "peer", "peer": 0.3, "ratio": 75.0, "goal": "60 x",
         "unit": "ms", "met": True},
        {"name": "pan", "ours": 20.0, "peer_name": None, "peer": None, "ratio": None, "goal": "under 16",
         "unit": "ms", "met": False},
    ]  # fmt: skip
    head, rule, first, second = bench.table(rows).splitlines()
    assert head.split() == ["benchmark", "ours", "peer", "peer's", "ratio", "goal", "met"]
    assert set(rule) == {"-", " "}
    assert first.split() == ["resolve", "0.004", "ms", "peer", "0.3", "ms", "75.0", "x", "60", "x", "yes"]
    assert second.split() == ["pan", "20", "ms", "-", "-", "-", "under", "16", "NO"]


def test_dev_py_reads_on_an_older_python_and_refuses_in_one_line(root):
    text = (root / "packaging" / "dev.py").read_text("utf-8")
    ast.parse(text, feature_version=(3, 7))
    older = text.replace('if __name__ == "__main__":', 'sys.version_info = (3, 10)\nif __name__ == "__main__":')
    done = subprocess.run([sys.executable, "-c", older], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "Python 3.11 or newer" in done.stderr


def test_dev_py_uses_the_standard_library_alone(root):
    files = [root / "packaging" / "dev.py", *sorted((root / "packaging" / "devkit").glob("*.py"))]
    assert len(files) > 5
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                assert name.partition(".")[0] in sys.stdlib_module_names | {"devkit"}, f"{file}: {name}"


def test_a_step_names_its_command(root):
    assert Step("ruff", ["ruff"]).folder == root
