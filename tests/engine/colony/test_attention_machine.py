"""Attention under whatever comes: a machine of hypothesis beside which the rules are kept account of."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.colony.attention import Appraise, Attention, Deliberate, Reconsider, Reflect, Step, dropped, still
from engine.colony.mind_forms import AttentionRules
from engine.colony.pacing import spacing
from engine.colony.stimuli import Stimulus
from helpers.colony_attention import CHATTER, HEALTH, ORDINARY, Mind, Under, ask, stimulus


class AttentionMachine(RuleBasedStateMachine):
    """One mind. `open` are the health signals that nothing has come of yet, by the tick of their last repeat; `left`
    the repeats that have left its attention, by signal; `all` those that reached it.
    """

    @initialize(
        cooldown=st.integers(0, 8),
        chatter_waits=st.integers(0, 12),
        queue=st.integers(1, 5),
        reflections=st.integers(0, 4),
        window=st.integers(1, 40),
    )
    def begins(self, **rules: int) -> None:
        self.mind = Mind(AttentionRules(**rules))
        self.open: dict[str, int] = {}
        self.all: Counter[str] = Counter()
        self.left: Counter[str] = Counter()
        self.cool_until = 0
        self.reflections: list[int] = []

    @rule(name=st.sampled_from("abc"), urgency=st.sampled_from([HEALTH, ORDINARY, CHATTER]))
    def hears(self, name: str, urgency: Any) -> None:
        self._hears(stimulus(name, urgency, self.mind.tick))

    @rule(kind=st.sampled_from(["offered", "expired"]), thread=st.sampled_from(["t1", "t2"]))
    def is_asked(self, kind: str, thread: str) -> None:
        self._hears(ask(self.mind.tick, kind, thread))

    def _hears(self, each: Stimulus) -> None:
        before = dict(self.mind.attention.queue)
        self.all[each.signal] += 1
        if each.urgency is HEALTH:
            self.open[each.signal] = self.mind.tick
        self.mind.hears(each)
        for signal in (before | {each.signal: each}).keys() - self.mind.attention.queue.keys():
            lost = before.get(signal)
            assert (lost or each).urgency is not HEALTH, "health leaves no queue"
            self.left[signal] += (lost.repeats if lost is not None else 0) + (signal == each.signal)

    @rule(ticks=st.integers(1, 9), asked=st.booleans(), awake=st.booleans())
    def time_passes(self, ticks: int, asked: bool, awake: bool) -> None:
        self.mind.tick += ticks
        self.mind.asked, self.mind.awake = asked, awake

    @rule()
    def acts(self) -> None:
        was = self.mind.busy
        for step in self.mind.act():
            self._judge(step, was)
            if not isinstance(step, Appraise):
                was = self.mind.busy

    def _judge(self, step: Step, was: Under | None) -> None:
        """Whether a step was allowed."""
        mind = self.mind
        if isinstance(step, Appraise):
            if step.stimulus.urgency is CHATTER:
                assert mind.tick >= step.stimulus.first + mind.rules.chatter_waits, "chatter waits"
                assert mind.tick >= self.cool_until
                assert was is None
            return
        if isinstance(step, Reflect):
            assert was is None
            assert mind.awake
            assert mind.tick >= self.cool_until
            self.reflections.append(mind.tick)
            return
        health = {cause.signal for cause in step.causes if cause.urgency is HEALTH}
        if isinstance(step, Reconsider):
            assert was is not None
            assert health - {cause.signal for cause in was.causes}, "only health that is new ends a thought"
            assert {cause.signal for cause in was.causes} <= {cause.signal for cause in step.causes}
        else:
            assert was is None
            assert health or mind.tick >= self.cool_until, "all but health waits for the cooldown"
        assert len({cause.signal for cause in step.causes}) == len(step.causes)

    @precondition(lambda self: self.mind.appraising is not None)
    @rule(deserves=st.booleans())
    def appraisal_answers(self, deserves: bool) -> None:
        each = self.mind.appraising
        assert each is not None
        waiting = self.mind.attention.queue.copy()
        self.mind.appraised(deserves)
        if not deserves:
            self._is_done(each)
        for signal in (waiting | {each.signal: each}).keys() - self.mind.attention.queue.keys():
            if deserves:
                assert each.urgency is not HEALTH or signal != each.signal
                self.left[signal] += (waiting[signal].repeats if signal in waiting else 0) + (
                    each.repeats if signal == each.signal else 0
                )

    @precondition(lambda self: self.mind.busy is not None)
    @rule()
    def thought_ends(self) -> None:
        assert self.mind.busy is not None
        for cause in self.mind.busy.causes:
            self._is_done(cause)
        self.mind.ends()
        self.cool_until = self.mind.tick + self.mind.rules.cooldown

    def _is_done(self, each: Stimulus) -> None:
        self.left[each.signal] += each.repeats
        if self.open.get(each.signal, -1) <= each.last:
            self.open.pop(each.signal, None)

    @rule()
    def is_loaded_from_a_save(self) -> None:
        mind = self.mind
        causes = mind.busy.causes if mind.busy is not None else ()
        dropped(mind.attention, causes)
        if mind.appraising is not None:
            dropped(mind.attention, (mind.appraising,))
        mind.busy = mind.appraising = None
        digest = mind.attention.digest()
        mind.attention = Attention.from_json(mind.attention.to_json())
        assert mind.attention.digest() == digest

    def _under(self) -> list[Stimulus]:
        mind = self.mind
        return [
            *mind.attention.queue.values(),
            *(mind.busy.causes if mind.busy is not None else ()),
            *([mind.appraising] if mind.appraising is not None else []),
        ]

    @invariant()
    def health_is_never_lost(self) -> None:
        """Until something has come of it, it waits, is appraised or is thought about."""
        known = {each.signal: each.last for each in sorted(self._under(), key=lambda each: each.last)}
        for signal, tick in self.open.items():
            assert known.get(signal, -1) >= tick

    @invariant()
    def no_repeat_is_lost_or_counted_twice(self) -> None:
        there: Counter[str] = Counter(self.left)
        for each in self._under():
            there[each.signal] += each.repeats
        assert +there == +self.all

    @invariant()
    def health_is_not_delayed(self) -> None:
        """When nothing is due, no health event waits but for the appraiser or for the thought that is about it."""
        mind = self.mind
        if mind.due() is not None:
            return
        for each in mind.attention.queue.values():
            if each.urgency is HEALTH:
                about = mind.busy is not None and each.signal in {cause.signal for cause in mind.busy.causes}
                assert about if each.deserves else mind.appraising is not None

    @invariant()
    def who_is_still_has_nothing_due(self) -> None:
        mind = self.mind
        if still(mind.attention, mind.tick, mind.rules):
            assert mind.due() is None

    @invariant()
    def a_queue_is_bounded_but_for_health_and_what_was_dropped_into_it(self) -> None:
        queue = self.mind.attention.queue
        assert all(signal == each.signal for signal, each in queue.items())
        assert len(queue) <= 3 * 3 + 2, "a signal waits once"

    @invariant()
    def reflections_keep_to_their_allowance(self) -> None:
        rules = self.mind.rules
        for first in self.reflections:
            assert sum(first <= tick < first + rules.window for tick in self.reflections) <= rules.reflections
        if len(self.reflections) > 1:
            assert self.reflections[-1] - self.reflections[-2] >= spacing(rules)


AttentionMachine.TestCase.settings = settings(stateful_step_count=40)


class TestAttention(AttentionMachine.TestCase):
    """The machine as a test."""


def test_the_machine_sees_thoughts_of_every_kind() -> None:
    """What it checks does happen in it: a run by hand."""
    machine = AttentionMachine()
    machine.begins(cooldown=5, chatter_waits=2, queue=3, reflections=2, window=8)
    seen = set()
    for name, urgency in (("a", CHATTER), ("b", ORDINARY), ("a", HEALTH), ("b", HEALTH)):
        machine.hears(name, urgency)
        machine.time_passes(4, True, True)
        machine.acts()
        seen |= {type(step) for _, step in machine.mind.steps}
        if machine.mind.appraising is not None:
            machine.appraisal_answers(True)
            machine.acts()
        machine.health_is_never_lost()
        machine.no_repeat_is_lost_or_counted_twice()
    seen |= {type(step) for _, step in machine.mind.steps}
    assert seen >= {Appraise, Deliberate, Reconsider}
