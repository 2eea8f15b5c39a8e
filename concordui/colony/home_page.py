"""The home page of the colony: a click on a scenario runs it; below are the colonies of before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from concordui.actions import ActionTable
from concordui.colony.picture import ColonyPicture
from concordui.colony.runs import RunWanted
from concordui.colony.say import say
from concordui.kind import Home
from concordui.page_head import PageHead
from concordui.shell import Shell
from concordui.start.cards import CardRow
from concordui.start.page import section
from concordui.start.picture_card import PictureCard
from concordui.start.recent_list import RecentList
from concordui.widgets import EmptyHint, Line, OutlineButton
from engine.colony.scenario import shipped
from engine.files import read_json

LEAST_CARD = 360
MARGIN = 24
WIDTH = 1320


class ScenarioCard(PictureCard):
    """A click runs it."""

    def __init__(self, wanted: RunWanted, title: str, parent: QWidget | None = None) -> None:
        data = wanted.data
        super().__init__(title, str(data.get("shows", "")), _note(data), "flame", parent)
        self.setObjectName(f"colony-{wanted.name}")
        self.wanted = wanted
        self.setAccessibleName(say("Visit {title}", title=title))
        self.show_picture(ColonyPicture.of_scenario(data))


class ColonyHome(Home):
    """`wanted` carries what a tab shall begin from (a `Wanted`), `open_wanted` a path.

    The scenarios are read when it is first shown.
    """

    wanted = Signal(object)
    open_wanted = Signal(object)

    def __init__(self, table: ActionTable, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("colony-home")
        self.setProperty("kind", "surface")
        self._table = table
        self._shell = shell
        self.cards: dict[str, ScenarioCard] = {}
        self.head = PageHead(say("Colony"), self)
        self.head.set_note(say("Colonists who decide by what each of them knows, and a core that may only ask"))
        self.open = OutlineButton(say("Open a store…"), self, "folder-open")
        self.open.clicked.connect(table["file.open"].trigger)
        self.head.add(self.open)
        self._row: CardRow | None = None
        self._lay_out()

    def first_focus(self) -> QWidget:
        """What has the keyboard when the page comes forward."""
        return next(iter(self.cards.values()), self.open)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.cards:
            self._fill()
            self._fit()
            self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def add_button(self, action_id: str, words: str, icon: str) -> None:
        """Another way to begin, at the left of *Open a store*."""
        button = OutlineButton(words, self, icon)
        button.setObjectName(f"home-{action_id}")
        button.setToolTip(self._table.with_key(action_id))
        button.clicked.connect(self._table[action_id].trigger)
        self.head.add(button)

    # How it is put together

    def _lay_out(self) -> None:
        self._body = QWidget()
        self._body.setProperty("kind", "surface")
        self._column = QVBoxLayout(self._body)
        self._column.setSpacing(8)
        self.recent = RecentList(self._shell.recent, self._shell.now, self._body, kind="colony")
        self.recent.open_wanted.connect(self.open_wanted)
        self._none = EmptyHint(say("Colonies that you visit or open appear here, with where they stand."), self._body)
        self._shell.recent.changed.connect(self._show_recent)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setAccessibleName(say("Scenarios and colonies"))
        self._scroll.setWidget(self._body)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self._scroll, 1)

    def _fill(self) -> None:
        for name, path in shipped():
            data = read_json(path)
            card = ScenarioCard(RunWanted(data, path.parent, name), str(data.get("title", name)), self._body)
            card.clicked.connect(self._clicked)
            self.cards[name] = card
        self._row = CardRow(list(self.cards.values()), LEAST_CARD, self._body)
        self._column.addLayout(section(say("Visit a colony"), say("A click begins it, and it runs on by itself.")))
        self._column.addWidget(self._row)
        self._column.addSpacing(16)
        self._column.addLayout(section(say("Recent colonies")))
        self._column.addWidget(Line())
        self._column.addWidget(self.recent)
        self._column.addWidget(self._none)
        self._column.addStretch(1)
        self._show_recent()

    def _clicked(self) -> None:
        card = self.sender()
        if isinstance(card, ScenarioCard):
            self.wanted.emit(card.wanted)

    def _show_recent(self) -> None:
        self._none.setVisible(not self.recent.rows())

    def _fit(self) -> None:
        room = self._scroll.viewport().width()
        width = min(WIDTH, room - 2 * MARGIN)
        side = (room - width) // 2
        self._column.setContentsMargins(side, 20, room - width - side, 24)
        if self._row is not None:
            self._row.set_width(width)


def _note(data: Mapping[str, Any]) -> str:
    """How many people, on how many hexes."""
    count = len(data["pawns"])
    people = say("1 colonist") if count == 1 else say("{count} colonists", count=count)
    rows = data["terrain"]
    return f"{people}, " + say("{columns} x {rows} hexes", columns=len(rows[0]), rows=len(rows))
