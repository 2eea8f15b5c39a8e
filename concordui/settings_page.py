"""The settings as a page: each choice holds at once."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from concordui.accessible import set_buddies
from concordui.actions import ActionTable
from concordui.bots import BotChoice, bot_choices
from concordui.folders import Folders
from concordui.language import NAMES
from concordui.notices import sentences
from concordui.settings import MAX_SEED, MAX_YEARS, Settings, SettingsStore
from concordui.settings_search import SettingsSearch
from concordui.shortcuts import ShortcutEditor
from concordui.widgets import Chip, Label, Note, OutlineButton, Segment, Segmented, SpinBox
from engine.anatolia.board import Board, Power
from engine.errors import FileError

WIDTH = 640
TEXT_SIZES = (100, 125, 150, 175, 200)
"""What can be chosen, in per cent."""


class FolderField(QWidget):
    """A folder: the path that is in force, a button to choose another, one to go back to the default."""

    chosen = Signal(str)

    def __init__(self, name: str, default: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._default = default
        self._name = name
        self.field = QLineEdit(self)
        self.field.setAccessibleName(name)
        self.field.setPlaceholderText(str(default))
        self.choose = OutlineButton(self.tr("Choose..."), self)
        self.choose.setAccessibleName(self.tr("Choose: {0}").format(name))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        row.addWidget(self.choose)
        self.field.editingFinished.connect(self._edited)
        self.choose.clicked.connect(self._ask)

    def show_value(self, value: str) -> None:
        """Show what is set; an empty text stands for the default, which the field then shows in grey."""
        self.field.setText(value)

    def _edited(self) -> None:
        self.chosen.emit(self.field.text().strip())

    def _ask(self) -> None:
        dialog = QFileDialog(self, self._name, self.field.text() or str(self._default))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._take)
        dialog.open()

    def _take(self, path: str) -> None:
        self.field.setText(path)
        self.chosen.emit(path)


class BotField(QWidget):
    """A power and the bot that plays it unless a person does."""

    chosen = Signal(str, str)

    def __init__(self, power: Power, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._power = power
        self.box = QComboBox(self)
        self.box.setAccessibleName(self.tr("Bot of {0}").format(power))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(Chip(power, 20, self))
        name = Label(power, "body", self)
        name.setFixedWidth(96)
        row.addWidget(name)
        row.addWidget(self.box, 1)
        self.box.activated.connect(self._activated)

    def show_choices(self, choices: list[BotChoice], spec: str) -> None:
        """Offer these; a bot that is set but is not among them stays, and says that it can't be found."""
        self.box.clear()
        for choice in choices:
            self.box.addItem(choice.text, choice.spec)
        if spec not in [choice.spec for choice in choices]:
            self.box.addItem(self.tr("{0} (not found)").format(spec), spec)
        self.box.setCurrentIndex(self.box.findData(spec))

    def _activated(self, index: int) -> None:
        self.chosen.emit(self._power, str(self.box.itemData(index)))


def _name(text: str) -> Label:
    label = Label(text)
    label.setFixedWidth(96)
    return label


class SettingsPage(QScrollArea):
    """The page. `failed` carries a `FileError` when the settings can't be written."""

    failed = Signal(object)

    def __init__(
        self,
        store: SettingsStore,
        folders: Folders,
        board: Board,
        table: ActionTable,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("settings-page")
        self.setAccessibleName(self.tr("Settings"))
        self.setWidgetResizable(True)
        self._store = store
        self._folders = folders
        self.language = Segmented(
            [Segment("system", self.tr("System"), "monitor"), *(Segment(*each, "message-circle") for each in NAMES)],
            self,
            name=self.tr("Language"),
        )
        self.language.setVisible(len(NAMES) > 1)
        self.theme = Segmented(
            [
                Segment("system", self.tr("System"), "monitor"),
                Segment("light", self.tr("Light"), "sun"),
                Segment("dark", self.tr("Dark"), "moon"),
            ],
            name=self.tr("Appearance"),
        )
        self.sight = Segmented(
            [
                Segment("all", self.tr("For everybody"), "users"),
                Segment("protan", self.tr("Red-blind"), "eye"),
                Segment("deutan", self.tr("Green-blind"), "eye"),
                Segment("tritan", self.tr("Blue-blind"), "eye"),
            ],
            name=self.tr("Colours of the powers"),
        )
        self.text_size = Segmented(
            [Segment(size, self.tr("{0} %").format(size)) for size in TEXT_SIZES], name=self.tr("Text size")
        )
        self.motion = Segmented(
            [
                Segment("system", self.tr("System"), "monitor"),
                Segment("on", self.tr("On"), "play"),
                Segment("off", self.tr("Off"), "circle-stop"),
            ],
            name=self.tr("Motion"),
        )
        self.saves = FolderField(self.tr("Saved games"), folders.saves)
        self.bots_folder = FolderField(self.tr("Your bots"), folders.bots)
        self.years = SpinBox()
        self.seed = QLineEdit()
        self.bots = {power: BotField(power) for power in board.powers}
        self._problem = Note("warn")
        self.shortcuts = ShortcutEditor(table)
        self.search = SettingsSearch(self.shortcuts)
        self._build()
        self._connect()

    def first_focus(self) -> QWidget:
        """What a keyboard finds first: the field that searches the page."""
        return self.search.field

    def show_settings(self, value: Settings) -> None:
        """Show what is set."""
        self.language.set_key(value.language)
        self.theme.set_key(value.theme)
        self.motion.set_key(value.motion)
        self.sight.set_key(value.sight)
        self.text_size.set_key(value.text_size)
        self.saves.show_value(value.saves_folder)
        self.bots_folder.show_value(value.bots_folder)
        self.years.setValue(value.years)
        self.seed.setText("" if value.seed is None else str(value.seed))
        self.shortcuts.show_chosen(value.shortcuts)
        choices, problem = bot_choices(Path(value.bots_folder) if value.bots_folder else self._folders.bots)
        self._problem.setVisible(problem is not None)
        if problem is not None:
            self._problem.say("warn", *sentences(problem))
        for power, field in self.bots.items():
            field.show_choices(choices, value.bot_of(power))

    def showEvent(self, event: QShowEvent) -> None:
        """Look for bots each time that the page comes forward: there may be new ones."""
        super().showEvent(event)
        self.show_settings(self._store.value)

    def _changed(self, value: Settings) -> None:
        if self.isVisible():
            self.show_settings(value)

    def _build(self) -> None:
        self.years.setRange(1, MAX_YEARS)
        self.years.setFixedWidth(96)
        for part in (self.years, self.years.lineEdit()):
            part.setAccessibleName(self.tr("Years of a match"))
        self.years.lineEdit().setTextMargins(6, 0, 0, 0)  # a style sheet's padding does not reach this field
        self.seed.setFixedWidth(200)
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.setPlaceholderText(self.tr("a new one each match"))
        column = QWidget()
        column.setProperty("kind", "surface")
        outer = QHBoxLayout(column)
        inner = QVBoxLayout()
        inner.setContentsMargins(0, 30, 0, 24)
        inner.setSpacing(0)
        outer.addStretch(1)
        outer.addLayout(inner)
        outer.addStretch(1)
        head = QHBoxLayout()
        head.addWidget(Label(self.tr("Settings"), "title"))
        head.addStretch(1)
        head.addWidget(self.search.field)
        inner.addLayout(head)
        inner.addSpacing(16)
        inner.addWidget(self.search.nothing)
        window = self._form(inner, self.tr("Window"))
        if len(NAMES) > 1:
            window.addRow(_name(self.tr("Language")), self.language)
            window.addRow("", Label(self.tr("Another language holds from the next start."), "muted"))
        window.addRow(_name(self.tr("Appearance")), self.theme)
        window.addRow(_name(self.tr("Colours")), self.sight)
        window.addRow(_name(self.tr("Text size")), self.text_size)
        window.addRow("", Label(self.tr("Another size of text holds from the next start."), "muted"))
        window.addRow(_name(self.tr("Motion")), self.motion)
        files = self._form(inner, self.tr("Folders"))
        files.addRow(_name(self.tr("Saved games")), self.saves)
        files.addRow(_name(self.tr("Your bots")), self.bots_folder)
        match = self._form(inner, self.tr("A new match"))
        match.addRow(_name(self.tr("Years")), self.years)
        match.addRow(_name(self.tr("Seed")), self.seed)
        for index, field in enumerate(self.bots.values()):
            match.addRow(_name(self.tr("Bots") if index == 0 else ""), field)
        inner.addWidget(self._problem)
        self._form(inner, self.tr("Keyboard shortcuts")).addRow(self.shortcuts)
        inner.addStretch(1)
        self.setWidget(column)
        for form in (window, files, match):
            set_buddies(form)

    def _form(self, column: QVBoxLayout, title: str) -> QFormLayout:
        holder = QWidget()
        holder.setFixedWidth(WIDTH)
        form = QFormLayout()
        outer = QVBoxLayout(holder)
        outer.setContentsMargins(0, 0, 0, 24)
        outer.setSpacing(8)
        outer.addWidget(Label(title, "section"))
        outer.addLayout(form)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        column.addWidget(holder)
        self.search.add(title, holder, form)
        return form

    def _connect(self) -> None:
        self.language.chosen.connect(self._language_chosen)
        self.theme.chosen.connect(self._theme_chosen)
        self.motion.chosen.connect(self._motion_chosen)
        self.sight.chosen.connect(self._sight_chosen)
        self.text_size.chosen.connect(self._text_size_chosen)
        self.saves.chosen.connect(self._saves_chosen)
        self.bots_folder.chosen.connect(self._bots_folder_chosen)
        self.years.valueChanged.connect(self._years_chosen)
        self.seed.editingFinished.connect(self._seed_chosen)
        self.shortcuts.wanted.connect(self._shortcuts_wanted)
        # in a later turn, when the note has its place
        self.shortcuts.said.connect(self._show_note, Qt.ConnectionType.QueuedConnection)
        for field in self.bots.values():
            field.chosen.connect(self._bot_chosen)
        self._store.changed.connect(self._changed)

    def _set(self, **values: object) -> None:
        if any(getattr(self._store.value, name) != value for name, value in values.items()):
            try:
                self._store.update(**values)
            except FileError as error:
                self.failed.emit(error)

    def _language_chosen(self, key: object) -> None:
        self._set(language=key)

    def _theme_chosen(self, key: object) -> None:
        self._set(theme=key)

    def _motion_chosen(self, key: object) -> None:
        self._set(motion=key)

    def _sight_chosen(self, key: object) -> None:
        self._set(sight=key)

    def _text_size_chosen(self, key: object) -> None:
        self._set(text_size=key)

    def _saves_chosen(self, path: str) -> None:
        self._set(saves_folder=path)

    def _bots_folder_chosen(self, path: str) -> None:
        self._set(bots_folder=path)

    def _years_chosen(self, years: int) -> None:
        self._set(years=years)

    def _seed_chosen(self) -> None:
        text = self.seed.text().strip()
        if not text:
            self._set(seed=None)
        elif text.isascii() and text.isdigit() and int(text) <= MAX_SEED:
            self._set(seed=int(text))
        else:
            self.show_settings(self._store.value)

    def _bot_chosen(self, power: str, spec: str) -> None:
        self._set(bots={**self._store.value.bots, power: spec})

    def _shortcuts_wanted(self, chosen: object) -> None:
        self._set(shortcuts=chosen)

    def _show_note(self) -> None:
        self.ensureWidgetVisible(self.shortcuts.note)
