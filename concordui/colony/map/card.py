"""The card that says what is at a hex of the colony: its ground, who stands there, what lies there, who sees it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from concordui.colony.map import words
from concordui.colony.people import MindChip, People
from concordui.colony.say import say
from concordui.hexmap.map_card import MapCard
from concordui.widgets import Label
from engine.colony.viewing.scene import ColonyScene, ScenePawn
from engine.hexgrid import Cell

MOST = 6
"""Pawns of one hex that are told of."""


class HexCard(MapCard):
    """`fill` says which hex it shows."""

    def fill(self, scene: ColonyScene, people: People, cell: Cell) -> None:
        """Show a hex."""
        self.begin(cell)
        pawns, things = scene.at(cell)
        for pawn in pawns[:MOST]:
            self._add_pawn(pawn, people)
        if len(pawns) > MOST:
            self.add(Label(say("and {count} more", count=len(pawns) - MOST), "caption", self))
        for thing in things:
            self.add(Label(_sentence(words.thing_words(thing, people)), "body" if pawns else "strong", self))
        self.add(Label(words.ground_words(scene, cell), "caption", self))
        seen = words.sight_words(scene, cell, people)
        if seen:
            self.add(Label(seen, "caption", self))
        self.setAccessibleName(words.ground_words(scene, cell))
        self.adjustSize()

    def _add_pawn(self, pawn: ScenePawn, people: People) -> None:
        chip = MindChip(16, self)
        chip.set_mind(people, pawn.id)
        self.add(self.line(chip, pawn.name, strong=True))
        self.add(self._muted(", ".join(words.pawn_words(pawn)[1:])))
        if pawn.needs:
            self.add(self._muted("   ".join(map(words.need_words, pawn.needs))))

    def _muted(self, text: str) -> QWidget:
        return Label(text, "caption", self)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
