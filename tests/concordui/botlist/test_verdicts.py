"""What checks have found is kept by the bot's file, and what can't be read counts as never checked."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from concordui.botlist.verdicts import FILE, KEPT, Verdict, Verdicts
from engine.errors import FileError
from engine.seats.catalogue import BotFile

NOW = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
VERDICT = Verdict(passed=True, failed=0, warned=1, at=NOW)
BOT = BotFile("mine", "python", Path("/bots/mine.py"), "ab" * 32, "Mine")


def test_a_verdict_is_there_in_the_next_session(tmp_path: Path) -> None:
    Verdicts(tmp_path).keep(BOT, VERDICT)
    assert Verdicts(tmp_path).of(BOT) == VERDICT


def test_an_edited_file_has_not_been_checked(tmp_path: Path) -> None:
    verdicts = Verdicts(tmp_path)
    verdicts.keep(BOT, VERDICT)
    assert verdicts.of(replace(BOT, sha256="cd" * 32)) is None


@pytest.mark.parametrize("text", ["", "{", "[]", '{"x": 1}', '{"x": {"passed": "yes"}}', '{"x": {"passed": true}}'])
def test_a_broken_file_or_entry_counts_as_never_checked(text: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    verdicts = Verdicts(tmp_path)
    assert verdicts.of(BOT) is None
    verdicts.keep(BOT, VERDICT)
    assert Verdicts(tmp_path).of(BOT) == VERDICT


def test_the_oldest_verdicts_are_forgotten(tmp_path: Path) -> None:
    verdicts = Verdicts(tmp_path)
    bots = [replace(BOT, sha256=f"{number:064x}") for number in range(KEPT + 1)]
    for bot in bots:
        verdicts._verdicts[bot.sha256] = VERDICT
    verdicts.keep(bots[-1], VERDICT)
    again = Verdicts(tmp_path)
    assert again.of(bots[0]) is None
    assert again.of(bots[1]) == VERDICT


def test_a_verdict_that_can_not_be_written_holds_for_the_session(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    verdicts = Verdicts(tmp_path / "file")
    with pytest.raises(FileError):
        verdicts.keep(BOT, VERDICT)
    assert verdicts.of(BOT) == VERDICT
