"""A person's draft: what each human seat has put together for the open phase, and what has been sent already.

A payload is plain JSON in the form that the phase's method returns (`bot-api: Method return values`), complete or not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, TypeAlias

from engine.anatolia.board import Power, ProvinceId
from engine.anatolia.chronicle import METHOD_OF_PHASE, Phase
from engine.anatolia.orders import Order, parse_order
from engine.errors import RecordError

FORMAT = "anatolia-draft"
VERSION = 1
REMEDY = "the phase starts with an empty draft; the game itself is untouched"

PhaseKey: TypeAlias = tuple[int, str, Phase]


def empty_payload(phase: Phase) -> Any:
    """What a seat that has done nothing yet would send: a fresh list or object of the phase's form."""
    return {} if phase in ("negotiate-answer", "retreats") else []


@dataclass(frozen=True, slots=True)
class SeatDraft:
    """One seat's payload so far; `sent` once the person has handed it in."""

    payload: Any
    sent: bool = False


@dataclass(frozen=True, slots=True)
class Draft:
    """The drafts of every human seat in one phase. Immutable: each edit gives a new one."""

    year: int
    season: str
    phase: Phase
    seats: Mapping[Power, SeatDraft] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def key(self) -> PhaseKey:
        return (self.year, self.season, self.phase)

    def payload(self, power: Power) -> Any:
        """What `power` would send now."""
        seat = self.seats.get(power)
        return empty_payload(self.phase) if seat is None else seat.payload

    def is_sent(self, power: Power) -> bool:
        seat = self.seats.get(power)
        return seat is not None and seat.sent

    def edited(self, power: Power, payload: Any) -> Draft:
        """The draft after `power` changed its payload (it is then not sent)."""
        return self._with(power, SeatDraft(payload))

    def sent(self, power: Power, payload: Any) -> Draft:
        """The draft after `power` handed `payload` in."""
        return self._with(power, SeatDraft(payload, sent=True))

    def taken_back(self, power: Power) -> Draft:
        """The draft after the engine refused what `power` sent: the payload stays, to be corrected."""
        return self._with(power, SeatDraft(self.payload(power)))

    def to_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "year": self.year,
            "season": self.season,
            "phase": self.phase,
            "seats": {power: {"payload": seat.payload, "sent": seat.sent} for power, seat in self.seats.items()},
        }

    def _with(self, power: Power, seat: SeatDraft) -> Draft:
        return replace(self, seats=MappingProxyType({**self.seats, power: seat}))


def draft_from_json(data: Any, where: str) -> Draft:
    """The draft that `data` holds. Raises `RecordError` naming `where` if it is none, or one from a newer version."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise RecordError("this is no draft of a match", where, REMEDY)
    if data.get("version") != VERSION:
        raise RecordError(f"this draft has version {data.get('version')!r}, not {VERSION}", where, REMEDY)
    seats = data.get("seats")
    if not (isinstance(seats, Mapping) and all(_is_seat(seat) for seat in seats.values())):
        raise RecordError("the seats of this draft are damaged", where, REMEDY)
    year, season = data.get("year"), data.get("season")
    phase: Any = data.get("phase")
    if not isinstance(year, int) or season not in ("Spring", "Autumn") or phase not in METHOD_OF_PHASE:
        raise RecordError("the phase of this draft is damaged", where, REMEDY)
    read = {power: SeatDraft(seat["payload"], seat["sent"]) for power, seat in seats.items()}
    return Draft(year, season, phase, MappingProxyType(read))


def _is_seat(seat: Any) -> bool:
    return isinstance(seat, Mapping) and "payload" in seat and isinstance(seat.get("sent"), bool)


def orders_of(payload: Any) -> dict[ProvinceId, Order]:
    """The orders of a payload by unit; entries that are none are left out, the last of two for a unit stands."""
    entries = payload if isinstance(payload, list) else []
    orders = [order for order in map(parse_order, entries) if order is not None]
    return {order.unit: order for order in orders}


def payload_of(orders: Iterable[Order]) -> list[dict[str, Any]]:
    """Orders as the ``orders`` method returns them."""
    return [order.to_json() for order in orders]
