"""The answers of one seat while they are thought over, and which acceptances would contradict each other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from concordui.match.dialogs.clashes import Clash, clashes, deeds, overbooked, owed
from concordui.pacts.verdicts import Verdict, Verdicts
from engine.anatolia.board import Board, Power, ProvinceId
from engine.anatolia.negotiation import Table, promises_of, supporters
from engine.anatolia.promises import Promise, Proposal


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Why accepting a proposal would contradict another acceptance.

    `clash` is the promise that would be broken; None means that one unit is wanted for two supports. `with_` is the
    other proposal; `mine` says that it is one that this seat made and that may still be accepted.
    """

    proposal: Proposal
    with_: Proposal
    clash: Clash | None
    mine: bool = False


@dataclass(frozen=True, slots=True)
class AnswerModel:
    """The inbox with the verdicts so far. `made` are the seat's own proposals of this season, unanswered as yet."""

    board: Board
    table: Table
    me: Power
    inbox: tuple[Proposal, ...]
    made: tuple[Proposal, ...] = ()
    answers: Verdicts = field(default_factory=lambda: Verdicts(()))

    @property
    def verdicts(self) -> Mapping[str, Verdict]:
        """What was answered so far, by the proposal's id."""
        return self.answers.verdicts

    def load(self, payload: object) -> AnswerModel:
        """A draft taken up again, as far as it fits."""
        return replace(self, answers=self.answers.load(payload))

    def payload(self) -> dict[str, Any]:
        """What ``answer`` returns, in the order of the inbox."""
        return {**self.answers.payload()}

    def decide(self, proposal: str, verdict: Verdict | None) -> AnswerModel:
        """Accept, reject, or leave open again."""
        return replace(self, answers=self.answers.decide(proposal, verdict))

    def reject_rest(self) -> AnswerModel:
        """Reject whatever is open."""
        return replace(self, answers=self.answers.reject_rest())

    @property
    def unanswered(self) -> tuple[Proposal, ...]:
        """What would be rejected for want of an answer."""
        return tuple(proposal for proposal in self.inbox if proposal.id not in self.verdicts)

    @property
    def waiting(self) -> tuple[str, ...]:
        """The ids of `unanswered`."""
        return self.answers.waiting

    @property
    def accepted(self) -> tuple[Proposal, ...]:
        """What has been accepted, in the order of the inbox."""
        return tuple(proposal for proposal in self.inbox if self.verdicts.get(proposal.id) == "accept")

    def obligations(self, proposal: Proposal) -> tuple[tuple[Promise, ...], tuple[Promise, ...]]:
        """What they would promise, and what this seat would."""
        both = promises_of(proposal)
        theirs = tuple(promise for promise in both if promise.power == proposal.sender)
        return theirs, owed(proposal, self.me)

    def makers(self, promise: Promise) -> tuple[ProvinceId, ...]:
        """The units that could issue a promised support; empty for other promises."""
        if promise.type != "support":
            return ()
        terms = promise.terms
        return tuple(unit.at for unit in supporters(self.table, promise.power, terms["unit"], terms["dest"]))

    def contradictions(self, proposal: Proposal) -> tuple[Contradiction, ...]:
        """What accepting `proposal` contradicts; none for a rejected one.

        Of two accepted proposals that contradict each other only the later one says so.
        """
        if self.verdicts.get(proposal.id) == "reject":
            return ()
        others = [other for other in self.accepted if other is not proposal]
        if proposal.id in self.verdicts:
            others = others[: sum(1 for other in others if self.inbox.index(other) < self.inbox.index(proposal))]
        found = [self._against(proposal, other) for other in others]
        found += [self._against(proposal, other, mine=True) for other in self.made]
        return tuple(entry for entry in found if entry is not None)

    def _against(self, proposal: Proposal, other: Proposal, *, mine: bool = False) -> Contradiction | None:
        for one, another in ((proposal, other), (other, proposal)):
            duties = owed(one, self.me)
            orders = deeds(self.table, one, self.me) if duties else ()
            for clash in clashes(self.table.units, orders, owed(another, self.me)):
                return Contradiction(proposal, other, clash, mine)
        supports = [*owed(proposal, self.me), *owed(other, self.me)]
        if overbooked(self.table, supports) and not overbooked(self.table, owed(other, self.me)):
            return Contradiction(proposal, other, None, mine)
        return None


def model_of(board: Board, table: Table, me: Power, inbox: Iterable[Proposal], made: object = ()) -> AnswerModel:
    """The model of an answer phase; `made` is the payload of the seat's own proposals of this season."""
    own = [
        Proposal(f"own{number}", me, entry["to"], entry["type"], entry["terms"])
        for number, entry in enumerate(made if isinstance(made, list | tuple) else ())
    ]
    received = tuple(inbox)
    return AnswerModel(board, table, me, received, tuple(own), Verdicts(tuple(each.id for each in received)))
