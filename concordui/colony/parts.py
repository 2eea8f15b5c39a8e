"""The parts of a colony's tab. A part is made here and put into its slot; it attaches its lenses while it is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from concordui.colony.knows.part import KnowsPart
from concordui.colony.map.part import MapPart
from concordui.colony.mind_settings.desk import MindsDesk
from concordui.colony.minds.part import MindsPart
from concordui.colony.offers.part import DealingsPart
from concordui.colony.seat.desk import SeatDesk
from concordui.colony.timelines.part import TimelinesPart

if TYPE_CHECKING:
    from concordui.colony.workspace import ColonyWorkspace


def fill(workspace: ColonyWorkspace) -> None:
    """Put every part into its place."""
    MapPart(workspace)
    KnowsPart(workspace)
    MindsPart(workspace)
    DealingsPart(workspace)
    TimelinesPart(workspace)
    SeatDesk(workspace)
    MindsDesk(workspace)
