"""When a colonist thinks: what waits for its attention, and what is due (`concord: Three speeds of thought`).

Native habit goes on every tick without this. A stimulus first waits for a fast appraisal; what deserves a thought, and
what is asked of the pawn, is deliberated on together, not before the cooldown has passed. Health events do not wait for
it, and one that is new to a thought under way makes that thought begin anew. Chatter waits longer, until the pawn is
idle, and never ends a thought. Reflection comes when nothing else does (`engine.colony.pacing`).

What is under way is the caller's: it asks `due` until that gives nothing, says what `began` (whose causes leave the
queue), and later what was `appraised`, `ended`, or `dropped` without an outcome (whose causes wait again). A thought
that failed has ended: the same causes are not put to a mind twice. The dead are asked nothing; the caller leaves them
out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Protocol

from pydantic import ConfigDict, TypeAdapter, ValidationError

from engine.colony.events import Urgency
from engine.colony.mind_forms import AttentionRules
from engine.colony.pacing import next_reflection
from engine.colony.stimuli import Stimulus, coalesced
from engine.errors import StateError
from engine.faults import faults_in
from engine.files import canonical_json

COUNTS = ("heard", "coalesced", "lost", "appraised", "let pass", "thoughts", "reconsidered", "reflections")
"""What is counted of a pawn's attention; `lost` are signals that left a full queue."""


@dataclass(slots=True)
class Attention:
    """A pawn's attention: what waits for it, by signal; the tick from which the next thought may begin; the ticks at
    which the latest reflections began, as many as a window allows; the tick of its latest experience (-1 for none).

    What is known of that until it changes is no state: `seal`, the digest, and `stirs`, the tick before which
    nothing of what waits can be due.
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid", strict=True)
    queue: dict[str, Stimulus] = field(default_factory=dict)
    cool_until: int = 0
    reflections: list[int] = field(default_factory=list)
    experienced: int = -1
    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COUNTS, 0))
    seal: str = field(default="", compare=False, repr=False)
    stirs: int = field(default=0, compare=False, repr=False)

    def to_json(self) -> dict[str, Any]:
        """It as a JSON value that shares nothing with it."""
        return {
            "queue": {signal: stimulus.to_json() for signal, stimulus in self.queue.items()},
            "cool_until": self.cool_until,
            "reflections": list(self.reflections),
            "experienced": self.experienced,
            "counts": dict(self.counts),
        }

    @staticmethod
    def from_json(data: Any) -> Attention:
        """The attention of `to_json`. Raises `StateError`."""
        try:
            return _ATTENTION.validate_json(canonical_json(data))
        except ValidationError as error:
            where = str(faults_in(error, data, "attention")[0])
            raise StateError("this is no state of attention", where, "use a whole copy of it") from error

    def digest(self) -> str:
        """The SHA-256 of its canonical JSON, in hexadecimal; reckoned once for as long as it does not change."""
        if not self.seal:
            text = canonical_json(self.to_json())
            self.seal = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
        return self.seal

    def changed(self) -> None:
        """What was known of it no longer holds."""
        self.seal, self.stirs = "", 0


class Thought(Protocol):
    """A deliberation or reflection under way, as far as attention has to know it."""

    @property
    def causes(self) -> Sequence[Stimulus]:
        """What caused it; nothing for a reflection."""


# Steps ----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Appraise:
    """Ask the appraiser whether this deserves a thought."""

    stimulus: Stimulus


@dataclass(frozen=True, slots=True)
class Deliberate:
    """Begin a thought."""

    causes: tuple[Stimulus, ...]


@dataclass(frozen=True, slots=True)
class Reconsider:
    """Discard the thought under way, for health's sake, and begin one with its causes and the new ones; `why` is the
    reason for the ledger.
    """

    causes: tuple[Stimulus, ...]
    why: str


@dataclass(frozen=True, slots=True)
class Reflect:
    """Begin a reflection."""


Step = Appraise | Deliberate | Reconsider | Reflect


# What happens to a pawn's attention -----------------------------------------------------------------------------------


def hear(attention: Attention, stimulus: Stimulus, tick: int, rules: AttentionRules) -> None:
    """Let a stimulus wait. Of a queue that is too long the oldest chatter leaves, then the oldest ordinary signal, then
    what was asked longest ago; health never does.
    """
    counts = attention.counts
    counts["heard"] += 1
    counts["coalesced"] += stimulus.signal in attention.queue
    if stimulus.experience:
        attention.experienced = tick
    _wait(attention, stimulus, later=True)
    _bound(attention, rules)


def due(
    attention: Attention,
    tick: int,
    rules: AttentionRules,
    busy: Thought | None,
    asked: bool,
    *,
    appraising: bool = False,
    awake: bool = True,
) -> Step | None:
    """The next step at this tick, which the caller takes (`began`) before it asks again; None when nothing is due.

    `busy` is the thought under way, `appraising` whether an appraisal is; `asked`: something that was asked of the pawn
    is open now; `awake`: it is neither asleep nor downed, without which it does not reflect.
    """
    if attention.queue and tick >= attention.stirs:
        step = _thought(attention, tick, busy, asked)
        if step is None and not appraising:
            step = _appraisal(attention, tick, rules, busy)
        if step is not None:
            return step
    if busy is not None or appraising or not awake or tick < attention.cool_until:
        return None
    return Reflect() if _may_reflect(attention, tick, rules) else None


def still(attention: Attention, tick: int, rules: AttentionRules) -> bool:
    """Whether nothing is due at this tick whatever is under way and asked: what most pawns are at most ticks."""
    return not (attention.queue and tick >= attention.stirs) and not _may_reflect(attention, tick, rules)


def began(attention: Attention, step: Step, tick: int, rules: AttentionRules) -> None:
    """A step of `due` is taken: what it is about waits no more."""
    attention.changed()
    if isinstance(step, Reflect):
        attention.reflections = [*attention.reflections, tick][-max(1, rules.reflections) :]
        attention.counts["reflections"] += 1
    elif isinstance(step, Appraise):
        del attention.queue[step.stimulus.signal]
        attention.counts["appraised"] += 1
    else:
        for cause in step.causes:
            waiting = attention.queue.get(cause.signal)
            if waiting is not None and waiting.deserves:
                del attention.queue[cause.signal]
        attention.counts["thoughts"] += 1
        attention.counts["reconsidered"] += isinstance(step, Reconsider)


def appraised(attention: Attention, stimulus: Stimulus, deserves: bool, rules: AttentionRules) -> None:
    """What came of an appraisal: the stimulus waits for a thought, or is let pass."""
    attention.changed()
    if deserves:
        _wait(attention, replace(stimulus, deserves=True), later=False)
        _bound(attention, rules)
    else:
        attention.counts["let pass"] += 1


def ended(attention: Attention, tick: int, rules: AttentionRules) -> None:
    """A thought under way came to its end, by an answer or a failure: the cooldown begins."""
    attention.changed()
    attention.cool_until = tick + rules.cooldown


def called(attention: Attention, tick: int) -> None:
    """A person who sits there wants to decide something now: that deserves a thought, and waits for no cooldown."""
    wish = Stimulus("call", "called", Urgency.ORDINARY, "you want to decide something", (), tick, tick, deserves=True)
    _wait(attention, wish, later=True)
    attention.cool_until = min(attention.cool_until, tick)


def dropped(attention: Attention, causes: Iterable[Stimulus]) -> None:
    """A thought or an appraisal ended without an outcome (a load, the end of a run): what caused it waits again.

    A reflection that is dropped has none; it is spent all the same.
    """
    for cause in causes:
        _wait(attention, cause, later=False)


def _wait(attention: Attention, stimulus: Stimulus, later: bool) -> None:
    attention.changed()
    waiting = attention.queue.get(stimulus.signal)
    if waiting is not None:
        stimulus = coalesced(waiting, stimulus) if later else coalesced(stimulus, waiting)
    attention.queue[stimulus.signal] = stimulus


def _bound(attention: Attention, rules: AttentionRules) -> None:
    queue = attention.queue
    while len(queue) > rules.queue:
        leaving = min(queue.values(), key=lambda each: (_rank(each), each.first, each.signal))
        if leaving.urgency is Urgency.HEALTH:
            return
        del queue[leaving.signal]
        attention.counts["lost"] += 1


def _rank(stimulus: Stimulus) -> int:
    """What leaves a full queue before what else."""
    if stimulus.urgency is Urgency.HEALTH:
        return 3
    if stimulus.asks:
        return 2
    return 1 if stimulus.urgency is Urgency.ORDINARY else 0


# What is due ----------------------------------------------------------------------------------------------------------


def _order(stimulus: Stimulus) -> tuple[int, int, str]:
    """The more urgent first, then the older."""
    return -_rank(stimulus), stimulus.first, stimulus.signal


def _may_reflect(attention: Attention, tick: int, rules: AttentionRules) -> bool:
    """Whether its allowance lets it reflect, and it has experienced something since it last did."""
    latest = attention.reflections[-1] if attention.reflections else 0
    if attention.experienced <= latest:
        return False
    allowed = next_reflection(latest, rules)
    return allowed is not None and tick >= allowed


def _thought(attention: Attention, tick: int, busy: Thought | None, asked: bool) -> Step | None:
    """The thought that is due, if what waits deserves one."""
    deserving = [each for each in attention.queue.values() if each.deserves and (asked or not each.asks)]
    if not deserving:
        return None
    health = [each for each in deserving if each.urgency is Urgency.HEALTH]
    if busy is not None:
        return _anew(busy.causes, deserving, health)
    if tick < attention.cool_until and not health:
        return None
    return Deliberate(tuple(sorted(deserving, key=_order)))


def _anew(begun: Sequence[Stimulus], deserving: Sequence[Stimulus], health: Sequence[Stimulus]) -> Reconsider | None:
    """A thought under way begins anew for health events that it is not about. Repeats of those that it is about wait
    for its end: else it might have none.
    """
    causes = {cause.signal: cause for cause in begun}
    news = [each for each in health if each.signal not in causes]
    if not news:
        return None
    for each in deserving:
        known = causes.get(each.signal)
        causes[each.signal] = each if known is None else coalesced(known, each)
    return Reconsider(tuple(sorted(causes.values(), key=_order)), f"reconsidered: {min(news, key=_order).text}")


def _appraisal(attention: Attention, tick: int, rules: AttentionRules, busy: Thought | None) -> Step | None:
    """The appraisal that is due; chatter waits until there is nothing that it could disturb."""
    waiting = [each for each in attention.queue.values() if not each.deserves]
    ready = [each for each in waiting if each.urgency is not Urgency.CHATTER]
    if not ready and waiting:
        if len(waiting) == len(attention.queue):
            attention.stirs = min(each.first for each in waiting) + rules.chatter_waits
        if busy is None and tick >= attention.cool_until:
            ready = [each for each in waiting if tick >= each.first + rules.chatter_waits]
    return Appraise(min(ready, key=_order)) if ready else None


_ATTENTION = TypeAdapter(Attention)
