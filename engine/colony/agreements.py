"""Agreed work between a yes and its receipt: the ledger, and what is carried to the simulation and back.

An action is in the ledger before it is dispatched, and dispatching it twice changes nothing (`concord: Saves`). Between
two ticks the caller runs `dispatch`; after each tick `engine.colony.proposals.advance`, which collects the receipts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.colony import work
from engine.colony.handles import issue, retire
from engine.colony.state import Colony, Receipt
from engine.colony.threads import Agreement, Offer, Talks
from engine.colony.work import Order
from engine.errors import WorkError

_NOT_BEGUN = {"low needs": "low needs", "expired already": "expiry"}
"""Refusals of the simulation that are stop reasons of their own; all others are failures."""


def agree(talks: Talks, offer: Offer, after: str = "") -> Agreement:
    """Write agreed work into the ledger, not dispatched; it waits until the action `after` has ended."""
    action = f"a{len(talks.ledger) + 1}"
    until = talks.tick + talks.rules.work_ticks
    agreement = Agreement(action, offer.thread, offer.id, offer.pawn, offer.work, talks.tick, until, after)
    talks.ledger[action] = agreement
    talks.live.append(action)
    issue(talks, "withdraw", action, offer.pawn)
    talks.tell("agreed", agreement, action)
    return agreement


def replaced(talks: Talks, question: Offer) -> Agreement:
    """The agreement of a pawn that gives up other work for it: that work is to stop, and this waits until it has."""
    old = talks.ledger[question.replaces]
    if old.state == "agreed":  # never began: what it waited for, this waits for
        abandon(talks, old, "replaced")
        return agree(talks, question, old.after)
    halt(talks, old, "replaced")
    return agree(talks, question, old.action)


def withdraw(talks: Talks, agreement: Agreement) -> None:
    """A pawn takes its yes back, at any time: work that runs is to stop, work that waits is off."""
    if agreement.state == "agreed":
        abandon(talks, agreement, "withdrawal")
    else:
        halt(talks, agreement, "withdrawal")


def halt(talks: Talks, agreement: Agreement, why: work.Why) -> None:
    """Mark running work to be stopped; the first reason stands."""
    if agreement.state == "running" and why != "expiry":
        talks.ledger[agreement.action] = replace(agreement, state="stopping", why=why)
        retire(talks, "withdraw", agreement.action, why)


def abandon(talks: Talks, agreement: Agreement, why: str, detail: str = "not begun") -> Receipt:
    """End work that never began, with a receipt that says so."""
    task = agreement.work
    receipt = Receipt(
        action=agreement.action,
        pawn=agreement.pawn,
        kind=task.kind,
        target=task.target,
        trips=task.trips,
        done=0,
        moved=0,
        begun=talks.tick,
        ended=talks.tick,
        state="stopped",
        why=why,
        detail=detail,
    )
    _end(talks, agreement, receipt)
    return receipt


# To the simulation and back -------------------------------------------------------------------------------------------


def dispatch(talks: Talks, colony: Colony, keep: Callable[[], None]) -> None:
    """Carry to the simulation what is due between two ticks: stops, and work whose predecessor is confirmed stopped.

    `keep` stores the talks, ledger included, and is called before anything is carried; if it raises, nothing is.
    """
    collect(talks, colony)
    due = [talks.ledger[action] for action in talks.live if _due(talks, talks.ledger[action])]
    if not due:
        return
    keep()
    for agreement in due:
        if agreement.state == "agreed":
            send(talks, colony, agreement.action)
        elif agreement.why:
            work.stop(colony, agreement.pawn, agreement.why)


def send(talks: Talks, colony: Colony, action: str) -> Receipt:
    """Start one action of the ledger: its receipt; of one that was sent before, the receipt that it has.

    Work that the world can't take any more ends with a receipt that says why. Raises `WorkError` for an action that is
    not in the ledger, or whose predecessor has not stopped.
    """
    agreement = talks.ledger.get(action)
    if agreement is None:
        raise WorkError("this action is not in the ledger", action, "only what was agreed on is dispatched")
    if agreement.receipt is not None:
        return agreement.receipt
    if not _due(talks, agreement):
        raise WorkError("the work before it is not confirmed stopped", action, "wait for its receipt")
    task = agreement.work
    order = Order(action, task.kind, task.target, task.trips, agreement.until)
    refusal = None if action in colony.receipts else work.refusal(colony, agreement.pawn, order)
    if refusal is not None:
        return abandon(talks, agreement, _NOT_BEGUN.get(refusal, "failure"), f"not begun: {refusal}")
    receipt = work.start(colony, agreement.pawn, order)
    talks.ledger[action] = replace(agreement, state="running", receipt=receipt)
    talks.tell("started", agreement, action)
    return receipt


def collect(talks: Talks, colony: Colony) -> None:
    """Take over the receipts of work that has ended, with the simulation's reason and its count of trips."""
    for action in tuple(talks.live):
        receipt = colony.receipts.get(action)
        if receipt is not None and receipt.state != "running":
            _end(talks, talks.ledger[action], receipt)


def _due(talks: Talks, agreement: Agreement) -> bool:
    """Whether there is something to carry to the simulation."""
    if agreement.state == "agreed":
        return not agreement.after or talks.ledger[agreement.after].state == "ended"
    return agreement.state == "stopping"


def _end(talks: Talks, agreement: Agreement, receipt: Receipt) -> None:
    talks.ledger[agreement.action] = replace(agreement, state="ended", receipt=receipt)
    talks.live.remove(agreement.action)
    retire(talks, "withdraw", agreement.action, receipt.why)
    talks.tell(receipt.state, agreement, agreement.action, receipt.why)
