"""`issue: the page shown and the request sent are built from the same object`; each item with its source and end."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from engine.colony import proposals
from engine.colony.allowlists import BandItem, DeedItem, MemoryItem, NoteItem
from engine.colony.memory import fade
from engine.colony.record import MemoryAttempts
from engine.colony.telemetry import observe
from engine.colony.threads import CORE
from engine.colony.viewing.page import HEAD, MindPage, page_of
from engine.errors import MindError
from engine.minds.asking import ask, text_of
from engine.minds.ledger import Ledger
from engine.minds.scripted import ScriptedMind, first_choice
from helpers.colony_minds import minds
from helpers.colony_runs import Held, Scene, drive

MINDS = ("ann", "ben", "cat", CORE)


def entry_of(page: MindPage, fact: tuple[str, ...], section: str = ""):
    (found,) = [each for each in page.entries if each.fact == fact and section in ("", each.section)]
    return found


@pytest.mark.parametrize("mind", MINDS)
def test_each_field_of_the_perspective_stands_once_on_the_page_in_the_order_of_the_request(mind):
    decision = minds().decision(mind)
    page = MindPage.of(decision, decision.request("1-1"), minds().colony.scenario.rules)
    known = decision.perspective
    assert [section.name for section in page.sections] == [
        name for name in type(known).model_fields if name not in (*HEAD, "omitted")
    ]
    told = [getattr(known, section.name) for section in page.sections]
    items = [item for part in told for item in (part if isinstance(part, list) else [part])]
    assert len(items) == len(page.entries)
    assert all(entry.item is item for entry, item in zip(page.entries, items, strict=True))
    assert (page.mind, page.name, page.tick, page.clock) == (
        known.mind,
        getattr(known, "name", ""),
        known.tick,
        known.clock,
    )
    assert page.omitted == known.omitted
    assert len({entry.key for entry in page.entries}) == len(page.entries)


@pytest.mark.parametrize("mind", MINDS)
def test_the_request_on_the_page_is_the_very_text_that_is_asked_and_its_digest_that_of_the_ledger(mind):
    known = minds()
    page = page_of(known.world(), mind)
    assert page.text == text_of(known.decision(mind).request("another-attempt"))
    assert page.size == len(page.text.encode())
    attempts = MemoryAttempts()
    asyncio.run(ask(Ledger(attempts), ScriptedMind("scripted", first_choice), page.request, who=mind))
    (row,) = attempts.attempts()
    assert row.digest == page.digest


def test_what_a_run_sends_is_what_the_page_of_that_moment_shows():
    async def scene():
        held = Held()
        going = Scene({"seats": {CORE: held}})
        async with going.run() as run:
            await run.advance(1)
            request = await held.asked()
            page = page_of(run.world, CORE)
            assert page.text == text_of(request)
            (row,) = going.of(CORE, "planning")
            assert row.digest == page.digest

    drive(scene)


@pytest.mark.parametrize("mind", MINDS)
def test_changing_the_object_changes_the_page_and_the_request_and_nothing_else_makes_a_page(mind):
    decision, rules = minds().decision(mind), minds().colony.scenario.rules
    before = MindPage.of(decision, decision.request("1-1"), rules)
    for entry in before.entries:
        part = getattr(decision.perspective, entry.section)
        other = entry.item.model_copy(update={"source": "somebody else"})
        parts = [other if each is entry.item else each for each in part] if isinstance(part, list) else other
        changed = replace(decision, perspective=decision.perspective.model_copy(update={entry.section: parts}))
        after = MindPage.of(changed, changed.request("1-1"), rules)
        assert after.text != before.text
        assert [each.item for each in after.entries] != [each.item for each in before.entries]
        with pytest.raises(MindError, match="another one"):
            MindPage.of(changed, before.request, rules)


def test_a_page_refuses_a_request_with_another_menu():
    decision, rules = minds().decision("ann"), minds().colony.scenario.rules
    request = replace(decision.request("1-1"), menu=decision.menu.choices[:-1])
    with pytest.raises(MindError, match="another one"):
        MindPage.of(decision, request, rules)


def test_each_kind_that_is_told_has_the_words_that_the_request_explains_it_with():
    page = page_of(minds().world(), "ann")
    for section in page.sections:
        assert bool(section.contract) == bool(section.entries)
        assert not section.entries or f"{section.name}: {section.contract}" in page.instructions.splitlines()


def test_a_note_leads_to_the_experiences_it_cites_and_to_none_that_is_no_longer_told():
    known = minds()
    known.colony.pawns["ann"].outlook = (replace(known.colony.pawns["ann"].outlook[0], cites=("e1", "e99")),)
    page = page_of(known.world(), "ann")
    (note,) = [entry.item for entry in page.entries if isinstance(entry.item, NoteItem)]
    cited = page.cited(note)
    assert isinstance(cited["e1"].item, MemoryItem | DeedItem)
    assert cited["e1"].item.source == "e1"
    assert cited["e99"] is None


# When each stops being known ------------------------------------------------------------------------------------------


def test_a_memory_fades_at_the_very_tick_that_its_page_names():
    known = minds()
    lapse = entry_of(page_of(known.world(), "ann"), ("memory", "e1")).lapse
    assert lapse.ending == "fades"
    assert lapse.chance == known.colony.scenario.rules.memory.chatter_survives
    known.colony.tick = lapse.tick - 1
    fade(known.colony)
    assert ("memory", "e1") in {each.fact for each in page_of(known.world(), "ann").entries}
    known.colony.tick = lapse.tick
    fade(known.colony)
    assert ("memory", "e1") not in {each.fact for each in page_of(known.world(), "ann").entries}


def test_a_memory_that_survives_lasts_for_good():
    known = minds()
    for memory in known.colony.pawns["ann"].memories.values():
        memory.fades = None
    assert entry_of(page_of(known.world(), "ann"), ("memory", "e1")).lapse.ending == "lasts"


def test_a_band_is_good_to_the_tick_that_its_page_names_and_unknown_from_the_next():
    known = minds()
    lapse = entry_of(page_of(known.world(), CORE), ("need", "ann", "food")).lapse
    assert lapse.ending == "good"
    known.colony.tick = lapse.tick
    assert not entry_of(page_of(known.world(), CORE), ("need", "ann", "food")).lapse.unknown
    known.colony.tick += 1
    later = entry_of(page_of(known.world(), CORE), ("need", "ann", "food"))
    assert isinstance(later.item, BandItem)
    assert (later.item.band, later.lapse.ending, later.lapse.tick) == ("unknown", "stale", lapse.tick)
    known.link.readings.pop("ann")
    assert entry_of(page_of(known.world(), CORE), ("need", "ann", "food")).lapse.ending == "never"


def test_a_sighting_is_told_to_the_tick_that_its_page_names_and_left_out_from_the_next():
    known = minds()
    lapse = entry_of(page_of(known.world(), CORE), ("thing", "bush")).lapse
    known.colony.tick = lapse.tick
    assert entry_of(page_of(known.world(), CORE), ("thing", "bush"))
    known.colony.tick += 1
    assert ("thing", "bush") not in {each.fact for each in page_of(known.world(), CORE).entries}


def test_an_offer_ends_at_the_tick_that_both_pages_name():
    known = minds()
    for mind in ("ann", CORE):
        lapse = entry_of(page_of(known.world(), mind), ("offer", "o3")).lapse
        assert (lapse.ending, lapse.tick) == ("expires", known.talks.offers["o3"].expires)
    known.colony.tick = known.talks.tick = known.talks.offers["o3"].expires
    proposals.advance(known.talks, known.colony)
    assert ("offer", "o3") not in {each.fact for each in page_of(known.world(), "ann").entries}
    assert entry_of(page_of(known.world(), CORE), ("offer", "o3")).lapse.ending == "settled"


def test_older_entries_that_are_not_told_are_counted_in_their_section():
    known = minds({"knowledge": {"told": 1}})
    known.messages += [replace(known.messages[0], id="m8"), replace(known.messages[0], id="m9")]
    observe(known.colony, known.link)
    page = page_of(known.world(), "ann")
    (messages,) = [section for section in page.sections if section.name == "messages"]
    assert (len(messages.entries), messages.omitted) == (1, 2)
    assert messages.entries[0].lapse.tick == 1
