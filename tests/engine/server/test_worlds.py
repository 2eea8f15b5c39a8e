"""`concord serve`: worlds over a real socket, as the issue and the references say."""

from __future__ import annotations

import asyncio
import socket
from collections import deque
from contextlib import closing
from functools import partial
from itertools import islice
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest

from engine.commons.scenario import world_plan
from engine.commons.world_replay import replay_world
from engine.commons.world_runner import WorldRunner
from engine.server.house import Rules
from engine.server.limits import Limits
from helpers.served import CAP, ENFORCER, Served, arena, bays, events, serving

pytestmark = pytest.mark.sampled(2)


def problem(answer: httpx.Response, status: int) -> dict[str, Any]:
    """A refusal's body, checked for its form."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    body = answer.json()
    assert body["status"] == status
    assert body["title"]
    assert body["detail"]
    assert body["remedy"]
    return body


def places(answer: httpx.Response, status: int = 422) -> list[str]:
    return [fault["where"] for fault in problem(answer, status)["faults"]]


def test_a_world_is_made_played_changed_and_recorded_as_by_the_command_line(tmp_path: Path) -> None:
    scenario = bays(rounds=6)
    with serving(tmp_path / "served") as served:
        world, http = served.made(scenario), served.http
        assert served.get(world)["summary"]["round"] == 0
        treaty = http.post(f"{world}/treaties", json={"name": "cap_8", "arenaIds": ["north", "south"], "payload": CAP})
        assert treaty.status_code == 201
        assert list(treaty.json()) == ["id", "name", "arenaIds", "payload", "createdAt"]
        assert served.get(f"{world}/treaties") == {"treaties": [treaty.json()]}
        assert served.get(treaty.headers["location"]) == treaty.json()
        assert http.post(f"{world}/meta-agents", json=ENFORCER).json() == ENFORCER
        played = http.post(f"{world}/rounds", json={"rounds": 2}).json()
        assert (played["played"], played["world"]["summary"]["round"]) == (2, 2)
        assert http.post(f"{world}/arenas", json={"scenario": arena("east"), "period": 2}).status_code == 201
        link = http.post(f"{world}/links", json={"from": "east", "to": "north", "weight": 0.1}).json()
        assert served.get(f"{world}/links/{link['id']}") == link
        assert http.post(f"{world}/rounds", json={"rounds": 2}).json()["played"] == 2
        south = served.get(f"{world}/arenas/south")
        assert south["last"]["turn"] == 4
        assert south["wealth"]["p1"] < 4 * 5.0, "the enforcer answered the breach"
        for gone in (f"{world}/arenas/east", f"{world}/meta-agents/eye"):
            assert http.delete(gone).status_code == 204
            problem(http.delete(gone), 404)
        summary = served.get(world)["summary"]
        assert link["id"] not in [each["id"] for each in summary["links"]], "it went with its arena"
        assert http.post(f"{world}/rounds", json={"rounds": 50}).json()["played"] == 2
        assert served.get(world)["state"] == "over"
        problem(http.post(f"{world}/rounds", json={}), 409)
        logs = served.get(f"{world}/logs")["logs"]
        assert [each["arena"] for each in logs] == [None, "north", "south", "east"]
        copy = tmp_path / "copy"
        copy.mkdir()
        for each in logs:
            answer = http.get(f"{world}/logs/{each['name']}")
            assert len(answer.content) == each["bytes"]
            (copy / each["name"]).write_bytes(answer.content)
        replay = replay_world(copy)
        assert (replay.difference, replay.world.summary()) == (None, served.get(world)["summary"])
        assert http.delete(world).status_code == 204
        problem(http.get(world), 404)
    assert (tmp_path / "served" / world.split("/")[-1] / "world.jsonl").is_file(), "the logs stay"


def test_two_worlds_at_once_do_not_see_each_other(tmp_path: Path) -> None:
    alone = tmp_path / "alone"
    asyncio.run(WorldRunner(world_plan(bays(), "", None), folder=alone).run())
    with serving(tmp_path / "served") as served:
        one, other = served.made(bays()), served.made({**bays(), "seed": 8})
        assert served.http.post(f"{one}/run", json={"rate": None}).json()["state"] in ("running", "over")
        served.http.post(f"{other}/arenas", json={"scenario": arena("east", 30.0)})
        served.http.post(f"{other}/rounds", json={"rounds": 20})
        told = list(islice(events(served.http, f"{one}/stream"), 3 + 20 * 5 + 3))
        assert told[-1][1] == "round"
        assert [each["id"] for each in served.get(one)["summary"]["arenas"]] == ["north", "south"]
        for log in alone.iterdir():
            assert served.http.get(f"{one}/logs/{log.name}").content == log.read_bytes()


def test_a_run_goes_at_its_rate_until_paused_and_a_stream_is_gone_on_with_where_it_broke_off(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        world = served.made(bays(rounds=1000))
        served.http.post(f"{world}/run", json={"rate": 500})
        first = list(islice(events(served.http, f"{world}/stream"), 40))
        problem(served.http.post(f"{world}/rounds", json={"rounds": 1}), 409)
        paused = served.http.post(f"{world}/pause").json()
        assert (paused["state"], paused["rate"]) == ("paused", None)
        assert served.get(world) == paused, "nothing goes on"
        assert [number for number, _, _ in first] == list(range(1, 41))
        again = list(islice(events(served.http, f"{world}/stream", after=10), 30))
        assert again == first[10:]
        south = list(islice(events(served.http, f"{world}/stream?arena=south"), 5))
        assert {data["log"] for _, _, data in south} == {"arena-south.jsonl"}
        assert [data["entry"]["turn"] for _, kind, data in south if kind == "turn"] == [1, 2]
        stream = events(served.http, f"{world}/stream", after=40)
        next(stream)
        served.http.delete(world)
        assert [kind for _, kind, _ in stream][-1] == "end"


def test_what_is_refused_says_where_and_why_and_changes_nothing(tmp_path: Path) -> None:
    limits = Limits(body=2_000, scenario_body=4_000, worlds=2, treaties=1, streams=1, rounds=50)
    with serving(tmp_path, rules=Rules(limits, base=tmp_path)) as served:
        http, world = served.http, served.made(bays())
        before = served.get(world)
        assert places(http.post("/worlds", json={"scenario": bays(arenas=[arena("a", -1.0)])})) == [
            "scenario.arenas[0].players[0].amount",
            "scenario.links[0].from",
            "scenario.links[0].to",
        ]
        assert places(http.post("/worlds", json={"scenario": {"engine": {"type": "x"}, "players": []}})) == [
            "scenario.engine.type"
        ]
        for player, key in (
            ({"id": "x", "agent": "/etc/passwd"}, "agent"),
            ({"id": "x", "mind": "claude:some"}, "mind"),
            ({"id": "x", "human": True}, "human"),
        ):
            refused = http.post("/worlds", json={"scenario": {"engine": {"type": "doubling"}, "players": [player]}})
            assert places(refused) == [f"scenario.arenas[0].players[0].{key}"]
            joins = {"type": "player_join", "payload": {"player": player}, "atTurn": 1}
            refused = http.post(f"{world}/arenas", json={"scenario": arena("x", perturbations=[joins])})
            assert places(refused) == [f"scenario.perturbations[0].payload.player.{key}"]
        treaty = {"name": "t", "arenaIds": ["north", "south"]}
        assert places(http.post(f"{world}/treaties", json={**treaty, "arenaIds": ["north"]})) == ["arenaIds"]
        assert places(http.post(f"{world}/treaties", json={**treaty, "arenaIds": ["north", "x"]})) == ["arenaIds[1]"]
        assert places(http.post(f"{world}/treaties", json={**treaty, "extra": 1})) == ["extra"]
        assert places(http.post(f"{world}/links", json={"from": "north", "to": "x", "weight": 1})) == ["to"]
        assert places(http.post(f"{world}/arenas", json={"scenario": arena("north")}), 409) == ["scenario.id"]
        assert places(http.post(f"{world}/rounds", json={"rounds": 51})) == ["rounds"]
        nan = http.post(f"{world}/run", content='{"rate": NaN}', headers={"Content-Type": "application/json"})
        assert places(nan) == ["rate"]
        assert places(http.get(f"{world}/stream", headers={"Last-Event-ID": "99"})) == ["last-event-id"]
        assert served.get(world) == before
        problem(http.post(f"{world}/treaties", json={**treaty, "payload": {"x": "y" * 2_000}}), 413)
        problem(http.post("/worlds", content=(b"x" * 1000 for _ in range(5)),
                          headers={"Content-Type": "application/json"}), 413)  # fmt: skip
        problem(http.post(f"{world}/run", content="{", headers={"Content-Type": "application/json"}), 400)
        problem(http.post(f"{world}/run", content="{}", headers={"Content-Type": "text/plain"}), 415)
        for path in ("/nowhere", "/worlds/none", f"{world}/treaties/none", f"{world}/logs/..%2fserved.json"):
            problem(http.get(path), 404)
        assert problem(http.put(world), 405)
        assert http.post(f"{world}/treaties", json=treaty).status_code == 201
        problem(http.post(f"{world}/treaties", json=treaty), 429)
        served.made(bays())
        problem(http.post("/worlds", json={"scenario": bays()}), 429)
        listener = events(served.http, f"{world}/stream")
        next(listener)
        problem(http.get(f"{world}/stream"), 429)
        for headers in ({"Host": "evil.example"}, {"Origin": "http://evil.example"}):
            problem(http.get("/worlds", headers=headers), 403)


def test_with_a_token_nothing_is_told_to_who_has_none_or_another(tmp_path: Path) -> None:
    token = "a-token-of-this-test"
    with serving(tmp_path, token) as served:
        assert served.get("/")["program"] == "concord"
        assert served.get("/openapi.json")["security"] == [{"token": []}]
        with httpx.Client(base_url=served.address, trust_env=False) as stranger:
            for given in (None, "Bearer another-token-of-this", f"Basic {token}", "Bearer \xe9", f"Bearer {token}x"):
                headers = {} if given is None else {"Authorization": given.encode("latin-1")}
                for path in ("/", "/openapi.json", "/worlds", "/nowhere"):
                    refused = stranger.get(path, headers=headers)
                    problem(refused, 401)
                    assert refused.headers["www-authenticate"] == "Bearer"
                    assert token not in refused.text


@pytest.fixture
def tired(tmp_path: Path) -> Any:
    """A server that waits for nobody."""
    with serving(tmp_path, rules=Rules(Limits(slow_s=1.0), base=tmp_path)) as served:
        yield served


def test_a_slow_reader_loses_its_connection_and_the_others_notice_nothing(tired: Served) -> None:
    crowd = bays(rounds=100, arenas=[arena("north", 0.01, 400), arena("south", 0.01, 400)])
    world = tired.made(crowd)
    with socket.socket() as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 16)  # before it connects: the system then keeps to it
        slow.connect(("127.0.0.1", tired.http.base_url.port or 0))
        slow.sendall(f"GET {world}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        assert slow.recv(100).startswith(b"HTTP/1.1 200")
        tired.http.post(f"{world}/run", json={"rate": None})
        with closing(events(tired.http, f"{world}/stream")) as told:
            numbers = [number for number, _, _ in islice(told, 6 + 100 * 5)]
        assert numbers == list(range(1, len(numbers) + 1))
        slow.settimeout(20)
        given_up = Event()
        for _ in range(2_000):
            if tired.house.streams == 0 or given_up.wait(0.01):
                break
        assert tired.house.streams == 0, "the server let go of both"
        with pytest.raises(ConnectionResetError):
            deque(iter(partial(slow.recv, 1 << 16), b""), maxlen=0)
    assert tired.http.get("/").status_code == 200
    with socket.create_connection(("127.0.0.1", tired.http.base_url.port or 0)) as silent:
        silent.settimeout(20)
        silent.sendall(b"GET / HTTP/1.1\r\nHost: ")
        with pytest.raises(ConnectionResetError):
            silent.recv(1)
    with socket.create_connection(("127.0.0.1", tired.http.base_url.port or 0)) as halting:
        halting.settimeout(20)
        head = "Host: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9"
        halting.sendall(f"POST {world}/rounds HTTP/1.1\r\n{head}\r\n\r\n{{".encode())
        assert halting.recv(100).startswith(b"HTTP/1.1 408")


def test_an_agent_plays_where_it_is_allowed_to_and_goes_on_with_what_it_remembers(tmp_path: Path) -> None:
    agent = "def decide(obs, memory):\n    seen = (memory or 0) + 1\n    return {'harvest': seen, 'memory': seen}\n"
    (tmp_path / "counter.py").write_text(agent)
    rules = Rules(allow_agents=True, base=tmp_path)
    player = {"id": "counter", "agent": "counter.py"}
    scenario = {"engine": {"type": "logistic", "r": 0.5, "K": 1000}, "players": [player], "turns": 9}
    with serving(tmp_path / "served", rules=rules) as served:
        world = served.made(scenario)
        assert served.http.post(f"{world}/rounds", json={"rounds": 2}).json()["played"] == 2
        missing = {"id": "late", **scenario, "players": [{"id": "x", "agent": "nowhere.py"}]}
        problem(served.http.post(f"{world}/arenas", json={"scenario": missing}), 422)
        assert served.get(world)["state"] == "paused"
    with serving(tmp_path / "served", rules=rules) as served:
        served.http.post(f"{world}/rounds", json={"rounds": 1})
        [decision] = served.get(f"{world}/arenas/arena")["last"]["decisions"]
        assert decision["actual"] == 3.0, "its third turn"
