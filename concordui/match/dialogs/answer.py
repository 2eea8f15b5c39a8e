"""*Answer proposals* in a match: promises that powers offer each other."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from concordui.match.dialogs.answer_model import AnswerModel, Contradiction, model_of
from concordui.match.seat_view import SeatView
from concordui.match.wording import (
    at_seat,
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
from concordui.pacts import answer
from concordui.pacts.answer_row import AnswerLine
from concordui.pacts.verdicts import Verdict
from concordui.widgets.signs import PowerSign
from engine.anatolia.negotiation import Table
from engine.anatolia.orders import HOLD
from engine.anatolia.promises import Promise, Proposal


class AnswerDialog(answer.AnswerDialog[AnswerModel]):
    """The inbox of one power. `made` is the payload of its own proposals of this season, for what might contradict
    them. What is not answered is rejected.
    """

    def __init__(self, view: SeatView, made: object = (), parent: QWidget | None = None) -> None:
        self.view = view
        super().__init__(Inbox(view, made), parent)


class Inbox:
    """The vocabulary of a board with powers (`answer.Vocabulary`)."""

    def __init__(self, view: SeatView, made: object) -> None:
        position = view.position
        table = Table.of(position.board, position.units, position.living)
        self.view = view
        self._model = model_of(position.board, table, view.power, view.inbox, made)
        self._proposals = {proposal.id: proposal for proposal in self._model.inbox}

    @property
    def words(self) -> answer.AnswerWords:
        return answer.AnswerWords(at_seat(self.view), say("Nobody proposed anything to you this season."))

    # What a person does

    def load(self, payload: object) -> AnswerModel:
        return self._model.load(payload)

    def decide(self, model: AnswerModel, proposal: str, verdict: Verdict | None) -> AnswerModel:
        return model.decide(proposal, verdict)

    def reject_rest(self, model: AnswerModel) -> AnswerModel:
        return model.reject_rest()

    # How it reads

    def lines(self) -> list[AnswerLine]:
        return [self._line(proposal) for proposal in self._model.inbox]

    def warnings(self, model: AnswerModel, proposal: str) -> list[str]:
        return [self._warning(entry) for entry in model.contradictions(self._proposals[proposal])]

    def help(self, model: AnswerModel) -> tuple[str, str | None]:
        waiting = model.unanswered
        if not waiting:
            return say("All are answered. The senders learn of it when every power has answered."), None
        names = listed(dict.fromkeys(proposal.sender for proposal in waiting))
        what = say("{names} is not answered. What you leave unanswered is rejected.", names=names)
        if len({proposal.sender for proposal in waiting}) > 1:
            what = say("{names} are not answered. What you leave unanswered is rejected.", names=names)
        return what, "info"

    def looked_at(self, proposal: str) -> tuple[str, ...]:
        terms = self._proposals[proposal].terms
        return tuple(terms[key] for key in ("unit", "dest", "province") if key in terms and terms[key] != HOLD)

    def _line(self, proposal: Proposal) -> AnswerLine:
        trust = self.view.position.trust[proposal.sender]
        theirs, mine = self._model.obligations(proposal)
        return AnswerLine(
            proposal=proposal.id,
            sign=PowerSign(proposal.sender),
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
