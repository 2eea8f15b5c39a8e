"""*Add arena*, *Add link*, *Add treaty*, *Add meta-agent*."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QListWidget, QListWidgetItem, QWidget

from concordui.commons.world.forms import PartDialog
from concordui.commons.world.words import say
from concordui.widgets import DecimalBox, OutlineButton, Segment, Segmented, SpinBox
from concordui.widgets.hint_combo import HintCombo, Item
from concordui.widgets.tables import ROW
from engine.commons.governance import HARVEST_CAP
from engine.commons.scenario import ArenaPlan, arena_to_join, read_scenario
from engine.commons.shape import Shape
from engine.commons.shipped import shipped
from engine.errors import ConcordError, TreatyError


class AddArenaDialog(PartDialog):
    """An arena of a shipped scenario or of a file, under an id of its own."""

    def __init__(self, shape: Shape, seed: int, parent: QWidget | None = None) -> None:
        super().__init__(say("Add arena"), "", shape, parent)
        self._seed = seed
        self._sources: dict[str, tuple[Any, str]] = {
            name: (data, str(path)) for name, data, path in shipped("arena") if not _has_person(data)
        }
        self._titles = {name: str(data.get("title") or name) for name, (data, _) in self._sources.items()}
        self.scenario = HintCombo(say("Scenario"), self)
        self.file = OutlineButton(say("From a &file…"), self, "folder-open")
        row = QWidget(self)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.scenario, 1)
        line.addWidget(self.file)
        row.setFocusProxy(self.scenario)
        self.name = QLineEdit(self)
        self.period = SpinBox(self)
        self.period.setRange(1, 1000)
        self.field("scenario", say("&Scenario"), row)
        self.field("id", say("&Id"), self.name, say("How the world, its links and treaties name the arena."))
        self.field("period", say("&Plays every … rounds"), self.period)
        self.file.clicked.connect(self.ask_file)
        self._offer(next(iter(self._sources)))
        self.name.setText(free_name(shape))
        self.name.selectAll()
        self.name.setFocus()

    def ask_file(self) -> None:
        """Choose a scenario's file."""
        dialog = QFileDialog(self, say("A scenario of an arena"), "", say("Scenarios (*.json)"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.take_file)
        dialog.open()

    def take_file(self, place: str) -> None:
        """Take the scenario of this file; what is wrong with it is said at the field."""
        path = Path(place)
        try:
            self._sources[place] = (read_scenario(path), place)
        except ConcordError as error:
            self.fields["scenario"].say(str(error))
            return
        self._titles[place] = path.name
        self._offer(place)

    def make(self) -> tuple[Shape, str]:
        data, where = self._sources[str(self.scenario.key())]
        name = self.name.text().strip()
        plan = self._plan(data, name, where)
        return self.shape.with_arena(plan, self.period.value()), say("Add arena {0}").format(name)

    def _plan(self, data: Any, name: str, where: str) -> ArenaPlan:
        if isinstance(data, dict) and _has_person(data):
            raise TreatyError(
                say("a person can't play in a world"), "scenario", say("choose one of strategies or agents")
            )
        return arena_to_join(data, name, self._seed, where)

    def _offer(self, key: str) -> None:
        self.scenario.set_items([Item(name, title) for name, title in self._titles.items()], key)


class AddLinkDialog(PartDialog):
    """A link between two arenas."""

    def __init__(self, shape: Shape, parent: QWidget | None = None, source: str | None = None) -> None:
        super().__init__(say("Add link"), "", shape, parent)
        names = shape.names
        first = source if source in names else names[0] if names else None
        second = next((name for name in names if name != first), first)
        self.source, self.target = HintCombo(say("From"), self), HintCombo(say("To"), self)
        for combo, key in ((self.source, first), (self.target, second)):
            combo.set_items([Item(name, name) for name in names], key)
        self.weight = DecimalBox(self)
        self.weight.setDecimals(3)
        self.weight.setRange(0.001, 1.0)
        self.weight.setSingleStep(0.05)
        self.weight.setValue(0.1)
        self.what = Segmented(
            [Segment("stock", say("Stock")), Segment("pollution", say("Pollution"))], self, name=say("What it moves")
        )
        self.what.set_key("stock")
        self.field("source", say("&From"), self.source)
        self.field("target", say("&To"), self.target)
        hint = say("Each round it moves this share of the difference of the stocks, or of the pollution.")
        self.field("weight", say("&Weight"), self.weight, hint)
        self.field("what", say("What it moves"), self.what)

    def make(self) -> tuple[Shape, str]:
        source, target = str(self.source.key()), str(self.target.key())
        what: Literal["stock", "pollution"] = "pollution" if self.what.key() == "pollution" else "stock"
        try:
            shape = self.shape.with_link(source, target, self.weight.value(), what)
        except TreatyError as error:
            at = "target" if source == target else "what"
            raise TreatyError(error.what, at, error.remedy) from error
        return shape, say("Add link {0} → {1}").format(source, target)


class AddTreatyDialog(PartDialog):
    """A treaty between two arenas or more, with the cap that the enforcer that ships reads."""

    def __init__(self, shape: Shape, parent: QWidget | None = None) -> None:
        super().__init__(say("Add treaty"), "", shape, parent)
        self.name = QLineEdit(self)
        self.signatories = QListWidget(self)
        self.signatories.setMinimumHeight(132)
        for name in shape.names:
            item = QListWidgetItem(name, self.signatories)
            item.setSizeHint(QSize(0, ROW))  # its style is not known before the list is shown
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Unchecked)
        self.cap = DecimalBox(self)
        self.cap.setDecimals(3)
        self.cap.setRange(0.0, 1e9)
        self.cap.setValue(8.0)
        self.field("name", say("&Name"), self.name, say("Meta-agents find a treaty by its name."))
        self.field("arenaIds", say("&Signatories"), self.signatories, say("Space ticks an arena; at least two sign."))
        self.field("payload", say("&Cap"), self.cap, say("The most that an arena may harvest in a round."))
        self.name.setFocus()

    def tick(self, *names: str) -> None:
        """Let these sign."""
        for row in range(self.signatories.count()):
            item = self.signatories.item(row)
            if item.text() in names:
                item.setCheckState(Qt.CheckState.Checked)

    def make(self) -> tuple[Shape, str]:
        name = self.name.text().strip()
        items = (self.signatories.item(row) for row in range(self.signatories.count()))
        signed = [item.text() for item in items if item.checkState() == Qt.CheckState.Checked]
        payload = {"type": HARVEST_CAP, "perRoundPerArena": self.cap.value()}
        return self.shape.with_treaty(name, signed, payload), say("Add treaty {0}").format(name)


class AddAgentDialog(PartDialog):
    """A meta-agent that has breaches of a treaty answered."""

    def __init__(self, shape: Shape, parent: QWidget | None = None) -> None:
        super().__init__(say("Add meta-agent"), say("treaty enforcer"), shape, parent)
        self.name = QLineEdit(self)
        taken = {agent.id for agent in shape.agents}
        self.name.setText(_free("enforcer", taken | set(shape.names)))
        self.treaty = HintCombo(say("Treaty"), self)
        self.treaty.setEditable(True)
        names = list(dict.fromkeys(treaty.name for treaty in shape.treaties))
        self.treaty.set_items([Item(name, name) for name in names], names[0] if names else None)
        self.factor, self.delta = DecimalBox(self), DecimalBox(self)
        self.factor.setDecimals(3)
        self.factor.setRange(0.0, 1000.0)
        self.factor.setSingleStep(0.05)
        self.factor.setValue(0.9)
        self.delta.setDecimals(3)
        self.delta.setRange(-1e6, 1e6)
        self.field("id", say("&Id"), self.name)
        self.field("treaty", say("&Treaty"), self.treaty, say("It enforces every treaty of this name."))
        hint = say("The wealth of all members of an arena that broke it is multiplied by this.")
        self.field("sanctionFactor", say("&Factor"), self.factor, hint)
        self.field("sanctionDelta", say("&Delta"), self.delta, say("And this is added; below 0 it is a fine."))

    def make(self) -> tuple[Shape, str]:
        name = self.name.text().strip()
        source: dict[str, Any] = {
            "type": "treaty_enforcer",
            "id": name,
            "treaty": self.treaty.currentText().strip(),
            "sanctionFactor": self.factor.value(),
        }
        if self.delta.value() != 0.0:
            source["sanctionDelta"] = self.delta.value()
        for key in ("id", "treaty"):
            if not source[key]:
                raise TreatyError(say("this is empty"), key, say("give a name"))
        return self.shape.with_agent(source), say("Add meta-agent {0}").format(name)


def free_name(shape: Shape) -> str:
    """An id that no arena of the world has or had."""
    return _free("a", {*shape.names, *shape.taken, *(agent.id for agent in shape.agents)})


def _free(stem: str, taken: set[str]) -> str:
    if stem != "a" and stem not in taken:
        return stem
    number = 0 if stem == "a" else 2
    while f"{stem}{number}" in taken:
        number += 1
    return f"{stem}{number}"


def _has_person(data: Any) -> bool:
    """Whether somebody at the screen would have to play."""
    players = data.get("players", []) if isinstance(data, dict) else []
    return any(isinstance(player, dict) and player.get("human") for player in players)
