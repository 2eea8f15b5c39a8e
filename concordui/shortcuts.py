"""The keys of all commands: a list to choose one in, a field to press its new keys in, and who has them already."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from concordui import keymap
from concordui.actions import MENUS, ActionTable, plain, translated
from concordui.widgets import Label, Note, OutlineButton
from concordui.widgets.data_model import Column
from concordui.widgets.data_table import DataTable
from concordui.widgets.tables import fit_rows

ROWS = 9
_ALONE = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr, Qt.Key.Key_unknown)
_LEAVING = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


@dataclass(frozen=True, slots=True)
class KeyRow:
    """A command: its id and words, where it is in the menus, its keys as this system writes them."""

    id: str
    text: str
    menu: str
    keys: str
    changed: bool

    def fits(self, words: list[str]) -> bool:
        """Whether each of the words (in small letters) is in it."""
        all_of_it = f"{self.text} {self.menu} {self.keys}".casefold()
        return all(word in all_of_it for word in words)


def key_rows(table: ActionTable, chosen: keymap.Chosen) -> list[KeyRow]:
    """Every command of the table, in its order."""
    menus = {menu: plain(translated(title)) for menu, title, _ in MENUS}
    return [
        KeyRow(
            id=spec.id,
            text=plain(translated(spec.text)),
            menu=menus[spec.menu],
            keys=", ".join(map(keymap.native, keymap.keys_of(spec, chosen))),
            changed=spec.id in chosen,
        )
        for spec in table.specs.values()
    ]


class KeyField(QLineEdit):
    """Hears a combination of keys. Tab goes on; Backspace alone is for none. `pressed` carries portable text."""

    pressed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setAccessibleName(self.tr("New keys"))
        self.setAccessibleDescription(self.tr("Press the keys that shall stand for the command; Backspace for none."))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def event(self, event: QEvent) -> bool:
        """Let no command hear what is meant for this field."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _LEAVING:
            super().keyPressEvent(event)
        elif event.key() not in _ALONE:
            event.accept()
            bare = event.modifiers() == Qt.KeyboardModifier.NoModifier
            if bare and event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
                self.pressed.emit("")
            else:
                keys = QKeySequence(event.keyCombination())
                self.pressed.emit(keymap.portable(keys.toString(QKeySequence.SequenceFormat.PortableText)))


class ShortcutEditor(QWidget):
    """Shows the keys that hold, and asks for others. `wanted` carries what shall differ from the table.

    Keys that another command has are not taken silently: it says who has them, and a link gives them over.
    """

    wanted = Signal(object)
    said = Signal()
    """The note says something."""

    def __init__(self, table: ActionTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._chosen: dict[str, keymap.Keys] = {}
        self._words: list[str] = []
        self.list: DataTable[KeyRow] = DataTable(
            self.tr("Keyboard shortcuts"),
            [
                Column(self.tr("Command"), _text),
                Column(self.tr("Menu"), _menu, width=110, role=_muted),
                Column(self.tr("Keys"), _keys, width=190, strong=_changed),
            ],
            key=_id,
            parent=self,
        )
        self.field = KeyField(self)
        self.none = OutlineButton(self.tr("No keys"), self)
        self.default = OutlineButton(self.tr("Default"), self)
        self.all_default = OutlineButton(self.tr("All defaults"), self)
        self.all_default.setToolTip(self.tr("Every command has the keys again that it came with"))
        self.note = Note("warn", parent=self)
        self.note.hide()
        self._lay_out()
        self.list.chosen.connect(self._chose)
        self.field.pressed.connect(self._pressed)
        self.none.clicked.connect(self._take_none)
        self.default.clicked.connect(self._take_default)
        self.all_default.clicked.connect(self._take_all_defaults)
        self.note.link_clicked.connect(self._give)

    def show_chosen(self, chosen: keymap.Chosen) -> None:
        """Show these keys, and the table's for all other commands."""
        self._chosen = dict(chosen)
        self._show()

    def filter(self, query: str) -> bool:
        """Show the commands that have all words of the query; whether there are any."""
        self._words = query.casefold().split()
        self._show()
        return bool(self.list.rows_model.rows)

    def _show(self) -> None:
        self.list.show_rows([row for row in key_rows(self._table, self._chosen) if row.fits(self._words)])
        if self.list.rows_model.place(self.list.selected_key) is None:
            self.list.select_key(None)
        self._show_command()

    def _show_command(self) -> None:
        spec = self._table.specs.get(str(self.list.selected_key))
        for widget in (self.field, self.none, self.default):
            widget.setEnabled(spec is not None)
        self.all_default.setEnabled(bool(self._chosen))
        if spec is None:
            self.field.setText("")
            self.field.setPlaceholderText(self.tr("Choose a command in the list"))
            return
        keys = keymap.keys_of(spec, self._chosen)
        self.none.setEnabled(bool(keys))
        self.default.setEnabled(spec.id in self._chosen)
        self.field.setPlaceholderText(self.tr("Press new keys"))
        self.field.setText(", ".join(map(keymap.native, keys)))

    # What a person asks for

    def _chose(self, key: object) -> None:
        self.note.hide()
        self._show_command()

    def _pressed(self, keys: str) -> None:
        spec = self._table.specs[str(self.list.selected_key)]
        if keys and not keymap.usable(keys, spec):
            title = self.tr("{0} can't stand for a command.").format(keymap.native(keys))
            self._say(title, self.tr("It writes, moves or presses. Take Ctrl or Alt with it, or a function key."))
        else:
            self._want(spec.id, (keys,) if keys else ())

    def _take_none(self) -> None:
        self._want(str(self.list.selected_key), ())

    def _take_default(self) -> None:
        spec = self._table.specs[str(self.list.selected_key)]
        self._want(spec.id, keymap.default_keys(spec))

    def _take_all_defaults(self) -> None:
        self.note.hide()
        self.wanted.emit({})

    def _want(self, action_id: str, keys: keymap.Keys) -> None:
        """Give the command these keys if nobody has them; say who does otherwise."""
        specs = self._table.specs
        held = [(each, who) for each in keys for who in self._holders(action_id, each)]
        if not held:
            self.note.hide()
            self.wanted.emit(keymap.changed(specs, {**self._chosen, action_id: keys}))
            return
        titles = [self.tr("{0} stands for {1}.").format(keymap.native(each), self._called(who)) for each, who in held]
        if all(who in specs for _, who in held):
            give = self.tr("Give it to {0}").format(plain(translated(specs[action_id].text)))
            self._say(" ".join(titles), "", (((action_id, keys), give),))
        else:
            self._say(" ".join(titles), self.tr("It can't be given away."))

    def _give(self, wish: tuple[str, keymap.Keys]) -> None:
        """Take the keys from whoever has them."""
        self.note.hide()
        action_id, keys = wish
        chosen = keymap.given(self._table.specs, self._chosen, action_id, keys, MENUS)
        self.wanted.emit(keymap.changed(self._table.specs, chosen))
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _holders(self, action_id: str, keys: str) -> list[str]:
        return keymap.holders(self._table.specs.values(), self._chosen, action_id, keys, MENUS)

    def _called(self, who: str) -> str:
        menus = {menu: plain(translated(title)) for menu, title, _ in MENUS}
        words = keymap.called(who, self._table.specs, MENUS)
        if who in menus:
            return self.tr("the menu {0}").format(words)
        if who in self._table.specs:
            return self.tr("{0} (menu {1})").format(words, menus[self._table.specs[who].menu])
        return words

    def _say(self, title: str, text: str, links: tuple[tuple[object, str], ...] = ()) -> None:
        self.note.say("warn", title, text, links)
        self.note.show()
        self.said.emit()

    def _lay_out(self) -> None:
        self.list.show_rows(key_rows(self._table, self._chosen))
        fit_rows(self.list, ROWS)
        label = Label(self.tr("New keys"), parent=self)
        label.setBuddy(self.field)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(label)
        row.addWidget(self.field, 1)
        for button in (self.none, self.default, self.all_default):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.list)
        column.addLayout(row)
        column.addWidget(self.note)


def _id(row: KeyRow) -> object:
    return row.id


def _text(row: KeyRow) -> str:
    return row.text


def _menu(row: KeyRow) -> str:
    return row.menu


def _keys(row: KeyRow) -> str:
    return row.keys


def _changed(row: KeyRow) -> bool:
    return row.changed


def _muted(row: KeyRow) -> str:
    return "muted"
