"""In the window: a season plays when it comes to pass and when a person asks, and the game never waits for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from concordui.match.history import Stage
from concordui.motion import motion
from helpers.scripted_kind import idle
from helpers.seasons import CLASH, CLASH_ORDERS

pytestmark = pytest.mark.sampled(2)


@pytest.fixture
def moving(match_window):
    """A person who wants motion whatever the system says."""
    match_window.commands.set(motion="on", replay_speed=1.0)
    yield
    match_window.commands.set(motion="system")


def clashing(power):
    def script(call):
        return CLASH_ORDERS[power] if call.method == "orders" else idle(call)

    return script


@pytest.fixture
def clash(script_match):
    """Lydia at the screen, about to be dislodged; time stands still for films."""

    def start(season="Spring", **values):
        scripts = {power: clashing(power) for power in ("Caria", "Phrygia")}
        setup = {"phase": "orders", "units": CLASH, "season": season}
        hands = script_match("Lydia", scripts=scripts, start=setup, max_years=2, **values)
        hands.workspace.area.player._clock = lambda: 0.0
        hands.wait_for_turn("orders")
        return hands

    return start


def resolve(hands):
    hands.click_main()
    hands.wait(lambda: hands.desk.reviewing)


def bar(hands):
    return hands.workspace.area.replay


def player(hands):
    return hands.workspace.area.player


def arrows(hands):
    return {order.unit: order.outcome for order in hands.workspace.area.scene.state.orders}


@pytest.mark.full
def test_what_has_come_to_pass_plays_while_the_match_is_already_further(clash, moving):
    hands = clash()
    resolve(hands)
    hands.wait(lambda: hands.desk.phase == "retreats")
    assert player(hands).playing
    assert arrows(hands)["L"] is None
    assert bar(hands).isVisible()
    assert bar(hands).text.text() == "What 5 units were ordered"
    assert not hands.workspace.area.view.legend.isVisible()
    assert "step 1 of 3" in hands.workspace.bar.title.accessibleName()
    hands.click_main()
    assert not player(hands).active
    assert not bar(hands).isVisible()
    assert hands.desk.acting == "Lydia", "going on waits for nothing"


def test_a_film_that_ran_to_its_end_leaves_the_resolution_with_its_legend(clash, moving):
    hands = clash()
    resolve(hands)
    player(hands).advance(60_000)
    hands.shown()
    assert (player(hands).active, arrows(hands)["L"], hands.desk.reviewing) == (False, "success", True)
    assert hands.workspace.area.view.legend.isVisible()
    assert "step" not in hands.workspace.bar.title.accessibleName()


def test_without_motion_the_resolution_is_there_at_once_and_plays_in_jumps_when_asked(clash):
    hands = clash()
    resolve(hands)
    assert (player(hands).active, arrows(hands)["L"]) == (False, "success")
    hands.click(hands.workspace.area.strip.replay)
    assert (player(hands).playing, arrows(hands)["L"]) == (True, None)
    hands.click(bar(hands).next)
    assert (player(hands).at, arrows(hands)["L"]) == (1, "success")


def test_every_step_is_driven_by_buttons_and_by_keys(clash, moving):
    hands = clash()
    resolve(hands)
    film = player(hands)
    hands.press(Qt.Key.Key_P, alt=True)
    assert not film.playing
    assert bar(hands).toggle.accessibleName() == "Play"
    assert hands.workspace.states()["replay.play"].text == "Go on with the replay"
    view = hands.workspace.area.view
    for key, at in ((Qt.Key.Key_Right, 0), (Qt.Key.Key_Right, 1), (Qt.Key.Key_Left, 0)):
        QTest.keyClick(view, key, Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier)
        film.advance(10_000)
        assert film.at == at
    QTest.keyClick(view, Qt.Key.Key_P, Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier)
    assert (motion().speed, bar(hands).speed.text()) == (2.0, "2\N{MULTIPLICATION SIGN}")
    [half] = [action for action in bar(hands).speed.menu().actions() if action.data() == 0.5]
    half.trigger()
    assert motion().speed == 0.5
    hands.click(bar(hands).next)
    hands.click(bar(hands).back)
    assert film.active
    for width, dashes in ((300, False), (900, True)):
        bar(hands).fit(width)
        assert (bar(hands).steps.isVisible(), bar(hands).text.isVisible()) == (dashes, True)
        assert bar(hands).width() <= width
    QTest.keyClick(view, Qt.Key.Key_End, Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier)
    assert not film.active
    hands.press(Qt.Key.Key_P, alt=True)
    assert film.playing
    hands.click(bar(hands).end)
    assert not film.active


def test_a_click_on_the_map_a_key_in_it_and_another_page_end_the_film_but_a_mere_shift_does_not(
    clash, moving, match_window
):
    hands = clash()
    resolve(hands)
    view = hands.workspace.area.view
    QTest.keyPress(view, Qt.Key.Key_Shift)
    QTest.keyRelease(view, Qt.Key.Key_Shift)
    assert player(hands).active
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert (player(hands).active, arrows(hands)["L"]) == (False, "success")
    hands.press(Qt.Key.Key_P, alt=True)
    assert player(hands).active
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert not player(hands).active
    hands.press(Qt.Key.Key_P, alt=True)
    assert player(hands).active
    match_window.table.trigger("window.start")
    assert not player(hands).active


def test_whatever_else_is_to_be_shown_ends_the_film(clash, moving):
    hands = clash()
    resolve(hands)
    hands.workspace.docks.resolution.list.select("H")
    hands.shown()
    assert (player(hands).active, set(hands.workspace.area.scene.state.highlight)) == (False, {"H", "L", "G"})


def test_a_season_is_replayed_with_its_retreats_and_its_builds_and_the_slider_goes_with_it(clash, moving):
    hands = clash(season="Autumn")
    resolve(hands)
    hands.click_main()
    hands.wait_for_turn("retreats")
    hands.click_send_in_dialog()
    hands.wait(lambda: hands.desk.phase in ("builds", "negotiate-propose"))
    while hands.desk.phase == "builds":
        hands.wait(lambda: hands.desk.acting is not None or hands.desk.phase != "builds")
        hands.click_send_in_dialog()
        hands.wait(lambda: hands.desk.phase != "builds")
    hands.wait_for_turn("negotiate-propose")
    hands.dialog.close()
    hands.shown()
    hands.press(Qt.Key.Key_P, alt=True)
    seen = []
    while player(hands).active:
        seen.append(hands.desk.moment.stage)
        player(hands).advance(player(hands).film.length_ms + 1)
        hands.shown()
    assert seen[:2] == [Stage.ORDERS, Stage.RETREATS]
    assert seen == [moment.stage for moment in hands.desk.timeline.moments if moment.index == 0]
    assert hands.desk.timeline.at == len(seen) - 1
    assert hands.workspace.bar.main.text() == "Back to now"


@pytest.mark.thinned(2)
@pytest.mark.parametrize(("speed", "plays"), [("off", False), ("fast", False), ("slow", True)])
def test_a_watched_match_plays_only_what_its_pace_has_time_for(script_match, moving, speed, plays):
    scripts = {power: clashing(power) for power in ("Caria", "Phrygia", "Lydia")}
    hands = script_match(scripts=scripts, start={"phase": "negotiate-propose", "units": CLASH}, max_years=1)
    workspace = hands.workspace
    workspace.area.watch.set_speed(speed)
    workspace.session.set_pace(workspace.area.watch.pace)
    began = []
    player(hands).changed.connect(lambda: began.append(player(hands).active))
    hands.wait(lambda: hands.desk.timeline.moments)
    hands.wait(lambda: began or not plays)
    assert any(began) is plays
