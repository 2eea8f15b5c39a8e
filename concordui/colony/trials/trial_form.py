"""The form of a trial: scenario, ticks, seeds, the budget of calls, how answers are waited for, and its arms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFileDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from concordui.colony.trials.arm_fields import ArmFields
from concordui.colony.trials.form_frame import field_column, lay_out_form, submit_by_keys
from concordui.colony.trials.trial_draft import ArmDraft, Pace, TrialDraft, at_fields
from concordui.colony.trials.words import count, say
from concordui.engine_words import told
from concordui.widgets import Field, Label, OutlineButton, PrimaryButton, Segment, Segmented
from concordui.widgets.fault_label import FaultLabel
from concordui.widgets.hint_combo import HintCombo, Item
from engine.colony.scenario import FOLDER
from engine.errors import ConcordError, FaultyInput

FILE = "file"


class TrialForm(QWidget):
    """`wanted` carries the values of a spec (a dict) when it shall be run; `file_wanted` the path of another spec."""

    wanted = Signal(object)
    file_wanted = Signal(object)

    def __init__(self, draft: TrialDraft, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("trial-form")
        self.setProperty("kind", "surface")
        self._draft = draft
        self.scenario = HintCombo(say("Scenario"), self)
        self.ticks, self.seeds, self.budget, self.rate = (QLineEdit(self) for _ in range(4))
        paces = [
            Segment("fast", say("At once")),
            Segment("waits", say("Wait for minds")),
            Segment("rate", say("At a pace")),
        ]
        self.pace = Segmented(paces, self, name=say("How answers are waited for"))
        self.claims = QCheckBox(say("Invite typed claims (a prototype)"), self)
        self.arms: list[ArmFields] = []
        self.faults = {name: FaultLabel(self) for name in ("scenario", "ticks", "seeds", "budget", "rate", "")}
        self.count = Label("", "caption", self, wrap=True)
        self.more = OutlineButton(say("Add an &arm"), self, "plus")
        self.open = OutlineButton(say("Open a s&pec…"), self, "folder-open")
        self.run = PrimaryButton(say("&Run trial"), self, "play")
        self._lay_out()
        self._connect()
        self.show_draft(draft)

    @property
    def draft(self) -> TrialDraft:
        """What is typed."""
        return self._draft

    def show_draft(self, draft: TrialDraft) -> None:
        """Show another one."""
        self._draft = draft
        self._show_scenarios()
        for edit, text in (
            (self.ticks, draft.ticks),
            (self.seeds, draft.seeds),
            (self.budget, draft.budget),
            (self.rate, draft.rate),
        ):
            if edit.text() != text:
                edit.setText(text)
        self.pace.set_key(draft.pace)
        self.claims.setChecked(bool(draft.claims))
        for arm in self.arms:
            arm.hide()
            arm.deleteLater()
        self.arms = []
        for each in draft.arms:
            self._add_arm(each)
        self._show_faults({})
        self._show()

    def set_busy(self, busy: bool) -> None:
        """While a trial runs, its form can't be changed."""
        self.setEnabled(not busy)

    def refuse(self, error: ConcordError) -> None:
        """Say what is wrong where it is wrong."""
        if isinstance(error, FaultyInput):
            self._show_faults(at_fields(error))
        else:
            self._show_faults(
                {"": f"{told(error.what)[:1].upper()}{told(error.what)[1:]} ({error.where}): {told(error.remedy)}."}
            )

    def submit(self) -> None:
        """Run it; where it can't be run, every fault is shown."""
        for arm in self.arms:
            for mind in arm.minds.values():
                mind.settle()
        self._read()
        data, faults = self._draft.checked()
        self._show_faults(faults)
        if not faults:
            self.wanted.emit(data)

    # What a person does

    def _scenario_picked(self, key: object) -> None:
        if key == FILE:
            self._show_scenarios()
            self._ask(say("Choose a scenario"), say("Scenarios (*.json)"), self._scenario_chosen)
        else:
            self._draft = replace(self._draft, scenario=str(key))

    def _scenario_chosen(self, path: str) -> None:
        self._draft = replace(self._draft, scenario=path)
        self._show_scenarios()

    def _ask_spec(self) -> None:
        self._ask(say("Open the spec of a trial"), say("Specs of trials (*.toml)"), self._spec_chosen)

    def _spec_chosen(self, path: str) -> None:
        self.file_wanted.emit(Path(path))

    def _ask(self, title: str, kind: str, chosen: Any) -> None:
        dialog = QFileDialog(self, title)
        dialog.setNameFilters([kind, say("All files (*)")])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(chosen)
        dialog.open()

    def _new_arm(self) -> None:
        fields = self._add_arm(ArmDraft(say("arm {n}", n=len(self.arms) + 1).replace(" ", "-")))
        self._read()
        fields.name.setFocus(Qt.FocusReason.OtherFocusReason)
        fields.name.selectAll()

    def _add_arm(self, arm: ArmDraft) -> ArmFields:
        fields = ArmFields(self._inside)
        fields.show_arm(arm)
        fields.changed.connect(self._read)
        fields.dropped.connect(self._drop_arm)
        self.arms.append(fields)
        self._arms.addWidget(fields)
        return fields

    def _drop_arm(self) -> None:
        fields = self.sender()
        if isinstance(fields, ArmFields) and len(self.arms) > 1:
            self.arms.remove(fields)
            fields.hide()
            fields.deleteLater()
            self._read()

    def _read(self) -> None:
        pace = cast(Pace, self.pace.key() or "fast")
        claims = True if self.claims.isChecked() else None if self._draft.claims is None else False
        self._draft = replace(
            self._draft,
            ticks=self.ticks.text(),
            seeds=self.seeds.text(),
            budget=self.budget.text(),
            rate=self.rate.text(),
            pace=pace,
            claims=claims,
            arms=tuple(arm.arm() for arm in self.arms),
        )
        self._show_faults({})
        self._show()

    # What it shows

    def _show_scenarios(self) -> None:
        shipped = sorted(path.stem for path in FOLDER.glob("*.json"))
        items = [Item(name, name) for name in shipped]
        chosen = self._draft.scenario
        if chosen not in shipped:
            items.append(Item(chosen, Path(chosen).name, say("a file")))
        items.append(Item(FILE, say("Another file…")))
        self.scenario.set_items(items, chosen)

    def _show_faults(self, faults: Mapping[str, str]) -> None:
        for name, label in self.faults.items():
            label.say(faults.get(name, ""))
        for number, arm in enumerate(self.arms):
            arm.fault.say(faults.get(f"arm{number}", ""))

    def _show(self) -> None:
        self._pace_field.setVisible(self.pace.key() == "rate")
        for arm in self.arms:
            arm.drop.setEnabled(len(self.arms) > 1)
        data, faults = self._draft.checked()
        if faults:
            self.count.set_text(say("Nothing is asked again: what fails is kept and counts."))
            return
        runs = len(data["arms"]) * max(1, len(data.get("seeds", [0])))
        text = (
            say("1 run, with all calls. Nothing is asked again: what fails is kept and counts.")
            if runs == 1
            else say(
                "{runs} runs, up to {calls} calls each. Nothing is asked again: what fails is kept and counts.",
                runs=count(runs),
                calls=count(data["budget"] // runs),
            )
        )
        self.count.set_text(text)

    # How it is put together

    def _connect(self) -> None:
        self.scenario.picked.connect(self._scenario_picked)
        for edit in (self.ticks, self.seeds, self.budget, self.rate):
            edit.textEdited.connect(self._read)
        self.pace.chosen.connect(self._read)
        self.claims.clicked.connect(self._read)
        self.more.clicked.connect(self._new_arm)
        self.open.clicked.connect(self._ask_spec)
        self.run.clicked.connect(self.submit)
        submit_by_keys(self, self.submit)

    def _lay_out(self) -> None:
        self._inside, column = field_column()
        names = {
            self.ticks: say("Ticks"),
            self.seeds: say("Seeds"),
            self.budget: say("Budget of calls"),
            self.rate: say("Ticks a second"),
        }
        for edit, name in names.items():
            edit.setAccessibleName(name)
        self.seeds.setPlaceholderText(say("the scenario's"))
        column.addWidget(Field(say("S&cenario"), self.scenario, self))
        column.addWidget(self.faults["scenario"])
        row = QHBoxLayout()
        row.setSpacing(8)
        for caption, edit in ((say("&Ticks"), self.ticks), (say("S&eeds"), self.seeds)):
            row.addWidget(Field(caption, edit, self), 1)
        row.addWidget(Field(say("&Budget of calls"), self.budget, self), 1)
        column.addLayout(row)
        for name in ("ticks", "seeds", "budget"):
            column.addWidget(self.faults[name])
        column.addWidget(Field(say("Answers"), self.pace, self), 0, Qt.AlignmentFlag.AlignLeft)
        self._pace_field = Field(say("Ticks a second"), self.rate, self)
        column.addWidget(self._pace_field)
        column.addWidget(self.faults["rate"])
        column.addWidget(self.claims)
        column.addWidget(Label(say("Arms"), "strong", self))
        self._arms = QVBoxLayout()
        self._arms.setSpacing(16)
        column.addLayout(self._arms)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        lay_out_form(self, self._inside, say("What is tried"), (self.faults[""], self.count), (self.run, self.open))
