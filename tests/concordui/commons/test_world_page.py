"""The World view: what a round looks like, changes that wait for the next one, and the same world from its folder."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from concordui.commons.workspace import CommonsWorkspace
from concordui.commons.world.layout import HEIGHT, WIDTH, Layout
from concordui.commons.world.page import WorldPage
from concordui.commons.world.part_forms import AddAgentDialog, AddArenaDialog, AddLinkDialog, AddTreatyDialog
from concordui.commons.world.session import FolderSession, WorldSession
from concordui.commons.world.showing import Part
from concordui.hexmap.svg import svg_of
from concordui.motion import motion
from concordui.pace import Pace
from engine.cli import main
from engine.commons.scenario import world_plan
from engine.commons.seating import Seating
from engine.commons.shipped import shipped
from engine.commons.world_replay import replay_world

pytestmark = pytest.mark.sampled(2)

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "world"


@pytest.fixture
def run(qtbot, dressed, folder: Path) -> Iterator[CommonsWorkspace]:
    """The shipped world under a treaty, paused before its first round."""
    [data] = [data for name, data, _ in shipped("world") if name == "treaty-cap-8"]
    session = WorldSession(world_plan(data, "treaty-cap-8"), folder, Seating(Path()), Pace(paused=True))
    with opened(qtbot, session) as workspace:
        yield workspace


@contextmanager
def opened(qtbot, session: FolderSession) -> Iterator[CommonsWorkspace]:
    workspace = CommonsWorkspace(session, "Five arenas")
    workspace.playback.pause()
    qtbot.addWidget(workspace)
    workspace.resize(1380, 830)
    workspace.show()
    qtbot.waitUntil(lambda: workspace.world.view is not None)
    yield workspace
    workspace.end()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def page_of(run: CommonsWorkspace) -> WorldPage:
    return run.slots["world"].findChild(WorldPage)


def step(qtbot, run: CommonsWorkspace, rounds: int = 1) -> None:
    wanted = run.world.turns + rounds
    for _ in range(rounds):
        run.session.step()
    qtbot.waitUntil(lambda: run.world.turns == wanted and page_of(run).canvas.scene.picture.turn == wanted)


def seen(qtbot, run: CommonsWorkspace) -> WorldPage:
    """The page, once it shows what there is."""
    page = page_of(run)
    qtbot.waitUntil(lambda: page.canvas.scene is not None and not page._steps.waiting)
    return page


def rows(table) -> list[list[str]]:
    model = table.model()
    return [[model.index(r, c).data() for c in range(model.columnCount())] for r in range(model.rowCount())]


def test_a_round_is_seen_on_the_map_and_in_the_lists_and_both_choose_the_same(qtbot, run):
    step(qtbot, run, 3)
    page = seen(qtbot, run)
    picture = page.canvas.scene.picture
    assert {node.id: len(node.breaches) for node in picture.nodes} == {"a0": 0, "a1": 0, "a2": 0, "a3": 1, "a4": 1}
    assert picture.nodes[4].shocks[0].payload["factor"] == 0.9
    assert [(each.treaty.name, each.breached, each.breaches) for each in picture.hulls] == [("cap_8", 2, 6)]
    assert rows(page.lists.arenas)[4] == ["a4", "67.345", "10.000", "breach"]
    assert rows(page.lists.treaties) == [["cap_8", "a0, a1, a2, a3, a4", "2", "6"]]
    qtbot.mouseClick(page.canvas, LEFT, pos=page.canvas.card_on_screen("a4").center().toPoint())
    assert (run.world.selected, page.lists.arenas.selected_key) == (Part("arena", "a4"), "a4")
    assert "broke cap_8: 10.000 > 8.000" in page.lists.detail.accessibleName()
    page.lists.arenas.selectRow(0)
    assert page.canvas.scene.chosen == ("arena", "a0")
    qtbot.keyClick(page.canvas, Qt.Key.Key_Right)
    assert run.world.selected == Part("arena", "a1")
    before = page.canvas.layout_of.places["a1"]
    qtbot.keyClick(page.canvas, Qt.Key.Key_Up, CTRL)
    assert page.canvas.layout_of.places["a1"] == (before[0], before[1] - 12)
    page.lists.show_list("event")
    run.world.pin(1)
    qtbot.waitUntil(lambda: page.lists.events.model().rowCount() == 4)
    assert rows(page.lists.events)[-1] == ["1", "a3 broke cap_8: harvested 9.000 > cap 8.000"]


def test_changes_wait_for_the_round_can_be_undone_until_then_and_stay_in_a_log_that_replays(qtbot, run, folder, capsys):
    step(qtbot, run, 2)
    page, canvas = seen(qtbot, run), page_of(run).canvas
    motion().set_system(less=False)
    run.world.select(Part("arena", "a1"))
    qtbot.keyClick(canvas, Qt.Key.Key_Delete)
    assert page.note.accessibleName() == "a1 leaves, and takes along treaty cap_8."
    seen(qtbot, run)
    assert [node.id for node in canvas.scene.picture.nodes if node.state == "going"] == ["a1"]
    assert [each.state for each in canvas.scene.picture.hulls] == ["going"]
    run.perform("edit.undo")
    seen(qtbot, run)
    assert [each.state for each in canvas.scene.picture.hulls] == ["here"]
    assert not page.note.isVisible()
    run.perform("edit.redo")
    add_everything(run)
    assert page.note.accessibleName() == "Add meta-agent enforcer2"
    seen(qtbot, run)
    run.perform("edit.undo")
    seen(qtbot, run)
    assert page.note.accessibleName() == "Add treaty pair"  # the note's Undo takes back what it names
    run.perform("edit.redo")
    seen(qtbot, run)
    assert [node.id for node in canvas.scene.picture.nodes if node.state == "coming"] == ["a5"]
    step(qtbot, run)
    seen(qtbot, run)
    assert [node.id for node in canvas.ghosts.picture.nodes] == ["a1"]  # it fades, and its treaty with it
    assert [each.treaty.name for each in canvas.ghosts.picture.hulls] == ["cap_8"]
    assert (run.world.selected, page.lists.detail.accessibleName()) == (None, "")
    assert not run.states()["edit.undo"].enabled
    assert page.note.accessibleName() == "The round has begun with the change."
    assert [each.treaty.name for each in canvas.scene.picture.hulls] == ["pair"]
    assert [(each.link.source, each.link.target) for each in canvas.scene.picture.links] == [("a5", "a0")]
    page.lists.which.buttons()[-1].click()
    seen(qtbot, run)
    assert ["2", "Treaty cap_8 fell with its signatory a1"] in rows(page.lists.events)
    step(qtbot, run, 2)
    pictures = {turn: shown_at(qtbot, run, turn) for turn in (0, 2, 3, 5)}
    run.end()
    assert main(["world", "replay", str(folder), "--verify"]) == 0
    assert capsys.readouterr().out.endswith("5 rounds, all as recorded.\n")
    assert [agent.id for agent in replay_world(folder).world.meta_agents] == ["enforcer", "enforcer2"]
    with opened(qtbot, FolderSession(folder)) as again:
        qtbot.waitUntil(lambda: again.world.turns == 5)
        assert {turn: shown_at(qtbot, again, turn) for turn in pictures} == pictures
        assert not page_of(again).add_arena_button.isVisible()


def shown_at(qtbot, run: CommonsWorkspace, turn: int) -> object:
    run.world.pin(turn)
    page = seen(qtbot, run)
    qtbot.waitUntil(lambda: page.canvas.scene.picture.turn == turn)
    return page.canvas.scene.picture


def add_everything(run: CommonsWorkspace) -> None:
    """An arena, a link from it, a treaty with it, and who watches that, each in its dialog."""
    page = page_of(run)
    arena = page.add_arena()
    assert isinstance(arena, AddArenaDialog)
    arena.name.setText("a0")
    arena.add()
    assert "taken" in arena.fields["id"].fault
    arena.name.setText("a5")
    arena.add()
    link = page.add_link()
    assert isinstance(link, AddLinkDialog)
    link.source.setCurrentIndex(link.source.findText("a5"))
    link.target.setCurrentIndex(link.target.findText("a5"))
    link.add()
    assert link.fields["target"].fault == "A link leads to another arena. Name two arenas."
    link.target.setCurrentIndex(link.target.findText("a0"))
    link.add()
    treaty = page.add_treaty()
    assert isinstance(treaty, AddTreatyDialog)
    treaty.name.setText("pair")
    treaty.tick("a5")
    treaty.add()
    assert treaty.fields["arenaIds"].fault == "A treaty needs two signatories or more. Name at least two arenas."
    treaty.tick("a0")
    treaty.cap.setValue(1.0)
    treaty.add()
    agent = page.add_agent()
    assert isinstance(agent, AddAgentDialog)
    assert (agent.name.text(), agent.treaty.currentText()) == ("enforcer2", "pair")
    agent.add()


def test_an_edit_that_comes_after_the_round_began_is_refused_in_words(qtbot, run):
    step(qtbot, run, 1)
    late, told = run.world.shape.without_arena("a1"), []
    run.failed.connect(told.append)
    run.world.edit(late, "a1 leaves")
    step(qtbot, run)
    run.session.edit(late.without_arena("a2"), 0)
    qtbot.waitUntil(lambda: bool(told))
    assert told[0].what == "the round has begun, with what was there"
    assert run.world.shape.names == ("a0", "a2", "a3", "a4")


@pytest.mark.full
def test_the_picture_leaves_with_its_words_as_text(qtbot, run):
    step(qtbot, run, 2)
    seen(qtbot, run)
    dialog = page_of(run).export()
    drawing = dialog.film().draw(0)
    svg = svg_of(drawing)
    assert all(f">{words}<" in svg for words in ("Five arenas under a treaty", "a4", "cap_8", "2 breaches"))
    assert dialog.suggestion() == "Five arenas under a treaty round 2.png"
    dialog.close()


@pytest.mark.parametrize("count", [1, 5, 8, 9, 50])
def test_arenas_stand_apart_at_the_same_places_each_time_and_stay_when_others_come(count):
    names = [f"a{number:02d}" for number in range(count)]
    ties = [(names[number], names[(7 * number + 3) % count]) for number in range(count)]
    first, second = Layout(), Layout()
    first.take_in(names, ties)
    second.take_in(names, ties)
    assert first.places == second.places
    first.take_in([*names, "late"], [("late", names[0])])
    assert {name: first.places[name] for name in names} == second.places
    for (ax, ay), (bx, by) in combinations(first.places.values(), 2):
        assert abs(ax - bx) > WIDTH or abs(ay - by) > HEIGHT
