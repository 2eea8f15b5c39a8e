"""What an answer does, judged against the world of the moment at which it arrives (`colony: A decision`).

The last of the three layers of validation, and the only way from a mind to the game. Whatever is not possible any more
changes nothing and gives its reason. Where the law is silent: words that come with an answer to an offer go to the core
as a message; a question of the core can be answered for as long as an offer lives.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.colony import planner as planning
from engine.colony import proposals
from engine.colony.decision import Chosen, chosen_of, impossible
from engine.colony.menus import Action, counters
from engine.colony.outlook import reflected
from engine.colony.threads import CORE, Notice, Offer, Rejection, Work
from engine.colony.topics import TOPIC
from engine.colony.world import Thought, World

_WORDS: Mapping[Action, str] = {
    "accept": "answer",
    "refuse": "answer",
    "counter": "counter",
    "not_now": "answer",
    "withdraw": "message",
    "invite": "request",
    "tell": "message",
    "answer": "answer",
}
"""The kind of message that the words of a choice become."""

_NOTES = ("add_note", "revise_note", "drop_note")


def acted(world: World, thought: Thought, value: Mapping[str, Any]) -> str:
    """Do what a mind chose: "" where it is done, else why it can't be; then nothing has changed but that a refused move
    is recorded.
    """
    chosen = chosen_of(thought.menu, value)
    why = impossible(world.colony, thought.mind, chosen) or _topic_fault(world, thought, chosen)
    if not why:
        why = _moved(world, thought.mind, chosen)
    if why:
        return f"{chosen.option.id}: {why}"
    if TOPIC in chosen.values:
        planning.applied(world.planner, chosen.values, world.tick)
    words = chosen.values.get("says", "")
    if words and chosen.action in _WORDS:
        world.say(thought.mind, CORE, _WORDS[chosen.action], words)
    return ""


def _topic_fault(world: World, thought: Thought, chosen: Chosen) -> str | None:
    if thought.known is None:
        return None
    return planning.topic_fault(world.planner, world.talks, thought.known, chosen.values)


def _moved(world: World, mind: str, chosen: Chosen) -> str:
    """Make the move itself; why it is refused, or ""."""
    if chosen.option.handle:
        reply = {"actor": mind, "handle": chosen.option.handle, "choice": chosen.option.choice}
        return _reason(proposals.answer(world.talks, reply))
    if chosen.action == "answer":
        return _answered(world, mind, chosen.subject)
    if chosen.action in _NOTES:
        pawn = world.colony.pawns[mind]
        pawn.outlook = reflected(pawn.outlook, chosen, world.tick)
    elif chosen.action == "propose":
        kind, _, target = chosen.subject.partition(":")
        work = Work(kind, target, chosen.values["trips"])
        others = counters(world.colony, work)
        return _reason(proposals.propose(world.talks, chosen.values["pawn"], work, others))
    elif chosen.action == "adopt" and chosen.option.work is not None:
        others = counters(world.colony, chosen.option.work)
        return _reason(proposals.adopt(world.talks, chosen.subject, others))
    elif chosen.action == "ask":
        question = world.say(CORE, chosen.subject, "question", chosen.values["says"])
        world.questions.setdefault(chosen.subject, []).append(question)
    return ""


def _answered(world: World, mind: str, question: str) -> str:
    """A question of the core's is answered, once."""
    open_ones = world.questions.get(mind, [])
    left = [each for each in open_ones if each.id != question]
    if len(left) == len(open_ones):
        return "the question is no longer open"
    _keep(world, mind, left)
    return ""


def lapse_questions(world: World) -> None:
    """Let go of the core's questions that were not answered in time, or whose pawn has died."""
    if not world.questions:
        return
    oldest = world.tick - world.scenario.rules.offers.offer_ticks
    for pawn in list(world.questions):
        alive = world.colony.pawns[pawn].died is None
        left = [each for each in world.questions[pawn] if alive and each.tick > oldest]
        if len(left) < len(world.questions[pawn]):
            _keep(world, pawn, left)


def _keep(world: World, pawn: str, questions: list[Any]) -> None:
    if questions:
        world.questions[pawn] = questions
    else:
        del world.questions[pawn]
    world.touch("messages")


def _reason(outcome: Notice | Offer | Rejection) -> str:
    """Why a move was refused, or ""."""
    if not isinstance(outcome, Rejection):
        return ""
    return f"{outcome.reason} ({outcome.detail})" if outcome.detail else outcome.reason
