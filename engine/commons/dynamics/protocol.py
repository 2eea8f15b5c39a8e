"""What an arena asks of its engine: nothing else knows what a stock is made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar, runtime_checkable

State = TypeVar("State")


class Luck(Protocol):
    """Where an engine's chance comes from: `normal()` is one standard normal draw, the next of its turn."""

    def normal(self) -> float: ...


class Dynamics(Protocol[State]):
    """How a stock answers to a harvest (`commons: Engines`). States are immutable values.

    `name` is what the log calls it. Amounts are in the stock's own unit, a turn.
    """

    @property
    def name(self) -> str: ...

    def initial(self, luck: Luck) -> State:
        """The state before the first turn."""

    def available(self, state: State) -> float:
        """The most that can be harvested this turn."""

    def step(self, state: State, harvest: float | None, luck: Luck) -> State:
        """The state after this total harvest, which `available` bounds, and after growth; None where nobody plays."""

    def stock(self, state: State) -> float:
        """The level that metrics, links and shocks speak of."""

    def capacity(self) -> float:
        """What the stock is measured against (K)."""

    def sustainable(self, state: State) -> float:
        """``f(t)``: the largest total harvest after which one step without chance brings the stock back to at least
        its level before.
        """

    def collapsed(self, state: State) -> bool:
        """Whether nothing can grow again: the run ends."""

    def shifted(self, state: State, amount: float) -> State:
        """The state with so much more (or less, down to nothing) of the stock: links and shocks."""

    def slowed(self, state: State, factor: float, turns: int) -> State:
        """The state whose next growths, as many as `turns`, come out `factor` times as large.

        Raises `ConcordError` where the engine has no growth.
        """

    def to_json(self, state: State) -> dict[str, Any]:
        """The state as it stands in a TurnRecord."""

    def from_json(self, record: Mapping[str, Any]) -> State:
        """The state that `to_json` wrote, to the last bit."""


@runtime_checkable
class Polluting(Protocol):
    """What an engine offers besides where links may move its pollution."""

    def pollution(self, state: Any) -> float:
        """How much pollution there is."""

    def polluted(self, state: Any, amount: float) -> Any:
        """The state with so much more (or less, down to nothing) pollution."""
