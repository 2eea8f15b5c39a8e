"""The form of a sweep: the scenario, one or two parameters with their values, seeds, turns; faults at their fields."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from concordui.commons.editor.paths import path_of
from concordui.commons.editor.titles import place_words
from concordui.commons.sweep.form_model import Parameter, Scenario, SweepForm, SweepWanted, places_of, suggested
from concordui.commons.sweep.words import say, value_text
from concordui.widgets import Field, Label, PrimaryButton, Segment, Segmented
from concordui.widgets.fault_label import FaultLabel
from concordui.widgets.hint_combo import HintCombo, Item
from engine.errors import ConcordError

WIDTH = 312
SETTLE_MS = 150
"""What was typed is checked this long after the last key."""


class ParameterFields(QWidget):
    """One parameter: its place in the scenario, and a range or a list of values. `changed` after each change."""

    changed = Signal()

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.place = QComboBox(self)
        self.place.setEditable(True)
        self.place.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.place.setAccessibleName(title)
        self.typed = QLineEdit(self.place)
        self.typed.setAccessibleName(title)
        self.typed.setPlaceholderText(say("a number, such as engine.r"))
        self.place.setLineEdit(self.typed)
        self.place.setToolTip(say("A number of the scenario: choose one, or type its place"))
        self.place.view().setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.manner = Segmented([Segment(True, say("Range")), Segment(False, say("List"))], self)
        self.manner.setAccessibleName(say("How the values of {name} are given", name=title))
        self.first, self.last, self.steps, self.listed = (QLineEdit(self) for _ in range(4))
        self.place_fault, self.values_fault = FaultLabel(self), FaultLabel(self)
        self._values: dict[str, float] = {}
        self._words: dict[str, str] = {}
        self._places: dict[str, str] = {}
        """Which place each of the words stands for."""
        self._lay_out(title)
        self.place.currentTextChanged.connect(self._place_changed)
        self.manner.chosen.connect(self._changed)
        for edit in (self.first, self.last, self.steps, self.listed):
            edit.textEdited.connect(self._changed)

    def offer(self, places: Sequence[tuple[str, float]], words: Mapping[str, str]) -> None:
        """Offer these places by their words, of which a place that is typed needs none."""
        place = self._place()
        self._values, self._words = dict(places), dict(words)
        self._places = {text: name for name, text in words.items()}
        with QSignalBlocker(self.place):
            self.place.clear()
            self.place.addItems([words[name] for name, _ in places])
            self.place.setCurrentIndex(-1)
        self._show_place(place)

    def show_parameter(self, parameter: Parameter) -> None:
        """Show these values."""
        self._show_place(parameter.place)
        self.manner.set_key(parameter.ranged)
        edits = (self.first, self.last, self.steps, self.listed)
        texts = (parameter.first, parameter.last, parameter.steps, parameter.listed)
        for edit, text in zip(edits, texts, strict=True):
            if edit.text() != text:
                edit.setText(text)
        self._show_manner()

    def parameter(self) -> Parameter:
        """What is typed."""
        ranged = bool(self.manner.key())
        return Parameter(self._place(), ranged, self.first.text(), self.last.text(), self.steps.text(),
                         self.listed.text())  # fmt: skip

    def _place(self) -> str:
        text = self.place.currentText()
        return self._places.get(text, text)

    def _show_place(self, place: str) -> None:
        if place != self._place():
            with QSignalBlocker(self.place):
                self.place.setEditText(self._words.get(place, place))
        self.typed.setCursorPosition(0)

    def _place_changed(self) -> None:
        """A place whose number is known brings a range around it."""
        place = self._place()
        if place in self._values:
            first, last = suggested(self._values[place])
            self.first.setText(first)
            self.last.setText(last)
            self.listed.setText(", ".join((first, value_text(self._values[place]), last)))
        self._changed()

    def _changed(self) -> None:
        self._show_manner()
        self.changed.emit()

    def _show_manner(self) -> None:
        self._range.setVisible(bool(self.manner.key()))
        self._list.setVisible(not self.manner.key())

    def _lay_out(self, title: str) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(Field(title, self.place, self))
        column.addWidget(self.place_fault)
        self._range = QWidget(self)
        row = QHBoxLayout(self._range)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for caption, edit in ((say("From"), self.first), (say("To"), self.last), (say("How many"), self.steps)):
            edit.setAccessibleName(f"{caption}, {title}")
            row.addWidget(Field(caption, edit, self._range), 1)
        self.listed.setAccessibleName(say("Values of {name}, between commas", name=title))
        self._list = Field(say("Values, between commas"), self.listed, self)
        self._list.control.setAccessibleName(self.listed.accessibleName())
        column.addWidget(self.manner, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._range)
        column.addWidget(self._list)
        column.addWidget(self.values_fault)
        self.show_parameter(Parameter())


class FormPane(QWidget):
    """`wanted` carries a `SweepWanted` when it shall be run."""

    wanted = Signal(object)

    def __init__(self, form: SweepForm, scenarios: Sequence[Scenario], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sweep-form")
        self.setProperty("kind", "surface")
        self._form = form
        self._scenarios = {scenario.name: scenario for scenario in (form.scenario, *scenarios)}
        self._ready: SweepWanted | None = None
        self._touched: set[str] = set()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SETTLE_MS)
        self._soon.timeout.connect(self._read)
        self.scenario = HintCombo(say("Scenario"), self)
        self.parameters = [
            ParameterFields(say("&First parameter"), self),
            ParameterFields(say("Second &parameter (may be left out)"), self),
        ]
        self.seeds, self.turns = QLineEdit(self), QLineEdit(self)
        self.seeds_fault, self.turns_fault, self.fault = FaultLabel(self), FaultLabel(self), FaultLabel(self)
        self.count = Label("", "caption", self, wrap=True)
        self.run = PrimaryButton(say("&Run sweep"), self, "play")
        self._lay_out()
        self._show()
        self._connect()

    @property
    def form(self) -> SweepForm:
        """What is typed."""
        return self._form

    def first_focus(self) -> QWidget:
        """What has the keyboard first."""
        return self.parameters[0].place

    def set_busy(self, busy: bool) -> None:
        """While a sweep runs, its form can't be changed."""
        self.setEnabled(not busy)

    def show_form(self, form: SweepForm) -> None:
        """Show another form."""
        self._form = form
        self._scenarios[form.scenario.name] = form.scenario
        self._show()

    def refuse(self, error: ConcordError) -> None:
        """Say what is wrong where it is wrong."""
        self._show_faults(self._form.at_fields(error), all_of_them=True)

    def submit(self) -> None:
        """Run it; where it can't be run, every fault is shown."""
        self._read()
        if self._ready is None:
            self._show_faults(self._form.checked()[1], all_of_them=True)
        else:
            self.wanted.emit(self._ready)

    # What a person does

    def _scenario_picked(self, name: object) -> None:
        self._form = replace(self._form, scenario=self._scenarios[str(name)])
        self._offer_places()
        self._read()

    def _typed(self) -> None:
        """A scenario of thousands of players takes a tenth of a second to be checked: not at every key."""
        self._soon.start()

    def _read(self) -> None:
        self._soon.stop()
        first, second = (fields.parameter() for fields in self.parameters)
        self._form = replace(self._form, parameters=(first, second), seeds=self.seeds.text(), turns=self.turns.text())
        for number, parameter in enumerate((first, second), 1):
            if parameter.place:
                self._touched |= {f"place{number}", f"values{number}"}
        self._ready, faults = self._form.checked()
        self._show_faults(faults)

    # What it shows

    def _show_faults(self, faults: dict[str, str], *, all_of_them: bool = False) -> None:
        """An empty form is not told off: a field's fault is shown once something was typed there."""
        labels = {
            "place1": self.parameters[0].place_fault, "values1": self.parameters[0].values_fault,
            "place2": self.parameters[1].place_fault, "values2": self.parameters[1].values_fault,
            "seeds": self.seeds_fault, "turns": self.turns_fault, "": self.fault,
        }  # fmt: skip
        always = ("seeds", "turns", "")
        for name, label in labels.items():
            shown = all_of_them or name in always or name in self._touched
            label.say(faults.get(name, "") if shown else "")
        self._show_count()

    def _show_count(self) -> None:
        if self._ready is None:
            self.count.set_text(say("Two parameters make a map, one a line."))
            return
        spec = self._ready.spec
        cells = 1
        for given in spec.parameters.values():
            cells *= len(given if isinstance(given, list) else given.values())
        seeds = spec.seeds if isinstance(spec.seeds, int) else len(spec.seeds)
        self.count.set_text(say("{cells} settings × {seeds} seeds: {runs} runs", cells=f"{cells:,}",
                                seeds=f"{seeds:,}", runs=f"{cells * seeds:,}"))  # fmt: skip

    def _offer_places(self) -> None:
        data = self._form.scenario.data
        places = list(places_of(data))
        words = {place: place_words(data, path_of(place), place) for place, _ in places}
        for fields in self.parameters:
            fields.offer(places, words)

    def _show(self) -> None:
        items = [Item(name, str(scenario.data.get("title") or name)) for name, scenario in
                 self._scenarios.items()]  # fmt: skip
        self.scenario.set_items(items, self._form.scenario.name)
        self._offer_places()
        for fields, parameter in zip(self.parameters, self._form.parameters, strict=True):
            fields.show_parameter(parameter)
        self.seeds.setText(self._form.seeds)
        self.turns.setText(self._form.turns)
        self._read()

    # How it is put together

    def _connect(self) -> None:
        self.scenario.picked.connect(self._scenario_picked)
        for fields in self.parameters:
            fields.changed.connect(self._typed)
        self.seeds.textEdited.connect(self._typed)
        self.turns.textEdited.connect(self._typed)
        self.run.clicked.connect(self.submit)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.submit)

    def _lay_out(self) -> None:
        inside = QWidget()
        inside.setProperty("kind", "surface")
        column = QVBoxLayout(inside)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(14)
        column.addWidget(Field(say("S&cenario"), self.scenario, self))
        for fields in self.parameters:
            column.addWidget(fields)
        self.seeds.setAccessibleName(say("How many seeds"))
        self.turns.setAccessibleName(say("Turns"))
        self.turns.setPlaceholderText(say("the scenario's"))
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(Field(say("S&eeds"), self.seeds, self), 1)
        row.addWidget(Field(say("&Turns"), self.turns, self), 1)
        column.addLayout(row)
        for label in (self.seeds_fault, self.turns_fault, self.fault, self.count):
            column.addWidget(label)
        column.addWidget(self.run, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setAccessibleName(say("What is swept"))
        scroll.setWidget(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)
        self.setFixedWidth(WIDTH)
