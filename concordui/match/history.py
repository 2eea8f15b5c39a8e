"""The past of a match as moments that a slider steps through: a season's orders, then its retreats and adjustments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from engine.anatolia.board import Power
from engine.anatolia.chronicle import SeasonRecord
from engine.anatolia.promises import PromiseOutcome


class Stage(Enum):
    """Which phase of a season a moment shows."""

    ORDERS = "orders"
    RETREATS = "retreats"
    BUILDS = "builds"


@dataclass(frozen=True, slots=True)
class Moment:
    """One phase of the past: the `index`-th season and what of it is shown."""

    index: int
    record: SeasonRecord
    stage: Stage

    @property
    def label(self) -> str:
        """The season's short name, as ``S3``."""
        return short_name(self.record.season, self.record.year)

    @property
    def key(self) -> tuple[int, Stage]:
        """What stays the same when the record grows."""
        return (self.index, self.stage)


def short_name(season: str, year: int) -> str:
    """A season's mark under the slider: ``S3`` is Spring of year 3."""
    return f"{season[0]}{year}"


def moments_of(seasons: Sequence[SeasonRecord]) -> tuple[Moment, ...]:
    """Every moment of the past, oldest first: retreats and adjustments only where there were any."""
    moments = []
    for index, record in enumerate(seasons):
        moments.append(Moment(index, record, Stage.ORDERS))
        if record.retreats:
            moments.append(Moment(index, record, Stage.RETREATS))
        if record.adjustments:
            moments.append(Moment(index, record, Stage.BUILDS))
    return tuple(moments)


@dataclass(frozen=True, slots=True)
class Timeline:
    """The moments and the one that is shown; `at` is None for now."""

    moments: tuple[Moment, ...] = ()
    at: int | None = None

    @property
    def shown(self) -> Moment | None:
        """The moment that is shown, None for now."""
        return None if self.at is None else self.moments[self.at]

    def grown(self, seasons: Sequence[SeasonRecord]) -> Timeline:
        """The timeline after more became known; what is shown stays shown."""
        moments = moments_of(seasons)
        shown = self.shown
        if shown is None:
            return Timeline(moments, None)
        at = next((i for i, moment in enumerate(moments) if moment.key == shown.key), None)
        return Timeline(moments, at)

    def go(self, at: int | None) -> Timeline:
        """Show the moment `at`; anything past the last is now, before the first the first."""
        if at is None or at >= len(self.moments):
            return Timeline(self.moments, None)
        return Timeline(self.moments, max(at, 0))

    def step(self, by: int) -> Timeline:
        """One moment earlier (-1) or later (+1)."""
        return self.go((len(self.moments) if self.at is None else self.at) + by)

    def season(self, index: int) -> Timeline:
        """Show the orders of the `index`-th season."""
        found = (i for i, moment in enumerate(self.moments) if moment.key == (index, Stage.ORDERS))
        return self.go(next(found, None))


def promises_shown(record: SeasonRecord, viewer: Power | None, everything: bool) -> tuple[PromiseOutcome, ...]:
    """The promises of a season that may be shown: `viewer`'s own and the broken ones, these alone when nobody looks."""
    if everything or viewer is not None:
        return record.promises_seen_by(viewer)
    return tuple(outcome for outcome in record.promises if not outcome.kept)
