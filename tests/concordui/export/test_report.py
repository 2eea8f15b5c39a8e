"""The season as text: every order once with its fate and one reason; only the promises that may be known."""

from __future__ import annotations

from pathlib import Path

import pytest

from concordui.export.report import position_report, reason, season_report
from concordui.match.history import promises_shown
from concordui.match.telling import outcome_tag
from concordui.match.wording import order_text
from concordui.why.account import Account
from engine.anatolia.cases import read_case
from engine.files import read_json
from engine.resources import ASSETS

LIBRARY = sorted((ASSETS / "positions" / "library").glob("*.json"))


def account_of(path: Path) -> Account:
    case = read_case(read_json(path))
    return Account.of(case.board, case.units, case.orders)


@pytest.mark.thinned(4)
@pytest.mark.parametrize("path", LIBRARY, ids=lambda path: path.stem)
def test_every_order_of_a_library_position_is_told_with_its_fate_and_one_reason(path):
    account = account_of(path)
    lines = [line.strip() for line in position_report(account, "A position").splitlines()]
    for entry in account.resolution.resolution:
        told = f"{order_text(account.board, entry.order)}: {outcome_tag(entry).text}"
        [line] = [line for line in lines if line == told or line.startswith(f"{told} (")]
        assert line.endswith(f"({reason(account, entry)})")
        assert reason(account, entry)


def test_a_dislodged_unit_is_told_who_came_and_with_what():
    case = {
        "units": [
            {"power": "Lydia", "type": "army", "at": "L"},
            {"power": "Lydia", "type": "army", "at": "N"},
            {"power": "Phrygia", "type": "army", "at": "M"},
        ],
        "orders": {
            "Lydia": [
                {"unit": "L", "type": "move", "dest": "M"},
                {"unit": "N", "type": "support", "target": "L", "targetDest": "M"},
            ]
        },
    }
    read = read_case(case)
    report = position_report(Account.of(read.board, read.units, read.orders), "Three units", "From a test")
    assert "Aizanoi holds: dislodged (attack from Apameia, 2 against 1: the attack is greater)" in report
    assert report.startswith("Three units\nFrom a test\n\nPhrygia\n")
    assert "Where they may retreat\n  Phrygia: Aizanoi to " in report


def test_a_season_has_its_orders_retreats_builds_and_centres(played):
    board = played.board
    record = next(record for record in played.seasons if record.adjustments)
    text = season_report(board, record, "Match 3", record.promises, "Everything is shown")
    assert text.startswith(f"Match 3\nYear {record.year}, {record.season}\nEverything is shown\n")
    sections = {block.splitlines()[0]: block.splitlines()[1:] for block in text.strip().split("\n\n")}
    for power in board.powers:
        orders = [entry for entry in record.resolution.resolution if entry.power == power]
        assert len(sections.get(power, [])) == len(orders)
    assert len(sections["Builds and disbands"]) == len(record.adjustments)
    assert len(sections.get("Retreats", [])) == len(record.retreats)
    owned = sum(1 for owner in record.owners_after.values() if owner)
    assert sum(int(line.split()[1]) for line in sections["Centres"]) == owned


def test_a_seat_reads_only_of_promises_that_it_may_know_of(played):
    board = played.board
    record = next(
        r for r in played.seasons if any(o.kept and "Lydia" in (o.promise.power, o.promise.partner) for o in r.promises)
    )
    reports = {}
    for viewer, everything in (("Lydia", False), (None, False), (None, True)):
        promises = promises_shown(record, viewer, everything)
        reports[viewer, everything] = season_report(board, record, "Match", promises).count(" to ")
    own = [o for o in record.promises if not o.kept or "Lydia" in (o.promise.power, o.promise.partner)]
    broken = [o for o in record.promises if not o.kept]
    rest = season_report(board, record, "Match", ()).count(" to ")
    assert reports["Lydia", False] - rest == len(own)
    assert reports[None, False] - rest == len(broken)
    assert reports[None, True] - rest == len(record.promises)
    assert len(own) < len(record.promises)


def test_the_broken_promises_stand_first(played):
    record = next(record for record in played.seasons if {o.kept for o in record.promises} == {True, False})
    text = season_report(played.board, record, "Match", record.promises)
    lines = text.partition("Promises that fell due\n")[2].partition("\n\n")[0].splitlines()
    fates = [line.rpartition(" ")[2] for line in lines]
    assert fates == sorted(fates)
    assert set(fates) == {"(broken)", "(kept)"}
