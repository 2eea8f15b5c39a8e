"""The conformance kit (`contract: concord bot check`): every rule has a bot that breaks it alone, and is caught."""

from __future__ import annotations

import asyncio
import json

import pytest

from engine.anatolia import conformance
from engine.anatolia.conformance import bank, checking
from engine.anatolia.conformance.bank import load_bank, questions
from engine.anatolia.conformance.report import RULES
from engine.errors import BotError
from engine.resources import HOUSE_BOTS
from engine.seats.bot_seat import BotSeat
from engine.seats.catalogue import resolve
from engine.seats.protocol import Answer
from helpers.bots import FOLDER, lives, run, until, write_bot

pytestmark = pytest.mark.sampled(3)

BOTS = FOLDER.parent / "bots-conformance"
STORIES = {story.id: story for story in load_bank()}
SHORT = ("opening-lydia", "whole-year", "retreat", "builds", "disbands", "one-unit", "other-board")
"""A bank that has a call of every method, and takes a sixth of the time."""


def check(bot, stories=SHORT, years=0, **options):
    chosen = [STORIES[name] for name in stories]
    return run(conformance.check(bot, bank=chosen, years=years, **options))


def named(name, stories=SHORT, **options):
    [path] = BOTS.glob(f"{name}.*")
    return check(resolve(path, []), stories, **options)


def results(report):
    return {row.rule: row.result for row in report.rows}


def evidence(report, rule):
    [row] = [row for row in report.rows if row.rule == rule]
    return row.evidence


# The bank


def seen_on_the_bank():
    return [
        (story, question.call.method, question.call.state) for story in load_bank() for question in questions(story)
    ]


def test_the_bank_asks_every_method_of_every_power():
    methods = {method for _, method, _ in seen_on_the_bank()}
    assert methods == {"propose", "answer", "orders", "retreats", "builds"}
    assert {story.power for story in load_bank() if story.opening} == {
        "Phrygia",
        "Lydia",
        "Caria",
        "Bithynia",
        "Galatia",
        "Cilicia",
    }
    assert len({story.id for story in load_bank()}) == len({story.title for story in load_bank()}) == len(load_bank())


def due(state):
    mine = [unit for unit in state["units"] if unit["power"] == state["you"]]
    return state["centresByPower"][state["you"]] - len(mine)


def free_homes(state):
    taken = {unit["at"] for unit in state["units"]}
    homes = [place["id"] for place in state["map"]["provinces"] if place["home"] == state["you"]]
    return [home for home in homes if state["owners"][home] == state["you"] and home not in taken]


POSITIONS = {
    "a retreat with options": ("retreats", lambda s: any(len(unit["options"]) > 1 for unit in s["retreats"])),
    "a retreat with none": ("retreats", lambda s: any(not unit["options"] for unit in s["retreats"])),
    "two retreats, one province": (
        "retreats",
        lambda s: len(s["retreats"]) == 2 and s["retreats"][0]["options"] == s["retreats"][1]["options"],
    ),
    "more builds due than homes free": ("builds", lambda s: due(s) > len(free_homes(s)) > 0),
    "a fleet may be built": ("builds", lambda s: due(s) > 0 and s["you"] == "Bithynia" and "R" in free_homes(s)),
    "no home free": ("builds", lambda s: due(s) > 0 and not free_homes(s)),
    "disbands": ("builds", lambda s: due(s) < -1),
    "every unit disbanded": ("builds", lambda s: due(s) < 0 and s["centresByPower"][s["you"]] == 0),
    "one unit": ("orders", lambda s: len(s["legalOrders"]) == 1),
    "no unit": ("orders", lambda s: not s["legalOrders"] and s["centresByPower"][s["you"]] > 0),
    "no centre": ("orders", lambda s: s["legalOrders"] and s["centresByPower"][s["you"]] == 0),
    "the last Autumn": ("orders", lambda s: (s["year"], s["season"]) == (s["limits"]["maxYears"], "Autumn")),
    "a limit that is not twelve": ("orders", lambda s: s["limits"]["maxYears"] == 1),
    "Greek ids": ("orders", lambda s: sum(unit > "z" for unit in s["legalOrders"]) > 3),
    "fleets alone": (
        "orders",
        lambda s: (
            len(s["legalOrders"]) > 3
            and all(unit["type"] == "fleet" for unit in s["units"] if unit["power"] == s["you"])
        ),
    ),
    "all five proposal types": ("answer", lambda s: len({entry["type"] for entry in s["inbox"]}) == 5),
    "an empty inbox": ("answer", lambda s: not s["inbox"]),
    "deals of every kind": (
        "orders",
        lambda s: {entry["type"] for entry in s["accepted"]} == {"peace", "alliance", "dmz", "support"},
    ),
    "a full history": ("propose", lambda s: len(s["history"]) == 6),
    "broken trust, one's own too": (
        "propose",
        lambda s: s["trust"][s["you"]]["brokenPromises"] and s["trust"]["Phrygia"]["broken"],
    ),
    "two powers left": ("propose", lambda s: sum(count > 0 for count in s["centresByPower"].values()) == 2),
    "another board": ("orders", lambda s: "cross" in s["map"]["adjacency"]),
}


def test_the_bank_has_every_position_that_it_promises():
    seen = seen_on_the_bank()
    missing = [
        name
        for name, (wanted, fits) in POSITIONS.items()
        if not any(method == wanted and fits(state) for _, method, state in seen)
    ]
    assert missing == []


def test_a_bank_whose_step_the_game_refuses_is_a_fault_of_ours():
    story = bank._story({"id": "x", "title": "X", "power": "Lydia", "asked": [{"Lydia": ["Lydia peace"]}]})
    with pytest.raises(ValueError, match="another power"):
        list(questions(story))


# Bots that keep the contract


def blemishes(report):
    """What is not as it should be; how long something takes is warned of on a machine that is busy with others."""
    fine = {("warning", rule) for rule in ("loads", "time")}
    return [
        row
        for row in report.rows
        if row.result not in ("pass", "not-applicable") and (row.result, row.rule) not in fine
    ]


@pytest.mark.full
@pytest.mark.parametrize("name", ["house.hold.py", "house.greedy-js.js"])
def test_house_bots_keep_the_contract_on_a_short_bank(name):
    report = check(resolve(HOUSE_BOTS / name), ("whole-year", "retreat", "disbands"), years=1)
    assert blemishes(report) == []


@pytest.mark.full
@pytest.mark.parametrize("path", sorted(HOUSE_BOTS.glob("house.*")), ids=lambda path: path.name)
def test_every_house_bot_keeps_the_contract(path):
    report = run(conformance.check(resolve(path)))
    assert blemishes(report) == []


@pytest.mark.full
@pytest.mark.parametrize("path", sorted(FOLDER.glob("blind-*")), ids=lambda path: path.name)
def test_the_opponents_of_the_strength_benchmark_keep_the_contract(path):
    report = check(resolve(path, []), ("whole-year", "retreat", "builds-few-homes", "greek", "other-board"))
    assert blemishes(report) == []


@pytest.mark.full
def test_a_bot_that_does_everything_passes_every_rule():
    report = check(resolve(FOLDER / "fine.py", []), years=1)
    assert [row.rule for row in report.rows] == list(RULES)
    assert set(results(report).values()) == {"pass"}
    assert report.times.load is not None
    assert report.times.typical <= report.times.longest


def test_optional_methods_that_are_not_there_are_noted_and_no_failure():
    report = check(resolve(FOLDER / "orders-only.py", []), ("whole-year", "retreat"))
    assert report.passed
    assert "without propose, answer, retreats, builds" in evidence(report, "methods")
    assert results(report)["proposals"] == "not-applicable"


def test_a_bot_with_memory_and_a_random_stream_is_repeatable():
    assert results(check(resolve(FOLDER / "remembers.py", []), ("whole-year",)))["repeatable"] == "pass"


def test_sloppy_javascript_that_changes_the_map_in_silence_has_changed_nothing():
    report = named("sloppy-js", ("opening-lydia",))
    assert report.passed
    assert results(report)["map"] == "pass"


# Bots that break one rule

BROKEN = {
    "loads": ("loads", ("opening-lydia",), "a_module_that_nobody_has"),
    "exports-orders": ("exports-orders", ("opening-lydia",), "there is no orders"),
    "exports-orders-js": ("exports-orders", ("opening-lydia",), "there is no orders"),
    "returns": (
        "returns",
        ("whole-year", "disbands"),
        "A whole year, year 1 Autumn, builds: exception: ZeroDivisionError",
    ),
    "plain": ("plain", ("opening-lydia",), "propose: uncloneable"),
    "plain-js": ("plain", ("opening-lydia",), "propose: uncloneable"),
    "shape": ("shape", ("builds",), 'answered {"type": "army", "at": "G"}; expected a list'),
    "proposals": ("proposals", ("opening-lydia",), "a proposal goes to another power"),
    "replies": ("replies", ("opening-lydia",), "there is no proposal 'p999'"),
    "orders": ("orders", ("opening-cilicia",), 'ordered {"unit": "Ξ", "type": "move"'),
    "orders-js": ("orders", ("opening-lydia",), "2 times"),
    "retreats": ("retreats", ("retreat",), 'answered {"G": "H"}; expected another answer (G: '),
    "builds": ("builds", ("builds",), "answered [{"),
    "time": ("time", ("opening-lydia", "one-unit"), "One unit left, year 6 Spring, orders: timeout"),
    "repeatable": ("repeatable", ("opening-lydia", "whole-year"), "answers differ"),
    "independent": ("independent", ("opening-lydia", "opening-caria"), "with another of its seats at work"),
    "fresh-state": ("fresh-state", ("whole-year",), "a fresh worker answers the same call well"),
    "mutates": ("fresh-state", ("whole-year",), "a fresh worker answers the same call well"),
    "map": ("map", ("opening-lydia",), "the map is frozen"),
    "map-js": ("map", ("opening-lydia",), "tried to change what is frozen"),
    "forbidden": ("forbidden", ("opening-lydia",), "open is forbidden"),
    "output": ("output", ("opening-lydia",), "1024 KiB"),
    "huge": ("output", ("opening-lydia",), "propose: oversize"),
    "match": ("match", ("opening-lydia",), "IndexError: no plan left"),
}


@pytest.mark.thinned(4)
@pytest.mark.parametrize("name", BROKEN)
def test_a_bot_that_breaks_one_rule_is_caught_for_that_rule_alone(name):
    rule, stories, says = BROKEN[name]
    report = named(name, stories, years=3 if rule == "match" else 0)
    assert [row.rule for row in report.rows if row.result == "fail"] == [rule]
    assert says.casefold() in evidence(report, rule).casefold()
    assert not report.passed


WARNED = {
    "complete": ("complete", ("opening-lydia",), "no order for F, G, which will hold"),
    "slow": ("time", ("one-unit",), "more than half of what is allowed"),
    "chatty": ("output", ("opening-lydia",), "bytes printed at most in a story"),
    "other-board": ("other-board", ("opening-lydia", "other-board"), "KeyError: 'Red'"),
}


@pytest.mark.thinned(2)
@pytest.mark.parametrize("name", WARNED)
def test_what_is_unwise_and_allowed_is_a_warning(name):
    rule, stories, says = WARNED[name]
    report = named(name, stories)
    assert [row.rule for row in report.rows if row.result not in ("pass", "not-applicable")] == [rule]
    assert results(report)[rule] == "warning"
    assert says in evidence(report, rule)
    assert report.passed


def test_every_rule_that_can_fail_has_a_bot_that_breaks_it():
    notes = {"methods"}
    assert {rule for rule, _, _ in (BROKEN | WARNED).values()} | notes == set(RULES)


def test_a_bot_that_does_not_load_is_tried_no_further():
    report = named("loads")
    assert report.calls == 0
    assert {row.result for row in report.rows} == {"fail", "not-applicable"}


UNLOADED = {
    "a module": (
        "\nexport const orders = () => [];\n",
        "loads",
        "SyntaxError: unsupported keyword: export; a bot is no ES module: use module.exports (bot.js, line 2)",
    ),
    "a package": ("const fs = require('fs');", "loads", "ReferenceError: require is not defined (bot.js, line 1)"),
    "an error of two lines": ("\n\nthrow new Error('first\\nsecond');", "loads", "load-error: second (bot.js, line 3)"),
    "exports replaced": (
        "exports = {orders: () => []};",
        "exports-orders",
        "module.exports = { orders(state) { ... } }",
    ),
}


@pytest.mark.parametrize("name", UNLOADED)
def test_the_evidence_of_a_script_that_does_not_load_is_what_was_thrown_and_where(name, tmp_path):
    source, rule, says = UNLOADED[name]
    report = check(write_bot(tmp_path, source, ending=".js"), ("opening-lydia",))
    assert says in evidence(report, rule)


def test_what_an_error_says_is_found_at_once_in_a_trace_that_was_made_up(tmp_path):
    source = "const dots = '/'.repeat(1000) + ':1'.repeat(1000);\nthrow new Error('x\\n    at ' + dots);"
    report = check(write_bot(tmp_path, source, ending=".js"), ("opening-lydia",))
    assert "load-error: Error: x" in evidence(report, "loads")


def test_what_is_forbidden_while_loading_is_said_as_that():
    report = check(resolve(FOLDER / "forbidden-on-load.py", []))
    assert [row.rule for row in report.rows if row.result == "fail"] == ["forbidden"]
    assert evidence(report, "loads") == "the bot did not load"


def test_a_bot_that_always_loses_its_worker_is_asked_a_few_times_only(tmp_path):
    (tmp_path / "dies.py").write_text("import os\ndef orders(state):\n    os._exit(3)\n", encoding="utf-8")
    report = check(resolve(tmp_path / "dies.py", []), [story for story in STORIES if story.startswith("opening")])
    assert results(report)["returns"] == "fail"
    assert "crash" in evidence(report, "returns")
    assert evidence(report, "repeatable") == "not tried: too many workers were lost"
    assert report.calls == 3 * checking.LOST_LIMIT


def test_a_bot_that_is_changed_while_it_is_checked_has_to_be_checked_again(tmp_path):
    path = tmp_path / "fine.py"
    path.write_bytes((FOLDER / "fine.py").read_bytes())
    bot = resolve(path, [])
    path.write_bytes(path.read_bytes() + b"\n")
    with pytest.raises(BotError, match="changed while it was checked"):
        check(bot, ("opening-lydia",))


def test_what_a_bot_returns_does_not_make_evidence_without_end(tmp_path):
    (tmp_path / "long.py").write_text("def orders(state):\n    return ['long\\n' * 100_000]\n", encoding="utf-8")
    report = check(resolve(tmp_path / "long.py", []), ("opening-lydia",))
    assert all(len(row.evidence) <= 400 and "\n" not in row.evidence for row in report.rows)


def test_a_report_becomes_json_without_loss():
    report = named("complete", ("opening-lydia",))
    document = json.loads(json.dumps(report.to_json()))
    assert document["passed"] is True
    assert [entry["rule"] for entry in document["rules"]] == list(RULES)
    assert document["bot"]["sha256"] == report.bot.sha256
    assert document["calls"] == report.calls > 0


# Progress, cancelling, a machine that fails


@pytest.mark.full
def test_progress_is_told_before_each_step_and_never_exceeds_its_total():
    steps = []
    named("complete", ("opening-lydia", "builds"), years=1, progress=steps.append)
    assert [step.done for step in steps] == list(range(len(steps)))
    assert {step.total for step in steps} == {len(steps)}
    assert steps[0].doing == "Opening as Lydia"
    assert steps[-1].doing == "a short match"


@pytest.mark.full
@pytest.mark.parametrize(
    "at", ["Opening as Lydia", "again: Opening as Lydia", "side by side: Opening as Caria", "a short match"]
)
def test_a_check_that_is_cancelled_leaves_no_worker(monkeypatch, at):
    pids = []
    ask = BotSeat.ask

    async def noted(seat, call):
        pids.append(seat.pid)
        return await ask(seat, call)

    monkeypatch.setattr(BotSeat, "ask", noted)
    reached = []

    def progress(step):
        if step.doing == at:
            reached.append(len(pids))

    async def scenario():
        stories = [STORIES["opening-lydia"], STORIES["opening-caria"]]
        bot = resolve(FOLDER / "fine.py", [])
        task = asyncio.ensure_future(conformance.check(bot, bank=stories, progress=progress))
        await until(lambda: reached and len(pids) > reached[0])
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    run(scenario())
    assert pids
    assert not [pid for pid in pids if pid is not None and lives(pid)]


def test_a_machine_that_starts_no_worker_is_no_fault_of_the_bot(monkeypatch):
    async def failing(seat):
        return Answer(reason="crash", gone=True, detail="the worker did not start: no memory")

    monkeypatch.setattr(BotSeat, "open", failing)
    with pytest.raises(BotError, match="no worker could be started"):
        check(resolve(FOLDER / "fine.py", []))
