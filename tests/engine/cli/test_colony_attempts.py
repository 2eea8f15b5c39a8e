"""`concord colony attempts`: the ledger of a store, each attempt with who answered and what came of it."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from engine.cli.colony_attempts import MOST
from engine.colony.store import Store
from engine.minds.ledger import Ledger
from engine.minds.protocol import Failure
from engine.schemas import schema_of
from helpers.model_server import ModelServer, sends, whole

pytestmark = pytest.mark.sampled(2)

HAUL = "refused-haul"
STORE = "haul.sqlite"


@pytest.fixture
def store(concord, tmp_path) -> Path:
    """A store at tick 510 in which Bo's thought was discarded at the end, and whose second timeline began at 400."""
    no_rule = {"format": "concord mind", "version": 1, "otherwise": ["nothing"]}
    (tmp_path / "mute.json").write_text(json.dumps(no_rule), encoding="utf-8")
    run = ("colony", "run", HAUL, "--store", STORE, "--ticks")
    assert concord(*run, 510).status == 0
    assert concord("colony", "checkpoint", STORE, "--tick", 400, "--out", "at.json").status == 0
    assert concord("colony", "restore", "at.json", "--store", STORE).status == 0
    assert concord(*run, 160, "--mind", "bo=scripted:mute.json").status == 0
    return tmp_path / STORE


def rows_of(concord, *args) -> list[dict]:
    ran = concord("colony", "attempts", STORE, *args, "--json")
    assert (ran.status, ran.err) == (0, "")
    [rows] = ran.lines
    jsonschema.validate(rows, schema_of("colony-attempts"), jsonschema.Draft202012Validator)
    return rows


def test_the_ledger_is_a_table_with_a_line_an_attempt_and_its_end_in_words(concord, store):
    ran = concord("colony", "attempts", store)
    assert (ran.status, ran.err) == (0, "")
    head, *lines = ran.out.splitlines()
    assert " ".join(head.split()) == "number tick epoch timeline mind answers for state tokens in out seconds"
    rows = rows_of(concord)
    assert [int(line.split()[0]) for line in lines] == [row["number"] for row in rows] == [*range(1, len(rows) + 1)]
    assert lines[0].split() == ["1", "30", "1", "t1", "core", "scripted", "planning", "answered", "-", "-", "0.00"]
    assert any("  deliberation  discarded: the run ended  " in line for line in lines)
    assert any("  t2  " in line and "failed at transport: scripted:mute.json: the table" in line for line in lines)
    with Store.open(store, write=False) as kept:
        assert [(row["attempt"], row["digest"]) for row in rows] == [
            (each.id, each.digest) for each in kept.attempts.attempts()
        ]


def test_rows_are_chosen_by_mind_timeline_and_state_and_keep_their_numbers(concord, store):
    every = rows_of(concord)
    for option, key, value in (("mind", "mind", "bo"), ("timeline", "timeline", "t2"), ("state", "state", "failed")):
        chosen = rows_of(concord, f"--{option}", value)
        assert chosen == [row for row in every if row[key] == value]
        assert 0 < len(chosen) < len(every)
    assert rows_of(concord, "--mind", "core", "--timeline", "t2", "--state", "failed") == []
    none = concord("colony", "attempts", STORE, "--state", "in flight")
    assert (none.status, none.out) == (0, "")
    assert none.err.startswith("concord: note: there is no such attempt in ")


def test_a_long_diagnostic_is_cut_in_the_table_and_whole_in_the_json(concord, store):
    with Store.open(store) as kept:
        first = next(each for each in kept.attempts.attempts() if each.state == "answered")
        Ledger(kept.attempts).fail(first.id, Failure("execution", "far " * 40))
    line = concord("colony", "attempts", STORE, "--state", "failed", "--mind", first.mind).out.splitlines()[1]
    words = line[line.index("failed at execution: far far") :].partition("…")
    assert len(words[0]) == MOST - 1
    [row] = [row for row in rows_of(concord) if row["attempt"] == first.id]
    assert row["why"] == ("far " * 40).strip()


def test_what_a_model_s_server_counted_is_shown(concord, monkeypatch):
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    said = {"choices": [{"message": {"content": "{}"}}], "usage": {"prompt_tokens": 1234, "completion_tokens": 87}}
    with ModelServer(sends(whole(json.dumps(said).encode()))) as server:
        run = ("colony", "run", "counter-with-fresh-consent", "--ticks", 40, "--pause", "--store", STORE)
        assert concord(*run, "--mind", f"bo=openai:m@{server.url}").status == 0
    line = concord("colony", "attempts", STORE, "--mind", "bo").out.splitlines()[1]
    assert "failed at schema: " in line
    assert line.split()[-3:-1] == ["1234", "87"]


@pytest.mark.parametrize(
    ("args", "status", "what"),
    [
        (("--mind", "zed"), 1, "there is no mind 'zed'"),
        (("--timeline", "t9"), 1, "no timeline 't9'"),
        (("--state", "lost"), 2, "'lost' is none of reserved, in flight, answered, failed, discarded"),
    ],
)
def test_what_a_store_does_not_have_is_one_clear_error(concord, store, args, status, what):
    assert what in concord("colony", "attempts", STORE, *args).refused(status)
