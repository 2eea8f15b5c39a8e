"""The sentences of a world, through Qt's translation; numbers as the reference writes them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from concordui.commons.words import figure
from engine.commons.governance import cap_of
from engine.commons.shape import Shape, change_between
from engine.commons.treaty import Treaty
from engine.commons.world_course import WorldEvent


def say(text: str) -> str:
    """A sentence in the user's language."""
    return QCoreApplication.translate("World", text)


def arrow(words: str) -> str:
    """``from -> to`` as it is shown."""
    return words.replace("->", "→")


def terms_of(treaty: Treaty) -> str:
    """What a treaty says, as far as somebody who ships understands it."""
    cap = cap_of(treaty.payload)
    if cap is None:
        return say("terms that no enforcer here reads")
    return say("at most {0} in an arena and round").format(figure(cap))


def shock_words(event: WorldEvent) -> str:
    """What befell the members of an arena: ``wealth × 0.9``, ``wealth × 0.9 − 2``."""
    payload: Mapping[str, object] = event.payload
    if event.about != "wealth_shock":
        return event.about.replace("_", " ")
    words = say("wealth × {0}").format(payload.get("factor", 1))
    delta = payload.get("delta")
    if isinstance(delta, int | float):
        words += f" {'−' if delta < 0 else '+'} {abs(delta):g}"
    return words


def event_words(event: WorldEvent) -> str:
    """One event in a sentence."""
    about, arena = arrow(event.about), event.arena
    match event.kind:
        case "breach":
            words = say("{0} broke {1}: harvested {2} > cap {3}")
            return words.format(arena, about, figure(event.harvest), figure(event.cap))
        case "shock":
            words = say("{0}: {1}, by {2}") if event.by else say("{0}: {1}")
            return words.format(arena, shock_words(event), event.by)
        case "treaty fell":
            return say("Treaty {0} fell with its signatory {1}").format(about, arena)
        case "collapsed":
            return say("{0} collapsed: nothing grows there any more").format(arena)
    return _CHANGES[event.kind]().format(about)


def _added_arena() -> str:
    return say("Arena {0} joined")


def _removed_arena() -> str:
    return say("Arena {0} left")


def _added_link() -> str:
    return say("Link {0} was added")


def _removed_link() -> str:
    return say("Link {0} was removed")


def _added_treaty() -> str:
    return say("Treaty {0} was agreed")


def _removed_treaty() -> str:
    return say("Treaty {0} ended")


def _added_agent() -> str:
    return say("Meta-agent {0} came")


def _removed_agent() -> str:
    return say("Meta-agent {0} went")


_CHANGES = {
    "arena added": _added_arena,
    "arena removed": _removed_arena,
    "link added": _added_link,
    "link removed": _removed_link,
    "treaty added": _added_treaty,
    "treaty removed": _removed_treaty,
    "agent added": _added_agent,
    "agent removed": _removed_agent,
}


def removal_words(before: Shape, after: Shape, name: str) -> str:
    """What the removal of an arena takes along: *a1 leaves, and takes along treaty cap_8 and 2 links.*"""
    change = change_between(before, after)
    along = [say("treaty {0}").format(treaty.name) for treaty in change.treaties_gone]
    count = len(change.links_gone)
    if count:
        along.append(say("1 link") if count == 1 else say("{0} links").format(count))
    if not along:
        return say("{0} leaves.").format(name)
    listed = along[0] if len(along) == 1 else say("{0} and {1}").format(", ".join(along[:-1]), along[-1])
    return say("{0} leaves, and takes along {1}.").format(name, listed)
