"""`concord serve` as a program: how it starts, how it is refused, how it ends, what a kill leaves behind."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

import httpx
import pytest

from engine.commons.world_replay import replay_world
from helpers.served import bays, events


@contextmanager
def started(root: Path, folder: Path, *args: str) -> Iterator[tuple[subprocess.Popen[str], httpx.Client]]:
    """The program on a port that is free, and a client; killed at the end if it still lives."""
    command = [sys.executable, "-m", "engine.cli", "serve", "--port", "0", "--folder", str(folder), *args]
    program = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(root)}
    )
    assert program.stdout is not None
    try:
        line = program.stdout.readline()
        assert line.startswith("Serving "), line or program.communicate()[1]
        with httpx.Client(base_url=line.split(" at ")[1].split()[0], timeout=30, trust_env=False) as client:
            yield program, client
    finally:
        if program.poll() is None:
            program.kill()
        program.communicate()


def sound(folder: Path) -> int:
    """How many whole rounds there are; the logs are as the engine plays them."""
    replay = replay_world(folder)
    assert (replay.difference, replay.cuts, replay.owed) == (None, {}, [])
    return replay.world.round


@pytest.mark.full
def test_a_killed_server_goes_on_where_it_was_and_ends_by_a_signal_with_its_logs_whole(
    root: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "worlds"
    with started(root, folder) as (program, client):
        made = client.post("/worlds", json={"scenario": bays(rounds=100_000)})
        world = made.headers["location"]
        assert client.post(f"{world}/run", json={"rate": 300}).status_code == 200
        seen = list(islice(events(client, f"{world}/stream"), 500))
        program.kill()
        program.wait(30)
    with started(root, folder) as (program, client):
        assert client.get(world).json()["state"] == "running", "it goes on, as it was told to"
        again = list(islice(events(client, f"{world}/stream"), 600))
        assert again[:500] == seen, "what was told is told again, under the same numbers"
        program.send_signal(signal.SIGTERM)
        assert program.wait(30) == 0
    assert program.stderr is not None
    assert sound(folder / world.rpartition("/")[2]) >= 100


def test_what_can_not_be_served_is_refused_in_one_line(concord, monkeypatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CONCORD_TOKEN", raising=False)
    assert "without a token only this machine is served" in concord("serve", "--host", "0.0.0.0").refused()
    (tmp_path / "token").write_text("short\n")
    assert "this is no token" in concord("serve", "--token-file", tmp_path / "token").refused()
    monkeypatch.setenv("CONCORD_TOKEN", "a secret with spaces in it")
    refused = concord("serve", "--host", "0.0.0.0").refused()
    assert "this is no token" in refused
    assert "secret" not in refused
    monkeypatch.delenv("CONCORD_TOKEN")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert "cannot listen there" in concord("serve", "--port", taken.getsockname()[1]).refused()
    for name in [each for each in sys.modules if each.startswith("engine.server")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "fastapi", None)
    assert "pip install 'concord[server]'" in concord("serve").refused()


def test_no_other_command_waits_for_the_server_to_be_imported() -> None:
    code = "import sys; import engine.cli.app; print([each for each in sys.modules if each in ('fastapi', 'uvicorn')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == "[]"


@pytest.mark.full
def test_a_server_killed_at_twenty_moments_loses_no_round_that_it_told(root: Path, tmp_path: Path) -> None:
    folder = tmp_path / "worlds"
    world, told = "", []
    for moment in range(20):
        with started(root, folder) as (program, client):
            if not world:
                world = client.post("/worlds", json={"scenario": bays(rounds=1_000_000)}).headers["location"]
                client.post(f"{world}/run", json={"rate": 300})
            now = list(islice(events(client, f"{world}/stream"), len(told) + 37 + 13 * moment))
            program.kill()
            program.wait(30)
        assert now[: len(told)] == told
        told = now
    with started(root, folder) as (program, client):
        assert client.post(f"{world}/pause").json()["state"] == "paused"
        program.send_signal(signal.SIGINT)
        assert program.wait(30) == 130
    assert sound(folder / world.rpartition("/")[2]) >= told[-1][2]["entry"].get("round", 0)
