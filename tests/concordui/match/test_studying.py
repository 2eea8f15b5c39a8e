"""*Open in lab*: the season that is shown goes over, with what whoever looks may know and nothing else."""

from __future__ import annotations

import pytest

from concordui.lab.workspace import LabWorkspace
from concordui.match.studying import study_of
from engine.anatolia.orders import Hold, Move
from helpers.scripted_kind import EMPTY


@pytest.fixture
def hands(script_match):
    """A match of one person and five scripts, Lydia's orders due; Caria moved in the season before."""

    def carian(call):
        return [{"unit": "J", "type": "move", "dest": "I"}] if call.method == "orders" else EMPTY[call.method]

    hands = script_match("Lydia", scripts={"Caria": carian}, max_years=2, start={"phase": "orders"})
    hands.wait_for_turn("orders")
    return hands


def lab_of(window) -> LabWorkspace:
    front = window.front()
    assert isinstance(front, LabWorkspace)
    return front


def test_while_orders_are_due_the_own_draft_alone_goes_over(hands, match_window):
    hands.desk.enter(Hold("G"))
    study = study_of(hands.desk, "Match 1")
    assert dict(study.orders) == {"G": Hold("G")}
    assert study.units == hands.desk.model.position.units
    hands.workspace.perform("match.lab")
    position = lab_of(match_window).editor.position
    assert dict(position.orders) == {"G": Hold("G")}
    assert position.origin == (
        "From Match 1, year 1, Spring, with your orders as they stand. Nothing here changes the match."
    )


def test_a_season_of_the_past_goes_over_with_every_order_and_the_units_before_the_moves(hands, match_window):
    hands.desk.enter(Hold("G"))
    hands.desk.send()
    hands.wait(lambda: hands.desk.model.position.seasons)
    hands.wait(lambda: hands.desk.moment is not None)
    record = hands.desk.model.position.seasons[0]
    hands.click(hands.workspace.area.strip.lab)
    workspace = lab_of(match_window)
    position = workspace.editor.position
    assert position.units == record.before
    assert {place: owner for place, owner in record.owners_before.items() if owner} == dict(position.owners)
    assert position.orders["J"] == Move("J", "I")
    assert len(position.orders) == len(record.before)
    assert position.origin == "From Match 1, year 1, Spring. Nothing here changes the match."
    resolved = {entry.unit: entry.outcome for entry in record.resolution.resolution}
    assert {at: entry.outcome for at, entry in workspace.editor.analysis.entries.items()} == resolved
    assert match_window.rail.button("lab").isChecked()
    match_window.table.trigger("window.match")
    assert match_window.front() is hands.workspace


def test_under_the_cover_page_nothing_goes_over(script_match):
    hands = script_match("Lydia", "Caria", max_years=1, start={"phase": "orders"})
    hands.wait(lambda: hands.desk.covered is not None)
    assert study_of(hands.desk, "Match 1") is None
    assert not hands.workspace.states()["match.lab"].enabled
    hands.desk.confirm()
    hands.wait(lambda: hands.desk.acting is not None)
    hands.desk.enter(Hold("G"))
    assert set(study_of(hands.desk, "Match 1").orders) == {"G"}
