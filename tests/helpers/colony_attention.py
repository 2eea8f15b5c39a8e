"""One pawn's attention and somebody who carries out what is due, as a runner does: for tests of attention."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.colony.attention import (
    Appraise,
    Attention,
    Deliberate,
    Reconsider,
    Reflect,
    Step,
    appraised,
    began,
    due,
    ended,
    hear,
    still,
)
from engine.colony.events import Urgency
from engine.colony.mind_forms import AttentionRules
from engine.colony.stimuli import Stimulus

HEALTH, ORDINARY, CHATTER = Urgency.HEALTH, Urgency.ORDINARY, Urgency.CHATTER

KINDS = {HEALTH: "fall", ORDINARY: "fire_out", CHATTER: "ate"}
"""An event of each urgency."""


@dataclass(frozen=True)
class Under:
    """A thought under way."""

    causes: tuple[Stimulus, ...]


def stimulus(signal: str, urgency: Urgency, tick: int) -> Stimulus:
    """An event at a tick."""
    return Stimulus(f"{urgency}:{signal}", KINDS[urgency], urgency, f"{signal} happened", (f"e{tick}",), tick, tick)


def ask(tick: int, kind: str = "offered", thread: str = "t1") -> Stimulus:
    """An offer at a tick, or with another kind what became of it."""
    urgency = ORDINARY if kind == "offered" else CHATTER
    return Stimulus(f"thread:{thread}", kind, urgency, "o1", ("o1",), tick, tick, deserves=kind == "offered")


@dataclass
class Mind:
    """One pawn: `busy` is the thought under way, `appraising` the stimulus with the appraiser; `steps` what it did, by
    tick.
    """

    rules: AttentionRules = field(default_factory=AttentionRules)
    attention: Attention = field(default_factory=Attention)
    tick: int = 0
    busy: Under | None = None
    appraising: Stimulus | None = None
    asked: bool = True
    awake: bool = True
    steps: list[tuple[int, Step]] = field(default_factory=list)

    def hears(self, *stimuli: Stimulus) -> None:
        """They reach it at this tick."""
        for each in stimuli:
            hear(self.attention, each, self.tick, self.rules)

    def hears_of(self, signal: str, urgency: Urgency) -> None:
        """An event reaches it at this tick."""
        self.hears(stimulus(signal, urgency, self.tick))

    def due(self) -> Step | None:
        """What is due, and not taken; nothing where the attention is still."""
        quiet = still(self.attention, self.tick, self.rules)
        step = due(
            self.attention,
            self.tick,
            self.rules,
            self.busy,
            self.asked,
            appraising=self.appraising is not None,
            awake=self.awake,
        )
        assert step is None or not quiet, step
        return step

    def act(self) -> list[Step]:
        """Take every step that is due at this tick."""
        taken: list[Step] = []
        while (step := self.due()) is not None:
            began(self.attention, step, self.tick, self.rules)
            if isinstance(step, Appraise):
                self.appraising = step.stimulus
            else:
                self.busy = Under(() if isinstance(step, Reflect) else step.causes)
            taken.append(step)
        self.steps += [(self.tick, step) for step in taken]
        return taken

    def appraised(self, deserves: bool) -> None:
        """The appraiser has answered."""
        assert self.appraising is not None
        appraised(self.attention, self.appraising, deserves, self.rules)
        self.appraising = None

    def ends(self) -> None:
        """The thought under way has come to its end."""
        assert self.busy is not None
        ended(self.attention, self.tick, self.rules)
        self.busy = None

    def settle(self, *deserving: Urgency) -> list[Step]:
        """Act until nothing is due, where appraisals end at once and find these urgencies worth a thought."""
        taken = self.act()
        while self.appraising is not None:
            self.appraised(self.appraising.urgency in deserving)
            taken += self.act()
        return taken

    def thinks(self) -> tuple[Stimulus, ...]:
        """Act, and the causes of the thought that began."""
        (step,) = [step for step in self.settle(HEALTH, ORDINARY) if isinstance(step, Deliberate | Reconsider)]
        return step.causes
