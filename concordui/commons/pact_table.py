"""The table of pacts as they stood after the turn that is shown: terms, parties, status, breaches, the last of them."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from concordui.commons.model import Showing
from concordui.commons.pact_past import pact_at
from concordui.commons.words import (
    breach_text,
    is_pledge,
    pact_sentence,
    parties_text,
    rejected_text,
    say,
    status_word,
    terms_meaning,
    terms_text,
    waits_text,
)
from concordui.widgets import TagKind
from concordui.widgets.data_table import Column, DataTable
from concordui.widgets.tables import ABSENT, size_columns
from engine.commons.course import PactCourse

_WIDE = 940
_WIDTHS = (174, 200, 92, 84, 92, 84, 0)
_NARROW = (144, 108, 84, 74, 84, 70, 0)
"""Of the columns: where there is less room the last breach keeps most of it."""

_TAGS: dict[str, TagKind] = {"active": "accent", "rejected": "danger", "proposed": "plain"}


class PactTable(DataTable[PactCourse]):
    """Follows what the tab shows, and selects the pact of its row."""

    def __init__(self, showing: Showing, parent: QWidget | None = None) -> None:
        self._showing = showing
        self._eyes = showing.eyes
        self._wide: bool | None = None
        super().__init__(say("Pacts"), self._columns(), _id, parent)
        self.setObjectName("pact-table")
        showing.changed.connect(self.refresh)
        showing.cursor_changed.connect(self.refresh)
        showing.selection_changed.connect(self._select)
        self.chosen.connect(showing.select)
        self.refresh()
        self._select()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= _WIDE
        if wide != self._wide:
            self._wide = wide
            size_columns(self, _WIDTHS if wide else _NARROW)

    def refresh(self) -> None:
        """Show the pacts as they stood after the turn."""
        view, turn = self._showing.view, self._showing.turn
        pacts = [pact_at(pact, turn) for pact in view.pacts] if view is not None else []
        self.show_rows([pact for pact in pacts if pact is not None])
        if self._showing.eyes != self._eyes:  # some words go by who reads them
            self._eyes = self._showing.eyes
            self.rows_model.refresh()

    def _select(self) -> None:
        self.select_key(self._showing.selected)

    def _columns(self) -> list[Column[PactCourse]]:
        return [
            Column(say("Terms"), _terms, tip=_meaning),
            Column(say("Parties"), _parties, self._parties_text, tip=_parties),
            Column(say("Status"), _status, tag=_tag, tip=self._told),
            Column(say("Proposed"), _proposed, number=True),
            Column(say("Active from"), _active_from, number=True, role=_plain_role),
            Column(say("Breaches"), _breaches, _breaches_text, number=True, role=_breach_role, strong=_broken),
            Column(say("Last breach"), self._last, self._last_text, role=_plain_role, tip=self._told),
        ]

    def _parties_text(self, pact: PactCourse) -> str:
        names = ", ".join(pact.parties)
        return names if len(names) < 60 else parties_text(pact.parties, 0)

    def _last(self, pact: PactCourse) -> str | None:
        if pact.breaches:
            return breach_text(pact.breaches[-1])
        if pact.status == "proposed":
            return waits_text(pact, self._showing.eyes)
        return rejected_text(pact) if pact.status == "rejected" and pact.rejected_by else None

    def _last_text(self, pact: PactCourse) -> str:
        return self._last(pact) or ABSENT

    def _told(self, pact: PactCourse) -> str:
        plan = self._showing.plan
        players = len(self._showing.names) or (0 if plan is None else len(plan.players))
        return pact_sentence(pact, players, self._showing.eyes)


def _id(pact: PactCourse) -> str:
    return pact.id


def _terms(pact: PactCourse) -> str:
    return terms_text(pact.terms, is_pledge(pact))


def _meaning(pact: PactCourse) -> str:
    return terms_meaning(pact.terms)


def _parties(pact: PactCourse) -> str:
    return ", ".join(pact.parties)


def _status(pact: PactCourse) -> str:
    return status_word(pact.status)


def _tag(pact: PactCourse) -> TagKind:
    return _TAGS[pact.status]


def _proposed(pact: PactCourse) -> int:
    return pact.proposed


def _active_from(pact: PactCourse) -> int | None:
    return pact.active_from


def _breaches(pact: PactCourse) -> int | None:
    return len(pact.breaches) if pact.active_from is not None else None


def _breaches_text(pact: PactCourse) -> str:
    count = _breaches(pact)
    return ABSENT if count is None else f"{count:,}"


def _broken(pact: PactCourse) -> bool:
    return bool(pact.breaches)


def _breach_role(pact: PactCourse) -> str:
    return "danger" if pact.breaches else "muted"


def _plain_role(pact: PactCourse) -> str:
    return "muted"
