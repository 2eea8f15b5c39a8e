"""What becomes of an event in those who experience it: a memory that fades or survives, and a line of history.

A memory is at its strongest (1) when it is made and fades evenly to 0 at the tick `fades`; its lifetime goes by the
urgency of its kind. Then chance decides, once, whether it survives for good or is lost. A repeat of the same signal
renews the memory. Nothing is reckoned each tick.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.colony.events import KINDS, Event, Urgency, signal_of
from engine.colony.forms import MemoryRules
from engine.colony.purposes import Purpose
from engine.colony.sight import witnesses
from engine.colony.state import Colony, Deed, Memory, Pawn
from engine.hexgrid import Cell
from engine.streams import draw, number_of


def record(colony: Colony, kind: str, pawns: Iterable[Pawn], facts: Mapping[str, Any], at: Cell | None = None) -> Event:
    """Note that something befell some pawns, or happened at a place: an event of this tick, and its traces in those who
    experienced it. Of a kind that can be seen these are also all who see a pawn that it befell, or the place.
    """
    befell = list(pawns)
    if KINDS[kind].seen:
        places = {pawn.position for pawn in befell} | ({at} if at is not None else set())
        befell += [seer for place in places for seer in witnesses(colony, place)]
    experienced = sorted({pawn.id for pawn in befell})
    event = Event(f"e{colony.next_event}", colony.tick, kind, tuple(experienced), dict(facts))
    colony.next_event += 1
    colony.news.append(event)
    for name in experienced:
        _remember(colony, colony.pawns[name], event)
    return event


def strength(memory: Memory, tick: int, rules: MemoryRules) -> float:
    """How strong a memory is at a tick, 0 to 1; one that survived stays at 1."""
    if memory.fades is None:
        return 1.0
    return max(0.0, (memory.fades - tick) / lifetime(memory.kind, rules)[0])


def surviving(pawn: Pawn) -> list[Memory]:
    """What a pawn still remembers, the oldest first; of one tick, by the number of the event."""
    return sorted(pawn.memories.values(), key=lambda memory: (memory.tick, int(memory.event[1:])))


def fade(colony: Colony) -> None:
    """Let go of what fades at this tick, but for what survives."""
    rules = colony.scenario.rules.memory
    for pawn_id in sorted(colony.fading.pop(colony.tick, ())):
        pawn = colony.pawns[pawn_id]
        gone = sorted(signal for signal, memory in pawn.memories.items() if memory.fades == colony.tick)
        for signal in gone:
            memory = pawn.memories[signal]
            place = (colony.tick, number_of(pawn.id), number_of(signal))
            if draw(colony.seed, Purpose.MEMORY, *place) < lifetime(memory.kind, rules)[1]:
                memory.fades = None
            else:
                del pawn.memories[signal]
            pawn.past = None


def _remember(colony: Colony, pawn: Pawn, event: Event) -> None:
    rules = colony.scenario.rules.memory
    pawn.past = None
    pawn.history.append(Deed(event.id, event.tick, event.kind, dict(event.facts)))
    del pawn.history[: -rules.history]
    signal = signal_of(event.kind, event.facts)
    known = pawn.memories.get(signal)
    fades = event.tick + lifetime(event.kind, rules)[0]
    if known is None:
        pawn.memories[signal] = Memory(event.id, event.tick, event.kind, dict(event.facts), 1, fades)
    else:
        known.event, known.tick, known.facts, known.times = event.id, event.tick, dict(event.facts), known.times + 1
        known.fades = None if known.fades is None else fades
    colony.fading.setdefault(fades, set()).add(pawn.id)


def lifetime(kind: str, rules: MemoryRules) -> tuple[int, float]:
    """Ticks that a memory of this kind lives, and the chance that it then survives."""
    urgency = KINDS[kind].urgency
    if urgency is Urgency.HEALTH:
        return rules.health_ticks, rules.health_survives
    if urgency is Urgency.ORDINARY:
        return rules.ordinary_ticks, rules.ordinary_survives
    return rules.chatter_ticks, rules.chatter_survives
