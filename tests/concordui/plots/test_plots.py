"""Plots: names that never overlap, axes that hold everything, samples that keep the extremes, files of vectors."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from concordui.hexmap.drawing import Words
from concordui.hexmap.raster import image_of
from concordui.hexmap.svg import svg_of
from concordui.plots.chart import Band, Chart, Crowd, Event, Figures, Level, Series, Signs
from concordui.plots.pacer import Pacer
from concordui.plots.painting import Brushwork, paint_chart, scale_of
from concordui.plots.picture import PlotFilm, plot_drawing
from concordui.plots.placing import spaced
from concordui.plots.sampling import column_spans, pieces, thinned
from concordui.plots.scale import Scale, turn_marks, value_marks
from concordui.plots.strokes import crowd_image
from helpers.pictures import pixels

RED, BLUE, GREEN = QColor("#C00000"), QColor("#0000C0"), QColor("#008000")
NAN = float("nan")


def chart(*series: Series, turns: int = 40, **more: object) -> Chart:
    head = series[0].values if series else np.zeros(turns)
    return Chart("Plot", "a note", turns, Figures(1), head, series=series, **more)


def painted(shown: Chart, size: tuple[int, int] = (400, 160)) -> tuple[np.ndarray, Scale]:
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    scale = paint_chart(painter, shown, QRectF(0, 0, *size), Brushwork())
    painter.end()
    return pixels(image), scale


@given(st.lists(st.floats(-50, 250), max_size=14), st.floats(4, 16))
def test_names_at_the_ends_of_lines_keep_their_order_and_their_distance(wanted, gap):
    found = spaced(wanted, gap, 0.0, 200.0)
    assert len(found) == len(wanted)
    ordered = [found[index] for index in sorted(range(len(wanted)), key=wanted.__getitem__)]
    apart = min(gap, 200.0 / max(len(wanted) - 1, 1))
    assert all(later - earlier >= apart - 1e-6 for earlier, later in pairwise(ordered))
    assert all(-1e-6 <= place <= 200 + 1e-6 for place in found)
    if len(wanted) == 1:
        assert found == [min(max(wanted[0], 0.0), 200.0)]


@given(st.floats(-1e300, 0), st.floats(0, 1e300), st.integers(2, 8))
def test_the_values_at_an_axis_are_round_few_and_hold_all_that_is_drawn(low, high, most):
    high = max(high, low + 1e-9, 1e-9)
    marks = value_marks(low, high, most)
    step = marks[1] - marks[0]
    assert len(marks) <= most + 2
    assert marks[0] <= low + 1e-6 * step
    assert marks[-1] >= high - 1e-6 * step


def test_the_axes_of_the_picture_have_its_numbers():
    assert value_marks(0, 96, 6) == (0, 25, 50, 75, 100)
    assert value_marks(0, 4.2, 6) == (0, 1, 2, 3, 4, 5)
    assert turn_marks(60, 7) == (1, 10, 20, 30, 40, 50, 60)
    assert turn_marks(2000, 6) == (1, 500, 1000, 1500, 2000)
    assert [Figures(1).text(value) for value in (7500.0, 75000.0, -82919.24, 100000.0)] == [
        *("7500.0", "75,000.0", "−82,919.2", "100,000")
    ]
    texts = [Figures(2).text(value) for value in (NAN, float("inf"), -0.001, 11.29, 1234567.0, -3e12)]
    assert texts == ["–", "∞", "0.00", "11.29", "1,234,567", "−3.00e+12"]


@given(st.integers(0, 50), st.integers(0, 10**6))
def test_what_is_too_long_for_the_pixels_keeps_its_extremes_its_ends_and_its_gaps(gaps, seed):
    rng = np.random.default_rng(seed)
    values = rng.standard_normal(1500)
    values[200 : 200 + gaps] = np.nan
    places, shown = thinned(values, 100)
    assert len(shown) <= 202
    assert np.array_equal(places, np.sort(places))
    assert np.nanmin(shown) == np.nanmin(values)
    assert np.nanmax(shown) == np.nanmax(values)
    assert (places[0], places[-1]) == (0, 1499)
    assert len(pieces(shown)) == (2 if gaps >= 30 else len(pieces(shown)))
    low, high = column_spans(values[:, None], 100)
    assert np.nanmin(low) == np.nanmin(values)
    assert np.nanmax(high) == np.nanmax(values)
    shared = ~np.isnan(values[np.linspace(0, 1499, 101).astype(np.intp)[1:-1]])  # none where a column ends in the gap
    assert (low[1:] <= high[:-1] + 1e-12)[shared].all()


def test_a_crowd_is_drawn_where_its_lines_are_and_stronger_where_they_meet(dressed):
    scale = Scale(QRectF(0, 0, 100, 50), 101, 0.0, 50.0, (0.0, 50.0))
    values = np.column_stack([np.full(101, 10.0), np.full(101, 10.0), np.full(101, 40.0), np.full(101, NAN)])
    image = crowd_image(values, scale, 1.0, QColor("black"))
    alpha = np.array([[image.pixelColor(x, y).alphaF() for y in range(50)] for x in (1, 50, 98)])
    assert alpha[:, [0, 20, 30, 49]].max() == 0
    assert (alpha[:, 39:41].sum(axis=1) > alpha[:, 9:11].sum(axis=1)).all()
    assert alpha[:, 9:11].min() > 0


def test_a_plot_has_its_lines_level_marks_signs_and_names_and_its_file_has_them_as_vectors_and_text(dressed):
    ramp = np.linspace(0, 80, 40)
    lines = (
        Series("alice", ramp, RED, filled=True, labelled=True),
        Series("bob", ramp[::-1].copy(), BLUE, (3.0, 2.0), labelled=True),
    )
    shown = chart(
        *lines,
        sign_note="a fine",
        levels=(Level(50.0, "the level", GREEN),),
        events=(
            Event(14, "cap 2.4 agreed"),
            Event(15, "another", chosen=True),
            *(Event(t, "a shock") for t in range(26, 40)),
        ),
        signs=Signs((12, 13), RED),
        bands=(Band(ramp / 2, ramp, BLUE, 0.1),),
    )
    picture, scale = painted(shown)
    for colour, turn, value in ((RED, 39, 78.0), (BLUE, 1, 80.0), (GREEN, 30, 50.0)):
        x, y = round(scale.x(turn)), round(scale.y(value))
        near = picture[max(0, y - 2) : y + 3, x - 5 : x + 6].reshape(-1, 3)
        assert (np.abs(near - [colour.red(), colour.green(), colour.blue()]).max(axis=1) < 90).any()
    text = svg_of(plot_drawing(shown, QSize(400, 160)))
    for words in ("Plot", "a note;", "a fine", "alice", "bob", "the level", "cap 2.4 agreed", "another", "80", "40"):
        assert f">{words}</text>" in text
    assert 'stroke-dasharray="5.4 3.6"' in text
    assert "font-family" in text
    assert "<image" not in text
    assert 0 < text.count(">a shock</text>") < 14, "names that would overlap are left out"
    image = image_of(plot_drawing(shown, QSize(400, 160)), 2.0)
    assert (image.width(), image.height()) == (800, 2 * (160 + 32))
    bare = PlotFilm(shown, QSize(400, 160), title=False)
    assert bare.size == (400, 160)
    assert "a note;" not in {mark.text for mark in bare.draw(0).marks if isinstance(mark, Words)}


def words_of(shown: Chart) -> dict[str, QRectF]:
    """The names in a plot with the places of their letters."""
    marks = [mark for mark in plot_drawing(shown, QSize(400, 160)).marks if isinstance(mark, Words)]
    font = QFontMetricsF(Brushwork(exact=True).font())
    return {mark.text: font.boundingRect(mark.text).translated(mark.at) for mark in marks}


def test_names_of_marks_stand_where_no_line_goes_and_give_way_where_there_is_no_room(dressed):
    high = Series("stock", np.linspace(80, 60, 40), RED)
    near = (Event(2, "cap 2.4 agreed"), Event(4, "bob leaves"))
    below = words_of(chart(high, events=near))
    assert "cap 2.4 agreed" not in below, "the next mark's line would cross it"
    assert below["bob leaves"].top() > painted(chart(high))[1].y(60) - 40
    chosen = words_of(chart(high, events=(Event(2, "cap 2.4 agreed", chosen=True), near[1])))
    assert {"cap 2.4 agreed", "bob leaves"} <= set(chosen)
    full = tuple(Series(str(value), np.full(40, float(value)), RED) for value in range(0, 81, 5))
    assert "bob leaves" not in words_of(chart(*full, events=near))


@pytest.mark.parametrize("turns", [0, 1, 2, 700])
def test_whatever_a_scenario_runs_to_is_drawn(dressed, turns):
    rng = np.random.default_rng(1)
    wild = 10.0 ** rng.uniform(-300, 308, turns) * rng.choice([-1.0, 1.0], turns)
    wild[::7], wild[3::11], wild[5::13] = np.nan, np.inf, -np.inf
    many = np.column_stack([wild] * 20)
    shown = chart(
        Series("wild", wild, RED, labelled=True),
        Series("none", np.full(turns, NAN), BLUE, filled=True, labelled=True),
        turns=turns,
        crowd=Crowd(many, BLUE),
        bands=(Band(wild, wild, RED, 0.2),),
    )
    painted(shown)
    assert bool(plot_drawing(shown, QSize(300, 120)).marks)
    assert len(shown.rows(turns)) == (0 if not turns or np.isnan(wild[-1]) else 1)
    scale = scale_of(shown, QRectF(0, 0, 300, 120), Brushwork())
    assert np.isfinite([scale.low, scale.high]).all()
    assert scale.turn_at(QPointF(299, 0).x(), turns) == max(turns, 1)


class Asked:
    def __init__(self, seen: bool = True) -> None:
        self.drawn, self.seen = 0, seen

    def isVisible(self) -> bool:
        return self.seen

    def render_now(self) -> None:
        self.drawn += 1


def test_one_plot_a_turn_of_the_event_loop_is_drawn_and_hidden_ones_wait(qtbot):
    pacer = Pacer()
    one, two, hidden = Asked(), Asked(), Asked(seen=False)
    for plot in (one, two, hidden, one):
        pacer.want(plot)
    assert (one.drawn, two.drawn) == (0, 0)
    pacer._next()
    assert (one.drawn, two.drawn, pacer.busy) == (1, 0, True)
    qtbot.waitUntil(lambda: not pacer.busy)
    assert (one.drawn, two.drawn, hidden.drawn) == (1, 1, 0)
    hidden.seen = True
    pacer.want(hidden)
    qtbot.waitUntil(lambda: hidden.drawn == 1)
