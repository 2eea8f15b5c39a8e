"""A turn's decisions beside what bound them: the limits that each player had signed, and who exceeded what. Pure."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.commons.pacts import PlayerId, TurnContext, limit_of
from engine.commons.sums import mean

Decision = Mapping[str, Any]


class TurnBook:
    """One TurnRecord, or what a player may see of it. A limit is worked out when it is asked for: there may be
    thousands of players.
    """

    def __init__(self, record: Mapping[str, Any] | None, names: Sequence[PlayerId], whole: bool = True) -> None:
        self.turn = 0 if record is None else int(record["turn"])
        self.decisions: Sequence[Decision] = () if record is None else record["decisions"]
        self.violations: Sequence[Mapping[str, Any]] = () if record is None else record.get("violations", ())
        self._wealth: Mapping[PlayerId, float] = {} if record is None else record.get("wealth", {})
        self._whole = whole
        order = names or [each["playerId"] for each in self.decisions]
        self._places = {name: place for place, name in enumerate(order)}
        self._pacts: Sequence[Mapping[str, Any]] = () if record is None else record["pacts"]
        self._limits: list[tuple[frozenset[PlayerId], float]] | None = None
        self._breached = {each["playerId"] for each in self.violations}

    def place(self, decision: Decision) -> int:
        """The player's place, by which it is told apart."""
        return self._places.get(decision["playerId"], 0)

    def wealth(self, decision: Decision) -> float | None:
        """What the player owns after the turn; None where that is not for these eyes."""
        return self._wealth.get(decision["playerId"])

    def limit(self, decision: Decision) -> float | None:
        """The least that the active pacts of this player let it have; None where nothing binds it, or where a limit
        depends on harvests that are not for these eyes.
        """
        if self._limits is None:
            self._limits = list(self._binding())
        player = decision["playerId"]
        return min((limit for parties, limit in self._limits if player in parties), default=None)

    def is_breach(self, decision: Decision) -> bool:
        """Whether the player broke a pact."""
        return decision["playerId"] in self._breached

    def _binding(self) -> Iterator[tuple[frozenset[PlayerId], float]]:
        """Whom each active pact lets have how much in this turn."""
        known = self._whole and len(self.decisions) > 0
        context = TurnContext(mean([each["actual"] for each in self.decisions]) if known else math.nan)
        for pact in self._pacts:
            limit = limit_of(pact["terms"], context) if pact["status"] == "active" else None
            if limit is not None and not math.isnan(limit):
                yield frozenset(pact["parties"]), limit
