"""What the panel of changes says about a question and its answer: sentences, and the table as CSV. Pure."""

from __future__ import annotations

from concordui.csv_text import csv_text
from concordui.lab.what_if_ways import Change, Found, Way
from concordui.match.wording import order_text, say
from engine.anatolia.board import Board, Unit
from engine.anatolia.orders import Hold, Move, Order, Support, legal_orders
from engine.anatolia.outcomes import Outcome, ResolvedOrder

OUTCOMES: tuple[Outcome, ...] = ("success", "bounce", "cut", "dislodged")
"""What can be wished for: no change of orders makes a legal order a refused one."""


def possible_outcomes(
    board: Board, units: tuple[Unit, ...], entry: ResolvedOrder, own: bool
) -> tuple[tuple[Outcome, str], ...]:
    """The outcomes that the unit of `entry` could have instead of its own, each in words that follow its name.

    With `own` its order may be another one.
    """
    orders = set(legal_orders(board, units, entry.unit)) if own else {entry.order}
    possible: set[Outcome] = {"success", "dislodged"}
    if any(isinstance(order, Move) for order in orders):
        possible.add("bounce")
    if any(isinstance(order, Support) for order in orders):
        possible.add("cut")
    words = {
        "success": say("succeeds") if own else _success(entry.order),
        "bounce": say("bounces"),
        "cut": say("has its support cut"),
        "dislodged": say("is dislodged"),
    }
    return tuple((each, words[each]) for each in OUTCOMES if each in possible and each != entry.outcome)


def _success(order: Order) -> str:
    match order:
        case Hold():
            return say("holds")
        case Move():
            return say("gets in")
        case Support():
            return say("supports without being cut")


def question_note(name: str, wanted: str | None) -> str:
    """The question in a few words: "any other outcome for Aizanoi"."""
    return say("any other outcome for {unit}", unit=name) if wanted is None else f"{name} {wanted}"


def answer_sentence(found: Found) -> str:
    """How many ways there are, and why no larger sets of changes are listed."""
    if not found.kinds:
        return _nothing(found)
    values = {"count": f"{found.count:,}", "kinds": len(found.kinds)}
    if not found.complete:
        return say("The list is cut short at {count} ways: there are more.", **values)
    if found.count == 1:
        return {
            1: say("One change is enough, and this is the only one."),
            2: say("It takes two changes, and this is the only pair."),
            3: say("It takes three changes, and these are the only ones."),
        }[found.size]
    if found.count == len(found.kinds):
        amount = say("{count} of them", **values) if found.size != 2 else say("{count} pairs", **values)
    elif len(found.kinds) == 1:
        amount = say("{count} pairs of 1 kind", **values) if found.size == 2 else say("{count} of 1 kind", **values)
    elif found.size == 2:
        amount = say("{count} pairs of {kinds} kinds", **values)
    else:
        amount = say("{count} of them in {kinds} kinds", **values)
    return {
        1: say("One change is enough: {amount}, so pairs are not listed.", amount=amount),
        2: say("It takes two changes: {amount}.", amount=amount),
        3: say("It takes three changes: {amount}.", amount=amount),
    }[found.size]


def _nothing(found: Found) -> str:
    if not found.complete:
        return say("The search was cut short before anything was found.")
    return {
        1: say("No single change does it; two or three may."),
        2: say("Nothing up to 2 changes does it; three may."),
        3: say("Nothing up to 3 changes does it."),
    }[found.question.limit]


def progress_sentence(size: int) -> str:
    """What is being tried."""
    return {
        0: say("Sorting what was found…"),
        1: say("Trying every other order…"),
        2: say("Trying every pair of changes…"),
        3: say("Trying every three changes…"),
    }[size]


def table_head(size: int, narrow: bool) -> str:
    """The head of the column of changes."""
    if size < 2:
        return say("One changed order, and what comes of it") if narrow else say("One changed order")
    if narrow:
        return say("Orders changed together, and what comes of it")
    return say("Two changed orders") if size == 2 else say("Three changed orders")


def ways_text(count: int) -> str:
    """ "22 ways"."""
    return say("1 way") if count == 1 else say("{count} ways", count=f"{count:,}")


def way_text(board: Board, changes: tuple[Change, ...]) -> str:
    """A set of changes in one line."""
    return "; ".join(order_text(board, order) for _, order in changes)


def as_csv(found: Found) -> str:
    """Every way as a line: its kind, what comes of it, and each changed order with its power."""
    board = found.question.board
    numbers = range(1, found.size + 1)
    heads = [head for number in numbers for head in (f"power {number}", f"order {number}")]
    rows = (
        ["; ".join(text for _, text in kind.labels), way.outcome, way.then, *_columns(board, way)]
        for kind in found.kinds
        for way in kind.ways
    )
    return csv_text(["kind", "outcome", "then", *heads], rows)


def _columns(board: Board, way: Way) -> list[str]:
    return [text for power, order in way.changes for text in (power, order_text(board, order))]
