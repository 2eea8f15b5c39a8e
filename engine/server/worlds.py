"""Routes of worlds as a whole: made, listed, played, removed."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from engine.errors import Fault
from engine.server.forms import Advance, NewWorld, Played, Run, Worlds, WorldSaid
from engine.server.house import House
from engine.server.intake import body_in
from engine.server.openapi import answers, takes
from engine.server.problems import body_of, faulty
from engine.server.served import ServedWorld

router = APIRouter(tags=["worlds"], default_response_class=Response)

_EXAMPLE: dict[str, Any] = {
    "title": "Two bays",
    "seed": 7,
    "rounds": 20,
    "arenas": [
        {
            "id": name,
            "engine": {"type": "logistic", "r": 0.5, "K": 100, "initial": 60},
            "players": [{"id": "fisher", "count": 3, "strategy": "fixed", "amount": amount}],
        }
        for name, amount in (("north", 3.0), ("south", 5.0))
    ],
    "links": [{"from": "north", "to": "south", "weight": 0.05}],
}


async def the_house(request: Request) -> House:
    """The house that the application serves."""
    house: House = request.app.state.house
    return house


TheHouse = Annotated[House, Depends(the_house)]


async def the_world(world_id: str, house: TheHouse) -> ServedWorld:
    """The world of the path. Raises `Problem`."""
    return house.world(world_id)


TheWorld = Annotated[ServedWorld, Depends(the_world)]


def said(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A JSON value as the answer."""
    return Response(body_of(value), status, headers, "application/json")


def described(world: ServedWorld) -> dict[str, Any]:
    """A world as `WorldSaid`."""
    failure = world.failure
    plan = world.runner.plan
    return {
        "id": world.id,
        "title": world.title,
        "seed": plan.seed,
        "rounds": world.runner.rounds,
        "state": world.state,
        "rate": world.rate if world.state == "running" else None,
        "failure": failure and {"what": failure.what, "where": failure.where, "remedy": failure.remedy},
        "warnings": list(plan.warnings),
        "summary": world.snapshot.summary,
    }


@router.get("/worlds", responses=answers(200, Worlds))
async def list_worlds(house: TheHouse) -> Response:
    """All worlds, in the order in which they were made."""
    listed = [
        {
            "id": world.id,
            "title": world.title,
            "state": world.state,
            "round": world.snapshot.summary["round"],
            "rounds": world.runner.rounds,
        }
        for world in house.worlds.values()
    ]
    return said({"worlds": listed})


@router.post(
    "/worlds",
    status_code=201,
    responses=answers(201, WorldSaid, 429, body=True),
    openapi_extra=takes("NewWorld", shipped={"shipped": "treaty-cap-8"}, written_out={"scenario": _EXAMPLE}),
)
async def create_world(request: Request, house: TheHouse) -> Response:
    """Begin a world; it rests until it is told to play."""
    new = await body_in(request, NewWorld, house.rules.limits.scenario_body)
    world = await house.create(new)
    return said(described(world), 201, {"Location": f"/worlds/{world.id}"})


@router.get("/worlds/{world_id}", responses=answers(200, WorldSaid, 404, 422))
async def get_world(world: TheWorld) -> Response:
    """What a world is doing, and its summary."""
    return said(described(world))


@router.delete("/worlds/{world_id}", status_code=204, responses=answers(204, None, 404, 422))
async def remove_world(world: TheWorld, house: TheHouse) -> Response:
    """End a world. Its logs stay in the server's folder."""
    await house.remove(world.id)
    return Response(status_code=204)


@router.post(
    "/worlds/{world_id}/rounds",
    responses=answers(200, Played, 404, 409, 500, body=True),
    openapi_extra=takes("Advance", ten={"rounds": 10}),
)
async def advance(world: TheWorld, request: Request, house: TheHouse) -> Response:
    """Play so many rounds; the answer comes after the last."""
    limits = house.rules.limits
    form = await body_in(request, Advance, limits.body)
    if form.rounds > limits.rounds:
        raise faulty("too much for one request", Fault("rounds", f"{limits.rounds} at most"))
    played = await world.advance(form.rounds)
    return said({"played": played, "world": described(world)})


@router.post(
    "/worlds/{world_id}/run",
    responses=answers(200, WorldSaid, 404, 409, 500, body=True),
    openapi_extra=takes("Run", five_a_second={"rate": 5.0}, as_fast_as_can_be={"rate": None}),
)
async def run(world: TheWorld, request: Request, house: TheHouse) -> Response:
    """Play on at a rate, until paused or over; also after the server was started again."""
    limits = house.rules.limits
    form = await body_in(request, Run, limits.body)
    if form.rate is not None and form.rate > limits.rate:
        raise faulty("too fast", Fault("rate", f"{limits.rate:g} rounds a second at most, or null"))
    await house.run(world, form.rate)
    return said(described(world))


@router.post("/worlds/{world_id}/pause", responses=answers(200, WorldSaid, 404, 422))
async def pause(world: TheWorld, house: TheHouse) -> Response:
    """Rest after the round that is under way; the answer comes after it."""
    await house.pause(world)
    return said(described(world))
