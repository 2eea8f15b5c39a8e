"""The lines of the Promises and Deals docks, from what one seat is allowed to know. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from concordui.match.rows import Row
from concordui.match.wording import move_text, place_name, promise_name, promise_text, proposal_title, say, when
from engine.anatolia.board import Board, Power
from engine.anatolia.chronicle import SeasonRecord
from engine.anatolia.negotiation import Breach
from engine.anatolia.promises import Promise, PromiseOutcome, Proposal


def open_rows(
    board: Board, promises: Sequence[Promise], you: Power | None, found: Iterable[Breach], judged: bool
) -> list[Row]:
    """This season's promises that bind or concern `you`. One row a deal: what both promise stands in one.

    The sign: a warning where the orders entered would break one's own, a tick where they keep it (`judged`: orders
    are being given), a clock where the other side has yet to show.
    """
    broken = {(breach.promise.id, breach.promise.power) for breach in found}
    rows = []
    for deal in _deals(promises):
        mine = [promise for promise in deal if promise.power == you]
        bad = any((promise.id, promise.power) in broken for promise in mine)
        rows.append(_open_row(board, deal, you, bad, bool(mine) and judged))
    return rows


def _deals(promises: Sequence[Promise]) -> list[list[Promise]]:
    by_id: dict[str, list[Promise]] = {}
    for promise in promises:
        by_id.setdefault(promise.id, []).append(promise)
    return list(by_id.values())


def _open_row(board: Board, deal: Sequence[Promise], you: Power | None, bad: bool, judged: bool) -> Row:
    first = deal[0]
    other = first.partner if first.power == you else first.power
    text = deal_text(board, deal, you)
    sign: dict[str, Any]
    if bad:
        sign = {"icon": "triangle-alert", "tone": "warn", "tag": say("your orders break it")}
    elif judged:
        sign = {"icon": "check", "tone": "ok", "tag": say("your orders keep it")}
    else:
        sign = {"icon": "clock", "tone": "plain", "tag": say("open")}
    return Row(key=first.id, text=text, power=other, lead=other, tagged="icon", **sign)


def deal_text(board: Board, deal: Sequence[Promise], you: Power | None) -> str:
    """What is promised, in a few words: "Peace, both ways", "Nobody enters Xanthos", "Kaunos supports Ephesos"."""
    promise = deal[0]
    match promise.type:
        case "peace":
            return say("Peace, both ways")
        case "alliance":
            return say("Alliance against {power}", power=promise.terms["target"])
        case "dmz":
            return say("Nobody enters {place}", place=place_name(board, promise.terms["province"]))
        case _:
            what = move_text(board, promise.terms["unit"], promise.terms["dest"])
            if promise.power == you:
                return say("You support {what}", what=what)
            return say("They support {what}", what=what)


def due_rows(board: Board, outcomes: Iterable[PromiseOutcome], you: Power | None) -> list[Row]:
    """A past season's promises, broken ones first: who made it, what it was, and whether it was kept."""
    ordered = sorted(outcomes, key=_kept)
    return [_due_row(board, index, outcome, you) for index, outcome in enumerate(ordered)]


def _kept(outcome: PromiseOutcome) -> bool:
    return outcome.kept


def _due_row(board: Board, index: int, outcome: PromiseOutcome, you: Power | None) -> Row:
    promise = outcome.promise
    text = promise_name(board, promise)
    if promise.partner == you and promise.type in ("peace", "alliance"):
        text = say("Peace with you") if promise.type == "peace" else say("Alliance with you")
    return Row(
        key=(promise.id, promise.power, index),
        text=text,
        power=promise.power,
        lead=say("You") if promise.power == you else promise.power,
        tag=say("kept") if outcome.kept else say("broken"),
        tone="ok" if outcome.kept else "danger",
        tip=promise_text(board, promise),
    )


def deal_rows(board: Board, past: Sequence[tuple[int, str, Sequence[PromiseOutcome]]], you: Power | None) -> list[Row]:
    """Every promise of the past that may be seen, latest season first; the season stands in the tool tip and tag."""
    rows = []
    for year, season, outcomes in reversed(past):
        for row, outcome in zip(due_rows(board, outcomes, you), sorted(outcomes, key=_kept), strict=True):
            promise = outcome.promise
            text = row.text if promise.partner == you or promise.power == you else _with_partner(board, promise)
            rows.append(
                Row(
                    key=(year, season, row.key),
                    text=text,
                    power=row.power,
                    lead=row.lead,
                    tag=say("{season}{year} {fate}", season=season[0], year=year, fate=row.tag),
                    tone=row.tone,
                    tip=f"{when(year, season)}: {row.tip}",
                )
            )
    return rows


def rejected_rows(board: Board, record: SeasonRecord, you: Power | None, everything: bool) -> list[Row]:
    """The proposals of a past season that came to nothing, as far as they may be seen: one's own, on either side."""
    seen = record.proposals_seen_by(you) if everything or you is not None else ()
    return [
        Row(
            key=(record.year, record.season, proposal.id),
            text=_to_whom(board, proposal),
            power=proposal.sender,
            lead=say("You") if proposal.sender == you else proposal.sender,
            tag=say("{season}{year} rejected", season=record.season[0], year=record.year),
            muted=True,
            tip=when(record.year, record.season),
        )
        for proposal in seen
        if proposal.status == "rejected"
    ]


def turned_down_rows(board: Board, proposals: Iterable[Proposal]) -> list[Row]:
    """One's own proposals of this season that came to nothing, beside the promises that stand."""
    return [
        Row(
            key=("turned down", proposal.id),
            text=proposal_title(board, proposal.type, proposal.terms),
            power=proposal.to,
            lead=proposal.to,
            tag=say("rejected"),
            muted=True,
        )
        for proposal in proposals
    ]


def _to_whom(board: Board, proposal: Proposal) -> str:
    what = proposal_title(board, proposal.type, proposal.terms)
    return say("to {power}: {what}", power=proposal.to, what=what)


def _with_partner(board: Board, promise: Promise) -> str:
    name = promise_name(board, promise)
    return name if promise.partner in name else say("{promise}, to {power}", promise=name, power=promise.partner)
