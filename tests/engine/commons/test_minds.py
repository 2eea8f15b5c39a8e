"""Minds as players of a commons: what they are asked, what they may answer, and what comes of every way to fail.

The model servers are on loopback, over real HTTP (`colony: A decision`).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import pytest

from engine.commons import pacts
from engine.commons.answers import check_decide, check_talk
from engine.commons.arena import Arena
from engine.commons.attempts import CUT, Attempts, ledger_beside, refuse_used
from engine.commons.mind_questions import MOST_HEARD, MOST_NAMED, MOST_TOLD, question
from engine.commons.replay import open_arena_log, verify
from engine.commons.scenario import arena_plan
from engine.commons.seating import Seating
from engine.commons.shipped import FOLDER
from engine.commons.views import Information, Ledger, observation
from engine.errors import FileError, MindError, MindTableError, ScenarioError
from engine.minds import guard
from engine.minds.judging import judged
from engine.minds.ledger import Attempt
from engine.minds.ledger import Ledger as AttemptLedger
from engine.minds.sqlite_attempts import open_attempts
from helpers.agents import STEADY, errors_of, gone_on, requests_of, run, runner_of
from helpers.commons import bare, cap, propose, shipped_arena, signed, turn
from helpers.model_server import Behaviour, ModelServer, says, sends, silent, whole

pytestmark = pytest.mark.sampled(3)

KEY = "sk-commons-0123456789abcdef"
KINDS = ("claude", "openai")
LOGISTIC = {"type": "logistic", "r": 0.5, "K": 1000.0, "initial": 500.0}


@pytest.fixture(autouse=True)
def _keys(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("ANTHROPIC_API_KEY", "OPENAI_API_KEY"):
        monkeypatch.setenv(variable, KEY)


def scenario(mind: Any, turns: int = 2, **rest: Any) -> dict[str, Any]:
    """A mind `a` beside a player who asks for 2 every turn."""
    player = {"id": "a", "mind": mind}
    if "deadline" in rest:
        player["deadline"] = rest.pop("deadline")
    return {"engine": LOGISTIC, "turns": turns, "players": [player, STEADY], **rest}


def at(server: ModelServer, kind: str = "openai") -> str:
    return f"{kind}:some-model@{server.url}"


def plays(told: dict[str, Any]) -> dict[str, Any]:
    """Says something, then takes as much as the number of the turn."""
    if "amount" in [choice["id"] for choice in told["menu"]]:
        return {"choice": "amount", "amount": told["perspective"]["turn"]}
    nothing = dict.fromkeys(("parties", "maxHarvest", "tolerance"))
    return {"choice": "listen", "says": "Let us take little.", "to": "*", **nothing}


def rows_of(log: Path) -> list[Attempt]:
    """Every attempt of a run."""
    path = ledger_beside(log)
    assert path is not None
    assert path.exists()
    store, connection = open_attempts(path)
    with contextlib.closing(connection):
        return list(store.attempts())


def played(source: dict[str, Any], folder: Path) -> tuple[list[dict[str, Any]], Path]:
    """The records of a whole run, and its log, which replays to the last bit."""
    log = folder / "log.jsonl"
    records = run(runner_of(arena_plan(source, "of a test"), folder, log))
    assert verify(*open_arena_log(log)) is None
    return records, log


# Over HTTP ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_a_model_talks_and_decides_once_a_question_and_the_log_and_the_ledger_have_what_it_answered(
    tmp_path: Path, kind: str
) -> None:
    with ModelServer(says(plays)) as server:
        records, log = played(scenario(at(server, kind)), tmp_path)
    assert requests_of(records, "a") == [1, 2]
    assert errors_of(records, "a") == [None, None]
    said = {"round": 1, "playerId": "a", "type": "say", "text": "Let us take little."}
    assert [record["talk"] for record in records] == [[said], [said]]
    assert server.calls == 4, "one call a question: replaying the log made none"
    assert [(row.id, row.mind, row.state) for row in rows_of(log)] == [
        (f"a/{number}", "a", "answered") for number in ("1.1", "1.2", "2.1", "2.2")
    ]
    assert [row.value["choice"] for row in rows_of(log) if row.value is not None] == ["listen", "amount"] * 2
    for seen in server.seen:
        guard.check(seen.raw)
        assert seen.told["perspective"]["me"] == "a"
        sent = json.loads(seen.body)
        form = sent["output_config"]["format"] if kind == "claude" else sent["response_format"]["json_schema"]
        ids = [choice["id"] for choice in seen.told["menu"]]
        assert form["schema"]["properties"]["choice"]["enum"] == ids


def _error(status: str) -> Behaviour:
    return sends(whole(json.dumps({"error": {"message": "later"}}).encode(), status))


FAULTS: dict[str, tuple[Behaviour, str, str]] = {
    "500": (_error("500 Internal Server Error"), "transport", "decide: exception"),
    "429": (_error("429 Too Many Requests"), "transport", "decide: exception"),
    "cut": (sends(b"HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n{"), "transport", "decide: exception"),
    "slow": (silent, "transport", "decide: timeout"),
    "5 MB": (sends(whole(b" " * 5_000_000)), "transport", "decide: exception"),
    "nonsense": (says("Much!"), "parse", "decide: uncloneable: the reply is not JSON"),
    "shape": (says({"choice": "amount", "amount": "much"}), "schema", "decide: invalid: amount: has to be number"),
    "extra": (says({"choice": "nothing", "amount": None, "for": "z"}), "schema", "decide: invalid: for: unknown key"),
    "bound": (says({"choice": "amount", "amount": 1e6}), "schema", "decide: invalid: amount: 1000000.0, at most "),
    "negative": (says({"choice": "amount", "amount": -1}), "schema", "decide: invalid: amount: -1, at least 0"),
    "unknown id": (
        says({"choice": "everything", "amount": None}),
        "menu",
        "decide: invalid: choice: 'everything' is not among what is offered",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_mind_that_fails_harvests_nothing_with_its_reason_in_the_record_is_asked_once_and_again_next_turn(
    tmp_path: Path, fault: str
) -> None:
    """`commons: An arena's turn`: "A player that throws or overruns harvests 0 and the record says why"."""
    behave, stage, error = FAULTS[fault]
    deadline = {"deadline": 0.2} if fault == "slow" else {}
    with ModelServer(behave) as server:
        records, log = played(scenario(at(server), talkRounds=0, **deadline), tmp_path)
        assert server.calls == 2
    assert requests_of(records, "a") == [0, 0]
    assert requests_of(records, "z") == [2, 2], "it harms nobody else"
    for found in errors_of(records, "a"):
        assert found is not None
        assert found.startswith(error)
    assert [(row.state, row.failure.stage if row.failure else None) for row in rows_of(log)] == [("failed", stage)] * 2


def test_a_mind_that_fails_in_talk_sits_out_the_rest_of_the_turn(tmp_path: Path) -> None:
    with ModelServer(says("Hello!")) as server:
        records, _ = played(scenario(at(server), talkRounds=2), tmp_path)
        assert server.calls == 2
    assert all(str(error).startswith("talk: uncloneable: the reply is not JSON") for error in errors_of(records, "a"))
    assert requests_of(records, "a") == [0, 0]


def test_parties_that_do_not_exist_are_not_on_the_menu(tmp_path: Path) -> None:
    answer = {"says": "", "to": "*", "choice": "propose:harvest_cap", "maxHarvest": 2, "tolerance": None}
    with ModelServer(says({**answer, "parties": ["bob"]})) as server:
        records, log = played(scenario(at(server), turns=1), tmp_path)
    assert errors_of(records, "a") == ["talk: invalid: parties[0]: 'bob' is not among what is offered"]
    assert [row.failure.stage for row in rows_of(log) if row.failure] == ["menu"]
    assert records[0]["pacts"] == []


# Going on -------------------------------------------------------------------------------------------------------------


def cut_after(log: Path, lines: int) -> bytes:
    """Cut a log after so many whole lines, inside the next; what it was."""
    data = log.read_bytes()
    log.write_bytes(b"".join(data.splitlines(keepends=True)[:lines]) + b'{"kind": "tu')
    return data


@pytest.mark.parametrize("failing", [False, True])
def test_a_cut_run_goes_on_to_the_same_bytes_without_calling_a_model_again(tmp_path: Path, failing: bool) -> None:
    """What was answered, or failed, before the cut counts: there are no rerolls (`colony: A decision`)."""
    with ModelServer(says("Hm.") if failing else says(plays)) as server:
        source = scenario(at(server), turns=3)
        _, log = played(source, tmp_path)
        calls = server.calls
        for lines in (1, 2, 3):
            data = cut_after(log, lines)
            gone_on(arena_plan(source, "of a test"), tmp_path, log)
            assert log.read_bytes() == data
        assert server.calls == calls == (3 if failing else 6)
    assert len(rows_of(log)) == calls


def test_an_attempt_that_was_under_way_when_its_run_was_killed_is_discarded_and_the_player_is_asked_anew(
    tmp_path: Path,
) -> None:
    with ModelServer(says(plays)) as server:
        source = scenario(at(server), turns=2, talkRounds=0)
        _, log = played(source, tmp_path)
        path = ledger_beside(log)
        assert path is not None
        path.unlink()
        store, connection = open_attempts(path)
        ledger = AttemptLedger(store)
        ledger.reserve(Attempt("a/2.1", "a", at(server), "0" * 64))
        ledger.sent("a/2.1")
        connection.close()
        data = cut_after(log, 2)
        gone_on(arena_plan(source, "of a test"), tmp_path, log)
        assert server.calls == 3
    assert log.read_bytes() == data
    assert [(row.id, row.state, row.discarded) for row in rows_of(log)] == [
        ("a/2.1", "discarded", CUT),
        ("a/2.1#2", "answered", None),
    ]


def test_a_run_that_is_cancelled_while_a_mind_thinks_discards_the_attempt_and_can_go_on(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    with ModelServer(silent) as server:
        plan = arena_plan(scenario(at(server), turns=1, talkRounds=0), "of a test")
        runner = runner_of(plan, tmp_path, log)

        async def interrupted() -> None:
            task = asyncio.create_task(runner.run())
            while not server.seen:
                await asyncio.sleep(0.005)
            task.cancel("interrupted")
            with pytest.raises(asyncio.CancelledError):
                await task

        asyncio.run(interrupted())
        assert runner.writer is not None
        runner.writer.close()
        server.behave = says(plays)
        records = gone_on(plan, tmp_path, log)
    assert requests_of(records, "a") == [1]
    assert [(row.id, row.state) for row in rows_of(log)] == [("a/1.1", "discarded"), ("a/1.1#2", "answered")]


def test_a_slow_mind_is_not_gone_nor_after_a_resume(tmp_path: Path) -> None:
    """A code agent that overruns is: its process had to be killed."""
    with ModelServer(silent) as server:
        source = scenario(at(server), turns=1, talkRounds=0, deadline=0.2)
        records, log = played(source, tmp_path)
        assert errors_of(records, "a") == ["decide: timeout"]
        server.behave = says(plays)
        source["players"][0]["deadline"] = 0.2
        records = gone_on(arena_plan({**source, "turns": 2}, "of a test"), tmp_path, log)
    assert requests_of(records, "a") == [2]


@pytest.mark.full
def test_a_table_that_counts_its_answers_goes_on_from_any_turn_to_the_same_bytes(tmp_path: Path) -> None:
    plan = shipped_arena("minds-that-agree")
    log = tmp_path / "log.jsonl"
    run(runner_of(plan, FOLDER, log))
    for lines in (1, 2, 7, 9):
        data = cut_after(log, lines)
        gone_on(plan, FOLDER, log)
        assert log.read_bytes() == data, lines


def test_without_a_log_attempts_are_kept_in_memory_and_nothing_is_written(tmp_path: Path) -> None:
    with ModelServer(says(plays)) as server:
        records = run(runner_of(arena_plan(scenario(at(server)), "of a test"), tmp_path))
    assert requests_of(records, "a") == [1, 2]
    assert list(tmp_path.iterdir()) == []


def test_the_ledger_of_another_run_is_not_mixed_with_a_new_one(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    path = ledger_beside(log)
    assert path == tmp_path / "log.attempts.sqlite"
    refuse_used(path)
    path.write_bytes(b"")
    with pytest.raises(FileError, match=r"there is a ledger of attempts here already: .*log\.attempts\.sqlite"):
        refuse_used(path)
    assert ledger_beside(None) is None
    assert ledger_beside(Path("/dev/null")) is None


# What a mind is asked -------------------------------------------------------------------------------------------------


def asked(arena: Arena, player: str, method: str, shown: Information | None = None, book: Ledger | None = None) -> Any:
    told = observation(book or Ledger(arena), player, shown or Information(), 50)
    return question(method, told, "t", 30.0, 65536)


def menu(of: Any) -> list[str]:
    return [choice.id for choice in of.request.menu]


def test_a_mind_knows_of_pacts_what_its_view_has_and_nothing_of_those_that_it_is_no_party_to() -> None:
    """`pacts: Information discipline`."""
    arena = bare(["alice", "bob", "carol"])
    theirs = signed(arena, cap(7.125), "bob", "carol")
    arena.begin_turn()
    arena.talk(
        {"bob": [{"type": "say", "text": "only for carol", "to": "carol"}, propose(cap(3.0625), "bob", "carol")]}
    )
    for method in ("talk", "decide"):
        request = asked(arena, "alice", method).request
        told = json.dumps([request.told(), request.schema, request.instructions])
        assert theirs not in told
        assert "only for carol" not in told
        assert "7.125" not in told
        assert "3.0625" not in told
        assert theirs in json.dumps(asked(arena, "bob", method).request.told())


def test_the_menu_of_talk_has_the_moves_that_are_possible_now_and_each_is_what_the_arena_takes() -> None:
    arena = bare(["alice", "bob", "carol"])
    arena.begin_turn()
    arena.talk({"alice": [propose(cap(2.0), "alice", "bob")]})
    mine = next(iter(arena.pacts)).id
    kinds = ["pledge:harvest_cap", "propose:harvest_cap", "pledge:no_aggression", "propose:no_aggression"]
    assert menu(asked(arena, "bob", "talk")) == ["listen", f"accept:{mine}", f"reject:{mine}", *kinds]
    assert menu(asked(arena, "alice", "talk")) == ["listen", f"reject:{mine}", *kinds], "who proposed has accepted"
    assert menu(asked(arena, "carol", "talk")) == ["listen", *kinds]
    nothing = {"says": " ", "to": "*", "parties": None, "maxHarvest": None, "tolerance": None}
    for player, choice, more, status in (
        ("carol", "propose:no_aggression", {"parties": ["bob", "bob"], "tolerance": 0.5}, "proposed"),
        ("carol", "pledge:harvest_cap", {"maxHarvest": 4, "says": "I take four.", "to": "bob"}, "active"),
        ("bob", f"accept:{mine}", {}, "active"),
        ("bob", "listen", {}, "active"),
    ):
        of = asked(arena, player, "talk")
        value = {**nothing, "choice": choice, **more}
        assert judged(of.request, value).failure is None
        actions = of.answer(value)
        assert check_talk(actions) is None
        entries = arena.talk({player: actions})
        assert [entry for entry in entries if "refused" in entry] == []
        if choice != "listen":
            assert arena.pacts.get(entries[-1]["pactId"]).status == status
    assert arena.messages == [{"turn": 1, "from": "carol", "to": "bob", "text": "I take four."}]


def test_a_harvest_is_chosen_by_name_or_given_between_nothing_and_all_there_is() -> None:
    arena = bare(["alice", "bob"])
    signed(arena, cap(2.5), "alice", "bob")
    book = Ledger(arena)
    book.add(turn(arena, alice=2.0, bob=1.0))
    arena.begin_turn()
    of = asked(arena, "alice", "decide", book=book)
    assert menu(of) == ["fair_share", "nothing", "as_agreed", "as_before", "amount"]
    answers = {
        choice: of.answer({"choice": choice, "amount": 7.5 if choice == "amount" else None}) for choice in menu(of)
    }
    assert answers == {
        "fair_share": arena.sustainable / 2, "nothing": 0.0, "as_agreed": 2.5, "as_before": 2.0, "amount": 7.5,
    }  # fmt: skip
    assert all(check_decide(answer) is None for answer in answers.values())
    assert judged(of.request, {"choice": "amount", "amount": arena.available}).failure is None
    past = judged(of.request, {"choice": "amount", "amount": arena.available + 1}).failure
    assert past is not None
    assert past.stage == "schema"


def test_where_the_stock_is_hidden_no_request_holds_it_or_what_follows_from_it() -> None:
    arena = bare(["alice", "bob"])
    arena.begin_turn()
    of = asked(arena, "alice", "decide", Information(stock=False, harvests="own"))
    assert menu(of) == ["nothing", "amount"]
    text = json.dumps([of.request.told(), of.request.schema, of.request.instructions])
    assert "60" not in text
    assert not {"stock", "available", "sustainable", "last", "lastTotal"} & of.request.perspective.keys()


def test_a_request_is_bounded_whatever_went_on_before_and_says_how_much_is_left_out() -> None:
    names = [f"player-{number:04d}-{'x' * 40}" for number in range(300)]
    arena = bare(names)
    for number in range(30):
        arena.begin_turn()
        arena.talk({name: [{"type": "say", "text": "y" * 500}] for name in names[:5]})
        arena.talk({names[number]: [propose(cap(2.0), *names)]})
        arena.settle(dict.fromkeys(names, 0.01))
    arena.begin_turn()
    ledger = Ledger(arena)
    assert arena.last is not None
    for _ in range(30):
        ledger.add(arena.last)
    for method in ("talk", "decide"):
        request = question(method, observation(ledger, names[-1], Information(), 50), "t", 30.0, 65536).request
        known = request.perspective
        assert len(json.dumps([request.told(), request.schema, request.instructions])) < 256 * 1024
        assert [len(known[key]) for key in ("history", "messages", "players", "last")] == [
            MOST_TOLD, MOST_HEARD, MOST_NAMED, MOST_NAMED,
        ]  # fmt: skip
        assert names[-1] in known["players"]
        assert known["omitted"] == {
            "players": 300 - MOST_NAMED, "history": 10, "pacts.proposed": 10, "messages": 150 - MOST_HEARD,
        }  # fmt: skip
        assert {pact["partiesInAll"] for pact in known["pacts"]["proposed"]} == {300}


def test_each_request_explains_the_knowledge_and_terms_that_it_holds_and_no_others() -> None:
    arena = bare(["alice", "bob"])
    arena.begin_turn()
    plain = asked(arena, "alice", "decide").request.instructions
    assert "stock, available" in plain
    for word in ("history:", "fines:", "pacts:", "messages:", "omitted:", "harvest_cap", "Now you may talk"):
        assert word not in plain
    signed(arena, cap(2.5), "alice", "bob")
    bound = asked(arena, "alice", "decide").request.instructions
    assert "pacts:" in bound
    assert "harvest_cap:" in bound
    assert "no_aggression:" not in bound
    assert "no_aggression:" in asked(arena, "alice", "talk").request.instructions


def test_a_type_of_terms_that_is_added_with_its_form_can_be_proposed_and_without_one_accepted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(pacts.TERM_VALIDATORS, "even", lambda terms: None)
    monkeypatch.setitem(pacts.VIOLATION_CHECKERS, "even", lambda actual, terms, turn: None)
    arena = bare(["alice", "bob"])
    arena.begin_turn()
    arena.talk({"alice": [propose({"type": "even", "by": 2}, "alice", "bob")]})
    found = asked(arena, "bob", "talk")
    assert [choice.effect for choice in found.request.menu][1].startswith("you promise even (by 2), proposed by alice;")
    assert "propose:even" not in menu(found)
    monkeypatch.setitem(pacts.TERM_FORMS, "even", pacts.TermForm("even numbers only.", {"by": (1.0, 9.0)}))
    assert "propose:even" in menu(asked(arena, "bob", "talk"))
    assert "even: even numbers only." in asked(arena, "bob", "talk").request.instructions


TABLE = {"format": "concord mind", "version": 1}


# Scenarios ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("player", "place", "what"),
    [
        ({"mind": "appraiser"}, "players[0].mind", "appraiser is no mind for this place: scripted, claude, openai"),
        ({"mind": "gemini:x"}, "players[0].mind", "there is no such kind of mind: gemini:x: write scripted[:FILE]"),
        ({"mind": "scripted:"}, "players[0].mind", "something has to follow the colon"),
        ({"mind": "openai:gpt"}, "players[0].mind", "a model needs the URL of its server"),
        ({"mind": "openai:m@http://me:pw@host"}, "players[0].mind", "a URL of a mind has no user, password or query"),
        ({"mind": 7}, "players[0].mind", "has to be a specification or the table of a scripted mind, not 7"),
        ({"mind": ""}, "players[0].mind", "has to be a specification or the table"),
        ({"mind": {**TABLE, "rules": [{"when": {}}]}}, "players[0].mind.rules[0].choose", "missing"),
        ({"mind": {**TABLE, "rule": []}}, "players[0].mind.rule", "unknown key"),
        ({"mind": "scripted", "amount": 3}, "players[0].amount", "unknown key"),
        ({"mind": "scripted", "strategy": "fixed", "amount": 1.0}, "players[0]", "has one of strategy, agent, mind"),
        ({"mind": "scripted", "deadline": 0}, "players[0].deadline", "greater than 0"),
        ({"strategy": "fixed", "amount": 1.0, "deadline": 3}, "players[0].deadline", "only a mind has a deadline"),
    ],
)  # fmt: skip
def test_faults_of_minds_in_a_scenario_have_their_places(player: dict[str, Any], place: str, what: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        arena_plan({"engine": LOGISTIC, "players": [{"id": "a", **player}]}, "of a test")
    assert [fault.where for fault in caught.value.faults] == [place]
    assert what in caught.value.faults[0].what
    assert "pw" not in str(caught.value)


def test_a_faulty_mind_of_somebody_who_joins_later_has_its_place() -> None:
    join = {"type": "player_join", "atTurn": 1, "payload": {"player": {"id": "late", "mind": "appraiser"}}}
    with pytest.raises(ScenarioError, match=r"perturbations\[0\]\.payload\.player\.mind: appraiser is no mind"):
        arena_plan(scenario("scripted", perturbations=[join]), "of a test")


def test_a_mind_that_joins_later_is_seated_and_asked(tmp_path: Path) -> None:
    with ModelServer(says(plays)) as server:
        join = {"type": "player_join", "atTurn": 1, "payload": {"player": {"id": "late", "mind": at(server)}}}
        records, _ = played({**scenario("scripted", turns=3), "perturbations": [join]}, tmp_path)
    assert requests_of(records, "late") == [2, 3]


def test_a_scripted_mind_without_a_table_takes_its_share_and_says_nothing(tmp_path: Path) -> None:
    records, _ = played(scenario("scripted", turns=1), tmp_path)
    assert requests_of(records, "a") == [arena_plan(scenario("scripted"), "of a test").arena().sustainable / 2]
    assert "talk" not in records[0]


def test_several_minds_of_one_form_are_asked_each_for_itself(tmp_path: Path) -> None:
    source = scenario("scripted")
    source["players"][0]["count"] = 2
    runner = runner_of(arena_plan(source, "of a test"), tmp_path)
    run(runner)
    assert runner.minds == {"a1", "a2"}


def test_the_table_of_a_file_is_found_from_the_scenarios_folder_and_its_faults_are_told(tmp_path: Path) -> None:
    table = {**TABLE, "otherwise": ["nothing", "listen"]}
    (tmp_path / "mine.json").write_text(json.dumps(table), "utf-8")
    records, _ = played(scenario("scripted:mine.json"), tmp_path)
    assert requests_of(records, "a") == [0.0, 0.0]
    with pytest.raises(FileError, match=r"other\.json"):
        runner_of(arena_plan(scenario("scripted:other.json"), "of a test"), tmp_path)
    (tmp_path / "bad.json").write_text(json.dumps({**TABLE, "rules": [{}]}), "utf-8")
    with pytest.raises(MindTableError, match=r"bad\.json is no table of a mind: rules\[0\]\.choose: missing: mend the"):
        runner_of(arena_plan(scenario("scripted:bad.json"), "of a test"), tmp_path)


def test_a_table_that_chooses_nothing_of_a_menu_has_failed_and_the_record_says_so(tmp_path: Path) -> None:
    table = {**TABLE, "otherwise": ["accept:*"]}
    records, log = played(scenario(table), tmp_path)
    assert errors_of(records, "a") == ["talk: exception"] * 2
    assert "the table chooses nothing from this menu" in str(rows_of(log)[0].failure)


def test_a_model_without_its_key_is_refused_before_anything_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ANTHROPIC_API_KEY")
    with pytest.raises(MindError, match="claude needs a key: ANTHROPIC_API_KEY"):
        runner_of(arena_plan(scenario("claude:some-model"), "of a test"), tmp_path)


def test_the_seat_of_a_mind_is_closed_twice_without_harm_and_leaves_no_ledger_open(tmp_path: Path) -> None:
    attempts = Attempts(tmp_path / "attempts.sqlite")
    (player, _) = arena_plan(scenario("scripted"), "of a test").players
    seat = Seating(tmp_path, attempts=attempts).seat_for(player)

    async def twice() -> None:
        assert await seat.open() is None
        assert attempts.ledger.rows() == []
        await seat.close()
        await seat.close()

    asyncio.run(twice())
    assert [path.name for path in tmp_path.iterdir()] == ["attempts.sqlite"], "no journal is left of one that is open"
