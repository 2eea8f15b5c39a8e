"""Trials and banks in the window: run, watched, stopped, gone on with, opened again as tables and as a matrix."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from concordui.application import make_shell
from concordui.colony.home_page import ColonyHome
from concordui.colony.run_settings import read_settings
from concordui.colony.trials.bank_form import BankAsked
from concordui.colony.trials.bank_tab import BankTab
from concordui.colony.trials.trial_tab import TrialTab, read_draft
from concordui.colony.workspace import ColonyWorkspace
from concordui.folders import Folders
from concordui.main_window import MainWindow
from engine.colony.bank import run_bank
from engine.colony.store import Store
from engine.colony.trial import run_trial
from engine.minds.asking import digest_of
from helpers.colony_banks import folder_of, snapshot, table_file
from helpers.colony_trials import spec_file
from helpers.hands import button, click, nameless, press, table_texts
from helpers.model_server import ModelServer, says, silent

pytestmark = pytest.mark.sampled(4)


@pytest.fixture
def window(open_window, tmp_path: Path) -> Iterator[MainWindow]:
    yield open_window(make_shell(Folders.under(tmp_path / "home")))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def trial_in(window: MainWindow) -> TrialTab:
    tab = window.front()
    assert isinstance(tab, TrialTab)
    return tab


def bank_in(window: MainWindow) -> BankTab:
    tab = window.front()
    assert isinstance(tab, BankTab)
    return tab


# Trials ---------------------------------------------------------------------------------------------------------------


def test_a_trial_is_run_from_the_home_page_and_its_report_is_shown_as_tables(window, qtbot, tmp_path: Path) -> None:
    window.do("colony.home")
    home = window.pages.named["colony"]
    assert isinstance(home, ColonyHome)
    click(button(home, "Trial"))
    tab = trial_in(window)
    assert nameless(tab) == []
    tab.form.show_draft(read_draft(spec_file(tmp_path)))
    click(tab.form.run)
    assert tab.running
    qtbot.waitUntil(lambda: tab.settled and tab.report is not None)
    assert tab.title() == "Trial: logs"
    whole = run_trial(tmp_path / "trial.toml", tmp_path / "whole").report
    assert tab.report["runs"] == whole["runs"]
    assert [row.figures for row in tab.results.tables["runs"].rows_model.rows] == whole["runs"]
    texts = table_texts(tab.results.tables["runs"])
    assert [line[:4] for line in texts] == [
        [run["arm"], str(run["seed"]), "done", f"{run['budget']['used']} of 50"] for run in whole["runs"]
    ]
    assert [line[0] for line in table_texts(tab.results.tables["arms"])] == ["eager", "unwilling"]
    assert tab.results.table.text().splitlines()[0].startswith("Arm,Seed,State,Calls,Answered,Failed")
    assert "calls spent" in tab.status().right[0]
    assert nameless(tab) == []


def test_a_fault_of_the_form_is_told_at_its_field_and_nothing_is_run(window, qtbot) -> None:
    window.do("colony.new_trial")
    tab = trial_in(window)
    tab.form.budget.setText("")
    tab.form.submit()
    assert tab.form.faults["budget"].isVisible()
    tab.form.budget.setText("1")
    tab.form._read()
    tab.form.submit()
    qtbot.waitUntil(lambda: tab.settled)
    assert "1 calls are not one for each of 4 runs" in tab.form.faults["budget"].accessibleName()
    assert tab.folder is None
    assert tab.form.isVisible()


def test_a_trial_is_stopped_keeps_what_is_done_and_goes_on_to_the_same_report(window, qtbot, tmp_path: Path) -> None:
    path = spec_file(tmp_path, {"ticks": 4000, "seeds": [1]})
    tab = window.open_path(path)
    assert isinstance(tab, TrialTab)
    tab.form.submit()
    qtbot.waitUntil(lambda: tab._progress is not None and tab._progress[0] >= 120)
    click(tab.stop)
    qtbot.waitUntil(lambda: tab.settled)
    assert tab.report is None
    assert tab.note.isVisible()
    assert tab.can_go_on
    folder = tab.folder
    with Store.open(folder / "runs" / "eager-1.sqlite", write=False) as store:
        assert store.tip("t1") >= 120
    qtbot.keyClick(window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    again = window.open_path(folder)
    assert isinstance(again, TrialTab)
    qtbot.waitUntil(lambda: again.settled and again.report is not None)
    assert again.can_go_on
    click(again.stop)
    qtbot.waitUntil(lambda: again.settled and not again.can_go_on)
    whole = run_trial(path, tmp_path / "whole").report
    digests = [run["digests"]["game"] for run in again.report["runs"]]
    assert digests == [run["digests"]["game"] for run in whole["runs"]]


def test_closing_the_tab_of_a_trial_whose_model_never_answers_ends_it(window, qtbot, tmp_path: Path) -> None:
    with ModelServer(silent) as server:
        spec = f"openai:m@{server.url}/v1"
        path = spec_file(tmp_path, {"pause": True, "seeds": [1], "arms": [{"name": "m", "minds": {"core": spec}}]})
        tab = window.open_path(path)
        tab.form.submit()
        qtbot.waitUntil(lambda: server.calls >= 1)
        assert tab.running
        qtbot.keyClick(window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
        assert not tab.running


def test_a_run_of_a_trial_is_opened_as_a_copy_with_its_minds_and_the_trial_stays_as_it_is(
    window, qtbot, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    report = run_trial(spec_file(tmp_path, {"seeds": [1]}), out).report
    tab = window.open_path(out)
    qtbot.waitUntil(lambda: tab.settled and tab.report is not None)
    tab.results.table.setCurrentIndex(tab.results.table.rows_model.index(1, 0))
    click(tab.results.open)
    qtbot.waitUntil(lambda: isinstance(window.front(), ColonyWorkspace))
    colony = window.front()
    qtbot.waitUntil(lambda: colony.showing.last == 60)
    minds = json.loads((out / "frozen.json").read_text())["arms"][1]["minds"]
    assert read_settings(colony.session.path).seats == minds
    colony.session.step()
    qtbot.waitUntil(lambda: colony.showing.last == 61)
    assert run_trial(tmp_path / "trial.toml", out).report == report


def test_results_whose_spec_has_changed_are_shown_with_a_word_about_it_and_can_not_go_on(
    window, qtbot, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    report = run_trial(spec_file(tmp_path), out).report
    spec_file(tmp_path, {"ticks": 61})
    tab = window.open_path(out / "report.json")
    qtbot.waitUntil(lambda: tab.settled and tab.report is not None)
    assert tab.report == report
    assert tab.note.accessibleName() == "What these results were made from has changed since."
    assert not tab.can_go_on
    assert not tab.stop.isVisible()


def test_what_is_no_trial_is_refused_in_words(window, qtbot, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("budget = \n[[arms]]\n")
    assert window.open_path(bad) is None
    assert "The spec is no TOML" in window.notices.notices()[0].title


# Banks ----------------------------------------------------------------------------------------------------------------


@pytest.fixture
def bank(tmp_path: Path) -> Path:
    return folder_of(tmp_path / "asked", snapshot("ann"), snapshot("core"))


def test_a_bank_is_put_to_two_minds_and_the_matrix_tells_well_formed_and_grounded_apart(
    window, qtbot, bank: Path
) -> None:
    window.do("colony.new_bank")
    tab = bank_in(window)
    tab.form.set_bank(bank)
    with ModelServer(says({"choice": "fly"})) as server:
        spec = f"openai:small@{server.url}/v1"
        tab.form.show_asked(BankAsked(bank, ("scripted", spec)))
        assert nameless(tab) == []
        click(tab.form.run)
        qtbot.waitUntil(lambda: tab.settled and tab.report is not None)
        assert server.calls == 2
    texts = table_texts(tab.results.table)
    assert [line[0] for line in texts] == ["of-ann", "of-core"]
    assert [line[3:] for line in texts] == [["yes", "yes", "no", "–"], ["yes", "yes", "no", "–"]]
    assert "small at 127.0.0.1" in tab.results.legend.accessibleName()
    assert "well-formed 0 of 2, grounded –" in tab.results.legend.accessibleName()
    csv = tab.results.table.text().splitlines()
    assert csv[0] == "Decision,Decides,What is otherwise,1 well-formed,1 grounded,2 well-formed,2 grounded"
    assert nameless(tab) == []


def test_a_cell_opens_the_reply_and_the_very_bytes_that_were_asked(window, qtbot, bank: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    result = run_bank(bank, ["scripted"], out)
    tab = window.open_path(out)
    assert isinstance(tab, BankTab)
    qtbot.waitUntil(lambda: tab.settled and tab.report is not None)
    tab.results.choose("of-ann", 0)
    panel = tab.results.panel
    cell = result.report["snapshots"][0]["cases"][0]["cells"][0]
    assert json.loads(panel.text.toPlainText()) == cell["reply"]
    assert panel.formed.text() == "well-formed: yes"
    assert panel.grounded.text() == "grounded: yes"
    click(panel.views.buttons()[1])
    assert panel.about.text().endswith("the very bytes that were asked")
    click(panel.copy)
    copied = QGuiApplication.clipboard().text()
    assert copied == panel.shown.request
    assert panel.shown.digest == panel.shown.attempt.digest
    assert json.loads(copied) == json.loads(panel.text.toPlainText())
    press(Qt.Key.Key_Tab)


def test_a_bank_is_stopped_and_gone_on_with_and_nothing_is_asked_twice(window, qtbot, bank: Path) -> None:
    asked: list[str] = []

    def slowly(connection, seen) -> None:
        asked.append(json.dumps(seen.told, sort_keys=True))
        if len(asked) == 1:
            says({"choice": "fly"})(connection, seen)
        else:
            connection.closing.wait()

    with ModelServer(slowly) as server:
        window.do("colony.new_bank")
        tab = bank_in(window)
        tab.form.show_asked(BankAsked(bank, (f"openai:m@{server.url}/v1",)))
        tab.form.submit()
        qtbot.waitUntil(lambda: len(asked) == 2)
        qtbot.waitUntil(lambda: tab.results.rows and tab.results.rows[0].cells[0] is not None)
        click(tab.stop)
        qtbot.waitUntil(lambda: tab.settled)
        assert tab.note.accessibleName() == "It was stopped"
        folder = tab.folder
        qtbot.keyClick(window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
        again = window.open_path(folder)
        qtbot.waitUntil(lambda: again.settled and again.report is not None)
        states = [cell["state"] for row in again.results.rows for cell in row.cells]
        assert states[0] == "failed"
        assert states[1] in ("in flight", "discarded")
        assert len(asked) == 2


def test_a_mind_named_twice_and_a_bank_that_is_empty_are_refused_in_words(window, qtbot, tmp_path: Path) -> None:
    window.do("colony.new_bank")
    tab = bank_in(window)
    tab.form.show_asked(BankAsked(tab.form._bank, ("scripted", "scripted")))
    tab.form.submit()
    assert "name it once" in tab.form.faults["minds"].accessibleName()
    assert not tab.running
    (tmp_path / "empty").mkdir()
    tab.form.show_asked(BankAsked(tmp_path / "empty", ("scripted",)))
    tab.form.submit()
    qtbot.waitUntil(lambda: tab.settled)
    assert "This bank is empty" in tab.form.faults[""].accessibleName()
    assert tab.folder is None


def test_a_bank_whose_snapshots_are_gone_is_shown_without_its_requests(window, qtbot, bank: Path, tmp_path) -> None:
    out = tmp_path / "out"
    report = run_bank(bank, ["scripted"], out).report
    for path in bank.glob("*.json"):
        path.rename(path.with_suffix(".old"))
    tab = window.open_path(out)
    qtbot.waitUntil(lambda: tab.settled and tab.report is not None)
    assert tab.report == report
    assert tab.note.isVisible()
    assert not tab.can_go_on
    tab.results.choose("of-core", 0)
    tab.results.panel.views.set_key("request")
    tab.results.panel._show()
    assert "can't be made again" in tab.results.panel.about.text()


def test_a_folder_of_snapshots_opens_as_a_new_bank(window, qtbot, bank: Path) -> None:
    tab = window.open_path(bank)
    assert isinstance(tab, BankTab)
    assert tab.form.bank.key() == str(bank)
    assert tab.path() is None


def test_claims_are_shown_with_what_the_archive_says_and_say_that_they_are_a_prototype(
    window, qtbot, bank: Path, tmp_path: Path
) -> None:
    plain = {"says": "bob fell", "what": "fell", "about": "bob", "work": None, "count": None, "sources": ["e77"]}
    spec = table_file(tmp_path / "claims.json", {"choose": ["*"], "with": {"claims": [{**plain, "kind": "fact"}]}})
    out = tmp_path / "out"
    asyncio.run(_put(bank, [spec.replace("scripted:", f"scripted:{tmp_path}/")], out))
    tab = window.open_path(out)
    qtbot.waitUntil(lambda: tab.settled and tab.report is not None)
    tab.results.choose("of-ann", 0)
    panel = tab.results.panel
    panel.views.set_key("claims")
    panel._show()
    assert "prototype" in panel.about.text()
    assert panel.text.toPlainText().startswith("Fact: bob fell\n  in the archive: ")
    assert "of which it was not told: e77" in panel.text.toPlainText()
    assert digest_of(tab._asked.request(tab._asked.bank.cases[0], "x")) == panel.shown.digest


async def _put(bank: Path, minds: list[str], out: Path) -> None:
    from engine.colony.bank import bank as put

    await put(bank, minds, out, claims=True)
