"""Keys come from the environment and never reach a store, a log, a checkpoint, a report or an error text.

Colonies are run whose minds are behind a server that fails in every way and repeats the key in its replies; then all
that was written is searched, what a store keeps compressed included.
"""

from __future__ import annotations

import json
import sqlite3
import time
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from helpers.model_policies import request_of
from helpers.model_server import (
    Behaviour,
    Connection,
    ModelServer,
    Seen,
    dripping,
    endless,
    envelope,
    sends,
    silent,
    whole,
)

pytestmark = pytest.mark.sampled(2)

KEYS = {"ANTHROPIC_API_KEY": "sk-ant-0a1b2c3d4e5f6a7b", "OPENAI_API_KEY": "sk-oai-9f8e7d6c5b4a3f2e"}
KINDS = {"claude": "ANTHROPIC_API_KEY", "openai": "OPENAI_API_KEY"}


@pytest.fixture(autouse=True)
def _keys(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable, key in KEYS.items():
        monkeypatch.setenv(variable, key)


def key_in(seen: Seen) -> str:
    """The key that came with a request."""
    return seen.headers.get("x-api-key") or seen.headers["authorization"].removeprefix("Bearer ")


def with_key(make: Any) -> Behaviour:
    """Sends the bytes that a function makes of the key that came."""

    def behave(connection: Connection, seen: Seen) -> None:
        connection.send(make(key_in(seen)))

    return behave


def saying(make: Any) -> Behaviour:
    """The model says the text that a function makes of the key that came."""

    def behave(connection: Connection, seen: Seen) -> None:
        connection.send(whole(envelope(seen, make(key_in(seen)))))

    return behave


def answering(**more: Any) -> Behaviour:
    """A reply that fits but for what is put into it; {} stands for the key."""

    def behave(connection: Connection, seen: Seen) -> None:
        filled = {name: value.format(key_in(seen)) for name, value in more.items()}
        request = request_of(seen)
        answer = {"choice": request.ids[0], **dict.fromkeys(request.schema["properties"]), **filled}
        connection.send(whole(envelope(seen, json.dumps(answer))))

    return behave


def error(status: str) -> Behaviour:
    return with_key(lambda key: whole(json.dumps({"error": {"message": f"not with {key}"}}).encode(), status))


FAULTS: dict[str, tuple[Behaviour, str]] = {
    "401": (error("401 Unauthorized"), "transport"),
    "403": (error("403 Forbidden"), "transport"),
    "429": (error("429 Too Many Requests"), "transport"),
    "500": (error("500 Internal Server Error"), "transport"),
    "529": (error("529 X"), "transport"),
    "redirect": (with_key(lambda key: whole(b"", "307 X", f"location: http://h/{key}\r\n")), "transport"),
    "compressed": (with_key(lambda key: whole(key.encode(), more="content-encoding: gzip\r\n")), "transport"),
    "cut": (with_key(lambda key: whole(key.encode() * 9)[:-9]), "transport"),
    "cut at once": (sends(b""), "transport"),
    "not HTTP": (with_key(lambda key: f"SSH-2.0-{key}\r\n\r\n".encode()), "transport"),
    "no length": (with_key(lambda key: f"HTTP/1.1 200 OK\r\ncontent-length: {key}\r\n\r\n".encode()), "transport"),
    "a chunk": (
        with_key(lambda key: f"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n{key}\r\n".encode()),
        "transport",
    ),
    "5 MB": (with_key(lambda key: whole(key.encode() * 250_000)), "transport"),
    "without an end": (endless, "transport"),
    "slow": (silent, "transport"),
    "slower": (dripping, "transport"),
    "no JSON": (with_key(lambda key: whole(f"<html>{key}".encode())), "parse"),
    "no UTF-8": (with_key(lambda key: whole(key.encode() + b"\xff")), "parse"),
    "another format": (with_key(lambda key: whole(json.dumps({key: [key]}).encode())), "schema"),
    "words": (saying(lambda key: f"I was given {key}."), "parse"),
    "a text alone": (saying(json.dumps), "schema"),
    "as an id": (saying(lambda key: json.dumps({"choice": key})), "schema"),
    "as a name": (saying(lambda key: json.dumps({"choice": "wait", key: 1})), "schema"),
    "in what is said": (answering(says="it is {}"), "schema"),
    "escaped": (saying(lambda key: json.dumps({"choice": "".join(f"\\u{ord(each):04x}" for each in key)})), "schema"),
}


def scenario(folder: Path) -> Path:
    """Two colonists, one of whom falls at once; the core wakes at the first reading of the link."""
    people = [{"id": name, "name": name.title(), "at": [index + 2, 2]} for index, name in enumerate(("ann", "bob"))]
    source = {
        "terrain": ["." * 12] * 8,
        "pawns": people,
        "things": [{"id": "store", "kind": "stockpile", "at": [6, 6], "items": {"berries": 9}}],
        "events": [{"id": "fall", "kind": "fall", "at": 1, "pawn": "ann", "chance": 1.0, "harm": 0.2}],
        "minds": {"deadline": 0.3},
        "rules": {"knowledge": {"every": 1}},
    }
    path = folder / "s.json"
    path.write_text(json.dumps(source), "utf-8")
    return path


def written(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Every file below the folder as it is, and every value of a database, unpacked where it is compressed."""
    for path in folder.rglob("*"):
        if path.is_file():
            yield path.name, path.read_bytes()
        if path.suffix == ".sqlite":
            yield from ((path.name, value) for value in values_of(path))


def values_of(store: Path) -> Iterator[bytes]:
    with closing(sqlite3.connect(store)) as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for table in tables:
            for row in connection.execute(f'SELECT * FROM "{table}"'):
                for value in row:
                    data = value if isinstance(value, bytes) else str(value).encode()
                    yield data
                    if data[:1] == b"\x78":
                        yield zlib.decompress(data)


def assert_no_key(folder: Path, *texts: str) -> None:
    found = [("what was printed", text.encode()) for text in texts]
    for name, data in [*found, *written(folder)]:
        for key in KEYS.values():
            assert key.encode() not in data, name


def stages_of(store: Path) -> list[str]:
    """The stages at which attempts failed."""
    with closing(sqlite3.connect(store)) as connection:
        return [stage for (stage,) in connection.execute("SELECT stage FROM attempts")]


@pytest.mark.parametrize("keep", [str.encode, lambda text: zlib.compress(text.encode())])
def test_the_search_finds_a_key_wherever_a_store_has_it(tmp_path, keep):
    with closing(sqlite3.connect(tmp_path / "c.sqlite")) as connection, connection:
        connection.execute("CREATE TABLE kept (value)")
        connection.execute("INSERT INTO kept VALUES (?)", (keep(f"... {KEYS['OPENAI_API_KEY']} ..."),))
    with pytest.raises(AssertionError):
        assert_no_key(tmp_path)


def seats_at(url: str, kind: str = "openai", *seats: str) -> list[str]:
    """The options that seat a model everywhere, or in some seats."""
    return [part for seat in seats or ("*", "core") for part in ("--mind", f"{seat}={kind}:some-model@{url}")]


@pytest.mark.thinned(3)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("fault", FAULTS)
def test_a_run_whose_minds_fail_has_the_key_in_nothing_that_it_writes(concord, tmp_path, kind, fault):
    behave, stage = FAULTS[fault]
    with ModelServer(behave) as server:
        options = ("--ticks", "2", "--store", "c.sqlite", "--pause")
        ran = concord("colony", "run", scenario(tmp_path), *seats_at(server.url, kind), *options)
        assert server.calls >= 2
        assert {key_in(seen) for seen in server.seen} == {KEYS[KINDS[kind]]}, "it went along with each question"
    assert ran.status == 0, ran.err
    assert set(stages_of(tmp_path / "c.sqlite")) - {None} == {stage}
    assert_no_key(tmp_path, ran.out, ran.err)


def test_nothing_that_is_made_of_a_store_has_the_key(concord, tmp_path):
    """Perspectives with the request that would be sent, checkpoints, forks, snapshots, and what a bank made of them."""
    texts = []
    with ModelServer(answering(says="it is {}")) as server:
        bank = [part for kind in KINDS for part in ("--mind", f"{kind}:some-model@{server.url}")]
        for command in (
            ("run", scenario(tmp_path), *seats_at(server.url), "--ticks", "9", "--store", "c.sqlite", "--pause"),
            ("perspective", "c.sqlite", "--mind", "ann"),
            ("perspective", "c.sqlite", "--mind", "core", "--json"),
            ("checkpoint", "c.sqlite", "--tick", "3", "--out", "three.json"),
            ("restore", "three.json", "--store", "c.sqlite"),
            ("timelines", "c.sqlite", "--json"),
            ("snapshot", "c.sqlite", "--mind", "ann", "--timeline", "t1", "--tick", "5", "--out", "bank/five.json"),
            ("bank", "bank", *bank, "--claims"),
        ):
            ran = concord("colony", *command)
            assert ran.status == 0, (command, ran.err)
            texts += [ran.out, ran.err]
        assert {key_in(seen) for seen in server.seen} == set(KEYS.values())
    assert_no_key(tmp_path, *texts)


def test_a_trial_whose_minds_fail_has_the_key_in_no_report_and_no_store(concord, tmp_path):
    scenario(tmp_path)
    with ModelServer(saying(lambda key: f"I was given {key}.")) as server:
        arm = f'[[arms]]\nname = "model"\nminds = {{ core = "claude:m@{server.url}", ann = "openai:m@{server.url}" }}\n'
        (tmp_path / "t.toml").write_text(f'scenario = "s.json"\nticks = 3\nbudget = 20\npause = true\n{arm}', "utf-8")
        ran = concord("colony", "trial", "t.toml", "--out", "results")
        assert ran.status == 0, ran.err
        assert {key_in(seen) for seen in server.seen} == set(KEYS.values())
    assert any(path.suffix == ".sqlite" for path in (tmp_path / "results").rglob("*"))
    assert_no_key(tmp_path, ran.out, ran.err)


def test_a_run_that_is_killed_while_its_minds_think_leaves_no_key_in_its_journal(started, tmp_path):
    with ModelServer(silent) as server:
        options = ("--ticks", "50", "--store", "c.sqlite", "--pause")
        source = json.loads(scenario(tmp_path).read_text("utf-8"))
        source["minds"]["deadline"] = 60.0
        (tmp_path / "s.json").write_text(json.dumps(source), "utf-8")
        running = started("colony", "run", "s.json", *seats_at(server.url), *options)
        end = time.monotonic() + 60
        while not server.seen:
            assert running.poll() is None, running.communicate()
            assert time.monotonic() < end
            time.sleep(0.01)
        running.kill()
        out, err = running.communicate(timeout=60)
    assert (tmp_path / "c.sqlite-wal").stat().st_size > 0
    assert_no_key(tmp_path, out.decode(), err.decode())


@pytest.mark.parametrize(
    ("variable", "value", "spec"),
    [
        ("OPENAI_API_KEY", "sk-oai 9f8e7d6c5b4a3f2e", "openai:m@http://127.0.0.1:1"),
        ("OPENAI_API_KEY", "'sk-oai-9f8e7d6c5b4a3f2e'", "openai:m@http://127.0.0.1:1"),
        ("ANTHROPIC_API_KEY", "sk-ant-\u00fc0a1b2c3d", "claude:m"),
        ("OPENAI_API_KEY", KEYS["OPENAI_API_KEY"], "openai:m@http://sk-oai-9f8e7d6c5b4a3f2e:x@127.0.0.1:1"),
        ("OPENAI_API_KEY", KEYS["OPENAI_API_KEY"], "openai:gpt-4o-search-preview@http://127.0.0.1:1"),
        ("OPENAI_API_KEY", KEYS["OPENAI_API_KEY"], "openai:m@http://127.0.0.1:1?key=sk-oai-9f8e7d6c5b4a3f2e"),
    ],
)
def test_a_key_or_a_specification_that_is_refused_is_not_shown(concord, tmp_path, monkeypatch, variable, value, spec):
    monkeypatch.setenv(variable, value)
    ran = concord("colony", "run", scenario(tmp_path), "--mind", f"core={spec}", "--store", "c.sqlite")
    ran.refused()
    shown = ran.out + ran.err
    assert not any(part in shown for part in ("9f8e7d6c", "0a1b2c3d"))
    assert_no_key(tmp_path, shown)
