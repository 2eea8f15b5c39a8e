"""Every fact kind and every reason not to count a support has its sentence; the numbers are those of the facts."""

from __future__ import annotations

from pathlib import Path

import pytest

from concordui.why.account import Account
from concordui.why.line import Line
from engine.anatolia.board import Unit, shipped_board
from engine.anatolia.cases import read_case
from engine.anatolia.orders import Move, Support
from engine.files import read_json
from engine.resources import ASSETS

LIBRARY = sorted((ASSETS / "positions" / "library").glob("*.json"))
BOARD = shipped_board()


def account_of(path: Path) -> Account:
    case = read_case(read_json(path))
    return Account.of(case.board, case.units, case.orders)


def texts(line: Line) -> list[str]:
    return [f"{each.text} [{each.value}]" if each.value else each.text for each in line.walk()]


def account(units: str, *orders: dict[str, str]) -> Account:
    """Units as "Lydia army M, Caria fleet G"."""
    standing = [Unit(*text.split()) for text in units.split(", ")]
    return Account.of(BOARD, standing, list(orders))


def move(unit: str, dest: str) -> dict[str, str]:
    return {"unit": unit, "type": "move", "dest": dest}


def support(unit: str, target: str, dest: str = "hold") -> dict[str, str]:
    return {"unit": unit, "type": "support", "target": target, "targetDest": dest}


@pytest.mark.parametrize("path", LIBRARY, ids=lambda path: path.stem)
def test_every_unit_of_every_library_position_has_a_derivation_that_ends_in_a_comparison_or_a_reason(
    path: Path,
) -> None:
    told = account_of(path)
    for unit in told.units:
        line = told.line(unit.at)
        derivation = told.explanation.units[unit.at]
        assert line.unit == unit.at
        assert bool(line.children) or (derivation.verdict == "success" and not derivation.facts)
        assert all(each.text.strip() for each in line.walk())


@pytest.mark.parametrize("path", LIBRARY, ids=lambda path: path.stem)
def test_a_strength_is_the_sum_of_the_lines_under_it(path: Path) -> None:
    told = account_of(path)
    for unit in told.units:
        for line in told.line(unit.at).walk():
            parts = [child.value for child in line.children if child.value.removeprefix("+ ").isdigit()]
            if line.value.isdigit() and not line.text.startswith("Where ") and parts:
                assert int(line.value) == sum(int(part.removeprefix("+ ")) for part in parts), line.text


def test_the_library_holds_a_sentence_for_every_kind_of_reason() -> None:
    everything = "\n".join(
        text
        for path in LIBRARY
        for told in [account_of(path)]
        for unit in told.units
        for text in texts(told.line(unit.at))
    )
    for words in (
        "itself [1]",
        "supports it [+ 1]",
        "supports it: not counted, cut [+ 0]",
        "supports it: not counted, its unit is dislodged [+ 0]",
        "supports it: not counted, it matches no order [+ 0]",
        "supports it: not counted, of the defender's own power [+ 0]",
        "Nobody attacks ",
        "cuts all the same",
        "is of the same power: that cuts nothing",
        "from where the support is aimed",
        "a unit that is gone supports nothing",
        "was ordered otherwise",
        "comes head-on",
        "goes there too",
        "go round, each into the place of the next",
        "leaves ",
        "nobody dislodges its own",
        "the attack is greater",
        "the attack is not greater",
        "Nobody else goes to ",
        "its dislodger came from there [closed]",
        "left in a standoff [closed]",
        "occupied [closed]",
        "nobody is there [open]",
        "it holds instead [refused]",
        "An army can't go to sea, and Aegean Sea is one",
        "A fleet can't go inland, and Kotiaion has no coast",
        "A fleet sails only along a sea that both touch",
        "Gordion does not border on Nikomedeia",
        "several orders for this unit, so none of them counts",
        "neither a hold, nor a move, nor a support",
        "It was given no order",
        "it stays where it is",
        "goes there too, but is dislodged by the unit that comes from there",
        "To keep others out, every support counts",
        "with 2, is not stronger than",
        "supports it: not counted, no help makes a power dislodge its own [+ 0]",
        "The support keeps others out, but does not help to dislodge the unit in Gordion [+ 0]",
    ):
        assert words in everything, words


def test_a_dislodged_unit_is_told_as_attack_defence_comparison_and_retreats() -> None:
    """The picture of the look: a support that is cut does not save the defender."""
    told = account(
        "Lydia army L, Lydia army D, Phrygia army M, Phrygia army N, Bithynia army S",
        move("L", "M"),
        support("D", "L", "M"),
        support("N", "M"),
        move("S", "N"),
        {"unit": "M", "type": "hold"},
    )
    line = told.line("M")
    assert line.value == "dislodged"
    heads = [child.text for child in line.children]
    name = {unit: BOARD.by_id[unit].name for unit in "LMNS"}
    assert heads[:3] == [f"Attack from {name['L']}", f"Defence of {name['M']}", "2 against 1: the attack is greater"]
    assert f"{name['N']} supports it: not counted, cut [+ 0]" in texts(line)
    assert f"{name['S']} (Bithynia) attacks {name['N']} [cut]" in texts(line)
    assert heads[3] == f"Where {name['M']} may retreat"


def test_a_unit_that_can_retreat_nowhere_is_said_to_be_disbanded() -> None:
    told = account_of(next(path for path in LIBRARY if path.stem.endswith("nowhere-to-retreat")))
    last = told.line("S").children[-1]
    assert (last.text, last.value) == ("Gordion can retreat nowhere: it is disbanded", "0")


def test_an_order_that_was_refused_is_named_before_the_reason() -> None:
    units = [Unit("Bithynia", "army", "Q"), Unit("Bithynia", "army", "R"), Unit("Galatia", "army", "S")]
    for orders in ([Move("Q", "S"), Support("R", "Q", "S")], {"Bithynia": [Support("R", "Q", "S")], "Galatia": None}):
        line = Account.of(BOARD, units, orders).line("R")
        assert (line.text, line.value) == ("Nikomedeia supports Nikaia → Gordion", "refused")
        assert line.places == ("R", "Q", "S")
        assert line.children[0].text == "Gordion does not border on Nikomedeia: it holds instead"


def test_an_attacker_that_is_head_on_is_told_once() -> None:
    """A draw head-on: that the other side attacks is said where the two meet, not again as an attack."""
    told = account("Phrygia army N, Bithynia army S", move("N", "S"), move("S", "N"))
    assert [line.text for line in told.line("N").children] == [
        "Attack on Gordion",
        "Gordion comes head-on",
        "1 against 1 of Gordion: the attack is not greater, so it fails",
    ]


def test_a_unit_that_nobody_attacks_says_so_and_whether_it_was_ordered() -> None:
    told = account("Phrygia army N, Lydia army M", {"unit": "M", "type": "hold"})
    assert texts(told.line("M")) == ["Aizanoi holds [held]", "Nobody attacks Aizanoi: it stays where it is"]
    assert "It was given no order: a unit without one holds" in texts(told.line("N"))


def test_an_order_of_another_power_is_none_for_the_unit() -> None:
    units = [Unit("Phrygia", "army", "N")]
    told = Account.of(BOARD, units, {"Lydia": [{"unit": "N", "type": "hold"}]})
    assert told.unordered == {"N"}
    assert Account.of(BOARD, units, iter([{"unit": "N", "type": "hold"}])).unordered == frozenset()
