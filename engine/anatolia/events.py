"""What a running match tells whoever watches it: immutable values, safe to hand to another thread."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from engine.anatolia.board import Power
from engine.anatolia.chronicle import Position
from engine.errors import ConcordError
from engine.seats.protocol import Reason, Refusal

SeatState: TypeAlias = Literal["idle", "thinking", "waiting", "done", "fell-back", "out"]


@dataclass(frozen=True, slots=True)
class SeatLight:
    """The light of one seat: idle (not asked), thinking (a bot), waiting (a person), done, fell back, out (eliminated).

    `elapsed_ms` is set when done; `reason` is set when it fell back in this phase; `gone` means that its worker ended
    for good.
    """

    state: SeatState
    elapsed_ms: float | None = None
    reason: Reason | None = None
    gone: bool = False


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """A phase is open; everyone in `asked` is being asked at once."""

    position: Position
    asked: tuple[Power, ...]


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """One seat's light changed."""

    power: Power
    light: SeatLight


@dataclass(frozen=True, slots=True)
class SeatAsked:
    """A human seat must answer `method`; `state` is what a bot in its place would be given (private to the seat)."""

    power: Power
    method: str
    state: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class SeatRefused:
    """A human seat's payload was refused; the seat goes on waiting."""

    power: Power
    method: str
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class FellBack:
    """The public `bot-fallback` event (`anatolia: Bots`): no clock readings, payloads or exception texts."""

    year: int
    season: str
    phase: str
    power: Power
    method: str
    reason: Reason

    def to_json(self) -> dict[str, Any]:
        """The event as logs and saved games hold it."""
        return {
            "type": "bot-fallback",
            "year": self.year,
            "season": self.season,
            "phase": self.phase,
            "power": self.power,
            "method": self.method,
            "reason": self.reason,
        }


@dataclass(frozen=True, slots=True)
class Diverged:
    """On resume, a bot answered otherwise than the record says (`bot-diverged`); the record stands."""

    year: int
    season: str
    phase: str
    power: Power
    method: str

    def to_json(self) -> dict[str, Any]:
        """The event as logs hold it."""
        return {
            "type": "bot-diverged",
            "year": self.year,
            "season": self.season,
            "phase": self.phase,
            "power": self.power,
            "method": self.method,
        }


@dataclass(frozen=True, slots=True)
class Reloaded:
    """A bot's file was loaded anew before this phase (`bot-reloaded`).

    `changed` counts the earlier calls that it would have answered otherwise than the record says; the record stands.
    """

    year: int
    season: str
    phase: str
    power: Power
    changed: int

    def to_json(self) -> dict[str, Any]:
        """The event as logs hold it."""
        return {
            "type": "bot-reloaded",
            "year": self.year,
            "season": self.season,
            "phase": self.phase,
            "power": self.power,
            "changed": self.changed,
        }


@dataclass(frozen=True, slots=True)
class PhaseEnded:
    """A phase was carried out; `ended` names it, `position` is what follows."""

    year: int
    season: str
    ended: str
    position: Position


@dataclass(frozen=True, slots=True)
class Saved:
    """The game file holds everything up to here."""

    path: str


@dataclass(frozen=True, slots=True)
class SaveFailed:
    """The game file could not be written; the match goes on and tries again after the next phase."""

    error: ConcordError


@dataclass(frozen=True, slots=True)
class Finished:
    """The match is over; `result` is the `result()` object."""

    position: Position
    result: Mapping[str, Any]


MatchEvent: TypeAlias = (
    PhaseBegan
    | SeatChanged
    | SeatAsked
    | SeatRefused
    | FellBack
    | Diverged
    | Reloaded
    | PhaseEnded
    | Saved
    | SaveFailed
    | Finished
)
