"""What a match hands on to the lab: the season that is shown, and nothing that whoever looks may not know. Pure."""

from __future__ import annotations

from concordui.match.desk import Desk
from concordui.match.wording import say, season_name
from concordui.studies import Study
from engine.anatolia.chronicle import SeasonRecord
from engine.anatolia.promises import Season


def can_study(desk: Desk) -> bool:
    """Whether there is a position to hand on: not while the cover page waits for somebody else."""
    return desk.model.position is not None and desk.covered is None


def study_of(desk: Desk, match: str) -> Study | None:
    """The season that the slider shows, with the units before the moves and the orders, which are public.

    The present of a match has only those orders that the seat at the screen is giving; while retreats or builds are due
    it is the season that they belong to. `match` is its name, as "Match 3".
    """
    position = desk.model.position
    if position is None or not can_study(desk):
        return None
    if desk.moment is not None:
        return _past(desk, desk.moment.record, match)
    if position.phase in ("retreats", "builds", "over") and position.seasons:
        return _past(desk, position.seasons[-1], match)
    orders = dict(desk.orders_shown())
    title = _title(match, position.year, position.season)
    origin = _origin(match, position.year, position.season)
    if orders:
        origin = say("From {season}, with your orders as they stand. Nothing here changes the match.", season=title)
    return Study(desk.board, position.units, position.owners, orders, title, origin)


def _past(desk: Desk, record: SeasonRecord, match: str) -> Study:
    title, origin = _title(match, record.year, record.season), _origin(match, record.year, record.season)
    return Study.of_season(desk.board, record, title, origin)


def _title(match: str, year: int, season: Season) -> str:
    return say("{match}, year {year}, {season}", match=match, year=year, season=season_name(season))


def _origin(match: str, year: int, season: Season) -> str:
    return say("From {season}. Nothing here changes the match.", season=_title(match, year, season))
