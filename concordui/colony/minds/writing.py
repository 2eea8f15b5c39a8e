"""A page, or a comparison, as a text, as HTML, and as CSV. Pure."""

from __future__ import annotations

import html
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from concordui.colony.minds.lines import Cell, PageLine
from concordui.colony.say import say
from concordui.csv_text import csv_text

WIDTH = 100
_STYLE = (
    "body{font:14px/1.4 sans-serif;margin:2em;color:#1c2126;background:#fff}"
    "table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:4px 12px 4px 0;"
    "border-bottom:1px solid #deddd7}th.g{background:#f3f3f0;padding-left:6px}small{color:#5a6168}"
)


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is written: a title, a line under it, the heads of the three columns, and the lines."""

    title: str
    note: str
    heads: tuple[str, str, str]
    lines: Sequence[PageLine]


def as_text(sheet: Sheet) -> str:
    """Lines of at most `WIDTH` characters."""
    return "\n".join((sheet.title, sheet.note, *_text_lines(sheet))) + "\n"


def _text_lines(sheet: Sheet) -> Iterator[str]:
    for line in sheet.lines:
        if line.heading:
            yield from ("", *_wrapped(f"{line.label}: {line.first.text}", ""))
            continue
        first = f"{line.label}: {_joined(line.first)}" if line.label else _joined(line.first)
        yield from _wrapped(first, "  ")
        if line.second.text:
            yield from _wrapped(f"{sheet.heads[2]}: {_joined(line.second)}", "      ")
        if line.mark is not None:
            yield from _wrapped(f"[{line.mark.text}]", "      ")


def _wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "    ", break_on_hyphens=False)


def _joined(cell: Cell) -> str:
    note = "; ".join(cell.note.splitlines())
    return f"{cell.text} ({note})" if note else cell.text


def as_csv(sheet: Sheet) -> str:
    """A row a line, the group of each in its first cell."""
    rows, group = [], ""
    for line in sheet.lines:
        if line.heading:
            group = line.label
        else:
            cells = (line.first.text, line.first.note, line.second.text, line.second.note)
            rows.append((group, line.label, *cells, line.mark.text if line.mark else ""))
    _, first, second = sheet.heads
    heads = (say("Kind"), say("Item"), first, say("From"), second, say("More"), say("Mark"))
    return csv_text(heads, rows)


def as_html(sheet: Sheet) -> str:
    """One page that needs nothing beside it."""
    title = html.escape(sheet.title)
    heads = "".join(f"<th>{html.escape(head)}</th>" for head in (*sheet.heads, say("Mark")))
    rows = "\n".join(_html_row(line) for line in sheet.lines)
    return (
        f'<!DOCTYPE html>\n<html><head><meta charset="utf-8"><title>{title}</title><style>{_STYLE}</style></head>\n'
        f"<body><h1>{title}</h1><p>{html.escape(sheet.note)}</p>\n<table>\n<tr>{heads}</tr>\n{rows}\n</table>\n"
        "</body></html>\n"
    )


def _html_row(line: PageLine) -> str:
    if line.heading:
        about = html.escape(line.first.text)
        return f'<tr><th class="g" colspan="4">{html.escape(line.label)} <small>{about}</small></th></tr>'
    mark = html.escape(line.mark.text) if line.mark else ""
    cells = (html.escape(line.label), _html_cell(line.first), _html_cell(line.second), mark)
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _html_cell(cell: Cell) -> str:
    note = "<br>".join(html.escape(part) for part in cell.note.splitlines())
    return f"{html.escape(cell.text)}<br><small>{note}</small>" if note else html.escape(cell.text)
