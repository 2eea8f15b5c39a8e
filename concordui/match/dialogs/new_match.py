"""*New match*: who plays each power, the seed, the years, and where the game is kept."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from concordui.accessible import name_signs
from concordui.engine_words import told
from concordui.match.dialogs.new_match_model import Bots, NewMatchModel
from concordui.match.dialogs.seat_row import FILE, SeatRow
from concordui.match.setup import MatchSetup
from concordui.match.wording import listed, say
from concordui.settings import DEFAULT_BOT, MAX_SEED, MAX_YEARS
from concordui.widgets import DialogShell, Field, Note, OutlineButton, PrimaryButton, SpinBox, ToolButton
from engine.anatolia.board import load_board

SIZE = (720, 640)
_INDENT = 7


class NewMatchDialog(DialogShell):
    """The form for a new match, filled with the last choice. `chosen` carries the `MatchSetup`; the dialog then closes.

    `folders` are where bots are, the shipped folder first; `saves` is the folder in which a new game gets its name.
    """

    chosen = Signal(object)

    def __init__(self, setup: MatchSetup, folders: Sequence[Path], saves: Path, parent: QWidget | None = None) -> None:
        super().__init__(say("New match"), say("Anatolia"), parent, inset=False)
        board = load_board(setup.board)
        self._saves = saves
        self._model = NewMatchModel.begin(setup, board.powers, Bots.found(folders), saves)
        self._rows = {power: SeatRow(board, power, self._model.bots, self) for power in board.powers}
        self._error = Note("danger", parent=self)
        self._years = SpinBox(self)
        self._seed = QLineEdit(self)
        self._place = QLineEdit(self)
        self._start = PrimaryButton(say("&Start match"), self, "play")
        self._lay_out()
        self._connect()
        self.resize(*SIZE)
        self._show()
        next(iter(self._rows.values())).combo.setFocus()

    def setup(self) -> MatchSetup:
        """What the form says now. Raises `ValueError` while its seed is none."""
        return self._model.result()

    def rows(self) -> tuple[SeatRow, ...]:
        """The rows of the powers, in the order of the board."""
        return tuple(self._rows.values())

    def error_text(self) -> str:
        """What stops the match beside the bots in the rows; empty if nothing does."""
        return "" if self._error.isHidden() else self._error.accessibleDescription()

    def help_text(self) -> str:
        """What the match would be like."""
        return self._summary()

    # How it is built

    def _lay_out(self) -> None:
        for row in self._rows.values():
            self.body.addWidget(row)
        self.body.addWidget(self._fields())
        notes = QVBoxLayout()
        notes.setContentsMargins(20, 0, 20, 16)
        notes.addWidget(self._error)
        self.body.addLayout(notes)
        self.body.addStretch(1)
        bots = OutlineButton(say("&Bots everywhere"), self, "bot")
        bots.setToolTip(say("Watch: no power is played by a person"))
        bots.clicked.connect(self._bots_everywhere)
        cancel = OutlineButton(say("&Cancel"), self)
        cancel.clicked.connect(self.reject)
        for button in (bots, cancel, self._start):
            self.add_button(button)

    def _fields(self) -> QWidget:
        area = QWidget(self)
        grid = QGridLayout(area)
        grid.setContentsMargins(20, 16, 20, 14)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(12)
        self._years.setRange(1, MAX_YEARS)
        self._years.setAccessibleName(say("Years"))
        self._years.lineEdit().setTextMargins(
            _INDENT, 0, 0, 0
        )  # the style sheet's padding does not reach a spin box's text
        self._seed.setAccessibleName(say("Seed"))
        self._place.setAccessibleName(say("Game file"))
        self._place.setClearButtonEnabled(True)
        name_signs(self._place)
        grid.addWidget(Field(say("&Years"), self._years, area), 0, 0)
        grid.addWidget(
            Field(say("S&eed"), self._with_button(self._seed, "dice-5", say("Another seed"), self._roll), area), 0, 1
        )
        browse = self._with_button(self._place, "folder-open", say("Choose the game file"), self._browse)
        grid.addWidget(Field(say("Saved after every phase &in"), browse, area), 1, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 2)
        return area

    def _with_button(self, edit: QLineEdit, icon: str, words: str, slot: Callable[[], None]) -> QWidget:
        both = QWidget(self)
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        button = ToolButton(icon, words, both)
        button.clicked.connect(slot)
        row.addWidget(edit, 1)
        row.addWidget(button)
        both.setFocusProxy(edit)
        return both

    def _connect(self) -> None:
        for row in self._rows.values():
            row.seated.connect(self._seated)
        self._years.valueChanged.connect(self._typed)
        self._seed.textEdited.connect(self._typed)
        self._place.textEdited.connect(self._typed)
        self._start.clicked.connect(self._accept)
        self._start.setDefault(True)
        for keys in (QKeySequence("Ctrl+Return"), QKeySequence("Ctrl+Enter")):
            QShortcut(keys, self).activated.connect(self._accept)

    # What a person does

    def _seated(self, seat: tuple[str, str]) -> None:
        power, spec = seat
        if spec == FILE:
            self._rows[power].show_seat(self._model.seats[power], self._model.faults.get(power))
            self._ask_file(power)
            return
        self._model = self._model.seat(power, spec)
        self._show()

    def _ask_file(self, power: str) -> None:
        dialog = QFileDialog(self, say("A bot for {power}", power=power), "", say("Bots (*.py *.js)"))
        dialog.setObjectName(power)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._file_chosen)
        dialog.open()

    def _file_chosen(self, path: str) -> None:
        self._model = self._model.seat(self.sender().objectName(), path)
        self._show()

    def _bots_everywhere(self) -> None:
        for power in self._model.humans:
            self._model = self._model.seat(power, DEFAULT_BOT)
        self._show()

    def _roll(self) -> None:
        self._seed.setText(str(secrets.randbelow(MAX_SEED + 1)))
        self._typed()

    def _browse(self) -> None:
        start = self._place.text() or str(self._saves)
        dialog = QFileDialog(self, say("Where the game is kept"), start, say("Games (*.json)"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("json")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._place_chosen)
        dialog.open()

    def _place_chosen(self, path: str) -> None:
        self._place.setText(path)
        self._typed()

    def _typed(self) -> None:
        seed, place = self._seed.text(), self._place.text()
        self._model = replace(self._model, seed=seed, years=self._years.value(), place=place)
        self._show()

    def _accept(self) -> None:
        if self._model.ready:
            self.chosen.emit(self._model.result())
            self.accept()

    # What it shows

    def _show(self) -> None:
        model = self._model
        for power, row in self._rows.items():
            row.show_seat(model.seats[power], model.faults.get(power))
        with QSignalBlocker(self._years):
            self._years.setValue(model.years)
        for edit, text in ((self._seed, model.seed), (self._place, model.place)):
            if edit.text() != text:
                edit.setText(text)
        self._place.setPlaceholderText(say("A new file in {folder}", folder=self._saves))
        self._show_faults()
        self._start.setEnabled(model.ready)
        self.set_help(self._summary())

    def _show_faults(self) -> None:
        model = self._model
        error = model.bots.error
        if model.seed_value is None:
            self._say(say("This is no seed"), say("A seed is a whole number from 0 to {most}.", most=MAX_SEED))
        elif model.place_taken:
            self._say(say("This file is there already"), say("{path}: choose another name.", path=model.path))
        elif error is not None:
            self._say(told(error.what), f"{error.where}: {told(error.remedy)}")
        else:
            self._error.hide()
        _mark(self._seed, model.seed_value is None)
        _mark(self._place, model.place_taken)

    def _say(self, title: str, text: str) -> None:
        self._error.say("danger", title, text)
        self._error.show()

    def _summary(self) -> str:
        model = self._model
        bots = len(model.seats) - len(model.humans)
        against = say("1 bot") if bots == 1 else say("{count} bots", count=bots)
        match len(model.humans):
            case 0:
                return say("You watch {bots}. Nobody's plans are secret.", bots=against)
            case 1:
                return say("You play {power} against {bots}.", power=model.humans[0], bots=against)
            case _:
                who = listed(model.humans)
                return say("{who} share this screen; a cover page hides plans between turns.", who=who)


def _mark(edit: QLineEdit, wrong: bool) -> None:
    """Give a field the edge of a fault, or take it away."""
    if edit.property("invalid") != wrong:
        edit.setProperty("invalid", wrong)
        edit.style().unpolish(edit)
        edit.style().polish(edit)
