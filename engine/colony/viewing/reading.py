"""What is read to show a colony: the world of one tick with its store, and lenses, the pure functions that look at it.

The tick at which a run is and any tick of the past go through the very same lenses.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engine.colony.store_reading import StoreReader
from engine.colony.world import World

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Reading:
    """One tick of a timeline. It is only good during the call of a lens, which keeps nothing of it.

    `live` is whether the run is at this tick now. `flights` are the attempts under way and for how many seconds
    (wall clock); empty where it is not live. `minds` is, by seat, the specification of who sits there now. `budget` is
    how many calls there may ever be, None without a bound.
    """

    world: World
    store: StoreReader
    timeline: str
    tick: int
    live: bool
    flights: Mapping[str, float] = field(default_factory=dict)
    minds: Mapping[str, str] = field(default_factory=dict)
    budget: int | None = None


@dataclass(frozen=True, slots=True)
class Lens(Generic[T]):
    """Something to be shown: `read` is pure and returns a frozen value; two lenses of one key are the same.

    A `ConcordError` that `read` raises is shown in the place of its value. `known_to` is the mind whose knowledge alone
    this is, None where it shows more than one mind knows. A `slow` one looks at whole tables: it is read less often.
    """

    key: Hashable
    read: Callable[[Reading], T] = field(compare=False)
    known_to: str | None = field(default=None, compare=False)
    slow: bool = field(default=False, compare=False)
