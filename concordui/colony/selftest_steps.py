"""The self-test's steps in the colony: two clicks from the start page, speed, looking back, the same store again."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt

from concordui.colony.home_page import ColonyHome
from concordui.colony.knows import selftest_steps as knows_steps
from concordui.colony.map import selftest_steps as map_steps
from concordui.colony.mind_settings import selftest_steps as mind_settings_steps
from concordui.colony.minds import selftest_steps as minds_steps
from concordui.colony.offers import selftest_steps as offers_steps
from concordui.colony.seat import selftest_steps as seat_steps
from concordui.colony.timelines import selftest_steps as timelines_steps
from concordui.colony.trials import selftest_steps as trials_steps
from concordui.colony.workspace import ColonyWorkspace
from concordui.selftest import Step
from concordui.selftest_driver import Driver
from concordui.start.cards import Tile

CTRL = Qt.KeyboardModifier.ControlModifier
SCENARIO = "refused-haul"
LONG = 560
"""Ticks after which Bo has refused his offer."""


def tab(driver: Driver) -> ColonyWorkspace:
    """The colony in front."""
    front = driver.window.front()
    driver.expect("a colony is in front", isinstance(front, ColonyWorkspace))
    assert isinstance(front, ColonyWorkspace)
    return front


def home(driver: Driver) -> None:
    driver.click(driver.window.rail.button("start"))
    driver.click(driver.find(Tile, "tile-colony.home"))
    driver.expect("each scenario has a card", len(driver.find(ColonyHome).cards) == 8)


def running(driver: Driver) -> None:
    driver.click(driver.find(ColonyHome).cards[SCENARIO])
    colony = tab(driver)
    driver.wait("some ticks", lambda: colony.showing.last >= 2)
    driver.key(Qt.Key.Key_F5)
    driver.wait("F5 to hold it", lambda: colony.showing.state is not None and not colony.showing.state.playing)
    driver.settle()
    tick = colony.showing.last
    driver.key(Qt.Key.Key_F7)
    driver.wait("F7 to make one tick", lambda: colony.showing.last == tick + 1)


def fast(driver: Driver) -> None:
    colony = tab(driver)
    driver.click(colony.bar.speed.buttons()[-1])
    driver.key(Qt.Key.Key_F5)
    driver.wait("the refusal", lambda: colony.showing.last >= LONG)
    driver.key(Qt.Key.Key_F5)
    driver.wait("it to be held", lambda: colony.showing.state is not None and not colony.showing.state.playing)


def looking_back(driver: Driver) -> None:
    colony = tab(driver)
    last = colony.showing.last
    colony.slider.setFocus()
    driver.key(Qt.Key.Key_PageDown)
    driver.expect("the slider goes an hour back", colony.showing.pinned == last - 60)
    driver.wait("that tick to be read", lambda: colony.settled)
    driver.key(Qt.Key.Key_End, CTRL)
    driver.wait("the latest tick", lambda: colony.settled and colony.showing.tick == last)


def again(driver: Driver) -> None:
    """The same store opened again stands where it stood."""
    colony = tab(driver)
    path, last = Path(colony.session.path), colony.showing.last
    driver.key(Qt.Key.Key_W, CTRL)
    driver.expect("its tab is closed", driver.window.front() is None)
    driver.window.open_path(path)
    reopened = tab(driver)
    driver.wait("the store to be read", lambda: reopened.showing.state is not None)
    driver.expect("it stands at the same tick", reopened.showing.last == last)
    driver.show_all()


def closed(driver: Driver) -> None:
    tab(driver)
    driver.key(Qt.Key.Key_W, CTRL)
    driver.expect("the tab is closed", driver.window.front() is None)


BEGIN = (
    Step("colony", "home", home),
    Step("colony", "running", running),
    Step("colony", "fast", fast),
    Step("colony", "looking back", looking_back),
)
END = (Step("colony", "opened again", again), Step("colony", "closed", closed))
STEPS = (
    *BEGIN,
    *map_steps.STEPS,
    *knows_steps.STEPS,
    *minds_steps.STEPS,
    *offers_steps.STEPS,
    *timelines_steps.STEPS,
    *seat_steps.STEPS,
    *mind_settings_steps.STEPS,
    *END,
    *trials_steps.STEPS,
)
"""The parts put their own steps between the two."""
