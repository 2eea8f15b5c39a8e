"""The lists beside the map: arenas, links, treaties, meta-agents and events. All that the map shows, and by keys."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from concordui.commons.words import figure
from concordui.commons.world.picture import AgentPicture, HullPicture, LinkPicture, NodePicture, WorldPicture
from concordui.commons.world.showing import Part, PartKind
from concordui.commons.world.spoken import agent_words
from concordui.commons.world.words import event_words, say, terms_of
from concordui.widgets import Label, Line, Segment, Segmented, TagKind
from concordui.widgets.data_table import Column, DataTable
from engine.commons.world_course import WorldEvent, WorldView

KINDS: tuple[PartKind, ...] = ("arena", "link", "treaty", "agent")
EVENTS = "event"
WIDTH = 368
MOST_EVENTS = 2000
"""Events in the list: a long run of a broken treaty has hundreds of thousands."""


class WorldLists(QWidget):
    """`chosen` carries the `Part` whose row a person went to, `pointed` that under the pointer, `opened` the id of an
    arena whose row was activated (Enter, double click), `turn_wanted` the round of an event.
    """

    chosen = Signal(object)
    turn_wanted = Signal(int)
    pointed = Signal(object)
    opened = Signal(str)
    failed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("world-lists")
        self.setMinimumWidth(WIDTH)
        names = {
            "arena": say("Arenas"),
            "link": say("Links"),
            "treaty": say("Treaties"),
            "agent": say("Meta-agents"),
            EVENTS: say("Events"),
        }
        self.which = Segmented([Segment(key, words) for key, words in names.items()], self, name=say("List"))
        self.which.set_key("arena")
        self.arenas = DataTable(names["arena"], _arena_columns(), _node_id, self)
        self.links = DataTable(names["link"], _link_columns(), _link_id, self)
        self.treaties = DataTable(names["treaty"], _treaty_columns(), _treaty_id, self)
        self.agents = DataTable(names["agent"], _agent_columns(), _agent_id, self)
        self.events = DataTable(names[EVENTS], _event_columns(), _event_key, self)
        self.tables: Mapping[str, DataTable[Any]] = {
            "arena": self.arenas,
            "link": self.links,
            "treaty": self.treaties,
            "agent": self.agents,
            EVENTS: self.events,
        }
        self.detail = Label("", "body", self, wrap=True)
        self.detail.setObjectName("world-detail")
        self.detail.setContentsMargins(12, 8, 12, 10)
        self.detail.hide()
        self._described = ""
        self._pages = QStackedWidget(self)
        self.rest = Label("", "caption", self, wrap=True)
        self.rest.setContentsMargins(12, 6, 12, 8)
        self.rest.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        row = QVBoxLayout()
        row.setContentsMargins(8, 8, 8, 8)
        row.addWidget(self.which)
        column.addLayout(row)
        column.addWidget(self._pages, 1)
        column.addWidget(self.rest)
        column.addWidget(Line(self))
        column.addWidget(self.detail)
        for table in self.tables.values():
            self._pages.addWidget(table)
            table.failed.connect(self.failed)
            table.chosen.connect(self._went)
            table.setMouseTracking(True)
            table.entered.connect(self._entered)
        self.which.chosen.connect(self._page_chosen)
        self.arenas.activated.connect(self._activated)

    def show_world(self, picture: WorldPicture, view: WorldView) -> None:
        """Show a round; events up to it, the newest first."""
        self.arenas.show_rows(picture.nodes)
        self.links.show_rows(picture.links)
        self.treaties.show_rows(picture.hulls)
        self.agents.show_rows(picture.agents)
        if self.which.key() == EVENTS:
            self._show_events(view.events(picture.turn))

    def _show_events(self, events: Sequence[WorldEvent]) -> None:
        self.events.show_rows(_told(events))
        self.rest.setVisible(len(events) > MOST_EVENTS)
        self.rest.set_text(say("The newest {0} of {1}; all of them are in the logs.").format(MOST_EVENTS, len(events)))

    def mark(self, part: Part | None) -> None:
        """Mark the chosen part's row, and bring its list to the front."""
        for kind in KINDS:
            self.tables[kind].select_key(part.id if part is not None and part.kind == kind else None)
        if part is not None and self.which.key() not in (part.kind, EVENTS):
            self.show_list(part.kind)

    def describe(self, words: str) -> None:
        """Say below the lists what there is to say about a part."""
        if words != self._described:
            self._described = words
            self.detail.set_text(words)
            self.detail.setVisible(bool(words))

    def show_list(self, key: str) -> None:
        """Bring a list to the front."""
        self.which.set_key(key)
        self._page_chosen(key)

    def _page_chosen(self, key: object) -> None:
        self._pages.setCurrentWidget(self.tables[str(key)])
        self.rest.hide()

    def _activated(self, index: QModelIndex) -> None:
        self.opened.emit(str(self.arenas.rows_model.key(index)))

    def _entered(self, index: QModelIndex) -> None:
        table = self.sender()
        for kind in KINDS:
            if self.tables[kind] is table:
                self.pointed.emit(Part(kind, str(self.tables[kind].rows_model.key(index))))

    def _went(self, key: object) -> None:
        table = self.sender()
        if table is self.events:
            place = self.events.rows_model.place(key)
            if place is not None:
                self.turn_wanted.emit(self.events.rows_model.rows[place][1].round)
            return
        for kind in KINDS:
            if self.tables[kind] is table:
                self.chosen.emit(Part(kind, str(key)))


# Columns --------------------------------------------------------------------------------------------------------------


def _node_id(node: NodePicture) -> str:
    return node.id


def _stock(node: NodePicture) -> float:
    return node.stock


def _stock_words(node: NodePicture) -> str:
    return figure(node.stock)


def _harvest(node: NodePicture) -> float | None:
    return None if math.isnan(node.harvest) else node.harvest


def _harvest_words(node: NodePicture) -> str:
    return figure(node.harvest)


def _state_words(node: NodePicture) -> str:
    if node.state != "here":
        return say("joins") if node.state == "coming" else say("leaves")
    if node.collapsed:
        return say("collapsed")
    return say("breach") if node.breaches else say("lives")


def _state_tag(node: NodePicture) -> TagKind:
    if node.state != "here":
        return "accent" if node.state == "coming" else "warn"
    return "danger" if node.collapsed or node.breaches else "plain"


def _arena_columns() -> list[Column[NodePicture]]:
    return [
        Column(say("Arena"), _node_id),
        Column(say("Stock"), _stock, _stock_words, number=True, width=84),
        Column(say("Harvest"), _harvest, _harvest_words, number=True, width=80),
        Column(say("State"), _state_words, width=96, tag=_state_tag),
    ]


def _link_id(each: LinkPicture) -> str:
    return each.link.id


def _ends(each: LinkPicture) -> str:
    return f"{each.link.source} → {each.link.target}"


def _weight(each: LinkPicture) -> float:
    return each.link.weight


def _weight_words(each: LinkPicture) -> str:
    return f"{each.link.weight:g}"


def _what(each: LinkPicture) -> str:
    return say("stock") if each.link.what == "stock" else say("pollution")


def _flow(each: LinkPicture) -> float | None:
    return None if math.isnan(each.flow) else each.flow


def _flow_words(each: LinkPicture) -> str:
    return _waits(each.state) or figure(each.flow)


def _link_columns() -> list[Column[LinkPicture]]:
    return [
        Column(say("Link"), _ends),
        Column(say("Moves"), _what, width=76),
        Column(say("Weight"), _weight, _weight_words, number=True, width=72),
        Column(say("Flow"), _flow, _flow_words, number=True, width=84),
    ]


def _treaty_id(each: HullPicture) -> str:
    return each.treaty.id


def _treaty_name(each: HullPicture) -> str:
    wait = _waits(each.state)
    return f"{each.treaty.name} ({wait})" if wait else each.treaty.name


def _signatories(each: HullPicture) -> str:
    return ", ".join(each.treaty.arena_ids)


def _treaty_tip(each: HullPicture) -> str:
    return f"{_signatories(each)}: {terms_of(each.treaty)}"


def _breached(each: HullPicture) -> int:
    return each.breached


def _breaches(each: HullPicture) -> int:
    return each.breaches


def _breach_role(each: HullPicture) -> str:
    return "danger" if each.breached else "text"


def _breached_at_all(each: HullPicture) -> bool:
    return each.breached > 0


def _treaty_columns() -> list[Column[HullPicture]]:
    return [
        Column(say("Treaty"), _treaty_name, width=88),
        Column(say("Signatories"), _signatories, tip=_treaty_tip),
        Column(say("Now"), _breached, number=True, width=52, role=_breach_role, strong=_breached_at_all),
        Column(say("Breaches"), _breaches, number=True, width=76),
    ]


def _agent_id(each: AgentPicture) -> str:
    return each.id


def _agent_state(each: AgentPicture) -> str:
    return _waits(each.state) or say("watches")


def _agent_columns() -> list[Column[AgentPicture]]:
    return [
        Column(say("Meta-agent"), _agent_id, width=96),
        Column(say("What it does"), agent_words),
        Column(say("State"), _agent_state, width=80),
    ]


def _told(events: Sequence[WorldEvent]) -> list[tuple[int, WorldEvent]]:
    """The newest first. Of a treaty that fell with a signatory it is not said besides that it ended."""
    start = max(0, len(events) - MOST_EVENTS)
    shown = events[start:]
    fell = {(event.round, event.about) for event in shown if event.kind == "treaty fell"}
    return [
        (number, event)
        for number, event in reversed([*enumerate(shown, start)])
        if event.kind != "treaty removed" or (event.round, event.about) not in fell
    ]


def _event_key(each: tuple[int, WorldEvent]) -> int:
    return each[0]


def _event_round(each: tuple[int, WorldEvent]) -> int:
    return each[1].round


def _event_words(each: tuple[int, WorldEvent]) -> str:
    return event_words(each[1])


def _event_role(each: tuple[int, WorldEvent]) -> str:
    return "danger" if each[1].kind in ("breach", "collapsed") else "text"


def _event_columns() -> list[Column[tuple[int, WorldEvent]]]:
    return [
        Column(say("Round"), _event_round, number=True, width=60),
        Column(say("What happened"), _event_words, role=_event_role),
    ]


def _waits(state: str) -> str:
    return "" if state == "here" else say("new") if state == "coming" else say("goes")
