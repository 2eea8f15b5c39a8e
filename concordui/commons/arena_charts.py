"""What the plots of an arena show, made from its course: stock, harvest, wealth, inequality, compliance, sanctions."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QCoreApplication

from concordui.commons.players import player_style
from concordui.commons.words import amount, is_pledge, terms_text
from concordui.plots.chart import Band, Chart, Crowd, Event, Figures, Level, Series, Signs, Values
from concordui.theme import theme
from engine.commons.course import CourseView, Measure, PactCourse
from engine.commons.pacts import PlayerId

MOST_NAMED = 12
"""Players of whom each has a line and a name; of more, some have, and the others are a crowd."""

EXTREMES = 2
"""Of a crowd, so many with the most and so many with the least are named."""

_RECENT = 50
"""Turns over which the extremes of a crowd are told, so that they don't change with every turn."""

_FINES = frozenset({"sanction", "sanction_graduated"})
_CHOSEN_PARTIES = 6


def say(text: str, **values: object) -> str:
    """A sentence in the user's language with its values put in by name."""
    return QCoreApplication.translate("Plots", text).format(**values)


def stock_chart(view: CourseView, events: tuple[Event, ...]) -> Chart:
    """The stock before each harvest over its sustainable level."""
    stock = view.numbers["stock"]
    line = Series(say("stock"), stock, theme().ui("accent"), filled=True)
    return Chart(
        say("Stock"),
        say("before each harvest"),
        view.turns,
        Figures(1),
        stock,
        series=(line,),
        levels=_best(view),
        events=events,
        empty=_unless(stock, say("How much is left is not known to this player.")),
    )


def _best(view: CourseView) -> tuple[Level, ...]:
    """The level of the stock that yields most; named by what it is of the capacity where that is plain."""
    best = view.sustained
    if best is None or not np.isfinite(best):
        return ()
    share = {0.5: "K/2", 1.0: "K"}.get(round(best / view.capacity, 9) if view.capacity else 0.0, Figures(1).text(best))
    return (Level(best, say("{level}, the greatest sustained yield", level=share), theme().ui("ok")),)


def harvest_chart(view: CourseView, events: tuple[Event, ...], chosen: Sequence[PlayerId]) -> Chart:
    """What each player got."""
    title, note, unknown = say("Harvest by player"), say("per turn"), say("What others harvest is not known.")
    chart = _by_player(view, "harvest", chosen, Figures(2))
    total = view.numbers["harvest"]
    return _with(chart, title, note, total, say("{{value}} in all"), Figures(2), events, unknown)


def wealth_chart(view: CourseView, events: tuple[Event, ...], chosen: Sequence[PlayerId]) -> Chart:
    """What each player has, after fines."""
    title, note, unknown = say("Wealth"), say("after fines"), say("What others have is not known.")
    chart = _by_player(view, "wealth", chosen, Figures(1))
    return _with(chart, title, note, view.numbers["gini"], say("Gini {{value}}"), Figures(2), events, unknown)


def inequality_chart(view: CourseView, events: tuple[Event, ...]) -> Chart:
    """The Gini coefficient of wealth."""
    gini = view.numbers["gini"]
    line = Series(say("Gini"), gini, theme().ui("accent"))
    return Chart(
        say("Inequality"),
        say("Gini coefficient of wealth: 0 all alike, 1 one has all"),
        view.turns,
        Figures(2),
        gini,
        series=(line,),
        events=events,
        span=(0.0, 1.0),
        empty=_unless(gini, say("What others have is not known.")),
    )


def compliance_chart(view: CourseView, events: tuple[Event, ...]) -> Chart:
    """The share of obligations kept, from the first turn on in which a pact binds, and the turns with fines."""
    binding = [pact.active_from for pact in view.pacts if pact.active_from is not None]
    kept = np.array(view.numbers["compliance"])
    kept[: min(binding, default=view.turns + 1) - 1] = np.nan
    fined = tuple(int(turn) + 1 for turn in np.flatnonzero(view.numbers["sanctions"] > 0))
    return Chart(
        say("Compliance"),
        say("share of obligations kept"),
        view.turns,
        Figures(percent=True),
        kept,
        sign_note=say("a fine"),
        series=(Series(say("kept"), kept, theme().ui("ok")),),
        events=events,
        signs=Signs(fined, theme().ui("danger")) if fined else None,
        span=(0.0, 1.0),
        empty="" if binding or fined or not view.turns else say("No pact binds yet: nothing can be kept or broken."),
    )


def sanctions_chart(view: CourseView, events: tuple[Event, ...]) -> Chart:
    """How many sanctions and breaches there were in each turn."""
    sanctions, breaches = view.numbers["sanctions"], view.numbers["breaches"]
    lines = (
        Series(say("breaches"), breaches, theme().ui("danger"), labelled=True),
        Series(say("sanctions"), sanctions, theme().ui("accent"), (3.0, 2.0), labelled=True),
    )
    return Chart(
        say("Sanctions"),
        say("and breaches, per turn"),
        view.turns,
        Figures(0),
        np.asarray(np.nancumsum(sanctions)),
        say("{{value}} so far"),
        series=lines,
        events=events,
    )


# Lines of players ----------------------------------------------------------------------------------------------


def _by_player(view: CourseView, measure: Measure, chosen: Sequence[PlayerId], figures: Figures) -> Chart:
    """The lines of a measure: of a few players each, of many a crowd with some named, of very many quartiles."""
    nothing = np.empty(0)
    if not view.names:
        bands, lines = _quartiles(view.spreads[measure]) if measure in view.spreads else ((), ())
        return Chart("", "", view.turns, figures, nothing, series=lines, bands=bands)
    values = view.players[measure][:, : len(view.names)]
    if len(view.names) <= MOST_NAMED:
        named, crowd = list(range(len(view.names))), None
    else:
        named = _named_of(values, [view.names.index(name) for name in chosen if name in view.names])
        crowd = Crowd(np.delete(values, named, axis=1), theme().ui("muted"))
    return Chart("", "", view.turns, figures, nothing, series=_lines(view, values, named), crowd=crowd)


def _lines(view: CourseView, values: Values, places: Sequence[int]) -> tuple[Series, ...]:
    found = []
    for place in places:
        style = player_style(place)
        found.append(Series(view.names[place], values[:, place], style.line, style.dash, labelled=True))
    return tuple(found)


def _named_of(values: Values, chosen: Sequence[int]) -> list[int]:
    """Of a crowd, in the order of the players: who is chosen, and who had the most and the least of late."""
    recent = values[-_RECENT:]
    there = ~np.isnan(recent)
    count = there.sum(axis=0)
    means = np.where(there, recent, 0.0).sum(axis=0) / np.maximum(count, 1)
    order = [int(place) for place in np.argsort(means, kind="stable") if count[place]]
    return sorted({*chosen, *order[:EXTREMES], *order[-EXTREMES:]})


def _quartiles(spread: Values) -> tuple[tuple[Band, ...], tuple[Series, ...]]:
    """``spread`` is (turns, 5): from the least to the greatest."""
    least, lower, median, upper, greatest = (spread[:, place] for place in range(5))
    colour = theme().ui("accent")
    bands = (Band(least, greatest, colour, 0.12), Band(lower, upper, colour, 0.25))
    lines = (
        Series(say("greatest"), greatest, theme().ui("lineStrong"), labelled=True),
        Series(say("upper quartile"), upper, colour, (1.0, 2.0), labelled=True),
        Series(say("median"), median, colour, labelled=True),
        Series(say("lower quartile"), lower, colour, (3.0, 2.0), labelled=True),
        Series(say("least"), least, theme().ui("lineStrong"), labelled=True),
    )
    return bands, lines


def _with(
    chart: Chart,
    title: str,
    note: str,
    head: Values,
    words: str,
    head_figures: Figures,
    events: tuple[Event, ...],
    unknown: str,
) -> Chart:
    empty = ""
    if chart.turns and all(np.isnan(line.values).all() for line in chart.series) and chart.crowd is None:
        empty = unknown
    return Chart(
        title,
        note,
        chart.turns,
        chart.figures,
        head,
        words,
        head_figures,
        series=chart.series,
        crowd=chart.crowd,
        bands=chart.bands,
        events=events,
        empty=empty,
    )


def _unless(values: Values, unknown: str) -> str:
    return unknown if len(values) and np.isnan(values).all() else ""


# Marks ---------------------------------------------------------------------------------------------------------


def events_of(view: CourseView, selected: str | None) -> tuple[Event, ...]:
    """The marks down: what was agreed, shocks, who came and left; fines have signs of their own.

    A turn has one mark. That of the selected pact is the chosen one.
    """
    pacts = {pact.id: pact for pact in view.pacts}
    found: dict[int, list[tuple[str, str]]] = {}
    for mark in view.marks:
        if mark.kind not in _FINES and mark.kind != "message":
            found.setdefault(mark.turn, []).append((mark.kind, mark.about))
    return tuple(_event(turn, marks, pacts, selected) for turn, marks in sorted(found.items()))


def _event(turn: int, marks: list[tuple[str, str]], pacts: dict[str, PactCourse], selected: str | None) -> Event:
    for kind, about in marks:
        if kind == "agreed" and about == selected and about in pacts:
            return Event(turn, _agreed(pacts[about]), chosen=True)
    agreed = [about for kind, about in marks if kind == "agreed"]
    if len(agreed) > 1:
        return Event(turn, say("{count} pacts agreed", count=len(agreed)))
    kind, about = marks[0]
    if kind == "agreed":
        return Event(turn, _agreed(pacts[about]) if about in pacts else "")
    words = {
        "player_join": say("{player} joins", player=about or say("a player")),
        "player_leave": say("{player} leaves", player=about or say("a player")),
        "stock_shock": say("stock shock"),
        "growth_shock": say("growth shock"),
        "wealth_shock": say("wealth shock"),
        "collapsed": say("collapsed"),
    }
    return Event(turn, words.get(kind, kind.replace("_", " ")))


def _agreed(pact: PactCourse) -> str:
    if pact.terms["type"] == "harvest_cap":
        cap = amount(float(pact.terms["maxHarvest"]))
        return say("pledge {cap}", cap=cap) if is_pledge(pact) else say("cap {cap} agreed", cap=cap)
    text = terms_text(pact.terms)
    return say("{terms} agreed", terms=text[:1].lower() + text[1:])


def chosen_players(view: CourseView, eyes: PlayerId | None, selected: str | None) -> tuple[PlayerId, ...]:
    """Whose lines are named in a crowd besides the extremes: through whose eyes it is seen, and a pact's parties."""
    parties = next((pact.parties for pact in view.pacts if pact.id == selected), ())
    return (*([eyes] if eyes is not None else []), *parties[:_CHOSEN_PARTIES])
