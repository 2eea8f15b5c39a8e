"""The tree of timelines as it is drawn: branches over ticks, where each forked, and the checkpoints on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.colony.timelines import Cause, Tree, in_order, stretches
from engine.colony.viewing.reading import Lens, Reading
from engine.colony.viewing.shelf import Kept, kept


class Place(NamedTuple):
    """A tick of a timeline."""

    timeline: str
    tick: int


@dataclass(frozen=True, slots=True)
class Branch:
    """One timeline, `depth` forks away from the root; its own ticks are `forked` to `tip`.

    `epochs` are its loads, each the tick at which one happened and its number. `game` is the digest of the game at the
    tip, in hexadecimal.
    """

    id: str
    parent: str | None
    forked: int
    tip: int
    cause: Cause
    depth: int
    epochs: tuple[tuple[int, int], ...]
    game: str


@dataclass(frozen=True, slots=True)
class TimelineTree:
    """All timelines of a store, each right before its forks, and the checkpoints beside it. `running` is the one that
    goes on; `timeline` and `tick` are what is looked at.
    """

    branches: tuple[Branch, ...]
    kept: tuple[Kept, ...]
    running: str
    timeline: str
    tick: int

    @property
    def first(self) -> int:
        """The earliest tick of any."""
        return min(branch.forked for branch in self.branches)

    @property
    def last(self) -> int:
        """The latest tick of any."""
        return max(branch.tip for branch in self.branches)

    def branch(self, timeline: str) -> Branch | None:
        """The branch of that id."""
        return next((branch for branch in self.branches if branch.id == timeline), None)

    def owner(self, timeline: str, tick: int) -> Branch | None:
        """The branch that has a tick of a timeline as its own: itself or an ancestor; None where it is kept nowhere."""
        branch = self.branch(timeline)
        while branch is not None and tick < branch.forked:
            branch = None if branch.parent is None else self.branch(branch.parent)
        return None if branch is None or tick > branch.tip else branch

    def marks(self, timeline: str) -> tuple[int, ...]:
        """The ticks of a branch at which there is something: its ends, forks off it, checkpoints of it, in order."""
        branch = self.branch(timeline)
        if branch is None:
            return ()
        found = {branch.forked, branch.tip}
        found.update(other.forked for other in self.branches if other.parent == timeline)
        found.update(each.tick for each in self.kept if each.timeline == timeline and each.tick is not None)
        return tuple(sorted(found))

    def kept_at(self, timeline: str, tick: int) -> tuple[Kept, ...]:
        """The checkpoints of a tick of a branch."""
        return tuple(each for each in self.kept if (each.timeline, each.tick) == (timeline, tick))


def tree_of(reading: Reading) -> TimelineTree:
    """The tree of the store that is read."""
    store = reading.store
    branches = tuple(
        Branch(
            each.id,
            each.parent,
            each.forked,
            each.tip,
            each.cause,
            depth,
            tuple(store.epochs(each.id)),
            store.digest_of(each.id, each.tip)[0],
        )
        for depth, each in in_order(store.timelines())
    )
    return TimelineTree(branches, kept(store), _running(branches, reading), reading.timeline, reading.tick)


def tree_lens(known_to: str | None = None) -> Lens[TimelineTree]:
    """The lens of it. Ticks and digests tell nobody what anybody knows: it may be shown to whoever sits in a seat."""
    return Lens(("timelines",), tree_of, known_to=known_to, slow=True)


def meeting(tree: Tree, one: Place, other: Place) -> int | None:
    """The last tick that two places have in common; None where they share none."""
    shared: int | None = None
    mine = {each.timeline: each for each in stretches(tree, one.timeline, 0, one.tick)}
    for each in stretches(tree, other.timeline, 0, other.tick):
        same = mine.get(each.timeline)
        if same is not None:
            shared = min(same.last, each.last)
    return shared


def _running(branches: tuple[Branch, ...], reading: Reading) -> str:
    """The timeline in which the latest epoch began: the one that the run goes on in."""
    begun = [(number, branch.id) for branch in branches for _, number in branch.epochs]
    return max(begun)[1] if begun else reading.timeline
