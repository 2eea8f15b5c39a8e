"""Which facts are shown: by words, by kind, by whom they concern, and by who knows them."""

from __future__ import annotations

import pytest

from concordui.colony.knows.filters import GROUPS, Filter, Names, group_of, groups, shown, spreads
from concordui.colony.people import PawnName, People
from engine.colony.threads import CORE
from engine.colony.viewing.facts import FACT_KINDS, Fact, FactKey, Value
from engine.colony.viewing.knowing import Knowing, Knowledge

PEOPLE = People((PawnName("ann", "Ann"), PawnName("bob", "Bob")))
FOOD = Fact(FactKey("need", "ann", "food"), Value("level", 0.18), ("ann",))
REST = Fact(FactKey("need", "bob", "rest"), Value("level", 0.5), ("bob",))
BUSH = Fact(FactKey("goods", "bush", "berries"), Value("count", 15))
PLACE = Fact(FactKey("place", "bush"), Value("place", (1, 2)))
FUEL = Fact(FactKey("fuel", "fire"), Value("ticks", 60))
WHERE = Fact(FactKey("place", "ann"), Value("place", (1, 2)), ("ann",))
FACTS = (FOOD, REST, WHERE, BUSH, FUEL, PLACE)
OWN = Knowledge("own", Value("level", 0.18), 5, 0)
CELLS = {
    (FOOD.key, "ann"): OWN,
    (FOOD.key, CORE): Knowledge("stale", None, 1, 4),
    (REST.key, "bob"): OWN,
    (REST.key, CORE): Knowledge("link", Value("band", "urgent"), 5, 0),
    **{(BUSH.key, mind): OWN for mind in ("ann", "bob", CORE)},
}
MINDS = ("ann", "bob", CORE)
MATRIX = Knowing(5, FACTS, MINDS, CELLS, MINDS, {}, frozenset({(REST.key, CORE)}))


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (Filter(), list(FACTS)),
        (Filter(words="BUSH"), [BUSH, PLACE]),
        (Filter(words="bush berries"), [BUSH]),
        (Filter(group="needs"), [FOOD, REST]),
        (Filter(group="people"), [WHERE]),
        (Filter(group="things"), [BUSH, FUEL, PLACE]),
        (Filter(about="ann"), [FOOD, WHERE]),
        (Filter(about="ann", group="needs"), [FOOD]),
        (Filter(spread="one"), [FOOD]),
        (Filter(spread="some"), [FOOD, REST]),
        (Filter(spread="nobody"), [WHERE, FUEL, PLACE]),
        (Filter(spread="wrong"), [REST]),
        (Filter(spread="old"), [FOOD]),
        (Filter(words="nothing"), []),
    ],
)
def test_a_filter_leaves_the_facts_that_are_asked_for_in_their_order(wanted: Filter, found: list[Fact]) -> None:
    assert shown(MATRIX, wanted, PEOPLE, Names()) == found


def test_every_kind_of_fact_is_in_a_group_that_can_be_chosen() -> None:
    assert {*GROUPS, "place"} == set(FACT_KINDS)
    assert {group_of(fact) for fact in FACTS} <= set(groups())
    assert "" in spreads()


def test_names_are_those_of_the_people_of_now() -> None:
    names = Names()
    assert names.of(FOOD, PEOPLE) == "Ann: Food"
    assert names.of(FOOD, People((PawnName("ann", "Anna"),))) == "Anna: Food"
