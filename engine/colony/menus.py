"""Menus: what a mind can choose at a decision, each choice executable, with its effect spelled out.

The reply's schema is made for the very menu: the ids of the choices, and every id that a choice takes, are enums. What
a choice takes is in a branch of its own; keys that it does not take are null. Answers to offers come from
`engine.colony.proposals.menu`, handle by handle; the handle itself stays here and is told to nobody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from engine.colony.allowlists import MOST_CITES, MOST_NOTES, MOST_WORDS, ColonistPerspective, CorePerspective
from engine.colony.handles import held_by
from engine.colony.opportunities import Opportunity, ground
from engine.colony.perspective import Message
from engine.colony.planner import Planner
from engine.colony.proposals import COUNTER, menu, offerable
from engine.colony.state import Colony
from engine.colony.threads import Handle, Talks, Work
from engine.colony.topics import TOPIC, topic_schema
from engine.minds.protocol import Choice
from engine.minds.replies import reply_schema

Action = Literal[
    "accept", "refuse", "counter", "not_now", "carry_on", "withdraw", "invite", "tell", "answer",
    "keep_notes", "add_note", "revise_note", "drop_note", "propose", "adopt", "ask", "wait",
]  # fmt: skip

SAYS: Mapping[str, Any] = {"type": "string", "maxLength": MOST_WORDS}


@dataclass(frozen=True, slots=True)
class Option:
    """One choice. `subject` is the id of what it is about (offer, agreement, note, question, pawn, work); `takes` are
    the keys that it needs beside the choice, with the schema of each.

    Where it is a pawn's move in a thread, `handle` and `choice` are what `engine.colony.proposals.answer` needs, and
    `work` what it would come to.
    """

    action: Action
    subject: str
    effect: str
    takes: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    handle: str = ""
    choice: str = ""
    work: Work | None = None

    @property
    def id(self) -> str:
        """Its id in the menu: the action, what it is about, and for a counter its terms."""
        terms = self.choice.removeprefix(COUNTER) if self.action == "counter" else ""
        return ":".join(part for part in (self.action, self.subject, terms) if part)


@dataclass(frozen=True, slots=True)
class Menu:
    """Choices in the order in which a mind is told them; `beside` are keys that come with any choice, or are null."""

    options: tuple[Option, ...]
    beside: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The menu as minds are told it."""
        return tuple(Choice(option.id, option.effect) for option in self.options)

    @property
    def actions(self) -> list[Action]:
        """Each action that is in it, once, in order."""
        return list(dict.fromkeys(option.action for option in self.options))

    def option(self, choice: str) -> Option:
        """The option of an id. Raises `KeyError`."""
        return {option.id: option for option in self.options}[choice]

    def schema(self) -> dict[str, Any]:
        """The JSON schema of a reply to this very menu."""
        return reply_schema([(option.id, option.takes) for option in self.options], self.beside)


# A colonist's ---------------------------------------------------------------------------------------------------------


def colonist_menu(colony: Colony, talks: Talks, mine: ColonistPerspective, questions: Sequence[Message] = ()) -> Menu:
    """What a colonist may do now: answer its offers, go on, answer `questions`, withdraw, invite, tell the core.

    What is asked comes first, so that a mind without a policy of its own (the first choice) undoes nothing.
    """
    moves = [(handle.use, option) for handle in held_by(talks, mine.mind) for option in _moves(colony, talks, handle)]
    options = [option for use, option in moves if use == "answer"]
    options.append(Option("carry_on", "", f"you go on as you are ({mine.self.doing}); what is open stays open"))
    for question in questions:
        effect = "the core reads your answer to its question; you agree to nothing by it"
        options.append(Option("answer", question.id, effect, {"says": SAYS}))
    options += [option for use, option in moves if use != "answer"]
    options.append(Option("tell", "", "the core reads what you say; nothing else happens", {"says": SAYS}))
    return Menu(tuple(options))


def _moves(colony: Colony, talks: Talks, handle: Handle) -> list[Option]:
    """The moves that one handle allows, with what the work itself does where there is such work now."""
    options = []
    offer = talks.offers.get(handle.about)
    for choice, words in menu(talks, handle).items():
        action, work = _ACTIONS[choice.partition(":")[0]], None
        effect = words
        if offer is not None and action in ("accept", "counter"):
            counters = {COUNTER + each.id: each for each in offer.counters}
            work = counters.get(choice, offer.work)
            found = ground(colony, work.kind, work.target)
            if isinstance(found, Opportunity):
                effect = f"{words}; the work {found.effects}"
        options.append(Option(action, handle.about, effect, {"says": SAYS}, handle.id, choice, work))
    return options


_ACTIONS: Mapping[str, Action] = {
    "accept": "accept",
    "refuse": "refuse",
    "counter": "counter",
    "not_now": "not_now",
    "withdraw": "withdraw",
    "invite": "invite",
}


def reflection_menu(mine: ColonistPerspective) -> Menu:
    """What a colonist may do to its outlook. A note cites what it remembers or has in its history, and nothing else."""
    cites = list(dict.fromkeys(each.source for each in (*mine.memories, *mine.history)))
    options = [Option("keep_notes", "", "your notes stay as they are")]
    written: dict[str, Mapping[str, Any]] = {
        "note": {"type": "string", "minLength": 1, "maxLength": MOST_WORDS},
        "cites": {
            "type": "array",
            "items": {"type": "string", "enum": cites},
            "minItems": 1,
            "maxItems": MOST_CITES,
        },
    }
    if cites and len(mine.outlook) < MOST_NOTES:
        options.append(Option("add_note", "", "a new note is kept in your outlook", written))
    for note in mine.outlook:
        if cites:
            effect = "the note gets new words; the old ones are kept with it"
            options.append(Option("revise_note", note.id, effect, written))
        options.append(Option("drop_note", note.id, "the note leaves your outlook"))
    return Menu(tuple(options))


# The core's -----------------------------------------------------------------------------------------------------------


def core_menu(talks: Talks, known: CorePerspective, planner: Planner) -> Menu:
    """The core's four moves: each opportunity to those to whom it may be offered afresh, each counter that can still be
    adopted, a question to any pawn, or to wait. Nobody is offered to rescue itself. Beside any move it may open or
    change one topic, where there is a place or a topic for it.
    """
    options: list[Option] = []
    for work in known.opportunities:
        pawns = offerable(talks, Work(work.kind, work.target))
        if work.target in pawns:
            pawns.remove(work.target)
        if pawns:
            takes: dict[str, Mapping[str, Any]] = {
                "pawn": {"type": "string", "enum": pawns},
                "trips": {"type": "integer", "minimum": 1, "maximum": work.trips},
            }
            effect = (
                f"the pawn that you name is asked to {work.kind} {work.target}, which {work.effects}; it may say no"
            )
            options.append(Option("propose", work.source, effect, takes))
    for thread in (talks.threads[name] for name in talks.unsettled if talks.threads[name].state == "countered"):
        offer = talks.offers[thread.offers[-1]]
        if offer.counter is not None and talks.tick < offer.expires and _worth_while(known, offer.counter):
            effect = f"{offer.pawn} is offered its own counter, {offer.counter.id}; it needs a fresh yes"
            options.append(Option("adopt", offer.id, effect, work=offer.counter))
    for pawn in talks.pawns:
        effect = f"{pawn} reads your question and may answer"
        options.append(Option("ask", pawn, effect, {"says": {**SAYS, "minLength": 1}}))
    options.append(Option("wait", "", "nothing is done until something public changes"))
    topic = topic_schema(planner.topics, known)
    return Menu(tuple(options), {} if topic is None else {TOPIC: topic})


def _worth_while(known: CorePerspective, work: Work) -> bool:
    """Whether the core knows of as much of this work as an offer of it would name."""
    return any(each.source == work.subject and each.trips >= work.trips for each in known.opportunities)


def counters(colony: Colony, work: Work) -> list[Work]:
    """The counterproposals that go with an offer: the same work in each other number of trips that is worth while."""
    found = ground(colony, work.kind, work.target)
    most = found.trips if isinstance(found, Opportunity) else 0
    return [Work(work.kind, work.target, trips) for trips in range(1, most + 1) if trips != work.trips]
