"""What can be chosen, in words: the ids of menus as people read them. Pure."""

from __future__ import annotations

from concordui.colony.offers.words import subject_title, work_title
from concordui.colony.people import People
from concordui.colony.say import say
from engine.colony.threads import Work

CHOSEN = "›"
"""Before what was chosen of a menu."""


def choice_title(choice: str) -> str:
    """What is chosen, by the action that its id begins with."""
    action = choice.partition(":")[0]
    return {
        "accept": say("Yes"),
        "refuse": say("No"),
        "counter": say("Counter"),
        "not_now": say("Not now"),
        "carry_on": say("Carry on"),
        "withdraw": say("Withdraw"),
        "invite": say("Invite an offer"),
        "tell": say("Tell the core"),
        "answer": say("Answer"),
        "keep_notes": say("Keep the notes"),
        "add_note": say("Add a note"),
        "revise_note": say("Revise a note"),
        "drop_note": say("Drop a note"),
        "propose": say("Propose"),
        "adopt": say("Adopt the counter"),
        "ask": say("Ask"),
        "wait": say("Wait"),
        "think": say("Think about it"),
        "let_pass": say("Let it pass"),
    }.get(action, action)


def choice_text(choice: str, people: People) -> str:
    """What was chosen, with what it is about: "Counter, Haul logs, 1 trip"."""
    action, _, about = choice.partition(":")
    what = _about(action, about, people)
    return say("{action}: {what}", action=choice_title(choice), what=what) if what else choice_title(choice)


def _about(action: str, about: str, people: People) -> str:
    parts = about.split(":")
    if action == "propose" and len(parts) == 2:
        return subject_title(Work(parts[0], parts[1]), people)
    if action == "counter" and len(parts) == 4 and parts[3].isdecimal():
        return work_title(Work(parts[1], parts[2], int(parts[3])), people)
    if action == "ask":
        return people.name(about)
    if action in ("accept", "refuse", "not_now", "invite", "adopt"):
        return say("offer {id}", id=about)
    return say("work {id}", id=about) if action == "withdraw" else about
