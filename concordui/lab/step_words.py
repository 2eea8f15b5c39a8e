"""What one step of the resolution decides, and from what: sentences for *Step*. Pure."""

from __future__ import annotations

from concordui.lab.analysis import Analysis
from concordui.lab.fates import fate_text, move_text
from concordui.match import wording
from concordui.match.wording import listed, order_text, place_name, say
from engine.anatolia.board import ProvinceId
from engine.anatolia.facts import Cut, DislodgedBy, Rotation, Spared, Unmatched
from engine.anatolia.orders import HOLD, Move, Support

Group = tuple[ProvinceId, ...]


def step_title(index: int, count: int) -> str:
    """ "Decision 7 of 14"."""
    return say("Decision {number} of {count}", number=index + 1, count=count)


def step_sentence(analysis: Analysis, index: int) -> str:
    """What the decision of this index is, and which decisions it follows from."""
    group = analysis.explanation.order[index]
    return say("{decided} {basis}", decided=_decided(analysis, group), basis=_basis(analysis, group))


def _decided(analysis: Analysis, group: Group) -> str:
    if len(group) == 1:
        return _single(analysis, group[0])
    ring = [fact for fact in analysis.explanation.units[group[0]].facts if isinstance(fact, Rotation)]
    if ring:
        names = listed(_name(analysis, unit) for unit in ring[0].units)
        return say("{units} go round: each gets the place of the next, all at once.", units=names)
    names = listed(_name(analysis, unit) for unit in group)
    fates = "; ".join(_moved(analysis, unit, _name(analysis, unit)) for unit in group)
    return say("{units} meet head-on: {fates}.", units=names, fates=fates)


def _single(analysis: Analysis, unit: ProvinceId) -> str:
    entry = analysis.entries[unit]
    match entry.order:
        case Support():
            return _support(analysis, unit, entry.order)
        case Move():
            return say("{fate}.", fate=_moved(analysis, unit, order_text(analysis.board, entry.order)))
    told = fate_text(analysis.board, entry.order, analysis.explanation.units)
    if not entry.valid:
        return say("The order of {unit} is refused, so it holds: it {fate}.", unit=_name(analysis, unit), fate=told)
    return say("{unit} {fate}.", unit=_name(analysis, unit), fate=told)


def _moved(analysis: Analysis, unit: ProvinceId, subject: str) -> str:
    """What became of a move, with whom it dislodges, and with what befell its own unit if that is settled by now."""
    units, order = analysis.explanation.units, analysis.entries[unit].order
    assert isinstance(order, Move)
    text = say("{subject} {fate}", subject=subject, fate=move_text(analysis.board, order, units[unit]))
    other = _dislodger(analysis, order.dest)
    if other is not None and other.by == unit:
        return say("{fate}, and dislodges {other}", fate=text, other=_name(analysis, order.dest))
    by = _dislodger(analysis, unit)
    number = _numbers(analysis)
    if by is not None and number[by.by] < number[unit]:
        fate = fate_text(analysis.board, order, units)
        return say("{move}, and {unit} {fate}", move=text, unit=_name(analysis, unit), fate=fate)
    return text


def _dislodger(analysis: Analysis, unit: ProvinceId) -> DislodgedBy | None:
    derivation = analysis.explanation.units.get(unit)
    facts = () if derivation is None else derivation.facts
    return next((fact for fact in facts if isinstance(fact, DislodgedBy)), None)


def _numbers(analysis: Analysis) -> dict[ProvinceId, int]:
    """The number of the decision that settles each unit, from 1."""
    return {unit: index + 1 for index, group in enumerate(analysis.explanation.order) for unit in group}


def _support(analysis: Analysis, unit: ProvinceId, order: Support) -> str:
    """Whether a support stands, with the gravest reason: its unit is gone, it matches nothing, it is attacked."""
    facts = analysis.explanation.units[unit].facts
    names = {"unit": _name(analysis, unit), "aim": _aim(analysis, order)}
    gone = _dislodger(analysis, unit)
    idle = next((fact for fact in facts if isinstance(fact, Unmatched)), None)
    cuts = [_name(analysis, fact.by) for fact in facts if isinstance(fact, Cut)]
    spared = next((fact for fact in facts if isinstance(fact, Spared)), None)
    if gone is not None:
        names |= {"by": _name(analysis, gone.by), "strength": str(gone.strength), "against": str(gone.against)}
        return say("{by} dislodges {unit}, {strength} against {against}: its support for {aim} is gone.", **names)
    if idle is not None:
        other = _name(analysis, idle.beneficiary)
        return say("{unit} supports {aim}, but {other} was ordered otherwise: that helps nobody.", other=other, **names)
    if cuts:
        return say("{by} attacks {unit}: its support for {aim} is cut.", by=listed(cuts), **names)
    if spared is None:
        return say("Nobody attacks {unit}: its support for {aim} stands.", **names)
    names |= {"by": _name(analysis, spared.by)}
    if spared.why == "friendly":
        return say("{by}, which attacks {unit}, is of its own power: its support for {aim} stands.", **names)
    return say("{by} attacks {unit} from where the support is aimed: its support for {aim} stands.", **names)


def _basis(analysis: Analysis, group: Group) -> str:
    """The decisions that this one follows from, by number."""
    number = _numbers(analysis)
    needed = {other for unit in group for other in analysis.explanation.units[unit].depends} - set(group)
    if not needed:
        return say("This follows from the orders alone.")
    earlier = sorted(needed, key=number.__getitem__)
    parts = listed(say("{number} ({unit})", number=number[unit], unit=_name(analysis, unit)) for unit in earlier)
    if len({number[unit] for unit in earlier}) == 1:
        return say("This follows from decision {decisions}.", decisions=parts)
    return say("This follows from decisions {decisions}.", decisions=parts)


def _aim(analysis: Analysis, order: Support) -> str:
    """What is supported: a move, or a unit where it stands."""
    if order.target_dest == HOLD:
        return _name(analysis, order.target)
    return wording.move_text(analysis.board, order.target, order.target_dest)


def _name(analysis: Analysis, unit: ProvinceId) -> str:
    return place_name(analysis.board, unit)
