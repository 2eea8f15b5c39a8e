"""What the library page lists: positions that are in no file yet, then the textbook's, by chapter. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QLocale

from concordui.lab.document import Position, read
from concordui.lab.journal import Kept, title_of
from concordui.lab.rule_names import rule_text
from concordui.match.wording import say
from concordui.start.recent_list import time_words
from engine.anatolia.library import TextbookPosition


@dataclass(frozen=True, slots=True)
class Item:
    """A line: a position with its words, what it stands for, and the words that a search looks through."""

    key: TextbookPosition | Kept
    title: str
    second: str
    words: str

    def position(self) -> Position:
        """The position itself."""
        return self.key.draft.content if isinstance(self.key, Kept) else read(self.key.case)[0]

    @property
    def lesson(self) -> str:
        """Why people get it wrong; for what is not saved, what is so."""
        if not isinstance(self.key, Kept):
            return self.key.lesson
        if self.key.draft.file is None:
            return say("This position is in no file. Concord keeps it until you save it or discard it.")
        return say("Changes of {file} that are not saved in it.", file=self.key.draft.file)


@dataclass(frozen=True, slots=True)
class Group:
    """Lines under a head."""

    title: str
    items: tuple[Item, ...]


def groups_of(
    kept: Iterable[Kept], entries: Sequence[TextbookPosition], now: datetime, locale: QLocale
) -> tuple[Group, ...]:
    """What is not saved yet, the latest first, and the chapters of the library in their order."""
    drafts = tuple(_draft_item(each, now, locale) for each in kept)
    groups = [Group(say("Not saved yet"), drafts)] if drafts else []
    for chapter in dict.fromkeys(entry.chapter for entry in entries):
        groups.append(Group(chapter, tuple(_entry_item(entry) for entry in entries if entry.chapter == chapter)))
    return tuple(groups)


def found(groups: Iterable[Group], query: str) -> tuple[Group, ...]:
    """The lines in which every word of the query stands, in their groups."""
    wanted = query.casefold().split()
    left = [
        Group(group.title, tuple(item for item in group.items if all(word in item.words for word in wanted)))
        for group in groups
    ]
    return tuple(group for group in left if group.items)


def count_text(groups: Iterable[Group], whole: Iterable[Group]) -> str:
    """How many there are, and how many of them are shown."""
    shown, every = (sum(len(group.items) for group in each) for each in (groups, whole))
    if shown == every:
        return say("{count} positions", count=every)
    return say("{shown} of {count} positions", shown=shown, count=every)


def _entry_item(entry: TextbookPosition) -> Item:
    rule = rule_text(entry.rule)
    words = " ".join((entry.title, rule, entry.chapter, entry.lesson)).casefold()
    return Item(entry, entry.title, rule, words)


def _draft_item(kept: Kept, now: datetime, locale: QLocale) -> Item:
    draft = kept.draft
    title = title_of(draft)
    of = say("In no file") if draft.file is None else say("Changes of {file}", file=draft.file.name)
    second = say("{of}, {when}", of=of, when=time_words(kept.at, now, locale))
    return Item(kept, title, second, f"{title} {second}".casefold())
