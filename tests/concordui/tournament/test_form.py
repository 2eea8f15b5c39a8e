"""The form for a new tournament: what can be asked for, and what is said about what can't."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest

from concordui.tournament.form import NewTournamentDialog
from concordui.tournament.form_model import Form, first_form
from engine.anatolia.tournament import Plan
from engine.errors import BotError, ConcordError
from engine.resources import HOUSE_BOTS
from engine.seats.catalogue import find_bots
from helpers.hands import nameless, told

pytestmark = pytest.mark.sampled(2)

FOLDERS = (HOUSE_BOTS,)
HOLDS = "def orders(state):\n    return []\n"


@pytest.fixture
def form() -> Form:
    return first_form(find_bots(FOLDERS), FOLDERS)


def ticked(form: Form, *specs: str) -> Form:
    for spec in specs:
        form = form.tick(spec, True)
    return form


def test_two_balanced_rounds_are_offered_until_a_person_wants_otherwise(form: Form) -> None:
    form = ticked(form, "house.hold", "house.random", "house.greedy")
    assert form.games_wanted == 6
    plan = form.plan()
    assert len(plan.games) == 6
    assert plan.notes == ()
    assert [entrant.name for entrant in plan.entrants] == ["house.hold", "house.random", "house.greedy"]


def test_a_bot_that_is_unticked_takes_no_part(form: Form) -> None:
    form = ticked(form, "house.hold", "house.random").tick("house.hold", False)
    assert [entrant.bot.id for entrant in form.plan().entrants] == ["house.random"]


@pytest.mark.parametrize("seed", ["", "x", "-1", "4294967296", "1.5", "٣"])
def test_what_is_no_seed_is_said(form: Form, seed: str) -> None:
    from dataclasses import replace

    with pytest.raises(ConcordError, match="no seed"):
        replace(ticked(form, "house.hold"), seed=seed).plan()


def test_a_file_is_added_and_ticked_and_a_listed_bots_file_is_that_bot(form: Form, tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(HOLDS, encoding="utf-8")
    form = form.add_file(str(path)).add_file(str(HOUSE_BOTS / "house.hold.py"))
    assert form.chosen == (str(path), "house.hold")
    assert form.offered()[-1] == (str(path), "mine.py", str(tmp_path))


def test_a_file_that_is_no_bot_is_said_and_changes_nothing(form: Form, tmp_path: Path) -> None:
    path = tmp_path / "Mine.py"
    path.write_text(HOLDS, encoding="utf-8")
    form = form.add_file(str(path))
    assert isinstance(form.problem, BotError)
    assert form.chosen == ()


@pytest.fixture
def dialog(qtbot, dressed, form: Form) -> Iterator[NewTournamentDialog]:
    dialog = NewTournamentDialog(form)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def test_with_the_keyboard_alone_bots_are_ticked_and_the_tournament_is_started(qtbot, dialog) -> None:
    spy = QSignalSpy(dialog.chosen)
    assert nameless(dialog) == []
    assert not dialog._start.isEnabled()
    assert dialog.note.accessibleName() == "Nobody takes part yet"
    QTest.keyClick(dialog.list, Qt.Key.Key_Space)
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    QTest.keyClick(dialog.list, Qt.Key.Key_Space)
    assert len(dialog.form.chosen) == 2
    assert dialog.games.value() == 4
    assert "equally often" in dialog.note.accessibleName()
    QTest.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    [plan] = told(spy)
    assert isinstance(plan, Plan)
    assert plan.name == "Tournament"
    assert len(plan.games) == 4
    assert plan.spec.records
    assert not dialog.isVisible()


def test_a_number_of_games_that_can_not_be_balanced_is_warned_of_with_a_better_one(dialog) -> None:
    for row in range(3):
        dialog._bots.item(row).setCheckState(Qt.CheckState.Checked)
    dialog.games.setValue(7)
    assert "6 or 9 games would" in dialog.note.accessibleName()
    assert dialog._start.isEnabled()
    dialog.games.stepUp()
    assert dialog.games.value() == 10


def test_a_wrong_seed_keeps_the_tournament_from_starting(dialog) -> None:
    dialog._bots.item(0).setCheckState(Qt.CheckState.Checked)
    dialog.seed.selectAll()
    QTest.keyClicks(dialog.seed, "many")
    assert dialog.note.accessibleName() == "This is no seed"
    assert not dialog._start.isEnabled()
