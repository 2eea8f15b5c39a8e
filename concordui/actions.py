"""The one table of actions: it feeds the menus, the palette, the rail and the list of shortcuts.

A row says what an action is; who carries it out depends on its context. "window" actions are the main window's or those
of a kind of workspace, whatever is in front; "front" ones need a workspace in front. All others go to the workspace in
front: those of its own kind ("match", "lab", "commons"), "workspace" ones, which several kinds know (undo, zoom), and
"map" ones, with single keys that hold only while its map has the focus. The rows of a kind stand in its own folder.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from concordui import keymap
from concordui.action_spec import ActionSpec, mark, row
from concordui.colony import actions as colony
from concordui.commons import actions as commons
from concordui.export import actions as export
from concordui.lab import actions as lab
from concordui.lab.edit_actions import DOCK_ACTIONS
from concordui.match import actions as match
from concordui.workspace import ActionState

MENUS: tuple[tuple[str, str, str], ...] = (
    ("file", mark("Actions", "File"), "Alt+F"),
    ("edit", mark("Actions", "Edit"), "Alt+E"),
    ("view", mark("Actions", "View"), "Alt+V"),
    match.MENU,
    lab.MENU,
    commons.MENU,
    colony.MENU,
    ("window", mark("Actions", "Window"), "Alt+W"),
    ("help", mark("Actions", "Help"), "Alt+H"),
)
"""The menus: id, title, the key that opens it (no underlines: the bar is as calm as the rest)."""

_APPEARANCE = mark("Actions", "Appearance")
_DOCKS = mark("Actions", "Docks")

ACTIONS: tuple[ActionSpec, ...] = (
    row("file.new", mark("Actions", "New..."), "file/1", "Ctrl+N", "plus"),
    *match.FILE_ACTIONS,
    row("file.tournament", mark("Actions", "New tournament..."), "file/1", "Ctrl+Shift+T", "trophy"),
    row("file.open", mark("Actions", "Open..."), "file/2", "Ctrl+O", "folder-open"),
    row("file.continue", mark("Actions", "Continue the last match"), "file/2", "Ctrl+Shift+O", "play"),
    row("file.save", mark("Actions", "Save"), "file/3@workspace", "Ctrl+S", "save"),
    row("file.save_as", mark("Actions", "Save as..."), "file/3@workspace", "Ctrl+Shift+S", "save"),
    *export.EXPORT_ACTIONS,
    row("file.close", mark("Actions", "Close tab"), "file/3@front", "Ctrl+W", "x"),
    row("file.settings", mark("Actions", "Settings"), "file/4", "Ctrl+,", "settings"),
    row("file.quit", mark("Actions", "Quit"), "file/5", "Ctrl+Q", "log-out"),
    row("edit.undo", mark("Actions", "Undo"), "edit/1@workspace", "Ctrl+Z", "undo-2"),
    row("edit.redo", mark("Actions", "Redo"), "edit/1@workspace", "Ctrl+Shift+Z Ctrl+Y", "redo-2"),
    row("edit.clear", mark("Actions", "Take all orders back"), "edit/2@workspace", "Ctrl+Backspace", "rotate-ccw"),
    row("edit.order", mark("Actions", "Type an order"), "edit/2@workspace", "Ctrl+L", "keyboard"),
    row("view.palette", mark("Actions", "Find any command"), "view/1", "Ctrl+Shift+P", "search"),
    row("view.theme.system", mark("Actions", "Follow the system"), f"view/2/{_APPEARANCE}", "", "monitor", True),
    row("view.theme.light", mark("Actions", "Light"), f"view/2/{_APPEARANCE}", "", "sun", True),
    row("view.theme.dark", mark("Actions", "Dark"), f"view/2/{_APPEARANCE}", "", "moon", True),
    row("view.zoom.in", mark("Actions", "Zoom in"), "view/3@workspace", "Ctrl++ Ctrl+=", "plus"),
    row("view.zoom.out", mark("Actions", "Zoom out"), "view/3@workspace", "Ctrl+-", "minus"),
    row("view.zoom.all", mark("Actions", "Show the whole map"), "view/3@workspace", "Ctrl+0", "maximize"),
    row("view.map", mark("Actions", "Go to the map"), "view/3@front", "F6", "map"),
    row("view.map_table", mark("Actions", "The map as a table"), "view/3@front", "Shift+F6", "table-2"),
    row("dock.orders", mark("Actions", "Orders"), f"view/4/{_DOCKS}@front", "Alt+1", "", True),
    row("dock.promises", mark("Actions", "Promises"), f"view/4/{_DOCKS}@front", "Alt+2", "", True),
    row("dock.trust", mark("Actions", "Trust"), f"view/4/{_DOCKS}@front", "Alt+3", "", True),
    row("dock.deals", mark("Actions", "Deals"), f"view/4/{_DOCKS}@front", "Alt+4", "", True),
    row("dock.log", mark("Actions", "Log"), f"view/4/{_DOCKS}@front", "Alt+5", "", True),
    *DOCK_ACTIONS,
    *commons.DOCK_ACTIONS,
    row("dock.reset", mark("Actions", "Put the docks back"), f"view/5/{_DOCKS}@front", "Alt+0", "panel-right"),
    row("view.fullscreen", mark("Actions", "Full screen"), "view/6", "F11", "expand", True),
    *match.MATCH_ACTIONS,
    *lab.LAB_ACTIONS,
    *commons.COMMONS_ACTIONS,
    *colony.COLONY_ACTIONS,
    row("window.start", mark("Actions", "Start page"), "window/1", "Ctrl+1", "house"),
    row("window.match", mark("Actions", "Match"), "window/1", "Ctrl+2", "swords"),
    row("window.lab", mark("Actions", "Position lab"), "window/1", "Ctrl+3", "list-tree"),
    row("window.commons", mark("Actions", "Commons"), "window/1", "Ctrl+4", "fish"),
    row("window.colony", mark("Actions", "Colony"), "window/1", "Ctrl+5", "flame"),
    row("window.bots", mark("Actions", "Bots"), "window/1", "Ctrl+6", "bot"),
    row("window.tournament", mark("Actions", "Tournaments"), "window/1", "Ctrl+7", "trophy"),
    row("window.next_tab", mark("Actions", "Next tab"), "window/2", "Ctrl+Tab Ctrl+PgDown", "arrow-right"),
    row("window.previous_tab", mark("Actions", "Previous tab"), "window/2", "Ctrl+Shift+Tab Ctrl+PgUp", "arrow-left"),
    row("help.here", mark("Actions", "Help for this place"), "help/1", "F1", "info"),
    row("help.rules", mark("Actions", "Rules"), "help/1", "", "book-open"),
    row("help.lab", mark("Actions", "The map and the position lab"), "help/1", "Shift+F1", "list-tree"),
    row("help.bots", mark("Actions", "Write a bot"), "help/1", "", "bot"),
    row("help.commons_window", mark("Actions", "A commons in the window"), "help/1", "", "fish"),
    row("help.commons", mark("Actions", "Players of a commons"), "help/1", "", "users"),
    row("help.server", mark("Actions", "Serving worlds"), "help/1", "", "monitor"),
    row("help.colony_window", mark("Actions", "A colony in the window"), "help/1", "", "flame"),
    row("help.colony", mark("Actions", "A colony"), "help/1", "", "eye"),
    row("help.files", mark("Actions", "The files and formats"), "help/1", "", "file-text"),
    row("help.tour", mark("Actions", "Tour of the window"), "help/1", "", "eye"),
    row("help.shortcuts", mark("Actions", "Keyboard shortcuts"), "help/1", "Ctrl+/", "keyboard"),
    row("help.logs", mark("Actions", "Open the logs' folder"), "help/2", "", "file-text"),
    row("help.about", mark("Actions", "About Concord"), "help/3", "", "info"),
)


def translated(text: str) -> str:
    """A text of the table in the language of the window."""
    return QCoreApplication.translate("Actions", text)


def plain(text: str) -> str:
    """A text without the dots of a dialog."""
    return text.removesuffix("...").removesuffix("\N{HORIZONTAL ELLIPSIS}")


class ActionTable(QObject):
    """The table as `QAction`s. `wanted` carries the id of the action that a menu, a key or the palette asked for;
    `keys_changed` comes when keys of some are others than before.
    """

    wanted = Signal(str)
    keys_changed = Signal()

    def __init__(self, parent: QObject | None = None, specs: Iterable[ActionSpec] = ACTIONS) -> None:
        super().__init__(parent)
        self.specs: dict[str, ActionSpec] = {spec.id: spec for spec in specs}
        self._actions = {spec.id: self._make(spec) for spec in self.specs.values()}

    def __getitem__(self, action_id: str) -> QAction:
        return self._actions[action_id]

    def actions(self) -> Mapping[str, QAction]:
        """All actions by id, in the table's order."""
        return self._actions

    def workspace_contexts(self) -> tuple[str, ...]:
        """The contexts whose actions go to the workspace in front."""
        return tuple(dict.fromkeys(s.context for s in self.specs.values() if s.context not in _OF_THE_WINDOW))

    def of(self, context: str) -> list[QAction]:
        """The actions of one context."""
        return [self._actions[spec.id] for spec in self.specs.values() if spec.context == context]

    def show_states(self, contexts: tuple[str, ...], states: Mapping[str, ActionState]) -> None:
        """Let the actions of these contexts stand as `states` says; those it leaves out can't be done now."""
        for spec in self.specs.values():
            if spec.context in contexts:
                self._show(spec, states.get(spec.id, ActionState(enabled=False)))

    def with_key(self, action_id: str) -> str:
        """The words of an action with its key, for a tool tip: ``Bots (Ctrl+6)``."""
        action = self._actions[action_id]
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        return f"{plain(action.text())} ({keys})" if keys else plain(action.text())

    def set_keys(self, chosen: keymap.Chosen) -> None:
        """Let those keys hold that a person chose, and the table's where none are chosen."""
        changed = False
        for spec in self.specs.values():
            keys = [QKeySequence(each) for each in keymap.keys_of(spec, chosen)]
            if keys != self._actions[spec.id].shortcuts():
                self._actions[spec.id].setShortcuts(keys)
                changed = True
        if changed:
            self.keys_changed.emit()

    def trigger(self, action_id: str) -> None:
        """As a click in the menu: nothing happens while the action is disabled."""
        self._actions[action_id].trigger()

    def attach(self, widget: QWidget, contexts: tuple[str, ...]) -> None:
        """Let the keys of these contexts hold while the focus is in the widget."""
        for context in contexts:
            widget.addActions(self.of(context))

    def _make(self, spec: ActionSpec) -> QAction:
        action = QAction(translated(spec.text), self)
        action.setObjectName(spec.id)
        action.setData(spec.id)
        action.setCheckable(spec.checkable)
        action.setShortcuts([QKeySequence(keys) for keys in spec.shortcuts])
        action.setShortcutContext(_REACH.get(spec.context, Qt.ShortcutContext.WindowShortcut))
        action.setMenuRole(_ROLES.get(spec.id, QAction.MenuRole.NoRole))
        action.setStatusTip(translated(spec.tip or spec.text))
        action.triggered.connect(self._triggered)
        return action

    def _show(self, spec: ActionSpec, state: ActionState) -> None:
        action = self._actions[spec.id]
        action.setEnabled(state.enabled)
        action.setText(translated(spec.text) if state.text is None else state.text)
        if state.checked is not None and spec.checkable:
            action.setChecked(state.checked)

    def _triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.wanted.emit(str(action.data()))


_OF_THE_WINDOW = ("window", "front")
_REACH = {
    "window": Qt.ShortcutContext.ApplicationShortcut,  # from a dialog beside the window, too
    "map": Qt.ShortcutContext.WidgetWithChildrenShortcut,
}
_ROLES = {
    "file.quit": QAction.MenuRole.QuitRole,
    "file.settings": QAction.MenuRole.PreferencesRole,
    "help.about": QAction.MenuRole.AboutRole,
}
