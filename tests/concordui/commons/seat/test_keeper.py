"""A person takes a player's seat in a run and gives it back, at any time: the run goes on, and its log verifies."""

from __future__ import annotations

import asyncio

import pytest

from concordui.commons.seat.keeper import Asked, Returned, SeatKeeper, SeatRefused, Taken
from engine.commons.log import LogWriter, header, read_log
from engine.commons.replay import verify
from engine.commons.runner import ArenaRunner
from engine.commons.seating import Seating
from helpers.commons import plan

AGENT = "def decide(obs, memory):\n    return {'harvest': 1.5, 'memory': obs['turn']}\n"
SOURCE = {
    "players": [
        {"id": "ada", "strategy": "pact_keeper", "cap": 2.0},
        {"id": "bob", "strategy": "fixed", "amount": 2.0},
        {"id": "cleo", "agent": "cleo.py"},
    ],
    "turns": 6,
    "talkRounds": 2,
}


class Run:
    """A run with a keeper; `script` is told every event and may act on the keeper at once."""

    def __init__(self, folder, name, script=None, **rest):
        (folder / "cleo.py").write_text(AGENT)
        self.plan = plan(**{**SOURCE, **rest})
        self.path = folder / f"{name}.jsonl"
        self.heard = []
        self.script = script
        self.keeper = SeatKeeper(self.tell, lambda: None, self.path)
        self.seating = Seating(folder, person=self.keeper.person)

    def tell(self, event):
        self.heard.append(event)
        if self.script is not None:
            asyncio.get_running_loop().call_soon(self.script, self, event)

    def of(self, kind):
        return [event for event in self.heard if isinstance(event, kind)]

    async def play(self, taken=()):
        """Every turn; before the turns that `taken` names a person sits down."""
        writer = LogWriter(self.path)
        writer.add(header("arena-log", self.plan.source, self.plan.seed))
        runner = ArenaRunner(self.plan, self.seating.seat_for, writer)
        try:
            await runner.open()
            self.keeper.begin(runner)
            while not runner.over:
                for player, turn in taken:
                    if turn == runner.arena.turn + 1:
                        self.keeper.take(player)
                await asyncio.wait_for(runner.turn(), 20)
        finally:
            self.keeper.end()
            await runner.close()
            writer.close()
        return read_log(self.path, "arena-log")


def stand_up_at(method):
    """Hand the seat back when asked this, and answer nothing before."""

    def script(run, event):
        if isinstance(event, Asked):
            if event.method == method:
                run.keeper.give_back(event.player)
            else:
                run.keeper.submit(event.player, [])

    return script


def test_a_seat_that_is_handed_back_at_once_leaves_the_log_as_it_would_have_been(tmp_path):
    untouched = asyncio.run(Run(tmp_path, "plain").play()).entries
    for method, turns in (("talk", (1, 3, 5)), ("decide", (2, 4, 6))):
        run = Run(tmp_path, method, stand_up_at(method))
        entries = asyncio.run(run.play(list(zip(("ada", "cleo", "ada"), turns, strict=True)))).entries
        assert entries == untouched
        assert [event.player for event in run.of(Returned)] == ["ada", "cleo", "ada"]


def test_a_person_plays_and_is_told_what_the_player_may_know(tmp_path):
    cap = {"type": "pledge", "terms": {"type": "harvest_cap", "maxHarvest": 1.0}}
    answers = [[cap], [{"type": "say", "text": "hello", "to": "ada"}], "much", -1, 4.5, [], []]

    def script(run, event):
        if isinstance(event, Asked) or (isinstance(event, SeatRefused) and event.where != "the seat"):
            if answers:
                run.keeper.submit("bob", answers.pop(0))
            else:
                run.keeper.give_back("bob")

    run = Run(tmp_path, "played", script)
    log = asyncio.run(run.play([("bob", 3), ("bob", 3)]))
    assert run.of(Taken) == [Taken("bob", returnable=True)]
    assert [refused.where for refused in run.of(SeatRefused)] == ["the seat", "harvest", "harvest"]
    first, second, third = run.of(Asked)[:3]
    assert [(each.method, each.round, each.rounds) for each in (first, second, third)] == [
        ("talk", 1, 2),
        ("talk", 2, 2),
        ("decide", 3, 2),
    ]
    assert [entry["requested"] for entry in first.obs["history"]] == [2.0, 2.0]
    assert second.obs["pacts"]["active"][0]["terms"]["maxHarvest"] == 1.0
    asked = [next(e for e in turn["decisions"] if e["playerId"] == "bob")["requested"] for turn in log.entries]
    assert asked == [2.0, 2.0, 4.5, 2.0, 2.0, 2.0]
    assert [violation["turn"] for turn in log.entries for violation in turn.get("violations", ())] == [3, 4, 5, 6]
    assert verify(log, run.plan) is None
    assert not run.keeper.occupied


def test_a_player_who_is_made_to_leave_frees_its_seat_and_persons_of_the_scenario_stay(tmp_path):
    leave = {"type": "player_leave", "target": {"playerIds": ["bob"]}, "payload": {}, "atTurn": 2}
    players = [*SOURCE["players"], {"id": "dora", "human": True}]

    def script(run, event):
        if isinstance(event, Asked):
            run.keeper.give_back("dora")
            run.keeper.submit(event.player, [] if event.method == "talk" else 0.5)

    run = Run(tmp_path, "left", script, players=players, perturbations=[leave])
    log = asyncio.run(run.play([("bob", 1), ("nobody", 2), ("bob", 4)]))
    assert run.of(Taken) == [Taken("dora", returnable=False), Taken("bob", returnable=True)]
    assert run.of(Returned) == [Returned("bob", gone=True), Returned("dora")]
    assert [refused.what for refused in run.of(SeatRefused)] == ["nobody does not play", "bob does not play"]
    assert len(log.entries) == 6
    assert verify(log, run.plan) is None


@pytest.mark.parametrize("before", [True, False])
def test_a_seat_of_a_run_that_is_not_under_way_is_refused_in_words(tmp_path, before):
    heard = []
    keeper = SeatKeeper(heard.append, lambda: None, tmp_path / "none.jsonl")
    if not before:
        keeper.end()
    keeper.take("ada")
    keeper.submit("ada", 1)
    assert heard == [SeatRefused("ada", "the seat", "the run is not under way")]
