"""The pages *Offers*, *Topics* and *Attempts* in a tab, and how each leads to the others and to the page of a mind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from concordui.colony.attempts.page import AttemptsPage
from concordui.colony.offers.page import OffersPage
from concordui.colony.topics.page import TopicsPage

if TYPE_CHECKING:
    from concordui.colony.workspace import ColonyWorkspace


class DealingsPart(QObject):
    """Puts the three pages into their slots."""

    def __init__(self, workspace: ColonyWorkspace) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        showing = workspace.showing
        self.offers = OffersPage(showing, workspace)
        self.topics = TopicsPage(showing, workspace)
        self.attempts = AttemptsPage(showing, workspace)
        workspace.put("offers", self.offers)
        workspace.put("topics", self.topics)
        workspace.put("attempts", self.attempts)
        for page in (self.offers, self.attempts):
            page.failed.connect(workspace.failed)
            page.mind_wanted.connect(self.show_mind)
        self.offers.attempt_wanted.connect(self.show_attempt)

    def show_mind(self, mind: str, tick: int) -> None:
        """Show the page of a mind at a tick."""
        self._workspace.showing.choose(mind)
        self._workspace.showing.pin(tick)
        self._workspace.show_page("minds")

    def show_attempt(self, attempt: str) -> None:
        """Show an attempt in the ledger."""
        self._workspace.show_page("attempts")
        self.attempts.open_attempt(attempt)
