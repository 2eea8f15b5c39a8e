"""The bank that ships: decisions of the shipped scenarios, each varied one thing at a time, and what is grounded."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.colony.bank import SHIPPED, read_bank, run_bank
from engine.colony.grounding import ungrounded
from engine.colony.report_files import pretty_json
from engine.colony.scenario import shipped
from engine.colony.snapshots import Case
from engine.minds.judging import judged
from engine.minds.scripted import reply_with

BANK = read_bank(Path("small"))
CASES = {case.id: case for case in BANK.cases}


def reply(case: Case, choice: str, **more: Any) -> dict[str, Any]:
    """A reply to a case, which its schema takes."""
    request = case.decision.request("x")
    value = reply_with(request, choice, more)
    assert judged(request, value).failure is None, value
    return value


def test_a_bank_that_ships_goes_by_its_name() -> None:
    assert BANK.folder == SHIPPED / "small"


def test_there_are_about_ten_snapshots_of_shipped_scenarios_each_with_variants() -> None:
    names = {name for name, _ in shipped()}
    assert len(BANK.snapshots) == 10
    for snapshot in BANK.snapshots:
        assert snapshot.source["from"]["scenario"] in names
        assert snapshot.source["from"]["tick"] == snapshot.cases[0].decision.perspective.tick
        assert len(snapshot.cases) >= 2
        assert all(case.varies for case in snapshot.cases[1:])
    assert {case.decision.mind == "core" for case in CASES.values()} == {True, False}


@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_there_is_a_grounded_reply_to_each_case(case: Case) -> None:
    assert any(not ungrounded(case, reply(case, choice)) for choice in case.decision.request("x").ids)


def topic(name: str, status: str, text: str = "as it is", *sources: str) -> dict[str, Any]:
    return {"topic": {"id": name, "status": status, "text": text, "sources": list(sources)}}


@pytest.mark.parametrize(
    ("case", "choice", "more", "grounded"),
    [
        ("haul-offered", "accept:o1", {}, True),
        ("haul-offered/starving", "accept:o1", {}, False),
        ("haul-offered/starving", "refuse:o1", {}, True),
        ("haul-offered/exhausted", "counter:o1:haul:logs:1", {}, False),
        ("haul-offered/ordered", "refuse:o1", {}, True),
        ("rescue-offered/downed-too", "accept:o1", {}, False),
        ("rescue-offered/hungry", "accept:o1", {}, True),
        ("job-replaced/exhausted", "accept:o3", {}, False),
        ("job-replaced/claimed", "tell", {"says": "Yes, it is finished."}, False),
        ("nothing-asked/rumour", "tell", {"says": "The fire is out!"}, False),
        ("nothing-asked/rumour", "tell", {"says": "I see the fire burn."}, True),
        ("nothing-asked/fire-out", "tell", {"says": "The fire is out!"}, True),
        ("asked-about-food", "answer:m3", {"says": "There are 18 berries."}, False),
        ("asked-about-food", "answer:m3", {"says": "I can't see the store from here."}, True),
        ("asked-about-food/store-in-sight", "answer:m3", {"says": "There are 18 berries."}, True),
        ("somebody-is-down", "wait", {}, False),
        ("somebody-is-down/dov-says-no-need", "wait", {}, False),
        ("somebody-is-down/cleo-unknown", "propose:rescue:dov", {"pawn": "cleo"}, True),
        ("reading-is-stale", "wait", {}, True),
        ("reading-is-stale", "ask:bo", {"says": "Are you well?"}, True),
        ("reading-is-stale", "ask:bo", {"says": "Your food is 0: go and eat."}, False),
        ("reading-is-stale", "wait", topic("new", "open", "Bo is starving", "sighting:store"), False),
        ("reading-is-stale/urgent", "wait", {}, False),
        ("reading-is-stale/urgent", "ask:bo", {"says": "Your food is urgent: go and eat."}, True),
        ("reading-is-stale/satisfied", "ask:bo", {"says": "You are hungry."}, False),
        ("counter-open/bo-unknown", "adopt:o1", {}, True),
        ("counter-open", "ask:ada", {"says": "Bo agreed to haul. Will you?"}, False),
        ("counter-open/fresh-yes", "adopt:o1", {}, False),
        ("after-a-refusal", "propose:haul:logs", {"pawn": "ada"}, True),
        ("after-a-refusal", "ask:bo", {"says": "Would you haul the logs after all?"}, False),
        ("after-a-refusal", "ask:bo", {"says": "What do you need?"}, True),
        ("after-a-refusal/invited", "ask:bo", {"says": "Would you haul the logs now?"}, True),
        ("work-under-way", "wait", topic("p2", "resolved"), False),
        ("work-under-way", "wait", topic("p2", "open"), True),
        ("work-under-way/claimed", "wait", topic("p2", "resolved"), False),
        ("work-under-way/stopped", "wait", topic("p2", "resolved"), False),
        ("work-under-way/finished", "wait", topic("p2", "resolved"), True),
    ],
)
def test_what_is_grounded_turns_on_the_one_thing_that_varies(
    case: str, choice: str, more: dict[str, Any], grounded: bool
) -> None:
    assert (ungrounded(CASES[case], reply(CASES[case], choice, **more)) == "") == grounded


def test_every_snapshot_has_two_replies_that_are_told_apart() -> None:
    told_apart = {
        case.snapshot
        for case in CASES.values()
        for choice in case.decision.request("x").ids
        if ungrounded(case, reply(case, choice))
    }
    worded = {case.snapshot for case in CASES.values() if any(each.with_ for each in case.expect.ungrounded)}
    assert told_apart | worded == {snapshot.id for snapshot in BANK.snapshots}


def test_minds_without_a_model_get_through_the_whole_bank(tmp_path: Path) -> None:
    result = run_bank(BANK.folder, ["scripted"], tmp_path / "out")
    total = result.report["totals"]["scripted"]
    assert total["wellFormed"] == {"yes": len(CASES), "of": len(CASES)}
    assert 0 < total["grounded"]["yes"] < total["grounded"]["of"] == len(CASES)


def test_the_files_are_what_the_program_writes() -> None:
    """So that taking them again changes nothing but what has changed."""
    for path in BANK.folder.glob("*.json"):
        text = path.read_text(encoding="utf-8")
        assert text == pretty_json(json.loads(text))
