"""What a harvest would bring, as far as the player may know: its share, the stock, the limits that it signed. Pure.

What the others will ask for nobody knows; where last turn's harvests are public, it is reckoned with those.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.commons.pacts import Breach, Terms, TurnContext, breach_of, limit_of
from engine.commons.rationing import proportional
from engine.commons.sums import ordered_sum

Obs = Mapping[str, Any]

_MEANS = (TurnContext(0.0), TurnContext(1.0))
"""Terms that say the same at both do not hang on what the others take."""


@dataclass(frozen=True, slots=True)
class Bound:
    """One pact that binds. `limit` is what it lets me have, `breach` what this harvest would be; None where there is
    none, or where it can't be told. `sure`: neither hangs on what the others take.
    """

    pact: Mapping[str, Any]
    limit: float | None
    breach: Breach | None
    sure: bool


@dataclass(frozen=True, slots=True)
class Outlook:
    """`others` is what all others together are reckoned to ask for, None where that is hidden; `gets` follows from it.

    `bears` is f(t), the greatest total after which the stock grows back; `equal` is that over all players.
    """

    amount: float
    players: int
    available: float | None
    others: float | None
    gets: float
    total: float | None
    bears: float | None
    bounds: tuple[Bound, ...]
    whole: bool = False

    @property
    def equal(self) -> float | None:
        return None if self.bears is None else self.bears / self.players

    @property
    def rationed(self) -> bool:
        """Whether it would not get what it asks for."""
        return self.gets < (math.floor(self.amount) if self.whole else self.amount)

    @property
    def broken(self) -> tuple[Bound, ...]:
        """The pacts that it would break."""
        return tuple(bound for bound in self.bounds if bound.breach is not None)

    @property
    def share(self) -> float | None:
        """The part of all that is taken which it gets."""
        return self.gets / self.total if self.total else None


def outlook(obs: Obs, amount: float, whole: bool = False) -> Outlook:
    """What asking for `amount` comes to; where whole units are served and there are too few, on the average."""
    available, others = obs.get("available"), _others(obs)
    asked = [amount, *others] if others is not None else [amount]
    asked = [float(math.floor(each)) for each in asked] if whole else asked
    actuals = asked if available is None else proportional(asked, available)[1]
    total = ordered_sum(actuals) if others is not None else None
    count = len(obs["players"])
    mean = None if total is None else total / count
    bounds = tuple(_bound(pact, actuals[0], mean) for pact in obs["pacts"]["active"])
    return Outlook(
        amount=amount,
        players=count,
        available=available,
        others=None if others is None else ordered_sum(asked[1:]),
        gets=actuals[0],
        total=total,
        bears=obs.get("sustainable"),
        bounds=bounds,
        whole=whole,
    )


def broken_last_turn(obs: Obs) -> tuple[Bound, ...]:
    """The pacts that the player broke last turn, as far as that follows from what it may know."""
    if not obs["history"] or obs["history"][-1]["turn"] != obs["turn"] - 1:
        return ()
    mine, last = obs["history"][-1]["actual"], obs.get("last")
    mean = None if not last else ordered_sum(each["actual"] for each in last) / len(last)
    bound = [pact for pact in obs["pacts"]["active"] if pact["acceptedTurn"] < obs["turn"]]
    return tuple(found for pact in bound if (found := _bound(pact, mine, mean)).breach is not None)


def own_limit(obs: Obs) -> float | None:
    """The least that a pact lets the player have, whatever the others take; None where none does."""
    limits = [bound.limit for bound in outlook(obs, 0.0).bounds if bound.sure and bound.limit is not None]
    return min(limits) if limits else None


def _others(obs: Obs) -> list[float] | None:
    """What the others asked for last turn: each, or all together where no more is public."""
    if "last" in obs:
        here = set(obs["players"]) - {obs["me"]}
        return [float(each["requested"]) for each in obs["last"] if each["playerId"] in here]
    if "lastTotal" in obs and obs["history"]:
        return [max(0.0, obs["lastTotal"] - obs["history"][-1]["actual"])]
    return None


def _bound(pact: Mapping[str, Any], actual: float, mean: float | None) -> Bound:
    terms: Terms = pact["terms"]
    seen = [(limit_of(terms, turn), breach_of(actual, terms, turn)) for turn in _MEANS]
    sure = seen[0] == seen[1]
    if mean is None and not sure:
        return Bound(pact, None, None, False)
    turn = TurnContext(mean or 0.0)
    return Bound(pact, limit_of(terms, turn), breach_of(actual, terms, turn), sure)
