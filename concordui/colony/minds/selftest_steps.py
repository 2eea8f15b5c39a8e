"""The self-test's steps on the page of minds: alone, with the truth, with another mind, and the exact request."""

from __future__ import annotations

from PySide6.QtCore import Qt

from concordui.colony.minds.pane import ALONE, OTHER, TRUTH, MindsPane
from concordui.colony.minds.request_dialog import RequestDialog
from concordui.selftest import Step
from concordui.selftest_driver import Driver
from engine.colony.viewing.beside import Comparison

_ALT_SHIFT = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier
_CTRL_ALT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


def _marks(pane: MindsPane) -> set[str]:
    return {line.mark.text for line in pane.body.view.model.whole if line.mark is not None}


def alone(driver: Driver) -> None:
    driver.key(Qt.Key.Key_A, _ALT_SHIFT)
    pane = driver.find(MindsPane)
    driver.wait("the page of a mind", lambda: pane.view == ALONE and pane.page is not None)
    before = pane.page.mind if pane.page is not None else ""
    driver.key(Qt.Key.Key_Down, _ALT_SHIFT)
    driver.wait("the page of the next mind", lambda: pane.page is not None and pane.page.mind != before)


def truth(driver: Driver) -> None:
    driver.key(Qt.Key.Key_T, _ALT_SHIFT)
    pane = driver.find(MindsPane)
    driver.wait("the truth beside it", lambda: pane.view == TRUTH and "withheld" in _marks(pane))
    everything = len(pane.body.view.model.whole)
    driver.click(pane.body.only_marked)
    driver.expect("what is the same is left out", 0 < len(pane.body.view.model.whole) < everything)
    driver.click(pane.body.only_marked)


def pair(driver: Driver) -> None:
    driver.key(Qt.Key.Key_B, _ALT_SHIFT)
    pane = driver.find(MindsPane)

    def shown() -> bool:
        value = pane.value
        return pane.view == OTHER and isinstance(value, Comparison) and value.second is not None

    driver.wait("another mind beside it", shown)
    driver.expect("what only one of them knows is marked", any(mark.startswith("only ") for mark in _marks(pane)))


def request(driver: Driver) -> None:
    driver.key(Qt.Key.Key_Q, _CTRL_ALT)
    pane, dialog = driver.find(MindsPane), driver.find(RequestDialog)
    page = pane.page
    driver.expect("the request is the page's", page is not None and dialog.text.toPlainText() == page.text)
    dialog.close()
    driver.key(Qt.Key.Key_A, _ALT_SHIFT)


STEPS = (
    Step("colony", "the page of a mind", alone),
    Step("colony", "a mind beside the truth", truth),
    Step("colony", "two minds", pair),
    Step("colony", "the exact request", request),
)
