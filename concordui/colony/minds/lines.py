"""A mind's page, or a comparison, as lines of words: what the view draws, what is copied, and what is exported."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from typing import Any, Literal

from concordui.colony.minds.said import actual_words, counted, item_words, meaning
from concordui.colony.minds.words import (
    ABSENT,
    fact_label,
    group_title,
    lack_words,
    lapse_words,
    section_title,
    source_words,
)
from concordui.colony.people import People
from concordui.colony.say import say
from engine.colony.menus import Option
from engine.colony.viewing.beside import Comparison, Group, Row, Side
from engine.colony.viewing.page import Entry, Fact, MindPage
from engine.colony.viewing.truth import Actual

Tone = Literal["accent", "warn", "plain"]


@dataclass(frozen=True, slots=True)
class Cell:
    """What one side says, and under it in small type where it is from, or why there is nothing."""

    text: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """What is to be noted of a line: a word with its icon."""

    text: str
    icon: str
    tone: Tone


@dataclass(frozen=True, slots=True)
class PageLine:
    """One line. A `heading` begins the lines of its `group`, with `label` its title and `first` what it is about.

    `key` stays the same from tick to tick; `fact` is what the line is about, () for none.
    """

    key: str
    group: str
    label: str
    first: Cell
    second: Cell = Cell("")
    mark: Mark | None = None
    heading: bool = False
    fact: Fact = ()

    @property
    def spoken(self) -> str:
        """The line for a screen reader, and as it is copied."""
        parts = [self.label, *(part for cell in (self.first, self.second) for part in (cell.text, cell.note))]
        return "; ".join([*(part for part in parts if part), *([self.mark.text] if self.mark else [])])


@dataclass(frozen=True, slots=True)
class Draft:
    """A line before its words are made, which is done when it comes into sight: there may be thousands.

    Two drafts that are equal have the same words: `source` is what they are made of.
    """

    key: str
    group: str
    source: Any
    make: Callable[[], PageLine] = field(compare=False, repr=False)
    heading: bool = False
    fact: Fact = ()
    marked: bool = False


def page_drafts(page: MindPage, people: People) -> Iterator[Draft]:
    """The page in the order of its request: what the mind is told to do, all that it knows, what it can choose."""
    yield _heading("instructions", section_title("instructions"), say("the same words that open its request"))
    for number, words in enumerate(page.instructions.splitlines()):
        yield _words(f"instructions/{number}", "instructions", Cell(words))
    for section in page.sections:
        yield _heading(section.name, section_title(section.name), section.contract or say("nothing"))
        for entry in section.entries:
            make = partial(_entry_line, entry, page, people)
            yield Draft(entry.key, section.name, (entry, people), make, fact=entry.fact)
        if section.omitted:
            words = say("{count} older ones are not told.", count=section.omitted)
            yield _words(f"{section.name}/omitted", section.name, Cell(words))
    yield _heading("menu", section_title("menu"), say("each with its effect, as the request has it"))
    for option in page.menu:
        yield _words(f"menu/{option.id}", "menu", Cell(option.effect, option.id), action_word(option))


def _heading(name: str, title: str, about: str) -> Draft:
    line = PageLine(f"#{name}", name, title, Cell(about), heading=True)
    return Draft(line.key, name, line, partial(_itself, line), heading=True)


def _words(key: str, group: str, cell: Cell, label: str = "") -> Draft:
    line = PageLine(key, group, label, cell)
    return Draft(key, group, line, partial(_itself, line))


def _itself(line: PageLine) -> PageLine:
    return line


def _entry_line(entry: Entry, page: MindPage, people: People) -> PageLine:
    under = "\n".join(part for part in (meaning(entry.item), source_words(entry.item, people)) if part)
    first, second = Cell(item_words(entry.item, people), under), Cell(*lapse_words(entry.lapse, page.tick))
    label = fact_label(entry.fact, people, page.mind)
    return PageLine(entry.key, entry.section, label, first, second, fact=entry.fact)


def action_word(option: Option) -> str:
    """A choice in a word."""
    return {
        "accept": say("Accept"),
        "refuse": say("Refuse"),
        "counter": say("Counter"),
        "not_now": say("Not now"),
        "carry_on": say("Carry on"),
        "withdraw": say("Withdraw"),
        "invite": say("Invite"),
        "tell": say("Tell the core"),
        "answer": say("Answer"),
        "keep_notes": say("Keep the notes"),
        "add_note": say("Add a note"),
        "revise_note": say("Revise a note"),
        "drop_note": say("Drop a note"),
        "propose": say("Propose"),
        "adopt": say("Adopt"),
        "ask": say("Ask"),
        "wait": say("Wait"),
    }[option.action]


# Comparisons ----------------------------------------------------------------------------------------------------------


def beside_drafts(compared: Comparison, people: People, names: tuple[str, str]) -> Iterator[Draft]:
    """Two sides, group by group; `names` are what they are called. What only one of them knows is marked."""
    for group, rows in groupby(compared.rows, _group_of):
        members = list(rows)
        yield _heading(group, group_title(group), _of_rows(members))
        for row in members:
            make = partial(_row_line, row, compared, people, names)
            source = (row, people, names, compared.first.mind)
            yield Draft("/".join(row.fact), group, source, make, fact=row.fact, marked=row.mark != "same")


def _group_of(row: Row) -> Group:
    return row.group


def _of_rows(rows: list[Row]) -> str:
    apart = sum(row.mark != "same" for row in rows)
    if not apart:
        return say("{items}, the same on both sides", items=counted(len(rows)))
    return say("{items}, {apart} of them marked", items=counted(len(rows)), apart=apart)


def _row_line(row: Row, compared: Comparison, people: People, names: tuple[str, str]) -> PageLine:
    why = "" if row.lack is None else lack_words(row.lack, people)
    first, second = (_side_cell(side, why, compared, people) for side in (row.first, row.second))
    label = fact_label(row.fact, people, compared.first.mind)
    return PageLine("/".join(row.fact), row.group, label, first, second, _mark(row, compared, names), fact=row.fact)


def _side_cell(side: Side | None, why: str, compared: Comparison, people: People) -> Cell:
    if side is None:
        return Cell(ABSENT, why)
    if isinstance(side, Actual):
        return Cell(actual_words(side, people))
    until, then = lapse_words(side.lapse, compared.first.tick)
    source = source_words(side.item, people)
    if side.lapse.unknown:
        return Cell(
            item_words(side.item, people), "; ".join((source, until)) if side.lapse.ending == "stale" else source
        )
    if side.lapse.ending in ("good", "expires"):
        source = f"{source}; {until}, {then}"
    return Cell(item_words(side.item, people), source)


def _mark(row: Row, compared: Comparison, names: tuple[str, str]) -> Mark | None:
    match row.mark:
        case "differs":
            return Mark(say("differs"), "triangle-alert", "warn")
        case "withheld":
            return Mark(say("withheld"), "lock", "plain")
        case "unknown":
            never = any(isinstance(side, Entry) and side.lapse.ending == "never" for side in (row.first, row.second))
            return Mark(say("no reading") if never else say("too old"), "clock", "warn")
        case "only_first":
            return Mark(say("only {name}", name=names[0]), "user", "accent")
        case "only_second" if compared.second is None:
            return Mark(say("only the truth"), "eye-off", "plain")
        case "only_second":
            return Mark(say("only {name}", name=names[1]), "user", "plain")
    return None
