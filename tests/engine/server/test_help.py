"""The server's help page: what it tells people to type works, and what it promises is what is so."""

from __future__ import annotations

import json
import re
from http import HTTPStatus
from pathlib import Path

from engine.cli.serve import _TOKEN, TOKEN_VARIABLE
from engine.resources import ASSETS
from engine.server.limits import LIMITS
from helpers.served import serving

PAGE = (ASSETS / "help" / "server.md").read_text("utf-8")


def test_the_five_requests_of_the_page_are_answered_and_its_paths_are_there(tmp_path: Path) -> None:
    block = PAGE.split("```sh\n")[1].split("```")[0]
    with serving(tmp_path) as served:
        name = ""
        for line in block.splitlines():
            path = re.findall(r"http://127\.0\.0\.1:8765(/\S*?)(?:\s|$)", line)[0].replace("$world", name)
            body = re.search(r"-d '([^']*)'", line)
            method = "POST" if body else "DELETE" if "-X DELETE" in line else "GET"
            content = body[1] if body else None
            answer = served.http.request(method, path, content=content, headers={"Content-Type": "application/json"})
            assert answer.status_code in (200, 201, 204), line
            name = name or answer.json()["id"]
        paths = served.get("/openapi.json")["paths"]
    for path in re.findall(r"`…(/[\w-]+)`|, `(/[\w-]+)`", PAGE):
        assert f"/worlds/{{world_id}}{path[0] or path[1]}" in paths


def test_the_numbers_of_the_page_are_those_of_the_server() -> None:
    words = (
        f"{LIMITS.scenario_body >> 20} MiB for scenarios, {LIMITS.body >> 10} KiB else",
        f"{LIMITS.worlds} worlds, {LIMITS.arenas} arenas a world, {LIMITS.streams} streams",
        f"more than {LIMITS.connections} connections",
        f"`{TOKEN_VARIABLE}` in the environment",
    )
    page = " ".join(PAGE.split())
    assert [each for each in words if each not in page] == []
    assert (LIMITS.slow_s, LIMITS.heartbeat_s) == (20.0, 10.0)
    assert "takes nothing for twenty seconds" in page
    assert "After ten silent seconds" in page
    assert "of 16 characters or more" in page
    assert (_TOKEN.fullmatch("x" * 15), bool(_TOKEN.fullmatch("x" * 16))) == (None, True)
    for status in re.findall(r"\((\d{3}):", PAGE):
        assert HTTPStatus(int(status)) in (HTTPStatus.REQUEST_ENTITY_TOO_LARGE, HTTPStatus.TOO_MANY_REQUESTS)
    example = re.search(r'`(\{"where": .*?\})`', PAGE)
    assert example is not None
    assert set(json.loads(example[1])) == {"where", "what"}
