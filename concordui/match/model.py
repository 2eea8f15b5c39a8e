"""What the window knows of a running match: one immutable state, and how each event of the engine changes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from types import MappingProxyType
from typing import Any, TypeAlias

from concordui.match.turns import Turns
from concordui.session import Failed, NotReloaded, Overheard, Reloading
from engine.anatolia.board import Board, Power
from engine.anatolia.chronicle import Position, SeasonRecord
from engine.anatolia.events import (
    Diverged,
    FellBack,
    Finished,
    MatchEvent,
    PhaseBegan,
    PhaseEnded,
    Reloaded,
    Saved,
    SaveFailed,
    SeatAsked,
    SeatChanged,
    SeatLight,
    SeatRefused,
)
from engine.anatolia.promises import Proposal
from engine.seats.protocol import Refusal

Told: TypeAlias = MatchEvent | Failed | Overheard | Reloading | NotReloaded


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One thing to tell in the log; `seen_by` names the seat whose secret it is, None means everybody's.

    `at` is None for what happened before the match was opened here.
    """

    at: datetime | None
    event: object
    seen_by: Power | None = None


@dataclass(frozen=True, slots=True)
class Note:
    """A line of the log that the window itself adds, already in words."""

    text: str


@dataclass(frozen=True, slots=True)
class Recalled:
    """A season that was played before the match was opened here."""

    board: Board
    record: SeasonRecord


@dataclass(frozen=True, slots=True)
class MatchModel:
    """Everything the workspace shows. `secrets` holds what each human seat was last given (`bot-api: State schema`).

    `lit` says when each light changed, for the milliseconds of a seat that still thinks.
    """

    board: Board
    turns: Turns
    position: Position | None = None
    asked: tuple[Power, ...] = ()
    lights: Mapping[Power, SeatLight] = field(default_factory=lambda: MappingProxyType({}))
    lit: Mapping[Power, datetime] = field(default_factory=lambda: MappingProxyType({}))
    secrets: Mapping[Power, Mapping[str, Any]] = field(default_factory=lambda: MappingProxyType({}))
    refusals: Mapping[Power, Refusal] = field(default_factory=lambda: MappingProxyType({}))
    log: tuple[LogEntry, ...] = ()
    overheard: tuple[Proposal, ...] = ()
    saved: datetime | None = None
    unsaved: bool = False
    """Whether the last try to save failed."""
    result: Mapping[str, Any] | None = None
    failure: Failed | None = None

    @property
    def viewer(self) -> Power | None:
        """The seat whose secrets are shown."""
        return self.turns.viewer

    @property
    def everything(self) -> bool:
        """Whether all may be shown: nobody plays here, or the match is over."""
        return self.turns.watching or self.result is not None

    @property
    def secret(self) -> Mapping[str, Any] | None:
        """The private state of whoever looks, if it has been asked yet."""
        return None if self.viewer is None else self.secrets.get(self.viewer)

    @property
    def visible_log(self) -> tuple[LogEntry, ...]:
        """The log without other people's secrets."""
        return tuple(entry for entry in self.log if entry.seen_by in (None, self.viewer) or self.everything)

    def fallback(self, power: Power, year: int, season: str) -> FellBack | None:
        """What replaced the orders of a seat in this season, if anything did."""
        wanted = (power, year, season, "orders")
        told = (entry.event for entry in self.log if isinstance(entry.event, FellBack))
        return next((e for e in told if (e.power, e.year, e.season, e.phase) == wanted), None)

    def recalling(self, position: Position, fallbacks: Sequence[FellBack]) -> MatchModel:
        """The state of a match that was saved: the log tells of the seasons before, and of the `fallbacks` in them."""
        entries: list[LogEntry] = []
        rest = list(fallbacks)
        for record in position.seasons:
            season = [fell for fell in rest if (fell.year, fell.season) == (record.year, record.season)]
            rest = [fell for fell in rest if fell not in season]
            entries += [LogEntry(None, event) for event in (*season, Recalled(self.board, record))]
        entries += [LogEntry(None, fell) for fell in rest]
        return replace(self, log=(*entries, *self.log))

    def told(self, event: Told, now: datetime) -> MatchModel:
        """The state after `event` came."""
        match event:
            case PhaseBegan():
                return self._began(event, now)
            case SeatChanged(power=power, light=light):
                return replace(self, lights=_put(self.lights, power, light), lit=_put(self.lit, power, now))
            case SeatAsked(power=power, state=state):
                secrets = _put(self.secrets, power, state)
                return replace(self, secrets=secrets, turns=self.turns.ask(power))
            case SeatRefused(power=power):
                refusals = _put(self.refusals, power, event.refusal)
                logged = self._logged(event, now, power)
                return replace(logged, refusals=refusals, turns=self.turns.ask(power))
            case PhaseEnded(position=position):
                return replace(self._logged(event, now), position=position)
            case Saved():
                return replace(self, saved=now, unsaved=False)
            case SaveFailed():
                return replace(self._logged(event, now), unsaved=True)
            case Overheard(proposals=proposals):
                return replace(self, overheard=proposals)
            case Finished(position=position, result=result):
                return replace(self._logged(event, now), position=position, result=result, asked=())
            case Failed():
                return replace(self._logged(event, now), failure=event)
            case FellBack() | Diverged() | Reloading() | NotReloaded() | Reloaded():
                return self._logged(event, now)

    def sent(self, power: Power) -> MatchModel:
        """`power` has handed its answer in."""
        refusals = MappingProxyType({seat: why for seat, why in self.refusals.items() if seat != power})
        return replace(self, turns=self.turns.sent(power), refusals=refusals)

    def confirmed(self) -> MatchModel:
        """The next person is alone at the screen."""
        return replace(self, turns=self.turns.confirm())

    def noted(self, text: str, now: datetime, seen_by: Power | None = None) -> MatchModel:
        """The window adds a line to the log."""
        return self._logged(Note(text), now, seen_by)

    def _began(self, event: PhaseBegan, now: datetime) -> MatchModel:
        return replace(
            self._logged(event, now),
            position=event.position,
            asked=event.asked,
            turns=self.turns.phase(),
            refusals=MappingProxyType({}),
        )

    def _logged(self, event: object, now: datetime, seen_by: Power | None = None) -> MatchModel:
        return replace(self, log=(*self.log, LogEntry(now, event, seen_by)))


def start(board: Board, humans: Iterable[Power]) -> MatchModel:
    """The state before the first event."""
    return MatchModel(board, Turns.of(humans))


def _put(mapping: Mapping[Power, Any], power: Power, value: Any) -> Mapping[Power, Any]:
    return MappingProxyType({**mapping, power: value})
