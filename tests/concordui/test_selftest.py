"""The self-test fails when a step fails, when Qt warns, when an exception escapes, when anything reaches stderr."""

from __future__ import annotations

import json
import os
import sys

import pytest
from PySide6.QtCore import Qt, qWarning
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from concordui import selftest
from concordui.selftest import Step, Watch, captured_stderr, report, run_steps
from concordui.selftest_driver import Driver, SelfTestError
from concordui.start.cards import PowerCard

pytestmark = pytest.mark.sampled(3)


@pytest.fixture
def run(window, tmp_path):
    """Runs steps in a window; the outcomes, the exit status and the report."""
    watch = Watch()
    watch.start()

    def run_(*steps: Step, said: tuple[str, ...] = ()):
        outcomes = run_steps(steps, window, tmp_path, watch)
        status = report(tmp_path, outcomes, said, lambda text: None)
        return outcomes, status, json.loads((tmp_path / "report.json").read_text())

    yield run_
    watch.stop()


def play(driver: Driver) -> None:
    driver.click(driver.find(PowerCard, "play-Lydia"))
    driver.wait("a tab", lambda: driver.window.front() is not None)


def walk(driver: Driver) -> None:
    driver.key(Qt.Key.Key_H)
    driver.expect("the map knows the key", driver.window.front().done == ["map.hold"])


def fail(driver: Driver) -> None:
    driver.expect("the moon is a cheese", False)


def warn(driver: Driver) -> None:
    qWarning("the paint is wet")


def escape(driver: Driver) -> None:
    try:
        raise ValueError("nobody catches this")
    except ValueError:
        sys.excepthook(*sys.exc_info())


def test_steps_that_pass_leave_pictures_and_a_report_and_status_0(run, tmp_path):
    outcomes, status, written = run(Step("match", "play", play), Step("match", "a walk", walk))
    assert status == 0
    assert written["passed"] is True
    assert [step["passed"] for step in written["steps"]] == [True, True]
    assert [outcome.picture for outcome in outcomes] == ["01-match-play.png", "02-match-a-walk.png"]
    for outcome in outcomes:
        picture = QImage(str(tmp_path / outcome.picture))
        assert (picture.width(), picture.height()) == (1440, 900)


def test_a_step_that_fails_fails_the_run_and_its_workspace_but_not_the_others(run):
    outcomes, status, written = run(Step("a", "one", fail), Step("a", "two", play), Step("b", "three", play))
    assert status == 1
    assert written["passed"] is False
    assert [outcome.passed for outcome in outcomes] == [False, False, True]
    assert "expected: the moon is a cheese" in outcomes[0].error
    assert outcomes[1].error.startswith("not run")


@pytest.mark.parametrize(("step", "words"), [(warn, "the paint is wet"), (escape, "ValueError: nobody catches this")])
def test_a_warning_of_qt_or_an_escaped_exception_fails_the_step_in_which_it_came(run, step, words):
    outcomes, status, _ = run(Step("a", "one", play), Step("a", "two", step))
    assert status == 1
    assert [outcome.passed for outcome in outcomes] == [True, False]
    assert words in outcomes[1].messages[0]


def test_what_reaches_stderr_fails_the_run(run):
    with captured_stderr() as said:
        os.write(2, b"a library speaks\nand another\n")
    assert said == ["a library speaks", "and another"]
    _, status, written = run(Step("match", "play", play), said=tuple(said))
    assert status == 1
    assert written["messages"] == said


def test_no_steps_are_no_success(run):
    assert run()[1] == 1


def test_a_thing_that_never_comes_is_told(window, monkeypatch):
    monkeypatch.setattr("concordui.selftest_driver.PATIENCE_S", 0.05)
    with pytest.raises(SelfTestError, match="waited in vain for the moon"):
        Driver(window).wait("the moon", lambda: False)


def test_a_widget_that_is_hidden_or_disabled_cannot_be_clicked(window):
    widget = QWidget(window)
    with pytest.raises(SelfTestError, match="can be seen and used"):
        Driver(window).click(widget)


def test_a_folder_that_cannot_be_written_is_one_line_and_status_1(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    assert selftest.run_self_test(tmp_path / "file" / "folder") == 1
    assert capsys.readouterr().err.startswith("concordui: error: cannot write there: ")
