"""Plain sentences on one line of a page: from where it is known and how long, or why it is not."""

from __future__ import annotations

from dataclasses import dataclass

from concordui.colony.clock import clock, count
from concordui.colony.minds.lines import PageLine
from concordui.colony.minds.said import events_words, exact_words, item_words
from concordui.colony.minds.words import lack_words, lapse_words, quoted, source_words
from concordui.colony.people import People
from concordui.colony.say import say
from engine.colony.allowlists import NoteItem
from engine.colony.viewing.beside import Comparison, Row
from engine.colony.viewing.page import Entry, MindPage


@dataclass(frozen=True, slots=True)
class Account:
    """A title, sentences, and links: the key of a line that each leads to, and its words."""

    title: str
    text: str
    links: tuple[tuple[str, str], ...] = ()


def of_page(line: PageLine, page: MindPage, people: People) -> Account:
    """What is to be said of a line of a mind's page."""
    title = f"{line.label}: {line.first.text}" if line.label else line.first.text
    entry = next((each for each in page.entries if each.key == line.key), None)
    if entry is None:
        return Account(title, line.first.note or say("These are the very words of the request."))
    return Account(title, " ".join(_sentences(entry, page, people)), tuple(_links(entry, page)))


def _sentences(entry: Entry, page: MindPage, people: People) -> list[str]:
    item = entry.item
    found = [say("From: {source}.", source=source_words(item, people))]
    if item.learned is not None:
        found.append(say("Learned at {when}, tick {tick}.", when=clock(item.learned), tick=count(item.learned)))
    until, then = lapse_words(entry.lapse, page.tick)
    found.append(
        say("Known: {until}, {then}.", until=until, then=then) if then else say("Known: {until}.", until=until)
    )
    found.append(exact_words(item))
    if isinstance(item, NoteItem):
        found += [say("Before: {words}.", words=quoted(text)) for text in item.earlier]
        gone = [event for event, known in page.cited(item).items() if known is None]
        if gone:
            found.append(say("No longer told: {events}.", events=events_words(tuple(gone))))
    return [sentence for sentence in found if sentence]


def _links(entry: Entry, page: MindPage) -> list[tuple[str, str]]:
    if not isinstance(entry.item, NoteItem):
        return []
    cited = page.cited(entry.item)
    return [
        (known.key, say("Show event {number}", number=event.removeprefix("e")))
        for event, known in cited.items()
        if known is not None
    ]


def of_row(line: PageLine, row: Row, compared: Comparison, people: People, names: tuple[str, str]) -> Account:
    """What is to be said of a line of a comparison; `names` are what its sides are called."""
    return Account(line.label, " ".join(part for part in (_verdict(row, people, names), *_both(row, people)) if part))


def _verdict(row: Row, people: People, names: tuple[str, str]) -> str:
    first, second = names
    why = "" if row.lack is None else lack_words(row.lack, people)
    match row.mark:
        case "same":
            return say("Both sides agree in what both say.")
        case "differs":
            return say("The two sides do not agree.")
        case "unknown":
            return say("A reading that is too old, or never came, is unknown. It is not zero.")
        case "withheld":
            return say("Withheld from {name}, wherever {name} stands: {why}.", name=first, why=why)
        case "only_first" if why:
            return say("{name} does not know this: {why}.", name=second, why=why)
        case "only_second" if why:
            return say("{name} does not know this: {why}.", name=first, why=why)
        case "only_first":
            return say("Only {name} knows this.", name=first)
    return say("Only {name} knows this.", name=second)


def _both(row: Row, people: People) -> list[str]:
    """Where what is known is from."""
    entries = [side for side in (row.first, row.second) if isinstance(side, Entry)]
    return [
        say("{words}: {source}.", words=item_words(entry.item, people), source=source_words(entry.item, people))
        for entry in entries
    ]


def tally(compared: Comparison, names: tuple[str, str]) -> str:
    """What is marked in a comparison, counted, in a sentence."""
    marks = [row.mark for row in compared.rows]
    number = {mark: marks.count(mark) for mark in set(marks)}
    first, second = names
    parts = [
        (number.get("only_first", 0), say("only {name} knows {count}", name=first, count=number.get("only_first", 0))),
        (number.get("only_second", 0), _only_second(compared, second, number.get("only_second", 0))),
        (number.get("withheld", 0), say("{count} withheld", count=number.get("withheld", 0))),
        (number.get("unknown", 0), say("{count} unknown", count=number.get("unknown", 0))),
        (number.get("differs", 0), say("{count} differ", count=number.get("differs", 0))),
    ]
    told = ", ".join(words for how_many, words in parts if how_many)
    items = say("{count} items", count=len(marks))
    return f"{items}: {told}" if told else say("{items}, the same on both sides", items=items)


def _only_second(compared: Comparison, second: str, number: int) -> str:
    if compared.second is None:
        return say("{count} out of reach", count=number)
    return say("only {name} knows {count}", name=second, count=number)
