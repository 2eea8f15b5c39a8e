"""The fields of one arm of a trial: its name, and who sits there otherwise than in the scenario."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from concordui.colony.mind_settings.mind_field import MindField
from concordui.colony.trials.trial_draft import SEATS, ArmDraft
from concordui.colony.trials.words import say
from concordui.widgets import Field, Label, Line, ToolButton
from concordui.widgets.fault_label import FaultLabel
from engine.colony.mind_forms import APPRAISER
from engine.colony.seats import EVERYBODY
from engine.colony.threads import CORE


class ArmFields(QWidget):
    """`changed` comes after each change, `dropped` when it shall go."""

    changed = Signal()
    dropped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept: ArmDraft = ArmDraft()
        self.name = QLineEdit(self)
        self.name.setAccessibleName(say("Name of the arm"))
        self.drop = ToolButton("trash-2", say("Take this arm out"), self)
        titles = {CORE: say("Core"), EVERYBODY: say("Every colonist"), APPRAISER: say("Appraiser")}
        inherits = say("As in the scenario")
        self.minds = {
            seat: MindField(titles[seat], self, inherits=inherits, appraises=seat == APPRAISER) for seat in SEATS
        }
        self.more = Label("", "caption", self, wrap=True)
        self.fault = FaultLabel(self)
        self._lay_out(titles)
        self.name.textEdited.connect(self.changed)
        self.drop.clicked.connect(self.dropped)
        for mind in self.minds.values():
            mind.changed.connect(self.changed)

    def show_arm(self, arm: ArmDraft) -> None:
        """Show this arm."""
        self._kept = arm
        if self.name.text() != arm.name:
            self.name.setText(arm.name)
        for seat, mind in self.minds.items():
            mind.set_spec(arm.minds.get(seat))
        others = sorted(seat for seat in arm.minds if seat not in SEATS)
        self.more.set_text(say("Besides, as its file says: {seats}.", seats=", ".join(others)) if others else "")
        self.more.setVisible(bool(others))

    def arm(self) -> ArmDraft:
        """What is typed."""
        minds = {seat: mind for seat, mind in self._kept.minds.items() if seat not in SEATS}
        faults: dict[str, str] = {}
        for seat, field in self.minds.items():
            fault = field.form.fault()
            if fault:
                faults[seat] = fault
                continue
            spec = field.spec()
            if spec is not None:
                minds[seat] = spec
        return ArmDraft(self.name.text(), minds, faults)

    def _lay_out(self, titles: dict[str, str]) -> None:
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self.name, 1)
        head.addWidget(self.drop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(Line(self))
        column.addLayout(head)
        column.addWidget(self.fault)
        for seat, mind in self.minds.items():
            column.addWidget(Field(titles[seat], mind, self))
        column.addWidget(self.more)
