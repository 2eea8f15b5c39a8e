"""The shipped scenarios with their minds: each shows what the sentence in its file says (`colony: scenarios`)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.colony.checkpoint import taken
from engine.colony.loading import opened
from engine.colony.record import MemoryRecord
from engine.colony.restoring import Restored, restored
from engine.colony.runner import Run
from engine.colony.scenario import shipped
from engine.colony.seats import minds_of
from engine.colony.store import Store
from engine.colony.thinking import decision_of
from engine.colony.threads import CORE
from engine.minds.judging import judged
from helpers.colony_shipped import go_on, notices, played, scenario_of, table

pytestmark = pytest.mark.sampled(2)

DAY = 1440
SHOWN = {
    "counter-with-fresh-consent",
    "job-replaced",
    "planner-that-waits",
    "quiet-day",
    "refused-haul",
    "rescue-while-others-talk",
    "rewind-while-thinking",
    "stale-reading",
}
"""Those that a test of this file runs."""


def messages(record: MemoryRecord) -> list[tuple[int, str, str]]:
    return [(each.tick, each.sender, each.to) for news in record.ticks for each in news.messages]


def test_every_shipped_scenario_is_run_here_and_none_of_its_minds_ever_fails() -> None:
    """Scripted game tests for every mechanic, including refusal, withdrawal and restore. A scripted test for every
    mechanic above, refusal, withdrawal and restore included.
    """
    assert {name for name, _ in shipped()} == SHOWN
    for name in sorted(SHOWN):
        _, record = played(name, 720)
        failed = [each for each in record.arrivals if each.outcome == "failed"]
        assert failed == [], name


def test_quiet_day_nobody_is_asked_anything_for_a_whole_day() -> None:
    world, record = played("quiet-day", DAY)
    assert notices(record, "offered") == []
    assert world.colony.receipts == {}
    assert all(to == CORE for _, _, to in messages(record)), "nobody is asked"
    assert all(pawn.able for pawn in world.colony.pawns.values())


def test_refused_haul_bo_refuses_at_tick_500_ada_does_it_and_bo_is_not_asked_again() -> None:
    """Scripted game tests for every mechanic, including refusal, withdrawal and restore. Refused work isn't pushed
    again; a colonist who said "not now" can invite exactly one fresh offer.
    """
    world, record = played("refused-haul", 720)
    told = notices(record, "offered", "refused", "accepted", "finished")
    assert [(kind, pawn) for _, kind, pawn in told] == [
        ("offered", "bo"),
        ("refused", "bo"),
        ("offered", "ada"),
        ("accepted", "ada"),
        ("finished", "ada"),
    ]
    assert told[0][0] == 500
    receipt = world.colony.receipts["a1"]
    assert (receipt.pawn, receipt.done, receipt.moved) == ("ada", 3, 24)


def test_refused_haul_a_core_that_insists_does_not_find_bo_on_its_menu() -> None:
    """Refused work isn't pushed again; a colonist who said "not now" can invite exactly one fresh offer."""
    again = {"choose": ["propose:haul:logs"], "with": {"pawn": "bo", "trips": 1}}
    world, record = played("refused-haul", 720, {CORE: table(again, otherwise=("wait",))})
    offers = notices(record, "offered", "refused")
    assert [(kind, pawn) for _, kind, pawn in offers] == [("offered", "bo"), ("refused", "bo")]
    stages = {each.failure.stage for each in record.arrivals if each.mind == CORE and each.failure is not None}
    assert stages == {"menu"}, "it was tried, and an id that is not on the menu is no choice"
    reply = {"choice": "propose:haul:logs", "pawn": "cleo", "trips": 1, "says": None, "topic": None}
    assert judged(decision_of(world, CORE).request("x"), reply).failure is None, "others may be asked"


def test_counter_with_fresh_consent_only_a_second_yes_starts_the_one_trip() -> None:
    """If the core adopts it, it comes back as a revised offer that needs a fresh yes, with at most
    two revisions per thread.
    """
    world, record = played("counter-with-fresh-consent", 200)
    told = notices(record, "offered", "countered", "accepted", "agreed", "started", "finished")
    assert [kind for _, kind, _ in told] == [
        "offered",
        "countered",
        "offered",
        "accepted",
        "agreed",
        "started",
        "finished",
    ]
    assert {pawn for _, _, pawn in told} == {"bo"}
    first, second = world.talks.offers["o1"], world.talks.offers["o2"]
    assert (first.work.trips, first.state, second.work.trips, second.revision) == (3, "countered", 1, 1)
    assert second.work == first.counter
    adopted, yes = told[2][0], told[3][0]
    between = [news for news in record.ticks if adopted <= news.tick < yes]
    assert between
    assert all(news.receipts == () for news in between), "adopting starts nothing"
    assert world.colony.receipts["a1"].done == 1


def test_job_replaced_ada_is_asked_and_cooks_only_once_the_hauling_is_confirmed_stopped() -> None:
    """Replacing running work needs its own consent, and the old job has to be confirmed stopped first."""
    world, record = played("job-replaced", 200)
    question = world.talks.offers["o3"]
    assert (question.replaces, question.state, question.work.kind) == ("a1", "accepted", "produce")
    hauling, cooking = world.colony.receipts["a1"], world.colony.receipts["a2"]
    assert (hauling.state, hauling.why, cooking.state, cooking.moved) == ("stopped", "replaced", "finished", 4)
    assert 0 < hauling.done < hauling.trips
    assert hauling.ended is not None
    assert hauling.ended <= cooking.begun
    assert [kind for _, kind, _ in notices(record, "stopped", "started")] == ["started", "stopped", "started"]
    running: set[str] = set()
    for news in record.ticks:
        for receipt in news.receipts:
            (running.add if receipt.state == "running" else running.discard)(receipt.action)
        assert len(running) <= 1, "no tick exists in which she runs both"


def test_rescue_while_others_talk_ada_and_bo_answer_while_dov_is_carried_to_a_bed() -> None:
    world, record = played("rescue-while-others-talk", 120)
    receipt = world.colony.receipts["a1"]
    assert (receipt.pawn, receipt.kind, receipt.target, receipt.why) == ("cleo", "rescue", "dov", "done")
    assert receipt.ended is not None
    meanwhile = [(sender, to) for tick, sender, to in messages(record) if receipt.begun < tick <= receipt.ended]
    assert meanwhile == [(CORE, "ada"), ("ada", CORE), (CORE, "bo"), ("bo", CORE)]
    assert world.colony.pawns["dov"].bed
    assert not world.colony.pawns["dov"].downed


def band_of(name: str, until: int) -> str:
    """Bo's Food as the core knows it after a tick."""
    world, _ = played(name, until)
    known = decision_of(world, CORE).request("x").perspective["bands"]
    return next(str(each["band"]) for each in known if (each["source"], each["need"]) == ("bo", "food"))


def test_stale_reading_is_unknown_and_wakes_nobody_until_another_change_does() -> None:
    """Stale readings become unknown, never zero."""
    scenario = scenario_of("stale-reading")
    last = scenario.rules.knowledge.outages[0].first // scenario.rules.knowledge.every * scenario.rules.knowledge.every
    stale = last + scenario.rules.knowledge.reading_lives + 1
    assert [band_of("stale-reading", stale - 1), band_of("stale-reading", stale)] == ["satisfied", "unknown"]
    world, record = played("stale-reading", 720)
    turns = [each.tick for each in record.arrivals if each.mind == CORE]
    assert turns[0] < last
    assert turns[1] > stale + scenario.rules.knowledge.every, "it waits though the reading is stale"
    asked = [each for each in messages(record) if each[1] == CORE or each[2] == CORE]
    assert [(sender, to) for _, sender, to in asked] == [(CORE, "bo"), ("bo", CORE)]
    assert asked[0][0] == turns[1]
    assert world.colony.pawns["bo"].food > scenario.rules.needs.urgent, "unknown was not zero"


def test_rewind_while_thinking_the_thought_is_discarded_with_its_reason_and_bo_is_asked_again(tmp_path: Path) -> None:
    """Model calls take seconds; players save, load and rewind. Every loaded game gets a fresh epoch, so an answer from
    before a reload can't act in the new timeline. Scripted game tests for every mechanic, including refusal, withdrawal
    and restore.
    """
    scenario = scenario_of("rewind-while-thinking")

    async def rewind(store: Store) -> Restored:
        """Back to tick 80 while Bo, asked at 71, thinks; the run under way is ended only then."""
        async with Run(opened(store, "t1"), minds_of(scenario), store.record("t1")) as run:
            await run.advance(90)
            assert store.thinking("t1", 90) == [("bo", "deliberation")]
            return restored(store, taken(store, "t1", 80))

    with Store.create(tmp_path / "store.sqlite", scenario) as store:
        back = asyncio.run(rewind(store))
        (thought,) = (each for each in store.attempts.attempts() if each.mind == "bo")
        assert (thought.state, thought.discarded) == ("discarded", "earlier epoch")
        assert (back.report.timeline, back.report.tick, back.report.dropped) == ("t2", 80, (thought.id,))
        assert list(back.world.thinking("bo")) == [], "no busy flag survives"
        go_on(back.world, 60, store.record("t2"))
        again = [each for each in store.attempts.attempts() if each.mind == "bo"][1]
        assert (again.state, again.value and again.value["choice"]) == ("answered", "accept:o1")
        assert store.arrivals("t1", 71, 90) == [], "nothing came of it in the timeline that was left"


def test_rewind_while_thinking_without_a_load_bo_says_yes_after_forty_ticks() -> None:
    _, record = played("rewind-while-thinking", 130)
    (offered, _, _), (accepted, _, _) = notices(record, "offered", "accepted")
    assert accepted - offered == 41, "forty ticks from the one after the offer"


def test_planner_that_waits_is_not_asked_once_in_a_day_though_there_is_work() -> None:
    """Idle time and private needs don't wake it."""
    world, record = played("planner-that-waits", DAY)
    assert [each for each in record.arrivals if each.mind == CORE] == []
    assert world.planner.spent == 0
    assert notices(record, "offered") == []
    known = decision_of(world, CORE).request("x")
    assert "propose:haul:logs" in known.ids
    assert known.perspective["bands"] == []
