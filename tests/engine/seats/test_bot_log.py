"""The local log of a bot's author: what the bot printed and why a call failed, bounded; it never stops a match."""

from __future__ import annotations

from pathlib import Path

import pytest

from helpers.bots import PATIENT, call, data_bot, opened, run, write_bot


@pytest.mark.parametrize("ending", [".py", "-js.js"])
def test_the_local_log_keeps_what_a_bot_prints_up_to_its_bound(ending: str, tmp_path: Path) -> None:
    log = tmp_path / "logs" / "bot.log"

    async def scenario() -> None:
        async with opened(data_bot("prints-a-gigabyte", ending), PATIENT, log) as seat:
            assert (await seat.ask(call())).payload == []
        async with opened(data_bot("raises", ending), PATIENT, log) as seat:
            assert (await seat.ask(call())).reason == "exception"

    run(scenario())
    text = log.read_text(encoding="utf-8")
    assert text.startswith("xxxx")
    assert 2**20 < len(text) < 2**20 + 2000
    assert "no orders today" in text


@pytest.mark.parametrize("place", ["file/below.log", "folder"])
def test_a_log_that_cannot_be_written_stops_no_match(place: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    bot = write_bot(tmp_path, "def orders(state):\n    print('thinking')\n    raise ValueError\n")

    async def scenario() -> None:
        async with opened(bot, log=tmp_path / place) as seat:
            for _ in range(2):
                answer = await seat.ask(call())
                assert (answer.reason, answer.gone) == ("exception", False)

    run(scenario())
