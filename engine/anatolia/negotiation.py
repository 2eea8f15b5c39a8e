"""Negotiation: which proposals are legal, what acceptance obliges to, and which orders break it.

`bot-api: Negotiation and trust`, R20 to R23 and R25. Pure functions; the game keeps what they return.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from engine.anatolia.board import Board, Power, ProvinceId, Unit
from engine.anatolia.compiled import Field
from engine.anatolia.orders import HOLD, Move, Order, Support, field_of
from engine.anatolia.promises import PROPOSAL_TYPES, Promise, Proposal, ProposalType
from engine.seats.protocol import Refusal

MAX_PROPOSALS = 6
"""Proposals a power may make in one season."""

TERMS_OF_TYPE: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "peace": (),
        "alliance": ("target",),
        "dmz": ("province",),
        "support": ("unit", "dest"),
        "request-support": ("unit", "dest"),
    }
)
"""The exact keys of the terms of each type."""


@dataclass(frozen=True, slots=True)
class Table:
    """What the legality of a proposal depends on: the board, who is alive, and the units before the moves."""

    board: Board
    living: tuple[Power, ...]
    units: Mapping[ProvinceId, Unit]
    field: Field = field(repr=False)

    @classmethod
    def of(cls, board: Board, units: Iterable[Unit], living: Iterable[Power]) -> Table:
        """The table at which these units and the living sit."""
        by_place = {unit.at: unit for unit in units}
        return cls(board, tuple(living), by_place, field_of(board, by_place.values()))


@dataclass(frozen=True, slots=True)
class Breach:
    """A promise that orders break, and the orders that break it; none for a support that was not issued."""

    promise: Promise
    orders: tuple[Order, ...]


# Checking


def check_proposals(table: Table, me: Power, payload: object) -> Refusal | None:
    """Why the whole list of `me` is refused, or None. One bad proposal refuses the list (`bot-api: propose`)."""
    if not isinstance(payload, list):
        return Refusal("proposals", "a list of proposals is wanted")
    if len(payload) > MAX_PROPOSALS:
        return Refusal("proposals", f"{len(payload)} proposals; at most {MAX_PROPOSALS} may be made")
    for index, entry in enumerate(payload):
        refusal = check_proposal(table, me, entry)
        if refusal is not None:
            return Refusal(f"proposals[{index}]{refusal.where}", refusal.what)
    return None


def check_proposal(table: Table, me: Power, entry: object) -> Refusal | None:
    """Why this proposal of `me` is refused, or None; `where` is the place inside it (``.terms.unit``).

    Keys beside ``to``, ``type`` and ``terms`` are ignored, as they are in orders (R1).
    """
    if not isinstance(entry, Mapping):
        return Refusal("", "a proposal is an object with 'to', 'type' and 'terms'")
    to, kind, terms = entry.get("to"), entry.get("type"), entry.get("terms")
    if not isinstance(kind, str) or kind not in TERMS_OF_TYPE:
        return Refusal(".type", f"{_shown(kind)} is none of {', '.join(PROPOSAL_TYPES)}")
    refusal = _check_partner(table, me, to)
    if refusal is not None:
        return refusal
    keys = TERMS_OF_TYPE[kind]
    if not isinstance(terms, Mapping):
        return Refusal(".terms", "the terms are an object")
    if set(terms) != set(keys):
        wanted = "no keys" if not keys else "exactly " + " and ".join(keys)
        return Refusal(".terms", f"the terms of {kind} have {wanted}")
    for key in keys:
        if not isinstance(terms[key], str):
            return Refusal(f".terms.{key}", "a string is wanted")
    return _check_terms(table, me, str(to), kind, terms)


def _check_partner(table: Table, me: Power, to: object) -> Refusal | None:
    if not isinstance(to, str) or to not in table.board.powers:
        return Refusal(".to", f"there is no power {_shown(to)}")
    if to == me:
        return Refusal(".to", "a proposal goes to another power")
    if to not in table.living:
        return Refusal(".to", f"{to} is eliminated")
    if me not in table.living:
        return Refusal("", f"{me} is eliminated")
    return None


def _check_terms(table: Table, me: Power, to: Power, kind: str, terms: Mapping[str, str]) -> Refusal | None:
    if kind == "alliance":
        target = terms["target"]
        if target in table.living and target not in (me, to):
            return None
        return Refusal(".terms.target", f"{_shown(target)} is not a third living power")
    if kind == "dmz":
        if terms["province"] in table.board.by_id:
            return None
        return Refusal(".terms.province", f"there is no province {_shown(terms['province'])}")
    if kind in ("support", "request-support"):
        maker, beneficiary = (me, to) if kind == "support" else (to, me)
        return _check_support(table, maker, beneficiary, terms["unit"], terms["dest"])
    return None


def _check_support(
    table: Table, maker: Power, beneficiary: Power, place: ProvinceId, dest: ProvinceId
) -> Refusal | None:
    """R20: the beneficiary's own unit, a destination it can reach or `hold`, and somebody who could support it."""
    unit = table.units.get(place)
    if unit is None or unit.power != beneficiary:
        return Refusal(".terms.unit", f"{beneficiary} has no unit at {_shown(place)}")
    if dest != HOLD and not table.board.can_move(unit.type, place, dest):
        return Refusal(".terms.dest", f"the {unit.type} at {place} can't move to {_shown(dest)}")
    if not any(True for _ in supporters(table, maker, place, dest)):
        return Refusal(".terms", f"no unit of {maker} could issue this support")
    return None


def supporters(table: Table, maker: Power, place: ProvinceId, dest: ProvinceId) -> Iterator[Unit]:
    """The units of `maker` that could support the unit at `place` to `dest` (or `hold`), in the order of the table."""
    for unit in table.units.values():
        if unit.power == maker:
            number = table.board.compiled.number[unit.at]
            if table.field.can_support(number, place, dest):
                yield unit


def _shown(value: object) -> str:
    """A value inside a sentence, shortened: payloads come from anywhere."""
    if isinstance(value, str):
        return f"'{value}'" if len(value) <= 40 else f"'{value[:37]}...'"
    return f"a {type(value).__name__}" if value is not None else "null"


# Offering: what a dialog may let a person choose


def partners(board: Board, living: Collection[Power], me: Power) -> tuple[Power, ...]:
    """Whom `me` may propose to, in board order."""
    return tuple(power for power in board.powers if power in living and power != me)


def offers(
    board: Board, units: Iterable[Unit], living: Iterable[Power], me: Power, to: Power, kind: ProposalType
) -> Iterator[dict[str, str]]:
    """Every legal terms object of a proposal of `kind` from `me` to `to`; `units` stand on the board.

    Provinces and units come in code-unit order, `hold` before destinations, powers in board order.
    """
    table = Table.of(board, units, living)
    if me == to or me not in table.living or to not in table.living:
        return
    for terms in _candidates(table, me, to, kind):
        if _check_terms(table, me, to, kind, terms) is None:
            yield terms


def _candidates(table: Table, me: Power, to: Power, kind: ProposalType) -> Iterator[dict[str, str]]:
    if kind == "peace":
        yield {}
    elif kind == "alliance":
        yield from ({"target": power} for power in table.board.powers)
    elif kind == "dmz":
        yield from ({"province": province.id} for province in table.board.provinces)
    else:
        beneficiary = to if kind == "support" else me
        for place in table.board.adjacency:
            unit = table.units.get(place)
            if unit is not None and unit.power == beneficiary:
                for dest in (HOLD, *table.board.moves[unit.type][place]):
                    yield {"unit": place, "dest": dest}


# Numbering, answering, promising


def numbered(lists: Iterable[tuple[Power, Sequence[Mapping[str, Any]]]], first: int) -> tuple[Proposal, ...]:
    """The season's proposals, numbered from ``p<first>`` in the order given: power order, then list order (R25)."""
    entries = [(sender, entry) for sender, proposals in lists for entry in proposals]
    return tuple(
        Proposal(f"p{number}", sender, entry["to"], entry["type"], MappingProxyType(dict(entry["terms"])))
        for number, (sender, entry) in enumerate(entries, start=first)
    )


def check_answers(inbox: Collection[str], payload: object) -> Refusal | None:
    """Why a whole answer is refused, or None (`bot-api: answer`)."""
    if not isinstance(payload, Mapping):
        return Refusal("answers", "an object from proposal id to 'accept' or 'reject' is wanted")
    for key, value in payload.items():
        if not isinstance(key, str) or key not in inbox:
            return Refusal("answers", f"there is no proposal {_shown(key)} in the inbox")
        if value not in ("accept", "reject"):
            return Refusal(f"answers.{key}", f"{_shown(value)} is neither 'accept' nor 'reject'")
    return None


def answered(proposals: Iterable[Proposal], answers: Mapping[Power, Mapping[str, str]]) -> tuple[Proposal, ...]:
    """The proposals with their fate; whatever was not accepted is rejected and dead (R23)."""
    return tuple(
        replace(
            proposal,
            status="accepted" if answers.get(proposal.to, {}).get(proposal.id) == "accept" else "rejected",
        )
        for proposal in proposals
    )


def promises_of(proposal: Proposal) -> tuple[Promise, ...]:
    """The directional obligations that accepting this proposal creates: the sender's first, then the recipient's."""
    sender, to = proposal.sender, proposal.to
    match proposal.type:
        case "support":
            return (Promise(proposal.id, sender, to, "support", proposal.terms),)
        case "request-support":
            return (Promise(proposal.id, to, sender, "support", proposal.terms),)
        case kind:
            return (
                Promise(proposal.id, sender, to, kind, proposal.terms),
                Promise(proposal.id, to, sender, kind, proposal.terms),
            )


# Keeping and breaking


def breaches(units: Iterable[Unit], promises: Iterable[Promise], orders: Iterable[Order]) -> list[Breach]:
    """The promises of one power that its `orders` break, in the order of `promises`.

    `units` stand where they stood before the moves. `orders` are normalised: one a unit, refused ones as holds
    (`bot-api: Evaluation`, R21, R22). The evaluation of a season and the window's warning both ask here.
    """
    issued = tuple(orders)
    standing: dict[Power, set[ProvinceId]] = {}
    for unit in units:
        standing.setdefault(unit.power, set()).add(unit.at)
    found = []
    for promise in promises:
        breaking = _orders_against(promise, issued, standing.get(promise.partner, set()))
        if breaking or (promise.type == "support" and keeping(promise, issued) is None):
            found.append(Breach(promise, breaking))
    return found


def _orders_against(promise: Promise, orders: Iterable[Order], partner: Collection[ProvinceId]) -> tuple[Order, ...]:
    match promise.type:
        case "peace" | "alliance":
            return tuple(order for order in orders if _entered(order, supports=True) in partner)
        case "dmz":
            return tuple(order for order in orders if _entered(order, supports=False) == promise.terms["province"])
        case _:
            return ()


def _entered(order: Order, *, supports: bool) -> ProvinceId | None:
    """The province that a move goes into, or (if `supports` count) that a support helps somebody into."""
    match order:
        case Move(dest=dest):
            return dest
        case Support(target_dest=dest) if supports and dest != HOLD:
            return dest
        case _:
            return None


def keeping(promise: Promise, orders: Iterable[Order]) -> Support | None:
    """The issued support that keeps a promise of support, the first of several; None for any other promise.

    R22: it keeps every promise with the same unit and destination.
    """
    if promise.type != "support":
        return None
    wanted = (promise.terms["unit"], promise.terms["dest"])
    supports = (order for order in orders if isinstance(order, Support))
    return next((order for order in supports if (order.target, order.target_dest) == wanted), None)
