"""*Minds* in the window: who sits where, at once and kept; a test call over HTTP; keys in the keyring alone; and a mind
that never answers or answers nonsense, shown in its place while the run goes on.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from concordui.application import make_shell
from concordui.colony.home_page import ColonyHome
from concordui.colony.mind_settings.desk import MindsDesk
from concordui.colony.mind_settings.dialog import MindsDialog
from concordui.colony.run_settings import read_settings, settings_path
from concordui.colony.runs import RunWanted
from concordui.colony.workspace import ColonyWorkspace
from concordui.folders import Folders
from concordui.main_window import MainWindow
from engine.colony.scenario import FOLDER
from engine.colony.viewing.troubles import LAST_CALLS
from helpers.colony_runs import WAITS
from helpers.colony_trials import OFFERS, SCENARIO
from helpers.hands import click, nameless, press, write
from helpers.keyrings import LockedKeyring, MemoryKeyring, keyring_is
from helpers.model_server import Behaviour, ModelServer, says, sends, silent, whole

pytestmark = pytest.mark.sampled(3)

KEY = "sk-secret-Zq7vLmN0pR2tX9"
COLONY = {**SCENARIO, "title": "Logs", "minds": {"seats": {"core": OFFERS, "ann": WAITS, "bob": WAITS}}}


@pytest.fixture
def window(open_window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    for variable in ("OPENAI_API_KEY", "ANTHROPIC_API_KEY"):
        monkeypatch.delenv(variable, raising=False)
    yield open_window(make_shell(Folders.under(tmp_path)))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def young(window: MainWindow, qtbot) -> ColonyWorkspace:
    """A colony in which the core offers ann logs to haul whenever it can, held after its first ticks."""
    home = window.pages.named["colony"]
    assert isinstance(home, ColonyHome)
    home.wanted.emit(RunWanted(COLONY, FOLDER, "logs"))
    workspace = window.front()
    assert isinstance(workspace, ColonyWorkspace)
    qtbot.waitUntil(lambda: workspace.showing.last >= 1)
    workspace.session.play(False)
    workspace.session.set_rate(None)
    return workspace


@pytest.fixture
def colony(young: ColonyWorkspace) -> ColonyWorkspace:
    """It goes on as fast as it can."""
    young.session.play(True)
    return young


def kept(colony: ColonyWorkspace) -> dict[str, object]:
    """Who sits where by what is kept with the run."""
    settings = read_settings(colony.session.path)
    return {} if settings is None else dict(settings.seats)


def opened(window: MainWindow, colony: ColonyWorkspace, qtbot) -> MindsDialog:
    window.do("colony.mind_settings")
    dialog = colony.findChild(MindsDialog)
    assert dialog is not None
    qtbot.waitUntil(dialog.isVisible)
    qtbot.waitUntil(lambda: not dialog.keys.busy)
    return dialog


def model(dialog: MindsDialog, url: str) -> None:
    """Type a model server into the field of the seat that is marked."""
    field = dialog.field
    field.kind.setCurrentIndex([item.key for item in field.kind.items()].index("openai"))
    field.kind.activated.emit(field.kind.currentIndex())
    field.model.setFocus()
    write("small")
    field.url.setFocus()
    write(f"{url}/v1")
    field.settle()


def test_a_mind_is_seated_at_once_and_kept_with_the_run_and_not_a_key_of_it(window, young, qtbot) -> None:
    colony = young  # the core's turns are not spent before anybody has typed
    dialog = opened(window, colony, qtbot)
    assert nameless(dialog) == []
    dialog.select("ann")
    with ModelServer(says(lambda told: {"choice": told["menu"][-1]["id"]})) as server:
        model(dialog, server.url)
        spec = f"openai:small@{server.url}/v1"
        qtbot.waitUntil(lambda: kept(colony) == {"ann": spec})
        colony.session.play(True)
        qtbot.waitUntil(lambda: server.calls >= 1)
    assert dialog.table.rows_model.rows[2].spec == spec


def test_one_choice_seats_every_colonist(window, colony, qtbot) -> None:
    dialog = opened(window, colony, qtbot)
    dialog.select("ann")
    dialog.field.set_spec("scripted")
    click(dialog.everybody)
    qtbot.waitUntil(lambda: kept(colony) == {"ann": "scripted", "bob": "scripted"})


CALLS: dict[str, tuple[Behaviour, str]] = {
    "a wrong key": (sends(whole(b"{}", "401 Unauthorized")), "The server does not accept the key (401)."),
    "an unknown model": (sends(whole(b"{}", "404 Not Found")), "There is no such model, or no such address (404)."),
    "no JSON": (sends(whole(b"<html>")), "The server's answer is not JSON."),
    "the wrong shape": (says({"choice": 7}), "The model's answer has the wrong shape."),
    "a cut": (sends(b""), "The connection was cut."),
    "a good answer": (says({"choice": "ready"}), "It answers."),
}


@pytest.mark.thinned(3)
@pytest.mark.parametrize("fault", CALLS)
def test_a_test_call_says_in_words_what_came_of_it(window, colony, qtbot, fault: str) -> None:
    behave, words = CALLS[fault]
    colony.session.play(False)
    dialog = opened(window, colony, qtbot)
    dialog.select("bob")
    with ModelServer(behave) as server:
        model(dialog, server.url)
        click(dialog.test)
        assert dialog.calling
        qtbot.waitUntil(lambda: not dialog.calling)
    assert dialog.note.accessibleName() == words
    assert dialog.isVisible()


def test_a_server_that_is_silent_holds_up_nothing_and_closing_gives_the_call_up(window, colony, qtbot) -> None:
    dialog = opened(window, colony, qtbot)
    dialog.select("bob")
    with ModelServer(silent) as server:
        model(dialog, server.url)
        click(dialog.test)
        qtbot.waitUntil(lambda: server.calls >= 1)
        tick = colony.showing.last
        qtbot.waitUntil(lambda: colony.showing.last > tick + 5)
        dialog.reject()
        assert not dialog.calling


def test_a_key_goes_into_the_keyring_reaches_the_server_and_is_in_no_file(
    window, colony, qtbot, tmp_path: Path
) -> None:
    memory = MemoryKeyring()
    with keyring_is(memory), ModelServer(says({"choice": "ready"})) as server:
        dialog = opened(window, colony, qtbot)
        dialog.select("ann")
        model(dialog, server.url)
        row = dialog.keys.rows["OPENAI_API_KEY"]
        qtbot.waitUntil(row.typed.isEnabled)
        row.typed.setFocus()
        write(KEY)
        click(row.keep)
        assert row.typed.text() == ""
        qtbot.waitUntil(lambda: row.place.text() == "kept in the keyring")
        assert list(memory.kept.values()) == [KEY]
        click(dialog.test)
        qtbot.waitUntil(lambda: not dialog.calling)
        assert "The key is from the keyring." in dialog.note.accessibleDescription()
        assert any(KEY in seen.headers.get("authorization", "") for seen in server.seen)
        click(row.forget)
        qtbot.waitUntil(lambda: row.place.text() == "there is none")
        assert memory.kept == {}
    written = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert settings_path(colony.session.path) in written
    assert not [path for path in written if KEY.encode() in path.read_bytes()]


@pytest.mark.parametrize(("backend", "words"), [(None, "no keyring that protects"), (LockedKeyring(), "unlock it")])
def test_a_machine_without_a_keyring_that_answers_says_so_in_words(window, colony, qtbot, backend, words: str) -> None:
    with keyring_is(backend):
        dialog = opened(window, colony, qtbot)
    assert words in dialog.keys.note.accessibleName()
    assert not dialog.keys.rows["ANTHROPIC_API_KEY"].keep.isEnabled()


NONSENSE: dict[str, tuple[Behaviour, str]] = {
    "nobody answers": (sends(b""), "gives no answer"),
    "words": (says("Sure! I accept."), "answers no JSON"),
    "another shape": (says({"choice": 7}), "answers in the wrong shape"),
}


@pytest.mark.thinned(2)
@pytest.mark.parametrize("fault", NONSENSE)
def test_a_mind_that_answers_nothing_that_counts_is_shown_in_its_place_and_the_run_goes_on(
    window, colony, qtbot, fault: str
) -> None:
    behave, words = NONSENSE[fault]
    with ModelServer(behave) as server:
        colony.session.seat("ann", f"openai:small@{server.url}/v1")
        note = _desk(colony).note
        qtbot.waitUntil(note.isVisible)
        assert note.note.accessibleName().startswith("Ann: the mind (small at 127.0.0.1:")
        assert words in note.note.accessibleName()
        tick = colony.showing.last
        qtbot.waitUntil(lambda: colony.showing.last > tick + 20)
        note.note.link_clicked.emit("settings")
        dialog = colony.findChild(MindsDialog)
        qtbot.waitUntil(dialog.last.isVisible)
        assert dialog.field.form.model == "small"
        note.note.link_clicked.emit("dismiss")
        assert not note.isVisible()
        colony.session.seat("ann", "scripted")
        qtbot.waitUntil(lambda: not dialog.last.isVisible())


def _desk(colony: ColonyWorkspace) -> MindsDesk:
    desk = colony.findChild(MindsDesk)
    assert desk is not None
    return desk


def test_a_mind_that_never_answers_says_for_how_long_it_is_asked_and_the_run_goes_on(window, colony, qtbot) -> None:
    with ModelServer(silent) as server:
        colony.session.seat("ann", f"openai:small@{server.url}/v1")
        dialog = opened(window, colony, qtbot)
        qtbot.waitUntil(lambda: server.calls >= 1)
        colony.session.set_rate(4.0)
        qtbot.waitUntil(lambda: _state(dialog, "ann").startswith("asked for "))
        tick = colony.showing.last
        qtbot.waitUntil(lambda: colony.showing.last > tick)
        colony.session.seat("ann", "scripted")
        qtbot.waitUntil(lambda: not _state(dialog, "ann").startswith("asked for "))


def _state(dialog: MindsDialog, seat: str) -> str:
    model = dialog.table.rows_model
    place = model.place(seat)
    return str(model.index(place, 2).data())


def test_nothing_of_it_is_told_to_a_person_who_sits_in_a_seat(window, colony, qtbot) -> None:
    with ModelServer(sends(b"")) as server:
        colony.session.seat("ann", f"openai:small@{server.url}/v1")
        note = _desk(colony).note
        qtbot.waitUntil(note.isVisible)
        dialog = opened(window, colony, qtbot)
        colony.showing.see_as("bob")
        assert not note.isVisible()
        assert not dialog.isVisible()
        assert colony.showing.value(LAST_CALLS.key) is None
        assert not colony.states()["colony.mind_settings"].enabled


def test_the_dialog_is_used_by_keyboard_alone(window, colony, qtbot) -> None:
    dialog = opened(window, colony, qtbot)
    dialog.table.setFocus()
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Down)
    assert dialog.name.text() == "Ann"
    press(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not dialog.isVisible())
