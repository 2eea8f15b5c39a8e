"""The course of a run as it is read from its log while that grows, and as one player may see it."""

from __future__ import annotations

import numpy as np
import pytest

from engine.commons.course import Course
from engine.commons.course_reader import CourseReader
from engine.commons.log import header, line_of
from engine.commons.seen import course_for, record_for
from engine.commons.views import Information
from engine.errors import LogError
from helpers.commons import fixed, plan, records_of, shipped_arena

BROKEN = shipped_arena("broken-and-punished")
RECORDS = records_of(BROKEN)
HEAD = header("arena-log", BROKEN.source, BROKEN.seed, BROKEN.dynamics.name)


def test_a_log_that_grows_is_taken_in_slice_by_slice_and_read_back_by_turn(tmp_path):
    path = tmp_path / "log.jsonl"
    path.write_bytes(b"".join(map(line_of, (HEAD, *RECORDS[:30]))) + line_of(RECORDS[30])[:50])
    reader = CourseReader(path)
    assert [reader.take(20), reader.take(20), reader.take(20)] == [20, 10, 0]
    assert not reader.over
    with path.open("ab") as file:
        file.write(line_of(RECORDS[30])[50:] + b"".join(map(line_of, RECORDS[31:])))
    assert reader.take(1000) == len(RECORDS) - 30
    assert reader.over
    assert [reader.turn(turn).record for turn in (1, 31, 60)] == [RECORDS[0], RECORDS[30], RECORDS[59]]
    whole = Course(BROKEN.dynamics)
    for record in RECORDS:
        whole.add(record)
    for name, column in whole.view().numbers.items():
        np.testing.assert_array_equal(reader.course.view().numbers[name], column)
    assert reader.course.view().pacts == whole.view().pacts
    reader.close()


def test_a_damaged_turn_is_named_by_its_line_and_an_arena_of_a_world_plays_as_long_as_that(tmp_path):
    path = tmp_path / "log.jsonl"
    damaged = {**RECORDS[1], "metrics": {}}
    path.write_bytes(b"".join(map(line_of, (HEAD, RECORDS[0], damaged))))
    reader = CourseReader(path, turns=1)
    assert reader.take(1) == 1
    assert (reader.planned, reader.over) == (1, True)
    with pytest.raises(LogError, match="line 3"):
        reader.take(1)
    reader.close()


@pytest.mark.parametrize("name", ["broken-and-punished", "doubling-fishery", "quota-lottery"])
def test_the_sustainable_harvest_is_that_of_the_stock_before_each_harvest(name):
    of = shipped_arena(name)
    course, arena = Course(of.dynamics), of.arena()
    for record in records_of(of):
        course.add(record)
        state = arena.dynamics.shifted(arena.state, record["stockBefore"] - arena.dynamics.stock(arena.state))
        assert course.view().numbers["sustainable"][-1] == arena.dynamics.sustainable(state)
        arena.state = arena.dynamics.from_json(record["state"])


TALK = [
    {"round": 1, "playerId": "a", "type": "say", "text": "to all"},
    {"round": 1, "playerId": "b", "type": "say", "text": "to c alone", "to": "c"},
    {"round": 1, "playerId": "b", "type": "propose_pact", "pactId": "bc", "parties": ["b", "c"], "terms": {}},
    {"round": 2, "playerId": "c", "type": "accept_pact", "pactId": "bc"},
    {"round": 2, "playerId": "c", "type": "say", "refused": "why"},
]


def turn_of_three() -> dict:
    """A turn in which b and c have a pact of which a knows nothing, and b was fined for it."""
    record = records_of(plan(players=[*fixed(2.0, name="a"), *fixed(3.0, name="b"), *fixed(4.0, name="c")]))[0]
    parties = {"id": "bc", "proposerId": "b", "parties": ["b", "c"], "terms": {"type": "harvest_cap", "maxHarvest": 1}}
    pact = {**parties, "status": "active", "proposedTurn": 1, "acceptedTurn": 1, "violationCount": 1}
    breach = {"pactId": "bc", "playerId": "b", "turn": 1, "actual": 3, "limit": 1, "detail": "harvested 3 > cap 1"}
    fined = {"type": "sanction", "effect": {"sanctions": [{"playerId": "b", "fine": 2, "before": 3, "after": 1}]}}
    return {**record, "talk": TALK, "pacts": [pact], "violations": [breach], "perturbations": [fined]}


def test_of_a_turn_a_player_sees_nothing_of_the_pacts_of_others():
    record = turn_of_three()
    seen = record_for(record, "a", Information())
    assert [each["text"] for each in seen["talk"]] == ["to all"]
    assert (seen["pacts"], seen["violations"], seen["perturbations"]) == ([], [], [])
    assert set(seen["wealth"]) == {"a"}
    assert seen["metrics"]["compliance"] is None
    assert seen["metrics"]["gini"] is None
    assert len(seen["decisions"]) == 3
    assert "bc" not in str(seen)
    assert "fine" not in str(seen)
    party = record_for(record, "b", Information())
    assert [each["id"] for each in party["pacts"]] == ["bc"]
    assert party["violations"][0]["playerId"] == "b"
    assert party["perturbations"][0]["effect"]["sanctions"][0]["fine"] == 2
    assert [each["type"] for each in party["talk"]] == ["say", "say", "propose_pact"]


def test_what_the_scenario_hides_is_hidden_from_the_eyes_of_a_player():
    seen = record_for(turn_of_three(), "c", Information(stock=False, harvests="own"))
    assert [each["playerId"] for each in seen["decisions"]] == ["c"]
    assert not {"stock", "stockBefore", "available", "harvest", "state"} & set(seen)
    assert seen["violations"] == []
    assert seen["metrics"]["stock"] is None
    assert seen["metrics"]["total_harvest"] is None


def test_of_a_course_a_player_sees_its_own_pacts_their_compliance_and_its_own_wealth():
    course = Course(BROKEN.dynamics)
    for record in RECORDS:
        course.add(record)
    whole = course.view()
    seen = course_for(whole, "breaker", Information())
    np.testing.assert_allclose(seen.numbers["compliance"], whole.numbers["compliance"])  # everyone's one pact
    np.testing.assert_array_equal(seen.players["harvest"], whole.players["harvest"])
    place = whole.names.index("breaker")
    assert np.isnan(np.delete(seen.players["wealth"], place, axis=1)).all()
    np.testing.assert_array_equal(seen.players["wealth"][:, place], whole.players["wealth"][:, place])
    assert np.isnan(seen.numbers["gini"]).all()
    assert np.isnan(seen.numbers["sanctions"]).all()
    stranger = course_for(whole, "nobody", Information(stock=False, harvests="own"))
    assert stranger.pacts == ()
    assert {mark.kind for mark in stranger.marks} <= {"collapsed"}
    for name in ("stock", "sustainable", "harvest"):
        assert np.isnan(stranger.numbers[name]).all()
    assert np.isnan(stranger.players["harvest"]).all()
    assert stranger.sustained is None
    assert (stranger.numbers["breaches"] == 0).all()
    assert (stranger.numbers["compliance"] == 1).all()
