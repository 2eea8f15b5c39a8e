"""What a seat is told and what a spectator sees: detached JSON of the state schema (`bot-api: State schema`).

Each snapshot is put together from *sealed* parts (the map, past seasons, broken promises), which are worked out once
and then unpacked afresh for every reader, as objects or as canonical text.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable
from typing import Any, TypeAlias

from engine.anatolia.board import Board, Power, ProvinceId, Unit
from engine.anatolia.chronicle import SeasonRecord
from engine.anatolia.moment import HISTORY_LENGTH, Moment
from engine.anatolia.negotiation import MAX_PROPOSALS
from engine.anatolia.orders import Order, legal_orders_of
from engine.files import canonical_json

TIME_LIMIT_MS = 2000
"""Wall-clock limit of a bot's call, as the snapshot states it (`bot-api: Worker execution`)."""


class Sealed:
    """A JSON value that nobody else holds: `fresh` gives a new copy of it, `text` its canonical JSON."""

    __slots__ = ("_packed", "_text", "_value")

    def __init__(self, value: Any) -> None:
        self._value = value
        self._packed: bytes | None = None
        self._text: str | None = None

    def fresh(self) -> Any:
        """A copy that shares nothing that could be changed."""
        if self._packed is None:
            self._packed = marshal.dumps(self._value)
        return marshal.loads(self._packed)

    @property
    def text(self) -> str:
        if self._text is None:
            self._text = canonical_json(self._value)
        return self._text


Parts: TypeAlias = dict[str, Any]
"""A snapshot by its keys; each value is sealed, a list of sealed ones, or plain JSON."""


def unsealed(parts: Parts) -> dict[str, Any]:
    """The snapshot as JSON values, each sealed part unpacked afresh. Plain parts are handed on: make them anew."""
    return {key: _unsealed(part) for key, part in parts.items()}


def _unsealed(part: Any) -> Any:
    if isinstance(part, Sealed):
        return part.fresh()
    return [entry.fresh() for entry in part] if _is_sealed_list(part) else part


def canonical_text(parts: Parts) -> str:
    """`canonical_json` of the unsealed snapshot, without unpacking what is sealed."""
    return "{" + ",".join(f'"{key}":{_text(parts[key])}' for key in sorted(parts)) + "}"


def _text(part: Any) -> str:
    if isinstance(part, Sealed):
        return part.text
    if type(part) is int:  # the encoder takes a detour for bare numbers
        return str(part)
    return "[" + ",".join(entry.text for entry in part) + "]" if _is_sealed_list(part) else canonical_json(part)


def _is_sealed_list(part: Any) -> bool:
    return type(part) is list and all(type(entry) is Sealed for entry in part)


class Snapshots:
    """The snapshots of one game; what doesn't change from moment to moment or from power to power is sealed once."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._map = Sealed(board.map_json())
        self._kept: dict[str, tuple[object, Sealed]] = {}
        self._seasons: dict[tuple[int, str, tuple[int, ...]], Sealed] = {}
        self._legal_for: tuple[Unit, ...] | None = None
        self._legal: dict[Power, dict[ProvinceId, tuple[Order, ...]]] = {}

    def legal_orders(self, moment: Moment, power: Power) -> dict[ProvinceId, tuple[Order, ...]]:
        """The legal orders of each on-board unit of a power, in every phase (R26)."""
        if self._legal_for is not moment.units:
            self._legal_for, self._legal = moment.units, {}
        if power not in self._legal:
            self._legal[power] = legal_orders_of(self._board, moment.units, power)
        return self._legal[power]

    def of_power(self, moment: Moment, power: Power) -> Parts:
        """The state schema for one power."""
        return {
            "phase": moment.phase,
            "year": moment.year,
            "season": moment.season,
            "seed": moment.seed,
            "you": power,
            **self._public(moment),
            "inbox": [proposal.to_json() for proposal in moment.inbox(power)],
            "accepted": [promise.to_json() for promise in moment.accepted(power)],
            "trust": self._trust(moment),
            "history": self._history(moment, power),
            "retreats": [unit.to_json() for unit in moment.dislodged if unit.power == power],
            "legalOrders": self._orders_of(moment, power),
            "limits": self._sealed("limits", moment.board, lambda: _limits(moment)),
        }

    def of_spectator(self, moment: Moment) -> Parts:
        """The spectator's state (`contract: replay --at`).

        The state schema without what belongs to one power, with every power's retreats and legal orders, and with all
        of the season's ``proposals`` (Proposal[]) and ``deals`` (PromiseRecord[]).
        """
        return {
            "phase": moment.phase,
            "year": moment.year,
            "season": moment.season,
            "seed": moment.seed,
            **self._public(moment),
            "proposals": [proposal.to_json() for proposal in moment.proposals],
            "deals": [promise.to_json() for promise in moment.promises],
            "trust": self._trust(moment),
            "history": self._history(moment, None),
            "retreats": [unit.to_json() for unit in moment.dislodged],
            "legalOrders": self._orders_of(moment, None),
        }

    def _public(self, moment: Moment) -> Parts:
        owners = moment.owners
        return {
            "map": self._map,
            "units": self._sealed("units", moment.units, lambda: [unit.to_json() for unit in moment.units]),
            "owners": self._sealed("owners", owners, lambda: dict(owners)),
            "centresByPower": self._sealed("centres", owners, lambda: moment.centres),
        }

    def _trust(self, moment: Moment) -> Sealed:
        trust = moment.trust
        return self._sealed("trust", trust, lambda: {power: record.to_json() for power, record in trust.items()})

    def _orders_of(self, moment: Moment, power: Power | None) -> Sealed:
        """The legal orders of one power, or of all (None), by unit."""

        def listed() -> dict[ProvinceId, Any]:
            found: dict[ProvinceId, tuple[Order, ...]] = {}
            for name in self._board.powers if power is None else (power,):
                found |= self.legal_orders(moment, name)
            return {
                place: [order.to_json() for order in found[place]] for place in self._board.adjacency if place in found
            }

        return self._sealed(f"orders of {power}", moment.units, listed)

    def _history(self, moment: Moment, power: Power | None) -> list[Sealed]:
        return [self._season(record, power) for record in moment.completed[-HISTORY_LENGTH:]]

    def _season(self, record: SeasonRecord, power: Power | None) -> Sealed:
        """Two readers who may see the same promises are told of the season in the same words."""
        seen = record.promises_seen_by(power)
        key = (record.year, record.season, tuple(map(id, seen)))
        if key not in self._seasons:
            self._seasons[key] = Sealed(season_json(self._board, record, power))
        return self._seasons[key]

    def _sealed(self, name: str, source: object, value: Callable[[], Any]) -> Sealed:
        """The sealed `value()`, kept under `name` for as long as its `source` is the same object."""
        kept = self._kept.get(name)
        if kept is None or kept[0] is not source:
            kept = self._kept[name] = (source, Sealed(value()))
        return kept[1]


def _limits(moment: Moment) -> dict[str, int]:
    return {"maxProposals": MAX_PROPOSALS, "timeLimitMs": TIME_LIMIT_MS, "maxYears": moment.max_years}


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
