"""`bot-api: Worker execution, timing and fallback`, sentence by sentence, by real workers."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from engine.anatolia.events import FellBack, Finished, MatchEvent, SeatAsked, SeatRefused
from engine.anatolia.game import Game
from engine.anatolia.match import Match
from engine.anatolia.snapshot import TIME_LIMIT_MS
from engine.cli.matches import event_json
from engine.errors import BotError
from engine.resources import ASSETS
from engine.seats import limits
from engine.seats.bot_seat import DEADLINES, Deadlines
from engine.seats.catalogue import is_bot_id, resolve
from engine.seats.human_seat import HumanSeat
from engine.seats.protocol import Call
from engine.seats.scripted import ScriptedSeat
from helpers import faults
from helpers.asking import BOARD, ENDINGS, evaluator, hold, play, worker
from helpers.bots import data_bot, run, write_bot

pytestmark = pytest.mark.sampled(3)

LANGUAGES = ("py", "js")


def bot_of(bot_id: str, language: str) -> Any:
    return data_bot(bot_id, faults.ENDINGS[language])


def test_a_worker_has_the_map_and_the_rules_before_its_one_bot_runs(tmp_path: Path) -> None:
    """The worker imports `map-data.js`, then `engine.js`, then one local bot."""
    source = "const first = [typeof PactMapData, typeof PactEngine];\nexports.orders = () => first;\n"
    with worker(write_bot(tmp_path, source, ending=".js")) as bot:
        assert bot.payload() == ["object", "object"]
    source = "import pact_engine\nfirst = len(pact_engine.MAP.provinces)\n\ndef orders(state):\n    return [first]\n"
    with worker(write_bot(tmp_path, source)) as bot:
        assert bot.payload() == [49]


IDS = {
    **dict.fromkeys(("a", "0", "house.greedy-js", "9-lives", "a-.-b", "x."), True),
    **dict.fromkeys(
        ("", ".a", "-a", "A", "a b", "a_b", "a/b", "é", "a\n", "a..b", "..", "..a", "house..greedy"), False
    ),
}


@pytest.mark.parametrize("bot_id", IDS)
def test_a_bots_id_has_the_letters_of_the_contract_and_no_two_dots(bot_id: str) -> None:
    """IDs must match `^[a-z0-9][a-z0-9.-]*$` and must not contain `..`."""
    assert is_bot_id(bot_id) is IDS[bot_id]
    assert IDS[bot_id] is (re.fullmatch("[a-z0-9][a-z0-9.-]*", bot_id) is not None and ".." not in bot_id)


@pytest.mark.parametrize("address", ["http://127.0.0.1:1/bot.js", "file:///etc/bot.py", "data:text/javascript,bot.js"])
def test_a_bot_is_a_local_file_and_never_fetched(address: str) -> None:
    """No caller-supplied URL is used to load a bot."""
    with pytest.raises(BotError):
        resolve(address, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_loading_ends_at_its_limit(language: str) -> None:
    """Initialization has a 2,000 ms wall-clock limit."""
    assert DEADLINES.init == limits.INIT_S == 2.0
    played = play({"Lydia": bot_of("loops-on-load", language)}, deadlines=Deadlines(init=0.3, call=30))
    assert played.told == [("Spring", "Lydia", "init", "init-timeout")]


def test_each_call_has_the_whole_limit_for_itself(tmp_path: Path) -> None:
    """
    Each method call has a separate 2,000 ms wall-clock limit, including message transfer/scheduling overhead.

    Loading and two calls take more than half of a limit each; then one takes too long.
    """
    assert DEADLINES.call == limits.CALL_S == 2.0
    source = "import time\ntime.sleep(0.65)\n\ndef orders(state):\n    time.sleep(state['seconds'])\n    return []\n"
    with worker(write_bot(tmp_path, source), deadlines=Deadlines(init=1.2, call=1.2)) as bot:
        for _ in range(2):
            assert bot.payload("orders", {"seconds": 0.65}) == []
        answer = bot.ask("orders", {"seconds": 60})
        assert (answer.reason, answer.gone) == ("timeout", True)
        assert answer.elapsed_ms >= 1200


def test_the_limit_runs_while_the_answer_is_on_its_way(tmp_path: Path) -> None:
    """
    Each method call has a separate 2,000 ms wall-clock limit, including message transfer/scheduling overhead.

    A bot that stops its process returns in no time, as far as it can tell: its answer does not arrive.
    """
    with worker(data_bot("stops-itself"), deadlines=Deadlines(init=30, call=0.2)) as bot:
        assert bot.ask().reason == "timeout"


def test_a_bot_is_told_its_limit_so_that_it_can_leave_room() -> None:
    """Leave substantial headroom."""
    told = Game.create(BOARD).bot_state("Lydia")["limits"]["timeLimitMs"]
    assert told == TIME_LIMIT_MS == limits.CALL_S * 1000 == limits.INIT_S * 1000


COUNTS = {
    "py": "calls = []\n\ndef propose(state):\n    calls.append(1)\n    return [len(calls)]\n\norders = propose\n",
    "js": "let calls = 0;\nconst count = () => [(calls += 1)];\nmodule.exports = { propose: count, orders: count };\n",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_seats_of_one_file_are_two_workers_that_share_nothing(language: str, tmp_path: Path) -> None:
    """One persistent worker per bot-controlled seat, even when several seats use the same bot file."""
    bot = write_bot(tmp_path, COUNTS[language], ending=ENDINGS[language])
    with worker(bot) as one, worker(bot) as other:
        pid = one.seat.pid
        assert pid != other.seat.pid
        for count in (1, 2, 3):
            assert one.payload()[-1] == count
        assert other.payload()[-1] == 1
        assert one.seat.pid == pid


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_module_keeps_is_there_in_every_later_call_of_whatever_method(language: str, tmp_path: Path) -> None:
    """Module variables persist across that seat's calls."""
    with worker(write_bot(tmp_path, COUNTS[language], ending=ENDINGS[language])) as bot:
        assert [bot.payload(method)[-1] for method in ("propose", "orders", "propose")] == [1, 2, 3]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("bot_id", "method", "reason"),
    [
        ("orders-only", "answer", "missing"),
        ("raises", "orders", "exception"),
        ("answers-a-function", "orders", "uncloneable"),
    ],
)
def test_what_lacks_throws_or_cannot_be_cloned_is_null(bot_id: str, method: str, reason: str, language: str) -> None:
    """Missing optional methods, thrown bot exceptions and uncloneable returns produce null payloads and safe defaults.

    The defaults are those of the sentence on defaults, below.
    """
    with worker(bot_of(bot_id, language)) as bot:
        answer = bot.ask(method)
        assert (answer.payload, answer.reason, answer.gone) == (None, reason, False)


LOST = {"never-returns": "timeout", "exits": "crash", "syntax-error": "load-error"}


def test_a_worker_that_is_lost_is_gone_and_its_seat_is_played_by_defaults_without_another_word() -> None:
    """
    A worker timeout, worker error or load failure terminates that worker; subsequent phases for that seat use
    defaults.
    """
    bots = dict(zip(("Phrygia", "Lydia", "Caria"), map(data_bot, LOST), strict=True))
    played = play(bots, years=2, deadlines=Deadlines(init=30, call=0.5))
    told = [(power, reason) for _, power, _, reason in played.told if reason != "missing"]
    assert told == [("Caria", "load-error"), ("Phrygia", "timeout"), ("Lydia", "crash")]
    assert len(played.game.bot_state("Lydia")["history"]) == 4
    for season in played.game.bot_state("Lydia")["history"]:
        assert {order["type"] for power in bots for order in season["orders"][power]} == {"hold"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot_id", ["answers-a-word", "raises"])
def test_an_invalid_answer_and_an_exception_leave_the_worker_as_it_was(bot_id: str, language: str) -> None:
    """
    An ordinary invalid return or caught method exception does not, by itself, terminate an otherwise responsive
    worker.
    """
    with worker(bot_of(bot_id, language)) as bot:
        pid = bot.seat.pid
        bot.ask("orders")
        assert bot.payload("builds") == []
        assert bot.seat.pid == pid


SECRETIVE = {
    "py": "def orders(state):\n    raise ValueError('Lydia plots at ' + state['you'])\n\ndef answer(state):\n"
    "    return {'plot': 'accept'}\n",
    "js": "exports.orders = () => { throw new Error('Lydia plots'); };\nexports.answer = () => ({ plot: 'accept' });\n",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fallback_tells_who_what_and_why_in_one_word_and_nothing_else(language: str, tmp_path: Path) -> None:
    """
    Public `bot-fallback` events identify the power, method and broad reason, not private payloads or exception text.
    """
    bot = write_bot(tmp_path, SECRETIVE[language], ending=ENDINGS[language])
    events = [event for event in play({"Lydia": bot}).events if isinstance(event, FellBack)]
    lines = [event_json(event) or {} for event in events]
    assert [(line["method"], line["reason"]) for line in lines] == [
        ("propose", "missing"),
        ("answer", "invalid"),
        ("orders", "exception"),
        ("answer", "invalid"),
        ("orders", "exception"),
    ]
    for line in lines:
        assert line["type"] == "bot-fallback"
        assert set(line) == {"type", "year", "season", "phase", "power", "method", "reason"}
        assert "plot" not in json.dumps(line)


def test_seats_are_asked_at_once_from_snapshots_that_were_taken_before_anyone_answered() -> None:
    """Calls run in parallel; no seat sees another seat's pending submission."""
    asked: list[Call] = []

    async def scenario() -> None:
        everyone = asyncio.Barrier(len(BOARD.powers))

        async def answer(call: Call) -> Any:
            asked.append(call)
            await everyone.wait()
            if call.method == "propose":
                me = call.state["you"]
                return [{"to": "Caria" if me != "Caria" else "Lydia", "type": "peace", "terms": {}}]
            return hold(call)

        async with asyncio.timeout(60):
            await Match(Game.create(BOARD, 0, 1), {power: ScriptedSeat(answer) for power in BOARD.powers}).run()

    run(scenario())
    proposing = [call.state for call in asked if call.method == "propose" and call.state["season"] == "Spring"]
    assert len(proposing) == len(BOARD.powers)
    assert all(state["inbox"] == [] and state["trust"]["Lydia"]["promisesMade"] == 0 for state in proposing)


def test_a_person_waits_without_a_limit_and_goes_on_waiting_after_an_invalid_answer() -> None:
    """Human seats have no bot timeout and remain waiting after invalid input."""
    events: list[MatchEvent] = []

    async def scenario() -> None:
        def watch(event: MatchEvent) -> None:
            events.append(event)
            if isinstance(event, SeatAsked):
                loop.call_soon(answer, event)

        def answer(event: SeatAsked) -> None:
            assert match.submit("Lydia", 7) is not None, "refused"
            assert seat.waiting is not None, "and still waiting"
            assert match.submit("Lydia", {} if event.method in ("answer", "retreats") else []) is None

        loop = asyncio.get_running_loop()
        seat = HumanSeat("Lydia")
        others = {power: ScriptedSeat(hold) for power in BOARD.powers}
        match = Match(Game.create(BOARD, 0, 1), {**others, "Lydia": seat}, observe=watch)
        async with asyncio.timeout(60):
            await match.run()

    run(scenario())
    assert sum(isinstance(event, SeatRefused) for event in events) == 6
    assert not any(isinstance(event, FellBack) for event in events)
    assert isinstance(events[-1], Finished)


RAISES = {
    "py": "\n".join(
        f"def {name}(state):\n    raise ValueError\n" for name in ("propose", "answer", "orders", "retreats", "builds")
    ),
    "js": "for (const name of ['propose', 'answer', 'orders', 'retreats', 'builds']) {\n"
    "  exports[name] = () => { throw new Error(name); };\n}\n",
}
"""Bots that give nothing, whatever they are asked."""

SETUP = {
    "units": [
        {"power": "Phrygia", "type": "army", "at": "M"},
        {"power": "Lydia", "type": "army", "at": "G"},
        {"power": "Lydia", "type": "army", "at": "L"},
        {"power": "Lydia", "type": "army", "at": "Φ"},
        {"power": "Caria", "type": "army", "at": "H"},
        {"power": "Caria", "type": "army", "at": "Ψ"},
    ],
    "owners": {"M": "Phrygia", "N": "Phrygia", "E": "Lydia", "G": "Lydia", "H": "Caria", "I": "Caria"},
}
"""Caria drives Lydia from L. In Autumn Lydia has a unit too many and Phrygia one too few."""


def attack(call: Call) -> Any:
    """Caria: a proposal to everybody, and in Spring an attack on L."""
    state = call.state
    if call.method == "propose":
        return [{"to": power, "type": "peace", "terms": {}} for power in ("Phrygia", "Lydia")]
    if call.method == "orders" and state["season"] == "Spring":
        return [
            {"unit": "H", "type": "move", "dest": "L"},
            {"unit": "Ψ", "type": "support", "target": "H", "targetDest": "L"},
        ]
    return hold(call)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_defaults_of_every_phase(language: str, tmp_path: Path) -> None:
    """
    Defaults are no proposals, reject all, hold all, automatic retreats, waived builds and automatic required disbands.
    """
    bot = write_bot(tmp_path, RAISES[language], ending=ENDINGS[language])
    deals: list[Any] = []

    def watch(call: Call) -> Any:
        if call.method == "orders":
            deals.append((call.state["accepted"], call.state["trust"]["Caria"]["promisesMade"]))
        return attack(call)

    bots = {"Phrygia": bot, "Lydia": bot}
    played = play(bots, years=2, setup=SETUP, scripts={"Caria": watch})
    assert {(power, method) for _, power, method, _ in played.told} == {
        *((power, method) for power in bots for method in ("propose", "answer", "orders", "builds")),
        ("Lydia", "retreats"),
    }
    assert {reason for *_, reason in played.told} == {"exception"}
    assert deals == [([], 0)] * 4, "nobody proposed to Caria, and its proposals were rejected"
    history = played.game.bot_state("Caria")["history"]
    assert all(order["type"] == "hold" for season in history for power in bots for order in season["orders"][power])
    assert history[0]["retreats"] == [{"type": "retreat", "power": "Lydia", "from": "L", "to": "D"}]
    places = {power: [unit.at for unit in played.game.units() if unit.power == power] for power in bots}
    assert places == {"Phrygia": ["M"], "Lydia": ["D", "G"]}, "a build was waived; the farthest from home was disbanded"


def test_the_help_for_authors_says_that_the_guard_is_no_wall() -> None:
    """The worker is not a security sandbox for hostile scripts."""
    text = (ASSETS / "help" / "bots.md").read_text(encoding="utf-8")
    assert "no wall against hostile code" in " ".join(text.split())


def test_what_a_bot_must_not_attempt_is_refused_or_not_there(tmp_path: Path) -> None:
    """
    Publish reviewed local files; do not attempt network access, storage, global monkey-patching, worker protocol
    manipulation or side-channel inspection.
    """
    fates = {row.bot: row.reason for row in faults.ROWS if row.language == "py"}
    assert fates["opens-a-socket"] == fates["writes-a-file"] == fates["loads-a-library"] == "forbidden"
    assert fates["talks-rubbish"] == fates["answers-for-another-call"] == fates["finds-the-worker"] == "crash"
    assert fates["patches-json"] is None, "patches reach the bot alone"
    names = "fetch XMLHttpRequest WebSocket localStorage indexedDB require process postMessage importScripts std os"
    with evaluator("js", tmp_path) as bot:
        assert bot.value(f"'{names}'.split(' ').filter((name) => name in globalThis)") == []
