"""What a world may ask of its bots besides the board game's contract: `BotContract`, in both languages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.rng import rng
from engine.seats.bot_seat import BotSeat
from engine.seats.protocol import ORDERS, Answer, BotContract
from helpers.bots import PATIENT, call, run, write_bot

CONTRACT = BotContract("commons_engine", "decide", {"decide": ("obs", "memory")}, frozenset(("talk",)), streams=True)
HELPER = "engine.commons.agent_api"


def asked(folder: Path, source: str, ending: str, *calls: tuple[str, Any], contract: BotContract = CONTRACT) -> Any:
    """How the bot loaded, and its answers."""

    async def scenario() -> tuple[Answer | None, list[Answer]]:
        seat = BotSeat(write_bot(folder, source, ending=ending), 0, HELPER, deadlines=PATIENT, contract=contract)
        try:
            opening = await seat.open()
            return opening, [await seat.ask(call(method, json.dumps(question))) for method, question in calls]
        finally:
            await seat.close()

    return run(scenario())


QUESTION = {"obs": {"turn": 3}, "memory": [7], "seed": 5}


@pytest.mark.parametrize(
    ("ending", "source"),
    [
        (
            ".py",
            "from random import random as r\ndef decide(obs, memory):\n    return [obs, memory, r(), r()]\n",
        ),
        (".js", "exports.decide = (obs, memory) => [obs, memory, Math.random(), Math.random()];\n"),
    ],
)
def test_a_method_gets_its_arguments_and_a_stream_that_begins_anew(tmp_path: Path, ending: str, source: str) -> None:
    opening, answers = asked(tmp_path, source, ending, ("decide", QUESTION), ("decide", QUESTION))
    draw = rng(5)
    assert opening is None
    assert [answer.payload for answer in answers] == [[{"turn": 3}, [7], draw(), draw()]] * 2


@pytest.mark.parametrize(
    ("ending", "source"),
    [
        (".py", "def decide(obs, memory):\n    pass\n"),
        (".py", "def decide(obs, memory):\n    pass\ndef talk(question):\n    pass\n"),
        (".js", "exports.decide = () => {};\n"),
    ],
)
def test_a_method_that_is_optional_may_be_missing_or_say_nothing_and_no_other(
    tmp_path: Path, ending: str, source: str
) -> None:
    _, (talk, decide) = asked(tmp_path, source, ending, ("talk", QUESTION), ("decide", QUESTION))
    assert (talk.payload, talk.reason, talk.gone) == (None, None, False)
    assert (decide.reason, decide.detail) == ("invalid", "nothing was returned")


@pytest.mark.parametrize(
    ("ending", "source"), [(".py", "def talk():\n    pass\n"), (".js", "exports.talk = () => 1;\n")]
)
def test_what_lacks_the_required_method_does_not_load(tmp_path: Path, ending: str, source: str) -> None:
    opening, _ = asked(tmp_path, source, ending)
    assert opening.reason == "load-error"
    assert "decide" in opening.detail


def test_the_board_games_contract_asks_for_orders_and_gives_the_state_alone() -> None:
    told = {"module": "pact_engine", "required": "orders", "arguments": {}, "streams": False}
    assert ORDERS.to_json() == told
    assert ORDERS.optional == frozenset()
