"""What a mind is asked: the decision that is built from the world of a moment, and the thoughts that begin at a tick.

Of each mind one deliberation, reflection or turn is under way at most, and beside it one appraisal. Pawns begin by id,
then the core (`concord: Three speeds of thought`, `A planner that waits to be needed`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.colony import attention as attending
from engine.colony import planner as planning
from engine.colony.allowlists import ColonistPerspective, CorePerspective
from engine.colony.attention import Appraise, Deliberate, Reconsider, Step
from engine.colony.decision import Decision
from engine.colony.events import Urgency
from engine.colony.menus import Menu, colonist_menu, core_menu, reflection_menu
from engine.colony.perspective import colonist_perspective, core_perspective
from engine.colony.record import Aim
from engine.colony.state import Pawn
from engine.colony.stimuli import Stimulus
from engine.colony.threads import CORE
from engine.colony.world import Thought, World
from engine.minds import appraiser
from engine.minds.appraiser import appraisal
from engine.minds.protocol import MindRequest

URGENCIES: Mapping[Urgency, appraiser.Urgency] = {
    Urgency.HEALTH: "health",
    Urgency.ORDINARY: "ordinary",
    Urgency.CHATTER: "chatter",
}
"""The urgency of a stimulus as appraisers are told it."""

NOTHING = Menu(())
"""The menu of an appraisal: its two answers are `engine.minds.appraiser`'s."""


@dataclass(frozen=True, slots=True)
class Question:
    """A thought that begins, and what is asked: a decision, or for an appraisal None."""

    thought: Thought
    decision: Decision | None

    def request(self, deadline_s: float, reply_bytes: int) -> MindRequest:
        """The one call; an appraisal has bounds of its own."""
        thought = self.thought
        if self.decision is not None:
            return self.decision.request(thought.attempt, deadline_s=deadline_s, max_bytes=reply_bytes)
        (stimulus,) = thought.causes
        own = {"mind": thought.mind, "tick": thought.begun}
        urgency = URGENCIES[stimulus.urgency]
        return appraisal(thought.attempt, stimulus.told(), urgency, repeats=stimulus.repeats, known=own)


@dataclass(frozen=True, slots=True)
class Discarded:
    """A thought under way that counts for nothing from now on, and why."""

    attempt: str
    why: str


# What a mind is asked at a moment -------------------------------------------------------------------------------------


def perspective_of(world: World, pawn: str) -> ColonistPerspective:
    """What a colonist knows at this moment. Raises `KeyError` for an id that no pawn has."""
    return colonist_perspective(world.colony, world.talks, pawn, world.messages.get(pawn, ()))


def deliberation(world: World, pawn: str) -> Decision:
    """What a colonist may decide at this moment."""
    mine = perspective_of(world, pawn)
    menu = colonist_menu(world.colony, world.talks, mine, world.questions.get(pawn, ()))
    return Decision(mine, menu, world.scenario.form.minds.claims)


def reflection(world: World, pawn: str) -> Decision:
    """What a colonist may do to its outlook at this moment."""
    mine = perspective_of(world, pawn)
    return Decision(mine, reflection_menu(mine))


def known_to_core(world: World) -> CorePerspective:
    """What the core knows at this moment."""
    messages, topics = world.messages.get(CORE, ()), world.planner.topics
    return core_perspective(world.colony, world.talks, world.link, messages, topics)


def turn_of_core(world: World) -> Decision:
    """What the core may do at this moment."""
    known = known_to_core(world)
    return Decision(known, core_menu(world.talks, known, world.planner), world.scenario.form.minds.claims)


def decision_of(world: World, mind: str) -> Decision:
    """What a mind would decide on if it were asked now: a colonist, or the core."""
    return turn_of_core(world) if mind == CORE else deliberation(world, mind)


# The thoughts that begin ----------------------------------------------------------------------------------------------


def begin_thoughts(world: World) -> tuple[list[Question], list[Discarded]]:
    """Begin what is due at this tick: the questions in order, and the thoughts that are discarded for one of them."""
    questions: list[Question] = []
    discarded: list[Discarded] = []
    busy = {each.mind: each for each in world.thoughts.values() if each.aim != "appraisal"}
    tick, rules = world.tick, world.scenario.rules.attention
    stirred = [pawn for pawn in world.colony.living() if not attending.still(world.attention[pawn.id], tick, rules)]
    if stirred:
        appraising = {each.mind for each in world.thoughts.values() if each.aim == "appraisal"}
        asked = _asked(world)
        for pawn in stirred:
            for step in _due(world, pawn, busy, appraising, asked):
                if isinstance(step, Reconsider):
                    old = world.thoughts.pop(busy[pawn.id].attempt)
                    discarded.append(Discarded(old.attempt, step.why))
                question = _begin(world, pawn.id, step)
                questions.append(question)
                if isinstance(step, Appraise):
                    appraising.add(pawn.id)
                else:
                    busy[pawn.id] = question.thought
    if CORE not in busy and planning.due(world.planner, world.tick, world.scenario.rules.planner):
        questions.append(_begin_turn(world))
    if questions:
        world.touch("thoughts")
    return questions, discarded


def _due(world: World, pawn: Pawn, busy: dict[str, Thought], appraising: set[str], asked: set[str]) -> Iterator[Step]:
    """The steps of a pawn's attention at this tick; each is taken as it is given out."""
    name, attention, rules, tick = pawn.id, world.attention[pawn.id], world.scenario.rules.attention, world.tick
    while True:
        awake = pawn.able and not pawn.asleep
        thought, under_way = busy.get(name), name in appraising
        step = attending.due(attention, tick, rules, thought, name in asked, appraising=under_way, awake=awake)
        if step is None:
            return
        attending.began(attention, step, tick, rules)
        yield step


def _asked(world: World) -> set[str]:
    """The pawns that can answer something now: an open offer, or a question of the core's."""
    talks = world.talks
    offered = {offer.pawn for offer in talks.latest() if offer.state == "offered"} if talks.unsettled else set()
    return offered.union(world.questions)


def _begin(world: World, pawn: str, step: Step) -> Question:
    causes: tuple[Stimulus, ...] = ()
    if isinstance(step, Appraise):
        return _put(world, pawn, "appraisal", (step.stimulus,), None)
    if isinstance(step, Deliberate | Reconsider):
        causes = step.causes
        return _put(world, pawn, "deliberation", causes, deliberation(world, pawn))
    return _put(world, pawn, "reflection", causes, reflection(world, pawn))


def _begin_turn(world: World) -> Question:
    planning.began(world.planner, world.scenario.rules.planner)
    world.touch("planner")
    return _put(world, CORE, "planning", (), turn_of_core(world))


def _put(world: World, mind: str, aim: Aim, causes: tuple[Stimulus, ...], decision: Decision | None) -> Question:
    world.attempts += 1
    attempt = f"{world.talks.epoch}-{world.attempts}"
    menu = NOTHING if decision is None else decision.menu
    known = None
    if decision is not None and not isinstance(decision.perspective, ColonistPerspective):
        known = decision.perspective
    thought = Thought(attempt, mind, aim, world.tick, causes, menu, known)
    world.thoughts[attempt] = thought
    return Question(thought, decision)
