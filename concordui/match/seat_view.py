"""What a dialog of one seat is given: the public position and the seat's own snapshot, at one moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.anatolia.board import Board, Power
from engine.anatolia.chronicle import Position
from engine.anatolia.negotiation import numbered, promises_of
from engine.anatolia.promises import Promise, Proposal


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat that is asked; `state` is exactly what a bot in its place would be given (`bot-api: State schema`)."""

    power: Power
    position: Position
    state: Mapping[str, Any]

    @property
    def board(self) -> Board:
        return self.position.board

    @property
    def inbox(self) -> tuple[Proposal, ...]:
        """The proposals that wait for this seat's answer."""
        return tuple(_proposal(entry) for entry in self.state["inbox"])

    @property
    def accepted(self) -> tuple[Promise, ...]:
        """This season's obligations that involve the seat, in either direction."""
        return promises_in(self.state)


def promises_in(state: Mapping[str, Any]) -> tuple[Promise, ...]:
    """The ``accepted`` list of a snapshot as values."""
    return tuple(
        Promise(entry["id"], entry["power"], entry["partner"], entry["type"], entry["terms"])
        for entry in state["accepted"]
    )


def turned_down(power: Power, made: Sequence[Mapping[str, Any]], accepted: Sequence[Promise]) -> tuple[Proposal, ...]:
    """Of what a power proposed, that of which nothing stands: not by this proposal, nor by another to the same end."""
    stand = [replace(promise, id="") for promise in accepted]
    return tuple(
        proposal
        for proposal in numbered([(power, made)], 1)
        if any(replace(promise, id="") not in stand for promise in promises_of(proposal))
    )


def _proposal(entry: Mapping[str, Any]) -> Proposal:
    return Proposal(entry["id"], entry["from"], entry["to"], entry["type"], entry["terms"], entry["status"])
