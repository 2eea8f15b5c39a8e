"""*Answer proposals*: each with who, their record, what either side would promise; accept or reject."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from concordui.match.dialogs.answer_model import AnswerModel, Contradiction, Verdict, model_of
from concordui.match.seat_view import SeatView
from concordui.match.wording import (
    broken_to,
    broken_to_text,
    listed,
    place_name,
    promise_name,
    promise_text,
    proposal_title,
    record_text,
    say,
)
from concordui.pacts.answer_row import AnswerLine, AnswerRow
from concordui.pacts.seat_dialog import SeatDialog
from concordui.widgets import EmptyHint, OutlineButton
from engine.anatolia.negotiation import Table
from engine.anatolia.orders import HOLD
from engine.anatolia.promises import Promise, Proposal

SIZE = (900, 600)


class AnswerDialog(SeatDialog):
    """The inbox of one seat. `made` is the payload of its own proposals of this season, for what might contradict them.

    `payload` maps proposal ids to ``accept`` or ``reject``; what is missing is rejected.
    """

    def __init__(self, view: SeatView, made: object = (), parent: QWidget | None = None) -> None:
        super().__init__(view, say("Answer proposals"), SIZE, parent)
        position = view.position
        table = Table.of(position.board, position.units, position.living)
        self._model = model_of(position.board, table, view.power, view.inbox, made)
        self._current = self._model.inbox[0].id if self._model.inbox else ""
        self._rows = {proposal.id: AnswerRow(self._line(proposal), self) for proposal in self._model.inbox}
        self._rest = OutlineButton(say("Re&ject the rest"), self)
        self._later = OutlineButton(say("&Later"), self)
        self._later.setToolTip(say("Close; your answers so far are kept"))
        self._lay_out()
        self._connect()
        self._show()
        if self._rows:
            self._rows[self._current].setFocus()

    # What it speaks

    def payload(self) -> dict[str, Any]:
        return self._model.payload()

    def load(self, payload: object) -> None:
        self._model = self._model.load(payload)
        waiting = self._model.unanswered
        self._current = waiting[0].id if waiting else self._current
        self._show()
        if self._rows:
            self._rows[self._current].setFocus()

    def rows(self) -> tuple[AnswerRow, ...]:
        """The rows, in the order of the inbox."""
        return tuple(self._rows.values())

    # How it is built

    def _lay_out(self) -> None:
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget(area)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for row in self._rows.values():
            column.addWidget(row)
        if not self._rows:
            column.addWidget(EmptyHint(say("Nobody proposed anything to you this season."), inside))
        column.addStretch(1)
        area.setWidget(inside)
        self._area = area
        self.body.addWidget(area, 1)
        count = len(self._rows)
        self.set_count(say("1 proposal") if count == 1 else say("{count} proposals", count=count))
        self._send.setText(say("&Send answers"))
        self._add_foot(self._rest, self._later)

    def _connect(self) -> None:
        for row in self._rows.values():
            row.answered.connect(self._answered)
            row.entered.connect(self._entered)
            row.stepped.connect(self._stepped)
        self._rest.clicked.connect(self._reject_rest)
        self._later.clicked.connect(self.reject)

    # What a person does

    def _answered(self, answer: tuple[str, Verdict | None]) -> None:
        self._current = answer[0]
        self._become(self._model.decide(*answer))

    def _entered(self, proposal: str) -> None:
        if proposal != self._current:
            self._current = proposal
            self._show()
        self.looked_at.emit(self._places(proposal))

    def _reject_rest(self) -> None:
        self._become(self._model.reject_rest())

    def _become(self, model: AnswerModel) -> None:
        changed = model.payload() != self._model.payload()
        self._model = model
        self._show()
        if changed:
            self.edited.emit(self.payload())

    def _stepped(self, step: int) -> None:
        order = list(self._rows)
        at = min(max(order.index(self._current) + step, 0), len(order) - 1)
        row = self._rows[order[at]]
        row.setFocus(Qt.FocusReason.TabFocusReason)
        self._area.ensureWidgetVisible(row, 0, 0)

    # What it shows

    def _show(self) -> None:
        for proposal in self._model.inbox:
            warnings = [self._warning(entry) for entry in self._model.contradictions(proposal)]
            verdict = self._model.verdicts.get(proposal.id)
            self._rows[proposal.id].show_state(verdict, warnings, proposal.id == self._current)
        waiting = self._model.unanswered
        self._rest.setEnabled(bool(waiting))
        if not self._rows:
            self.set_help("")
        elif waiting:
            names = listed(dict.fromkeys(proposal.sender for proposal in waiting))
            what = say("{names} is not answered. What you leave unanswered is rejected.", names=names)
            if len({proposal.sender for proposal in waiting}) > 1:
                what = say("{names} are not answered. What you leave unanswered is rejected.", names=names)
            self.set_help(what, "info")
        else:
            self.set_help(say("All are answered. The senders learn of it when every power has answered."))

    def _line(self, proposal: Proposal) -> AnswerLine:
        trust = self.view.position.trust[proposal.sender]
        theirs, mine = self._model.obligations(proposal)
        return AnswerLine(
            proposal=proposal.id,
            sender=proposal.sender,
            record=record_text(trust),
            towards_me=broken_to_text(trust, self.view.power),
            betrayed=broken_to(trust, self.view.power) > 0,
            title=self._headline(proposal),
            theirs=self._promised(theirs),
            mine=self._promised_in_turn(proposal, theirs, mine),
        )

    def _headline(self, proposal: Proposal) -> str:
        title = proposal_title(self.view.board, proposal.type, proposal.terms)
        if proposal.type in ("support", "request-support"):
            unit, dest = proposal.terms["unit"], proposal.terms["dest"]
            name = place_name(self.view.board, unit)
            what = name if dest == HOLD else f"{name} → {place_name(self.view.board, dest)}"
            return say("Support for {what}", what=what)
        return title

    def _promised(self, promises: tuple[Promise, ...]) -> str:
        if not promises:
            return say("Nothing")
        promise = promises[0]
        if promise.partner == self.view.power and promise.type in ("peace", "alliance"):
            return say("No move or support into a province where you have a unit")
        return promise_text(self.view.board, promise, self._model.makers(promise))

    def _promised_in_turn(self, proposal: Proposal, theirs: tuple[Promise, ...], mine: tuple[Promise, ...]) -> str:
        if not (theirs and mine):
            return self._promised(mine)
        if proposal.type == "dmz":
            return say("The same")
        same = say("The same towards {power}", power=proposal.sender)
        if proposal.type != "alliance":
            return same
        return say("{same}. No duty to attack {target}.", same=same, target=proposal.terms["target"])

    def _warning(self, entry: Contradiction) -> str:
        where = self._where(entry)
        if entry.clash is None:
            other = proposal_title(self.view.board, entry.with_.type, entry.with_.terms)
            return say("No unit is free for both this and “{other}”, {where}.", other=other, where=where)
        victim = entry.clash.victim
        if entry.clash.promise.id == entry.proposal.id:
            return say("The support {where} attacks {power} and would break this promise.", where=where, power=victim)
        promise = promise_name(self.view.board, entry.clash.promise)
        return say(
            "It attacks {power}. Your {promise}, {where}, would be broken by this support.",
            power=victim,
            promise=promise[:1].lower() + promise[1:],
            where=where,
        )

    def _where(self, entry: Contradiction) -> str:
        if entry.mine:
            return say("which you proposed")
        inbox = self._model.inbox
        earlier = inbox.index(entry.with_) < inbox.index(entry.proposal)
        return say("accepted above") if earlier else say("accepted below")

    def _places(self, proposal: str) -> tuple[str, ...]:
        terms = next((entry.terms for entry in self._model.inbox if entry.id == proposal), {})
        return tuple(terms[key] for key in ("unit", "dest", "province") if key in terms and terms[key] != HOLD)
