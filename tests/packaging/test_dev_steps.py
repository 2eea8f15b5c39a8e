"""Steps that `dev.py` runs: all of them, with a summary and the first failure's status."""

from __future__ import annotations

import sys

import pytest

from devkit.process import Refused, Step, capture, environment, run, run_all


def python(name, code):
    return Step(name, [sys.executable, "-c", code])


def test_every_step_runs_also_after_a_failure_and_the_first_failure_is_the_status(tmp_path, capfd):
    mark = tmp_path / "mark"
    steps = [
        python("one", "pass"),
        python("two", "raise SystemExit(3)"),
        python("three", "raise SystemExit(4)"),
        python("four", f"open({str(mark)!r}, 'w')"),
    ]
    assert run_all("test", steps) == 3
    assert mark.exists()
    captured = capfd.readouterr()
    assert "two: FAILED (exit status 3)" in captured.out
    assert "four: passed" in captured.out
    assert "2 of 4 steps failed (two, three)" in captured.err


def test_steps_that_all_pass_are_summed_up_on_the_last_line(capfd):
    assert run_all("test", [python("one", "print('hello')"), python("two", "pass")]) == 0
    captured = capfd.readouterr()
    assert "hello" in captured.out
    assert captured.out.splitlines()[-1].startswith("dev.py: test: all 2 steps passed")
    assert captured.err == ""


def test_a_program_that_is_not_there_is_refused_by_name():
    with pytest.raises(Refused, match="cannot run ruff"):
        run(Step("ruff", ["/nowhere/ruff"]))


def test_a_program_that_cannot_be_captured_gives_a_status_and_a_reason():
    status, reason = capture(["/nowhere/ldd"])
    assert status == 127
    assert "nowhere" in reason


def test_a_step_that_a_signal_ends_has_the_status_a_shell_would_give():
    assert run(python("killed", "import os, signal; os.kill(os.getpid(), signal.SIGTERM)")) == 143


def test_children_get_no_other_places_packages(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    monkeypatch.setenv("VIRTUAL_ENV", "/elsewhere")
    given = environment(EXTRA="1")
    assert "PYTHONPATH" not in given
    assert "VIRTUAL_ENV" not in given
    assert given["EXTRA"] == "1"
