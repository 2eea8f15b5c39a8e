"""The self-test's steps in trials and banks: each from its form to its tables, and an answer with its request."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from concordui.colony.trials.bank_tab import BankTab
from concordui.colony.trials.trial_tab import TrialTab
from concordui.selftest import Step
from concordui.selftest_driver import Driver

CTRL = Qt.KeyboardModifier.ControlModifier


def _written(driver: Driver, field: QLineEdit, text: str) -> None:
    field.setFocus()
    driver.key(Qt.Key.Key_A, CTRL)
    driver.write(text)


def trial(driver: Driver) -> None:
    driver.window.table.trigger("colony.new_trial")
    tab = driver.window.front()
    driver.expect("a trial is in front", isinstance(tab, TrialTab))
    assert isinstance(tab, TrialTab)
    _written(driver, tab.form.budget, "none")
    driver.key(Qt.Key.Key_Return, CTRL)
    driver.wait("the fault at its field", tab.form.faults["budget"].isVisible)
    for field, text in ((tab.form.ticks, "120"), (tab.form.seeds, "11"), (tab.form.budget, "40")):
        _written(driver, field, text)
    driver.key(Qt.Key.Key_Return, CTRL)
    driver.wait("both runs", lambda: tab.report is not None and tab.settled)
    driver.expect("a row a run", len(tab.results.table.rows_model.rows) == 2)
    driver.click(tab.results.views.buttons()[2])
    driver.expect(
        "nothing failed", [row.figures is not None for row in tab.results.table.rows_model.rows] == [True] * 4
    )
    driver.show_all()
    driver.key(Qt.Key.Key_W, CTRL)


def bank(driver: Driver) -> None:
    driver.window.table.trigger("colony.new_bank")
    tab = driver.window.front()
    driver.expect("a bank is in front", isinstance(tab, BankTab))
    assert isinstance(tab, BankTab)
    driver.click(tab.form.run)
    driver.wait("the matrix", lambda: tab.report is not None and tab.settled)
    table = tab.results.table
    assert table is not None
    table.setFocus()
    table.setCurrentIndex(table.rows_model.index(0, 3))
    driver.key(Qt.Key.Key_Down)
    driver.expect("an answer is shown", tab.results.panel.shown is not None)
    driver.click(tab.results.panel.views.buttons()[1])
    driver.expect("its very bytes", tab.results.panel.about.text().endswith("the very bytes that were asked"))
    driver.show_all()
    driver.key(Qt.Key.Key_W, CTRL)


STEPS = (Step("colony", "trial", trial), Step("colony", "bank", bank))
