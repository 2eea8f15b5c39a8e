"""The rulings on orders, strengths and outcomes, R1 to R14, each on the classic map.

A line such as ``France A PAR-BUR``, ``Italy F ROM S VEN-TUS`` or ``Russia A MOS H`` puts a unit on the board and
orders it.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from engine.anatolia.adjudicator import adjudicate, adjudicate_json
from engine.anatolia.board import Unit, load_board
from engine.anatolia.orders import Hold, Move, Support
from engine.anatolia.outcomes import Resolution, ResolvedOrder
from engine.errors import CaseError

BOARD = load_board(Path(__file__).parents[2] / "data" / "classic_board.json")


@dataclass
class Case:
    """A resolution, with its parts by province."""

    whole: Resolution

    def __getitem__(self, at: str) -> ResolvedOrder:
        return next(entry for entry in self.whole.resolution if entry.unit == at)

    def outcomes(self, places: str) -> list[str]:
        return [self[at].outcome for at in places.split()]

    @property
    def standing(self) -> dict[str, str]:
        return {unit.at: unit.power for unit in self.whole.units}

    @property
    def dislodged(self) -> dict[str, str]:
        return {unit.at: unit.attacker for unit in self.whole.dislodged}


def read(lines: str) -> tuple[tuple[Unit, ...], dict[str, list[dict[str, Any]]]]:
    units: list[Unit] = []
    orders: dict[str, list[dict[str, Any]]] = {}
    for line in filter(None, map(str.strip, lines.splitlines())):
        power, letter, text = line.split(" ", 2)
        at = text[:3]
        units.append(Unit(power, "army" if letter == "A" else "fleet", at))
        if text[3:4] == "-":
            entry = Move(at, text[4:]).to_json()
        elif text[4:5] == "S":
            target, _, dest = text[6:].partition("-")
            entry = Support(at, target, dest or "hold").to_json()
        else:
            entry = Hold(at).to_json()
        orders.setdefault(power, []).append(entry)
    return tuple(units), orders


def resolve(lines: str, **extra: list[Any]) -> Case:
    """The lines resolved, with `extra` entries by power added to their orders; both ways to answer agree."""
    units, orders = read(lines)
    for power, entries in extra.items():
        orders.setdefault(power, []).extend(entries)
    whole = adjudicate(BOARD, units, orders)
    assert adjudicate_json(BOARD, [unit.to_json() for unit in units], orders) == whole.to_json()
    return Case(whole)


# Orders


@pytest.mark.parametrize(
    "entry",
    [
        {"unit": "PAR", "type": "convoy"},
        {"unit": "PAR"},
        {"unit": "PAR", "type": "move", "dest": 5},
        {"unit": "PAR", "type": "move", "dest": ["BUR"]},
        {"unit": "PAR", "type": "support", "target": {}, "targetDest": "BUR"},
        {"unit": "PAR", "type": "support", "target": "MAR", "targetDest": None},
    ],
)
def test_r1_an_entry_of_a_refused_shape_is_an_invalid_hold_when_adjudicated_directly(entry: Any) -> None:
    units = [Unit("France", "army", "PAR"), Unit("France", "army", "MAR")]
    case = Case(adjudicate(BOARD, units, {"France": [entry, {"unit": "MAR", "type": "move", "dest": "BUR"}]}))
    assert (case["PAR"].order, case["PAR"].valid, case["PAR"].outcome) == (Hold("PAR"), False, "invalid")
    assert case["MAR"].outcome == "success"  # other orders remain usable


@pytest.mark.parametrize(
    "entry", [None, 5, "PAR H", [], {}, {"type": "hold"}, {"unit": 3, "type": "hold"}, {"unit": []}]
)
def test_r1_an_entry_that_names_no_unit_is_nobodys(entry: Any) -> None:
    case = resolve("France A PAR-BUR", France=[entry])
    assert case["PAR"].outcome == "success"


def test_r1_unused_keys_are_ignored() -> None:
    units = [Unit("France", "army", "PAR")]
    entry = {"unit": "PAR", "type": "move", "dest": "BUR", "target": 7, "targetDest": None, "note": "!"}
    assert Case(adjudicate(BOARD, units, [entry]))["PAR"].outcome == "success"


def test_r2_nobody_supports_into_its_own_province_or_where_it_cannot_go() -> None:
    case = resolve(
        """France A PAR S BUR-PAR
        France A BUR H
        Italy F ROM S VEN-APU
        Italy A VEN-APU
        Germany A BER S KIE-BAL
        Germany F KIE-BAL"""
    )
    assert case.outcomes("PAR ROM BER") == ["invalid"] * 3


def test_r2_the_rule_for_fleets_holds_for_their_supports_too() -> None:
    assert not BOARD.can_move("fleet", "ROM", "VEN")
    assert resolve("Italy F ROM S VEN\nItaly A VEN H")["ROM"].outcome == "invalid"


def test_r3_supports_of_the_impossible_the_absent_or_oneself_are_invalid() -> None:
    case = resolve(
        """France A PAR S MAR-PIC
        France A MAR H
        Germany A MUN S TYR
        Russia A WAR S WAR
        Turkey A ARM S ARM-ANK"""
    )
    assert case.outcomes("PAR MUN WAR ARM") == ["invalid"] * 4
    assert [case[at].order for at in ("PAR", "MUN")] == [Hold("PAR"), Hold("MUN")]


def test_r3_foreign_units_and_moves_into_own_units_may_be_supported() -> None:
    case = resolve(
        """Italy A MAR S RUH-BUR
        Germany A RUH-BUR
        Italy A BUR H"""
    )
    assert (case["MAR"].valid, case["MAR"].effective) == (True, True)


def test_r3_an_explicit_destination_equal_to_the_target_is_no_shorthand() -> None:
    units = [Unit("France", "army", "PAR"), Unit("France", "army", "BUR")]
    entry = {"unit": "BUR", "type": "support", "target": "PAR"}
    assert Case(adjudicate(BOARD, units, [entry]))["BUR"].effective
    assert Case(adjudicate(BOARD, units, [{**entry, "targetDest": "PAR"}]))["BUR"].outcome == "invalid"


@pytest.mark.parametrize("second", [Move("PAR", "BUR"), Move("PAR", "PIC"), Hold("PAR")])
def test_r4_two_entries_for_one_unit_make_it_hold(second: Any) -> None:
    case = resolve("France A PAR-BUR", France=[second.to_json()])
    assert (case["PAR"].order, case["PAR"].valid, case["PAR"].outcome) == (Hold("PAR"), False, "invalid")


def test_r4_a_doubled_support_no_longer_counts() -> None:
    twice = Support("MAR", "PAR", "BUR").to_json()
    case = resolve("France A PAR-BUR\nFrance A MAR S PAR-BUR\nGermany A BUR H", France=[twice])
    assert case.outcomes("PAR MAR") == ["bounce", "invalid"]


def test_r4_foreign_and_unknown_units_are_dropped_first() -> None:
    foreign = [Move("PAR", "BUR").to_json(), Move("XXX", "BUR").to_json(), Move("GAS", "BUR").to_json()]
    case = resolve("France A PAR-PIC\nGermany A MUN H", Germany=foreign, Nobody=foreign)
    assert (case["PAR"].order, case["PAR"].outcome) == (Move("PAR", "PIC"), "success")


@pytest.mark.parametrize("paris", [[], [Move("PAR", "ROM")], [Hold("PAR"), Hold("PAR")]])
def test_r5_units_that_hold_for_want_of_a_sound_order_are_supported_to_hold(paris: list[Any]) -> None:
    units = [Unit("France", "army", "PAR"), Unit("France", "army", "BUR")]
    units += [Unit("Germany", "army", "GAS"), Unit("Germany", "army", "BRE")]
    attack = [Move("GAS", "PAR"), Support("BRE", "GAS", "PAR")]
    case = Case(adjudicate(BOARD, units, {"France": [*paris, Support("BUR", "PAR", "hold")], "Germany": attack}))
    assert case["PAR"].order == Hold("PAR")
    assert case["PAR"].valid is (paris == [])
    assert case["BUR"].effective
    assert case["GAS"].outcome == "bounce"


def test_r6_an_order_that_became_a_hold_attacks_nothing_and_cuts_nothing() -> None:
    case = resolve(
        """France A PAR-BUR
        France A MAR S PAR-BUR
        Germany A BUR H
        Italy F PIE-MAR""",
        Italy=[Hold("PIE").to_json()],
    )
    assert case.outcomes("PAR MAR BUR PIE") == ["success", "success", "dislodged", "invalid"]


# Strengths


def test_r7_a_defenders_power_cannot_help_to_dislodge_it() -> None:
    case = resolve(
        """Germany A RUH-BUR
        France A PAR S RUH-BUR
        France A BUR H"""
    )
    assert case.outcomes("RUH PAR BUR") == ["bounce", "success", "success"]


def test_r7_prevent_strength_counts_every_support() -> None:
    """Supported by the defender's power, the German attack can't win, but it keeps the Italian one out."""
    case = resolve(
        """Germany A RUH-BUR
        France A PAR S RUH-BUR
        France A BUR H
        Italy A MAR-BUR
        Italy A GAS S MAR-BUR"""
    )
    assert case.outcomes("RUH MAR BUR") == ["bounce", "bounce", "success"]


def test_r7_an_attack_on_an_own_unit_that_stays_wins_nothing_but_keeps_others_out() -> None:
    case = resolve(
        """France A PAR-BUR
        France A GAS S PAR-BUR
        France A BUR H
        Germany A MUN-BUR
        Germany A RUH S MUN-BUR"""
    )
    assert case.outcomes("PAR BUR MUN") == ["bounce", "success", "bounce"]


def test_r7_all_supports_count_where_the_defender_departs() -> None:
    case = resolve(
        """Germany A RUH-BUR
        France A PAR S RUH-BUR
        France A BUR-GAS
        Italy A MAR-BUR"""
    )
    assert case.outcomes("RUH BUR MAR") == ["success", "success", "bounce"]


def test_r8_in_a_head_to_head_the_defence_counts_all_its_supports() -> None:
    """Vienna's defence counts the support of Trieste's own power: with it, two against two."""
    case = resolve(
        """Austria A TRI-VIE
        Austria A BUD S TRI-VIE
        Russia A VIE-TRI
        Austria A TYR S VIE-TRI"""
    )
    assert case.outcomes("TRI VIE") == ["bounce", "bounce"]
    without = resolve("Austria A TRI-VIE\nAustria A BUD S TRI-VIE\nRussia A VIE-TRI")
    assert without.outcomes("TRI VIE") == ["success", "dislodged"]


def test_r9_a_swap_of_two_bounces_even_between_friends() -> None:
    assert resolve("France A PAR-BUR\nFrance A BUR-PAR").outcomes("PAR BUR") == ["bounce", "bounce"]


def test_r9_a_rotation_of_three_needs_no_enemy() -> None:
    case = resolve("France A PAR-BUR\nFrance A BUR-GAS\nFrance A GAS-PAR")
    assert case.outcomes("PAR BUR GAS") == ["success"] * 3
    assert case.standing == {"BUR": "France", "GAS": "France", "PAR": "France"}


def test_r9_a_rotation_that_is_blocked_stays() -> None:
    case = resolve("France A PAR-BUR\nFrance A BUR-GAS\nFrance A GAS-PAR\nGermany A MUN-BUR")
    assert case.outcomes("PAR BUR GAS MUN") == ["bounce"] * 4


def test_r10_a_support_is_not_cut_from_the_province_it_is_directed_against() -> None:
    case = resolve(
        """France A PAR S GAS-BUR
        France A GAS-BUR
        Germany A BUR-PAR"""
    )
    assert case.outcomes("PAR GAS BUR") == ["success", "success", "dislodged"]


def test_r10_unless_the_supporter_is_dislodged() -> None:
    case = resolve(
        """France A PAR S GAS-BUR
        France A GAS-BUR
        Germany A BUR-PAR
        Germany A PIC S BUR-PAR
        Italy A MUN-BUR"""
    )
    assert case.outcomes("PAR GAS BUR MUN") == ["dislodged", "bounce", "success", "bounce"]
    assert case["PAR"].effective is False


def test_r10_a_friend_who_keeps_the_attacker_out_saves_the_support() -> None:
    """Burgundy's two would dislodge Munich, but the French attack on Munich itself is as strong (R7)."""
    lines = """France A MUN S RUH-BUR
    France A RUH-BUR
    Germany A BUR-MUN
    Germany A KIE S BUR-MUN
    Italy A MAR-BUR
    France A SIL-MUN"""
    assert resolve(lines).outcomes("MUN RUH BUR SIL") == ["dislodged", "bounce", "success", "bounce"]
    case = resolve(lines + "\nFrance A BER S SIL-MUN")
    assert case.outcomes("MUN RUH BUR SIL") == ["success", "success", "dislodged", "bounce"]


def test_r7_a_friend_of_the_unit_that_stays_is_kept_out_however_strong() -> None:
    case = resolve("France A PAR-BUR\nFrance A GAS S PAR-BUR\nGermany A RUH S PAR-BUR\nFrance A BUR H")
    assert case.outcomes("PAR BUR") == ["bounce", "success"]


def test_r10_the_exemption_is_of_the_ordered_destination_also_unmatched() -> None:
    lines = """France A PAR S GAS-BUR
    France A GAS H
    Germany A BUR-PAR"""
    case = resolve(lines)
    assert (case["PAR"].outcome, case["PAR"].effective) == ("success", False)
    case = resolve(lines + "\nGermany A PIC-PAR")
    assert (case["PAR"].outcome, case["PAR"].effective) == ("cut", False)


def test_r10_a_hold_support_has_no_exempt_province() -> None:
    case = resolve(
        """France A PAR S BUR
        France A BUR H
        Germany A MUN-BUR
        Germany A RUH S MUN-BUR
        Italy A PIC-PAR"""
    )
    assert case.outcomes("PAR BUR") == ["cut", "dislodged"]
    supported = resolve("France A PAR S BUR\nGermany A BUR-PAR")
    assert (supported["PAR"].outcome, supported["PAR"].effective) == ("cut", False)


def test_a_friendly_attack_cuts_no_support() -> None:
    case = resolve("France A PAR S BUR\nGermany A BUR H\nFrance A PIC-PAR")
    assert (case["PAR"].outcome, case["PAR"].effective) == ("success", True)


def test_r11_a_mover_dislodged_from_where_it_attacked_has_no_effect_there() -> None:
    case = resolve(
        """Germany A BUR-PAR
        Germany A PIC S BUR-PAR
        France A PAR-BUR
        Italy A MAR-BUR"""
    )
    assert case.outcomes("BUR PAR MAR") == ["success", "dislodged", "success"]
    assert case.dislodged == {"PAR": "BUR"}


def test_r11_elsewhere_it_still_keeps_others_out() -> None:
    case = resolve(
        """Germany A PIC-PAR
        Germany A BRE S PIC-PAR
        France A PAR-BUR
        Italy A MAR-BUR"""
    )
    assert case.outcomes("PIC PAR MAR") == ["success", "dislodged", "bounce"]
    assert case.whole.standoffs == ("BUR",)


def test_r11_elsewhere_it_still_cuts() -> None:
    case = resolve(
        """Germany A PIC-PAR
        Germany A BRE S PIC-PAR
        France A PAR-BUR
        Italy A BUR S MAR-GAS
        Italy A MAR-GAS
        Russia A SPA-GAS"""
    )
    assert case.outcomes("PAR BUR MAR") == ["dislodged", "cut", "bounce"]


def test_r11_a_loser_of_a_head_to_head_that_is_not_dislodged_keeps_others_out() -> None:
    """Burgundy is stronger than Paris but kept out by Picardy, so Paris stays and still stands against Marseilles."""
    case = resolve(
        """Germany A BUR-PAR
        Germany A GAS S BUR-PAR
        France A PAR-BUR
        Russia A PIC-PAR
        Russia A BRE S PIC-PAR
        Italy A MAR-BUR"""
    )
    assert case.outcomes("BUR PAR PIC MAR") == ["bounce"] * 4
    assert case.dislodged == {}


# Outcomes


def test_r12_dislodged_comes_before_all_and_valid_stays_false() -> None:
    refused = resolve("France A BUR-ROM\nGermany A MUN-BUR\nGermany A RUH S MUN-BUR")
    assert (refused["BUR"].outcome, refused["BUR"].valid) == ("dislodged", False)
    mover = resolve("France A BUR-PAR\nItaly A PIC-PAR\nGermany A MUN-BUR\nGermany A RUH S MUN-BUR")
    assert mover["BUR"].outcome == "dislodged"  # over bounce
    helper = resolve("France A BUR S PAR-PIC\nFrance A PAR-PIC\nGermany A MUN-BUR\nGermany A RUH S MUN-BUR")
    assert (helper["BUR"].outcome, helper["BUR"].effective) == ("dislodged", False)  # over cut


def test_r12_a_hold_that_survives_is_a_success() -> None:
    assert resolve("France A BUR H\nGermany A MUN-BUR").outcomes("BUR MUN") == ["success", "bounce"]


def test_r12_a_support_that_matched_nothing_is_no_cut() -> None:
    case = resolve("France A PAR S GAS-BUR\nFrance A GAS H")
    assert (case["PAR"].valid, case["PAR"].outcome, case["PAR"].effective) == (True, "success", False)


def test_support_to_hold_does_not_defend_a_unit_that_failed_to_move() -> None:
    case = resolve(
        """France A BUR-PAR
        France A MAR S BUR
        Russia A PIC-PAR
        Germany A MUN-BUR
        Germany A RUH S MUN-BUR"""
    )
    assert case.outcomes("BUR MUN") == ["dislodged", "success"]
    assert case["MAR"].effective is False


def test_r13_a_support_left_out_against_its_own_unit_stays_effective() -> None:
    case = resolve("Germany A RUH-BUR\nFrance A PAR S RUH-BUR\nFrance A BUR H")
    assert (case["PAR"].outcome, case["PAR"].effective) == ("success", True)


def test_r13_effective_stands_on_support_orders_only() -> None:
    case = resolve("France A PAR-BUR\nFrance A MAR S PAR-BUR\nFrance A GAS S PAR-PIE\nFrance F BRE H")
    assert ["effective" in case[at].to_json() for at in ("PAR", "MAR", "GAS", "BRE")] == [False, True, False, False]


def test_r14_a_standoff_is_a_province_left_empty_after_a_failed_attack() -> None:
    assert resolve("France A PAR-BUR\nGermany A MUN-BUR").whole.standoffs == ("BUR",)
    assert resolve("France A PAR-BUR\nGermany A MUN-BUR\nItaly A BUR-GAS").whole.standoffs == ("BUR",)


def test_r14_no_standoff_where_somebody_stands_or_the_attack_was_void() -> None:
    assert resolve("France A PAR-BUR\nFrance A GAS S PAR-BUR\nGermany A MUN-BUR").whole.standoffs == ()
    void = resolve("Germany A BUR-PAR\nGermany A PIC S BUR-PAR\nFrance A PAR-BUR")
    assert void.dislodged == {"PAR": "BUR"}
    assert void.whole.standoffs == ()


# Calls


def test_r26_a_missing_order_is_a_valid_hold() -> None:
    entry = Case(adjudicate(BOARD, [Unit("France", "army", "PAR")], {}))["PAR"]
    assert (entry.order, entry.valid, entry.outcome) == (Hold("PAR"), True, "success")


def test_r27_orders_come_by_power_or_in_one_flat_list() -> None:
    units, orders = read("France A PAR-BUR\nFrance A MAR S PAR-BUR\nGermany A BUR H\nItaly A PIE H")
    flat = [entry for entries in orders.values() for entry in entries]
    values = [Move("PAR", "BUR"), Support("MAR", "PAR", "BUR"), Hold("BUR"), Hold("PIE")]
    assert adjudicate(BOARD, units, flat) == adjudicate(BOARD, units, orders) == adjudicate(BOARD, units, values)
    assert adjudicate(BOARD, units, {"France": values[:2]}) == adjudicate(BOARD, units, orders)


def test_orders_that_are_no_list_are_no_orders() -> None:
    units = [Unit("France", "army", "PAR")]
    for nothing in ({}, [], {"France": None}, {"France": "PAR-BUR"}, {"France": {"unit": "PAR"}}):
        entry = Case(adjudicate(BOARD, units, nothing))["PAR"]
        assert (entry.order, entry.valid) == (Hold("PAR"), True)


@pytest.mark.parametrize(
    ("units", "fault"),
    [
        ([("France", "army", "PAR"), ("Italy", "army", "PAR")], "another unit stands at 'PAR' already"),
        ([("France", "army", "XXX")], "there is no province 'XXX'"),
        ([("France", "horse", "PAR")], "'horse' is neither"),
    ],
)
def test_faulty_units_are_named_never_adjudicated(units: Any, fault: str) -> None:
    with pytest.raises(CaseError, match=fault):
        adjudicate(BOARD, [Unit(*unit) for unit in units], {})


def test_lists_are_in_code_unit_order_and_an_answer_is_json() -> None:
    units, orders = read("Turkey F SMY H\nAustria A VIE-GAL\nAustria A BUD H\nRussia A GAL H\nAustria A BOH S VIE-GAL")
    answer = adjudicate(BOARD, units, orders).to_json()
    assert [unit["at"] for unit in answer["units"]] == ["BOH", "BUD", "GAL", "SMY"]
    assert [entry["unit"] for entry in answer["resolution"]] == ["BOH", "BUD", "GAL", "SMY", "VIE"]
    assert answer["dislodged"] == [
        {"power": "Russia", "type": "army", "at": "GAL", "attacker": "VIE", "options": ["RUM", "SIL", "UKR", "WAR"]}
    ]
    assert answer["resolution"][0] == {
        "unit": "BOH",
        "type": "support",
        "target": "VIE",
        "targetDest": "GAL",
        "power": "Austria",
        "valid": True,
        "outcome": "success",
        "effective": True,
    }
