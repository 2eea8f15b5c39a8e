"""The self-test's steps of the Match workspace: a match of one person, one of two at a machine, one of bots alone.

The first is one year against five house bots. The second begins from a position in which one person dislodges the
other, so that somebody must retreat and somebody may build.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from concordui.export import selftest_steps as exports
from concordui.match.dialogs.answer import AnswerDialog
from concordui.match.dialogs.builds import BuildsDialog
from concordui.match.dialogs.propose import ProposeDialog
from concordui.match.dialogs.retreats import RetreatsDialog
from concordui.match.workspace import MatchWorkspace
from concordui.pacts.seat_dialog import SeatDialog
from concordui.selftest import Step
from concordui.selftest_driver import Driver, SelfTestError
from concordui.start.cards import PowerCard, Tile
from engine.anatolia.board import ProvinceId, shipped_board
from engine.anatolia.record import GameRecord
from engine.seats.catalogue import resolve

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
BOT = "house.diplomat"
QUIET_BOT = "house.hold"

SHARED_START = {
    "phase": "orders",
    "year": 1,
    "season": "Autumn",
    "units": [
        {"power": "Phrygia", "type": "army", "at": "M"},
        {"power": "Phrygia", "type": "fleet", "at": "O"},
        {"power": "Lydia", "type": "army", "at": "D"},
        {"power": "Lydia", "type": "army", "at": "L"},
        {"power": "Caria", "type": "army", "at": "I"},
        {"power": "Bithynia", "type": "army", "at": "Q"},
        {"power": "Galatia", "type": "army", "at": "Y"},
        {"power": "Cilicia", "type": "army", "at": "Ξ"},
    ],
}


def match_of(driver: Driver) -> MatchWorkspace:
    """The match in front."""
    front = driver.window.front()
    if not isinstance(front, MatchWorkspace):
        raise SelfTestError("no match is in front")
    return front


def dialog_of(driver: Driver, kind: type[SeatDialog]) -> SeatDialog:
    """The dialog of the match in front, once it is open."""
    dialogs = match_of(driver).dialogs
    driver.wait(f"the dialog {kind.__name__}", lambda: isinstance(dialogs.dialog, kind) and dialogs.dialog.isVisible())
    assert dialogs.dialog is not None
    return dialogs.dialog


def click_map(driver: Driver, place: ProvinceId) -> None:
    """Click a province on the map of the match in front."""
    view = match_of(driver).area.view
    slot: QPoint = view.mapFromScene(view.map_scene.geometry.slot(place, view.zoom))
    driver.click(view.viewport(), slot)
    driver.settle(0.05)


def press_main(driver: Driver) -> None:
    """Click the filled button of the phase bar, once it can be pressed."""
    main = match_of(driver).bar.main
    driver.wait("the main button", lambda: main.isVisible() and main.isEnabled())
    driver.click(main)


# One person against five bots -------------------------------------------------------------------------------------


def start(driver: Driver) -> None:
    window = driver.window
    bots = dict.fromkeys(window.shell.board.powers, BOT)
    window.shell.settings.update(years=1, bots=bots, theme="light", motion="on")
    window.table.trigger("window.start")
    driver.click(driver.find(PowerCard, "play-Lydia"))
    dialog_of(driver, ProposeDialog)


def propose(driver: Driver) -> None:
    dialog = dialog_of(driver, ProposeDialog)
    assert isinstance(dialog, ProposeDialog)
    rows = {row.choice.key: row for row in dialog._to.rows()}
    driver.click(rows["Caria"])
    kinds = {row.choice.key: row for row in dialog._kinds.rows()}
    driver.click(kinds["peace"])
    driver.expect("a peace is in the list", dialog.payload()[0]["type"] == "peace")


def propose_by_key(driver: Driver) -> None:
    dialog = dialog_of(driver, ProposeDialog)
    assert isinstance(dialog, ProposeDialog)
    driver.key(Qt.Key.Key_A, ALT)
    rows = dialog._to.rows()
    driver.wait("the list of powers to have the focus", lambda: QApplication.focusWidget() in (dialog._to, *rows))
    driver.key(Qt.Key.Key_Down)
    driver.key(Qt.Key.Key_Right)
    driver.key(Qt.Key.Key_Down)
    driver.expect("a second proposal is in the list", len(dialog.payload()) == 2)


def answer(driver: Driver) -> None:
    driver.key(Qt.Key.Key_Return, CTRL)
    dialog = dialog_of(driver, AnswerDialog)
    assert isinstance(dialog, AnswerDialog)
    for row in dialog.rows():
        driver.click(row.choice.buttons()[0])
    driver.expect("all are answered", set(dialog.payload().values()) <= {"accept"})
    driver.expect("bots that make deals have proposed something", dialog.payload())


def orders_by_mouse(driver: Driver) -> None:
    dialog = dialog_of(driver, AnswerDialog)
    driver.click(dialog._send)
    match = match_of(driver)
    driver.wait("the orders", lambda: match.desk.entering and match.dialogs.dialog is None)
    click_map(driver, "G")
    driver.expect("the unit is selected", match.desk.step.unit == "G")
    click_map(driver, "H")
    driver.expect("the order is given", "G" in match.desk.book.orders)


def orders_by_key(driver: Driver) -> None:
    match = match_of(driver)
    driver.key(Qt.Key.Key_F6)
    driver.wait("the map to have the focus", match.area.view.hasFocus)
    driver.key(Qt.Key.Key_N)
    unit = match.desk.step.unit
    driver.expect("the next unit is selected", unit is not None and unit != "G")
    driver.key(Qt.Key.Key_H)
    driver.expect("it holds", unit in match.desk.book.orders)
    driver.key(Qt.Key.Key_L, CTRL)
    driver.wait("the line to have the focus", match.docks.orders.line.hasFocus)
    rest = next(u.at for u in match.desk.units_of("Lydia") if u.at not in match.desk.book.orders)
    driver.write(f"{rest} H")
    driver.key(Qt.Key.Key_Return)
    driver.expect("every unit has an order", len(match.desk.book.orders) == 3)


def undo(driver: Driver) -> None:
    match = match_of(driver)
    driver.key(Qt.Key.Key_F6)
    driver.key(Qt.Key.Key_Z, CTRL)
    driver.expect("an order is taken back", len(match.desk.book.orders) == 2)
    driver.wait("the order to be there again for the asking", driver.window.table["edit.redo"].isEnabled)
    driver.key(Qt.Key.Key_Z, CTRL | SHIFT)
    driver.expect("it is given again", len(match.desk.book.orders) == 3)


def close_and_continue(driver: Driver) -> None:
    window = driver.window
    driver.key(Qt.Key.Key_W, CTRL)
    driver.wait("the start page", window.start.isVisible)
    driver.wait("the match to be offered", window.start.strip.isVisible)
    driver.click(window.start.strip.button)
    match = match_of(driver)
    driver.wait("the orders", lambda: match.desk.entering)
    driver.expect("the draft is as it was", len(match.desk.book.orders) == 3)


def resolution(driver: Driver) -> None:
    match = match_of(driver)
    press_main(driver)
    driver.wait("the resolution", lambda: match.desk.reviewing)


def film(driver: Driver) -> None:
    """The season plays by itself; it is paused and stepped by key, and ended by its button."""
    match = match_of(driver)
    player, bar = match.area.player, match.area.replay
    if not player.active:  # a slow machine: it is over already
        driver.key(Qt.Key.Key_P, ALT)
    driver.wait("the bar of the film", bar.isVisible)
    driver.key(Qt.Key.Key_P, ALT)
    driver.expect("it is paused", player.active and not player.playing)
    driver.key(Qt.Key.Key_Right, ALT | SHIFT)
    driver.wait("a step to be shown to its end", lambda: player.standing and not player.playing)
    driver.key(Qt.Key.Key_P, ALT | SHIFT)
    driver.expect("it would go faster", bar.speed.text().startswith("2"))


def film_ended(driver: Driver) -> None:
    match = match_of(driver)
    driver.click(match.area.replay.end)
    # The map comes in turns of its own, its legend last.
    driver.wait("the outcomes", lambda: all(order.outcome for order in match.area.scene.state.orders))
    driver.wait("what the marks mean", match.area.view.legend.isVisible)


def why(driver: Driver) -> None:
    """A click on a unit says why it fared as it did."""
    match = match_of(driver)
    place = match.area.scene.state.units[0].at
    click_map(driver, place)
    driver.wait("the reasons", lambda: match.whys.dialog is not None)
    driver.key(Qt.Key.Key_Escape)
    driver.wait("the reasons to be closed", lambda: match.whys.dialog is None)


def matrix_and_log(driver: Driver) -> None:
    docks = match_of(driver).docks
    driver.click(docks.trust_head.buttons["matrix"])
    driver.expect("the matrix is shown", docks.trust.matrix.isVisible())
    driver.click(docks.log.strip.opener)
    driver.expect("the log is open", docks.log.list.isVisible())


def to_the_end(driver: Driver) -> None:
    """Go on with what the defaults are, phase by phase, through the buttons."""
    match = match_of(driver)
    play_on(driver, match, lambda: match.desk.model.result is not None)


def play_on(driver: Driver, match: MatchWorkspace, done: Callable[[], object]) -> None:
    """Press what the cover page, the dialog or the phase bar offers until it is done."""

    def something() -> object:
        return done() or match.cover.isVisible() or match.dialogs.dialog or match.bar.main.isVisible()

    while not done():
        driver.wait("something to do", something)
        dialog = match.dialogs.dialog
        if match.cover.isVisible():
            driver.key(Qt.Key.Key_Return)
        elif dialog is not None and dialog.isVisible():
            driver.click(dialog._send)
        elif not done() and match.bar.main.isVisible():
            driver.click(match.bar.main)
        driver.settle(0.05)


def history(driver: Driver) -> None:
    match = match_of(driver)
    driver.key(Qt.Key.Key_Home, ALT)
    driver.expect("the first season is shown", match.desk.timeline.at == 0)
    driver.key(Qt.Key.Key_Right, ALT)
    slider = match.area.strip.slider
    driver.click(slider, QPoint(round(slider.x_of(0)), 12))
    driver.expect("the slider goes back", match.desk.timeline.at == 0)


def now(driver: Driver) -> None:
    match = match_of(driver)
    driver.key(Qt.Key.Key_End, ALT)
    driver.expect("the present is shown", match.desk.now)
    driver.expect("the file says that it is over", driver.window.shell.recent.files())


# Two people at one machine ----------------------------------------------------------------------------------------


def open_shared(driver: Driver) -> None:
    """A saved game is dropped on the window."""
    window = driver.window
    path = window.shell.saves_folder() / "Two at one machine.json"
    bot = resolve(QUIET_BOT)
    robot = {"kind": "bot", "id": bot.id, "language": bot.language, "sha256": bot.sha256}
    board = shipped_board()
    seats = {power: {"kind": "human"} if power in ("Phrygia", "Lydia") else robot for power in board.powers}
    GameRecord.new(board, 1, 2, seats, SHARED_START).save(path)
    drop(driver, path)
    match = match_of(driver)
    driver.wait("the cover page", match.cover.isVisible)


def drop(driver: Driver, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    keys, buttons = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    place, action = QPoint(400, 300), Qt.DropAction.CopyAction
    QApplication.sendEvent(driver.window, QDragEnterEvent(place, action, data, buttons, keys))
    QApplication.sendEvent(driver.window, QDropEvent(QPointF(place), action, data, buttons, keys))


def first_of_two(driver: Driver) -> None:
    """Phrygia does nothing: its units hold."""
    match = match_of(driver)
    driver.key(Qt.Key.Key_Return)
    driver.wait("the orders of Phrygia", lambda: match.desk.entering and match.desk.acting == "Phrygia")
    driver.settle(0.05)


def second_of_two(driver: Driver) -> None:
    match = match_of(driver)
    press_main(driver)
    driver.wait("the cover page", match.cover.isVisible)
    driver.key(Qt.Key.Key_Return)
    driver.wait("the orders of Lydia", lambda: match.desk.entering and match.desk.acting == "Lydia")
    driver.settle(0.05)
    click_map(driver, "D")
    click_map(driver, "M")
    click_map(driver, "L")
    driver.key(Qt.Key.Key_S)
    click_map(driver, "D")
    click_map(driver, "M")
    driver.expect("a move and its support are given", len(match.desk.book.orders) == 2)


def dislodged(driver: Driver) -> None:
    match = match_of(driver)
    press_main(driver)
    driver.wait("the resolution", lambda: match.desk.reviewing)


def retreat(driver: Driver) -> None:
    match = match_of(driver)
    press_main(driver)
    driver.wait("the retreats", lambda: match.cover.isVisible() or match.dialogs.dialog is not None)
    if match.cover.isVisible():
        driver.key(Qt.Key.Key_Return)
    dialog = dialog_of(driver, RetreatsDialog)
    assert isinstance(dialog, RetreatsDialog)
    driver.click(dialog.choices.rows()[1])
    driver.expect("a retreat is chosen", dialog.payload())


def build(driver: Driver) -> None:
    match = match_of(driver)
    driver.click(dialog_of(driver, RetreatsDialog)._send)

    def ready() -> bool:
        return isinstance(match.dialogs.dialog, BuildsDialog) or match.cover.isVisible() or match.desk.reviewing

    driver.wait("the builds", ready)
    if match.desk.reviewing:
        press_main(driver)
    driver.wait("the builds", lambda: match.cover.isVisible() or match.dialogs.dialog is not None)
    if match.cover.isVisible():
        driver.key(Qt.Key.Key_Return)
    dialog = dialog_of(driver, BuildsDialog)
    assert isinstance(dialog, BuildsDialog)
    driver.click(dialog.choices.rows()[1])
    driver.expect("a build is chosen", dialog.payload())


def result(driver: Driver) -> None:
    match = match_of(driver)
    driver.click(dialog_of(driver, BuildsDialog)._send)
    play_on(driver, match, lambda: match.desk.model.result is not None)
    driver.expect("the match is over", match.summary().finished)


# Six bots ---------------------------------------------------------------------------------------------------------


def watch(driver: Driver) -> None:
    driver.window.shell.settings.update(years=4)
    driver.window.table.trigger("window.start")
    driver.click(driver.find(Tile, "tile-file.watch"))
    match = match_of(driver)
    driver.wait("the bots to play a season", lambda: match.desk.timeline.moments)


def pause_and_step(driver: Driver) -> None:
    match = match_of(driver)
    press_main(driver)
    driver.expect("the match stands still", match.area.watch.paused)
    driver.settle()
    before = match.desk.model.position
    driver.wait("the step", lambda: match.bar.second.isVisible() and match.bar.second.isEnabled())
    driver.click(match.bar.second)
    driver.wait("one more phase", lambda: match.desk.model.position is not before)


def closed(driver: Driver) -> None:
    window = driver.window
    for _ in window.deck.workspaces():
        driver.window.table.trigger("window.match")
        driver.key(Qt.Key.Key_W, CTRL)
    driver.expect("no tab is left", not window.deck.workspaces())
    driver.expect("the start page lists the three matches", len(window.start.recent_list.rows()) == 3)


STEPS = (
    Step("match", "start", start),
    Step("match", "propose", propose),
    Step("match", "propose by key", propose_by_key),
    Step("match", "answer", answer),
    Step("match", "orders by mouse", orders_by_mouse),
    Step("match", "orders by key", orders_by_key),
    Step("match", "undo and redo", undo),
    Step("match", "close and continue", close_and_continue),
    Step("match", "resolution", resolution),
    Step("match", "film", film),
    Step("match", "film ended", film_ended),
    Step("match", "why", why),
    Step("match", "matrix and log", matrix_and_log),
    Step("match", "to the end", to_the_end),
    Step("match", "history", history),
    Step("match", "export picture", exports.picture),
    Step("match", "export animation", exports.animation),
    Step("match", "exports ended", exports.ended),
    Step("match", "now", now),
    Step("shared match", "open", open_shared),
    Step("shared match", "first of two", first_of_two),
    Step("shared match", "second of two", second_of_two),
    Step("shared match", "dislodged", dislodged),
    Step("shared match", "retreat", retreat),
    Step("shared match", "build", build),
    Step("shared match", "result", result),
    Step("watched match", "watch", watch),
    Step("watched match", "pause and step", pause_and_step),
    Step("watched match", "closed", closed),
)
