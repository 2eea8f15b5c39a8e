"""Retreats: options, choices, what is automatic, and collisions (R15 to R17)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.anatolia.adjudicator import adjudicate
from engine.anatolia.board import Unit, build_board, load_board
from engine.anatolia.orders import Move, Support
from engine.anatolia.outcomes import Dislodged, Retreat
from engine.anatolia.retreats import check_choices, resolve_retreats, retreat_options

BOARD = load_board(Path(__file__).parents[2] / "data" / "classic_board.json")
PARIS = Dislodged("France", "army", "PAR", "PIC", ("BRE", "BUR", "GAS"))
MARSEILLES = Dislodged("France", "army", "MAR", "PIE", ("BUR", "GAS", "SPA"))
MUNICH = Dislodged("Germany", "army", "MUN", "TYR", ("BER", "BUR"))
CORNERED = Dislodged("Germany", "army", "KIE", "DEN", ())


def _went(choices: dict[str, Any], *dislodged: Dislodged) -> dict[str, str | None]:
    _, retreats = resolve_retreats(BOARD, (), dislodged, choices)
    return {retreat.origin: retreat.to for retreat in retreats}


def test_options_are_adjacent_by_terrain_empty_and_free_of_standoffs() -> None:
    unit = Unit("France", "army", "PAR")
    assert retreat_options(BOARD, unit, None, (), ()) == ("BRE", "BUR", "GAS", "PIC")
    assert retreat_options(BOARD, unit, "PIC", {"BUR"}, {"GAS"}) == ("BRE",)
    assert retreat_options(BOARD, Unit("France", "fleet", "BRE"), "ENG", (), ()) == ("GAS", "MAO", "PIC")


def test_r15_vacated_provinces_are_open_and_dislodged_units_occupy_nothing() -> None:
    units = [Unit("France", "army", "PAR"), Unit("France", "army", "GAS"), Unit("Italy", "army", "MAR")]
    units += [Unit("Italy", "army", "SPA"), Unit("Germany", "army", "BUR"), Unit("Germany", "army", "PIC")]
    orders = [Move("BUR", "PAR"), Support("PIC", "BUR", "PAR"), Move("MAR", "GAS"), Support("SPA", "MAR", "GAS")]
    dislodged = {unit.at: unit.options for unit in adjudicate(BOARD, units, orders).dislodged}
    assert dislodged == {"PAR": ("BRE",), "GAS": ("BRE", "BUR")}


def test_r15_only_the_own_dislodgers_origin_is_closed() -> None:
    units = [Unit("France", "army", "PAR"), Unit("Germany", "army", "PIC"), Unit("Germany", "army", "BRE")]
    units += [Unit("France", "army", "BUR"), Unit("Germany", "army", "MUN"), Unit("Germany", "army", "RUH")]
    orders = [Move("PIC", "PAR"), Support("BRE", "PIC", "PAR"), Move("MUN", "BUR"), Support("RUH", "MUN", "BUR")]
    dislodged = {unit.at: unit.options for unit in adjudicate(BOARD, units, orders).dislodged}
    assert dislodged == {"PAR": ("GAS",), "BUR": ("BEL", "GAS", "MAR", "PIC")}


def test_a_unit_goes_where_it_is_sent_or_disbands() -> None:
    units, retreats = resolve_retreats(
        BOARD, [Unit("Italy", "army", "PAR")], [PARIS, MUNICH], {"France": {"PAR": "GAS"}, "Germany": {"MUN": None}}
    )
    assert units == (Unit("France", "army", "GAS"), Unit("Italy", "army", "PAR"))
    assert retreats == (Retreat("Germany", "MUN", None), Retreat("France", "PAR", "GAS"))
    assert retreats[1].to_json() == {"type": "retreat", "power": "France", "from": "PAR", "to": "GAS"}


def test_what_is_left_out_takes_the_first_option_or_disbands() -> None:
    assert _went({}, PARIS, CORNERED) == {"PAR": "BRE", "KIE": None}
    assert _went({"France": {"MAR": "SPA"}}, PARIS, MARSEILLES) == {"PAR": "BRE", "MAR": "SPA"}


@pytest.mark.parametrize(
    ("payload", "where"),
    [
        ({"PAR": "GAS", "LON": None}, "LON"),  # no unit of its own there
        ({"PAR": "GAS", "MUN": None}, "MUN"),  # another's
        ({"PAR": "PIC"}, "PAR"),  # not listed
        ({"PAR": ["GAS"]}, "PAR"),
        ({"PAR": False}, "PAR"),
        ([["PAR", "GAS"]], "retreats"),
        ("GAS", "retreats"),
        (None, "retreats"),
    ],
)
def test_r16_one_fault_makes_all_of_that_powers_retreats_automatic_and_nobody_elses(payload: Any, where: str) -> None:
    refusal = check_choices([PARIS, MARSEILLES, MUNICH], "France", payload)
    assert refusal is not None
    assert refusal.where == where
    went = _went({"France": payload, "Germany": {"MUN": None}}, PARIS, MARSEILLES, MUNICH)
    assert went == {"PAR": "BRE", "MAR": "BUR", "MUN": None}


def test_r16_sound_choices_are_taken() -> None:
    for payload in ({"PAR": "GAS"}, {"PAR": None}, {}):
        assert check_choices([PARIS, MUNICH], "France", payload) is None


def test_r17_automatic_choices_ignore_each_other_and_collide_like_any_others() -> None:
    twin = Dislodged("Italy", "army", "GAS", "MAR", ("BRE", "BUR"))
    assert _went({}, PARIS, twin) == {"PAR": None, "GAS": None}
    assert _went({"Italy": {"GAS": "BRE"}}, PARIS, twin) == {"PAR": None, "GAS": None}
    assert _went({"Italy": {"GAS": "BUR"}}, PARIS, twin) == {"PAR": "BRE", "GAS": "BUR"}


def test_two_or_more_retreats_to_one_province_all_disband() -> None:
    everywhere = {"France": {"PAR": "BUR", "MAR": "BUR"}, "Germany": {"MUN": "BUR"}}
    assert _went(everywhere, PARIS, MARSEILLES, MUNICH) == {"PAR": None, "MAR": None, "MUN": None}


def test_two_that_disband_do_not_collide_with_anybody() -> None:
    assert _went({"France": {"PAR": None, "MAR": None}}, PARIS, MARSEILLES, MUNICH)["MUN"] == "BER"


def test_the_first_option_is_the_first_in_code_unit_order() -> None:
    names = ["z", "😀", "ﬁ", "m"]
    board = build_board(
        {
            "provinces": [{"id": name, "type": "land"} for name in names],
            "adjacency": {"m": ["ﬁ", "z", "😀"], **{name: ["m"] for name in names[:3]}},
        }
    )
    options = retreat_options(board, Unit("Red", "army", "m"), None, {"z"}, ())
    assert options == ("😀", "ﬁ")
    _, retreats = resolve_retreats(board, (), [Dislodged("Red", "army", "m", "z", options)], {})
    assert retreats[0].to == "😀"
