"""The home page of the commons: a click on a scenario runs it; below are the runs of before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from concordui.actions import ActionTable
from concordui.background import Job
from concordui.commons.cards import Preview, ScenarioCard
from concordui.commons.runs import DRAFTS, RunWanted
from concordui.commons.say import say
from concordui.commons.warming import Warming
from concordui.kind import Home
from concordui.page_head import PageHead
from concordui.shell import Shell
from concordui.start.cards import CardRow
from concordui.start.page import section
from concordui.start.recent_list import RecentList
from concordui.widgets import EmptyHint, Line, OutlineButton
from engine.commons.shipped import shipped

if TYPE_CHECKING:
    from concordui.commons.editor.kept_list import KeptList

LEAST_CARD = 360
MARGIN = 24
WIDTH = 1320


class CommonsHome(Home):
    """`wanted` carries what a tab shall begin from (a `Wanted`), `open_wanted` a path.

    The scenarios are read, and what draws them is loaded, when it is first shown.
    """

    wanted = Signal(object)
    open_wanted = Signal(object)

    def __init__(self, table: ActionTable, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("commons-home")
        self.setProperty("kind", "surface")
        self._table = table
        self._shell = shell
        self.cards: dict[str, ScenarioCard] = {}
        self.kept: KeptList | None = None
        self._job: Job | None = None
        self.head = PageHead(say("Commons"), self)
        self.head.set_note(say("Players who harvest a shared stock, under pacts and treaties that bind nobody"))
        self.open = OutlineButton(say("Open a file…"), self, "folder-open")
        self.open.clicked.connect(table["file.open"].trigger)
        self.head.add(self.open)
        self._rows: list[CardRow] = []
        self._lay_out()

    def first_focus(self) -> QWidget:
        """What has the keyboard when the page comes forward."""
        return next(iter(self.cards.values()), self.open)

    def end(self) -> None:
        """End what it runs beside the window."""
        if self._job is not None:
            self._job.close()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        first = not self.cards
        if first:
            self._fill()
            self._fit()
        self._show_kept()
        if first and self.isVisible():
            self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def add_button(self, action_id: str, words: str, icon: str) -> None:
        """Another way to begin, at the left of *Open a file*."""
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
        self.recent = RecentList(self._shell.recent, self._shell.now, self._body, kind="commons")
        self.recent.open_wanted.connect(self.open_wanted)
        self._none = EmptyHint(say("Runs that you begin or open appear here, with where they stand."), self._body)
        self._shell.recent.changed.connect(self._show_recent)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setAccessibleName(say("Scenarios and runs"))
        self._scroll.setWidget(self._body)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self._scroll, 1)

    def _fill(self) -> None:
        titles = {"arena": say("Run an arena"), "world": say("Run a world of arenas")}
        hints = {"arena": say("A click runs it."), "world": say("Arenas with links and treaties between them.")}
        wanted: list[RunWanted] = []
        for kind, title in titles.items():
            cards = []
            for name, data, path in shipped(kind):
                wanted.append(RunWanted(data, path.parent, name))
                cards.append(self._card(wanted[-1]))
            row = CardRow(cards, LEAST_CARD, self._body)
            self._rows.append(row)
            self._column.addLayout(section(title, hints[kind]))
            self._column.addWidget(row)
            self._column.addSpacing(16)
        self._kept = QWidget(self._body)
        self._kept.hide()
        self._column.addWidget(self._kept)
        self._column.addLayout(section(say("Recent runs")))
        self._column.addWidget(Line())
        self._column.addWidget(self.recent)
        self._column.addWidget(self._none)
        self._column.addStretch(1)
        self._show_recent()
        self._job = Job(Warming(wanted), self)
        self._job.told.connect(self._pictured)
        self._job.start()

    def _card(self, wanted: RunWanted) -> ScenarioCard:
        data = wanted.data
        note = _world_note(data) if wanted.is_world else _arena_note(data)
        card = ScenarioCard(wanted, str(data.get("title", wanted.name)), str(data.get("shows", "")), note, self._body)
        card.clicked.connect(self._clicked)
        card.edit.clicked.connect(self._edit_clicked)
        self.cards[wanted.name] = card
        return card

    def _clicked(self) -> None:
        card = self.sender()
        if isinstance(card, ScenarioCard):
            self.wanted.emit(card.wanted)

    def _edit_clicked(self) -> None:
        button = self.sender()
        card = button.parent() if button is not None else None
        if isinstance(card, ScenarioCard):
            from concordui.commons.editor.starts import start_named

            self.wanted.emit(start_named(card.wanted.name))

    def _pictured(self, preview: object) -> None:
        if isinstance(preview, Preview):
            self.cards[preview.name].show_picture(preview.picture)

    def _show_kept(self) -> None:
        """Scenarios that are not saved yet, where there are any."""
        if not any((self._shell.folders.data / DRAFTS).glob("*.json")):
            self._kept.hide()
            return
        if self.kept is None:
            from concordui.commons.editor.kept_list import KeptList

            self.kept = KeptList(self._shell.folders.data, self._kept)
            self.kept.open_wanted.connect(self.open_wanted)
            self.kept.dropped.connect(self._shell.recent.forget)
            column = QVBoxLayout(self._kept)
            column.setContentsMargins(0, 0, 0, 16)
            column.addLayout(section(say("Scenarios not saved yet")))
            column.addWidget(Line())
            column.addWidget(self.kept)
        self._kept.setVisible(self.kept.reload())

    def _show_recent(self) -> None:
        self._none.setVisible(not self.recent.rows())

    def _fit(self) -> None:
        room = self._scroll.viewport().width()
        width = min(WIDTH, room - 2 * MARGIN)
        side = (room - width) // 2
        self._column.setContentsMargins(side, 20, room - width - side, 24)
        for row in self._rows:
            row.set_width(width)


def _world_note(data: Mapping[str, Any]) -> str:
    return say("{count} arenas, {rounds} rounds", count=len(data["arenas"]), rounds=data["rounds"])


def _arena_note(data: Mapping[str, Any]) -> str:
    count = sum(int(player.get("count") or 1) for player in data["players"])
    players = say("1 player") if count == 1 else say("{count} players", count=count) if count else say("nobody plays")
    return f"{data['engine']['type']}, {players}, " + say("{turns} turns", turns=data["turns"])
