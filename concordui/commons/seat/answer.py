"""*Answer proposals* in a commons: each with who proposed it, what it binds the others to, and what me."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QWidget

from concordui.commons.seat.propose import past_text
from concordui.commons.seat.scene import SeatScene
from concordui.commons.seat.term_words import promise_text
from concordui.commons.words import parties_text, say, terms_text
from concordui.pacts import answer
from concordui.pacts.answer_row import AnswerLine
from concordui.pacts.verdicts import Verdict, Verdicts
from engine.commons.answers import MAX_ACTIONS


class AnswerPactsDialog(answer.AnswerDialog[Verdicts]):
    """The open proposals of one player. What is not answered stays open."""

    def __init__(self, scene: SeatScene, parent: QWidget | None = None) -> None:
        super().__init__(Inbox(scene), parent)
        self._send.setText(say("&Take the answers into the round"))


class Inbox:
    """The vocabulary of a commons (`answer.Vocabulary`)."""

    def __init__(self, scene: SeatScene) -> None:
        self._scene = scene
        self._proposals = {str(pact["id"]): pact for pact in scene.proposed[-MAX_ACTIONS:]}
        """The latest: more than fit into a round can't be answered in it."""

    @property
    def words(self) -> answer.AnswerWords:
        asked = self._scene.asked
        note = say("{turn}, round {n} of {all}", turn=self._scene.note, n=asked.round, all=asked.rounds)
        return answer.AnswerWords(note, say("No proposal waits for an answer."))

    def lines(self) -> list[AnswerLine]:
        return [self._line(pact) for pact in self._proposals.values()]

    def warnings(self, model: Verdicts, proposal: str) -> list[str]:
        if model.verdicts.get(proposal) == "reject":
            return []
        past = past_text(self._scene.obs, self._proposals[proposal]["terms"])
        return [past] if past else []

    def looked_at(self, proposal: str) -> tuple[str, ...]:
        return (proposal,)

    def help(self, model: Verdicts) -> tuple[str, str | None]:
        waiting = len(model.waiting)
        if not waiting:
            return say("All are answered. The answers go out with this round of talk."), None
        if waiting == 1:
            return say("1 is not answered: it stays open."), "info"
        return say("{n} are not answered: they stay open.", n=waiting), "info"

    def load(self, payload: object) -> Verdicts:
        return Verdicts(tuple(self._proposals)).load(payload)

    def decide(self, model: Verdicts, proposal: str, verdict: Verdict | None) -> Verdicts:
        return model.decide(proposal, verdict)

    def reject_rest(self, model: Verdicts) -> Verdicts:
        return model.reject_rest()

    def _line(self, pact: Mapping[str, Any]) -> AnswerLine:
        scene, proposer = self._scene, str(pact["proposerId"])
        mine = proposer == scene.me
        others = [party for party in pact["parties"] if party != scene.me]
        accepted = not pact["awaitingYou"]
        state = say("you proposed it; rejecting withdraws it") if mine else say("you accepted; others have not yet")
        return AnswerLine(
            proposal=str(pact["id"]),
            sign=scene.sign(proposer),
            sender=proposer,
            record=say("your own") if mine else say("proposed in turn {n}", n=pact["proposedTurn"]),
            towards_me="" if mine else scene.record_text(proposer),
            betrayed=bool(not mine and scene.broken_by(proposer)),
            title=f"{terms_text(pact['terms'])} ({state})" if accepted else terms_text(pact["terms"]),
            theirs=promise_text(pact["terms"], parties_text(others, 0)),
            mine=promise_text(pact["terms"], say("you")),
            acceptable=not accepted,
        )
