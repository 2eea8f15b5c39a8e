"""A page for the browser that shows a tournament's plots and tables. It needs nothing beside the SVG."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from engine.anatolia.tournament.result import Result
from engine.anatolia.tournament.statistics import Interval
from engine.plot_style import colour

_STYLE = """
body {{ margin: 0; background: {bg}; color: {text}; font: 13px/18px Inter, system-ui, sans-serif; }}
main {{ max-width: 1200px; margin: 0 auto; padding: 8px 24px 32px; }}
h1 {{ font-size: 20px; line-height: 26px; }} h2 {{ font-size: 15px; line-height: 20px; margin: 24px 0 8px; }}
img {{ width: 100%; }}
table {{ border-collapse: collapse; background: {raised}; width: 100%; font-variant-numeric: tabular-nums; }}
th {{ color: {muted}; font-size: 11px; font-weight: 400; text-align: right; }}
td {{ border-top: 1px solid {line}; text-align: right; }}
th, td {{ padding: 5px 12px; }} th:first-child, td:first-child {{ text-align: left; }}
p, li {{ color: {muted}; }} a {{ color: {accent}; }}
"""
_FILES = ("standings", "cross-table", "powers", "fallbacks", "games", "times")


def page(result: Result, plots: str) -> str:
    """The HTML; `plots` is the name of the SVG beside it."""
    style = _STYLE.format(**{name: colour(name) for name in ("bg", "text", "raised", "muted", "line", "accent")})
    title = escape(result.name)
    notes = "".join(f"<p>Note: {escape(note)}.</p>" for note in result.notes)
    links = ", ".join(f'<a href="{name}.csv">{name}.csv</a>' for name in _FILES)
    return f"""<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>{title}</title><style>{style}</style></head>
<body><main>
<h1>{title}</h1>
{notes}
<p><img src="{escape(plots)}" alt="Plots of the tables below"></p>
<h2>Standing</h2>
{_table(_STANDING, _standing(result))}
<h2>Fallbacks</h2>
{_table(("Entrant", "Method", "Reason", "Times"), _fallbacks(result))}
<p>Intervals are Wilson's at 95 %, a game being one observation. Ratings are by openskill (Bradley-Terry model of Weng
and Lin, 2011). Tables: {links}; everything: <a href="result.json">result.json</a>.</p>
</main></body>
</html>
"""


_STANDING = (
    *("Entrant", "Games", "Wins", "A seat", "95 %", "Points", "A seat", "95 %"),
    *("Rating", "±", "Promises kept", "95 %", "Centres", "Survived"),
)


def _standing(result: Result) -> Iterable[Sequence[str]]:
    for row in result.rows:
        yield (
            *(row.name, str(row.games), str(row.wins), *_rate(row.win_rate), f"{row.points:.2f}", *_rate(row.share)),
            *(f"{row.rating.mu:.1f}", f"{2 * row.rating.sigma:.1f}", *_rate(row.keeping)),
            *(f"{row.centres:.1f}", _per_cent(row.survived)),
        )


def _fallbacks(result: Result) -> Iterable[Sequence[str]]:
    for row in result.rows:
        for (method, reason), count in row.fallbacks.items():
            yield row.name, method, reason, str(count)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    if not body:
        return "<p>None.</p>"
    return "<table><tr>" + "".join(f"<th>{cell}</th>" for cell in head) + f"</tr>\n{body}\n</table>"


def _per_cent(value: float) -> str:
    return f"{100 * value:.1f} %"


def _rate(rate: Interval | None) -> tuple[str, str]:
    """A rate and its interval."""
    if rate is None:
        return "–", "–"
    return _per_cent(rate.value), f"{100 * rate.low:.0f} to {100 * rate.high:.0f} %"
