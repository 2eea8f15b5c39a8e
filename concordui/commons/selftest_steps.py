"""The self-test's steps in the commons: two clicks from the start page, looking back, the same log again, a world."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from concordui.commons.editor import selftest_steps as editor
from concordui.commons.home_page import CommonsHome
from concordui.commons.seat.selftest_steps import STEPS as SEAT_STEPS
from concordui.commons.sweep.selftest_steps import STEPS as SWEEP_STEPS
from concordui.commons.workspace import CommonsWorkspace
from concordui.selftest import Step
from concordui.selftest_driver import Driver
from concordui.start.cards import Tile

CTRL = Qt.KeyboardModifier.ControlModifier
HALO = 8
ARENA = "broken-and-punished"
WORLD = "treaty-cap-8"


def tab(driver: Driver) -> CommonsWorkspace:
    """The run in front."""
    front = driver.window.front()
    driver.expect("a run is in front", isinstance(front, CommonsWorkspace))
    assert isinstance(front, CommonsWorkspace)
    return front


def pixels(run: CommonsWorkspace) -> np.ndarray[Any, np.dtype[np.int16]]:
    """The plots of a run as they are on the screen."""
    image = run.slots["plots"].grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(image.constBits(), dtype=np.uint8).astype(np.int16)


def look_the_same(one: np.ndarray[Any, Any], other: np.ndarray[Any, Any]) -> bool:
    """Whether no pixel differs but by what the halo of a text may, of 255."""
    return one.shape == other.shape and int(np.abs(one - other).max()) <= HALO


def home(driver: Driver) -> None:
    driver.click(driver.window.rail.button("start"))
    driver.click(driver.find(Tile, "tile-commons.home"))
    page = driver.find(CommonsHome)
    driver.wait("the pictures of the scenarios", lambda: page.cards[WORLD].pictured)


def running(driver: Driver) -> None:
    driver.click(driver.find(CommonsHome).cards[ARENA])
    run = tab(driver)
    driver.wait("some turns", lambda: run.showing.turns >= 10)
    driver.key(Qt.Key.Key_F5)
    driver.expect("F5 pauses it", not run.playback.playing)
    driver.settle()
    turns = run.showing.turns
    driver.key(Qt.Key.Key_F7)
    driver.wait("F7 to play one turn", lambda: run.showing.turns == turns + 1)


def over(driver: Driver) -> None:
    run = tab(driver)
    driver.click(run.bar.speed.buttons()[-1])
    driver.key(Qt.Key.Key_F5)
    driver.wait("the last turn", lambda: run.showing.over)
    driver.wait("the log to be verified", lambda: run.verification.verdict == "verified")


def looking_back(driver: Driver) -> None:
    run = tab(driver)
    run.bar.slider.setFocus()
    for _ in range(4):
        driver.key(Qt.Key.Key_PageDown)
    driver.expect("the slider goes back", run.showing.pinned == 60 - 4 * 6)
    driver.wait("that turn to be read", lambda: run.settled)


def again(driver: Driver) -> None:
    """The same run opened again from its log looks the same."""
    run = tab(driver)
    driver.key(Qt.Key.Key_End, CTRL)
    driver.show_all()
    before = pixels(run)
    path = Path(run.session.path)
    driver.key(Qt.Key.Key_W, CTRL)
    driver.expect("its tab is closed", driver.window.front() is None)
    driver.window.open_path(path)
    again = tab(driver)
    driver.wait("the log to be read", lambda: again.showing.over)
    driver.wait("the log to be verified", lambda: again.verification.verdict == "verified")
    driver.show_all()
    driver.expect("the plots are the same", look_the_same(pixels(again), before))


def world(driver: Driver) -> None:
    driver.key(Qt.Key.Key_N, CTRL)
    driver.click(driver.find(CommonsHome).cards[WORLD])
    run = tab(driver)
    driver.wait("some rounds", lambda: run.world is not None and run.world.turns >= 8)
    driver.key(Qt.Key.Key_F5)


def arena_of_a_world(driver: Driver) -> None:
    run = tab(driver)
    driver.window.table.trigger("commons.arena")
    driver.wait("an arena of the world", lambda: run.showing.turns > 0)
    driver.expect("the arena is shown", run.page == "arena")
    driver.key(Qt.Key.Key_W, CTRL)
    driver.key(Qt.Key.Key_W, CTRL)


STEPS = (
    Step("commons", "home", home),
    *editor.STEPS,
    Step("commons", "running", running),
    *SEAT_STEPS,
    Step("commons", "over", over),
    Step("commons", "looking back", looking_back),
    Step("commons", "opened again", again),
    Step("commons", "world", world),
    Step("commons", "arena of a world", arena_of_a_world),
    *SWEEP_STEPS,
)
