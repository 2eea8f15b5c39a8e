"""What is new in a tick as rows of a store, and back."""

from __future__ import annotations

import dataclasses
import json
import zlib
from collections.abc import Callable
from typing import Any

from engine.colony.events import Event
from engine.colony.perspective import Message
from engine.colony.record import Arrival, TickNews
from engine.colony.state import Receipt
from engine.colony.threads import Notice, Rejection
from engine.files import utf8, utf8_json
from engine.minds.protocol import Failure

Row = tuple[Any, ...]

INSERT_TICK = "INSERT INTO ticks (timeline, tick, game, minds) VALUES (?, ?, ?, ?)"
INSERT_NEWS = "INSERT INTO news (timeline, tick, place, kind, body) VALUES (?, ?, ?, ?, ?)"
INSERT_SNAPSHOT = "INSERT OR REPLACE INTO snapshots (timeline, tick, world) VALUES (?, ?, ?)"
INSERT_ARRIVAL = (
    "INSERT INTO arrivals (timeline, tick, place, attempt, mind, aim, value, stage, diagnostic, outcome, why,"
    " counts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
ARRIVAL = "tick, place, attempt, mind, aim, value, stage, diagnostic, outcome, why, counts"

_NAMES: dict[type, tuple[str, ...]] = {
    kind: tuple(field.name for field in dataclasses.fields(kind)) for kind in (Receipt, Notice, Rejection, Message)
}
_SNAPSHOT_LEVEL = 1
"""Of zlib: the fastest, and half as large again as the smallest."""


def tick_row(timeline: int, tick: int, game: str, minds: str) -> Row:
    """The digests after a tick."""
    return timeline, tick, bytes.fromhex(game), bytes.fromhex(minds)


def news_rows(timeline: int, news: TickNews, thinking: bool) -> list[Row]:
    """Events, receipts, notices, rejections and messages of a tick, in this order; then who thinks, where `thinking`
    says that it changed.
    """
    found: list[tuple[str, Any]] = [("event", each.to_json()) for each in news.events]
    for kind, parts in (
        ("receipt", news.receipts),
        ("notice", news.notices),
        ("rejection", news.rejections),
        ("message", news.messages),
    ):
        found += [(kind, {name: getattr(part, name) for name in _NAMES[type(part)]}) for part in parts]
    if thinking:
        found.append(("thinking", news.thinking))
    return [(timeline, news.tick, place, kind, utf8_json(body)) for place, (kind, body) in enumerate(found)]


def arrival_rows(timeline: int, news: TickNews) -> list[Row]:
    """The arrivals of a tick."""
    return [_arrival_row(timeline, each) for each in news.arrivals]


def _arrival_row(timeline: int, arrival: Arrival) -> Row:
    failure = arrival.failure
    return (
        timeline,
        arrival.tick,
        arrival.order,
        arrival.attempt,
        arrival.mind,
        arrival.aim,
        None if arrival.value is None else utf8_json(arrival.value),
        None if failure is None else failure.stage,
        None if failure is None else utf8(failure.diagnostic),
        arrival.outcome,
        utf8(arrival.why),
        utf8_json(arrival.counts) if arrival.counts else None,
    )


def arrival_of(row: Row) -> Arrival:
    """The arrival of the columns `ARRIVAL`."""
    tick, place, attempt, mind, aim, value, stage, diagnostic, outcome, why, counts = row
    return Arrival(
        tick,
        place,
        attempt,
        mind,
        aim,
        None if value is None else json.loads(value),
        None if stage is None else Failure(stage, diagnostic),
        outcome,
        why,
        () if counts is None else tuple(json.loads(counts)),
    )


READ: dict[str, Callable[[Any], Any]] = {
    "event": Event.from_json,
    "receipt": lambda data: Receipt(**data),
    "notice": lambda data: Notice(**data),
    "rejection": lambda data: Rejection(**data),
    "message": lambda data: Message(**data),
    "thinking": lambda data: [(who, aim) for who, aim in data],
}
"""What is made of the body of each kind of news."""


def packed(world: dict[str, Any]) -> bytes:
    """A whole world, as it is kept."""
    return zlib.compress(utf8_json(world).encode(), _SNAPSHOT_LEVEL)


def unpacked(blob: bytes) -> Any:
    """The world of `packed`. Raises `ValueError` and `zlib.error` where it was changed."""
    return json.loads(zlib.decompress(blob))
