"""*Open in lab*: the season that is shown goes over, with what whoever looks may know and nothing else."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from concordui.lab.workspace import LabWorkspace
from concordui.match.desk import Desk
from concordui.match.studying import can_study, study_of
from engine.anatolia.chronicle import METHOD_OF_PHASE
from engine.anatolia.events import PhaseBegan, SeatAsked
from engine.anatolia.game import Game
from engine.anatolia.orders import Hold, Move
from helpers.scripted_kind import EMPTY
from helpers.seasons import CLASH, clash

NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


@pytest.fixture
def sit(qapp):
    """A desk of these people at a game, in its open phase."""

    def sit_(game: Game, *humans: str) -> Desk:
        desk = Desk(game.board, humans, lambda: NOW)
        desk.told(PhaseBegan(game.position(), game.asked()))
        for power in game.asked():
            if power in humans:
                desk.told(SeatAsked(power, METHOD_OF_PHASE[game.phase], game.bot_state(power)))
        return desk

    return sit_


def ordering() -> Game:
    """A game whose orders are due."""
    return Game.create(max_years=2, setup={"units": CLASH, "phase": "orders", "year": 1, "season": "Spring"})


def test_while_orders_are_due_the_own_draft_alone_goes_over(sit):
    desk = sit(ordering(), "Lydia")
    assert study_of(desk, "Match 3").orders == {}
    desk.enter(Hold("G"))
    study = study_of(desk, "Match 3")
    assert study.orders == {"G": Hold("G")}
    assert study.units == desk.model.position.units
    assert study.owners == desk.model.position.owners
    assert study.origin == (
        "From Match 3, year 1, Spring, with your orders as they stand. Nothing here changes the match."
    )


def test_a_season_goes_over_with_every_order_and_the_units_before_the_moves(sit):
    desk = sit(clash(), "Lydia")
    record = desk.model.position.seasons[0]
    for at in (None, 0):
        desk.go(at)
        study = study_of(desk, "Match 3")
        assert study.units == record.before
        assert study.owners == record.owners_before
        assert study.orders["L"] == Move("L", "G")
        assert set(study.orders) == {unit.at for unit in record.before}
        assert study.origin == "From Match 3, year 1, Spring. Nothing here changes the match."


def test_under_the_cover_page_nothing_goes_over_and_then_the_own_orders_alone(sit):
    desk = sit(ordering(), "Lydia", "Caria")
    assert not can_study(desk)
    assert study_of(desk, "Match 3") is None
    desk.confirm()
    desk.enter(Hold("G"))
    desk.send()
    assert study_of(desk, "Match 3") is None
    desk.confirm()
    desk.enter(Hold("L"))
    assert set(study_of(desk, "Match 3").orders) == {"L"}


def test_who_only_watches_hands_over_no_orders_before_they_are_public(sit):
    assert study_of(sit(ordering()), "Match 3").orders == {}


def test_the_button_under_the_map_opens_the_season_in_a_tab_of_the_lab(script_match, match_window):
    def moves(call):
        return [{"unit": "J", "type": "move", "dest": "I"}] if call.method == "orders" else EMPTY[call.method]

    hands = script_match("Lydia", scripts={"Caria": moves}, max_years=2, start={"phase": "orders"})
    hands.wait_for_turn("orders")
    hands.desk.send()
    hands.wait(lambda: hands.desk.moment is not None)
    hands.click(hands.workspace.area.strip.lab)
    workspace = match_window.front()
    assert isinstance(workspace, LabWorkspace)
    record = hands.desk.model.position.seasons[0]
    resolved = {entry.unit: entry.outcome for entry in record.resolution.resolution}
    assert {at: entry.outcome for at, entry in workspace.editor.analysis.entries.items()} == resolved
    assert workspace.editor.position.orders["J"] == Move("J", "I")
    assert workspace.editor.position.origin == "From Match 1, year 1, Spring. Nothing here changes the match."
    assert not workspace.filing.modified  # the match has it
    assert match_window.rail.button("lab").isChecked()
    match_window.table.trigger("window.match")
    assert match_window.front() is hands.workspace
