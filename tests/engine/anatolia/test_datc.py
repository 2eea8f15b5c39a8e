"""The Diplomacy Adjudicator Test Cases that need no convoy and no split coast, on the classic map.

A case of ``datc.json`` has units ``[power, A|F, province]`` and orders ``[power, unit, kind, aux, dest]``, where
kind is H (hold), M (move), S (support `aux`, into `dest` or to hold), R (retreat), D (disband) or B (build). Phase M
expects what moved, bounced (legal moves that failed, those of dislodged units too), was dislodged, cut (supports
that matched, by attack or dislodgement), void (legal supports that matched nothing), uncounted (supports that count,
only not against their own power's unit) and illegal (refused: the unit holds), perhaps the retreat options, and the
units left. ``then`` holds retreat phases that follow, with the units to retreat and their options; phase A gives the
centres and expects builds and disbands.

Where a sentence of our rule book changes a case, the tables below say which, and the result that it asks for.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.anatolia import adjustments
from engine.anatolia.adjudicator import adjudicate, decide
from engine.anatolia.board import Board, Unit, load_board
from engine.anatolia.orders import Hold, Move, Support, field_of
from engine.anatolia.outcomes import Dislodged, Resolution, ResolvedOrder
from engine.anatolia.retreats import check_choices, resolve_retreats
from engine.anatolia.sheet import Sheet

Json = dict[str, Any]

DATA = Path(__file__).parents[2] / "data"
CASES = json.loads((DATA / "datc.json").read_text(encoding="utf-8"))
KINDS = {"A": "army", "F": "fleet"}
LETTERS = {kind: letter for letter, kind in KINDS.items()}

AUTOMATIC = "Unspecified retreats choose the first legal province in code-unit ID order, or disband if none exists."
REFUSED = (
    "Unknown keys or illegal destinations reject the entire payload and trigger automatic retreats for all your units."
)
CHANGED_RETREATS = {
    # case: (the sentence, where the units of its retreat phase go)
    "6.H.2": (AUTOMATIC, {"F EDI": None, "F NWY": None, "F HOL": "BEL"}),
    "6.H.5": (REFUSED, {"F ANK": "ARM"}),
    "6.H.6": (REFUSED, {"A VIE": "GAL"}),
    "6.H.9": (AUTOMATIC, {"F KIE": "BER", "A PRU": "LVN"}),
    "6.H.10": (REFUSED, {"A KIE": "DEN", "A PRU": "BER"}),
}

REJECTED = "Duplicate locations, excess selections and illegal builds/disbands reject the entire list and use `[]`."
FROM_HOMES = (
    "Automatic disbands remove the units farthest from any of that power's home centres (R18: printed, owned or not)."
)
BY_ID = "Equal distances use ascending code-unit province ID order."
CHANGED_ADJUSTMENTS = {
    # case: (the sentence, what is built and what is disbanded)
    "6.I.1": (REJECTED, [], []),
    "6.I.7": (REJECTED, [], []),
    "6.J.2": (REJECTED, [], ["F NAO", "A PIC"]),
    "6.J.6": (FROM_HOMES, [], ["F NTH"]),
    "6.J.7": (BY_ID, [], ["A BOH"]),
    "6.J.10": (FROM_HOMES, [], ["A GRE"]),
    "6.J.11": (FROM_HOMES, [], ["A WAR"]),
}


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board(DATA / "classic_board.json")


def _cases(phase: str) -> list[Any]:
    return [pytest.param(case, id=case["id"]) for case in CASES if case["phase"] == phase]


def _units(entries: list[list[str]]) -> tuple[Unit, ...]:
    return tuple(Unit(power, KINDS[letter], at) for power, letter, at in entries)


def _as_lists(units: tuple[Unit, ...]) -> list[list[str]]:
    return sorted([unit.power, LETTERS[unit.type], unit.at] for unit in units)


def _orders(case: Json) -> dict[str, list[Json]]:
    orders: dict[str, list[Json]] = {}
    for power, unit, kind, aux, dest in case["orders"]:
        entry: Json = {"unit": unit[2:], "type": {"H": "hold", "M": "move", "S": "support"}[kind]}
        if kind == "M":
            entry["dest"] = dest
        elif kind == "S":
            entry |= {"target": aux[2:], "targetDest": dest or "hold"}
        orders.setdefault(power, []).append(entry)
    return orders


def _resolve(board: Board, case: Json) -> Resolution:
    return adjudicate(board, _units(case["units"]), _orders(case))


def _unmatched(resolution: Resolution, entry: ResolvedOrder) -> bool:
    order = entry.order
    assert isinstance(order, Support)
    given = next(other.order for other in resolution.resolution if other.unit == order.target)
    return (given.dest if isinstance(given, Move) else "hold") != order.target_dest


@pytest.mark.parametrize("case", _cases("M"))
def test_movement(board: Board, case: Json) -> None:
    resolution, expect = _resolve(board, case), case["expect"]
    name = {at: f"{letter} {at}" for _, letter, at in case["units"]}
    owner = {at: power for power, _, at in case["units"]}
    moves = [entry for entry in resolution.resolution if isinstance(entry.order, Move)]
    supports = [entry for entry in resolution.resolution if isinstance(entry.order, Support)]
    refused = {entry.unit for entry in resolution.resolution if not entry.valid}
    found = {
        "moved": {name[entry.unit] for entry in moves if entry.outcome == "success"},
        "bounced": {name[entry.unit] for entry in moves if entry.outcome != "success"},
        "dislodged": {name[unit.at] for unit in resolution.dislodged},
        "cut": {name[e.unit] for e in supports if not e.effective and not _unmatched(resolution, e)},
        "void": {name[e.unit] for e in supports if _unmatched(resolution, e)},
        "illegal": {unit for power, unit, *_ in case["orders"] if unit[2:] in refused or owner.get(unit[2:]) != power},
    }
    assert found == {key: set(expect[key]) for key in found}
    assert _as_lists(resolution.units) == sorted(expect["final"])
    for at, options in expect.get("retreat_options", {}).items():
        unit = next(unit for unit in resolution.dislodged if name[unit.at] == at)
        assert list(unit.options) == sorted(options)


@pytest.mark.parametrize("case", [param for param in _cases("M") if param.values[0]["expect"]["uncounted"]])
def test_supports_not_counted_against_their_own_unit(board: Board, case: Json) -> None:
    sheet = Sheet(field_of(board, _units(case["units"])), _orders(case))
    decisions, place = decide(sheet), board.compiled.number
    helped = [sheet.supports[place[unit[2:]]][1] for unit in case["expect"]["uncounted"]]
    assert {mover: helped.count(mover) for mover in helped} == decisions.excluded


@pytest.mark.parametrize("case", [param for param in _cases("M") if param.values[0].get("then")])
def test_retreats(board: Board, case: Json) -> None:
    resolution = _resolve(board, case)
    for step in case["then"]:
        assert _as_lists(resolution.units) == sorted(step["units"])
        retreating = [[unit.power, LETTERS[unit.type], unit.at, list(unit.options)] for unit in resolution.dislodged]
        assert retreating == sorted(step["retreating"], key=lambda entry: entry[2])
        choices: dict[str, Json] = {}
        for power, unit, kind, _, dest in step["orders"]:
            if kind in ("R", "D"):  # our payload has no words for other orders
                choices.setdefault(power, {})[unit[2:]] = dest
        units, retreats = resolve_retreats(board, resolution.units, resolution.dislodged, choices)
        name = {unit.at: f"{LETTERS[unit.type]} {unit.at}" for unit in resolution.dislodged}
        went = {name[retreat.origin]: retreat.to for retreat in retreats}
        _check_illegal(resolution.dislodged, choices, step)
        if case["id"] in CHANGED_RETREATS:
            assert went == CHANGED_RETREATS[case["id"]][1]
            continue
        goals = {unit: dest for _, unit, _, _, dest in step["orders"]}
        assert went == {name[at]: None for at in name} | {unit: goals[unit] for unit in step["expect"]["retreated"]}
        assert {unit for unit, to in went.items() if to is None} == set(step["expect"]["disbanded"])
        assert _as_lists(units) == sorted(step["expect"]["final"])


def _check_illegal(dislodged: tuple[Dislodged, ...], choices: dict[str, Json], step: Json) -> None:
    """A power's payload is refused exactly where it wants an illegal retreat."""
    illegal = {power for power, unit, kind, *_ in step["orders"] if kind == "R" and unit in step["expect"]["illegal"]}
    assert {power for power, payload in choices.items() if check_choices(dislodged, power, payload)} == illegal


@pytest.mark.parametrize("case", _cases("A"))
def test_adjustments(board: Board, case: Json) -> None:
    units = _units(case["units"])
    owners = dict.fromkeys(board.centres) | {at: power for power, held in case["centers"].items() for at in held}
    payloads: dict[str, list[Json]] = {}
    for power, unit, kind, _, _ in case["orders"]:
        entry = {"type": KINDS[unit[0]], "at": unit[2:]} if kind == "B" else {"disband": unit[2:]}
        payloads.setdefault(power, []).append(entry)
    refused = {p for p, payload in payloads.items() if adjustments.check_builds(board, owners, units, p, payload)}
    assert refused == ({power for power, *_ in case["orders"]} if case["expect"]["illegal"] else set())
    if "must_disband" in case:
        assert adjustments.due(board, owners, units)[case["units"][0][0]] == -case["must_disband"]

    after, done = adjustments.apply(board, owners, units, payloads)
    built = [f"{LETTERS[step.type]} {step.at}" for step in done if step.built]
    disbanded = [f"{LETTERS[step.type]} {step.at}" for step in done if not step.built]
    if case["id"] in CHANGED_ADJUSTMENTS:
        assert (built, disbanded) == CHANGED_ADJUSTMENTS[case["id"]][1:]
        return
    assert sorted(built) == sorted(case["expect"]["built"])
    assert sorted(disbanded) == sorted(case["expect"]["disbanded"])
    assert _as_lists(after) == sorted(case["expect"]["final"])


def test_every_case_named_as_changed_is_there() -> None:
    """And nothing is listed as changed that we decide as the original does."""
    by_id = {case["id"]: case for case in CASES}
    assert len(by_id) == 82
    for name, (_, went) in CHANGED_RETREATS.items():
        step = by_id[name]["then"][0]["expect"]
        assert {unit for unit, to in went.items() if to is None} != set(step["disbanded"])
    for name, (_, built, disbanded) in CHANGED_ADJUSTMENTS.items():
        expect = by_id[name]["expect"]
        assert (sorted(built), sorted(disbanded)) != (sorted(expect["built"]), sorted(expect["disbanded"]))


def test_a_hold_needs_no_order(board: Board) -> None:
    """The cases that leave a unit without an order rely on this (R5)."""
    entry = adjudicate(board, [Unit("France", "army", "PAR")], {}).resolution[0]
    assert (entry.order, entry.valid, entry.outcome) == (Hold("PAR"), True, "success")
