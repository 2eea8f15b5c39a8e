"""The self-test's steps in the matrix of who knows what: a fact, a cell, its evidence, and a search."""

from __future__ import annotations

from PySide6.QtCore import Qt

from concordui.colony.knows.evidence_dialog import EvidenceDialog
from concordui.colony.knows.panel import KnowsPanel
from concordui.selftest import Step
from concordui.selftest_driver import Driver
from engine.colony.viewing.facts import FactKey

CTRL = Qt.KeyboardModifier.ControlModifier


def matrix(driver: Driver) -> None:
    panel = driver.find(KnowsPanel)
    driver.wait("the facts of the colony", lambda: panel.model.rowCount() > 0)
    driver.expect("each mind has a column", set(panel.model.minds) == set(panel.showing.people.minds))
    driver.expect("a sentence says who knows the chosen fact", bool(panel.note.accessibleDescription()))


def evidence(driver: Driver) -> None:
    panel = driver.find(KnowsPanel)
    pawn = panel.showing.pawns[0].id
    panel.showing.choose_fact(FactKey("need", pawn, "food"))
    panel.view.minds.setFocus(Qt.FocusReason.OtherFocusReason)
    panel.view.choose(panel.view.row, panel.model.column(pawn))
    driver.key(Qt.Key.Key_Return)
    dialog = driver.find(EvidenceDialog)
    driver.wait("the item of the perspective", lambda: "origin" in dialog.text.toPlainText())
    driver.click(dialog.close_button)


def search(driver: Driver) -> None:
    panel = driver.find(KnowsPanel)
    everything = panel.model.rowCount()
    panel.view.minds.setFocus(Qt.FocusReason.OtherFocusReason)
    driver.key(Qt.Key.Key_F, CTRL)
    driver.write("food")
    driver.wait("fewer facts", lambda: 0 < panel.model.rowCount() < everything)
    driver.key(Qt.Key.Key_Escape)
    driver.wait("all facts again", lambda: panel.model.rowCount() >= everything)


STEPS = (
    Step("colony", "the matrix of who knows what", matrix),
    Step("colony", "the evidence of a cell", evidence),
    Step("colony", "a search among the facts", search),
)
