"""What pawns do by themselves, without a mind: eat, sleep, tend the fire, gather, wander (`colony: Native habits`).

`choose` gives an idle pawn the first of these that its state and the world call for; `advance` is one tick of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.colony.goods import lay, take
from engine.colony.memory import record
from engine.colony.motion import arrived, nearest
from engine.colony.opportunities import free_bed
from engine.colony.purposes import Purpose
from engine.colony.state import Campfire, Colony, Job, Pawn, give_job, held, lie_down
from engine.hexgrid import Cell
from engine.streams import derived

FOOD = ("meal", "berries")
"""What is eaten, the best first."""

SOURCES = ("stockpile", "stack", "bush")
"""The kinds of things that goods can be taken from."""

TREES = "#trees"
"""The target of who fells wood: no thing has this id, and one pawn at a time claims it."""


def choose(colony: Colony, pawn: Pawn) -> None:
    """Give an idle pawn something to do: the first need or chore that there is, else a walk."""
    rules = colony.scenario.rules
    job = None
    if pawn.food < rules.needs.hungry:
        job = _to_food(colony, pawn, FOOD)
    if job is None and pawn.health < rules.health.weak:
        job = _to_food(colony, pawn, ("herbs",))
    if job is None and _wants_bed(colony, pawn):
        job = _to_bed(colony, pawn)
    if job is None:
        job = _to_fire(colony, pawn) or _to_gather(colony, pawn) or _to_walk(colony, pawn)
    give_job(colony, pawn, job)


def advance(colony: Colony, pawn: Pawn, job: Job) -> None:
    """One tick of a habit."""
    _HABITS[job.kind](colony, pawn, job)


# Eating ---------------------------------------------------------------------------------------------------------------


def _to_food(colony: Colony, pawn: Pawn, items: tuple[str, ...]) -> Job | None:
    source = nearest(colony, pawn.position, SOURCES, lambda thing: any(held(thing, item) for item in items))
    if source is None:
        return None
    return Job("eat", source.id, items[0], source.position, wait=colony.scenario.rules.habits.eat_ticks)


def _eat(colony: Colony, pawn: Pawn, job: Job) -> None:
    """`stage` tells food from herbs: the first item that is looked for."""
    if not arrived(colony, pawn, job.goal):
        return
    if job.wait:
        job.wait -= 1
        return
    for item in FOOD if job.stage == FOOD[0] else (job.stage,):
        source = colony.things.get(job.target)
        number = take(colony, source, item, _pieces(colony, pawn, item)) if source is not None else 0
        if number:
            _swallow(colony, pawn, item, number)
    give_job(colony, pawn, None)


def _pieces(colony: Colony, pawn: Pawn, item: str) -> int:
    """How many pieces it takes until a pawn is full, or no longer weak; none for who is."""
    rules = colony.scenario.rules
    if item == "herbs":
        return 1 if pawn.health < rules.health.weak else 0
    worth = rules.items.meal_food if item == "meal" else rules.items.berries_food
    missing = rules.needs.full - pawn.food
    return 0 if missing <= 0 else 1 if worth <= 0 else min(int(missing / worth) + 1, 100)


def _swallow(colony: Colony, pawn: Pawn, item: str, number: int) -> None:
    rules = colony.scenario.rules.items
    colony.count(f"eaten:{item}", number)
    if item == "herbs":
        pawn.health = min(1.0, pawn.health + number * rules.herbs_health)
    else:
        pawn.food = min(1.0, pawn.food + number * (rules.meal_food if item == "meal" else rules.berries_food))
    kind = "treated" if item == "herbs" else "ate"
    record(colony, kind, [pawn], {"pawn": pawn.id, "item": item, "count": number})


# Sleeping -------------------------------------------------------------------------------------------------------------


def _wants_bed(colony: Colony, pawn: Pawn) -> bool:
    """Tired; or weak and not hungry, as who is weak stays in bed but gets up to eat."""
    needs, health = colony.scenario.rules.needs, colony.scenario.rules.health
    return pawn.rest < needs.tired or (pawn.health < health.weak and pawn.food >= needs.hungry)


def _to_bed(colony: Colony, pawn: Pawn) -> Job:
    bed = free_bed(colony, pawn)
    if bed is None:
        return Job("sleep", "", "go", pawn.position)
    return Job("sleep", bed.id, "go", bed.position)


def _sleep(colony: Colony, pawn: Pawn, job: Job) -> None:
    needs, health = colony.scenario.rules.needs, colony.scenario.rules.health
    if job.stage == "go":
        if arrived(colony, pawn, job.goal):
            job.stage = "lie"
            if job.target:
                lie_down(colony, pawn, job.target)
        return
    gain = needs.bed_per_tick if pawn.bed else needs.ground_per_tick
    if needs.warm_per_tick and _warm(colony, pawn.position):
        gain += needs.warm_per_tick
    pawn.rest = min(1.0, pawn.rest + gain)
    if pawn.rest >= needs.rested and (pawn.health >= health.weak or pawn.food < needs.hungry):
        pawn.bed = ""
        give_job(colony, pawn, None)
        record(colony, "woke", [pawn], {"pawn": pawn.id})


def _warm(colony: Colony, position: Cell) -> bool:
    return any(fire.fuel > 0 for fire in colony.fires_near(position))


# Chores ---------------------------------------------------------------------------------------------------------------


def _to_fire(colony: Colony, pawn: Pawn) -> Job | None:
    rules = colony.scenario.rules.habits
    low = {fire.id for fire in colony.campfires if fire.fuel < rules.low_fuel and fire.id not in colony.claims}
    fire = nearest(colony, pawn.position, ("campfire",), lambda each: each.id in low) if low else None
    if fire is None:
        return None
    source = nearest(colony, pawn.position, SOURCES, lambda thing: held(thing, "wood"))
    if source is None:
        return None
    return Job("tend", fire.id, "fetch", source.position, place=source.id)


def _tend(colony: Colony, pawn: Pawn, job: Job) -> None:
    if not arrived(colony, pawn, job.goal):
        return
    rules = colony.scenario.rules
    fire = colony.things[job.target]
    assert isinstance(fire, Campfire)
    if job.stage == "fetch":
        source = colony.things.get(job.place)
        number = take(colony, source, "wood", rules.habits.tend_wood) if source is not None else 0
        if not number:
            give_job(colony, pawn, None)
            return
        pawn.item, pawn.count = "wood", number
        job.stage, job.goal = "feed", fire.position
        return
    fire.fuel += pawn.count * rules.items.wood_burns
    colony.count("burnt:wood", pawn.count)
    record(colony, "tended", [pawn], {"pawn": pawn.id, "thing": fire.id, "count": pawn.count})
    pawn.item, pawn.count = "", 0
    give_job(colony, pawn, None)


def _to_gather(colony: Colony, pawn: Pawn) -> Job | None:
    """Berries from a bush that nobody else is at, or wood from the nearest trees while nobody else fells any; as long
    as there is not enough of them.
    """
    rules = colony.scenario.rules.habits
    if colony.stock["berries"] < rules.enough_berries:
        claims = colony.claims
        bush = nearest(colony, pawn.position, ("bush",), lambda each: held(each, "berries") and each.id not in claims)
        if bush is not None:
            return Job("gather", bush.id, "berries", bush.position, wait=rules.gather_ticks)
    if colony.stock["wood"] < rules.enough_wood:
        trees = colony.grid.nearest(pawn.position, "trees")
        if trees is not None and TREES not in colony.claims:
            return Job("gather", TREES, "wood", trees, wait=rules.gather_ticks)
    return None


def _gather(colony: Colony, pawn: Pawn, job: Job) -> None:
    """What is gathered lies where it grew, to be hauled."""
    if not arrived(colony, pawn, job.goal):
        return
    if job.wait:
        job.wait -= 1
        return
    amount = colony.scenario.rules.habits.gather_amount + pawn.skills.get("plants", 0) // 5
    if job.target == TREES:
        colony.count("felled:wood", amount)
    else:
        amount = take(colony, colony.things[job.target], "berries", amount)
    if amount:
        lay(colony, pawn.position, job.stage, amount)
        record(colony, "gathered", [pawn], {"pawn": pawn.id, "item": job.stage, "count": amount})
    give_job(colony, pawn, None)


# Wandering ------------------------------------------------------------------------------------------------------------


def _to_walk(colony: Colony, pawn: Pawn) -> Job:
    rules = colony.scenario.rules.habits
    cells = colony.grid.around(pawn.position, rules.wander_radius)
    goal = cells[derived(colony.seed, Purpose.WANDER, colony.tick, colony.numbers[pawn.id]) % len(cells)]
    return Job("wander", "", "walk", goal, wait=rules.wander_pause)


def _wander(colony: Colony, pawn: Pawn, job: Job) -> None:
    if arrived(colony, pawn, job.goal):
        if job.wait:
            job.wait -= 1
        else:
            give_job(colony, pawn, None)


_HABITS: Mapping[str, Callable[[Colony, Pawn, Job], None]] = {
    "eat": _eat,
    "gather": _gather,
    "sleep": _sleep,
    "tend": _tend,
    "wander": _wander,
}
