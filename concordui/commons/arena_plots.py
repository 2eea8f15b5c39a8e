"""The four plots of an arena, two by two; each card's menu chooses which of six charts it shows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QGridLayout, QWidget

from concordui.commons import arena_charts
from concordui.commons.arena_charts import chosen_players, events_of, say
from concordui.commons.model import Showing
from concordui.plots.card import Choice, PlotCard
from concordui.plots.chart import Chart, Event
from concordui.plots.pacer import Pacer
from concordui.plots.picture import PlotDialog, copy_plot
from engine.commons.course import CourseView
from engine.commons.pacts import PlayerId

FIRST = ("stock", "harvest", "wealth", "compliance")
"""What the four cards show at first, row by row."""

GAP = 12

_Draw = Callable[[CourseView, tuple[Event, ...]], Chart]
_DrawOfSome = Callable[[CourseView, tuple[Event, ...], tuple[PlayerId, ...]], Chart]


class _Maker:
    """Makes one kind of chart of what is shown at the moment."""

    def __init__(self, showing: Showing, draw: _Draw | None = None, of_some: _DrawOfSome | None = None) -> None:
        self._showing, self._draw, self._of_some = showing, draw, of_some

    def __call__(self) -> Chart | None:
        view = self._showing.view
        if view is None:
            return None
        events = events_of(view, self._showing.selected)
        if self._draw is not None:
            return self._draw(view, events)
        assert self._of_some is not None
        return self._of_some(view, events, chosen_players(view, self._showing.eyes, self._showing.selected))


class ArenaPlots(QWidget):
    """Follows a `Showing` and moves its cursor: to hover reads a turn in all, a click pins it, another one frees it.

    `name` says what the files of pictures are called after.
    """

    def __init__(self, showing: Showing, name: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._showing, self._name = showing, name
        self.setAccessibleName(say("Plots of the run"))
        self._pacer = Pacer(self)
        choices = self._choices()
        self.cards = [PlotCard(self._pacer, choices, key, self) for key in FIRST]
        grid = QGridLayout(self)
        grid.setContentsMargins(GAP, GAP, GAP, GAP)
        grid.setSpacing(GAP)
        for place, card in enumerate(self.cards):
            grid.addWidget(card, place // 2, place % 2)
            card.plot.hovered.connect(showing.hover)
            card.plot.picked.connect(self._pick)
            card.plot.freed.connect(self._free)
            card.picture_wanted.connect(self._save_picture)
            card.copy_wanted.connect(self._copy_picture)
        showing.changed.connect(self._stale)
        showing.selection_changed.connect(self._stale)
        showing.cursor_changed.connect(self._move)
        self._stale()
        self._move()

    @property
    def drawing(self) -> bool:
        """Whether something that can be seen waits to be drawn."""
        return self._pacer.busy

    def keys(self) -> tuple[str, ...]:
        """What the cards show, row by row."""
        return tuple(card.key for card in self.cards)

    def choose(self, keys: tuple[str, ...]) -> None:
        """Show these again; a key that there is not leaves its card as it is."""
        for card, key in zip(self.cards, keys, strict=False):
            card.choose(key)

    def charts(self) -> list[Chart]:
        """All six charts of what is shown, for a report; none before the log was read."""
        made = [choice.make() for choice in self._choices()]
        return [chart for chart in made if chart is not None]

    def _choices(self) -> list[Choice]:
        showing = self._showing
        return [
            Choice("stock", say("Stock"), _Maker(showing, arena_charts.stock_chart)),
            Choice("harvest", say("Harvest by player"), _Maker(showing, of_some=arena_charts.harvest_chart)),
            Choice("wealth", say("Wealth"), _Maker(showing, of_some=arena_charts.wealth_chart)),
            Choice("inequality", say("Inequality"), _Maker(showing, arena_charts.inequality_chart)),
            Choice("compliance", say("Compliance"), _Maker(showing, arena_charts.compliance_chart)),
            Choice("sanctions", say("Sanctions"), _Maker(showing, arena_charts.sanctions_chart)),
        ]

    def _stale(self) -> None:
        for card in self.cards:
            card.plot.stale()

    def _move(self) -> None:
        showing = self._showing
        marked = showing.hovered is not None or showing.pinned is not None
        for card in self.cards:
            card.set_turn(showing.turn, marked=marked, pinned=showing.hovered is None and showing.pinned is not None)

    def _pick(self, turn: int) -> None:
        self._showing.pin(None if turn == self._showing.pinned else turn)

    def _free(self) -> None:
        self._showing.hover(None)
        self._showing.pin(None)

    def _save_picture(self) -> None:
        card = self.sender()
        if isinstance(card, PlotCard) and card.plot.chart is not None:
            PlotDialog(card.plot.chart, card.plot.size(), self, stem=self._name()).show()

    def _copy_picture(self) -> None:
        card = self.sender()
        if isinstance(card, PlotCard) and card.plot.chart is not None:
            copy_plot(card.plot.chart, card.plot.size())
