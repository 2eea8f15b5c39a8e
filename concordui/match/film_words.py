"""What each step of a season that is played says: who got in, who bounced off whom with which strengths. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from concordui.match.battles import Battle, Entries, goes, leaves
from concordui.match.telling import adjustment_text, retreat_text
from concordui.match.wording import listed, move_text, place_name, say
from engine.anatolia.board import Board, ProvinceId
from engine.anatolia.facts import Attack, DislodgedBy, Explanation, Fact, Opposed
from engine.anatolia.orders import HOLD, Move, Support
from engine.anatolia.outcomes import Adjustment, Retreat

F = TypeVar("F", bound=Fact)


def orders_text(count: int) -> str:
    """The first step: what was ordered."""
    return say("1 unit was ordered") if count == 1 else say("What {count} units were ordered", count=count)


def battle_text(board: Board, entries: Entries, explanation: Explanation, battle: Battle) -> str:
    """A battle in one sentence; of several that are told together, how many got in and how many did not."""
    if battle.quiet:
        return _quiet(board, entries, battle)
    if battle.parts > 1:
        return _counted(entries, battle)
    text = _fight(board, entries, explanation, battle)
    lost = [_lost_support(board, entries, place) for place in battle.defenders]
    return "".join([text, *(part for part in lost if part)])


def _quiet(board: Board, entries: Entries, battle: Battle) -> str:
    units = battle.attackers
    if len(units) == 1:
        return say("{move}: nobody is in the way", move=_move(board, entries, units[0]))
    if len(units) > 2 and set(units) == set(battle.places):
        return say("{units} go round, each into the place of the next", units=_names(board, units))
    return say("{count} units move, with nobody in their way", count=len(units))


def _counted(entries: Entries, battle: Battle) -> str:
    moved = sum(leaves(entries[unit]) for unit in battle.attackers)
    gone = sum(entries[unit].outcome == "dislodged" for unit in battle.defenders)
    counts = {"moved": moved, "others": len(battle.attackers) - moved, "gone": gone}
    return say("Moved {moved}, bounced {others}, dislodged {gone}", **counts)


def _fight(board: Board, entries: Entries, explanation: Explanation, battle: Battle) -> str:
    winner = next((unit for unit in battle.attackers if leaves(entries[unit])), None)
    if winner is not None:
        return _won(board, entries, explanation, battle, winner)
    if len(battle.places) == 2:
        return say("{units} bounce off each other", units=_names(board, battle.attackers))
    place = battle.places[0]
    names, numbers = _names(board, battle.attackers), _numbers(explanation, battle.attackers)
    text = "{units} bounces off {place}{numbers}" if battle.defenders else "{units} bounces at {place}{numbers}"
    if len(battle.attackers) > 1:
        text = "{units} bounce off {place}{numbers}" if battle.defenders else "{units} bounce at {place}{numbers}"
    return say(text, units=names, place=place_name(board, place), numbers=numbers)


def _won(board: Board, entries: Entries, explanation: Explanation, battle: Battle, winner: ProvinceId) -> str:
    dest = goes(entries[winner]) or ""
    others = [unit for unit in battle.attackers if unit not in (winner, dest)]
    rest = say("; {units} bounces", units=_names(board, others)) if len(others) == 1 else ""
    if len(others) > 1:
        rest = say("; {units} bounce", units=_names(board, others))
    unit, place = place_name(board, winner), place_name(board, dest)
    if dest not in battle.defenders:
        return say("{unit} gets into {place}{rest}", unit=unit, place=place, rest=rest)
    by = _first(explanation.units[dest].facts, DislodgedBy)
    numbers = "" if by is None else say(", {strength} to {against}", strength=by.strength, against=by.against)
    return say("{unit} dislodges {place}{numbers}{rest}", unit=unit, place=place, numbers=numbers, rest=rest)


def _numbers(explanation: Explanation, attackers: Sequence[ProvinceId]) -> str:
    """The strength of one attack and the most that was against it; nothing where several attack."""
    if len(attackers) != 1:
        return ""
    facts = explanation.units[attackers[0]].facts
    attack = _first(facts, Attack)
    against = [fact.strength for fact in facts if isinstance(fact, Opposed)]
    if attack is None or not against:
        return ""
    return say(", {strength} to {against}", strength=attack.strength, against=max(against))


def _lost_support(board: Board, entries: Entries, place: ProvinceId) -> str:
    """What is said of a support that the fight for its unit's place ended."""
    entry = entries[place]
    if not isinstance(entry.order, Support) or entry.outcome not in ("cut", "dislodged"):
        return ""
    target, dest = entry.order.target, entry.order.target_dest
    what = place_name(board, target) if dest == HOLD else move_text(board, target, dest)
    text = "; the support of {unit} for {what} is cut"
    if entry.outcome == "dislodged":
        text = "; the support of {unit} for {what} is lost"
    return say(text, unit=place_name(board, place), what=what)


def retreats_text(board: Board, retreats: Sequence[Retreat]) -> str:
    """Who retreats where, and who disbands; of more than two, how many."""
    gone = [retreat for retreat in retreats if retreat.to is None]
    if len(retreats) > 2:
        return say("{count} units retreat, {lost} disband", count=len(retreats) - len(gone), lost=len(gone))
    return "; ".join(retreat_text(board, retreat) for retreat in retreats)


def counted_text(changed: int) -> str:
    """The step in which centres change hands."""
    return say("1 centre changes hands") if changed == 1 else say("{count} centres change hands", count=changed)


def adjustments_text(board: Board, entries: Sequence[Adjustment]) -> str:
    """What is built and disbanded; of more than two units, how many."""
    if len(entries) < 3:
        return "; ".join(adjustment_text(board, entry) for entry in entries)
    built = sum(entry.built for entry in entries)
    return say("{built} built, {gone} disbanded", built=built, gone=len(entries) - built)


def promises_text(kept: int, broken: int) -> str:
    """The step in which the promises of the season show."""
    return say("Promises: {kept} kept, {broken} broken", kept=kept, broken=broken)


def _move(board: Board, entries: Entries, unit: ProvinceId) -> str:
    order = entries[unit].order
    assert isinstance(order, Move)
    return move_text(board, unit, order.dest)


def _names(board: Board, units: Iterable[ProvinceId]) -> str:
    return listed(place_name(board, unit) for unit in units)


def _first(facts: Iterable[Fact], kind: type[F]) -> F | None:
    return next((fact for fact in facts if isinstance(fact, kind)), None)
