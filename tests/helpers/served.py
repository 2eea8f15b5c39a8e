"""A server of worlds in a thread of its own, spoken to by a real client over a real socket."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from engine.server.house import House, Rules
from engine.server.program import Program, listening, serve
from helpers.commons import LOGISTIC, fixed

CAP = {"type": "harvest_cap_per_arena_per_round", "perRoundPerArena": 8.0}
ENFORCER = {"type": "treaty_enforcer", "id": "eye", "treaty": "cap_8"}


def arena(name: str, amount: float = 3.0, count: int = 2, **rest: Any) -> dict[str, Any]:
    """An arena of players who ask for the same every turn."""
    return {"id": name, "engine": dict(LOGISTIC), "players": fixed(amount, count), **rest}


def bays(rounds: int = 20, **rest: Any) -> dict[str, Any]:
    """A world of two arenas and a link; the south harvests too much."""
    arenas = [arena("north", 3.0), arena("south", 5.0)]
    link = {"from": "north", "to": "south", "weight": 0.05}
    return {"title": "Two bays", "seed": 7, "rounds": rounds, "arenas": arenas, "links": [link], **rest}


@dataclass(frozen=True)
class Served:
    """A server that stands, and a client of it."""

    address: str
    house: House
    http: httpx.Client

    def made(self, scenario: Mapping[str, Any]) -> str:
        """The path of a new world."""
        answer = self.http.post("/worlds", json={"scenario": scenario})
        assert answer.status_code == 201, answer.text
        return answer.headers["location"]

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()


@contextmanager
def serving(folder: Path, token: str | None = None, rules: Rules | None = None, port: int = 0) -> Iterator[Served]:
    """A server of this folder, ended in order."""
    listener = listening("127.0.0.1", port)
    house = House(folder, rules or Rules(base=folder))
    stood = threading.Event()
    programs: list[Program] = []
    failed: list[BaseException] = []

    def ready(program: Program) -> None:
        programs.append(program)
        stood.set()

    def life() -> None:
        try:
            asyncio.run(serve(house, token, listener, ready))
        except BaseException as error:
            failed.append(error)
        finally:
            stood.set()

    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    thread = threading.Thread(target=life)
    thread.start()
    stood.wait(30)
    try:
        if failed:
            raise failed[0]
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        with httpx.Client(base_url=address, headers=headers, timeout=30, trust_env=False) as client:
            yield Served(address, house, client)
    finally:
        for program in programs:
            program.should_exit = True
        thread.join(30)
        assert not thread.is_alive(), "the server did not end"


def events(http: httpx.Client, path: str, after: int | None = None) -> Iterator[tuple[int, str, dict[str, Any]]]:
    """The events of a stream as they come: number, kind, data."""
    headers = {} if after is None else {"Last-Event-ID": str(after)}
    with http.stream("GET", path, headers=headers) as answer:
        assert answer.status_code == 200, answer.read()
        assert answer.headers["content-type"].startswith("text/event-stream")
        fields: dict[str, str] = {}
        for line in answer.iter_lines():
            name, _, value = line.partition(": ")
            if line and name:
                fields[name] = value
            elif "data" in fields:
                yield int(fields.get("id", 0)), fields["event"], json.loads(fields["data"])
                fields = {}
