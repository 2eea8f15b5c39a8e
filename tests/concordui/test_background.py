"""Work beside the window: told in order, ended once, cancelled at any time, nothing left behind."""

from __future__ import annotations

import asyncio
import threading

import pytest
from PySide6.QtCore import QThread
from PySide6.QtTest import QSignalSpy

from concordui.background import AsyncWork, Cancelled, Job, JobFailed
from engine.errors import FileError
from helpers.hands import told


class Counting:
    """Tells 0, 1, 2 and returns "done", or raises."""

    def __init__(self, error: BaseException | None = None) -> None:
        self.error = error

    def run(self, tell):
        for number in range(3):
            tell(number)
        if self.error is not None:
            raise self.error
        return "done"

    def cancel(self) -> None:
        pass


class Waiting:
    """Waits until it is cancelled."""

    def __init__(self) -> None:
        self.began = threading.Event()
        self.stop = threading.Event()

    def run(self, tell):
        self.began.set()
        self.stop.wait()
        raise Cancelled

    def cancel(self) -> None:
        self.stop.set()


class Ears:
    """What a job's signals carried."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.heard: list[object] = []
        self.threads: set[QThread] = set()
        job.told.connect(self.hear)
        job.done.connect(self.hear)
        job.failed.connect(self.hear)
        job.cancelled.connect(self.cancelled)

    def hear(self, what: object) -> None:
        self.heard.append(what)
        self.threads.add(QThread.currentThread())

    def cancelled(self) -> None:
        self.heard.append("cancelled")


def over(qtbot, job: Job) -> Ears:
    ears = Ears(job)
    job.start()
    qtbot.waitUntil(lambda: bool(ears.heard) and not isinstance(ears.heard[-1], int))
    qtbot.waitUntil(lambda: not job.running)
    return ears


def test_what_the_work_tells_comes_in_order_in_the_windows_thread_and_its_outcome_last(qtbot) -> None:
    ears = over(qtbot, Job(Counting()))
    assert ears.heard == [0, 1, 2, "done"]
    assert ears.threads == {QThread.currentThread()}


def test_a_known_error_is_told_as_it_is(qtbot) -> None:
    error = FileError("cannot write", "/there", "make room")
    assert over(qtbot, Job(Counting(error))).heard == [0, 1, 2, error]


def test_an_unforeseen_error_becomes_one_that_says_what_to_do(qtbot, caplog: pytest.LogCaptureFixture) -> None:
    failed = over(qtbot, Job(Counting(ZeroDivisionError("oh")))).heard[-1]
    assert isinstance(failed, JobFailed)
    assert failed.where == "ZeroDivisionError"
    assert "oh" in caplog.text


def test_a_cancelled_job_says_so_once(qtbot) -> None:
    work = Waiting()
    job = Job(work)
    ears = Ears(job)
    job.start()
    assert work.began.wait(5)
    job.cancel()
    job.cancel()
    qtbot.waitUntil(lambda: ears.heard == ["cancelled"])
    qtbot.waitUntil(lambda: not job.running)


def test_a_closed_job_ends_and_says_nothing_more(qtbot) -> None:
    work = Waiting()
    job = Job(work)
    spies = [QSignalSpy(signal) for signal in (job.told, job.done, job.failed, job.cancelled)]
    job.start()
    assert work.began.wait(5)
    job.close()
    assert not job.running
    qtbot.wait(20)
    assert [told(spy) for spy in spies[:3]] == [[], [], []]
    assert spies[3].count() == 0


def test_a_coroutine_is_cancelled_where_it_waits(qtbot) -> None:
    cleaned: list[bool] = []

    async def begin(tell):
        try:
            tell("waiting")
            await asyncio.sleep(3600)
        finally:
            cleaned.append(True)

    job = Job(AsyncWork(begin))
    ears = Ears(job)
    job.start()
    qtbot.waitUntil(lambda: ears.heard == ["waiting"])
    job.cancel()
    qtbot.waitUntil(lambda: ears.heard == ["waiting", "cancelled"])
    qtbot.waitUntil(lambda: not job.running)
    assert cleaned == [True]


def test_a_coroutine_that_was_cancelled_before_it_began_never_begins(qtbot) -> None:
    async def begin(tell):
        raise AssertionError("it began")

    work = AsyncWork(begin)
    work.cancel()
    assert over(qtbot, Job(work)).heard == ["cancelled"]
