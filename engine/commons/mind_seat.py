"""The seat of a mind: asked once a question, through the ledger of attempts, and never again for what was answered.

A mind that fails has the consequence of a code agent that fails: it sits out the rest of the turn and harvests nothing
in it, and the record says why in the words of the same table. But it has no process that could be gone, so that it is
asked again next turn, whatever the reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.commons.attempts import Attempts
from engine.commons.mind_questions import Question, question
from engine.minds.asking import ask, digest_of
from engine.minds.ledger import Attempt
from engine.minds.protocol import Failure, Mind, MindReply, MindRequest, Stage
from engine.minds.scripted import ScriptedMind
from engine.seats.protocol import Answer, Call, Reason, SeatKind

DEADLINE_S = 30.0
"""Of a call, unless the scenario says otherwise."""
REPLY_BYTES = 64 * 1024

_REASONS: Mapping[Stage, Reason] = {
    "transport": "exception",
    "parse": "uncloneable",
    "schema": "invalid",
    "menu": "invalid",
    "execution": "invalid",
}


@dataclass(slots=True)
class _Place:
    """Which question of which turn it is."""

    turn: int = 0
    number: int = 0

    def next(self, turn: int) -> int:
        """The number of the next question of that turn, from 1."""
        self.number = self.number + 1 if turn == self.turn else 1
        self.turn = turn
        return self.number


class MindSeat:
    """One player's mind. `where` is the id of its arena: the ids of attempts begin with it."""

    kind: SeatKind = "bot"

    def __init__(
        self, player: str, mind: Mind, attempts: Attempts, where: str = "", deadline_s: float = DEADLINE_S
    ) -> None:
        self.player = player
        self._mind = mind
        self._attempts = attempts
        self._where = where
        self._deadline_s = deadline_s
        self._place = _Place()
        self._open = False

    async def open(self) -> Answer | None:
        """The ledger is there from now on. Raises `FileError` where it can't be."""
        self._attempts.enter()
        self._open = True
        return None

    async def ask(self, call: Call) -> Answer:
        """One attempt, or what came of it before the run was cut."""
        state = call.state
        asked, reply = self._question(call.method, state["obs"])
        if isinstance(self._mind, ScriptedMind):
            self._mind.counts = state["memory"] or ()
        if reply is None:
            context = {"turn": self._place.turn, "method": call.method}
            reply = await ask(self._attempts.ledger, self._mind, asked.request, who=self.player, context=context)
        if reply.failure is not None or reply.value is None:
            return _failed(asked.request, reply)
        answer = self._with_memory(call.method, asked.answer(reply.value))
        refusal = call.check(answer)
        if refusal is not None:
            return Answer(reason="invalid", detail=f"{refusal.where}: {refusal.what}")
        return Answer(payload=answer, elapsed_ms=reply.elapsed_s * 1000.0)

    async def close(self) -> None:
        """The ledger is closed with its last seat."""
        if self._open:
            self._open = False
            self._attempts.leave()

    def _question(self, method: str, obs: Mapping[str, Any]) -> tuple[Question, MindReply | None]:
        """The question under the first id that is free, or the one that it had before, with what came of it then."""
        number = self._place.next(obs["turn"])
        name = "/".join(part for part in (self._where, self.player, f"{obs['turn']}.{number}") if part)
        again, attempt = 1, name
        while True:
            asked = question(method, obs, attempt, self._deadline_s, REPLY_BYTES)
            row = self._attempts.ledger.find(attempt)
            kept = None if row is None else self._kept(row, asked.request)
            if row is None or kept is not None:
                return asked, kept
            again += 1
            attempt = f"{name}#{again}"

    def _kept(self, row: Attempt, request: MindRequest) -> MindReply | None:
        """What came of this very question before; None where nothing did, or the mind is a scripted one, which is
        asked again: that costs nothing, and has a table count as it did.
        """
        same = (row.digest, row.spec) == (digest_of(request), self._mind.name)
        if not same or row.state not in ("answered", "failed") or isinstance(self._mind, ScriptedMind):
            return None
        return MindReply(row.value, row.failure, row.usage, row.elapsed_s)

    def _with_memory(self, method: str, answer: Any) -> Any:
        """The answer, with what a table has to remember: it goes into the log, and comes back after a resume."""
        if not isinstance(self._mind, ScriptedMind) or not self._mind.counts:
            return answer
        return {"actions" if method == "talk" else "harvest": answer, "memory": list(self._mind.counts)}


def _failed(request: MindRequest, reply: MindReply) -> Answer:
    """A failure in the words of the fault table."""
    failure = reply.failure or Failure("schema", "there is no reply")
    slow = failure.stage == "transport" and reply.elapsed_s >= request.deadline_s
    return Answer(reason="timeout" if slow else _REASONS[failure.stage], detail=failure.diagnostic)
