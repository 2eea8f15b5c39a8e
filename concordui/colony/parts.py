"""The parts of a colony's tab. A part is made here and put into its slot; it attaches its lenses while it is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from concordui.colony.timelines.part import TimelinesPart

if TYPE_CHECKING:
    from concordui.colony.workspace import ColonyWorkspace


def fill(workspace: ColonyWorkspace) -> None:
    """Put every part into its place."""
    TimelinesPart(workspace)
