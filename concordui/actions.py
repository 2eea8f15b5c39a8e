"""The one table of actions: it feeds the menus, the palette, the rail and the list of shortcuts.

A row says what an action is; who carries it out depends on its context. "window" actions are the main window's, and
so are "front" ones, which need a workspace in front; those of a kind of workspace ("match") go to the one in front;
"map" ones are the workspace's too, with single keys that hold only while its map has the focus.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from concordui.workspace import ActionState


def _T(context: str, text: str) -> str:
    """Marks a text for translation where it stands (for lupdate: ``-tr-function-alias QT_TRANSLATE_NOOP+=_T``)."""
    return text


MENUS: tuple[tuple[str, str, str], ...] = (
    ("file", _T("Actions", "File"), "Alt+F"),
    ("edit", _T("Actions", "Edit"), "Alt+E"),
    ("view", _T("Actions", "View"), "Alt+V"),
    ("match", _T("Actions", "Match"), "Alt+M"),
    ("window", _T("Actions", "Window"), "Alt+W"),
    ("help", _T("Actions", "Help"), "Alt+H"),
)
"""The menus: id, title, the key that opens it (no underlines: the bar is as calm as the rest)."""


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """A row: `group` separates within a menu (a line between groups), `submenu` is a title inside it."""

    id: str
    text: str
    menu: str
    group: int
    context: str = "window"
    shortcuts: tuple[str, ...] = ()
    icon: str = ""
    checkable: bool = False
    submenu: str = ""
    tip: str = ""


def _spec(
    action_id: str, text: str, where: str, keys: str = "", icon: str = "", check: bool = False, tip: str = ""
) -> ActionSpec:
    """A row in short: `where` is ``menu/group[/submenu]@context``, `keys` are separated by spaces."""
    place, _, context = where.partition("@")
    menu, group, *rest = place.split("/", 2)
    return ActionSpec(
        id=action_id,
        text=text,
        menu=menu,
        group=int(group),
        context=context or "window",
        shortcuts=tuple(keys.split()),
        icon=icon,
        checkable=check,
        submenu=rest[0] if rest else "",
        tip=tip,
    )


_APPEARANCE = _T("Actions", "Appearance")
_DOCKS = _T("Actions", "Docks")
_HISTORY = _T("Actions", "History")

ACTIONS: tuple[ActionSpec, ...] = (
    _spec("file.new", _T("Actions", "New match with options..."), "file/1", "Ctrl+N", "plus"),
    _spec("file.share", _T("Actions", "Play together on this machine..."), "file/1", "Ctrl+Shift+N", "users"),
    _spec("file.watch", _T("Actions", "Watch six bots"), "file/1", "Ctrl+2", "eye"),
    _spec("file.tournament", _T("Actions", "New tournament..."), "file/1", "Ctrl+Shift+T", "trophy"),
    _spec("file.open", _T("Actions", "Open..."), "file/2", "Ctrl+O", "folder-open"),
    _spec("file.continue", _T("Actions", "Continue the last match"), "file/2", "Ctrl+Shift+O", "play"),
    _spec("file.close", _T("Actions", "Close tab"), "file/3@front", "Ctrl+W", "x"),
    _spec("file.settings", _T("Actions", "Settings"), "file/4", "Ctrl+,", "settings"),
    _spec("file.quit", _T("Actions", "Quit"), "file/5", "Ctrl+Q", "log-out"),
    _spec("edit.undo", _T("Actions", "Undo"), "edit/1@match", "Ctrl+Z", "undo-2"),
    _spec("edit.redo", _T("Actions", "Redo"), "edit/1@match", "Ctrl+Shift+Z Ctrl+Y", "redo-2"),
    _spec("edit.clear", _T("Actions", "Take all orders back"), "edit/2@match", "Ctrl+Backspace", "rotate-ccw"),
    _spec("edit.order", _T("Actions", "Type an order"), "edit/2@match", "Ctrl+L", "keyboard"),
    _spec("view.palette", _T("Actions", "Find any command"), "view/1", "Ctrl+Shift+P", "search"),
    _spec("view.theme.system", _T("Actions", "Follow the system"), f"view/2/{_APPEARANCE}", "", "monitor", True),
    _spec("view.theme.light", _T("Actions", "Light"), f"view/2/{_APPEARANCE}", "", "sun", True),
    _spec("view.theme.dark", _T("Actions", "Dark"), f"view/2/{_APPEARANCE}", "", "moon", True),
    _spec("view.zoom.in", _T("Actions", "Zoom in"), "view/3@match", "Ctrl++ Ctrl+=", "plus"),
    _spec("view.zoom.out", _T("Actions", "Zoom out"), "view/3@match", "Ctrl+-", "minus"),
    _spec("view.zoom.all", _T("Actions", "Show the whole map"), "view/3@match", "Ctrl+0", "maximize"),
    _spec("view.map", _T("Actions", "Go to the map"), "view/3@front", "F6", "map"),
    _spec("dock.orders", _T("Actions", "Orders"), f"view/4/{_DOCKS}@front", "Alt+1", "", True),
    _spec("dock.promises", _T("Actions", "Promises"), f"view/4/{_DOCKS}@front", "Alt+2", "", True),
    _spec("dock.trust", _T("Actions", "Trust"), f"view/4/{_DOCKS}@front", "Alt+3", "", True),
    _spec("dock.deals", _T("Actions", "Deals"), f"view/4/{_DOCKS}@front", "Alt+4", "", True),
    _spec("dock.log", _T("Actions", "Log"), f"view/4/{_DOCKS}@front", "Alt+5", "", True),
    _spec("dock.reset", _T("Actions", "Put the docks back"), f"view/5/{_DOCKS}@front", "Alt+0", "panel-right"),
    _spec("view.fullscreen", _T("Actions", "Full screen"), "view/6", "F11", "expand", True),
    _spec("match.propose", _T("Actions", "Propose a pact..."), "match/1@match", "Ctrl+P", "handshake"),
    _spec("match.answer", _T("Actions", "Answer proposals..."), "match/1@match", "Ctrl+R", "mail"),
    _spec("match.retreats", _T("Actions", "Choose retreats..."), "match/2@match", "Ctrl+T", "corner-down-left"),
    _spec("match.builds", _T("Actions", "Choose builds..."), "match/2@match", "Ctrl+B", "circle-plus"),
    _spec("match.send", _T("Actions", "Send"), "match/3@match", "Ctrl+Return Ctrl+Enter", "send"),
    _spec("match.step", _T("Actions", "One phase on"), "match/3@match", "Ctrl+.", "step-forward"),
    _spec("match.seen_by", _T("Actions", "Seen by..."), "match/4@match", "Ctrl+E", "eye"),
    _spec("match.reload", _T("Actions", "Reload a bot..."), "match/4@match", "Ctrl+Shift+R", "refresh-cw"),
    _spec("match.bot_log", _T("Actions", "Show a bot's log..."), "match/4@match", "Ctrl+Shift+L", "file-text"),
    _spec("history.first", _T("Actions", "First season"), f"match/5/{_HISTORY}@match", "Alt+Home", "skip-back"),
    _spec("history.previous", _T("Actions", "Season before"), f"match/5/{_HISTORY}@match", "Alt+Left", "chevron-left"),
    _spec("history.next", _T("Actions", "Season after"), f"match/5/{_HISTORY}@match", "Alt+Right", "chevron-right"),
    _spec("history.now", _T("Actions", "Back to now"), f"match/5/{_HISTORY}@match", "Alt+End", "skip-forward"),
    _spec("map.next", _T("Actions", "Next unit without an order"), "match/6@map", "N", "arrow-right"),
    _spec("map.hold", _T("Actions", "Hold with the selected unit"), "match/6@map", "H", "shield"),
    _spec("map.support", _T("Actions", "Support with the selected unit"), "match/6@map", "S", "users"),
    _spec("map.leave", _T("Actions", "Leave the selection"), "match/6@map", "Esc", "x"),
    _spec("window.start", _T("Actions", "Start page"), "window/1", "Ctrl+1", "house"),
    _spec("window.match", _T("Actions", "Match"), "window/1", "Ctrl+3", "swords"),
    _spec("window.bots", _T("Actions", "Bots"), "window/1", "Ctrl+4", "bot"),
    _spec("window.tournament", _T("Actions", "Tournaments"), "window/1", "Ctrl+5", "trophy"),
    _spec("window.next_tab", _T("Actions", "Next tab"), "window/2", "Ctrl+Tab Ctrl+PgDown", "arrow-right"),
    _spec("window.previous_tab", _T("Actions", "Previous tab"), "window/2", "Ctrl+Shift+Tab Ctrl+PgUp", "arrow-left"),
    _spec("help.rules", _T("Actions", "Rules"), "help/1", "F1", "book-open"),
    _spec("help.bots", _T("Actions", "Writing a bot"), "help/1", "", "bot"),
    _spec("help.shortcuts", _T("Actions", "Keyboard shortcuts"), "help/1", "Ctrl+/", "keyboard"),
    _spec("help.logs", _T("Actions", "Open the logs' folder"), "help/2", "", "file-text"),
    _spec("help.about", _T("Actions", "About Concord"), "help/3", "", "info"),
)


def translated(text: str) -> str:
    """A text of the table in the language of the window."""
    return QCoreApplication.translate("Actions", text)


def plain(text: str) -> str:
    """A text without the dots of a dialog."""
    return text.removesuffix("...").removesuffix("\N{HORIZONTAL ELLIPSIS}")


class ActionTable(QObject):
    """The table as `QAction`s. `wanted` carries the id of the action that a menu, a key or the palette asked for."""

    wanted = Signal(str)

    def __init__(self, parent: QObject | None = None, specs: Iterable[ActionSpec] = ACTIONS) -> None:
        super().__init__(parent)
        self.specs: dict[str, ActionSpec] = {spec.id: spec for spec in specs}
        self._actions = {spec.id: self._make(spec) for spec in self.specs.values()}

    def __getitem__(self, action_id: str) -> QAction:
        return self._actions[action_id]

    def actions(self) -> Mapping[str, QAction]:
        """All actions by id, in the table's order."""
        return self._actions

    def of(self, context: str) -> list[QAction]:
        """The actions of one context."""
        return [self._actions[spec.id] for spec in self.specs.values() if spec.context == context]

    def show_states(self, contexts: tuple[str, ...], states: Mapping[str, ActionState]) -> None:
        """Let the actions of these contexts stand as `states` says; those it leaves out can't be done now."""
        for spec in self.specs.values():
            if spec.context in contexts:
                self._show(spec, states.get(spec.id, ActionState(enabled=False)))

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


_REACH = {
    "window": Qt.ShortcutContext.ApplicationShortcut,  # from a dialog beside the window, too
    "map": Qt.ShortcutContext.WidgetWithChildrenShortcut,
}
_ROLES = {
    "file.quit": QAction.MenuRole.QuitRole,
    "file.settings": QAction.MenuRole.PreferencesRole,
    "help.about": QAction.MenuRole.AboutRole,
}
