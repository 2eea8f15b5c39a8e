"""What holds for every retreat and every adjustment, on random boards."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.anatolia import adjustments
from engine.anatolia.adjudicator import adjudicate
from engine.anatolia.board import Board, Unit, code_unit_sorted
from engine.anatolia.outcomes import Resolution
from engine.anatolia.retreats import check_choices, resolve_retreats
from helpers import positions

pytestmark = pytest.mark.sampled(2)

randoms = st.randoms(use_true_random=False)
seeds = st.integers(0, 2**32 - 1)


def _board(rng: random.Random) -> Board:
    size = rng.randint(3, 12)
    return positions.random_hexed_board(rng, size) if rng.random() < 0.5 else positions.random_board(rng, size)


def _with_dislodged(seed: int) -> tuple[Board, Resolution]:
    """A resolution in which somebody must retreat: the first that this seed comes upon."""
    rng = random.Random(seed)
    while True:
        board = _board(rng)
        units = positions.random_units(rng, board, rng.randint(3, 10), positions.POWERS)
        resolution = adjudicate(board, units, positions.random_orders(rng, board, units, 0.5))
        if resolution.dislodged:
            return board, resolution


@given(seeds, randoms)
def test_retreats_conserve_units_or_say_who_disbanded(seed: int, rng: random.Random) -> None:
    board, resolution = _with_dislodged(seed)
    choices: dict[str, dict[str, Any]] = {}
    for unit in resolution.dislodged:
        if rng.random() < 0.7:
            choices.setdefault(unit.power, {})[unit.at] = rng.choice([*unit.options, None])
    assert not any(check_choices(resolution.dislodged, power, mine) for power, mine in choices.items())
    units, retreats = resolve_retreats(board, resolution.units, resolution.dislodged, choices)
    assert [retreat.origin for retreat in retreats] == [unit.at for unit in resolution.dislodged]
    assert len(units) == len(resolution.units) + sum(retreat.to is not None for retreat in retreats)
    assert [unit.at for unit in units] == code_unit_sorted({unit.at for unit in units})
    assert set(resolution.units) <= set(units)
    for unit, retreat in zip(resolution.dislodged, retreats, strict=True):
        chosen = choices.get(unit.power, {}).get(unit.at, next(iter(unit.options), None))
        assert retreat.to in (chosen, None)
        assert retreat.to is None or Unit(unit.power, unit.type, retreat.to) in units


@given(seeds, randoms)
def test_r17_a_retreat_fails_only_for_another_to_the_same_province(seed: int, rng: random.Random) -> None:
    board, resolution = _with_dislodged(seed)
    choices: dict[str, dict[str, Any]] = {}
    for unit in resolution.dislodged:
        choices.setdefault(unit.power, {})[unit.at] = rng.choice([*unit.options, None])
    goals = [dest for mine in choices.values() for dest in mine.values()]
    _, retreats = resolve_retreats(board, resolution.units, resolution.dislodged, choices)
    for retreat in retreats:
        goal = choices[retreat.power][retreat.origin]
        assert (retreat.to is None) == (goal is None or goals.count(goal) > 1)


@given(seeds, randoms)
def test_r16_one_powers_fault_leaves_the_other_powers_retreats_alone(seed: int, rng: random.Random) -> None:
    board, resolution = _with_dislodged(seed)
    culprit = rng.choice(resolution.dislodged).power
    choices: dict[str, Any] = {}
    for unit in resolution.dislodged:
        if unit.power != culprit:
            choices.setdefault(unit.power, {})[unit.at] = rng.choice([*unit.options, None])
    faulty = resolve_retreats(board, resolution.units, resolution.dislodged, {**choices, culprit: {"no": None}})
    assert faulty == resolve_retreats(board, resolution.units, resolution.dislodged, choices)


@given(seeds, st.integers(0, 12), randoms)
def test_adjustments_leave_no_power_with_more_units_than_centres(seed: int, count: int, rng: random.Random) -> None:
    board = _board(random.Random(seed))
    units = positions.random_units(rng, board, count, positions.POWERS) if count else ()
    owners = adjustments.capture(board, {centre: rng.choice([None, *board.powers]) for centre in board.centres}, units)
    due = adjustments.due(board, owners, units)
    submissions = {power: _selection(rng, board, owners, units, power, due[power]) for power in board.powers}
    for power, payload in submissions.items():
        assert adjustments.check_builds(board, owners, units, power, payload) is None
    after, done = adjustments.apply(board, owners, units, submissions)
    assert [unit.at for unit in after] == code_unit_sorted({unit.at for unit in after})
    left = adjustments.due(board, owners, after)
    for power in board.powers:
        steps = [step for step in done if step.power == power]
        named = [entry.get("at", entry.get("disband")) for entry in submissions[power]]
        assert left[power] >= 0
        assert left[power] == 0 or due[power] > 0
        assert len({step.built for step in steps}) <= 1
        assert [step.at for step in steps][: len(named)] == named
    for step in done:
        assert not step.built or (owners[step.at] == step.power == board.by_id[step.at].home)


def _selection(
    rng: random.Random,
    board: Board,
    owners: dict[str, str | None],
    units: tuple[Unit, ...],
    power: str,
    due: int,
) -> list[dict[str, str]]:
    """A sound list of builds or disbands, of any length that is allowed."""
    if due > 0:
        places = adjustments.buildable(board, owners, units, power)
        chosen = rng.sample(places, rng.randint(0, min(due, len(places))))
        return [
            {"type": rng.choice([k for k in ("army", "fleet") if board.may_stand(k, at)]), "at": at} for at in chosen
        ]
    mine = [unit.at for unit in units if unit.power == power]
    return [{"disband": at} for at in rng.sample(mine, rng.randint(0, -due))]


@given(seeds, randoms)
def test_the_ranking_is_by_distance_then_id_and_ignores_the_input_order(seed: int, rng: random.Random) -> None:
    board = _board(random.Random(seed))
    units = positions.random_units(rng, board, 8, positions.POWERS[:1])
    ranking = adjustments.disband_ranking(board, units, "Red")
    assert ranking == adjustments.disband_ranking(board, rng.sample(units, len(units)), "Red")
    steps = adjustments.distances(board, board.homes["Red"])
    far = [steps.get(at, len(board.adjacency)) for at in ranking]
    assert far == sorted(far, reverse=True)
    for distance in set(far):
        tied = [at for at, step in zip(ranking, far, strict=True) if step == distance]
        assert tied == code_unit_sorted(tied)
