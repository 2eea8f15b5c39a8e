"""The Match workspace in the real window: what a person sees and does in each phase, alone, together, or watching."""

from __future__ import annotations

import asyncio

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

from concordui.match.bot_log import BotLogDialog
from concordui.match.history import Stage
from concordui.match.orders_panel import OrdersPanel
from concordui.widgets import LinkButton, PrimaryButton
from engine.anatolia.board import shipped_board
from engine.anatolia.orders import Hold, Move, Support
from engine.anatolia.record import GameRecord
from engine.seats.protocol import Answer
from helpers.hands import nameless, tab_stops
from helpers.scripted_kind import idle
from helpers.seasons import CLASH, CLASH_ORDERS

pytestmark = pytest.mark.sampled(3)

ORDERS = {"phase": "orders"}


def army(power, at, kind="army"):
    return {"power": power, "type": kind, "at": at}


def proposing_peace(call):
    """Proposes peace to Lydia and accepts everything."""
    if call.method == "propose":
        return [{"to": "Lydia", "type": "peace", "terms": {}}]
    if call.method == "answer":
        return {proposal["id"]: "accept" for proposal in call.state["inbox"]}
    return idle(call)


def ordering(*orders):
    """Gives these orders and nothing else."""

    def script(call):
        return list(orders) if call.method == "orders" else idle(call)

    return script


async def for_ever(call):
    await asyncio.sleep(3600)


def slow_in_orders(call):
    return for_ever(call) if call.method == "orders" else idle(call)


def shown_links(note):
    return [link for link in note.findChildren(LinkButton) if link.isVisible()]


def to_orders(hands):
    """Through the negotiation, proposing nothing and accepting all."""
    hands.wait_for_turn("negotiate-propose")
    hands.click_send_in_dialog()
    hands.wait(lambda: hands.desk.acting is not None and hands.desk.phase != "negotiate-propose")
    if hands.desk.phase == "negotiate-answer":
        hands.desk.edit({proposal.id: "accept" for proposal in hands.desk.view.inbox})
        hands.workspace.dialogs.dialog.load(hands.desk.payload(hands.desk.acting))
        hands.click_send_in_dialog()
    hands.wait_for_turn("orders")


# Orders by key


def test_the_keys_walk_on_from_the_next_unit(script_match):
    hands = script_match("Lydia", start=ORDERS)
    hands.wait_for_turn("orders")
    view = hands.workspace.area.view
    for _ in range(3):
        hands.press(Qt.Key.Key_N)
        assert view.cursor_place == hands.desk.step.unit
        assert view.spoken.startswith(hands.desk.board.by_id[hands.desk.step.unit].name)
        hands.press(Qt.Key.Key_Right)
        assert view.cursor_place != hands.desk.step.unit


# While bots think


def test_the_window_reacts_to_clicks_and_keys_while_a_slow_bots_call_is_pending(script_match):
    hands = script_match("Lydia", scripts={"Caria": slow_in_orders}, start=ORDERS)
    hands.wait_for_turn("orders")
    hands.wait(lambda: hands.desk.model.lights["Caria"].state == "thinking")
    hands.click_map("G")
    hands.click_map("H")
    hands.press(Qt.Key.Key_N)
    hands.press(Qt.Key.Key_H)
    assert set(hands.desk.book.orders.values()) >= {Move("G", "H")}
    assert len(hands.desk.book.orders) == 2
    hands.click_main()
    assert hands.desk.acting is None
    assert hands.desk.model.lights["Caria"].state == "thinking"
    assert "Thinking" in hands.workspace.bar.cells["Caria"].accessibleName()
    assert hands.workspace.docks.orders_head._note.text().endswith("sent")


def test_a_seat_that_fell_back_says_why_in_its_light_and_in_the_log(script_match):
    def failing(call):
        return Answer(reason="timeout", gone=True, elapsed_ms=2000.0)

    hands = script_match("Lydia", scripts={"Cilicia": failing, "Caria": slow_in_orders}, start=ORDERS)
    hands.wait(lambda: "Cilicia" in hands.desk.model.lights and hands.desk.model.lights["Cilicia"].reason)
    assert hands.workspace.bar.cells["Cilicia"].cell.light.text == "Timed out: holds"
    assert hands.workspace.bar.cells["Cilicia"].cell.light.icon == "triangle-alert"


def test_after_the_resolution_the_fall_back_is_still_told(script_match):
    def failing(call):
        return Answer(reason="exception") if call.method == "orders" else idle(call)

    hands = script_match("Lydia", scripts={"Cilicia": failing}, start=ORDERS)
    hands.wait_for_turn("orders")
    hands.click_main()
    hands.wait(lambda: hands.desk.reviewing)
    assert hands.workspace.bar.cells["Cilicia"].cell.light.text == "Raised an error: holds"
    assert hands.workspace.docks.log.strip.line.text() == (
        "Cilicia (script) raised an error while asked for orders. Its units hold."
    )
    hands.click(hands.workspace.docks.log.strip.link)
    dialog = hands.workspace.findChild(BotLogDialog)
    assert dialog.text.toPlainText() == "This bot has written no log."
    dialog.close()


# Orders and promises


def test_a_breach_is_named_before_it_goes_taken_back_by_a_link_and_sent_with_one_click(script_match):
    units = [army("Lydia", "G"), army("Caria", "L"), army("Phrygia", "M")]
    hands = script_match("Lydia", scripts={"Caria": proposing_peace}, start={"units": units})
    to_orders(hands)
    panel: OrdersPanel = hands.workspace.docks.orders
    assert not panel.warning.isVisible()
    hands.click_map("G")
    hands.click_map("L")
    assert panel.warning.isVisible()
    assert "where Caria has an army" in panel.warning.accessibleDescription()
    [tag] = [row.tag for row in panel.list.rows]
    assert tag == "breaks peace"
    [promise] = hands.workspace.docks.promises.list.rows
    assert promise.icon == "triangle-alert"
    hands.wait(lambda: len(shown_links(panel.warning)) == 2)
    show, back = shown_links(panel.warning)
    hands.click(show)
    assert set(hands.workspace.area.scene.state.highlight) == {"G", "L"}
    hands.click(back)
    assert not hands.desk.book.orders
    assert not panel.warning.isVisible()
    hands.press(Qt.Key.Key_Z, ctrl=True)
    assert panel.warning.isVisible()
    hands.click_main()
    hands.wait(lambda: hands.desk.reviewing)
    assert hands.workspace.docks.promises.note.isVisible()
    assert hands.desk.model.position.trust["Lydia"].broken == 1


def test_orders_are_undone_and_redone_by_button_and_key_and_taken_back_together(script_match):
    hands = script_match("Lydia", start=ORDERS)
    hands.wait_for_turn("orders")
    head = hands.workspace.docks.orders_head
    hands.click_map("G")
    hands.click_map("H")
    hands.click_map("E")
    hands.press(Qt.Key.Key_H)
    hands.click(head.buttons["undo"])
    assert hands.desk.book.orders == {"G": Move("G", "H")}
    hands.press(Qt.Key.Key_Y, ctrl=True)
    assert hands.desk.book.orders == {"G": Move("G", "H"), "E": Hold("E")}
    hands.press(Qt.Key.Key_Backspace, ctrl=True)
    assert not hands.desk.book.orders
    hands.press(Qt.Key.Key_Z, ctrl=True)
    assert len(hands.desk.book.orders) == 2


@pytest.mark.full
def test_escape_goes_back_step_by_step_and_the_arrow_under_the_pointer_is_previewed(script_match):
    hands = script_match("Lydia", start=ORDERS)
    hands.wait_for_turn("orders")
    scene = hands.workspace.area.scene
    hands.click_map("G")
    assert scene.state.selected == "G"
    assert set(scene.state.targets) == set(hands.desk.entry.choices(hands.desk.step))
    hands.workspace.area.view.go_to("H")
    hands.shown()
    assert scene.state.preview == Move("G", "H")
    hands.press(Qt.Key.Key_S)
    hands.click_map("E")
    hands.press(Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    assert hands.desk.step.unit == "G"
    hands.press(Qt.Key.Key_Escape)
    assert scene.state.selected is None


def test_a_unit_is_selected_in_the_list_and_a_support_typed_with_names(script_match):
    hands = script_match("Lydia", start=ORDERS)
    hands.wait_for_turn("orders")
    panel = hands.workspace.docks.orders
    hands.click(panel.list.viewport(), panel.list.row_rect("G").center())
    assert hands.desk.step.unit == "G"
    hands.press(Qt.Key.Key_L, ctrl=True)
    names = {place: hands.desk.board.by_id[place].name for place in "GED"}
    hands.write(f"{names['G']} S {names['E']} - {names['D']}")
    hands.press(Qt.Key.Key_Return)
    assert hands.desk.book.orders == {"G": Support("G", "E", "D")}
    hands.write("nonsense")
    hands.press(Qt.Key.Key_Return)
    assert panel.error.isVisible()
    assert hands.desk.book.orders == {"G": Support("G", "E", "D")}


# Retreats, builds


def dislodging_sardis():
    units = [army("Lydia", "G"), army("Caria", "L"), army("Caria", "H"), army("Phrygia", "M")]
    scripts = {
        "Caria": ordering(
            {"unit": "L", "type": "move", "dest": "G"},
            {"unit": "H", "type": "support", "target": "L", "targetDest": "G"},
        )
    }
    return {"scripts": scripts, "start": {"units": units, "phase": "orders", "season": "Autumn"}, "max_years": 2}


@pytest.mark.full
def test_a_retreat_is_chosen_on_the_map_beside_its_dialog_and_disbands_follow(script_match):
    hands = script_match("Lydia", **dislodging_sardis())
    hands.wait_for_turn("orders")
    hands.click_main()
    hands.wait(lambda: hands.desk.reviewing)
    assert hands.workspace.bar.main.text() == "Go on to retreats"
    hands.click_main()
    hands.wait_for_turn("retreats")
    scene = hands.workspace.area.scene
    assert [unit.at for unit in scene.state.dislodged] == ["G"]
    assert hands.dialog is not None
    place = sorted(scene.state.targets)[0]
    hands.click_map(place)
    assert hands.desk.payload("Lydia") == {"G": place}
    assert hands.dialog.payload() == {"G": place}
    assert [way.to for way in scene.state.retreats] == [place]
    hands.click_main()
    hands.wait(lambda: hands.desk.phase != "retreats" and hands.desk.acting)
    moments = hands.desk.timeline.moments
    assert [moment.stage for moment in moments][:2] == [Stage.ORDERS, Stage.RETREATS]


@pytest.mark.full
def test_a_build_is_chosen_on_the_map_beside_its_dialog(script_match):
    units = [army("Lydia", "G"), army("Caria", "I"), army("Phrygia", "M")]
    hands = script_match("Lydia", start={"units": units, "phase": "builds", "season": "Autumn"}, max_years=2)
    hands.wait_for_turn("builds")
    scene = hands.workspace.area.scene
    assert set(scene.state.targets) == {"E", "F"}
    hands.click_map("F")
    hands.click_map("F")
    assert hands.dialog.payload() == [{"type": "fleet", "at": "F"}]
    assert [unit.at for unit in scene.state.builds] == ["F"]
    hands.dialog.close()
    hands.shown()
    assert hands.desk.payload("Lydia") == [{"type": "fleet", "at": "F"}]
    hands.click(hands.workspace.docks.draft.button)
    assert hands.dialog.payload() == [{"type": "fleet", "at": "F"}]
    hands.press(Qt.Key.Key_Return, ctrl=True)
    hands.wait(lambda: hands.desk.phase == "negotiate-propose")
    assert any(unit.at == "F" and unit.type == "fleet" for unit in hands.desk.model.position.units)


# History


@pytest.mark.full
def test_the_past_is_browsed_with_the_keyboard_and_shows_outcomes_and_promises(script_match):
    hands = script_match("Lydia", scripts={"Caria": proposing_peace}, max_years=2)
    to_orders(hands)
    hands.click_map("G")
    hands.click_map("H")
    hands.click_main()
    hands.wait(lambda: hands.desk.reviewing)
    hands.press(Qt.Key.Key_Return, ctrl=True)
    hands.wait_for_turn("negotiate-propose")
    hands.dialog.close()
    hands.shown()
    hands.press(Qt.Key.Key_Left, alt=True)
    docks, scene = hands.workspace.docks, hands.workspace.area.scene
    assert docks.first.currentWidget() is docks.resolution
    assert {entry.unit: entry.outcome for entry in scene.state.orders}["G"] == "success"
    assert [unit.at for unit in scene.state.ghosts] == ["G"]
    assert {row.key: row.tag for row in docks.resolution.list.rows}["G"] == "moved"
    assert {row.tag for row in docks.promises.list.rows} == {"kept"}
    assert hands.workspace.bar.main.text() == "Back to now"
    hands.click_map("G")
    assert docks.resolution.reason.isVisible()
    hands.click(docks.orders_head.buttons["contested"])
    assert docks.resolution.list.rows == ()
    hands.click_main()
    assert hands.desk.now
    assert hands.desk.acting == "Lydia"


@pytest.mark.full
def test_a_broken_word_is_marked_on_the_map_of_the_season_in_which_it_fell_due(script_match):
    def treacherous(call):
        return CLASH_ORDERS["Caria"] if call.method == "orders" else proposing_peace(call)

    start = {"units": CLASH, "phase": "negotiate-propose"}
    hands = script_match("Lydia", scripts={"Caria": treacherous}, start=start, max_years=2)
    scene, view, docks = hands.workspace.area.scene, hands.workspace.area.view, hands.workspace.docks
    to_orders(hands)
    assert scene.state.promises == (), "nothing has fallen due"
    hands.click_main()
    hands.wait(lambda: hands.desk.reviewing)
    assert [(mark.kept, mark.at) for mark in scene.state.promises] == [(False, "L"), (True, "D")]
    view.setFocus()
    view.go_to("L")
    fate = "Broken by Apameia → Sardis and Ephesos supports Apameia → Sardis"
    assert f"Caria to Lydia: Peace, {fate}" in view.spoken
    rows = docks.promises.list
    [broken] = [row for row in rows.rows if row.tag == "broken"]
    hands.click(rows.viewport(), rows.row_rect(broken.key).center())
    assert set(scene.state.highlight) == {"L", "G", "H"}
    assert view.controls.layer_actions()["promises"].isChecked()
    view.controls.layer_actions()["promises"].setChecked(False)
    assert not scene.layer_visible("promises")


# Several people


def test_nothing_secret_of_the_last_seat_is_anywhere_before_the_next_confirms(script_match):
    hands = script_match("Phrygia", "Lydia", scripts={"Caria": proposing_peace})
    desk, workspace = hands.desk, hands.workspace

    def confirm(power):
        hands.wait(lambda: desk.covered == power)
        hands.click(workspace.cover.findChildren(PrimaryButton)[0])
        assert desk.acting == power

    for _ in range(2):
        for power in ("Phrygia", "Lydia"):
            confirm(power)
            if desk.phase == "negotiate-answer":
                desk.edit({proposal.id: "accept" for proposal in desk.view.inbox})
                workspace.dialogs.dialog.load(desk.payload(power))
            hands.click_send_in_dialog()
    confirm("Phrygia")
    hands.click_map("M")
    hands.press(Qt.Key.Key_H)
    assert workspace.area.scene.state.orders
    hands.click_main()
    hands.wait(lambda: desk.covered == "Lydia")
    assert workspace.cover.isVisible()
    assert not workspace.host.isVisible()
    assert hands.dialog is None
    assert workspace.area.scene.state.orders == ()
    assert workspace.docks.promises.list.rows == ()
    assert not workspace.states()["edit.undo"].enabled
    assert workspace.docks.first.currentWidget() is not workspace.docks.orders
    confirm("Lydia")
    assert [row.power for row in workspace.docks.orders.list.rows] == ["Lydia"] * 3
    assert [row.lead for row in workspace.docks.promises.list.rows] == ["Caria"]
    assert not desk.book.stack.canUndo()


@pytest.mark.full
def test_a_match_behind_another_tab_opens_no_dialog_until_it_comes_forward(script_match, match_window):
    first = script_match("Lydia")
    first.wait_for_turn("negotiate-propose")
    assert first.dialog.isVisible()
    second = script_match("Caria", start=ORDERS)
    second.wait_for_turn("orders")
    assert first.dialog is None
    match_window.deck.bring_forward(first.workspace)
    first.wait(lambda: first.dialog is not None and first.dialog.isVisible())
    first.dialog.close()
    match_window.deck.bring_forward(second.workspace)
    match_window.deck.bring_forward(first.workspace)
    first.shown()
    assert first.dialog is None, "what a person closed stays closed"


# Watching


@pytest.mark.full
def test_a_watched_match_is_paused_stepped_and_left_running(script_match):
    hands = script_match(scripts={"Caria": proposing_peace}, max_years=2)
    desk, workspace = hands.desk, hands.workspace
    hands.wait(lambda: desk.moment is not None and workspace.bar.main.isVisible())
    assert workspace.bar.main.text() == "Pause"
    hands.click_main()
    hands.wait(lambda: workspace.bar.main.text() == "Continue")
    before = desk.model.position
    hands.click(workspace.bar.second)
    hands.wait(lambda: desk.model.position is not before)
    assert desk.model.result is None
    assert desk.model.everything
    [no_pause] = [button for button in workspace.area.watch.speed.buttons() if button.text() == "No pause"]
    hands.click(no_pause)
    hands.click_main()
    hands.wait(lambda: desk.model.result is not None)
    hands.wait(lambda: workspace.docks.result.isVisible())
    assert workspace.docks.result.title.text()
    hands.click(workspace.area.strip.first)
    assert desk.moment.label == "S1"


@pytest.mark.full
def test_whoever_is_out_watches_the_others_at_the_pace_that_is_set(script_match):
    units = [army("Lydia", "D"), army("Caria", "I"), army("Phrygia", "M"), army("Galatia", "X")]
    owners = {"I": "Caria", "J": "Caria", "M": "Phrygia", "X": "Galatia", **dict.fromkeys("EFG", "Caria")}
    start = {"units": units, "owners": owners, "phase": "orders", "season": "Autumn"}
    hands = script_match("Lydia", scripts={"Caria": ordering()}, start=start, max_years=12)
    desk, workspace = hands.desk, hands.workspace
    hands.wait_for_turn("orders")
    hands.click_main()
    hands.wait(lambda: desk.reviewing)
    hands.click_main()
    hands.wait_for_turn("builds")
    hands.click_main()
    hands.wait(lambda: desk.free_running)
    assert desk.model.result is None, "the rest of the match was run through at once"
    hands.wait(lambda: workspace.bar.main.text() == "Pause")
    assert workspace.area.watch.isVisible()
    assert "looking back" not in workspace.bar.title.accessibleName()


# The end, and failures


def test_closing_the_tab_ends_the_thread_and_the_workers(start_match, match_window):
    hands = start_match("Lydia")
    hands.wait_for_turn()
    session = hands.workspace.session
    assert session.running
    match_window.close_front()
    assert not session.running


def test_a_saved_game_whose_replay_differs_is_not_offered_to_be_continued(qtbot, match_window, match_shell):
    record = GameRecord.new(shipped_board(), 5, 1, {power: {"kind": "human"} for power in shipped_board().powers})
    record.carry_out(record.begin())
    path = match_shell.folders.saves / "differs.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    record.phases[0].digest = "0" * 64
    record.save(path)
    workspace = match_window.open_path(path)
    qtbot.waitUntil(lambda: workspace.desk.model.failure is not None, timeout=60_000)
    assert workspace.summary().sentence == "Could not be opened: the replay differs from the saved game"
    match_window.close_front()
    assert [file.title for file in match_shell.recent.files()] == ["differs"]
    assert match_shell.recent.last_unfinished() is None


def test_a_match_that_cannot_go_on_says_why_in_the_dock_and_the_log(script_match, caplog):
    def broken(call):
        raise ZeroDivisionError

    hands = script_match("Lydia", scripts={"Caria": broken}, start=ORDERS)
    hands.wait(lambda: hands.desk.model.failure is not None)
    assert hands.workspace.docks.log.strip.line.text().startswith("The match can't go on: ")
    assert "Open the saved game again" in hands.workspace.docks.log.strip.line.text()
    assert "ZeroDivisionError" in caplog.text


def test_the_words_around_the_match_follow_it(script_match, match_window):
    hands = script_match("Lydia", start=ORDERS)
    hands.wait_for_turn("orders")
    workspace = hands.workspace
    assert workspace.title() == "Match 1: Lydia"
    assert match_window.table["match.send"].text() == "Send orders"
    hands.wait(lambda: workspace.status().saved)
    hands.click_map("G")
    assert any("Legal targets" in text for text in match_window.status.status().right)
    assert "Lydia 3" in workspace.summary().sentence
    assert not workspace.summary().finished


def test_every_province_is_hit_where_its_slot_is(script_match):
    hands = script_match("Lydia", start=ORDERS)
    hands.wait_for_turn("orders")
    view = hands.workspace.area.view
    assert [place for place in hands.desk.board.adjacency if view.place_at(hands.point_of(place)) != place] == []


def test_every_control_of_a_match_has_a_name_and_tab_comes_round(script_match):
    hands = script_match("Lydia", start=ORDERS)
    hands.wait_for_turn("orders")
    assert nameless(hands.workspace) == []
    stops = tab_stops()
    assert hands.workspace.area.view in stops
    assert hands.workspace.docks.orders.line in stops
    assert hands.workspace.area.strip.slider in stops
    assert hands.workspace.bar.main in stops


@pytest.mark.full
def test_what_the_engine_refuses_comes_back_with_the_reason_and_the_draft(script_match):
    hands = script_match("Lydia")
    hands.wait_for_turn("negotiate-propose")
    hands.dialog.close()
    hands.shown()
    hands.desk.edit([{"to": "Lydia", "type": "peace", "terms": {}}])
    hands.shown()
    hands.click_main()
    hands.wait(lambda: hands.desk.model.refusals)
    hands.wait_for_turn("negotiate-propose")
    assert hands.dialog is not None
    assert hands.dialog._refusal.isVisibleTo(hands.dialog)
    assert "Nothing is lost" in hands.workspace.docks.log.strip.line.text()
    hands.desk.edit([])
    hands.click_send_in_dialog()
    hands.wait_for_turn("orders")


def test_a_game_that_cannot_be_saved_says_so_and_goes_on(script_match, tmp_path):
    (tmp_path / "file").write_text("")
    hands = script_match("Lydia", start=ORDERS, path=tmp_path / "file" / "game.json")
    hands.wait_for_turn("orders")
    assert "could not be saved" in hands.workspace.docks.log.strip.line.text()
    status = hands.workspace.status()
    assert (status.left[0], status.saved, status.unsaved) == ("Not saved", False, True)
    held = hands.workspace.hold()
    assert "game is not saved (cannot write the file" in held.what
    assert held.where == str(tmp_path / "file" / "game.json")
    assert hands.workspace.hold() is None  # it was said: closing again gives the match up
    assert hands.workspace.hold() is not None  # and what comes later is said again
    hands.click_main()
    hands.wait(lambda: hands.desk.reviewing)


def test_a_spectator_looks_with_the_eyes_of_a_power(script_match, match_window):
    hands = script_match(scripts={"Caria": proposing_peace, "Lydia": proposing_peace}, max_years=1)
    desk, workspace = hands.desk, hands.workspace
    workspace.area.watch.set_paused(True)
    hands.wait(lambda: desk.moment is not None and workspace.docks.promises.list.rows)
    assert workspace.area.strip.seen_by.text() == "Everything is shown"
    deals = workspace.docks.deals.list.rows
    assert deals
    assert workspace.area.scene.state.promises
    match_window.table.trigger("match.seen_by")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    [galatia] = [action for action in menu.actions() if action.text() == "Galatia"]
    galatia.trigger()
    menu.close()
    hands.wait(lambda: workspace.area.strip.seen_by.text() == "Seen by Galatia")
    assert workspace.docks.promises.list.rows == ()
    assert workspace.docks.deals.list.rows == ()
    assert workspace.area.scene.state.promises == ()
    desk.see_as(None)
    hands.shown()
    assert workspace.docks.deals.list.rows == deals
