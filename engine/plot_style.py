"""What the plots look like: the program's own colours and fonts on a page measured in pixels from its top left.

matplotlib is imported when the first plot is made: it takes half a second that no other command should wait for.
"""

from __future__ import annotations

import io
import json
import logging
import re
import threading
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.resources import ASSETS

if TYPE_CHECKING:
    from matplotlib.axes import Axes

CAPTION, BODY, SECTION, TITLE = 11, 13, 15, 20
"""Sizes of type in pixels (`look`)."""
EDGE = 24
GAP = 16
INSIDE = 16
_DPI = 72
"""One pixel is one point."""
_DRAWING = threading.Lock()


@cache
def tokens() -> dict[str, Any]:
    """The program's colours (`assets/palettes`)."""
    return json.loads((ASSETS / "palettes" / "tokens.json").read_text(encoding="utf-8"))  # type: ignore[no-any-return]


def colour(name: str) -> str:
    """A colour of the light theme's surface."""
    return str(tokens()["light"]["ui"][name])


def series(number: int) -> tuple[str, Any]:
    """The colour and the dashes of the curve of this number, counted from 0."""
    order, dashes = tokens()["series"]["order"], tokens()["series"]["dash"]
    dash = dashes[number]
    return tokens()["light"]["powers"][order[number]]["line"], (0, tuple(dash)) if dash else "-"


def mixed(one: str, other: str, part: float) -> str:
    """The colour that is `part` of the way from one to the other."""
    channels = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * part):02X}" for a, b in channels)


@cache
def _rc() -> dict[str, Any]:
    """Settings that make a plot the same everywhere: bundled fonts, text as outlines, no mathematics in names."""
    # Its first start on a machine tells of a font cache, on a stream that people read.
    logging.getLogger("matplotlib").setLevel(logging.ERROR)
    from matplotlib import font_manager

    for name in ("Inter-Regular.ttf", "Inter-SemiBold.ttf"):
        font_manager.fontManager.addfont(str(ASSETS / "fonts" / name))
    return {
        "font.family": ["Inter", "DejaVu Sans"],
        "font.size": CAPTION,
        "svg.fonttype": "path",
        "svg.hashsalt": "concord",
        "text.parse_math": False,
        "text.usetex": False,
        "axes.unicode_minus": True,
        "axes.linewidth": 1.0,
        "path.simplify": False,
    }


@contextmanager
def drawn(width: int, height: int, *, words: bool = False) -> Iterator[Page]:
    """A page to draw on, one at a time: matplotlib's settings are global. Letters are outlines, or `words` stay text.

    They start from the library's own defaults, so that a file of settings of the user's changes no report.
    """
    import matplotlib

    with _DRAWING, matplotlib.rc_context():
        matplotlib.rcdefaults()
        matplotlib.rcParams.update(_rc())  # type: ignore[arg-type]  # the stubs want literal keys
        if words:
            matplotlib.rcParams["svg.fonttype"] = "none"
        yield Page(width, height)


class Page:
    """A page of plots, `width` x `height` pixels; places count from the top left."""

    def __init__(self, width: int, height: int) -> None:
        from matplotlib.figure import Figure

        self.width, self.height = width, height
        self._figure = Figure(figsize=(width / _DPI, height / _DPI), dpi=_DPI, facecolor=colour("bg"))

    def axes(self, left: float, top: float, width: float, height: float) -> Axes:
        """Axes without frame, on white, with muted figures."""
        box = (left / self.width, 1 - (top + height) / self.height, width / self.width, height / self.height)
        axes = self._figure.add_axes(box, facecolor=colour("raised"))
        axes.spines[:].set_visible(False)
        axes.tick_params(length=0, labelsize=CAPTION, labelcolor=colour("muted"), pad=6)
        axes.set_axisbelow(True)
        return axes

    def text(self, left: float, top: float, text: str, size: int = CAPTION, ink: str = "text", **more: Any) -> None:
        """Text whose first line's middle is at `top`."""
        more = {"ha": "left", "va": "center", **more}
        self._figure.text(left / self.width, 1 - top / self.height, text, size=size, color=colour(ink), **more)

    def card(self, left: float, top: float, width: float, height: float, title: str, note: str) -> None:
        """A white card with its title and, after it, what the plot shows."""
        from matplotlib.patches import FancyBboxPatch

        self._figure.add_artist(
            FancyBboxPatch(
                (left, self.height - top - height),
                width,
                height,
                boxstyle="round,pad=0,rounding_size=6",
                transform=None,
                facecolor=colour("raised"),
                edgecolor=colour("line"),
                linewidth=1,
                zorder=-1,
            )
        )
        self.text(left + INSIDE, top + 22, title, BODY, weight=600)
        self.text(left + INSIDE, top + 40, note, CAPTION, "muted")

    def svg(self) -> str:
        """The page as SVG, without a date, and without the outlines of blanks (Qt complains of them)."""
        from matplotlib.backends.backend_svg import FigureCanvasSVG

        text = io.StringIO()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # a name in a script that no font here has is drawn as boxes
            canvas = FigureCanvasSVG(self._figure)
            canvas.print_svg(text, metadata={"Date": None, "Creator": "Concord"})  # type: ignore[no-untyped-call]
        return _without_blanks(text.getvalue())


def _without_blanks(svg: str) -> str:
    blanks = set(re.findall(r'<path id="([^"]+)" transform="[^"]*"/>', svg))
    svg = re.sub(r' *<path id="[^"]+" transform="[^"]*"/>\n', "", svg)
    return re.sub(r' *<use xlink:href="#([^"]+)"[^>]*/>\n', lambda use: "" if use[1] in blanks else use[0], svg)


def spread(places: Sequence[float], least: float) -> list[float]:
    """Places moved apart as little as may be, so that two are at least `least` from each other; order is kept."""
    order = sorted(range(len(places)), key=lambda i: places[i])
    moved = list(places)
    clusters: list[tuple[list[int], float]] = []
    for index in order:
        members, middle = [index], places[index]
        while clusters:
            before, centre = clusters[-1]
            reach = (len(before) + len(members)) / 2 * least
            if middle - centre >= reach:
                break
            clusters.pop()
            members = before + members
            middle = sum(places[i] for i in members) / len(members)
        clusters.append((members, middle))
    for members, middle in clusters:
        for rank, index in enumerate(members):
            moved[index] = middle + (rank - (len(members) - 1) / 2) * least
    return moved
