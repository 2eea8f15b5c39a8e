"""`contract: Commons` with minds as players: run, cut, gone on with and replayed on the command line."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from engine.minds.sqlite_attempts import open_attempts
from helpers.model_server import ModelServer, says, sends, silent, whole

pytestmark = pytest.mark.sampled(3)

SHIPPED = "minds-that-agree"
KEY = "sk-commons-0123456789abcdef"


def takes(told: dict[str, Any]) -> dict[str, Any]:
    return {"choice": "amount", "amount": told["perspective"]["turn"]}


@pytest.fixture(autouse=True)
def _key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", KEY)


def scenario(folder: Path, url: str, **rest: Any) -> Path:
    """A scenario of one model in a file."""
    players = [{"id": "m", "mind": f"openai:small@{url}"}]
    source = {"engine": {"type": "logistic", "r": 0.5, "K": 100}, "turns": 4, "talkRounds": 0, "players": players}
    path = folder / "s.json"
    path.write_text(json.dumps({**source, **rest}), "utf-8")
    return path


def test_the_shipped_scenario_runs_with_a_ledger_beside_its_log_and_replays_without_it(concord, tmp_path):
    ran = concord("arena", "run", SHIPPED, "--log", "log.jsonl")
    assert (ran.status, ran.err) == (0, "")
    ledger = tmp_path / "log.attempts.sqlite"
    assert sorted(path.name for path in tmp_path.iterdir()) == [ledger.name, "log.jsonl"]
    store, connection = open_attempts(ledger)
    assert {row.state for row in store.attempts()} == {"answered"}
    assert store.count() == 24 * 3 * 3
    connection.close()
    ledger.unlink()
    assert concord("arena", "replay", "log.jsonl", "--verify").out == "log.jsonl: 24 turns, all as recorded.\n"


def test_a_run_that_was_cut_goes_on_and_its_model_is_asked_of_the_rest_alone(concord, tmp_path):
    log = tmp_path / "log.jsonl"
    with ModelServer(says(takes)) as server:
        path = scenario(tmp_path, server.url)
        assert concord("arena", "run", path, "--log", log).status == 0
        data, calls = log.read_bytes(), server.calls
        log.write_bytes(b"".join(data.splitlines(keepends=True)[:3]))
        (tmp_path / "log.attempts.sqlite").unlink()
        assert concord("arena", "run", path, "--log", log, "--resume").status == 0
        assert (calls, server.calls) == (4, 6)
        assert concord("arena", "replay", log, "--verify").status == 0
        assert server.calls == 6
    assert log.read_bytes() == data


def test_a_new_run_does_not_take_over_the_ledger_of_another_one(concord, tmp_path):
    assert concord("arena", "run", SHIPPED, "--log", "log.jsonl").status == 0
    (tmp_path / "log.jsonl").unlink()
    error = concord("arena", "run", SHIPPED, "--log", "log.jsonl").refused()
    assert "there is a ledger of attempts here already: log.attempts.sqlite: go on with its run" in error
    assert not (tmp_path / "log.jsonl").exists()


def test_a_mind_that_fails_is_told_of_once_at_the_end_with_the_place_of_its_ledger(concord, tmp_path):
    with ModelServer(sends(whole(b"", "503 Service Unavailable"))) as server:
        path = scenario(tmp_path, server.url)
        ran = concord("arena", "run", path, "--log", "log.jsonl")
        assert ran.status == 0
        told = "the server answers 503 (Service Unavailable)"
        assert ran.err == (
            f"concord: note: mind m failed 4 times, first (decide: exception: {told}); each time it harvested 0; "
            "see log.attempts.sqlite\n"
        )
        assert "--log keeps every attempt" in concord("arena", "run", path).err
    assert ran.lines[0]["total_harvest"] == 0.0


def test_a_mind_without_its_key_or_with_a_faulty_specification_is_one_line(concord, tmp_path, monkeypatch):
    monkeypatch.delenv("ANTHROPIC_API_KEY", raising=False)
    path = scenario(tmp_path, "http://127.0.0.1:1")
    setting = "players[0].mind=claude:some-model"
    assert "claude needs a key: ANTHROPIC_API_KEY" in concord("arena", "run", path, "--set", setting).refused()
    error = concord("arena", "run", path, "--set", "players[0].mind=appraiser").refused()
    assert "players[0].mind: appraiser is no mind for this place: scripted, claude, openai" in error


def test_a_world_keeps_the_attempts_of_all_its_arenas_in_one_ledger_by_arena_and_player(concord, tmp_path):
    with ModelServer(says(takes)) as server:
        arena = json.loads(scenario(tmp_path, server.url).read_text("utf-8"))
        del arena["turns"]
        arenas = [{**arena, "id": "east"}, {**arena, "id": "west", "period": 2}]
        (tmp_path / "w.json").write_text(json.dumps({"rounds": 2, "arenas": arenas}), "utf-8")
        assert concord("world", "run", "w.json", "--log", "logs").status == 0
        assert concord("world", "replay", "logs", "--verify").status == 0
        assert server.calls == 3
    store, connection = open_attempts(tmp_path / "logs" / "attempts.sqlite")
    assert sorted(row.id for row in store.attempts()) == ["east/m/1.1", "east/m/2.1", "west/m/1.1"]
    connection.close()


def test_the_key_is_in_nothing_that_a_run_writes_however_it_fails(concord, tmp_path):
    """Keys never reach a log, a ledger or an error text."""
    echo = json.dumps({"error": {"message": f"no access for {KEY}"}}).encode()
    behaviours = [
        sends(whole(echo, "401 Unauthorized")),
        sends(whole(echo, "500 Internal Server Error")),
        sends(whole(echo)),
        says(f"your key is {KEY}"),
        says({"choice": "amount", "amount": 1, "why": KEY}),
        says({"choice": KEY, "amount": 1}),
    ]
    written = []
    for number, behave in enumerate(behaviours):
        with ModelServer(behave) as server:
            log = tmp_path / f"{number}.jsonl"
            ran = concord("arena", "run", scenario(tmp_path, server.url, turns=1), "--log", log)
            assert any(KEY.encode() in seen.raw for seen in server.seen), "it went along with the question"
        assert '"error":"decide: ' in log.read_text("utf-8")
        written += [ran.out.encode(), ran.err.encode(), *(path.read_bytes() for path in tmp_path.iterdir())]
    assert not any(KEY.encode() in text for text in written)


def test_a_run_that_is_killed_while_a_model_thinks_goes_on_and_its_cut_attempt_is_kept(concord, started, tmp_path):
    with ModelServer(silent) as server:
        path = scenario(tmp_path, server.url, turns=2)
        running = started("arena", "run", path, "--log", "log.jsonl")
        end = time.monotonic() + 60
        while not server.seen:
            assert running.poll() is None, running.communicate()
            assert time.monotonic() < end
            time.sleep(0.01)
        running.kill()
        running.communicate(timeout=60)
        server.behave = says(takes)
        ran = concord("arena", "run", path, "--log", "log.jsonl", "--resume")
        assert (ran.status, ran.err, server.calls) == (0, "", 3)
    store, connection = open_attempts(tmp_path / "log.attempts.sqlite")
    assert [(row.id, row.state, row.discarded) for row in store.attempts()] == [
        ("m/1.1", "discarded", "the run was cut"),
        ("m/1.1#2", "answered", None),
        ("m/2.1", "answered", None),
    ]
    connection.close()
