"""What stands behind a cell, as HTML: the sentence, the item as its mind is told it, and the rows of the archive."""

from __future__ import annotations

import html
from collections.abc import Iterable, Mapping

from concordui.colony.clock import clock, count
from concordui.colony.knows.account import account, who
from concordui.colony.minds.words import lack_words
from concordui.colony.people import People
from concordui.colony.say import say
from engine.colony.viewing.evidence import Evidence, Row, RowKind
from engine.colony.viewing.facts import Fact
from engine.colony.viewing.page import Lapse


def evidence_html(found: Evidence, fact: Fact, people: People, *, wrong: bool) -> str:
    """The whole of it."""
    known = found.knowledge
    if known.how == "never":
        return f"<p>{html.escape(_unknown(found, people))}</p>"
    row, minds = {found.mind: known}, (found.mind,)
    told = account(fact, row, minds, minds if wrong else (), found.tick, people)
    parts = [f"<p>{html.escape(told)}</p>"]
    if known.item is not None:
        title = say("In its perspective: “{section}”, item {number}", section=known.section, number=known.place + 1)
        parts.append(_head(title))
        parts.append(_table([*found.fields, *_lapse(known.lapse, found.tick)]))
    for each in found.rows:
        title = say("Behind it: {row} {id}, tick {tick}", row=_rows()[each.kind], id=each.id, tick=count(each.tick))
        parts += [_head(title), _table(_fields(each))]
    if not found.rows and known.how in ("own", "sees", "listed") and known.age == 0:
        words = say("It is so at this moment: there is no row of the archive behind it.")
        parts.append(f'<p class="muted">{html.escape(words)}</p>')
    return "".join(parts)


def _unknown(found: Evidence, people: People) -> str:
    """That a mind does not know, and why not."""
    name = who((found.mind,), people)
    if found.lack is None:
        return say("{who} does not know it: nothing of its perspective speaks of it.", who=name)
    return say("{who} does not know it: {why}.", who=name, why=lack_words(found.lack, people))


def _rows() -> Mapping[RowKind, str]:
    return {
        "event": say("event"),
        "message": say("message"),
        "receipt": say("receipt"),
        "offer": say("offer"),
        "sighting": say("sighting of"),
        "reading": say("reading of"),
    }


def _fields(row: Row) -> Iterable[tuple[str, str]]:
    yield say("time"), clock(row.tick)
    yield from row.fields


def _lapse(lapse: Lapse | None, now: int) -> Iterable[tuple[str, str]]:
    """Until when it holds, which the mind is not told."""
    if lapse is None or lapse.tick is None or lapse.ending not in ("good", "stale", "fades", "expires"):
        return
    words = {
        "good": say("holds until"),
        "stale": say("held until"),
        "fades": say("fades at"),
        "expires": say("open until"),
    }
    yield words[lapse.ending], clock(lapse.tick)


def _head(title: str) -> str:
    return f'<p class="head">{html.escape(title)}</p>'


def _table(fields: Iterable[tuple[str, str]]) -> str:
    rows = (
        f'<tr><td class="muted">{html.escape(name)}</td><td>{html.escape(value) or "–"}</td></tr>'
        for name, value in fields
    )
    return f"<table>{''.join(rows)}</table>"
