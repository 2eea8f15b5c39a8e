"""What is sent to a server, taken in: bodies of bounded length, JSON in its form, scenarios that may be run here."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from http import HTTPStatus
from pathlib import Path
from typing import Any, TypeVar

from fastapi import Request
from pydantic import BaseModel

from engine.commons.forms import WorldScenario
from engine.commons.scenario import ArenaPlan, WorldPlan, arena_plan, world_plan
from engine.commons.shipped import FOLDER, shipped
from engine.commons.sums import MOST_AMOUNT
from engine.errors import ConcordError, Fault
from engine.faults import form_of, numbers_of
from engine.files import parse_json
from engine.server.forms import NewArena, NewWorld
from engine.server.limits import Limits
from engine.server.problems import Problem, faulty, problem_of

Body = TypeVar("Body", bound=BaseModel)

FLAG = "--allow-agents"


async def body_in(request: Request, kind: type[Body], most: int) -> Body:
    """A request's body in its form. Raises `Problem`: 400, 408, 413, 415, 422 with the path of every fault."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        # Also what keeps a web page that somebody looks at from speaking to a server on their machine.
        what = f"the body has to be JSON, not {media!r:.60}"
        raise Problem(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, what, "send it as Content-Type: application/json")
    try:
        data = _json(await asyncio.wait_for(_read(request, most), request.app.state.house.rules.limits.slow_s))
    except TimeoutError as error:
        close = {"Connection": "close"}
        what = "the body did not come in time"
        raise Problem(HTTPStatus.REQUEST_TIMEOUT, what, "send it at once", headers=close) from error
    faults = list(numbers_of(data, MOST_AMOUNT))
    form = form_of(kind, data, faults)
    if faults or form is None:
        places = {fault.where: fault for fault in reversed(faults)}
        raise faulty("the request is faulty", *(fault for fault in faults if places[fault.where] is fault))
    return form


async def _read(request: Request, most: int) -> bytes:
    data = b""
    async for piece in request.stream():
        data += piece
        if len(data) > most:
            raise _too_long(most)
    return data


def _too_long(most: int) -> Problem:
    what = f"the body is longer than {most} bytes"
    close = {"Connection": "close"}  # what is left of it is not read
    return Problem(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, what, "send less at a time", headers=close)


def _json(data: bytes) -> Any:
    try:
        return parse_json(data.decode("utf-8"), finite=False)
    except ValueError as error:
        what = f"the body is no JSON ({error})"
        raise Problem(HTTPStatus.BAD_REQUEST, what, "send one JSON value in UTF-8") from error


def world_of(new: NewWorld, limits: Limits, allow_agents: bool, here: Path) -> tuple[WorldPlan, str, Path]:
    """The plan of a world, its title, and the folder that its agents' files are looked for in. Raises `Problem`."""
    if (new.scenario is None) == (new.shipped is None):
        raise faulty("a world has one beginning", Fault("scenario", "give a scenario, or the name of a shipped one"))
    data: Mapping[str, Any]
    if new.scenario is not None:
        data, base, at = new.scenario, here, "scenario"
    else:
        data, base, at = _shipped(str(new.shipped)), FOLDER, "shipped"
    if "arenas" not in data and "engine" in data:
        data = _alone(_planned(data, new.seed, at))
    try:
        plan = world_plan(data, "of the request", new.seed)
    except ConcordError as error:
        raise _below(at, error) from error
    _check_players(at, data, allow_agents)
    _check_counts(at, plan.scenario, limits)
    players = sum(len(arena.players) for arena in plan.arenas)
    if players > limits.players:
        raise faulty("the world is too large", Fault(f"{at}.arenas", f"{players} players, at most {limits.players}"))
    return plan, plan.scenario.title or (new.shipped or ""), base


def arena_of(new: NewArena, allow_agents: bool) -> ArenaPlan:
    """The plan of an arena that joins a world. Raises `Problem`."""
    plan = _planned(new.scenario, None, "scenario")
    _check_players("scenario", {"arenas": [new.scenario]}, allow_agents, alone=True)
    return plan


def _planned(data: Mapping[str, Any], seed: int | None, at: str) -> ArenaPlan:
    try:
        return arena_plan(data, "of the request", seed)
    except ConcordError as error:
        raise _below(at, error) from error


def _alone(plan: ArenaPlan) -> dict[str, Any]:
    """One arena as a world of its own, which repeats the run of `concord arena run`."""
    scenario = plan.scenario
    arena = {**plan.source, "id": scenario.id, "seed": plan.seed}
    words = {"title": scenario.title, "shows": scenario.shows}
    return {**words, "seed": plan.seed, "rounds": scenario.turns, "arenas": [arena]}


def _shipped(name: str) -> Mapping[str, Any]:
    found = {each: data for kind in ("world", "arena") for each, data, _ in shipped(kind)}
    if name not in found:
        raise faulty(
            "no scenario ships by this name", Fault("shipped", f"there is no {name!r:.80}: {', '.join(found)}")
        )
    return found[name]


def _below(at: str, error: ConcordError) -> Problem:
    """The faults of a scenario, at their places in the request."""
    problem = problem_of(error)
    faults = [Fault(at if fault.where == "the file" else f"{at}.{fault.where}", fault.what) for fault in problem.faults]
    return Problem(problem.status, problem.what, "correct the scenario; 'concord schema' describes the form", faults)


def _check_players(at: str, data: Mapping[str, Any], allow_agents: bool, alone: bool = False) -> None:
    faults = []
    for index, arena in enumerate(data["arenas"]):
        place = at if alone else f"{at}.arenas[{index}]"
        for where, player in _players(arena, place):
            if "human" in player:
                faults.append(Fault(f"{where}.human", "nobody can sit down at a server: seat a strategy"))
            elif not allow_agents and "agent" in player:
                why = f"an agent is a program, and this server runs none that is named over the net ({FLAG} lets it)"
                faults.append(Fault(f"{where}.agent", why))
            elif not allow_agents and "mind" in player:
                why = f"a mind reads files and spends keys of this server, which lets nobody do that ({FLAG} does)"
                faults.append(Fault(f"{where}.mind", why))
    if faults:
        raise faulty("somebody may not play here", *faults)


def _players(arena: Mapping[str, Any], at: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Everybody who plays from the beginning or joins, with their place."""
    for index, player in enumerate(arena.get("players", ())):
        yield f"{at}.players[{index}]", player
    for index, spec in enumerate(arena.get("perturbations", ())):
        if spec.get("type") == "player_join":
            yield f"{at}.perturbations[{index}].payload.player", spec["payload"]["player"]


def _check_counts(at: str, scenario: WorldScenario, limits: Limits) -> None:
    counts = (
        ("arenas", len(scenario.arenas), limits.arenas),
        ("links", len(scenario.links), limits.links),
        ("treaties", len(scenario.treaties), limits.treaties),
        ("metaAgents", len(scenario.meta_agents), limits.meta_agents),
    )
    faults = [Fault(f"{at}.{name}", f"{count} of them, at most {most}") for name, count, most in counts if count > most]
    if faults:
        raise faulty("the world is too large", *faults)
