"""What a person's seat says: the consequence of a harvest, terms of every type, rounds and their faults. No window."""

from __future__ import annotations

import pytest

from concordui.commons.seat.number_field import number_of
from concordui.commons.seat.offers import EVERYONE, MOST, OffersModel
from concordui.commons.seat.outlook import broken_last_turn, outlook, own_limit
from concordui.commons.seat.outlook_words import (
    broken_text,
    fines_text,
    last_turn_lines,
    outlook_lines,
    send_text,
    warning_title,
)
from concordui.commons.seat.propose import Terms, offer_meaning, warning_text
from concordui.commons.seat.round_draft import Message, RoundDraft, text_fault
from concordui.pacts.drafts import Drafts
from concordui.pacts.verdicts import Verdicts
from engine.commons import pacts
from engine.commons.answers import check_talk
from engine.commons.pacts import Breach, TermForm
from helpers.commons import bare
from helpers.seat_scenes import CAP, MILD, pact, scene


def said(obs, amount):
    return [(line.text, line.tone) for line in outlook_lines(obs, outlook(obs, amount))]


def test_a_harvest_that_breaks_nothing_says_share_stock_and_limits():
    obs = scene("decide").obs
    seen = outlook(obs, 2.2)
    assert (seen.others, seen.gets, seen.rationed) == (2.325 + 2.341 + 1.998 + 2.328, 2.2, False)
    assert said(obs, 2.2) == [
        ("If the others ask as last turn, you get 2.2, 19.7 % of what is taken.", "text"),
        ("The stock would bear 2.283 from each, 11.416 in all.", "text"),
        ("Harvest cap 2.4 with all: kept, your limit is 2.4.", "text"),
    ]
    assert (warning_title(seen), send_text(seen)) == ("", "&Harvest 2.2")


def test_a_breach_is_named_before_in_the_words_of_the_record_and_after():
    obs = scene("decide").obs
    seen = outlook(obs, 2.716)
    assert said(obs, 2.716) == [
        ("Harvest cap 2.4 with all: harvested 2.716 > cap 2.400", "warn"),
        ("If the others ask as last turn, you get 2.716, 23.2 % of what is taken.", "text"),
        ("0.433 more than the 2.283 from each that the stock would bear.", "warn"),
        ("You were fined 2 times, 1.75 in all, the last 1.25 in turn 41. A breach may cost you again.", "muted"),
    ]
    assert warning_title(seen) == "This breaks a pact that you signed"
    assert send_text(seen) == "&Harvest 2.716 and break 1 pact"
    assert own_limit(obs) == 2.4
    brought, broken = last_turn_lines(obs)
    assert brought == "Last turn: asked 2.716, got 2.716."
    assert broken == "Harvest cap 2.4 with all: harvested 2.716 > cap 2.400"
    both = {**obs["pacts"], "active": [*obs["pacts"]["active"], pact("p4", MILD, "dan", "bob", acceptedTurn=9)]}
    fined = {**obs, "pacts": both, "fines": [{"turn": 60, "fine": 0.25}]}
    assert broken_text(fined) == "Harvest cap 2.4 with all: 2.716 > 2.400\nNo aggression, 10 % with bob: 2.716 > 2.576"
    assert last_turn_lines(fined)[0].endswith("You were fined 0.25.")
    assert broken_last_turn({**obs, "history": []}) == ()


def test_where_harvests_or_the_stock_are_hidden_nothing_is_made_up():
    mild = [pact("p1", MILD, "dan", "bob", acceptedTurn=8)]
    whole = scene("decide", pacts={"active": mild, "proposed": []}, fines=[]).obs
    hidden = {
        key: value
        for key, value in whole.items()
        if key not in ("last", "lastTotal", "stock", "available", "sustainable")
    }
    assert said(hidden, 50.0) == [
        ("You get what you ask for, unless all ask for more than there is.", "text"),
        ("What the stock would bear is not told in this commons.", "muted"),
        ("No aggression, 10 % with bob: it hangs on what the others take.", "text"),
    ]
    total = {key: value for key, value in whole.items() if key != "last"}
    assert outlook(total, 1.0).others == pytest.approx(11.708 - 2.716)
    known = said(whole, 2.0)
    assert known[2][0].startswith(
        "No aggression, 10 % with bob: kept if the others ask as last turn; your limit is 2.4"
    )
    assert said(whole, 4.0)[0][0].endswith("(group mean 2.598), if the others ask as last turn")
    assert said(whole, 200.0)[1][1] == "warn"  # there is no more
    assert fines_text(whole) == "You were never fined. Whether a breach is answered, you can't know."
    units = outlook(whole, 2.9, whole=True)
    assert (units.gets, units.others, units.rationed) == (2.0, 7.0, False)
    assert any(line.text.startswith("Whole units alone are served") for line in outlook_lines(whole, units))
    alone = scene("decide", pacts={"active": [], "proposed": []}).obs
    assert said(alone, 1.0)[-1] == ("You signed nothing: no pact limits you.", "muted")


def test_proposals_are_sound_at_any_moment_and_the_arena_takes_them():
    here = scene()
    model = OffersModel.load(here, [{"parties": ["bob"], "terms": {"type": "harvest_cap", "maxHarvest": -1}}, 7, {}])
    assert model.payload() == []
    model = model.choose_kind("harvest_cap")
    assert model.payload() == [
        {"parties": ["alice", "bob", "carol", "eve"], "terms": {"type": "harvest_cap", "maxHarvest": 2.28}}
    ]
    model = model.choose_to("alice").choose_number("maxHarvest", 2.5).choose_number("maxHarvest", 0.0)
    assert (model.shown.parties, model.shown.numbers) == (("bob", "carol", "eve"), {"maxHarvest": 2.5})
    assert offer_meaning(here, model.shown) == (
        "At most 2.5 a turn for bob, carol, eve and you. It binds once all have accepted."
    )
    model = model.add_another().choose_to("dan").choose_kind("no_aggression")
    assert offer_meaning(here, model.shown).endswith("for you, from this turn on. Nobody has to accept it.")
    model = model.add_another().choose_to(EVERYONE).choose_kind("harvest_cap").edit(0).remove(0)
    assert OffersModel.load(here, model.payload()).payload() == model.payload()
    words = Terms(here)
    assert [(line.to, line.title) for line in words.lines(model)] == [
        ("Only me", "Pledge: No aggression, 10 %"),
        ("Everyone", "Harvest cap 2.28"),
    ]
    for _ in range(MOST):
        model = model.add_another().choose_to(EVERYONE).choose_kind("harvest_cap")
    assert (model.count, model.full) == (MOST, True)
    draft = RoundDraft((Message("hello", "bob"),), model.payload(), {"p2": "accept", "p3": "reject"})
    assert (draft.fault, check_talk(draft.actions("dan"))) == ("", None)
    arena = bare(("alice", "bob", "carol", "dan", "eve"))
    arena.begin_turn()
    done = arena.talk({"dan": draft.without("answer:p2").without("answer:p3").actions("dan")})
    assert [entry["type"] for entry in done] == ["say", "pledge", *["propose_pact"] * 5]
    assert not any("refused" in entry for entry in done)
    assert draft.without("message:0").without("proposal:0").count == draft.count - 2


def test_what_is_in_force_already_is_named_and_no_cap_begins_as_one_that_is():
    here = scene()
    model = OffersModel.load(here, []).choose_kind("harvest_cap").choose_number("maxHarvest", 2.4)
    assert warning_text(here, model.shown).startswith("The same is in force between the same parties already (p1)")
    assert [line.warning for line in Terms(here).lines(model)] == ["in force"]
    for other in (model.choose_to("alice"), model.choose_number("maxHarvest", 2.8)):
        assert "in force" not in warning_text(here, other.shown)
        assert [line.warning for line in Terms(here).lines(other)] == [""]
    binding = [pact(f"p{n}", {**CAP, "maxHarvest": cap}, "dan") for n, cap in enumerate((2.28, 2.1))]
    there = scene(pacts={"active": binding, "proposed": []})
    pledge = OffersModel.load(there, []).choose_to("dan").choose_kind("harvest_cap")
    assert pledge.shown.numbers == {"maxHarvest": 1.9}
    assert "pledged the same already (p1)" in warning_text(there, pledge.choose_number("maxHarvest", 2.1).shown)


def test_a_type_of_terms_that_was_added_appears_by_itself(monkeypatch):
    monkeypatch.setitem(pacts.TERM_VALIDATORS, "fallow_turn", lambda terms: None)
    monkeypatch.setitem(
        pacts.VIOLATION_CHECKERS,
        "fallow_turn",
        lambda actual, terms, turn: Breach(None, "harvested in a fallow turn") if actual > terms["mostTaken"] else None,
    )
    words = "nobody gets more than mostTaken every other turn."
    monkeypatch.setitem(pacts.TERM_FORMS, "fallow_turn", TermForm(words, {"mostTaken": (0.0, 5.0)}))
    bound = [pact("p9", {"type": "fallow_turn", "mostTaken": 1.0}, "dan", acceptedTurn=9)]
    here = scene(pacts={"active": bound, "proposed": []})
    model = OffersModel.load(here, []).choose_to("dan").choose_kind("fallow_turn")
    row = Terms(here).kinds(model)[-1]
    assert (row.key, row.title, row.hint) == (
        "fallow_turn",
        "Fallow turn",
        "Nobody gets more than mostTaken every other turn",
    )
    assert model.choose_number("mostTaken", 9.0) == model
    assert offer_meaning(here, model.shown).startswith(
        "Nobody gets more than mostTaken every other turn; it holds for you"
    )
    assert said(here.obs, 2.0)[0] == ("Fallow turn, mostTaken 1.0: harvested in a fallow turn", "warn")
    assert said(here.obs, 1.0)[2][0] == "Fallow turn, mostTaken 1.0: kept."


def test_bad_input_is_told_in_words():
    assert text_fault("  ") == "Write something to say."
    assert text_fault("x" * 501) == "501 characters; 500 are the most."
    many = RoundDraft(tuple(Message(str(n)) for n in range(21)))
    assert many.fault == "21 actions in one round; 20 are the most."
    assert [number_of(text) for text in ("2,5", " 3 ", "", "much", "nan", "1e999")] == [
        2.5,
        3.0,
        None,
        None,
        None,
        None,
    ]


def test_rows_and_verdicts_keep_their_place():
    drafts = Drafts(2).put("a").another().put("a")
    assert (drafts.full, drafts.repeats(1), drafts.another()) == (True, 0, drafts)
    assert drafts.edit(0).put("b").rows == ("b", "a")
    assert (drafts.remove(0).current, drafts.remove(0).remove(0).current) == (0, None)
    verdicts = Verdicts(("p", "q")).decide("q", "accept").reject_rest()
    assert verdicts.payload() == {"p": "reject", "q": "accept"}
    assert Verdicts(("p",)).load({"p": "perhaps", "x": "accept"}).waiting == ("p",)
    assert CAP["type"] in pacts.TERM_FORMS
