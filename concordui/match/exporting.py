"""What a match lets out, as far as the person at the screen may see it: the map, the season, the game so far."""

from __future__ import annotations

from collections.abc import Sequence

from concordui.export.report import season_report
from concordui.export.source import Exportable, GamePicture, SeasonText, ShownMap
from concordui.hexmap import LAYERS, MapView
from concordui.hexmap.export import Frame
from concordui.hexmap.state import DrawnPromise
from concordui.match.desk import Desk
from concordui.match.history import Moment, moments_of, promises_shown
from concordui.match.map_area import eyes_text
from concordui.match.map_states import past_state
from concordui.match.opening import Opening
from concordui.match.promise_marks import promise_marks
from concordui.match.telling import phase_title
from concordui.match.wording import say, when
from concordui.saves import title_of
from engine.anatolia.chronicle import SeasonRecord


def exportable(desk: Desk, opening: Opening, view: MapView) -> Exportable | None:
    """What can be exported now; nothing while the cover page hides a seat's secrets, nor before the first phase."""
    position = desk.model.position
    if position is None or desk.covered is not None:
        return None
    seasons = position.seasons
    moment = desk.moment
    record = moment.record if moment is not None else seasons[-1] if seasons else None
    return Exportable(
        board=desk.board,
        title=title_of(opening.path),
        stem=opening.path.stem,
        shown=_shown(desk, view),
        season=None if record is None else _Season(desk, record, title_of(opening.path)),
        game=_Game(desk, seasons) if seasons else None,
    )


def _shown(desk: Desk, view: MapView) -> ShownMap:
    """The map as it is, with the orders that the person enters or has sent."""
    scene, moment, position = view.map_scene, desk.moment, desk.model.position
    assert position is not None
    if moment is not None:
        note, stem = _note(moment), _stem(moment)
    else:
        time = when(position.year, position.season)
        note = say("{time}, {phase}", time=time, phase=phase_title(position.phase))
        stem = f"year-{position.year}-{position.season.lower()}-{position.phase}"
    layers = frozenset(layer for layer in LAYERS if scene.layer_visible(layer))
    return ShownMap(scene.state, Frame.in_view(view), layers, note, stem)


class _Season:
    """The report of a season, with the promises that whoever looks may know of."""

    def __init__(self, desk: Desk, record: SeasonRecord, title: str) -> None:
        self._desk, self._record, self._title = desk, record, title

    def __call__(self) -> SeasonText:
        desk, record = self._desk, self._record
        promises = promises_shown(record, desk.seen_as, desk.model.everything)
        time = when(record.year, record.season)
        text = season_report(desk.board, record, self._title, promises, eyes_text(desk))
        return SeasonText(time, text, f"year-{record.year}-{record.season.lower()}")


class _Game:
    """The pictures of the game so far."""

    def __init__(self, desk: Desk, seasons: Sequence[SeasonRecord]) -> None:
        self._desk, self._seasons = desk, seasons

    def __call__(self) -> Sequence[GamePicture]:
        return [GamePicture(_stem(m), _note(m), past_state(m, (), self._marks(m))) for m in moments_of(self._seasons)]

    def _marks(self, moment: Moment) -> tuple[DrawnPromise, ...]:
        """The promises that fell due, as far as whoever looks may know of them."""
        desk, record = self._desk, moment.record
        return promise_marks(desk.board, record, promises_shown(record, desk.seen_as, desk.model.everything))


def _note(moment: Moment) -> str:
    time = when(moment.record.year, moment.record.season)
    return say("{time}, {phase}", time=time, phase=phase_title(moment.stage.value))


def _stem(moment: Moment) -> str:
    """Part of a file's name, the same in every language: ``year-1-spring-orders``."""
    return f"year-{moment.record.year}-{moment.record.season.lower()}-{moment.stage.value}"
