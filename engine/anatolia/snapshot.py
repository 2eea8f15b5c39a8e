"""What a seat is told and what a spectator sees: detached JSON of the state schema (`bot-api: State schema`).

Each snapshot is put together from *sealed* parts (the map, past seasons, broken promises), which are worked out once
and then unpacked afresh for every reader, as objects or as canonical text.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Iterator
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
        """The value as canonical JSON, worked out once."""
        if self._text is None:
            self._text = canonical_json(self._value)
        return self._text


class Joined:
    """A JSON object of parts, each sealed, joined or plain; what is sealed is worked out once for all who share it.

    Plain parts are handed on by `fresh`: they must be made for this object alone.
    """

    __slots__ = ("_parts", "_text")

    def __init__(self, parts: dict[str, Any]) -> None:
        self._parts = parts
        self._text: str | None = None

    def fresh(self) -> dict[str, Any]:
        """The object with every sealed part unpacked afresh."""
        return {key: _fresh(part) for key, part in self._parts.items()}

    @property
    def text(self) -> str:
        """`canonical_json` of the object, without unpacking what is sealed."""
        if self._text is None:
            pieces = ["{"]
            for key in sorted(self._parts):
                pieces += (canonical_json(key), ":")
                _write(self._parts[key], pieces)
                pieces.append(",")
            # The last comma becomes the brace; joining once copies the long pieces once.
            pieces[-1] = "}" if self._parts else "{}"
            self._text = "".join(pieces)
        return self._text


Part: TypeAlias = Sealed | Joined


def _fresh(part: Any) -> Any:
    if isinstance(part, Sealed | Joined):
        return part.fresh()
    return [_fresh(entry) for entry in part] if type(part) is list else part


def _write(part: Any, pieces: list[str]) -> None:
    """Add the part's canonical JSON, piece by piece."""
    if isinstance(part, Sealed | Joined):
        pieces.append(part.text)
    elif type(part) is list and part and isinstance(part[0], Sealed | Joined):
        for index, entry in enumerate(part):
            pieces += ("," if index else "[", entry.text)
        pieces.append("]")
    elif type(part) is int:  # the encoder takes a detour for bare numbers
        pieces.append(str(part))
    else:
        pieces.append(canonical_json(part))


class Snapshots:
    """The snapshots of one game; what doesn't change from moment to moment or from power to power is sealed once."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._map = Sealed(board.map_json())
        self._kept: dict[tuple[object, ...], tuple[object, Part]] = {}
        self._seasons: dict[tuple[int, str, Power | None], Joined] = {}
        self._legal_for: tuple[Unit, ...] | None = None
        self._legal: dict[Power, dict[ProvinceId, tuple[Order, ...]]] = {}
        self._legal_sealed: dict[ProvinceId, Sealed] = {}

    def legal_orders(self, moment: Moment, power: Power) -> dict[ProvinceId, tuple[Order, ...]]:
        """The legal orders of each on-board unit of a power, in every phase (R26)."""
        if self._legal_for is not moment.units:
            self._legal_for, self._legal, self._legal_sealed = moment.units, {}, {}
        if power not in self._legal:
            self._legal[power] = legal_orders_of(self._board, moment.units, power)
        return self._legal[power]

    def of_power(self, moment: Moment, power: Power) -> Joined:
        """The state schema for one power."""
        return Joined(
            {
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
                "limits": self._sealed(("limits",), moment.board, lambda: _limits(moment)),
            }
        )

    def of_spectator(self, moment: Moment) -> Joined:
        """The spectator's state (`contract: replay --at`).

        The state schema without what belongs to one power, with every power's retreats and legal orders, and with all
        of the season's ``proposals`` (Proposal[]) and ``deals`` (PromiseRecord[]).
        """
        return Joined(
            {
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
        )

    def _public(self, moment: Moment) -> dict[str, Part]:
        owners = moment.owners
        return {
            "map": self._map,
            "units": self._sealed(("units",), moment.units, lambda: [unit.to_json() for unit in moment.units]),
            "owners": self._sealed(("owners",), owners, lambda: dict(owners)),
            "centresByPower": self._sealed(("centres",), owners, lambda: moment.centres),
        }

    def _trust(self, moment: Moment) -> Part:
        trust = moment.trust
        parts = {power: self._sealed(("trust", power), trust[power], trust[power].to_json) for power in trust}
        return self._keep(("trust",), trust, lambda: Joined(parts))

    def _orders_of(self, moment: Moment, power: Power | None) -> Part:
        """The legal orders of one power, or of all (None), by unit."""
        return self._keep(("orders of", power), moment.units, lambda: Joined(dict(self._listed(moment, power))))

    def _listed(self, moment: Moment, power: Power | None) -> Iterator[tuple[ProvinceId, Sealed]]:
        found: dict[ProvinceId, tuple[Order, ...]] = {}
        for name in self._board.powers if power is None else (power,):
            found |= self.legal_orders(moment, name)
        for place in self._board.adjacency:
            if place in found:
                if place not in self._legal_sealed:
                    self._legal_sealed[place] = Sealed([order.to_json() for order in found[place]])
                yield place, self._legal_sealed[place]

    def _history(self, moment: Moment, power: Power | None) -> list[Joined]:
        return [self._season(record, power) for record in moment.completed[-HISTORY_LENGTH:]]

    def _season(self, record: SeasonRecord, power: Power | None) -> Joined:
        """SeasonHistory as a power (or a spectator, None) may read it; only the promises differ between readers."""
        key = (record.year, record.season, power)
        if key not in self._seasons:
            when, resolution = (record.year, record.season), record.resolution
            parts: dict[str, Any] = {
                "year": record.year,
                "season": record.season,
                "orders": self._sealed(("orders", *when), resolution, lambda: self._orders_given(record)),
                "resolution": self._sealed(
                    ("resolution", *when), resolution, lambda: [order.to_json() for order in resolution.resolution]
                ),
                "promises": Sealed([outcome.to_json() for outcome in record.promises_seen_by(power)]),
            }
            if record.retreats:
                parts["retreats"] = Sealed([retreat.to_json() for retreat in record.retreats])
            self._seasons[key] = Joined(parts)
        return self._seasons[key]

    def _orders_given(self, record: SeasonRecord) -> dict[Power, list[dict[str, Any]]]:
        """Every power of the board has its list, if an empty one."""
        orders: dict[Power, list[dict[str, Any]]] = {power: [] for power in self._board.powers}
        for order in record.resolution.resolution:
            orders[order.power].append(order.to_json())
        return orders

    def _sealed(self, name: tuple[object, ...], source: object, value: Callable[[], Any]) -> Part:
        return self._keep(name, source, lambda: Sealed(value()))

    def _keep(self, name: tuple[object, ...], source: object, make: Callable[[], Part]) -> Part:
        """What `make` gives, kept under `name` for as long as its `source` is the same object."""
        kept = self._kept.get(name)
        if kept is None or kept[0] is not source:
            kept = self._kept[name] = (source, make())
        return kept[1]


def _limits(moment: Moment) -> dict[str, int]:
    return {"maxProposals": MAX_PROPOSALS, "timeLimitMs": TIME_LIMIT_MS, "maxYears": moment.max_years}
