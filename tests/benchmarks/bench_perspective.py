"""How long it takes to say what a mind knows, and to ask it, in a colony of twelve (`issue 6: Speed`)."""

from __future__ import annotations

from engine.colony.beginning import begin
from engine.colony.decision import Decision
from engine.colony.menus import colonist_menu, core_menu
from engine.colony.perspective import colonist_perspective, core_perspective
from engine.colony.scenario import FOLDER, parse_scenario
from engine.colony.simulation import step
from engine.colony.state import Colony
from engine.colony.telemetry import Link, observe
from engine.colony.threads import OfferRules, Talks
from engine.files import read_json
from helpers.bench import Row, below, interleaved

DAY = 1440
TWELVE = 12
TIMES = 20


def run() -> list[Row]:
    """Milliseconds of one perspective and of one whole request; microseconds a tick for readings and sightings."""
    colony, link, talks = _lived()
    names = list(colony.pawns)

    def perspectives() -> None:
        for _ in range(TIMES):
            for name in names:
                colonist_perspective(colony, talks, name)

    def core() -> None:
        for _ in range(TIMES):
            core_perspective(colony, talks, link)

    def requests() -> None:
        for _ in range(TIMES):
            for name in names:
                mine = colonist_perspective(colony, talks, name)
                Decision(mine, colonist_menu(colony, talks, mine)).request("a")

    def core_requests() -> None:
        for _ in range(TIMES):
            known = core_perspective(colony, talks, link)
            Decision(known, core_menu(talks, known)).request("a")

    def readings() -> None:
        for _ in range(TIMES):
            observe(colony, link)

    best = interleaved(perspectives, core, requests, core_requests, readings)
    each = TIMES * len(names)
    every = colony.scenario.rules.knowledge.every
    return [
        below("a colonist's perspective, of 12", best[0] / each * 1e3, 1.0),
        below("the core's perspective", best[1] / TIMES * 1e3, 1.0),
        below("a colonist's perspective, menu and request", best[2] / each * 1e3, 2.0),
        below("the core's perspective, menu and request", best[3] / TIMES * 1e3, 2.0),
        below("readings and sightings, spread over the ticks", best[4] / TIMES / every * 1e6, 25, "us"),
    ]


def _lived() -> tuple[Colony, Link, Talks]:
    source = dict(read_json(FOLDER / "quiet-day.json"))
    people = source["pawns"]
    twins = [{**each, "id": f"{each['id']}-2"} for each in people]
    source["pawns"] = [*people, *twins][:TWELVE]
    colony = begin(parse_scenario(source))
    link, talks = Link(), Talks(1, 1, tuple(colony.pawns), OfferRules())
    for _ in range(DAY):
        step(colony)
        observe(colony, link)
    talks.tick = colony.tick
    return colony, link, talks
