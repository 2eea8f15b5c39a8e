"""What a seat is told and what a spectator sees: detached JSON of the state schema (`bot-api: State schema`).

Each snapshot is put together from *sealed* parts (the map, past seasons, broken promises), which are worked out once
and then unpacked afresh for every reader, as objects or as canonical text.
"""

from __future__ import annotations

import marshal
from typing import Any

from engine.anatolia.board import Board, Power, ProvinceId, Unit
from engine.anatolia.chronicle import SeasonRecord
from engine.anatolia.moment import HISTORY_LENGTH, Moment
from engine.anatolia.negotiation import MAX_PROPOSALS
from engine.anatolia.orders import Order, legal_orders_of
from engine.anatolia.promises import Trust
from engine.files import canonical_json

TIME_LIMIT_MS = 2000
"""Wall-clock limit of a bot's call, as the snapshot states it (`bot-api: Worker execution`)."""


class Sealed:
    """A JSON value that is kept packed: `fresh` unpacks a new copy, `text` is its canonical JSON."""

    __slots__ = ("_packed", "_text")

    def __init__(self, value: Any) -> None:
        self._packed = marshal.dumps(value)
        self._text: str | None = None

    def fresh(self) -> Any:
        """A copy that shares nothing that could be changed."""
        return marshal.loads(self._packed)

    @property
    def text(self) -> str:
        if self._text is None:
            self._text = canonical_json(self.fresh())
        return self._text


def unsealed(value: Any) -> Any:
    """The JSON value with every sealed part unpacked afresh."""
    match value:
        case Sealed():
            return value.fresh()
        case dict():
            return {key: unsealed(part) for key, part in value.items()}
        case list():
            return [unsealed(part) for part in value]
        case _:
            return value


def canonical_text(value: Any) -> str:
    """`canonical_json` of the unsealed value, without unpacking what is sealed."""
    match value:
        case Sealed():
            return value.text
        case dict():
            parts = (f"{canonical_json(key)}:{canonical_text(value[key])}" for key in sorted(value))
            return "{" + ",".join(parts) + "}"
        case list():
            return "[" + ",".join(map(canonical_text, value)) + "]"
        case _:
            return canonical_json(value)


class Snapshots:
    """The snapshots of one game; keeps its sealed parts from moment to moment."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._map = Sealed(board.map_json())
        self._seasons: dict[tuple[int, str, tuple[int, ...]], Sealed] = {}
        self._trust: dict[Power, tuple[Trust, Sealed]] = {}
        self._legal_for: tuple[Unit, ...] | None = None
        self._legal: dict[Power, dict[ProvinceId, tuple[Order, ...]]] = {}
        self._legal_sealed: dict[Power, dict[ProvinceId, Sealed]] = {}

    def legal_orders(self, moment: Moment, power: Power) -> dict[ProvinceId, tuple[Order, ...]]:
        """The legal orders of each on-board unit of a power, in every phase (R26)."""
        if self._legal_for is not moment.units:
            self._legal_for, self._legal, self._legal_sealed = moment.units, {}, {}
        if power not in self._legal:
            self._legal[power] = legal_orders_of(self._board, moment.units, power)
        return self._legal[power]

    def of_power(self, moment: Moment, power: Power) -> dict[str, Any]:
        """The state schema for one power, in sealed parts."""
        return {
            "phase": moment.phase,
            "year": moment.year,
            "season": moment.season,
            "seed": moment.seed,
            "you": power,
            "map": self._map,
            "units": [unit.to_json() for unit in moment.units],
            "owners": dict(moment.owners),
            "centresByPower": moment.centres,
            "inbox": [proposal.to_json() for proposal in moment.inbox(power)],
            "accepted": [promise.to_json() for promise in moment.accepted(power)],
            "trust": self._trust_of(moment),
            "history": self._history(moment, power),
            "retreats": [unit.to_json() for unit in moment.dislodged if unit.power == power],
            "legalOrders": self._orders_of(moment, power),
            "limits": {"maxProposals": MAX_PROPOSALS, "timeLimitMs": TIME_LIMIT_MS, "maxYears": moment.max_years},
        }

    def of_spectator(self, moment: Moment) -> dict[str, Any]:
        """The spectator's state in sealed parts (`contract: replay --at`).

        The state schema without what belongs to one power, with every power's retreats and legal orders, and with all
        of the season's ``proposals`` (Proposal[]) and ``deals`` (PromiseRecord[]).
        """
        orders: dict[ProvinceId, Sealed] = {}
        for power in self._board.powers:
            orders.update(self._orders_of(moment, power))
        return {
            "phase": moment.phase,
            "year": moment.year,
            "season": moment.season,
            "seed": moment.seed,
            "map": self._map,
            "units": [unit.to_json() for unit in moment.units],
            "owners": dict(moment.owners),
            "centresByPower": moment.centres,
            "proposals": [proposal.to_json() for proposal in moment.proposals],
            "deals": [promise.to_json() for promise in moment.promises],
            "trust": self._trust_of(moment),
            "history": self._history(moment, None),
            "retreats": [unit.to_json() for unit in moment.dislodged],
            "legalOrders": {place: orders[place] for place in self._board.adjacency if place in orders},
        }

    def _orders_of(self, moment: Moment, power: Power) -> dict[ProvinceId, Sealed]:
        legal = self.legal_orders(moment, power)
        if power not in self._legal_sealed:
            self._legal_sealed[power] = {
                place: Sealed([order.to_json() for order in orders]) for place, orders in legal.items()
            }
        return self._legal_sealed[power]

    def _trust_of(self, moment: Moment) -> dict[Power, Sealed]:
        for power, trust in moment.trust.items():
            if power not in self._trust or self._trust[power][0] is not trust:
                self._trust[power] = (trust, Sealed(trust.to_json()))
        return {power: self._trust[power][1] for power in moment.trust}

    def _history(self, moment: Moment, power: Power | None) -> list[Sealed]:
        return [self._season(record, power) for record in moment.completed[-HISTORY_LENGTH:]]

    def _season(self, record: SeasonRecord, power: Power | None) -> Sealed:
        """Two readers who may see the same promises are told of the season in the same words."""
        seen = record.promises_seen_by(power)
        key = (record.year, record.season, tuple(map(id, seen)))
        if key not in self._seasons:
            self._seasons[key] = Sealed(season_json(self._board, record, power))
        return self._seasons[key]


def season_json(board: Board, record: SeasonRecord, power: Power | None) -> dict[str, Any]:
    """SeasonHistory as a power (or a spectator, None) may read it; every power of the board has its list of orders."""
    orders: dict[Power, list[dict[str, Any]]] = {name: [] for name in board.powers}
    for order in record.resolution.resolution:
        orders[order.power].append(order.to_json())
    history: dict[str, Any] = {
        "year": record.year,
        "season": record.season,
        "orders": orders,
        "resolution": [order.to_json() for order in record.resolution.resolution],
        "promises": [outcome.to_json() for outcome in record.promises_seen_by(power)],
    }
    if record.retreats:
        history["retreats"] = [retreat.to_json() for retreat in record.retreats]
    return history
