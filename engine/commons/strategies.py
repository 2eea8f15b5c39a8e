"""The built-in players: each one idea, a pure function of what its player may know (`commons: Players`).

A strategy is a frozen value of its parameters; `talk` gives cheap-talk actions, `decide` the harvest that is asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Protocol, TypeAlias

from pydantic import ConfigDict, Field

from engine.commons.pacts import PlayerId
from engine.commons.streams import Purpose
from engine.commons.sums import MOST_AMOUNT
from engine.forms import said
from engine.streams import number_of, stream

Action: TypeAlias = Mapping[str, Any]
Amount: TypeAlias = Annotated[float, Field(ge=0.0, le=MOST_AMOUNT, allow_inf_nan=False, strict=True)]

_CLOSED = ConfigDict(extra="forbid")


class View(Protocol):
    """What a player knows when it is asked. Amounts are a turn's; `sustainable` is ``f(t)`` of the whole arena.

    `last_stock` is the stock as the last turn began, `others_mean` the mean harvest of the others last turn (None
    before the first), `own` the player's own harvests, `fines` what it was fined in each turn in which it was.
    """

    me: PlayerId

    @property
    def seed(self) -> int: ...

    @property
    def turn(self) -> int: ...

    @property
    def players(self) -> Sequence[PlayerId]: ...

    @property
    def stock(self) -> float: ...

    @property
    def last_stock(self) -> float: ...

    @property
    def available(self) -> float: ...

    @property
    def sustainable(self) -> float: ...

    @property
    def others_mean(self) -> float | None: ...

    @property
    def own(self) -> Sequence[float]: ...

    @property
    def fines(self) -> Mapping[int, float]: ...

    @property
    def pacts(self) -> Mapping[str, Sequence[Mapping[str, Any]]]: ...


class Strategy(Protocol):
    """See the module. `sees` names what must be public for it to play: "stock", "harvests"."""

    @property
    def sees(self) -> frozenset[str]: ...

    def talk(self, view: View) -> Sequence[Action]: ...

    def decide(self, view: View) -> float: ...


class Silent:
    """What those who never talk have in common."""

    sees: ClassVar[frozenset[str]] = frozenset()
    __pydantic_config__ = _CLOSED

    def talk(self, view: View) -> Sequence[Action]:
        """Nothing."""
        return ()


@dataclass(frozen=True)
class Fixed(Silent):
    """The same every turn."""

    amount: Annotated[Amount, said("Harvest", "What it asks for every turn.", "a turn", 1.0)]

    def decide(self, view: View) -> float:
        return self.amount


@dataclass(frozen=True)
class Fraction(Silent):
    """A fixed part of the stock: constant effort."""

    fraction: Annotated[
        float,
        Field(ge=0.0, le=1.0, strict=True),
        said("Share of the stock", "The part of the stock that it asks for.", "a turn", 0.1),
    ]
    sees: ClassVar[frozenset[str]] = frozenset(("stock",))

    def decide(self, view: View) -> float:
        return self.fraction * view.stock


@dataclass(frozen=True)
class Threshold(Silent):
    """So much while the stock is at or above a level, and so much below it."""

    level: Annotated[Amount, said("Level", "The stock at which it changes.", "stock", 50.0)]
    above: Annotated[Amount, said("Harvest at or above", "What it asks for at that level or above it.", "a turn", 1.0)]
    below: Annotated[Amount, said("Harvest below", "What it asks for below that level.", "a turn")] = 0.0
    sees: ClassVar[frozenset[str]] = frozenset(("stock",))

    def decide(self, view: View) -> float:
        return self.above if view.stock >= self.level else self.below


@dataclass(frozen=True)
class Sustainable(Silent):
    """An equal share of the largest harvest that the stock makes good: ``f(t) / n``."""

    sees: ClassVar[frozenset[str]] = frozenset(("stock",))

    def decide(self, view: View) -> float:
        return view.sustainable / len(view.players)


@dataclass(frozen=True)
class Greedy(Silent):
    """All that there is."""

    sees: ClassVar[frozenset[str]] = frozenset(("stock",))

    def decide(self, view: View) -> float:
        return view.available


@dataclass(frozen=True)
class TitForTat(Silent):
    """The sustainable share, and as much as the others took on average last turn where that was more."""

    sees: ClassVar[frozenset[str]] = frozenset(("stock", "harvests"))

    def decide(self, view: View) -> float:
        share = view.sustainable / len(view.players)
        others = view.others_mean
        return share if others is None or others <= share else others


@dataclass(frozen=True)
class OpenAccess(Silent):
    """A fleet whose effort follows its profit: ``Y = q E x``, then ``E <- E + pace (p Y - c E)`` (Gordon, Schaefer)."""

    effort: Annotated[Amount, said("Effort E", "The effort of the first turn.", "effort", 10.0)]
    q: Annotated[Amount, said("Catchability q", "The share of the stock that a unit of effort takes.", "", 0.01)]
    p: Annotated[Amount, said("Price p", "What a unit of the catch is sold for.", "", 1.0)]
    c: Annotated[Amount, said("Cost c", "What a unit of effort costs.", "", 2.0)]
    pace: Annotated[Amount, said("Pace", "How much effort follows from a unit of profit.", "", 0.02)]
    sees: ClassVar[frozenset[str]] = frozenset(("stock",))

    def decide(self, view: View) -> float:
        return self.q * self.effort_now(view) * view.stock

    def effort_now(self, view: View) -> float:
        """This turn's effort: last turn's, which its catch and the stock then tell, and what its profit adds."""
        if not view.own:
            return self.effort
        catch, stock = view.own[-1], view.last_stock
        before = catch / (self.q * stock) if self.q * stock > 0.0 else 0.0
        return max(0.0, before + self.pace * (self.p * catch - self.c * before))


@dataclass(frozen=True)
class Random(Silent):
    """Anything between two amounts, from a stream of its own."""

    low: Annotated[Amount, said("Least harvest", "It asks for no less.", "a turn", 0.0)]
    high: Annotated[Amount, said("Greatest harvest", "It asks for no more.", "a turn", 2.0)]

    def decide(self, view: View) -> float:
        draw = stream(view.seed, Purpose.PLAYER, view.turn, number_of(view.me)).random()
        return self.low + (self.high - self.low) * draw


@dataclass(frozen=True)
class PactKeeper:
    """Proposes a cap to everyone when its turn to do so comes, accepts every proposal, and keeps to what it signed.

    The cap is `cap`, or the sustainable share where that is None. Without a pact it asks for `appetite` shares of what
    is available.
    """

    cap: Annotated[
        Amount | None, said("Cap that it proposes", "The sustainable share where it is left out.", "a turn")
    ] = None
    appetite: Annotated[
        Amount, said("Appetite", "Without a pact it asks for so many equal shares of what is there.", "shares")
    ] = 1.0
    sees: ClassVar[frozenset[str]] = frozenset(("stock",))
    __pydantic_config__ = _CLOSED

    def talk(self, view: View) -> Sequence[Action]:
        answers = [
            {"type": "accept_pact", "pactId": pact["id"]} for pact in view.pacts["proposed"] if pact["awaitingYou"]
        ]
        share = view.sustainable / len(view.players) if self.cap is None else self.cap
        turn_of = view.players[(view.turn - 1) % len(view.players)]
        bound = view.pacts["active"] or view.pacts["proposed"]
        if bound or turn_of != view.me or share <= 0.0 or len(view.players) < 2:
            return answers
        terms = {"type": "harvest_cap", "maxHarvest": share}
        return [{"type": "propose_pact", "parties": list(view.players), "terms": terms}]

    def decide(self, view: View) -> float:
        return min(self.wish(view), limit_of(view))

    def wish(self, view: View) -> float:
        """What it would ask for if it had signed nothing."""
        return self.appetite * view.available / len(view.players)


@dataclass(frozen=True)
class PactBreaker(PactKeeper):
    """Signs as a keeper does, and exceeds its limit when that pays: while the gain is above its last fine.

    It remembers a fine for `memory` turns, then tries again.
    """

    memory: Annotated[
        int,
        Field(ge=1, strict=True),
        said("Memory of a fine", "How long a fine keeps it from the next breach.", "turns"),
    ] = 5

    def decide(self, view: View) -> float:
        wish, limit = self.wish(view), limit_of(view)
        recent = [fine for turn, fine in view.fines.items() if turn >= view.turn - self.memory]
        return wish if wish - limit > (recent[-1] if recent else 0.0) else min(wish, limit)


def limit_of(view: View) -> float:
    """The least that its pacts allow a player; a limit at the mean is foreseen from the others' last harvests."""
    limit = float("inf")
    for pact in view.pacts["active"]:
        terms = pact["terms"]
        if terms["type"] == "harvest_cap":
            limit = min(limit, float(terms["maxHarvest"]))
        elif terms["type"] == "no_aggression":
            others = view.others_mean
            mean = view.sustainable / len(view.players) if others is None else others
            limit = min(limit, mean)
    return limit


STRATEGIES: dict[str, type[Any]] = {
    "fixed": Fixed,
    "fraction": Fraction,
    "threshold": Threshold,
    "sustainable": Sustainable,
    "greedy": Greedy,
    "tit_for_tat": TitForTat,
    "open_access": OpenAccess,
    "random": Random,
    "pact_keeper": PactKeeper,
    "pact_breaker": PactBreaker,
}
"""Every built-in strategy, by its name in a scenario; its fields are its parameters."""
