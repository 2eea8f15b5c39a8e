"""Agreed work, end to end: haul (1 to 3 trips), produce (cook at the fire), rescue (carry a downed pawn to a bed).

`start` and `stop` are for between two ticks. A stop is confirmed by the next tick, in which the pawn does nothing else:
only then can other work be started, so there is no tick with two jobs of one pawn. Each agreed work has a receipt in
`Colony.receipts`, by the id of its action; starting an id again changes nothing and returns its receipt
(`concord: the game's saved ledger makes a duplicate a no-op`).

Hauling and production stop on low needs; a rescue does not, as it is about a life.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from engine.colony.goods import drop, put, take
from engine.colony.memory import record
from engine.colony.motion import arrived
from engine.colony.opportunities import MOST_TRIPS, Opportunity, ground
from engine.colony.state import Campfire, Colony, Job, Pawn, Receipt, Stack, Stockpile, give_job, lie_down
from engine.errors import WorkError

Why = Literal["withdrawal", "expiry", "replaced"]
"""Why agreed work is stopped from outside; the simulation itself adds low needs, failure, done and nothing left."""


@dataclass(frozen=True, slots=True)
class Order:
    """Work that was agreed on. `action` is the id of its agreement; `until` the tick at which it expires, if it does.

    `trips` is 1 to 3 for hauling and 1 for the others.
    """

    action: str
    kind: str
    target: str
    trips: int = 1
    until: int | None = None


def refusal(colony: Colony, pawn_id: str, order: Order) -> str | None:
    """Why this work can't be started now, in a few words; None where it can."""
    pawn = colony.pawns.get(pawn_id)
    if pawn is None:
        return "no such pawn"
    if not pawn.able:
        return "dead" if pawn.died is not None else "downed"
    if not order.action:
        return "there is no agreement"
    if pawn.job is not None and pawn.job.action:
        return "has other work that is not confirmed stopped"
    found = ground(colony, order.kind, order.target)
    if isinstance(found, str):
        return found
    if not 1 <= order.trips <= MOST_TRIPS[order.kind]:
        return f"takes 1 to {MOST_TRIPS[order.kind]} trips, not {order.trips}"
    if not colony.grid.reachable(pawn.position, found.place):
        return "no way leads there"
    if order.until is not None and order.until <= colony.tick:
        return "expired already"
    return "low needs" if order.kind != "rescue" and _low(colony, pawn) else None


def start(colony: Colony, pawn_id: str, order: Order) -> Receipt:
    """Begin agreed work at the next tick, in place of a habit: its receipt, running.

    An action that was started before is not started again: its receipt as it is now. Raises `WorkError`.
    """
    known = colony.receipts.get(order.action)
    if known is not None:
        return known
    why = refusal(colony, pawn_id, order)
    if why is not None:
        where = f"{pawn_id}, {order.kind} {order.target}"
        raise WorkError(f"this work can't be started ({why})", where, "offer other work, or offer it again later")
    pawn, found = colony.pawns[pawn_id], ground(colony, order.kind, order.target)
    assert isinstance(found, Opportunity)
    drop(colony, pawn)
    target = colony.pawns.get(order.target) if order.kind == "rescue" else colony.things[order.target]
    assert target is not None
    goal = colony.things[found.destination].position if order.kind == "produce" else target.position
    job = Job(
        order.kind,
        order.target,
        "fetch",
        goal,
        place=found.destination,
        action=order.action,
        trips=order.trips,
        until=order.until,
        wait=colony.scenario.rules.work.handling_ticks,
    )
    give_job(colony, pawn, job)
    receipt = Receipt(order.action, pawn_id, order.kind, order.target, order.trips, 0, 0, colony.tick)
    return _keep(colony, receipt)


def stop(colony: Colony, pawn_id: str, why: Why) -> Receipt:
    """Stop the agreed work of a pawn: confirmed, with its receipt, by the next tick; a second stop changes nothing.

    Raises `WorkError` where there is none.
    """
    pawn = colony.pawns.get(pawn_id)
    job = pawn.job if pawn is not None else None
    if job is None or not job.action:
        raise WorkError("there is no agreed work to stop", pawn_id, "ask for the pawn's job first")
    job.stopping = job.stopping or why
    return colony.receipts[job.action]


# A tick of it ---------------------------------------------------------------------------------------------------------


def advance(colony: Colony, pawn: Pawn, job: Job) -> None:
    """One tick of agreed work."""
    if job.stopping:
        close(colony, pawn, job.stopping)
    elif job.until is not None and colony.tick >= job.until:
        close(colony, pawn, "expiry")
    elif job.kind != "rescue" and _low(colony, pawn):
        close(colony, pawn, "low needs")
    else:
        _STAGES[job.kind, job.stage](colony, pawn, job)


def close(colony: Colony, pawn: Pawn, why: str, detail: str = "") -> None:
    """End the agreed work of a pawn: what it carries lies where it stands, the receipt says why."""
    job = pawn.job
    assert job is not None
    drop(colony, pawn)
    give_job(colony, pawn, None)
    state: Literal["finished", "stopped"] = "finished" if why in ("done", "nothing left") else "stopped"
    receipt = replace(
        colony.receipts[job.action], done=job.done, ended=colony.tick, state=state, why=why, detail=detail
    )
    _keep(colony, receipt)
    facts = {
        "pawn": pawn.id,
        "action": job.action,
        "work": f"{job.kind} {job.target}",
        "why": why,
        "detail": detail,
        "trips": job.trips,
        "done": job.done,
    }
    record(colony, f"work_{state}", [pawn], facts)


def _haul_fetch(colony: Colony, pawn: Pawn, job: Job) -> None:
    stack = colony.things.get(job.target)
    if not isinstance(stack, Stack):
        if job.done:
            close(colony, pawn, "nothing left")
        else:
            close(colony, pawn, "failure", "the goods are gone")
    elif _handled(colony, pawn, job):
        pawn.item = stack.item
        pawn.count = take(colony, stack, stack.item, load(colony, pawn))
        _go(colony, job, "carry", colony.things[job.place].position)


def _haul_carry(colony: Colony, pawn: Pawn, job: Job) -> None:
    if not _handled(colony, pawn, job):
        return
    _store(colony, pawn, job)
    job.done += 1
    stack = colony.things.get(job.target)
    if job.done >= job.trips:
        close(colony, pawn, "done")
    elif stack is None:
        close(colony, pawn, "nothing left")
    else:
        _go(colony, job, "fetch", stack.position)


def _produce_fetch(colony: Colony, pawn: Pawn, job: Job) -> None:
    if not _handled(colony, pawn, job):
        return
    rules = colony.scenario.rules
    need, pile = rules.items.berries_a_meal, colony.things[job.place]
    assert isinstance(pile, Stockpile)
    meals = min(rules.work.meals_a_batch, pile.items.get("berries", 0) // need)
    if not meals:
        close(colony, pawn, "failure", "the berries are gone")
        return
    pawn.item, pawn.count = "berries", take(colony, pile, "berries", meals * need)
    _go(colony, job, "cook", colony.things[job.target].position)
    job.wait = max(1, rules.work.cook_ticks * (40 - pawn.skills.get("cooking", 0)) // 40)


def _produce_cook(colony: Colony, pawn: Pawn, job: Job) -> None:
    fire = colony.things[job.target]
    assert isinstance(fire, Campfire)
    if fire.fuel <= 0:
        close(colony, pawn, "failure", "the fire is out")
    elif _handled(colony, pawn, job):
        meals = pawn.count // colony.scenario.rules.items.berries_a_meal
        colony.count("cooked:berries", pawn.count)
        colony.count("made:meal", meals)
        pawn.item, pawn.count = "meal", meals
        _go(colony, job, "carry", colony.things[job.place].position)


def _produce_carry(colony: Colony, pawn: Pawn, job: Job) -> None:
    if _handled(colony, pawn, job):
        _store(colony, pawn, job)
        job.done += 1
        close(colony, pawn, "done")


def _rescue_fetch(colony: Colony, pawn: Pawn, job: Job) -> None:
    other = colony.pawns[job.target]
    job.goal = other.position
    if other.died is not None:
        close(colony, pawn, "failure", "came too late")
    elif not other.downed:
        close(colony, pawn, "failure", "no longer needed")
    elif _handled(colony, pawn, job):
        _go(colony, job, "carry", colony.things[job.place].position)


def _rescue_carry(colony: Colony, pawn: Pawn, job: Job) -> None:
    other = colony.pawns[job.target]
    if not other.downed:
        close(colony, pawn, "failure", "died on the way" if other.died is not None else "no longer needed")
        return
    there = _handled(colony, pawn, job)
    other.position = pawn.position
    if not there:
        return
    skill = pawn.skills.get("medicine", 0)
    other.health = min(1.0, other.health + skill * 0.01)
    job.done = 1
    bed = job.place
    close(colony, pawn, "done")
    lie_down(colony, other, bed)
    facts = {"pawn": other.id, "other": pawn.id, "thing": bed}
    record(colony, "rescued", [pawn, other], facts)


_STAGES: Mapping[tuple[str, str], Callable[[Colony, Pawn, Job], None]] = {
    ("haul", "fetch"): _haul_fetch,
    ("haul", "carry"): _haul_carry,
    ("produce", "fetch"): _produce_fetch,
    ("produce", "cook"): _produce_cook,
    ("produce", "carry"): _produce_carry,
    ("rescue", "fetch"): _rescue_fetch,
    ("rescue", "carry"): _rescue_carry,
}


# What they share ------------------------------------------------------------------------------------------------------


def load(colony: Colony, pawn: Pawn) -> int:
    """Pieces that a pawn carries in one trip."""
    return colony.scenario.rules.work.carries + pawn.skills.get("hauling", 0) // 4


def _low(colony: Colony, pawn: Pawn) -> bool:
    rules = colony.scenario.rules.work
    return pawn.food < rules.low_food or pawn.rest < rules.low_rest


def _handled(colony: Colony, pawn: Pawn, job: Job) -> bool:
    """One tick of the way to the goal or of the handling there: whether both are over."""
    if not arrived(colony, pawn, job.goal):
        return False
    if job.wait:
        job.wait -= 1
        return False
    return True


def _go(colony: Colony, job: Job, stage: str, goal: tuple[int, int]) -> None:
    job.stage, job.goal, job.wait = stage, goal, colony.scenario.rules.work.handling_ticks


def _store(colony: Colony, pawn: Pawn, job: Job) -> None:
    pile = colony.things[job.place]
    assert isinstance(pile, Stockpile)
    put(colony, pile, pawn.item, pawn.count)
    known = colony.receipts[job.action]
    _keep(colony, replace(known, moved=known.moved + pawn.count))
    pawn.item, pawn.count = "", 0


def _keep(colony: Colony, receipt: Receipt) -> Receipt:
    colony.receipts[receipt.action] = receipt
    colony.ledger = ""
    return receipt
