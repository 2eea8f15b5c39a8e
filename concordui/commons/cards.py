"""The cards of the home page: a scenario that ships, with what it shows and a small picture of its stock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from concordui.commons.runs import RunWanted
from concordui.start.picture_card import CORNER, PictureCard
from concordui.widgets import ToolButton

if TYPE_CHECKING:
    from concordui.commons.picture import StockPicture


@dataclass(frozen=True, slots=True)
class Preview:
    """The picture of the scenario of this name."""

    name: str
    picture: StockPicture


class ScenarioCard(PictureCard):
    """A click runs it, one on `edit` edits it. `note` says in small what it is: "An arena, 60 turns"."""

    def __init__(self, wanted: RunWanted, title: str, sentence: str, note: str, parent: QWidget | None = None) -> None:
        super().__init__(title, sentence, note, "fish", parent)
        self.setObjectName(f"run-{wanted.name}")
        self.wanted = wanted
        self.setAccessibleName(self.tr("Run {0}").format(title))
        self.edit = ToolButton("pencil", self.tr("Edit {0}").format(title), self, role="muted")
        self.edit.setFixedSize(CORNER, CORNER)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.edit.move(self.width() - CORNER - 8, 8)
