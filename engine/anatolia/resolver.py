"""Which moves succeed: the decisions of one movement phase, on ints and lists alone (powers are only compared).

Linear in the units; nothing is guessed and nothing recurses. Supports are settled first, then head-to-heads, and then
each move that is still open depends only on "does the unit ahead leave?". Leaving only ever helps, so following each
chain of such moves once is enough; a chain that closes on itself is a rotation, and all of it moves (`adjudication:
Scalar`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from engine.anatolia.board import Power
from engine.anatolia.compiled import NOBODY, SupportOrder

Owners: TypeAlias = list[Power | None]
"""The power of the unit in each place, None where there is none."""


class Decisions(NamedTuple):
    """What was decided, in places; everything else derives from it.

    ``winner[place]`` is the unit that moves in, or `NOBODY`. ``excluded[mover]`` says how many of its standing supports
    come from the power of the unit at its destination (R7). ``attacker[place]`` is its first attacker, or `NOBODY`;
    ``rivals[place]`` are all attackers, void ones (R11) left out, of a place that has two or more. ``standing`` are the
    supporters whose support counts; ``cut_by`` says who cut (or, from the exempt place, dislodged) a matched one;
    ``unmatched`` are attacked supporters whose order matched nothing.
    """

    winner: list[int]
    excluded: dict[int, int]
    attacker: list[int]
    rivals: dict[int, list[int]]
    standing: set[int]
    cut_by: dict[int, int]
    unmatched: list[int]


def resolve(owner: Owners, goes: list[int], movers: list[int], supports: Iterable[SupportOrder]) -> Decisions:
    """Settle one movement phase.

    ``goes[place]`` is where the unit there moves, its own place if it stays, `NOBODY` if there is none. `movers` and
    `supports` hold legal orders only. No argument is changed.
    """
    size = len(owner)
    attacker, rivals, duels = _attacks(goes, movers)
    strength = [1] * size
    excluded: dict[int, int] = {}
    standing, cut_by, unmatched = _settle_supports(owner, goes, supports, attacker, rivals, strength, excluded)

    winner = [NOBODY] * size
    out: set[int] = set()
    if duels:
        _settle_duels(owner, goes, duels, rivals, strength, excluded, winner, out)
    runner_up = _strongest(rivals, strength, out) if rivals else {}

    open_moves: list[int] = []
    for mover in movers:
        if mover in out:
            continue
        dest = goes[mover]
        onward = goes[dest]
        if onward == NOBODY:
            winner[dest] = mover
        elif onward == dest:
            attack = strength[mover] - excluded.get(mover, 0)
            if attack > strength[dest] and owner[mover] != owner[dest] and attack > runner_up.get(dest, 0):
                winner[dest] = mover
            else:
                out.add(mover)
        elif onward != mover:
            open_moves.append(mover)
        elif winner[dest] != mover:
            out.add(mover)
    if open_moves:
        _follow_chains(owner, goes, open_moves, strength, excluded, runner_up, winner, out)
    return Decisions(winner, excluded, attacker, rivals, standing, cut_by, unmatched)


def _attacks(goes: list[int], movers: list[int]) -> tuple[list[int], dict[int, list[int]], list[int]]:
    """The first attacker of each place, all of those with several, and the movers that meet head-to-head."""
    attacker = [NOBODY] * len(goes)
    rivals: dict[int, list[int]] = {}
    duels: list[int] = []
    for mover in movers:
        dest = goes[mover]
        if attacker[dest] == NOBODY:
            attacker[dest] = mover
        elif dest in rivals:
            rivals[dest].append(mover)
        else:
            rivals[dest] = [attacker[dest], mover]
        if goes[dest] == mover:
            duels.append(mover)
    return attacker, rivals, duels


def _settle_supports(
    owner: Owners,
    goes: list[int],
    supports: Iterable[SupportOrder],
    attacker: list[int],
    rivals: dict[int, list[int]],
    strength: list[int],
    excluded: dict[int, int],
) -> tuple[set[int], dict[int, int], list[int]]:
    """Count standing supports into `strength` and `excluded`; who stands, who is cut by whom, who is unmatched."""
    standing: set[int] = set()
    cut_by: dict[int, int] = {}
    unmatched: list[int] = []
    waiting: list[SupportOrder] = []
    for support in supports:
        supporter, beneficiary, into = support
        if goes[beneficiary] != into:
            if attacker[supporter] != NOBODY:
                unmatched.append(supporter)
            continue
        if attacker[supporter] != NOBODY:
            # A unit that is supported where it stands attacks nobody: `into` may be the exempt place for holds too.
            assailants = rivals.get(supporter) or (attacker[supporter],)
            cutter = cutter_of(owner, supporter, assailants, into)
            if cutter != NOBODY:
                cut_by[supporter] = cutter
                continue
            if into in assailants:
                waiting.append(support)
                continue
        standing.add(supporter)
        strength[beneficiary] += 1
        if owner[supporter] == owner[into]:
            excluded[beneficiary] = excluded.get(beneficiary, 0) + 1
    if waiting:
        _settle_waiting(owner, waiting, rivals, strength, excluded, standing, cut_by)
    return standing, cut_by, unmatched


def cutter_of(owner: Owners, supporter: int, assailants: list[int] | tuple[int, ...], exempt: int) -> int:
    """The first enemy attacker from elsewhere than the exempt place, or `NOBODY`: it cuts (R6, R10)."""
    friend = owner[supporter]
    for assailant in assailants:
        if assailant != exempt and owner[assailant] != friend:
            return assailant
    return NOBODY


def _settle_waiting(
    owner: Owners,
    waiting: list[SupportOrder],
    rivals: dict[int, list[int]],
    strength: list[int],
    excluded: dict[int, int],
    standing: set[int],
    cut_by: dict[int, int],
) -> None:
    """Supports attacked only from the place they aim at: each stands unless that attacker dislodges the supporter
    (R10).

    Every number needed was fixed by the first pass: supports of that attack aim at a unit that stays, so no
    attack comes from their exempt place, and hold supports of the supporter have none.
    """
    verdicts = []
    for supporter, _, assailant in waiting:
        attack = strength[assailant] - excluded.get(assailant, 0)
        fails = owner[assailant] == owner[supporter] or attack <= strength[supporter]
        if not fails and supporter in rivals:
            fails = any(strength[rival] >= attack for rival in rivals[supporter] if rival != assailant)
        verdicts.append(fails)
    for stands, (supporter, beneficiary, into) in zip(verdicts, waiting, strict=True):
        if not stands:
            cut_by[supporter] = into
            continue
        standing.add(supporter)
        strength[beneficiary] += 1
        if owner[supporter] == owner[into]:
            excluded[beneficiary] = excluded.get(beneficiary, 0) + 1


def _settle_duels(
    owner: Owners,
    goes: list[int],
    duels: list[int],
    rivals: dict[int, list[int]],
    strength: list[int],
    excluded: dict[int, int],
    winner: list[int],
    out: set[int],
) -> None:
    """Head-to-heads (R8, R9): they depend on nothing but strengths. Where one unit wins, its opponent's attack is void
    (R11).
    """
    void = []
    for mover in duels:
        opponent = goes[mover]
        attack = strength[mover] - excluded.get(mover, 0)
        if attack <= strength[opponent] or owner[mover] == owner[opponent]:
            continue
        if any(strength[rival] >= attack for rival in rivals.get(opponent, ()) if rival != mover):
            continue
        winner[opponent] = mover
        void.append(opponent)
        out.add(opponent)
    for loser in void:
        place = goes[loser]
        if place in rivals:
            rivals[place].remove(loser)


def _strongest(rivals: dict[int, list[int]], strength: list[int], out: set[int]) -> dict[int, int]:
    """Enter the unique strongest attacker of each contested place (full strengths, R7); the runner-up's strength by
    place.
    """
    runner_up = {}
    for place, crowd in rivals.items():
        leader, first, second = NOBODY, 0, 0
        for mover in crowd:
            force = strength[mover]
            if force > first:
                leader, first, second = mover, force, first
            elif force > second:
                second = force
        out.update(crowd)
        if first > second:
            out.remove(leader)
        runner_up[place] = second
    return runner_up


def _follow_chains(
    owner: Owners,
    goes: list[int],
    open_moves: list[int],
    strength: list[int],
    excluded: dict[int, int],
    runner_up: dict[int, int],
    winner: list[int],
    out: set[int],
) -> None:
    """Moves into places whose unit is moving away: each depends on the unit ahead alone.

    A mover is settled once ``winner`` holds it (it leaves) or ``best`` doesn't (it stays). No two open moves
    share a destination, so a chain can close only on its first mover: a rotation of three or more (R9).
    """
    for first in open_moves:
        chain = []
        mover = first
        while mover not in out and winner[goes[mover]] != mover:
            chain.append(mover)
            mover = goes[mover]
            if mover == first:
                break
        leaves = bool(chain) and (mover == first or winner[goes[mover]] == mover)
        for mover in reversed(chain):
            dest = goes[mover]
            if not leaves:
                attack = strength[mover] - excluded.get(mover, 0)
                leaves = attack > 1 and owner[mover] != owner[dest] and attack > runner_up.get(dest, 0)
            if leaves:
                winner[dest] = mover
            else:
                out.add(mover)
