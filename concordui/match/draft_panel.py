"""The first dock outside the orders phase: what this seat has put together so far, and the way back to its dialog."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from concordui.match.rows import Row, RowList
from concordui.match.seat_view import SeatView
from concordui.match.telling import Tone
from concordui.match.wording import place_name, proposal_title, say, unit_name
from concordui.widgets import EmptyHint, OutlineButton
from engine.anatolia.board import Board, Unit, UnitType

_TONES: dict[bool, Tone] = {True: "danger", False: "ok"}


class DraftPanel(QWidget):
    """A list of what is drafted, a sentence where there is nothing, and a button that opens the dialog (`wanted`)."""

    wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.list = RowList(self.tr("What you have put together"), self)
        self.list.setObjectName("draft-list")
        self.hint = EmptyHint("", self)
        self.button = OutlineButton("", self)
        self.button.setObjectName("draft-open")
        self.button.clicked.connect(self.wanted)
        self.list.chosen.connect(self._chosen)
        foot = QVBoxLayout()
        foot.setContentsMargins(12, 8, 12, 10)
        foot.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.hint)
        column.addWidget(self.list, 100)
        column.addLayout(foot)
        column.addStretch(1)

    def show_draft(self, rows: Sequence[Row], hint: str, button: str) -> None:
        """Show these rows, or the sentence if there are none; no words for the button hide it."""
        self.list.show_rows(rows)
        self.list.setMaximumHeight(self.list.content_height())
        self.list.setVisible(bool(rows))
        self.hint.setVisible(not rows)
        self.hint.set_text(hint)
        self.button.setVisible(bool(button))
        self.button.setText(button)
        self.button.setAccessibleName(button)

    def _chosen(self, key: object) -> None:
        if not self.button.isHidden():
            self.wanted.emit()


def proposal_rows(board: Board, payload: Sequence[Mapping[str, Any]]) -> list[Row]:
    """The proposals of a draft."""
    return [
        Row(
            key=number,
            text=proposal_title(board, entry["type"], entry["terms"]),
            power=entry["to"],
            lead=entry["to"],
        )
        for number, entry in enumerate(payload)
    ]


def answer_rows(view: SeatView, payload: Mapping[str, str]) -> list[Row]:
    """The inbox with the answers of a draft."""
    said: dict[str, tuple[str, Tone]] = {"accept": (say("accept"), "ok"), "reject": (say("reject"), "danger")}
    rows = []
    for proposal in view.inbox:
        nothing: tuple[str, Tone] = (say("unanswered: rejects"), "plain")
        tag, tone = said.get(payload.get(proposal.id, ""), nothing)
        text = proposal_title(view.board, proposal.type, proposal.terms)
        rows.append(Row(key=proposal.id, text=text, power=proposal.sender, lead=proposal.sender, tag=tag, tone=tone))
    return rows


def retreat_rows(view: SeatView, payload: Mapping[str, str | None]) -> list[Row]:
    """One's dislodged units with the retreats of a draft."""
    rows = []
    for entry in view.state["retreats"]:
        at = entry["at"]
        if at not in payload:
            tag = say("automatic")
        elif payload[at] is None:
            tag = say("disbands")
        else:
            tag = say("to {place}", place=place_name(view.board, payload[at] or ""))
        text = unit_name(view.board, Unit(entry["power"], entry["type"], at))
        rows.append(Row(key=at, text=text, power=entry["power"], unit=entry["type"], tag=tag))
    return rows


def build_rows(view: SeatView, payload: Sequence[Mapping[str, str]]) -> list[Row]:
    """The builds or disbands of a draft."""
    kinds = {unit.at: unit.type for unit in view.position.units}
    rows = []
    for entry in payload:
        at = entry.get("at") or entry.get("disband") or ""
        kind: UnitType = "fleet" if entry.get("type", kinds.get(at)) == "fleet" else "army"
        gone = "disband" in entry
        tag, tone = say("disband") if gone else say("build"), _TONES[gone]
        text = unit_name(view.board, Unit(view.power, kind, at))
        rows.append(Row(key=at, text=text, power=view.power, unit=kind, tag=tag, tone=tone))
    return rows
