"""Which widget stands in which place of a tab: the one list of the parts of the Commons workspace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from concordui.commons.arena_plots import ArenaPlots

if TYPE_CHECKING:
    from concordui.commons.workspace import CommonsWorkspace


def fill(workspace: CommonsWorkspace) -> None:
    """Put every part into its place."""
    showing = workspace.showing
    workspace.put("plots", ArenaPlots(showing, workspace.title, workspace))
