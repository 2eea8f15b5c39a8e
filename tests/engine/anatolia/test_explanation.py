"""The facts of an explanation, kind by kind (`anatolia: Explanation`), on a board where everything touches."""

from __future__ import annotations

from typing import Any

import jsonschema
import pytest

from engine.anatolia.cases import Case, answer, read_case
from engine.anatolia.explanation import adjudicate_explained
from engine.schemas import schema_of
from helpers.graphs import complete_board, position

pytestmark = pytest.mark.sampled(3)

BOARD = complete_board()

Json = dict[str, Any]


def explained(**orders: str) -> Json:
    """The explanation as JSON; the whole answer is in the form of its schema."""
    units, entries = position(**orders)
    reply = answer(Case(None, BOARD, units, entries), explain=True)
    jsonschema.validate(reply, schema_of("answer"), jsonschema.Draft202012Validator)
    explanation: Json = reply["explanation"]
    return explanation


def facts(unit: str, **orders: str) -> list[Json]:
    found: list[Json] = explained(**orders)["units"][unit]["facts"]
    return found


def attack(dest: str, strength: int, supporters: str = "", **excluded: str) -> Json:
    left_out = [{"unit": unit, "why": why} for unit, why in excluded.items()]
    return {
        "kind": "attack",
        "dest": dest,
        "strength": strength,
        "supporters": list(supporters),
        "excluded": left_out,
    }


def hold(province: str, strength: int, supporters: str = "") -> Json:
    return {"kind": "hold", "province": province, "strength": strength, "supporters": list(supporters)}


def prevent(unit: str, strength: int, supporters: str = "") -> Json:
    return {"kind": "prevent", "unit": unit, "strength": strength, "supporters": list(supporters)}


def opposed(unit: str, strength: int) -> Json:
    return {"kind": "opposed", "unit": unit, "strength": strength}


def test_an_attack_on_an_empty_place_meets_nothing() -> None:
    assert facts("a", Red="a-b") == [attack("b", 1)]


def test_a_hold_that_nothing_touches_has_no_facts() -> None:
    assert facts("a", Red="a H, b-c") == []


def test_an_attack_on_a_unit_that_stays_meets_what_holds_it() -> None:
    orders = {"Red": "a-b", "Green": "b H, c S b"}
    assert facts("a", **orders) == [attack("b", 1), {"kind": "stays", "unit": "b"}, hold("b", 2, "c"), opposed("b", 2)]
    assert facts("b", **orders) == [hold("b", 2, "c")]


def test_the_stronger_attack_dislodges() -> None:
    orders = {"Red": "a-b, c S a-b", "Green": "b H"}
    assert facts("a", **orders) == [attack("b", 2, "c"), {"kind": "stays", "unit": "b"}, hold("b", 1)]
    assert facts("b", **orders) == [hold("b", 1), {"kind": "dislodged", "by": "a", "strength": 2, "against": 1}]


def test_a_failed_mover_is_defended_by_itself_alone() -> None:
    orders = {"Red": "a-b, c S a-b", "Green": "b-d, e S b", "Blue": "f-d"}
    assert facts("a", **orders) == [attack("b", 2, "c"), {"kind": "stays", "unit": "b"}, hold("b", 1)]
    assert facts("b", **orders) == [
        attack("d", 1, e="unmatched"),
        prevent("f", 1),
        opposed("f", 1),
        hold("b", 1),
        {"kind": "dislodged", "by": "a", "strength": 2, "against": 1},
    ]


def test_rivals_keep_each_other_out_with_every_support() -> None:
    orders = {"Red": "a-b, c S a-b", "Green": "d-b"}
    assert facts("a", **orders) == [attack("b", 2, "c"), prevent("d", 1)]
    assert facts("d", **orders) == [attack("b", 1), prevent("a", 2, "c"), opposed("a", 2)]


def test_a_support_from_the_defenders_power_is_excluded_from_the_attack_and_prevents() -> None:
    orders = {"Red": "a-b", "Green": "b H, c S a-b", "Blue": "d-b, e S d-b"}
    assert facts("a", **orders)[0] == attack("b", 1, c="defender")
    assert prevent("a", 2, "c") in facts("d", **orders)


def test_if_the_defender_departs_all_supports_count() -> None:
    assert facts("a", Red="a-b", Green="b-d, c S a-b") == [attack("b", 2, "c"), {"kind": "vacated", "unit": "b"}]


def test_an_own_unit_that_stays_is_never_dislodged() -> None:
    assert facts("a", Red="a-b, b H", Green="c S a-b") == [
        attack("b", 0, "c"),
        {"kind": "self", "unit": "b"},
        {"kind": "stays", "unit": "b"},
        hold("b", 1),
    ]


def test_a_head_to_head_is_defended_with_every_support_of_the_opponents_move() -> None:
    orders = {"Red": "a-b, c S a-b", "Green": "b-a, d S a-b"}
    defend = {"kind": "defend", "opponent": "a", "strength": 3, "supporters": ["c", "d"]}
    assert facts("b", **orders) == [
        attack("a", 1),
        defend,
        opposed("a", 3),
        {"kind": "dislodged", "by": "a", "strength": 2, "against": 1},
    ]
    assert facts("a", **orders)[0] == attack("b", 2, "c", d="defender")


def test_the_attack_of_a_unit_that_lost_head_on_keeps_nobody_out() -> None:
    orders = {"Red": "a-b, c S a-b", "Green": "b-a", "Blue": "d-a"}
    assert facts("d", **orders) == [attack("a", 1), {"kind": "vacated", "unit": "a"}]


def test_a_cut_names_who_cut_it_and_whence() -> None:
    orders = {"Red": "a-b, c S a-b", "Green": "b H, d-c"}
    assert {"kind": "cut", "by": "d", "from": "d"} in facts("c", **orders)
    assert facts("a", **orders)[0] == attack("b", 1, c="cut")


def test_attacks_that_do_not_cut_say_why() -> None:
    orders = {"Red": "a-b, c S a-b, d-c", "Green": "b-c"}
    assert facts("c", **orders)[:2] == [
        {"kind": "spared", "by": "b", "why": "from-target"},
        {"kind": "spared", "by": "d", "why": "friendly"},
    ]


def test_a_supporter_dislodged_from_the_place_it_aims_at_is_excluded_as_dislodged() -> None:
    orders = {"Red": "a-b, c S a-b", "Green": "b-c, d S b-c"}
    assert facts("a", **orders)[0] == attack("b", 1, c="dislodged")
    assert facts("c", **orders) == [hold("c", 1), {"kind": "dislodged", "by": "b", "strength": 2, "against": 1}]


def test_an_unmatched_support_says_what_its_beneficiary_was_ordered() -> None:
    assert facts("c", Red="a-d, c S a-b") == [
        {"kind": "unmatched", "beneficiary": "a", "ordered": {"unit": "a", "type": "move", "dest": "d"}}
    ]


def test_a_rotation_names_its_units_from_the_one_explained() -> None:
    orders = {"Red": "a-b", "Green": "b-c", "Blue": "c-a"}
    assert facts("b", **orders) == [attack("c", 1), {"kind": "rotation", "units": ["b", "c", "a"]}]
    assert explained(**orders)["order"] == [["a", "b", "c"]]


def test_supporters_are_settled_first_and_a_head_to_head_together() -> None:
    found = explained(Red="a-b, c S a-b", Green="b-a", Blue="d-c")
    assert found["order"] == [["c"], ["d"], ["a", "b"]]
    assert found["units"]["a"]["depends"] == ["b", "c"]
    assert found["units"]["a"]["verdict"] == "bounce"


REFUSED = {
    "several orders for one unit": ([{"type": "hold"}, {"type": "hold"}], "double", None),
    "an unknown order type": ([{"type": "convoy"}], "shape", "type"),
    "a move without a destination": ([{"type": "move"}], "shape", "dest"),
    "a support without a target": ([{"type": "support"}], "shape", "target"),
    "a support into something that is no id": (
        [{"type": "support", "target": "b", "targetDest": 3}],
        "shape",
        "targetDest",
    ),
    "a move to no province": ([{"type": "move", "dest": "?"}], "no-province", "?"),
    "a move out of reach": ([{"type": "move", "dest": "far"}], "out-of-reach", "far"),
    "support for no province": ([{"type": "support", "target": "?"}], "no-province", "?"),
    "support for nobody": ([{"type": "support", "target": "c"}], "no-unit", "c"),
    "support for itself": ([{"type": "support", "target": "a"}], "itself", "a"),
    "support into no province": ([{"type": "support", "target": "b", "targetDest": "?"}], "no-province", "?"),
    "support of a move that the beneficiary can't make": (
        [{"type": "support", "target": "b", "targetDest": "b"}],
        "beneficiary-out-of-reach",
        "b",
    ),
    "support into a place out of reach": (
        [{"type": "support", "target": "d", "targetDest": "far"}],
        "out-of-reach",
        "far",
    ),
    "support to hold out of reach": ([{"type": "support", "target": "far"}], "out-of-reach", "far"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_refused_order_says_why(name: str) -> None:
    entries, code, detail = REFUSED[name]
    provinces = [{"id": at, "type": "land", "sc": False, "home": None} for at in ("a", "b", "c", "d", "far")]
    near = {"a": ["b", "c", "d"], "b": ["a"], "c": ["a"], "d": ["a", "far"], "far": ["d"]}
    case = {
        "board": {"provinces": provinces, "adjacency": near},
        "units": [{"power": "Red", "type": "army", "at": at} for at in ("a", "b", "d", "far")],
    }
    read = read_case({**case, "orders": {"Red": [{"unit": "a", **entry} for entry in entries]}})
    _, explanation = adjudicate_explained(read.board, read.units, read.orders)
    assert explanation.units["a"].to_json() == {
        "verdict": "invalid",
        "facts": [{"kind": "invalid", "code": code, "detail": detail}],
        "depends": [],
    }


def test_without_being_asked_nothing_is_explained() -> None:
    units, entries = position(Red="a-b")
    assert "explanation" not in answer(Case(None, BOARD, units, entries))
