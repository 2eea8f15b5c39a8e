"""Which promises get in each other's way: what one would make its maker do, and which others that would break."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.anatolia.board import Power, ProvinceId, Unit
from engine.anatolia.negotiation import Table, breaches, promises_of, supporters
from engine.anatolia.orders import HOLD, Move, Order, Support
from engine.anatolia.promises import Promise, Proposal


@dataclass(frozen=True, slots=True)
class Clash:
    """Keeping a promise, or using a support, would break `promise`; `victim` is whose unit it would attack, if any."""

    promise: Promise
    victim: Power | None


def owed(proposal: Proposal, power: Power) -> tuple[Promise, ...]:
    """What `power` would owe once this proposal is accepted."""
    return tuple(promise for promise in promises_of(proposal) if promise.power == power)


def deeds(table: Table, proposal: Proposal, power: Power) -> tuple[Order, ...]:
    """The orders of which `power` would give one because of this proposal: a support it owes, a move it wants help for.

    Empty where the proposal calls for no particular order.
    """
    unit, dest = proposal.terms.get("unit"), proposal.terms.get("dest")
    if proposal.type not in ("support", "request-support") or unit is None or dest is None:
        return ()
    maker = proposal.sender if proposal.type == "support" else proposal.to
    if power == maker:
        return tuple(Support(helper.at, unit, dest) for helper in supporters(table, maker, unit, dest))
    return (Move(unit, dest),) if dest != HOLD else ()


def clashes(
    units: Mapping[ProvinceId, Unit], orders: Sequence[Order], promises: Iterable[Promise]
) -> tuple[Clash, ...]:
    """The promises (of one power) that each of these alternative orders would break.

    A promise of support counts only against orders of other kinds elsewhere (`overbooked`), never here.
    """
    found = []
    for promise in promises:
        broken = promise.type != "support" and all(breaches(units.values(), (promise,), (order,)) for order in orders)
        if orders and broken:
            found.append(Clash(promise, _victim(units, orders[0], promise)))
    return tuple(found)


def overbooked(table: Table, promises: Sequence[Promise]) -> bool:
    """Whether these supports, all promised by one power, need more units than it has in the right places.

    One support order keeps every promise of the same unit and destination (R22), so each pair is needed once.
    """
    wanted = dict.fromkeys((p.power, p.terms["unit"], p.terms["dest"]) for p in promises if p.type == "support")
    helpers = {job: [unit.at for unit in supporters(table, *job)] for job in wanted}
    taken: dict[ProvinceId, tuple[Power, ProvinceId, ProvinceId]] = {}

    def place(job: tuple[Power, ProvinceId, ProvinceId], tried: set[ProvinceId]) -> bool:
        for at in helpers[job]:
            if at not in tried:
                tried.add(at)
                if at not in taken or place(taken[at], tried):
                    taken[at] = job
                    return True
        return False

    return not all(place(job, set()) for job in wanted)


def _victim(units: Mapping[ProvinceId, Unit], order: Order, promise: Promise) -> Power | None:
    dest = order.dest if isinstance(order, Move) else getattr(order, "target_dest", None)
    unit = units.get(dest) if dest is not None else None
    return unit.power if unit is not None and unit.power == promise.partner else None
