"""The page *Timelines* in words: places, causes, what going back loses and keeps, and how it went."""

from __future__ import annotations

from concordui.colony.clock import clock, count
from concordui.colony.people import People
from concordui.colony.say import say
from engine.colony.timelines import Cause
from engine.colony.viewing.rewind import Rewind, Rewound
from engine.colony.viewing.shelf import Kept
from engine.colony.viewing.tree import Branch, Place, TimelineTree

SHORT = 8
"""Digits of a hash that are shown; the whole one is copied."""


def short(digest: str) -> str:
    """The first digits of a hash."""
    return digest[:SHORT]


def place_text(place: Place) -> str:
    """As "Day 2, 04:00 of t1"."""
    return say("{clock} of {timeline}", clock=clock(place.tick), timeline=place.timeline)


def tick_text(tick: int) -> str:
    """As "tick 1,680"."""
    return say("tick {tick}", tick=count(tick))


def counted(tree: TimelineTree) -> str:
    """How much there is, as "3 timelines, 2 checkpoints"."""
    branches, kept = len(tree.branches), len(tree.kept)
    one = say("1 timeline") if branches == 1 else say("{n} timelines", n=count(branches))
    other = say("1 checkpoint") if kept == 1 else say("{n} checkpoints", n=count(kept))
    return f"{one}, {other}" if kept else one


def cause_text(branch: Branch) -> str:
    """Where a timeline came from."""
    causes: dict[Cause, str] = {
        "begun": say("begun with the scenario"),
        "paired restore": say("a paired restore"),
        "cold restore": say("a cold restore"),
    }
    if branch.parent is None:
        return say("{id}: {cause}", id=branch.id, cause=causes[branch.cause])
    return say(
        "{id}: left {parent} at {clock} by {cause}",
        id=branch.id,
        parent=branch.parent,
        clock=clock(branch.forked),
        cause=causes[branch.cause],
    )


def spoken(tree: TimelineTree, place: Place) -> str:
    """A place of the tree in one breath, for screen readers and tips."""
    branch = tree.branch(place.timeline)
    if branch is None:
        return ""
    parts = [place_text(place), tick_text(place.tick)]
    if branch.id == tree.running and place.tick == branch.tip:
        parts.append(say("now"))
    elif place.tick == branch.tip:
        parts.append(say("its tip"))
    if place.tick == branch.forked:
        parts.append(cause_text(branch))
    parts += [
        say("{id} forks off here", id=each.id)
        for each in tree.branches
        if each.parent == branch.id and each.forked == place.tick
    ]
    parts += [say("checkpoint {hash}", hash=short(each.game_sha256)) for each in tree.kept_at(*place)]
    return ", ".join(parts)


# Going back -----------------------------------------------------------------------------------------------------------


def rewind_text(ahead: Rewind) -> str:
    """What a restore would lose and what it keeps, in plain sentences."""
    return " ".join(part for part in (_from(ahead), _loses(ahead), _keeps(ahead), _drops(ahead), _again(ahead)) if part)


def _from(ahead: Rewind) -> str:
    if ahead.parent is None:
        return say(
            "{made} goes on from a checkpoint of {clock} of which this store has no history.",
            made=ahead.made,
            clock=clock(ahead.tick),
        )
    return say(
        "{made} goes on from {clock} of {parent}.", made=ahead.made, clock=clock(ahead.tick), parent=ahead.parent
    )


def _loses(ahead: Rewind) -> str:
    if not ahead.ticks:
        return say("It loses nothing: {left} has nothing after that.", left=ahead.left)
    lost = [say("1 tick") if ahead.ticks == 1 else say("{n} ticks", n=count(ahead.ticks))]
    if ahead.ended:
        lost.append(say("1 finished piece of work") if ahead.ended == 1 else
                    say("{n} finished pieces of work", n=count(ahead.ended)))  # fmt: skip
    if ahead.answers:
        lost.append(say("1 answer") if ahead.answers == 1 else say("{n} answers", n=count(ahead.answers)))
    return say(
        "It loses what only {left} has: {lost}. They stay in {left}, which you can go on with at any time.",
        left=ahead.left,
        lost=", ".join(lost),
    )


def _keeps(ahead: Rewind) -> str:
    if not ahead.kept:
        return say("No mind had answered before that tick.")
    if ahead.kept == 1:
        return say("It keeps the 1 answer from before, so no mind is asked again.")
    return say("It keeps the {n} answers from before, so no mind is asked again.", n=count(ahead.kept))


def _drops(ahead: Rewind) -> str:
    if not ahead.dropped:
        return ""
    if ahead.dropped == 1:
        return say("1 thought under way now is dropped: its answer will count for nothing.")
    return say("{n} thoughts under way now are dropped: their answers will count for nothing.", n=count(ahead.dropped))


def _again(ahead: Rewind) -> str:
    if not ahead.again:
        return ""
    if ahead.again == 1:
        return say("1 thought was under way at that tick: what caused it waits, and is put to the mind anew.")
    return say(
        "{n} thoughts were under way at that tick: what caused them waits, and is put to the minds anew.",
        n=count(ahead.again),
    )


def rewound_title(done: Rewound) -> str:
    """How it went, in a line."""
    report = done.report
    return say("{timeline} goes on from {clock}", timeline=report.timeline, clock=clock(report.tick))


def rewound_text(done: Rewound, people: People) -> str:
    """How it went: paired or cold, what was kept, what was dropped, that nobody was called."""
    report = done.report
    parts = [
        say("A paired restore: the checkpoint was taken in this very session.")
        if report.kind == "paired restore"
        else say("A cold restore: the checkpoint is from an earlier session, and all comes from its file."),
        say("Its hash is right ({hash}).", hash=short(report.game_sha256)),
        _calls(report.calls),
        say("1 answer was kept.") if report.retained == 1 else say("{n} answers were kept.", n=count(report.retained)),
        say("{left} stays at {clock}.", left=done.left, clock=clock(done.left_at)),
    ]
    if done.dropped:
        names = ", ".join(dict.fromkeys(people.name(mind) for _, mind in done.dropped))
        if len(done.dropped) == 1:
            parts.append(say("A thought of {names} was dropped: its answer counts for nothing.", names=names))
        else:
            parts.append(say("Thoughts of {names} were dropped: their answers count for nothing.", names=names))
    return " ".join(parts)


def _calls(calls: int) -> str:
    if not calls:
        return say("No mind was called.")
    return say("1 call was made.") if calls == 1 else say("{n} calls were made.", n=count(calls))


# Checkpoints ----------------------------------------------------------------------------------------------------------


def kept_state(kept: Kept) -> str:
    """Whether a checkpoint can be restored."""
    if kept.fault is not None:
        return say("can't be restored")
    return say("hash is right") if kept.timeline is not None else say("of another history")
