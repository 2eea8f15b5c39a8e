"""Deciding on one position, written down: what `contests` does with masks, as one function without a branch.

Where order sets are many and of all kinds, the same operations come in every block, and half of the time goes into
finding out which. So `decide` is run once on symbols in place of masks: each notes what is done with it, and as a
symbol is never empty, no short cut is taken. The notes are written as Python, compiled, and do for any masks what
`decide` does; the rules stand in one place. Array libraries trace functions in this way (JAX, for one).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeAlias, cast

from engine.anatolia.batch_plan import BatchPlan
from engine.anatolia.contests import Decided, decide
from engine.anatolia.unary import Mask, union

_MOST_OPERANDS = 12
"""Operands of one expression at most: they are written in one another, and parsers do not like that to go deep."""

_NAME = re.compile(r"s\d+")

_Function: TypeAlias = Callable[..., tuple[Mask, ...]]


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
        results: dict[int, int] = {}

        def place(mask: Mask) -> int:
            return results.setdefault(_number(mask), len(results)) if mask else -1

        self._decided = decided.mapped(place)
        self._function = _compiled(_source(notes.leading_to(results), len(given) + 1, list(results)))

    def run(self, given: Sequence[Mask], full: Mask) -> Decided:
        """As `decide`, but masks may be 0 where that has none, and ``stands`` has a unit once."""
        return self._decided.mapped(self._function(*given, full).__getitem__)


class _Symbol:
    """A mask that is not known yet."""

    __slots__ = ("notes", "number")

    def __init__(self, notes: _Notes, number: int) -> None:
        self.notes = notes
        self.number = number

    def __and__(self, other: Mask) -> Mask:
        return self.notes.note("&", self, other)

    def __or__(self, other: Mask) -> Mask:
        return self.notes.note("|", self, other)

    def __xor__(self, other: Mask) -> Mask:
        return self.notes.note("^", self, other)

    __rand__, __ror__, __rxor__ = __and__, __or__, __xor__


class _Operation(NamedTuple):
    """``result = one <sign> other``, all three in numbers of symbols."""

    sign: str
    result: int
    one: int
    other: int


class _Notes:
    """What was done with symbols, in order."""

    def __init__(self) -> None:
        self._count = 0
        self._done: list[_Operation] = []

    def symbol(self) -> Mask:
        """A new one, in the guise of a mask."""
        self._count += 1
        return cast(Mask, _Symbol(self, self._count - 1))

    def note(self, sign: str, one: _Symbol, other: Mask) -> Mask:
        """The symbol of the result; with 0, the only mask that is ever known, that is known too."""
        if not other:
            return 0 if sign == "&" else cast(Mask, one)
        result = self.symbol()
        self._done.append(_Operation(sign, _number(result), one.number, _number(other)))
        return result

    def leading_to(self, results: Iterable[int]) -> list[_Operation]:
        """The operations that are needed for these symbols, in order."""
        needed: list[_Operation] = []
        uses = set(results)
        for operation in reversed(self._done):
            if operation.result in uses:
                needed.append(operation)
                uses |= {operation.one, operation.other}
        needed.reverse()
        return needed


class _Statement(NamedTuple):
    """A symbol and the expression for it, in names ``s<number>`` of the symbols that are its operands."""

    result: int
    expression: str
    operands: list[int]


def _source(operations: Sequence[_Operation], inputs: int, results: Sequence[int]) -> str:
    """A function of so many masks, the first symbols, that gives those of `results` and a 0 behind them."""
    statements = _statements(operations, set(results))
    names = _names(statements, inputs, set(results))

    def renamed(found: re.Match[str]) -> str:
        return names[found[0]]

    lines = [f"def program({', '.join(f's{number}' for number in range(inputs))}):"]
    lines += [f" {names[f's{result}']} = {_NAME.sub(renamed, text)}" for result, text, _ in statements]
    lines.append(f" return {', '.join([*(names[f's{number}'] for number in results), '0'])}")
    return "\n".join(lines)


def _statements(operations: Sequence[_Operation], kept: Container[int]) -> list[_Statement]:
    """The operations as statements: what is used once, and not kept, stands where it is used and has none."""
    uses = Counter(operand for _, _, *operands in operations for operand in operands)
    inline: dict[int, _Statement] = {}
    statements = []
    for sign, result, one, other in operations:
        parts = [
            inline.pop(number) if number in inline else _Statement(number, f"s{number}", [number])
            for number in (one, other)
        ]
        operands = [operand for part in parts for operand in part.operands]
        text = f"{parts[0].expression} {sign} {parts[1].expression}"
        if uses[result] == 1 and result not in kept and len(operands) < _MOST_OPERANDS:
            inline[result] = _Statement(result, f"({text})", operands)
        else:
            statements.append(_Statement(result, text, operands))
    return statements


def _names(statements: Sequence[_Statement], inputs: int, kept: Container[int]) -> dict[str, str]:
    """The variables that hold the symbols: one whose mask is no longer needed is used again, so that memory is."""
    last_use = {operand: index for index, statement in enumerate(statements) for operand in statement.operands}
    names = {f"s{number}": f"s{number}" for number in range(inputs)}
    free: list[str] = []
    for index, (result, _, operands) in enumerate(statements):
        free += [
            names[f"s{number}"]
            for number in set(operands)
            if number >= inputs and number not in kept and last_use[number] == index
        ]
        names[f"s{result}"] = free.pop() if free else f"s{result}"
    return names


def _compiled(source: str) -> _Function:
    """The function of a source that was written here, from signs and numbers alone."""
    space: dict[str, _Function] = {}
    exec(compile(source, "<program of a position>", "exec"), space)
    return space["program"]


def _number(mask: Mask) -> int:
    return cast(_Symbol, mask).number
