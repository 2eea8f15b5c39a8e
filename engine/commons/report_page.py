"""A report as one HTML file: text, tables, and the plots as SVG inside it; it needs nothing beside it and prints."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from engine.commons.report import PactLine, Report
from engine.commons.report_plots import Figure, figures
from engine.plot_style import colour

HEADS = ("Terms", "Parties", "Status", "Proposed", "Active from", "Breaches", "Last breach")

_STYLE = """
body {{ margin: 0; background: {bg}; color: {text}; font: 13px/18px Inter, system-ui, sans-serif; }}
main {{ max-width: 1168px; margin: 0 auto; padding: 16px 24px 24px; }}
h1 {{ font-size: 20px; line-height: 26px; margin: 0 0 4px; }}
h2 {{ font-size: 15px; line-height: 20px; margin: 16px 0 8px; }}
p {{ margin: 0 0 12px; max-width: 1000px; }} .muted {{ color: {muted}; }}
.plots {{ display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }}
.plots svg {{ width: 100%; height: auto; display: block; }}
svg text {{ font-family: Inter, system-ui, sans-serif !important; }}
dl {{ display: grid; grid-template-columns: repeat(4, auto 1fr); gap: 4px 12px; margin: 0; }}
dt {{ color: {muted}; }} dd {{ margin: 0; font-variant-numeric: tabular-nums; }}
table {{ border-collapse: collapse; background: {raised}; width: 100%; font-variant-numeric: tabular-nums; }}
th {{ color: {muted}; font-size: 11px; font-weight: 400; }} td {{ border-top: 1px solid {line}; }}
th, td {{ padding: 4px 10px; text-align: left; }}
th:nth-child(n+4):nth-child(-n+6), td:nth-child(n+4):nth-child(-n+6) {{ text-align: right; }}
@page {{ size: A4; margin: 8mm; }} @media print {{ body {{ background: none; zoom: 0.62; }} }}
"""


def page(report: Report) -> str:
    """The HTML."""
    inks = ("bg", "text", "raised", "muted", "line")
    style = _STYLE.format(**{name: colour(name) for name in inks})
    title = escape(report.title)
    cut = f" {escape(report.cut.capitalize())}." if report.cut else ""
    return f"""<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>{title}</title><style>{style}</style></head>
<body><main>
<h1>{title}</h1>
<p class="muted">From the log {escape(report.log)}.{cut}</p>
<p>{escape(" ".join(report.sentences))}</p>
<div class="plots">
{_plots(figures(report.view))}
</div>
<h2>Numbers</h2>
{_numbers(report)}
<h2>Pacts</h2>
{_pacts(report)}
</main></body>
</html>
"""


def left_out_text(report: Report) -> str:
    """What is said of the pacts that have no room; empty where all have."""
    if not report.left_out:
        return ""
    rest = "1 more pact" if report.left_out == 1 else f"{report.left_out:,} more pacts"
    return f"{rest} with no more breaches than these: see the log."


def cells(line: PactLine) -> tuple[str, ...]:
    """The cells of a pact, in the order of `HEADS`."""
    return (line.terms, line.parties, line.status, line.proposed, line.active_from, line.breaches, line.last_breach)


def _plots(drawn: Sequence[Figure]) -> str:
    return "\n".join(
        f'<figure role="img" aria-label="{escape(f"{each.title}: {each.described}")}" style="margin:0">'
        f"{_inside(each.svg, number)}</figure>"
        for number, each in enumerate(drawn)
    )


def _inside(svg: str, number: int) -> str:
    """An SVG without what only a file of its own has; its ids are its own among those of the other plots."""
    body = svg[svg.index("<svg") :]
    for mark in ('id="', "url(#", 'href="#'):
        body = body.replace(mark, f"{mark}p{number}-")
    return body


def _numbers(report: Report) -> str:
    if not report.numbers:
        return '<p class="muted">No turn was played yet.</p>'
    return (
        "<dl>" + "".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in report.numbers) + "</dl>"
    )


def _pacts(report: Report) -> str:
    if not report.pacts:
        return '<p class="muted">None was proposed.</p>'
    head = "".join(f"<th>{name}</th>" for name in HEADS)
    more = f'<p class="muted">{escape(left_out_text(report))}</p>' if report.left_out else ""
    return f"<table><tr>{head}</tr>\n{_rows(cells(line) for line in report.pacts)}\n</table>{more}"


def _rows(rows: Iterable[Sequence[str]]) -> str:
    return "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
