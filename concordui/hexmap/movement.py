"""The first steps of a plan: the arrows of moves, and where dislodged units stand."""

from __future__ import annotations

import cmath
import math
from collections.abc import Sequence

from concordui.hexmap.lines import Box, Line, Trace, clear_line, in_box, spread, to_box, turn, unit_vector
from concordui.hexmap.planned import BAR, BURST, UNIT, Arrow, stopped
from concordui.hexmap.setting import Setting, lack
from engine.anatolia.board import ProvinceId

BESIDE = 31.0
"""A dislodged unit is drawn this far beside its slot."""
ABREAST = 24.0
"""Arrows into one province end at least this far from each other: a bar is 18 long and has round ends."""
ROUND = 20.0
"""Arrows that stop each other at an empty province stay this far from the middle of its slot."""
_PASSING = 0.62
"""The angle between the end of an arrow and a line that leaves from there: a head is 15 wide."""
_ENTERING = 0.85
"""The same between a bar and an arrow that goes on into the province."""
_MEETING = 3.5
"""From the middle between two units to each bar of two moves that stopped each other."""
_STUB, _STUB_JOINED = 12.0, 26.0
"""What must be seen of two arrows that meet in the middle, without and with supports that join them."""
_STUMP = 8.0
"""What stays of an arrow between slots that nearly touch."""
_HEAD = 13.0
_BESIDES = (180, 0, 215, 325, 145, 35, 270, 90)
"""Where a dislodged unit may stand, in degrees clockwise from the east, the best first."""
_PER_SPOT = 2.5
"""What a sixth of a head under a name costs, against a pixel further from the slot (0.3) or a turn round it (1.2)."""
_TURNS = (0.0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6)


def arrows(setting: Setting) -> dict[ProvinceId, Arrow]:
    """The arrow of every move."""
    meeting = {unit for unit in setting.moves if _meet(setting, unit)}
    ends: dict[ProvinceId, complex] = {}
    for dest in dict.fromkeys(setting.dests.values()):
        ends |= _ends(setting, dest, [unit for unit, to in setting.dests.items() if to == dest and unit not in meeting])
    found = {}
    for unit, order in setting.moves.items():
        here, there = setting.at(unit), setting.at(setting.dests[unit])
        if unit in meeting:
            way = unit_vector(here, there)
            line = Line(here + way * setting.leaves(unit), (here + there) / 2 - way * _MEETING)
        else:
            line = _line(setting, unit, ends[unit])
        tight = not stopped(order) and line.length() < _STUMP + 1e-6
        if tight:
            way, middle = unit_vector(here, there), (here + there) / 2 + setting.aside(unit, setting.dests[unit])
            line = Line(middle - way * _STUMP / 2, middle + way * _STUMP / 2)
        found[unit] = Arrow(line, stopped(order), tight=tight)
        if stopped(order):
            setting.taken.append((line.end, BAR))
    return found


def _meet(setting: Setting, unit: ProvinceId) -> bool:
    """Whether a move and the one against it end in the middle between them, bar to bar."""
    other = setting.dests[unit]
    if setting.dests.get(other) != unit or not (stopped(setting.moves[unit]) and stopped(setting.moves[other])):
        return False
    start = max(setting.leaves(unit), setting.leaves(other))
    seen = abs(setting.at(unit) - setting.at(other)) / 2 - start - _MEETING
    joined = (unit, other) in setting.joined or (other, unit) in setting.joined
    return seen >= (_STUB_JOINED if joined else _STUB)


def _ends(setting: Setting, dest: ProvinceId, coming: Sequence[ProvinceId]) -> dict[ProvinceId, complex]:
    """Where the moves into one province end: side by side round its slot, outside the arcs that guard it."""
    there = setting.at(dest)
    radii = {unit: _stop(setting, unit, dest, len(coming)) for unit in coming}
    angles = {unit: cmath.phase(_alone(setting, dest, unit, radius)) for unit, radius in radii.items()}
    outside = [unit for unit, radius in radii.items() if radius > UNIT]
    fixed = [(angle, _PASSING) for angle in _leaving(setting, dest)]
    fixed += [(angles[unit], _ENTERING) for unit in coming if unit not in outside]
    if any(stopped(setting.moves[unit]) for unit in outside):
        fixed += _written(setting, there)
    if outside:
        apart = 2 * math.asin(min(ABREAST / 2 / min(radii[unit] for unit in outside), 1.0))
        spread_out = spread([angles[unit] for unit in outside], fixed, apart)
        angles |= dict(zip(outside, spread_out, strict=True))
    ends = {unit: there + cmath.rect(radii[unit], angle) for unit, angle in angles.items()}
    for unit in coming:
        if not stopped(setting.moves[unit]):
            others = [end for other, end in ends.items() if other != unit]
            ends[unit] = _beside_names(setting, unit, ends[unit], radii[unit], others)
    return ends


def _alone(setting: Setting, dest: ProvinceId, unit: ProvinceId, radius: float) -> complex:
    """From the slot of `dest` to where the arrow of `unit` would end if it came alone."""
    aside = setting.aside(unit, dest)
    way = unit_vector(setting.at(unit), setting.at(dest))
    return aside - way * math.sqrt(max(radius * radius - abs(aside) ** 2, 0.0))


def _leaving(setting: Setting, place: ProvinceId) -> list[float]:
    """The angle at which the line of a province's own order leaves it."""
    to = setting.dests[place] if place in setting.dests else setting.aims.get(place, (place, ""))[0]
    if to == place:
        return []
    way = unit_vector(setting.at(place), setting.at(to))
    return [cmath.phase(way * setting.leaves(place) + setting.aside(place, to))]


def _written(setting: Setting, there: complex) -> list[tuple[float, float]]:
    """Where names stand about a slot that bars would cover: the angle, and how far from it a bar keeps clear."""
    found = []
    for left, top, right, bottom in setting.names_near(there, ROUND):
        near = complex(min(max(there.real, left), right), min(max(there.imag, top), bottom)) - there
        if 0 < abs(near) < ROUND:
            across = abs(near.imag) > abs(near.real)
            ends = (right - there.real, there.real - left) if across else (bottom - there.imag, there.imag - top)
            found.append((cmath.phase(near), math.atan2(min(*ends, ROUND) + BAR / 2, abs(near))))
    return found


def _stop(setting: Setting, unit: ProvinceId, dest: ProvinceId, coming: int) -> float:
    """How far from a slot's middle a move ends."""
    if dest in setting.scenery.occupied:
        stop = setting.gap_to["occupied"]
    elif dest in setting.struck:
        stop = BURST + 3.0
    elif coming > 1 and setting.moves[unit].outcome in (None, "bounce", "dislodged"):
        stop = ROUND
    else:
        stop = setting.gap_to["empty"]
    angle = cmath.phase(setting.at(unit) - setting.at(dest))
    half = math.radians(setting.arc_degrees / 2) + 0.45
    for facing, radius in setting.rings.get(dest, {}).values():
        if abs(turn(facing, angle)) < half:
            stop = max(stop, radius + 7.0)
    return stop


def _beside_names(
    setting: Setting, unit: ProvinceId, end: complex, radius: float, others: Sequence[complex]
) -> complex:
    """Where a head ends that no name covers: a little round the slot, or before the name; at `end` if nothing helps."""
    here, there = setting.at(unit), setting.at(setting.dests[unit])
    angle = cmath.phase(end - there)
    room = min(abs(here - there) - setting.leaves(unit) - _HEAD - _STUMP, 40.0)
    names = setting.names_near(there, 60.0)
    best, least = end, _PER_SPOT * _covered(end, here, names)
    if least == 0.0 or radius < UNIT:
        return end
    for rank, off in enumerate(_TURNS):
        for reach in range(round(radius), max(round(room), round(radius)) + 1, 4):
            at = there + cmath.rect(float(reach), angle + off)
            cost = _PER_SPOT * _covered(at, here, names) + 1.2 * rank + 0.3 * (reach - radius)
            cost += sum([lack(abs(at - other), ABREAST) for other in others])
            if cost < least - 1e-9:
                best, least = at, cost
    return best


def _covered(tip: complex, start: complex, names: Sequence[Box]) -> float:
    """How much of a head names cover, of six spots."""
    way = unit_vector(start, tip)
    spots = [tip - way * back + way * 1j * side for back, side in ((1, 0), (5, 0), (9, 0), (12, 5), (12, -5), (9, 3))]
    return float(sum(any(in_box(spot, box) for box in names) for spot in spots))


def _line(setting: Setting, unit: ProvinceId, end: complex) -> Line:
    dest = setting.dests[unit]
    here = setting.at(unit) + setting.aside(unit, dest)
    start = here + unit_vector(here, end) * setting.leaves(unit)
    way = unit_vector(setting.at(unit), setting.at(dest))
    stump = min(abs(setting.at(dest) - setting.at(unit)) * 0.4, _STUMP)
    if abs(end - here) - setting.leaves(unit) < stump:
        start = end - way * stump
    return clear_line(start, end, setting.units(unit, dest))


def bursts(setting: Setting, drawn: dict[ProvinceId, Arrow]) -> dict[ProvinceId, complex]:
    """Where every dislodged unit stands: in its slot, or where another is in it, beside it where no arrow ends."""
    lines = [Trace.of(arrow.line) for arrow in drawn.values()]
    found: dict[ProvinceId, complex] = {}
    for place in setting.scenery.dislodged:
        slot = setting.at(place)
        found[place] = slot if place in setting.struck else _beside(setting, place, lines, list(found.values()))
        setting.taken.append((found[place], BURST))
    return found


def _beside(setting: Setting, place: ProvinceId, lines: Sequence[Trace], others: Sequence[complex]) -> complex:
    slot = setting.at(place)
    names = setting.names_near(slot, BESIDE + 14.0)
    standing = [middle for other, middle, _ in setting.standing if other != place]
    best, least = slot, math.inf
    for rank, degrees in enumerate(_BESIDES):
        at = slot + cmath.rect(BESIDE, math.radians(degrees))
        cost = 1.5 * rank + sum([lack(line.distance(at, BURST + 3.0), BURST + 3.0) for line in lines])
        cost += sum([lack(abs(at - middle), BURST + UNIT) for middle in standing])
        cost += sum([lack(abs(at - middle), 2 * BURST) for middle in others])
        cost += 0.35 * sum([lack(to_box(at, box), 14.0) for box in names])
        if cost < least - 1e-9:
            best, least = at, cost
    return best
