"""The tree of timelines: each goes on from a tick of its parent, and what came before that tick is its parent's.

A fork leaves its parent as it is; both may be gone on with (`colony: Saves, epochs, timelines`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine.errors import StateError

Cause = Literal["begun", "paired restore", "cold restore"]
"""Why there is a timeline: the scenario was begun, or a checkpoint was restored, in the process that took it or in
another."""


@dataclass(frozen=True, slots=True)
class Timeline:
    """One timeline, ``t<number>``. `parent` is None for the first, and for one that was restored from another store;
    `forked` is the tick that it goes on from, `tip` its latest.
    """

    id: str
    parent: str | None
    forked: int
    cause: Cause
    tip: int

    def to_json(self) -> dict[str, Any]:
        """The timeline as a JSON value."""
        return {
            "id": self.id,
            "parent": self.parent,
            "forked": self.forked,
            "cause": self.cause,
            "tip": self.tip,
        }


@dataclass(frozen=True, slots=True)
class Stretch:
    """Ticks of one timeline, `first` to `last`."""

    timeline: str
    first: int
    last: int


Tree = Mapping[str, Timeline]
"""Timelines by id, in the order in which they were made."""


def of_tree(tree: Tree, timeline: str, where: str) -> Timeline:
    """The timeline of that id. Raises `StateError`."""
    found = tree.get(timeline)
    if found is None:
        names = ", ".join(list(tree)[:12]) + (", ..." if len(tree) > 12 else "")
        raise StateError(f"there is no timeline {timeline!r:.40}", where, f"choose one of {names}")
    return found


def stretches(tree: Tree, timeline: str, first: int, last: int) -> list[Stretch]:
    """Where ticks `first` to `last` of a timeline are kept, oldest first: each ancestor's up to its fork.

    The tick of a fork is its parent's; of the timeline at the root it is its own.
    """
    found: list[Stretch] = []
    each: Timeline | None = tree[timeline]
    while each is not None and first <= last:
        parent = None if each.parent is None else tree[each.parent]
        begin = each.forked if parent is None else each.forked + 1
        if begin <= last and first <= each.tip:
            found.append(Stretch(each.id, max(first, begin), min(last, each.tip)))
        last = min(last, each.forked)
        each = parent
    return [each for each in reversed(found) if each.first <= each.last]


def owner(tree: Tree, timeline: str, tick: int) -> Timeline:
    """The timeline that can be repeated up to a tick of another: itself, or the ancestor that it shares the tick with.

    At the tick of its fork a timeline has its own copy.
    """
    each = tree[timeline]
    while tick < each.forked and each.parent is not None:
        each = tree[each.parent]
    return each


def in_order(tree: Tree) -> Iterator[tuple[int, Timeline]]:
    """Every timeline with its depth, each right before its forks; these in the order in which they were made."""
    forks: dict[str | None, list[Timeline]] = {}
    for each in tree.values():
        forks.setdefault(each.parent, []).append(each)
    waiting = [(0, each) for each in reversed(forks.get(None, []))]
    while waiting:
        depth, each = waiting.pop()
        yield depth, each
        waiting += [(depth + 1, fork) for fork in reversed(forks.get(each.id, []))]
