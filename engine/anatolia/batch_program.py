"""Deciding on one position, written down: what `contests` does with masks, as one list of operations.

Where order sets are many and of all kinds, the same operations come in every block, and half of the time goes into
finding out which. So `decide` is run once on symbols in place of masks: each notes what is done with it, and as a
symbol is never empty, no short cut is taken. The notes are a program that does for any masks what `decide` does; the
rules stand in one place. Array libraries trace functions in this way (JAX, for one).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from operator import and_, or_, xor
from typing import TypeAlias, cast

from engine.anatolia.batch_plan import BatchPlan
from engine.anatolia.contests import Decided, decide
from engine.anatolia.unary import Mask, union

_Operator: TypeAlias = Callable[[Mask, Mask], Mask]
_Operation: TypeAlias = tuple[_Operator, int, int, int]
"""(operator, result, operands), these in numbers of symbols or of registers."""


class Program:
    """`decide` for one position, on masks of any number of order sets."""

    def __init__(self, plan: BatchPlan) -> None:
        notes = _Notes()
        given = [notes.symbol() for _ in range(plan.orders)]
        full = notes.symbol()
        decided = decide(plan, given, full)
        by_unit: dict[int, list[Mask]] = {}
        for supporter, mask in decided.stands:
            by_unit.setdefault(supporter, []).append(mask)
        decided = replace(decided, stands=[(unit, union(masks)) for unit, masks in by_unit.items()])
        self._operations, self._decided, self._registers = notes.allotted(decided, inputs=len(given) + 1)

    def run(self, given: Sequence[Mask], full: Mask) -> Decided:
        """As `decide`, but masks may be 0 where that has none, and ``stands`` has a unit once."""
        registers = [*given, full]
        registers += [0] * (self._registers - len(registers))
        for operator, into, one, other in self._operations:
            registers[into] = operator(registers[one], registers[other])
        return self._decided.mapped(registers.__getitem__)


class _Symbol:
    """A mask that is not known yet."""

    __slots__ = ("notes", "number")

    def __init__(self, notes: _Notes, number: int) -> None:
        self.notes = notes
        self.number = number

    def __and__(self, other: Mask) -> Mask:
        return self.notes.note(and_, self, other)

    def __or__(self, other: Mask) -> Mask:
        return self.notes.note(or_, self, other)

    def __xor__(self, other: Mask) -> Mask:
        return self.notes.note(xor, self, other)

    __rand__, __ror__, __rxor__ = __and__, __or__, __xor__


class _Notes:
    """What was done with symbols, in order."""

    def __init__(self) -> None:
        self._count = 0
        self._done: list[_Operation] = []

    def symbol(self) -> Mask:
        """A new one, in the guise of a mask."""
        self._count += 1
        return cast(Mask, _Symbol(self, self._count - 1))

    def note(self, operator: _Operator, one: _Symbol, other: Mask) -> Mask:
        """The symbol of the result; with 0, the only mask that is ever known, that is known too."""
        if not other:
            return 0 if operator is and_ else cast(Mask, one)
        result = self.symbol()
        self._done.append((operator, _number(result), one.number, _number(other)))
        return result

    def allotted(self, decided: Decided, inputs: int) -> tuple[list[_Operation], Decided, int]:
        """The operations that are needed, on registers that are used again when their mask is no longer needed;
        `decided` with registers in place of masks; and how many registers there are.

        The inputs have the first registers, and keep them; the last always has 0.
        """
        wanted: set[int] = set()

        def want(mask: Mask) -> Mask:
            if mask:
                wanted.add(_number(mask))
            return mask

        decided.mapped(want)
        operations, last_use = _needed(self._done, wanted)
        register = {number: number for number in range(inputs)}
        free: list[int] = []
        size = inputs
        allotted: list[_Operation] = []
        for index, (operator, result, one, other) in enumerate(operations):
            operands = register[one], register[other]
            free += [
                register[number]
                for number in {one, other}
                if number >= inputs and number not in wanted and last_use[number] == index
            ]
            if free:
                register[result] = free.pop()
            else:
                register[result] = size
                size += 1
            allotted.append((operator, register[result], *operands))
        return allotted, decided.mapped(lambda mask: register[_number(mask)] if mask else size), size + 1


def _needed(done: Sequence[_Operation], wanted: set[int]) -> tuple[list[_Operation], dict[int, int]]:
    """The operations that lead to what is wanted, and by symbol the index of the last that uses it."""
    needed: list[_Operation] = []
    uses = set(wanted)
    for operation in reversed(done):
        _, result, one, other = operation
        if result in uses:
            needed.append(operation)
            uses |= {one, other}
    needed.reverse()
    last_use = {number: index for index, (_, _, *operands) in enumerate(needed) for number in operands}
    return needed, last_use


def _number(mask: Mask) -> int:
    return cast(_Symbol, mask).number
