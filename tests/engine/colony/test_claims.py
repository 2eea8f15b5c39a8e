"""Typed claims: invited beside a choice without touching it, and facts looked up in the archive, nothing else."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from engine.colony.claim_checks import CHECKS, Archive, Checked, checked, tally
from engine.colony.claims import CLAIMS, CONTRACT, FACTS, MOST_CLAIMS, Claim, claims_in, invited, without_claims
from engine.colony.decision import Chosen, verdict
from engine.colony.events import Event
from engine.colony.state import Receipt
from engine.minds.asking import ask, digest_of
from engine.minds.judging import judged
from engine.minds.protocol import CHOICE
from engine.minds.scripted import ScriptedMind, first_choice
from engine.minds.shape import is_strict
from engine.minds.specs import mind_of
from helpers.colony_minds import minds
from helpers.model_server import ModelServer, says
from helpers.questions import ledger_in_memory

FELL = Event("e1", 10, "fall", ("ann", "ben"), {"pawn": "ann", "severity": "badly"})
OUT = Event("e2", 20, "fire_out", ("ben",), {"thing": "fire"})
DONE = Event("e3", 40, "work_finished", ("ben",), {"pawn": "ben", "action": "a1", "work": "haul logs"})
HAULED = Receipt("a1", "ben", "haul", "logs", 3, 2, 20, 25, 40, "finished", "nothing left")
RUNNING = Receipt("a2", "cat", "haul", "logs", 2, 0, 0, 30)
ARCHIVE = Archive((FELL, OUT, DONE), (HAULED, RUNNING), 100)


def said(**parts: Any) -> dict[str, Any]:
    """A claim as a mind writes it: a fact in words alone, unless said otherwise."""
    plain = {"kind": "fact", "says": "so it is", "what": None, "about": None, "work": None, "count": None}
    return {**plain, "sources": [], **parts}


def claim(**parts: Any) -> Claim:
    """The claim that is read from it."""
    (made,) = claims_in({CLAIMS: [said(**parts)]})
    return made


def check(tick: int = 100, mind: str = "ben", archive: Archive = ARCHIVE, **parts: Any) -> Checked:
    return checked(claim(**parts), mind, tick, archive)


# How claims are made --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mind", ["ann", "cat", "core"])
def test_a_request_that_invites_no_claims_has_no_trace_of_them_and_one_that_does_differs_in_nothing_else(
    mind: str,
) -> None:
    decision = minds().decision(mind)
    plain, inviting = decision.request("x"), replace(decision, claims=True).request("x")
    assert CLAIMS not in str(plain.schema)
    assert CONTRACT not in plain.instructions
    assert inviting.told() == plain.told()
    assert inviting.instructions.startswith(plain.instructions)
    assert without_claims(first_choice(inviting)) == first_choice(plain)
    assert digest_of(inviting) != digest_of(plain)


@pytest.mark.parametrize("mind", ["ann", "core"])
def test_a_server_is_held_to_the_menu_as_strictly_with_claims_as_without(mind: str) -> None:
    decision = minds().decision(mind)
    for claims in (False, True):
        request = replace(decision, claims=claims).request("x")
        assert is_strict({word: part for word, part in request.schema.items() if word != "anyOf"})


def test_what_is_executed_does_not_see_the_claims() -> None:
    decision = replace(minds().decision("cat"), claims=True)
    value = {**first_choice(decision.request("x")), CLAIMS: [said()]}
    chosen = verdict(decision.request("x"), decision.menu, value, lambda chosen: None)
    assert isinstance(chosen, Chosen)
    assert CLAIMS not in chosen.values
    assert chosen == verdict(
        minds().decision("cat").request("x"), decision.menu, without_claims(value), lambda chosen: None
    )


@pytest.mark.parametrize(
    "nonsense", [said(kind="gossip"), said(what="levitated", about="ann"), said(what="fell"), said(sources=["?"])]
)
def test_a_claim_that_makes_no_sense_costs_nobody_the_decision(nonsense: dict[str, Any]) -> None:
    request = replace(minds().decision("cat"), claims=True).request("x")
    assert judged(request, {**first_choice(request), CLAIMS: [nonsense]}).failure is None


def test_a_claim_too_many_is_a_reply_of_the_wrong_shape() -> None:
    request = replace(minds().decision("cat"), claims=True).request("x")
    reply = judged(request, {**first_choice(request), CLAIMS: [said()] * (MOST_CLAIMS + 1)})
    assert reply.failure is not None
    assert reply.failure.stage == "schema"


def test_claims_of_a_model_stand_in_the_ledger_beside_its_choice(tmp_path: Any) -> None:
    request = replace(minds().decision("cat"), claims=True).request("x")
    answer = {**first_choice(request), CLAIMS: [said(what="fell", about="ann", sources=["e1"])]}
    with ModelServer(says(answer)) as server, ledger_in_memory() as ledger:
        mind = mind_of(f"openai:small@{server.url}", folder=tmp_path, environ={})
        asyncio.run(ask(ledger, mind, request, who="cat"))
        assert claims_in(ledger.get("x").value) == [claim(what="fell", about="ann", sources=["e1"])]
        assert b"went_out" in server.seen[0].body


def test_a_scripted_mind_that_knows_nothing_of_claims_makes_none() -> None:
    request = replace(minds().decision("cat"), claims=True).request("x")
    reply = asyncio.run(ScriptedMind("scripted", first_choice).decide(request))
    assert reply.value is not None
    assert claims_in(reply.value) == claims_in(None) == []
    assert reply.value[CHOICE] == request.ids[0]


def test_an_appraisal_can_invite_claims_as_well_as_any_other_question() -> None:
    from helpers.questions import GOOD, question

    request = invited(question())
    assert judged(request, {**GOOD, CLAIMS: None}).failure is None


# What the archive says ------------------------------------------------------------------------------------------------


def test_each_fact_of_the_vocabulary_has_its_check_and_there_are_no_others() -> None:
    assert list(CHECKS) == list(FACTS)


@pytest.mark.parametrize(
    ("parts", "verdict", "evidence"),
    [
        ({"what": "fell", "about": "ann"}, "supported", "e1"),
        ({"what": "fell", "about": "ben"}, "contradicted", ""),
        ({"what": "went_out", "about": "fire"}, "supported", "e2"),
        ({"what": "went_out", "about": "ann"}, "contradicted", ""),
        ({"what": "finished", "about": "ben", "work": "haul:logs"}, "supported", "a1"),
        ({"what": "stopped", "about": "ben", "work": "haul:logs"}, "contradicted", "a1"),
        ({"what": "finished", "about": "cat", "work": "haul:logs"}, "contradicted", "a2"),
        ({"what": "finished", "about": "ann", "work": "haul:logs"}, "contradicted", ""),
        ({"what": "trips", "about": "ben", "work": "haul:logs", "count": 2}, "supported", "a1"),
        ({"what": "trips", "about": "ben", "work": "haul:logs", "count": 3}, "contradicted", "a1"),
        ({"what": "trips", "about": "cat", "work": "haul:logs", "count": 1}, "unknown", ""),
        ({"what": "died", "about": "ann"}, "contradicted", ""),
        ({}, "unknown", ""),
    ],
)
def test_a_fact_is_supported_contradicted_or_unknown(parts: dict[str, Any], verdict: str, evidence: str) -> None:
    """Typed claims: a mind's statements as fact, forecast or preference with sources; facts are checked against the
    archive as supported, contradicted or unknown.
    """
    row = check(**parts)
    assert (row.verdict, row.evidence) == (verdict, evidence)


@pytest.mark.parametrize("what", ["burnt", "downed", "died", "rescued"])
def test_what_befell_somebody_is_found_by_the_event_of_that_name(what: str) -> None:
    kind = {"burnt": "burn"}.get(what, what)
    archive = Archive((Event("e9", 5, kind, ("ann",), {"pawn": "ann"}),), (), 100)
    assert check(archive=archive, what=what, about="ann").evidence == "e9"
    assert check(archive=archive, what=what, about="ben").verdict == "contradicted"


def test_a_fact_is_looked_at_as_of_the_tick_at_which_it_was_stated() -> None:
    assert check(9, what="fell", about="ann").verdict == "contradicted"
    assert check(10, what="fell", about="ann").verdict == "supported"
    assert check(39, what="finished", about="ben", work="haul:logs").verdict == "contradicted"
    assert check(39, what="trips", about="ben", work="haul:logs", count=2).verdict == "unknown"
    assert check(101, what="fell", about="ann").verdict == "unknown", "the archive ends before it"


@pytest.mark.parametrize("what", sorted(FACTS))
def test_in_a_part_of_an_archive_what_is_not_there_is_unknown(what: str) -> None:
    needs = {"about": "zoe", "work": "haul:logs", "count": 1}
    parts = {part: needs[part] for part in FACTS[what]}
    assert check(what=what, **parts).verdict == "contradicted"
    assert check(archive=replace(ARCHIVE, whole=False), what=what, **parts).verdict == "unknown"


@pytest.mark.parametrize("kind", ["forecast", "preference"])
def test_forecasts_and_preferences_are_never_scored_as_facts(kind: str) -> None:
    """Offline typed-claims prototype that distinguishes submitted facts, forecasts and preferences; it is not a
    production truth checker. Typed claims: a mind's statements as fact, forecast or preference with sources; facts are
    checked against the archive as supported, contradicted or unknown.
    """
    row = check(kind=kind, says="ann fell")
    assert row.verdict == "not scored"
    assert tally([row]) == {kind: {"not scored": 1}}


@pytest.mark.parametrize(
    ("parts", "fault"),
    [
        ({"kind": "rumour"}, "no such kind"),
        ({"what": "levitated", "about": "ann"}, "no such fact"),
        ({"what": "fell"}, "fell needs about"),
        ({"what": "trips", "about": "ben", "work": "haul:logs"}, "trips needs count"),
        ({"what": "finished", "about": "ben", "work": "logs"}, "is not kind:target"),
        ({"kind": "forecast", "what": "fell", "about": "ann"}, "in words alone"),
    ],
)
def test_a_malformed_claim_is_kept_as_one_and_scored_as_nothing(parts: dict[str, Any], fault: str) -> None:
    row = check(**parts)
    assert row.verdict == "malformed"
    assert fault in row.claim.fault
    assert row.to_json()["fault"] == row.claim.fault


def test_a_source_is_what_that_very_mind_was_told_by_then() -> None:
    archive = replace(ARCHIVE, told={"ben": frozenset({"m1"})})
    sources = ["e1", "e3", "a1", "m1", "a2"]
    assert check(archive=archive, sources=sources[:4]).unknown_sources == ()
    assert check(archive=archive, sources=["a2"]).unknown_sources == ("a2",), "cat's work is not ben's"
    assert check(mind="core", archive=archive, sources=["e3", "a1", "a2", "e1"]).unknown_sources == ("e1",)
    assert check(5, archive=archive, sources=["e1"]).unknown_sources == ("e1",)


def test_facts_are_counted_apart_from_all_else() -> None:
    """Offline typed-claims prototype that distinguishes submitted facts, forecasts and preferences; it is not a
    production truth checker.
    """
    rows = [check(what="fell", about="ann"), check(what="fell", about="ben"), check(), check(kind="preference")]
    rows.append(check(kind="rumour"))
    assert tally(rows) == {
        "fact": {"supported": 1, "contradicted": 1, "unknown": 1},
        "preference": {"not scored": 1},
        "malformed": {"malformed": 1},
    }
