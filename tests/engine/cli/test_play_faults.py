"""`concord play --log` with faulty bots: each fault stands in the log as the table of faults says, and nothing else."""

from __future__ import annotations

import json

import pytest

from helpers.asking import BOARD
from helpers.faults import ROWS, Row


def row(bot: str, language: str) -> Row:
    """One row of the table."""
    return next(row for row in ROWS if (row.bot, row.language) == (bot, language))


MATCHES = {
    "what ends a worker": (
        row("syntax-error", "js"),
        row("exits-on-load", "py"),
        row("kills-itself", "py"),
        row("talks-rubbish", "py"),
        row("answers-50-mb", "py"),
        row("answers-50-mb", "js"),
    ),
    "what a worker outlives": (
        row("raises", "py"),
        row("raises", "js"),
        row("answers-a-coroutine", "py"),
        row("answers-a-promise", "js"),
        row("answers-nothing", "py"),
        row("answers-proto-keys", "js"),
    ),
    "what is forbidden, and what lacks": (
        row("forbidden-on-load", "py"),
        row("writes-a-file", "py"),
        row("forks", "py"),
        row("orders-only", "py"),
        row("orders-only", "js"),
    ),
    "what takes too long": (row("loops-on-load", "py"), row("never-returns", "js")),
}


@pytest.mark.full
@pytest.mark.parametrize("name", MATCHES)
def test_every_fault_stands_in_the_log_as_the_table_says(name, concord, tmp_path):
    rows = dict(zip(BOARD.powers, MATCHES[name], strict=False))
    seats = {power: rows[power].path if power in rows else "house.hold" for power in BOARD.powers}
    options = [part for power, bot in seats.items() for part in ("--seat", f"{power}={bot}")]
    log = tmp_path / "events.jsonl"
    ran = concord("play", *options, "--years", 1, "--log", log)
    assert (ran.status, ran.err) == (0, "")
    assert ran.lines[0]["reason"] == "years"
    events = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    told = [event for event in events if event["type"] == "bot-fallback"]
    assert all(set(event) == {"type", "year", "season", "phase", "power", "method", "reason"} for event in told)
    for power, row in rows.items():
        mine = [
            (e["season"], e["method"], e["reason"]) for e in told if e["power"] == power and e["reason"] != "missing"
        ]
        seasons = ("Spring", "Autumn") if row.lives else ("Spring",)
        wanted = [] if row.reason == "missing" else [(season, row.method, row.reason) for season in seasons]
        assert mine == wanted, row
    lacking = {power for power, row in rows.items() if row.method != "init"}
    missing = [(e["power"], e["method"]) for e in told if e["reason"] == "missing"]
    assert sorted(missing) == sorted((power, method) for power in lacking for method in ("propose", "answer"))
