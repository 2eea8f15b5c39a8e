"""The scoping proof: every field of the simulation and of the minds' own state reaches exactly whom the table says.

What is looked at is all that leaves for each mind (decisions, reflections, appraisals); `test_wire_scoping` looks
at the bytes that arrive at a server. A field without a row in `helpers.colony_scoping` fails the test.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from types import ModuleType

import pytest

from engine.colony import attention, perspective, planner, state, stimuli, telemetry, threads, world
from helpers.colony_minds import Minds, minds
from helpers.colony_scoping import ROWS, VIEWERS, Row, name_of, planted, reaches

MODULES = (state, telemetry, threads, perspective, planner, attention, stimuli, world)
PASSED_ON = {
    *(telemetry.BandChange, attention.Appraise, attention.Deliberate, attention.Reconsider, attention.Reflect),
}  # fmt: skip
"""What is never kept."""
PARTS = {f"World.{name}" for name in ("colony", "talks", "link", "planner")}
"""What is of a kind that has rows for each field of its own."""


def walked(modules: Iterable[ModuleType] = MODULES) -> set[str]:
    """Every field of every dataclass of the state, but of what is only passed on and never kept."""
    kinds = [
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and dataclasses.is_dataclass(kind) and kind.__module__ == module.__name__
    ]
    return {
        f"{kind.__name__}.{field.name}" for kind in kinds if kind not in PASSED_ON for field in dataclasses.fields(kind)
    }


def test_each_field_has_a_row() -> None:
    assert walked() == {row.field for row in ROWS} | PARTS


def test_a_new_field_is_noticed() -> None:
    """A field that is not in the model can't leak, and a test walks every field of the world and proves that each one
    reaches exactly the minds that the table below names.
    """
    module = ModuleType("newer")
    module.Pawn = dataclasses.make_dataclass("Pawn", ["id", "wish"])  # type: ignore[attr-defined]
    module.Pawn.__module__ = module.__name__
    assert walked([module]) - {row.field for row in ROWS} == {"Pawn.wish"}


def told(all_: Minds) -> dict[str, str]:
    """All that leaves for each mind."""
    names = {viewer: name_of(all_, viewer) for viewer in VIEWERS}
    return {viewer: "" if name is None else all_.told(name) for viewer, name in names.items()}


BEFORE = told(minds())


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_a_field_reaches_exactly_the_minds_of_the_table(row: Row) -> None:
    """Each mind gets a scoped perspective; the core uses an explicit allowlist rather than receiving pawn or character
    state wholesale. A field that is not in the model can't leak, and a test walks every field of the world and proves
    that each one reaches exactly the minds that the table below names.
    """
    assert reaches(row, BEFORE, told(planted(row))) == row.told
