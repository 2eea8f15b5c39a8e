"""The self-test's steps in the Match workspace: a season with the mouse, its resolution, the past, a watched match."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt

from concordui.match.dialogs.seat_dialog import SeatDialog
from concordui.match.workspace import MatchWorkspace
from concordui.selftest import Step
from concordui.selftest_driver import Driver
from concordui.widgets import PrimaryButton
from concordui.workspace import HUMAN, MatchSetup
from engine.anatolia.board import ProvinceId

CTRL = Qt.KeyboardModifier.ControlModifier


def _workspace(driver: Driver) -> MatchWorkspace:
    front = driver.window.front()
    assert isinstance(front, MatchWorkspace)
    return front


def _click_map(driver: Driver, place: ProvinceId) -> None:
    view = _workspace(driver).area.view
    slot: QPoint = view.mapFromScene(view.map_scene.geometry.slot(place, view.zoom))
    driver.click(view.viewport(), slot)


def _send_dialog(driver: Driver) -> None:
    dialog = _workspace(driver).dialogs.dialog
    driver.expect("a dialog is open", dialog is not None)
    assert isinstance(dialog, SeatDialog)
    driver.click(driver.find(PrimaryButton, inside=dialog))


def propose(driver: Driver) -> None:
    driver.window.start_match(
        MatchSetup(
            {power: HUMAN if power == "Lydia" else "house.diplomat" for power in driver.window.shell.board.powers},
            seed=2026,
            max_years=1,
        )
    )
    workspace = _workspace(driver)
    driver.wait("the first question", lambda: workspace.dialogs.dialog is not None)
    dialog = workspace.dialogs.dialog
    driver.wait("the proposals' dialog", lambda: dialog is not None and dialog.isVisible())


def answer(driver: Driver) -> None:
    workspace = _workspace(driver)
    _send_dialog(driver)
    driver.wait("answers or orders", lambda: workspace.desk.acting and workspace.desk.phase != "negotiate-propose")


def order(driver: Driver) -> None:
    workspace = _workspace(driver)
    if workspace.dialogs.dialog is not None:
        _send_dialog(driver)
    driver.wait("the orders", lambda: workspace.desk.entering)
    unit = workspace.desk.entry.units[0]
    _click_map(driver, unit)
    driver.wait("its targets", lambda: workspace.area.scene.state.targets)
    _click_map(driver, sorted(workspace.area.scene.state.targets)[0])
    driver.wait("the arrow", lambda: len(workspace.area.scene.state.orders) == 1)


def order_typed(driver: Driver) -> None:
    workspace = _workspace(driver)
    driver.key(Qt.Key.Key_L, CTRL)
    driver.wait("the line to have the focus", workspace.docks.orders.line.hasFocus)
    driver.write(f"{workspace.desk.entry.units[1]} H")
    driver.key(Qt.Key.Key_Return)
    driver.expect("the typed order is in the list", len(workspace.desk.book.orders) == 2)
    driver.key(Qt.Key.Key_F6)
    driver.key(Qt.Key.Key_N)
    driver.expect("N takes the unit that is left", workspace.desk.step.unit == workspace.desk.entry.units[2])


def resolution(driver: Driver) -> None:
    workspace = _workspace(driver)
    driver.click(workspace.bar.main)
    driver.wait("the resolution", lambda: workspace.desk.reviewing)
    driver.wait("its list", workspace.docks.resolution.isVisible)
    driver.expect("every order is listed", len(workspace.docks.resolution.list.rows) == 18)


def matrix(driver: Driver) -> None:
    workspace = _workspace(driver)
    driver.click(workspace.docks.trust_head.buttons["matrix"])
    driver.expect("the matrix is shown", workspace.docks.trust.matrix.isVisible())
    driver.click(workspace.docks.log.strip.opener)
    driver.expect("the log is open", workspace.docks.log.list.isVisible())


def result(driver: Driver) -> None:
    """The rest of the year, with nothing but the main button."""
    workspace = _workspace(driver)
    desk = workspace.desk
    while desk.model.result is None or desk.reviewing:
        driver.wait("a turn, a resolution or the end", lambda: desk.acting or desk.reviewing or desk.model.result)
        driver.settle(0.05)
        if desk.acting or desk.reviewing:
            workspace.press_main()
    driver.wait("the result", workspace.docks.result.isVisible)


def history(driver: Driver) -> None:
    workspace = _workspace(driver)
    driver.click(workspace.area.strip.first)
    driver.expect("the first season is shown", workspace.desk.moment is not None)
    driver.settle()


def cover(driver: Driver) -> None:
    seats = {
        power: HUMAN if power in ("Phrygia", "Lydia") else "house.hold" for power in driver.window.shell.board.powers
    }
    driver.window.start_match(MatchSetup(seats, seed=2026, max_years=1))
    workspace = _workspace(driver)
    driver.wait("the cover page", workspace.cover.isVisible)
    driver.expect("the match is hidden", not workspace.bar.isVisible())


def watch(driver: Driver) -> None:
    driver.window.close_front()
    driver.window.watch()
    workspace = _workspace(driver)
    driver.wait("a resolution", lambda: workspace.desk.moment is not None)
    driver.wait("the button to pause", lambda: workspace.bar.main.isVisible() and workspace.bar.main.text() == "Pause")
    driver.click(workspace.bar.main)
    driver.wait("the button to go on", lambda: workspace.bar.main.text() == "Continue")


def close(driver: Driver) -> None:
    while driver.window.front() is not None:
        driver.window.close_front()
    driver.expect("no match is left", not driver.window.deck.workspaces())


STEPS = [
    Step("match", "propose", propose),
    Step("match", "answer", answer),
    Step("match", "order", order),
    Step("match", "order-typed", order_typed),
    Step("match", "resolution", resolution),
    Step("match", "matrix-and-log", matrix),
    Step("match", "result", result),
    Step("match", "history", history),
    Step("match", "cover", cover),
    Step("match", "watch", watch),
    Step("match", "close", close),
]
