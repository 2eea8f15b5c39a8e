"""What a person in a seat has before it: the question with its observation, and the player's own pacts so far.

All of it is the player's: the observation that a code agent would be given, and the course as its eyes see it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from concordui import icons
from concordui.commons.players import paint_player_chip
from concordui.commons.seat.keeper import Asked
from concordui.commons.words import say
from concordui.theme import theme
from engine.commons.course import PactCourse
from engine.commons.pacts import PlayerId

MOST_LISTED = 60
"""Players in a list of them; the others are found by what is typed."""


@dataclass(frozen=True, slots=True)
class PlayerSign:
    """The disc of a player, by its place among the players (`signs.Sign`)."""

    place: int
    name: str

    def paint(self, painter: QPainter, box: QRectF) -> None:
        paint_player_chip(painter, box, self.place, self.name)


@dataclass(frozen=True, slots=True)
class EveryoneSign:
    """All players (`signs.Sign`)."""

    name: str

    def paint(self, painter: QPainter, box: QRectF) -> None:
        inside = box.adjusted(2, 2, -2, -2)
        icons.paint(painter, "users", inside, theme().ui("text"))


@dataclass(frozen=True, slots=True)
class SeatScene:
    """`order` is that of the players' colours, `pacts` are those to which the player is a party; `whole`: the scenario
    serves whole units only, in a random order.
    """

    asked: Asked
    order: Sequence[PlayerId]
    pacts: Sequence[PactCourse] = ()
    whole: bool = False

    @property
    def me(self) -> PlayerId:
        return self.asked.player

    @property
    def obs(self) -> Mapping[str, Any]:
        return self.asked.obs

    @property
    def turn(self) -> int:
        return int(self.obs["turn"])

    @property
    def others(self) -> list[PlayerId]:
        """Who plays besides oneself."""
        return [player for player in self.obs["players"] if player != self.me]

    @property
    def proposed(self) -> list[Mapping[str, Any]]:
        """The proposals that are open, as `viewFor` has them."""
        return list(self.obs["pacts"]["proposed"])

    @property
    def active(self) -> list[Mapping[str, Any]]:
        """The pacts that bind, as `viewFor` has them."""
        return list(self.obs["pacts"]["active"])

    @property
    def partners(self) -> frozenset[PlayerId]:
        """With whom there is a pact or a proposal, and who was heard."""
        pacts = (party for pact in (*self.active, *self.proposed) for party in pact["parties"])
        heard = (message["from"] for message in self.obs["messages"] if message["from"] is not None)
        return frozenset((*pacts, *heard)) - {self.me}

    @property
    def note(self) -> str:
        """ "ada, turn 61"."""
        return say("{player}, turn {n}", player=self.me, n=self.turn)

    def sign(self, player: PlayerId) -> PlayerSign:
        """The player's disc."""
        return PlayerSign(self.order.index(player) if player in self.order else 0, player)

    def broken_by(self, player: PlayerId) -> int | None:
        """How often a player broke a pact with me, as far as I may know; None where we never had one."""
        shared = [pact for pact in self.pacts if player in pact.parties and pact.active_from is not None]
        if not shared:
            return None
        return sum(1 for pact in shared for breach in pact.breaches if breach.player == player)

    def record_text(self, player: PlayerId) -> str:
        """The same in words."""
        broken = self.broken_by(player)
        if broken is None:
            return say("no pact with you yet")
        return say("broke {n} to you", n=broken) if broken else say("never broke to you")


def listed_players(players: Sequence[PlayerId], sought: str, always: frozenset[PlayerId]) -> list[PlayerId]:
    """The players whose names hold what is sought, `MOST_LISTED` at most, and those that are always listed."""
    found = [each for each in players if sought.strip().lower() in each.lower()][:MOST_LISTED]
    return [each for each in players if each in always and each not in found] + found
