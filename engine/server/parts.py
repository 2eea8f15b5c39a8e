"""Routes of what a world is made of: arenas, links, treaties, meta-agents; added and removed between its rounds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from http import HTTPStatus
from typing import Any

from fastapi import APIRouter, Request, Response

from engine.commons.forms import LinkForm
from engine.commons.world_runner import WorldRunner, arena_log
from engine.errors import BotError, Fault, MindError
from engine.server.forms import (
    Arenas,
    ArenaSaid,
    ArenaWhole,
    Links,
    LinkSaid,
    MetaAgents,
    NewArena,
    NewMetaAgent,
    NewTreaty,
    Treaties,
    TreatySaid,
)
from engine.server.intake import arena_of, body_in
from engine.server.openapi import answers, takes
from engine.server.problems import Problem, faulty, missing, problem_of, too_many
from engine.server.served import ServedWorld
from engine.server.worlds import TheHouse, TheWorld, said

router = APIRouter(default_response_class=Response)

_ARENA = {
    "id": "east",
    "engine": {"type": "logistic", "r": 0.5, "K": 100},
    "players": [{"id": "fisher", "count": 3, "strategy": "fixed", "amount": 4.0}],
}
_TREATY = {
    "name": "cap_8",
    "arenaIds": ["north", "south"],
    "payload": {"type": "harvest_cap_per_arena_per_round", "perRoundPerArena": 8.0},
}
_AGENT = {"type": "treaty_enforcer", "id": "enforcer", "treaty": "cap_8", "sanctionFactor": 0.9}


def _one(summary: Mapping[str, Any], what: str, name: str, key: str) -> Mapping[str, Any]:
    """The part of this id. Raises `Problem`."""
    for part in summary[key]:
        if part["id"] == name:
            found: Mapping[str, Any] = part
            return found
    raise missing(what, name)


def _refuse_gone(what: str, name: str, there: Iterable[str]) -> None:
    if name not in there:
        raise missing(what, name)


# Arenas ---------------------------------------------------------------------------------------------------------------


@router.get("/worlds/{world_id}/arenas", responses=answers(200, Arenas, 404, 422), tags=["arenas"])
async def list_arenas(world: TheWorld) -> Response:
    """A world's arenas."""
    return said({"arenas": world.snapshot.summary["arenas"]})


@router.post(
    "/worlds/{world_id}/arenas",
    status_code=201,
    responses=answers(201, ArenaSaid, 404, 409, 429, 500, body=True),
    openapi_extra=takes("NewArena", bay={"scenario": _ARENA, "period": 2}),
    tags=["arenas"],
)
async def add_arena(world: TheWorld, request: Request, house: TheHouse) -> Response:
    """Another arena, which ticks from the next round on."""
    rules = house.rules
    new = await body_in(request, NewArena, rules.limits.scenario_body)
    plan = arena_of(new, rules.allow_agents)
    name = plan.scenario.id

    async def act(runner: WorldRunner) -> None:
        if arena_log(world.folder, name).exists():
            what = f"there is, or was, an arena {name!r}, whose log is kept"
            raise Problem(HTTPStatus.CONFLICT, what, "give it another id", [Fault("scenario.id", "taken")])
        if len(world.journal.logs) > rules.limits.arenas:
            raise too_many("arenas", rules.limits.arenas)
        seated = sum(len(arena.players) for arena in runner.world.arenas.values())
        if seated + len(plan.players) > rules.limits.players:
            raise too_many("players", rules.limits.players)
        try:
            await runner.add_arena(plan, new.period)
        except (BotError, MindError) as error:
            if name in runner.world.arenas:
                raise
            raise problem_of(error) from error

    await world.change(act)
    return _made(world, name, "arena", "arenas")


@router.get("/worlds/{world_id}/arenas/{arena_id}", responses=answers(200, ArenaWhole, 404, 422), tags=["arenas"])
async def get_arena(world: TheWorld, arena_id: str) -> Response:
    """An arena with the wealth of its players and its last TurnRecord."""
    seen = world.snapshot
    arena = _one(seen.summary, "arena", arena_id, "arenas")
    return said({"arena": arena, "wealth": seen.wealth[arena_id], "last": seen.last[arena_id]})


@router.delete(
    "/worlds/{world_id}/arenas/{arena_id}",
    status_code=204,
    responses=answers(204, None, 404, 409, 422, 500),
    tags=["arenas"],
)
async def remove_arena(world: TheWorld, arena_id: str) -> Response:
    """Take an arena away, with its links and every treaty that it signed. Its log stays."""

    async def act(runner: WorldRunner) -> None:
        _refuse_gone("arena", arena_id, runner.world.arenas)
        await runner.remove_arena(arena_id)

    await world.change(act)
    return Response(status_code=204)


# Links ----------------------------------------------------------------------------------------------------------------


@router.get("/worlds/{world_id}/links", responses=answers(200, Links, 404, 422), tags=["links"])
async def list_links(world: TheWorld) -> Response:
    """A world's links."""
    return said({"links": world.snapshot.summary["links"]})


@router.post(
    "/worlds/{world_id}/links",
    status_code=201,
    responses=answers(201, LinkSaid, 404, 409, 429, 500, body=True),
    openapi_extra=takes("NewLink", stock={"from": "north", "to": "south", "weight": 0.1}),
    tags=["links"],
)
async def add_link(world: TheWorld, request: Request, house: TheHouse) -> Response:
    """Another link."""
    limits = house.rules.limits
    form = await body_in(request, LinkForm, limits.body)

    async def act(runner: WorldRunner) -> str:
        if len(runner.world.links) >= limits.links:
            raise too_many("links", limits.links)
        for key, arena in (("from", form.source), ("to", form.target)):
            if arena not in runner.world.arenas:
                raise faulty("the link is faulty", Fault(key, f"there is no arena {arena!r}"))
        return runner.world.add_link(form.source, form.target, form.weight, form.what).id

    return _made(world, await world.change(act), "link", "links")


@router.get("/worlds/{world_id}/links/{link_id}", responses=answers(200, LinkSaid, 404, 422), tags=["links"])
async def get_link(world: TheWorld, link_id: str) -> Response:
    """One link."""
    return said(_one(world.snapshot.summary, "link", link_id, "links"))


@router.delete(
    "/worlds/{world_id}/links/{link_id}",
    status_code=204,
    responses=answers(204, None, 404, 409, 422, 500),
    tags=["links"],
)
async def remove_link(world: TheWorld, link_id: str) -> Response:
    """Take a link away."""

    async def act(runner: WorldRunner) -> None:
        _refuse_gone("link", link_id, (link.id for link in runner.world.links))
        runner.world.remove_link(link_id)

    await world.change(act)
    return Response(status_code=204)


# Treaties -------------------------------------------------------------------------------------------------------------


@router.get("/worlds/{world_id}/treaties", responses=answers(200, Treaties, 404, 422), tags=["treaties"])
async def list_treaties(world: TheWorld) -> Response:
    """A world's treaties, each as `Treaty.toJSON()`."""
    return said({"treaties": world.snapshot.summary["treaties"]})


@router.post(
    "/worlds/{world_id}/treaties",
    status_code=201,
    responses=answers(201, TreatySaid, 404, 409, 429, 500, body=True),
    openapi_extra=takes("NewTreaty", cap=_TREATY),
    tags=["treaties"],
)
async def add_treaty(world: TheWorld, request: Request, house: TheHouse) -> Response:
    """Another treaty. There is no changing one: remove it and add another."""
    limits = house.rules.limits
    form = await body_in(request, NewTreaty, limits.body)

    async def act(runner: WorldRunner) -> str:
        if len(runner.world.treaties) >= limits.treaties:
            raise too_many("treaties", limits.treaties)
        if form.id is not None and any(treaty.id == form.id for treaty in runner.world.treaties):
            fault = Fault("id", "taken")
            raise Problem(HTTPStatus.CONFLICT, f"there is a treaty {form.id!r}", "give another id, or none", [fault])
        return runner.world.add_treaty(form.name, form.arenaIds, form.payload, form.id).id

    return _made(world, await world.change(act), "treaty", "treaties")


@router.get("/worlds/{world_id}/treaties/{treaty_id}", responses=answers(200, TreatySaid, 404, 422), tags=["treaties"])
async def get_treaty(world: TheWorld, treaty_id: str) -> Response:
    """One treaty as `Treaty.toJSON()`."""
    return said(_one(world.snapshot.summary, "treaty", treaty_id, "treaties"))


@router.delete(
    "/worlds/{world_id}/treaties/{treaty_id}",
    status_code=204,
    responses=answers(204, None, 404, 409, 422, 500),
    tags=["treaties"],
)
async def remove_treaty(world: TheWorld, treaty_id: str) -> Response:
    """Take a treaty away."""

    async def act(runner: WorldRunner) -> None:
        _refuse_gone("treaty", treaty_id, (treaty.id for treaty in runner.world.treaties))
        runner.world.remove_treaty(treaty_id)

    await world.change(act)
    return Response(status_code=204)


# Meta-agents ----------------------------------------------------------------------------------------------------------


@router.get("/worlds/{world_id}/meta-agents", responses=answers(200, MetaAgents, 404, 422), tags=["meta-agents"])
async def list_meta_agents(world: TheWorld) -> Response:
    """A world's meta-agents, in the order in which they came."""
    return said({"metaAgents": list(world.snapshot.agents)})


@router.post(
    "/worlds/{world_id}/meta-agents",
    status_code=201,
    responses=answers(201, NewMetaAgent, 404, 409, 429, 500, body=True),
    openapi_extra=takes("NewMetaAgent", enforcer=_AGENT),
    tags=["meta-agents"],
)
async def add_meta_agent(world: TheWorld, request: Request, house: TheHouse) -> Response:
    """Another meta-agent, which observes from the next round on."""
    limits = house.rules.limits
    source = (await body_in(request, NewMetaAgent, limits.body)).model_dump()

    async def act(runner: WorldRunner) -> str:
        if len(runner.agents) >= limits.meta_agents:
            raise too_many("meta-agents", limits.meta_agents)
        if source["id"] in {*runner.world.arenas, *(agent.id for agent in runner.world.meta_agents)}:
            raise Problem(HTTPStatus.CONFLICT, "this id is taken", "give another id", [Fault("id", "taken")])
        return runner.add_meta_agent(source)

    name = await world.change(act)
    return said(source, 201, {"Location": f"/worlds/{world.id}/meta-agents/{name}"})


@router.delete(
    "/worlds/{world_id}/meta-agents/{agent_id}",
    status_code=204,
    responses=answers(204, None, 404, 409, 422, 500),
    tags=["meta-agents"],
)
async def remove_meta_agent(world: TheWorld, agent_id: str) -> Response:
    """Let a meta-agent go; what it had befall for a later round still comes."""

    async def act(runner: WorldRunner) -> None:
        _refuse_gone("meta-agent", agent_id, (agent.id for agent in runner.world.meta_agents))
        runner.world.remove_meta_agent(agent_id)

    await world.change(act)
    return Response(status_code=204)


def _made(world: ServedWorld, name: str, what: str, key: str) -> Response:
    """The part that was added, as the world has it now; it may have been removed in this very moment."""
    part = _one(world.snapshot.summary, what, name, key)
    return said(part, 201, {"Location": f"/worlds/{world.id}/{key}/{name}"})
