"""The SVG in a browser beside the picture in pixels: the same to the eye, and the comparison sees what could go wrong.

Letters and curves are smoothed a little differently by every program, so single pixels differ; what would be seen as
another picture moves whole letters, lines or areas.
"""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from concordui.hexmap.drawing import Drawing
from concordui.hexmap.export import Caption, Draughtsman, Frame, legend_of
from concordui.hexmap.geometry import geometry_of
from concordui.hexmap.raster import image_of
from concordui.hexmap.svg import svg_of
from concordui.theme import theme
from engine.anatolia.board import load_board
from helpers.browser import picture_of
from helpers.maps import resolved
from helpers.pictures import pixels, share_beyond

pytestmark = [pytest.mark.full, pytest.mark.browser]

FAINT, CLEAR = 0.04, 0.0004
"""The share of pixels that may differ by more than 8, and by more than 64, of 255."""

SPOILT = {
    "the fonts are missing": (r"@font-face\{.*?\}", ""),
    "the halos of names are missing": (r' paint-order="stroke"', ""),
    "lines are not dashed": (r' stroke-dasharray="[^"]*"', ""),
    "hatches are missing": (r'fill="url\(#h\d+\)"', 'fill="none"'),
    "nothing is translucent": (r' (fill|stroke)-opacity="[^"]*"', ""),
}


@pytest.fixture(params=["light", "dark"])
def drawing(request, dressed):
    """A resolution on a map where every centre is owned, with a title and a legend."""
    theme().set_mode(request.param)
    board = load_board()
    owners = {p.id: p.home or board.powers[k % 6] for k, p in enumerate(board.provinces) if p.sc}
    state = replace(resolved(board), owners=owners)
    draughtsman = Draughtsman(board, Frame.whole(geometry_of(board)))
    yield draughtsman.draw(state, Caption("Match 3: Lydia", "Year 3, Spring, Orders"), legend_of(board, [state]))
    theme().set_mode("light")


def compared(drawing: Drawing, svg: str, folder) -> tuple[float, float]:
    """The shares of faintly and of clearly different pixels."""
    page = folder / "map.svg"
    page.write_text(svg, encoding="utf-8")
    shown, drawn = pixels(picture_of(page, drawing.size, folder)), pixels(image_of(drawing, 1.0))
    return share_beyond(shown, drawn, 8), share_beyond(shown, drawn, 64)


def test_a_browser_shows_the_svg_as_the_window_shows_the_map(drawing, tmp_path):
    faint, clear = compared(drawing, svg_of(drawing), tmp_path)
    assert faint < FAINT
    assert clear < CLEAR


@pytest.mark.parametrize("drawing", ["light"], indirect=True)
@pytest.mark.parametrize("fault", SPOILT)
def test_the_comparison_sees_it_when(drawing, tmp_path, fault):
    pattern, instead = SPOILT[fault]
    spoilt, count = re.subn(pattern, instead, svg_of(drawing))
    assert count
    faint, clear = compared(drawing, spoilt, tmp_path)
    assert faint > FAINT or clear > CLEAR
