"""The core's topics, budgets and wakes in words. Pure."""

from __future__ import annotations

from concordui.colony.clock import clock, count
from concordui.colony.offers.choices import choice_text
from concordui.colony.offers.words import subject_title, why_text, work_title
from concordui.colony.people import People
from concordui.colony.say import say
from concordui.match.wording import listed
from concordui.widgets import TagKind
from engine.colony.planner import PublicChange
from engine.colony.viewing.agenda import Agenda, Budget, Closer, Source, TopicShown, Woken


def status_of(status: str) -> tuple[str, TagKind]:
    """How a topic stands, as a tag says it."""
    found: dict[str, tuple[str, TagKind]] = {
        "open": (say("open"), "accent"),
        "blocked": (say("blocked"), "warn"),
        "deferred": (say("deferred"), "plain"),
        "resolved": (say("resolved"), "ok"),
        "declined": (say("declined"), "plain"),
    }
    return found[status]


def source_text(source: Source, people: People) -> str:
    """What a topic rests on: "receipt a1: Haul logs, 3 trips, by Ada"."""
    work = "" if source.work is None else work_title(source.work, people)
    match source.kind:
        case "receipt":
            return say("receipt {id}: {work}, by {name}", id=source.name, work=work, name=people.name(source.pawn))
        case "offer":
            return say("offer {id} to {name}: {work}", id=source.name, work=work, name=people.name(source.pawn))
        case "opportunity":
            what = "" if source.work is None else subject_title(source.work, people)
            return say("work there is: {work}", work=what)
        case "message":
            return say("message {id}", id=source.name)
        case "sighting":
            return say("a sighting of {thing}", thing=source.name)
        case "link":
            return say("the shared link, {name}", name=people.name(source.name))
    return f"{source.kind} {source.name}"


def closer_text(closer: Closer, people: People) -> str:
    """Linked work, and whether its receipt closes the topic."""
    work, name = work_title(closer.work, people), people.name(closer.pawn)
    receipt = closer.receipt
    if closer.closes and receipt is not None and receipt.ended is not None:
        ended = clock(receipt.ended)
        return say(
            "{work} by {name}: finished on {clock}. Its receipt {id} closes the topic.",
            work=work,
            name=name,
            clock=ended,
            id=closer.action,
        )
    if closer.state != "ended":
        return say(
            "{work} by {name} is under way: the receipt of {id} can close the topic once it has finished.",
            work=work,
            name=name,
            id=closer.action,
        )
    if receipt is not None and receipt.state == "stopped":
        return say(
            "{work} by {name} stopped, {why}: receipt {id} closes nothing.",
            work=work,
            name=name,
            why=why_text(receipt.why),
            id=closer.action,
        )
    return say(
        "{work} by {name} had finished before the topic was opened: receipt {id} does not count.",
        work=work,
        name=name,
        id=closer.action,
    )


def telling(topic: TopicShown) -> list[Closer]:
    """The linked work that says something about a topic: what closes it, or else all there is. Of a closed one what
    came before it was closed.
    """
    closing = [each for each in topic.closers if each.closes or (topic.live and each.state != "ended")]
    if not topic.live:
        closing = [each for each in closing if each.receipt and (each.receipt.ended or 0) <= topic.changed]
    return closing or (list(topic.closers) if topic.live else [])


def still_text(topic: TopicShown, people: People) -> str:
    """What would close a topic, in a sentence."""
    if not topic.live:
        return ""
    if topic.still == "":
        return say("The receipts close it: the core can call it resolved in its next turn.")
    if topic.still == "under way":
        return say("It stays open while linked work is under way.")
    subjects = listed([subject_title(work, people) for work in topic.subjects])
    if topic.still == "not finished" or topic.subjects:
        return say(
            "Only a receipt of finished work closes it: {work}. None has come since it was opened.", work=subjects
        )
    return say("No work is linked to it: no receipt can close it, and words do not.")


def budget_text(budget: Budget) -> str:
    """What was spent, what is reserved, what is left."""
    under_way = say("{n} of them under way", n=count(budget.reserved)) if budget.reserved else say("none under way")
    if budget.whole is None:
        return say("{n} spent, {reserved}, no bound", n=count(budget.spent), reserved=under_way)
    return say(
        "{n} of {whole} spent, {reserved}, {left} left",
        n=count(budget.spent),
        whole=count(budget.whole),
        reserved=under_way,
        left=count(budget.left or 0),
    )


def change_text(change: PublicChange, people: People) -> str:
    """Something that woke the core: "Bo answered offer o1"."""
    name, what = people.name(change.pawn), change.source.partition(":")[2]
    match change.kind:
        case "finished":
            return say("{name} finished the work of {id}", name=name, id=what)
        case "stopped":
            return say("{name}’s work of {id} stopped", name=name, id=what)
        case "request":
            return say("{name} asks for something ({id})", name=name, id=what)
        case "message":
            return say("{name} sent message {id}", name=name, id=what)
        case "answer":
            return say("{name} answered ({id})", name=name, id=what)
        case "band":
            return say("a band of {name} changed on the shared link", name=name)
    return say("a person in the core’s seat called for a turn")


def changes_text(changes: tuple[PublicChange, ...], people: People, most: int = 4) -> str:
    """Several of them in a sentence."""
    told = [change_text(change, people) for change in changes[-most:]]
    if len(changes) > most:
        told.insert(0, say("{n} earlier changes", n=count(len(changes) - most)))
    return "; ".join(told)


def woken_title(woken: Woken | None) -> str:
    """When the core was woken last."""
    if woken is None:
        return say("The core has not been woken yet")
    if woken.pending:
        return say("The core has been thinking since {clock}", clock=clock(woken.tick))
    return say("The core was woken last on {clock}", clock=clock(woken.tick))


def woken_text(woken: Woken | None, causes: tuple[PublicChange, ...] | None, people: People) -> str:
    """What woke it, as far as it has been found out (`causes`), and what it made of that."""
    if woken is None:
        return say("It wakes on public changes alone: work that ends, a request, a message, an answer, a band.")
    if causes is None:
        first = say("What woke it is read as soon as it rests.")
    else:
        by = changes_text(causes, people) if causes else say("nothing that is kept in this store")
        first = say("By: {changes}.", changes=by)
    return first if woken.pending or not woken.choice else f"{first} {move_text(woken.choice, people)}"


def move_text(choice: str, people: People) -> str:
    """What the core chose."""
    return say("It chose: {choice}.", choice=choice_text(choice, people))


def next_text(agenda: Agenda, people: People) -> str:
    """What waits for its next turn."""
    if agenda.turns.left == 0:
        return say("Its turns are spent: it takes no further one in this timeline.")
    if not agenda.waiting:
        return say("Nothing waits: time that passes and private needs do not wake it.")
    at = "" if agenda.next_turn is None else clock(agenda.next_turn)
    return say("Next turn from {clock} on, about: {changes}.", clock=at, changes=changes_text(agenda.waiting, people))


def count_text(agenda: Agenda) -> str:
    """How many of the places are taken."""
    live = sum(topic.live for topic in agenda.topics)
    return say("{n} of {places} places, {live} not closed", n=len(agenda.topics), places=agenda.places, live=live)
