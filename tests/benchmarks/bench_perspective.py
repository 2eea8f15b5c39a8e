"""How long it takes to say what a mind knows, and to ask it, in a colony of twelve (`issue 6: Speed`)."""

from __future__ import annotations

from engine.colony.menus import core_menu
from engine.colony.perspective import colonist_perspective, core_perspective
from engine.colony.record import MemoryRecord
from engine.colony.scenario import FOLDER, parse_scenario
from engine.colony.telemetry import observe
from engine.colony.thinking import deliberation, turn_of_core
from engine.colony.threads import CORE
from engine.colony.world import World, new_world
from engine.files import read_json
from helpers.bench import Row, below, interleaved
from helpers.colony_shipped import go_on

DAY = 1440
TWELVE = 12
TIMES = 20


def run() -> list[Row]:
    """Milliseconds of one perspective and of one whole request; microseconds a tick for readings and sightings."""
    world = _lived()
    colony, talks, names = world.colony, world.talks, list(world.colony.pawns)

    def perspectives() -> None:
        for _ in range(TIMES):
            for name in names:
                colonist_perspective(colony, talks, name, world.messages.get(name, ()))

    def core() -> None:
        for _ in range(TIMES):
            core_perspective(colony, talks, world.link, world.messages[CORE], world.planner.topics)

    def core_and_menu() -> None:
        for _ in range(TIMES):
            known = core_perspective(colony, talks, world.link, world.messages[CORE], world.planner.topics)
            core_menu(talks, known, world.planner)

    def requests() -> None:
        for _ in range(TIMES):
            for name in names:
                deliberation(world, name).request("a")

    def core_requests() -> None:
        for _ in range(TIMES):
            turn_of_core(world).request("a")

    def readings() -> None:
        for _ in range(TIMES):
            observe(colony, world.link)

    best = interleaved(perspectives, core, core_and_menu, requests, core_requests, readings)
    each = TIMES * len(names)
    every = colony.scenario.rules.knowledge.every
    return [
        below("a colonist's perspective, of 12", best[0] / each * 1e3, 1.0),
        below("the core's perspective", best[1] / TIMES * 1e3, 1.0),
        below("the core's perspective and menu", best[2] / TIMES * 1e3, 1.0),
        below("a colonist's perspective, menu and request", best[3] / each * 1e3, 2.0),
        below("the core's perspective, menu and request", best[4] / TIMES * 1e3, 2.0),
        below("readings and sightings, spread over the ticks", best[5] / TIMES / every * 1e6, 25, "us"),
    ]


def _lived() -> World:
    """A day of twelve without a model, with all that they talked about."""
    source = {key: part for key, part in read_json(FOLDER / "quiet-day.json").items() if key != "minds"}
    people = source["pawns"]
    source["pawns"] = [*people, *({**each, "id": f"{each['id']}-2"} for each in people)][:TWELVE]
    world = new_world(parse_scenario(source))
    go_on(world, DAY, MemoryRecord())
    return world
