"""The form of a bank: which one, the minds that it is put to, the budget of calls, and how long a call may take."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFileDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from concordui.colony.mind_settings.mind_field import MindField
from concordui.colony.trials.form_frame import field_column, lay_out_form, submit_by_keys
from concordui.colony.trials.words import count, say
from concordui.engine_words import told
from concordui.widgets import Field, Label, OutlineButton, PrimaryButton, ToolButton
from concordui.widgets.fault_label import FaultLabel
from concordui.widgets.hint_combo import HintCombo, Item
from engine.colony.bank import DEADLINE_S, MOST_SECONDS, SHIPPED
from engine.errors import ConcordError, MindError
from engine.minds.specs import parsed

FOLDER = "folder"


@dataclass(frozen=True, slots=True)
class BankAsked:
    """What the form comes to: a folder of snapshots, the minds, the budget (None: one call a cell)."""

    bank: Path
    minds: tuple[str, ...]
    budget: int | None = None
    claims: bool = False
    deadline: float = DEADLINE_S


class MindLine(QWidget):
    """One mind of the list. `changed` after each change, `dropped` when it shall go."""

    changed = Signal()
    dropped = Signal()

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.mind = MindField(say("Mind {n}", n=number), self)
        self.drop = ToolButton("trash-2", say("Take this mind out"), self)
        self.mind.changed.connect(self.changed)
        self.drop.clicked.connect(self.dropped)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.mind, 1)
        row.addWidget(self.drop, 0, Qt.AlignmentFlag.AlignTop)


class BankForm(QWidget):
    """`wanted` carries a `BankAsked` when it shall be put to the minds."""

    wanted = Signal(object)

    def __init__(self, bank: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bank-form")
        self.setProperty("kind", "surface")
        self._bank = bank
        self.bank = HintCombo(say("Bank"), self)
        self.budget, self.deadline = QLineEdit(self), QLineEdit(f"{DEADLINE_S:g}", self)
        self.claims = QCheckBox(say("Invite typed claims (a prototype)"), self)
        self.lines: list[MindLine] = []
        self.faults = {name: FaultLabel(self) for name in ("minds", "budget", "deadline", "")}
        self.more = OutlineButton(say("Add a &mind"), self, "plus")
        self.count = Label(say("Nothing is asked again: what fails is kept and counts."), "caption", self, wrap=True)
        self.run = PrimaryButton(say("&Put it to the minds"), self, "play")
        self._lay_out()
        self._connect()
        self._show_banks()
        self._add("scripted")

    def show_asked(self, asked: BankAsked) -> None:
        """Show what this is."""
        self._bank = asked.bank
        self._show_banks()
        for line in list(self.lines):
            self._drop(line)
        for spec in asked.minds:
            self._add(spec)
        self.budget.setText("" if asked.budget is None else str(asked.budget))
        self.deadline.setText(f"{asked.deadline:g}")
        self.claims.setChecked(asked.claims)

    def set_bank(self, folder: Path) -> None:
        """Choose a bank."""
        self._bank = folder
        self._show_banks()

    def set_busy(self, busy: bool) -> None:
        """While it is asked, the form can't be changed."""
        self.setEnabled(not busy)

    def refuse(self, error: ConcordError) -> None:
        """Say what is wrong."""
        self._clear()
        self.faults[""].say(
            f"{told(error.what)[:1].upper()}{told(error.what)[1:]} ({error.where}): {told(error.remedy)}."
        )

    def submit(self) -> None:
        """Put it to the minds; where that can't be done, every fault is shown."""
        asked = self.asked()
        if asked is not None:
            self.wanted.emit(asked)

    def asked(self) -> BankAsked | None:
        """What is typed; None where something is wrong, which is shown."""
        self._clear()
        minds: list[str] = []
        for line in self.lines:
            line.mind.settle()
            try:
                spec = line.mind.spec()
            except MindError as error:
                self.faults["minds"].say(told(error.what))
                continue
            assert isinstance(spec, str)
            if spec in minds:
                self.faults["minds"].say(say("Each mind is asked once: name it once."))
            minds.append(_placed(spec))
        budget = self._whole(self.budget.text())
        deadline = self._seconds(self.deadline.text())
        if any(fault.text() and fault.isVisibleTo(self) for fault in self.faults.values()):
            return None
        return BankAsked(self._bank, tuple(minds), budget, self.claims.isChecked(), deadline)

    # What a person does

    def _bank_picked(self, key: object) -> None:
        if key != FOLDER:
            self._bank = Path(str(key))
            return
        self._show_banks()
        dialog = QFileDialog(self, say("Choose a folder of snapshots"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._folder_chosen)
        dialog.open()

    def _folder_chosen(self, path: str) -> None:
        self.set_bank(Path(path))

    def _new_mind(self) -> None:
        line = self._add("scripted")
        line.mind.kind.setFocus(Qt.FocusReason.OtherFocusReason)

    def _dropped(self) -> None:
        line = self.sender()
        if isinstance(line, MindLine) and len(self.lines) > 1:
            self._drop(line)
            self._show_lines()

    def _add(self, spec: str) -> MindLine:
        line = MindLine(len(self.lines) + 1, self._inside)
        line.mind.set_spec(spec)
        line.dropped.connect(self._dropped)
        line.changed.connect(self._clear)
        self.lines.append(line)
        self._minds.addWidget(line)
        self._show_lines()
        return line

    def _drop(self, line: MindLine) -> None:
        self.lines.remove(line)
        line.hide()
        line.deleteLater()

    # What it shows

    def _whole(self, text: str) -> int | None:
        plain = text.strip().replace(",", "")
        if not plain:
            return None
        if plain.isascii() and plain.isdecimal() and len(plain) <= 9 and int(plain) > 0:
            return int(plain)
        self.faults["budget"].say(say("A whole number from 1 on is wanted, or nothing for one call a cell."))
        return None

    def _seconds(self, text: str) -> float:
        try:
            seconds = float(text)
        except ValueError:
            seconds = 0.0
        if not 0.0 < seconds <= MOST_SECONDS:
            self.faults["deadline"].say(say("Seconds above 0 are wanted, {most} at most.", most=count(MOST_SECONDS)))
        return seconds

    def _clear(self) -> None:
        for fault in self.faults.values():
            fault.say("")

    def _show_lines(self) -> None:
        for line in self.lines:
            line.drop.setEnabled(len(self.lines) > 1)

    def _show_banks(self) -> None:
        shipped = sorted(path for path in SHIPPED.iterdir() if path.is_dir())
        items = [Item(str(path), path.name, say("shipped")) for path in shipped]
        if self._bank not in shipped:
            items.append(Item(str(self._bank), self._bank.name, say("a folder")))
        items.append(Item(FOLDER, say("Another folder…")))
        self.bank.set_items(items, str(self._bank))

    # How it is put together

    def _connect(self) -> None:
        self.bank.picked.connect(self._bank_picked)
        self.more.clicked.connect(self._new_mind)
        self.run.clicked.connect(self.submit)
        for edit in (self.budget, self.deadline):
            edit.textEdited.connect(self._clear)
        submit_by_keys(self, self.submit)

    def _lay_out(self) -> None:
        self._inside, column = field_column()
        self.budget.setAccessibleName(say("Budget of calls"))
        self.budget.setPlaceholderText(say("one a cell"))
        self.deadline.setAccessibleName(say("Seconds for a call"))
        column.addWidget(Field(say("&Bank"), self.bank, self))
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(Field(say("B&udget of calls"), self.budget, self), 1)
        row.addWidget(Field(say("&Seconds for a call"), self.deadline, self), 1)
        column.addLayout(row)
        column.addWidget(self.faults["budget"])
        column.addWidget(self.faults["deadline"])
        column.addWidget(self.claims)
        column.addWidget(Label(say("Minds"), "strong", self))
        self._minds = QVBoxLayout()
        self._minds.setSpacing(10)
        column.addLayout(self._minds)
        column.addWidget(self.faults["minds"])
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        lay_out_form(self, self._inside, say("What is put to whom"), (self.faults[""], self.count), (self.run,))


def _placed(spec: str) -> str:
    """A mind whose file has its whole path."""
    file = parsed(spec).file
    return spec if file is None else f"scripted:{Path(file).absolute()}"
