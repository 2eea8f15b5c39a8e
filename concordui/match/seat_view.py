"""What a dialog of one seat is given: the public position and the seat's own snapshot, at one moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.anatolia.board import Board, Power
from engine.anatolia.chronicle import Position
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


def _proposal(entry: Mapping[str, Any]) -> Proposal:
    return Proposal(entry["id"], entry["from"], entry["to"], entry["type"], entry["terms"], entry["status"])
