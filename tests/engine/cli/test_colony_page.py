"""`contract: concord colony perspective`: the page holds the request, in its order and its words, with each source."""

from __future__ import annotations

import re

import pytest

from engine.cli.colony_page import page
from engine.colony.perspective import Message
from engine.colony.threads import CORE
from engine.colony.viewing.page import page_of
from helpers.colony_minds import Minds, minds


def shown(known: Minds, mind: str, width: int = 100) -> str:
    return "\n".join(page(page_of(known.world(), mind), width))


def flat(text: str) -> str:
    """A page without its line breaks."""
    return " ".join(text.split())


@pytest.mark.parametrize("mind", ["ann", "cat", CORE])
def test_the_page_has_every_kind_of_knowledge_in_the_order_of_the_request_then_the_menu(mind):
    known = minds()
    told = known.decision(mind).request("1-1").told()
    titles = [line.partition(":")[0] for line in shown(known, mind).splitlines()[1:] if line and line[0] != " "]
    kinds = [key for key in told["perspective"] if key not in ("mind", "name", "tick", "clock")]
    assert titles == ["What it is told to do", *kinds, "menu"]


@pytest.mark.parametrize("mind", ["ann", "ben", "cat", CORE])
def test_every_item_stands_on_the_page_with_all_that_it_says_and_its_source_tick_and_age(mind):
    known = minds()
    request = known.decision(mind).request("1-1")
    text = flat(shown(known, mind, 300))
    items = [item for part in request.perspective.values() if isinstance(part, list) for item in part]
    assert items
    for item in items:
        ago = {0: "now", 1: "1 tick ago"}.get(item["age"], f"{item['age']} ticks ago")
        assert f"({item['origin']} {item['source']}, tick {item['learned']}, {ago})" in text
        assert all(flat(str(value)) in text for value in item.values() if isinstance(value, str))
    for line in request.instructions.splitlines():
        assert flat(line) in text
    for choice in request.menu:
        assert f"{choice.id}: {choice.effect}" in text


def test_what_a_mind_does_not_know_is_not_on_its_page():
    known = minds()
    assert "meals are good" in shown(known, "ann")
    assert "meals are good" not in shown(known, "ben")
    assert "meals are good" not in shown(known, CORE)
    assert "memories: nothing" in shown(known, "cat")


def test_a_band_without_a_reading_says_that_there_was_none_yet():
    known = minds()
    known.link.readings.pop("ben")
    assert "need food, band unknown (link ben, never yet)" in shown(known, CORE)


def test_names_and_words_can_not_steer_the_terminal_that_shows_them():
    known = minds()
    known.colony.pawns["ann"].name = "Ann\x1b[2J"
    known.messages.append(Message("m9", 30, CORE, "ann", "message", "red \x1b[31m\nand a bell \x07"))
    text = shown(known, "ann", 300)
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f]", text)
    assert r"red \x1b[31m\nand a bell \x07" in text
    assert text.startswith(r"Ann\x1b[2J (ann) at tick")


def test_lines_are_wrapped_at_the_width_and_stand_in():
    lines = shown(minds(), "ann", 60).splitlines()
    assert max(map(len, lines)) <= 60
    assert any(line.startswith("      ") for line in lines)
