"""One power in the form of a new match: what it starts with, who plays it, and what is wrong with a bot's file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from concordui import fonts, icons
from concordui.engine_words import told
from concordui.match.dialogs.new_match_model import Bots
from concordui.match.setup import HUMAN
from concordui.match.wording import place_name, say
from concordui.widgets import Chip, Label, Line
from concordui.widgets.hint_combo import HintCombo, Item
from engine.anatolia.board import Board, Power
from engine.errors import BotError
from engine.seats.catalogue import BotFile

FILE = "a file"
"""The key of the entry that asks for a file; no bot's id has a space."""
_COMBO = 300


class SeatRow(QWidget):
    """`seated` carries (power, ``human`` or a bot's id or path or `FILE`)."""

    seated = Signal(object)

    def __init__(self, board: Board, power: Power, bots: Bots, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.power = power
        self._bots = bots
        self.combo = HintCombo(say("Who plays {power}", power=power), self)
        self.combo.setFixedWidth(_COMBO)
        self._fault = Label("", "danger", self, wrap=True)
        self._fault.setFont(fonts.ui("caption"))
        self._fault.hide()
        self._lay_out(board)
        self.combo.picked.connect(self._picked)

    def _lay_out(self, board: Board) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        row = QHBoxLayout()
        row.setContentsMargins(20, 7, 20, 7)
        row.setSpacing(12)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Label(self.power, "strong", self))
        words.addWidget(Label(_start_text(board, self.power), "caption", self))
        row.addWidget(Chip(self.power, 24, self))
        row.addLayout(words, 1)
        row.addWidget(self.combo)
        column.addLayout(row)
        self._fault.setContentsMargins(56, 0, 20, 8)
        column.addWidget(self._fault)
        column.addWidget(Line(self))

    def show_seat(self, spec: str, fault: BotError | None) -> None:
        """Show who plays, and why that bot can't."""
        self.combo.set_items(self._items(spec), spec)
        self._fault.setVisible(fault is not None)
        if fault is not None:
            self._fault.set_text(f"{_sentence(told(fault.what))}: {fault.where}. {_sentence(told(fault.remedy))}.")
        self.combo.setAccessibleDescription("" if fault is None else str(fault))

    def fault_text(self) -> str:
        """What is said about the bot; empty if nothing is wrong."""
        return "" if self._fault.isHidden() else self._fault.accessibleName()

    def _items(self, spec: str) -> list[Item]:
        items = [Item(HUMAN, say("A person"), say("at this machine"), icons.icon("user"))]
        for bot in self._bots.files.values():
            items.append(Item(bot.id, bot.name, self._hint(bot), icons.icon("bot")))
        if spec not in {item.key for item in items}:
            path = Path(spec)
            items.append(Item(spec, path.name, str(path.parent) if path.name != spec else "", icons.icon("file-text")))
        return [*items, Item(FILE, say("A bot's file…"), "", icons.icon("folder-open"))]

    def _hint(self, bot: BotFile) -> str:
        """ "house.greedy-js, JavaScript", "mine, your folder"."""
        parts = [] if bot.name == bot.id else [bot.id]
        if bot.language == "javascript":
            parts.append(say("JavaScript"))
        if not self._bots.shipped(bot):
            parts.append(say("your folder"))
        return ", ".join(parts)

    def _picked(self, key: object) -> None:
        self.seated.emit((self.power, key))


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _start_text(board: Board, power: Power) -> str:
    """ "Pergamon, Smyrna, Sardis · 2 armies, 1 fleet"."""
    homes = ", ".join(place_name(board, home) for home in board.homes[power])
    counts = [sum(1 for unit in board.start if unit.power == power and unit.type == kind) for kind in ("army", "fleet")]
    parts = []
    if counts[0]:
        parts.append(say("1 army") if counts[0] == 1 else say("{count} armies", count=counts[0]))
    if counts[1]:
        parts.append(say("1 fleet") if counts[1] == 1 else say("{count} fleets", count=counts[1]))
    return " · ".join(part for part in (homes, ", ".join(parts)) if part)
