"""Which widget stands in which place of a tab: the one list of the parts of the Commons workspace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from concordui.commons.arena_plots import ArenaPlots
from concordui.commons.decisions_panel import DecisionsPanel
from concordui.commons.editor.of_run import EditOfRun
from concordui.commons.numbers_panel import NumbersPanel
from concordui.commons.pacts_pane import PactsPane
from concordui.commons.seat.desk import DOCK, SeatDesk
from concordui.commons.sweep.tab import SweepOfRun
from concordui.commons.taking import TakeAway
from concordui.commons.talk_panel import TalkPanel
from concordui.commons.words import say
from concordui.commons.world.tab import WorldPart

if TYPE_CHECKING:
    from concordui.commons.workspace import CommonsWorkspace


def fill(workspace: CommonsWorkspace) -> None:
    """Put every part into its place."""
    showing = workspace.showing
    workspace.put("plots", ArenaPlots(showing, workspace.title, workspace))
    pacts = PactsPane(showing, workspace)
    pacts.failed.connect(workspace.failed)
    workspace.put("pacts", pacts)
    workspace.put("sweep", SweepOfRun(workspace))
    TakeAway(workspace)
    EditOfRun(workspace)
    _add_turn_docks(workspace)
    _add_seat_dock(workspace)
    if workspace.world is not None:
        WorldPart(workspace, workspace.world)


def _add_seat_dock(workspace: CommonsWorkspace) -> None:
    """A person's seat; open once somebody wants one."""
    panel = SeatDesk(workspace).panel
    workspace.add_dock(DOCK, say("Your seat"), panel, panel.head, 470)
    workspace.host.set_open(DOCK, False)


def _add_turn_docks(workspace: CommonsWorkspace) -> None:
    """What was decided, said and measured in the turn."""
    panels = (
        ("dock.decisions", say("Decisions"), DecisionsPanel(workspace.showing), 228),
        ("dock.talk", say("Talk"), TalkPanel(workspace.showing), 220),
        ("dock.numbers", say("Numbers"), NumbersPanel(workspace.showing), 230),
    )
    for dock_id, title, panel, height in panels:
        panel.failed.connect(workspace.failed)
        workspace.add_dock(dock_id, title, panel, panel.head, height)
