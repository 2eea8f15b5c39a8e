"""One tick of a colony, a function of its state alone: no mind, no offer, no clock.

The order within a tick: mishaps; fires and bushes; each living pawn by id (its body, then its one job); memories.
"""

from __future__ import annotations

from engine.colony import habits, memory, mishaps, work
from engine.colony.body import live
from engine.colony.events import Event
from engine.colony.state import Colony, Pawn


def step(colony: Colony) -> list[Event]:
    """Take the colony one tick on, in place: what happened in it, in order.

    `engine.colony.saved.copied` gives a colony to step on with while this one stays. Equal colonies step to equal ones.
    """
    colony.tick += 1
    news: list[Event] = []
    colony.news = news
    mishaps.happen(colony)
    _burn(colony)
    if colony.tick % colony.scenario.rules.habits.bush_regrows == 0:
        _grow(colony)
    for pawn in colony.pawns.values():
        if pawn.died is None:
            live(colony, pawn)
            if pawn.able:
                _act(colony, pawn)
    memory.fade(colony)
    return news


def _act(colony: Colony, pawn: Pawn) -> None:
    job = pawn.job
    if job is None:
        habits.choose(colony, pawn)
    elif job.action:
        work.advance(colony, pawn, job)
    else:
        habits.advance(colony, pawn, job)


def _burn(colony: Colony) -> None:
    for fire in colony.campfires:
        if fire.fuel:
            fire.fuel -= 1
            if not fire.fuel:
                memory.record(colony, "fire_out", (), {"thing": fire.id}, fire.position)


def _grow(colony: Colony) -> None:
    for bush in colony.bushes:
        if bush.berries < bush.most:
            bush.berries += 1
            colony.goods = ""
            colony.count("grown:berries", 1)
