"""What reflection does to a colonist's private outlook: notes are added, revised with their history kept, and dropped.

Each note cites experiences of that pawn's own (`concord: each tied to its own experiences`); whether a choice is
possible is for `engine.colony.decision.impossible` to say first.
"""

from __future__ import annotations

from dataclasses import replace

from engine.colony.decision import Chosen
from engine.colony.state import Note


def reflected(outlook: tuple[Note, ...], chosen: Chosen, tick: int) -> tuple[Note, ...]:
    """The outlook after a choice of `engine.colony.menus.reflection_menu`."""
    if chosen.action == "add_note":
        cites = tuple(chosen.values["cites"])
        return (*outlook, Note(_fresh(outlook, tick), tick, chosen.values["note"], cites))
    if chosen.action == "revise_note":
        return tuple(_revised(note, chosen, tick) if note.id == chosen.subject else note for note in outlook)
    if chosen.action == "drop_note":
        return tuple(note for note in outlook if note.id != chosen.subject)
    return outlook


def _revised(note: Note, chosen: Chosen, tick: int) -> Note:
    words, cites = chosen.values["note"], tuple(chosen.values["cites"])
    return replace(note, tick=tick, text=words, cites=cites, earlier=(*note.earlier, note.text))


def _fresh(outlook: tuple[Note, ...], tick: int) -> str:
    """An id by the tick; one decision of a pawn a tick adds one note at most, a second one is told apart."""
    taken = {note.id for note in outlook}
    number = 1
    while (name := f"n{tick}" if number == 1 else f"n{tick}-{number}") in taken:
        number += 1
    return name
