"""*New tournament*: who takes part, how many games, and what makes them repeatable."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QVBoxLayout,
    QWidget,
)

from concordui.engine_words import told
from concordui.settings import MAX_YEARS
from concordui.tournament.form_model import Form
from concordui.tournament.words import say
from concordui.widgets import DialogShell, Field, Label, Line, Note, OutlineButton, PrimaryButton, SpinBox
from engine.anatolia.tournament import Plan
from engine.anatolia.tournament.spec import MOST_GAMES
from engine.errors import ConcordError

SIZE = (760, 520)
LIST_WIDTH = 340
_SPEC = Qt.ItemDataRole.UserRole + 1


class NewTournamentDialog(DialogShell):
    """The form. `chosen` carries the `Plan`; the dialog then closes."""

    chosen = Signal(object)

    def __init__(self, form: Form, parent: QWidget | None = None) -> None:
        super().__init__(say("New tournament"), say("seats are rotated"), parent, inset=False)
        self.setObjectName("new-tournament")
        self._form = form
        self._plan: Plan | None = None
        self.list = QListView(self)
        self._bots = QStandardItemModel(self)
        self.name = QLineEdit(self)
        self.games = SpinBox(self)
        self.years = SpinBox(self)
        self.seed = QLineEdit(self)
        self.records = QCheckBox(say("&Keep every game as a file that can be opened"), self)
        self.note = Note("info", parent=self)
        self._start = PrimaryButton(say("&Start tournament"), self, "play")
        self._lay_out()
        self._connect()
        self.resize(*SIZE)
        self._list_bots()
        self._show()
        self.list.setFocus()

    @property
    def form(self) -> Form:
        """What the form says now."""
        return self._form

    # What a person does

    def _ticked(self, item: QStandardItem) -> None:
        on = item.checkState() == Qt.CheckState.Checked
        self._form = self._form.tick(str(item.data(_SPEC)), on)
        self._show()

    def _typed(self) -> None:
        games = self.games.value()
        own = games if games != self._form.games_wanted else self._form.games
        self._form = replace(
            self._form,
            name=self.name.text(),
            games=own,
            years=self.years.value(),
            seed=self.seed.text(),
            records=self.records.isChecked(),
        )
        self._show()

    def _ask_file(self) -> None:
        dialog = QFileDialog(self, say("A bot's file"), "", say("Bots (*.py *.js)"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.add_file)
        dialog.open()

    def add_file(self, path: str) -> None:
        """Let the bot in this file take part."""
        self._form = self._form.add_file(path)
        self._list_bots()
        self._show()

    def _accept(self) -> None:
        if self._plan is not None:
            self.chosen.emit(self._plan)
            self.accept()

    # What it shows

    def _list_bots(self) -> None:
        with QSignalBlocker(self._bots):
            self._bots.clear()
            for spec, name, hint in self._form.offered():
                item = QStandardItem(f"{name}   {hint}".rstrip())
                item.setData(spec, _SPEC)
                item.setCheckable(True)
                item.setCheckState(Qt.CheckState.Checked if spec in self._form.chosen else Qt.CheckState.Unchecked)
                item.setToolTip(spec)
                self._bots.appendRow(item)
        self.list.reset()
        self.list.setCurrentIndex(self._bots.index(0, 0))

    def _show(self) -> None:
        form = self._form
        with QSignalBlocker(self.games):
            self.games.setSingleStep(form.round)
            self.games.setValue(form.games_wanted)
        self._show_plan()
        count = len(form.chosen)
        self.set_count(say("1 entrant") if count == 1 else say("{n} entrants", n=count))
        self._start.setEnabled(self._plan is not None)

    def _show_plan(self) -> None:
        """What will be played, or what is wrong."""
        self._plan = None
        try:
            if self._form.problem is not None:
                raise self._form.problem
            self._plan = self._form.plan()
        except ConcordError as error:
            nobody = not self._form.chosen and self._form.problem is None
            self.note.say(
                "info" if nobody else "danger", _sentence(told(error.what)), f"{_sentence(told(error.remedy))}."
            )
            self.set_help("" if nobody else error.where)
            return
        plan = self._plan
        balanced = say("In {n} games every entrant plays every power equally often.", n=len(plan.games))
        text = " ".join(f"{_sentence(note)}." for note in plan.notes) or balanced
        self.note.say("warn" if plan.notes else "ok", "", text)
        self.set_help(say("A round of these entrants has {n} games.", n=plan.round))

    # How it is put together

    def _lay_out(self) -> None:
        panes = QHBoxLayout()
        panes.setSpacing(0)
        panes.addWidget(self._list_pane())
        panes.addWidget(Line(self, vertical=True))
        panes.addLayout(self._fields(), 1)
        self.body.addLayout(panes, 1)
        cancel = OutlineButton(say("&Cancel"), self)
        cancel.clicked.connect(self.reject)
        self.add_button(cancel)
        self.add_button(self._start)

    def _list_pane(self) -> QWidget:
        pane = QFrame(self)
        pane.setFixedWidth(LIST_WIDTH)
        self.list.setModel(self._bots)
        self.list.setAccessibleName(say("Entrants"))
        self.list.setFrameShape(QListView.Shape.NoFrame)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setSpacing(2)
        file = OutlineButton(say("Add a bot's &file…"), pane, "folder-open")
        file.clicked.connect(self._ask_file)
        caption = Label(say("Entrants"), "caption", pane)
        caption.setContentsMargins(16, 12, 8, 6)
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 8, 16, 12)
        foot.addWidget(file)
        foot.addStretch(1)
        column = QVBoxLayout(pane)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(caption)
        column.addWidget(self.list, 1)
        column.addLayout(foot)
        return pane

    def _fields(self) -> QVBoxLayout:
        self.name.setPlaceholderText(say("Tournament"))
        self.name.setMaxLength(40)
        self.games.setRange(1, MOST_GAMES)
        self.years.setRange(1, MAX_YEARS)
        self.years.setValue(self._form.years)
        self.seed.setText(self._form.seed)
        self.records.setChecked(self._form.records)
        column = QVBoxLayout()
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(12)
        column.addWidget(Field(say("&Name"), self.name, self))
        row = QHBoxLayout()
        row.setSpacing(12)
        named: tuple[tuple[str, QWidget], ...] = (
            (say("&Games"), self.games),
            (say("&Years a game"), self.years),
            (say("S&eed"), self.seed),
        )
        for caption, control in named:
            control.setAccessibleName(caption.replace("&", ""))
            row.addWidget(Field(caption, control, self), 1)
        self.name.setAccessibleName(say("Name"))
        column.addLayout(row)
        column.addWidget(self.records)
        column.addWidget(self.note)
        column.addStretch(1)
        return column

    def _connect(self) -> None:
        self._bots.itemChanged.connect(self._ticked)
        self.name.textEdited.connect(self._typed)
        self.seed.textEdited.connect(self._typed)
        self.games.valueChanged.connect(self._typed)
        self.years.valueChanged.connect(self._typed)
        self.records.toggled.connect(self._typed)
        self._start.clicked.connect(self._accept)
        for keys in (QKeySequence("Ctrl+Return"), QKeySequence("Ctrl+Enter")):
            QShortcut(keys, self).activated.connect(self._accept)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
