"""A person plays through the seat that the board game's persons have, and sees what is theirs to see."""

from __future__ import annotations

import asyncio
import functools

import pytest

from engine.commons.runner import ArenaRunner
from engine.commons.scenario import arena_plan
from engine.commons.seating import Seating
from engine.seats.human_seat import HumanSeat

SOURCE = {
    "engine": {"type": "logistic", "r": 0.5, "K": 100.0, "initial": 60.0},
    "turns": 3,
    "talkRounds": 2,
    "players": [
        {"id": "ada", "human": True},
        {"id": "bob", "strategy": "pact_keeper", "cap": 2.0},
        {"id": "carol", "human": True},
        {"id": "dan", "strategy": "fixed", "amount": 1.0},
    ],
}


class People:
    """Persons who hand in, one after the other, what a test says, then nothing; what is refused is noted."""

    def __init__(self, **answers):
        self.answers = {player: list(each) for player, each in answers.items()}
        self.seats = {}
        self.asked = {}
        self.refused = {}

    def seat(self, player):
        seat = self.seats[player] = HumanSeat(player)
        seat.asked = functools.partial(self.think, player)
        self.asked[player], self.refused[player] = [], []
        return seat

    def think(self, player, call):
        self.asked[player].append(call)
        asyncio.get_running_loop().call_soon(self.act, player, call)

    def act(self, player, call):
        left = self.answers[player]
        default = [] if call.method == "talk" else 0
        while (refusal := self.seats[player].submit(left.pop(0) if left else default)) is not None:
            self.refused[player].append(refusal.where)


@pytest.fixture
def played(tmp_path):
    """Three turns: ada hands in nonsense first and makes a pledge; carol has a pact with bob, who keeps pacts."""
    pledge = {"type": "pledge", "terms": {"type": "harvest_cap", "maxHarvest": 3}}
    pact = {"type": "propose_pact", "parties": ["bob", "carol"], "terms": {"type": "harvest_cap", "maxHarvest": 2}}
    people = People(ada=[7, [pledge], [], "much", -1, None, 2.5, [], [], 4], carol=[[pact]])
    runner = ArenaRunner(arena_plan(SOURCE, "of a test"), Seating(tmp_path, person=people.seat).seat_for)
    records = []
    runner.watch = records.append
    asyncio.run(runner.run())
    return people, runner, records


def test_a_person_plays_turns_and_what_is_refused_is_asked_again(played):
    people, _, records = played
    assert people.refused["ada"] == ["actions", "harvest", "harvest", "harvest"]
    assert [each["requested"] for record in records for each in record["decisions"] if each["playerId"] == "ada"] == [
        2.5, 4, 0,
    ]  # fmt: skip
    assert [each["playerId"] for each in records[1]["violations"]] == ["ada"]
    assert [call.method for call in people.asked["ada"]] == ["talk", "talk", "decide"] * 3


def test_a_person_sees_the_pacts_they_are_a_party_to_and_no_other(played):
    """`pacts: Information discipline`: what is asked holds `viewFor` of the person, and nothing of others' pacts."""
    people, runner, records = played
    strangers = [pact["id"] for pact in records[-1]["pacts"] if "ada" not in pact["parties"]]
    own = [pact["id"] for pact in records[-1]["pacts"] if "ada" in pact["parties"]]
    assert own
    assert strangers
    last = people.asked["ada"][-1].state["obs"]
    assert last["pacts"] == runner.arena.pacts.view_for("ada")
    assert [pact["id"] for part in last["pacts"].values() for pact in part] == own
    assert not any(stranger in call.text for stranger in strangers for call in people.asked["ada"])
    assert all(stranger in people.asked["carol"][-1].text for stranger in strangers)


def test_a_person_hears_what_is_said_to_all_and_to_them(tmp_path):
    said = [{"type": "say", "text": f"to {to}", "to": to} for to in ("ada", "bob")]
    people = People(ada=[], carol=[[*said, {"type": "say", "text": "to all"}]])
    runner = ArenaRunner(arena_plan(SOURCE, "of a test"), Seating(tmp_path, person=people.seat).seat_for)
    asyncio.run(runner.run())
    heard = {player: people.asked[player][-1].state["obs"]["messages"] for player in people.asked}
    assert [message["text"] for message in heard["ada"]] == ["to ada", "to all"]
    assert [message["text"] for message in heard["carol"]] == ["to ada", "to bob", "to all"]
