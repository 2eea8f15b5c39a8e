"""The self-test's steps outside the workspaces: start page, palette, settings, pages to read."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from concordui.pages import ReadingWindow
from concordui.palette_dialog import PaletteDialog
from concordui.selftest import Step
from concordui.selftest_driver import Driver
from concordui.theme import theme

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def start_page(driver: Driver) -> None:
    page = driver.window.start
    driver.expect("the start page is in front", page.isVisible())
    driver.wait("the first power to have the focus", page.cards.cards[0].hasFocus)
    driver.key(Qt.Key.Key_Right)
    driver.expect("the arrow keys walk among the powers", page.cards.cards[1].hasFocus())


def palette(driver: Driver) -> None:
    driver.key(Qt.Key.Key_P, CTRL | SHIFT)
    dialog = driver.find(PaletteDialog)
    driver.wait("the palette to have the focus", dialog.field.hasFocus)
    driver.write("set")
    driver.expect("the palette finds the settings", dialog.model.shown[0].id == "file.settings")


def settings(driver: Driver) -> None:
    driver.key(Qt.Key.Key_Return)
    page = driver.window.settings
    driver.wait("the settings", page.isVisible)
    dark = page.theme.buttons()[2]
    driver.click(dark)
    driver.expect("the window is dark", theme().name == "dark")


def start_page_dark(driver: Driver) -> None:
    driver.click(driver.window.rail.button("start"))
    driver.expect("the start page is in front", driver.window.start.isVisible())


def rules(driver: Driver) -> None:
    driver.window.table.trigger("view.theme.light")
    driver.key(Qt.Key.Key_F1)
    page = driver.find(ReadingWindow)
    driver.wait("the rules to have the focus", lambda: QApplication.activeWindow() is page)
    driver.expect("the rules have words", len(page.browser.toPlainText()) > 1000)


def rules_closed(driver: Driver) -> None:
    page = driver.find(ReadingWindow)
    driver.key(Qt.Key.Key_Escape)
    driver.wait("Escape to close the rules", lambda: page not in driver.window.findChildren(ReadingWindow))


STEPS = (
    Step("start", "page", start_page),
    Step("start", "palette", palette),
    Step("start", "settings", settings),
    Step("start", "page dark", start_page_dark),
    Step("start", "rules", rules),
    Step("start", "rules closed", rules_closed),
)
