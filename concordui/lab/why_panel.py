"""*Why* in the lab: the derivation of the unit in question, whose lines light the map, and the way to other units."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from concordui.dock_head import DockHead
from concordui.lab.editor import Editor
from concordui.lab.focus import Focus
from concordui.match.wording import place_name
from concordui.saving import TextSaver
from concordui.why.panel import WhyTree
from concordui.widgets import EmptyHint
from engine.anatolia.board import ProvinceId

MOST_VISITED = 100


class WhyPanel(QWidget):
    """Follows the editor and the focus. `failed` carries the `ConcordError` of a file that could not be written.

    `head` is the dock's title bar.
    """

    failed = Signal(object)

    def __init__(self, editor: Editor, focus: Focus, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setObjectName("why-panel")
        self._editor, self._focus = editor, focus
        self._back: list[ProvinceId] = []
        self._forward: list[ProvinceId] = []
        self._last = focus.unit
        self._stale = True
        self._saver = TextSaver(self)
        self.head = DockHead(self.tr("Why"))
        self._unfold = self.head.add_button("unfold", "list-tree", self.tr("Open all lines, or close them"))
        self._copy = self.head.add_button("copy", "copy", self.tr("Copy as text"))
        self._save = self.head.add_button("save", "download", self.tr("Save as a text file…"))
        self.tree = WhyTree(self.tr("Why the unit fared as it did"), self)
        hint = self.tr("Choose a unit on the map or in the list of orders: why it fared as it did appears here.")
        self.hint = EmptyHint(hint, self)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.hint)
        self._pages.addWidget(self.tree)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.addWidget(self._pages)
        self._connect()
        self.refresh()

    def refresh(self) -> None:
        """Show the derivation of the unit in question, as the position is now; when hidden, not before it is shown."""
        self._stale = not self.isVisible()
        if self._stale:
            return
        account, unit = self._editor.analysis.account, self._focus.unit
        units = self._editor.analysis.units
        shown = unit is not None and unit in units
        for button in (self._unfold, self._copy, self._save):
            button.setEnabled(shown)
        if unit is None or not shown:
            self.head.set_note("")
            self.tree.show_line(None, {})
            self._pages.setCurrentWidget(self.hint)
            return
        standing, place = units[unit], place_name(account.board, unit)
        kind = self.tr("{place}, army of {power}") if standing.type == "army" else self.tr("{place}, fleet of {power}")
        self.head.set_note(kind.format(place=place, power=standing.power))
        self.tree.setAccessibleName(self.tr("Why {place} fared as it did").format(place=place))
        self.tree.show_line(account.line(unit), units)
        self._pages.setCurrentWidget(self.tree)

    def go_back(self) -> None:
        """To the unit that was in question before."""
        self._travel(self._back, self._forward)

    def go_forward(self) -> None:
        """To the unit that `go_back` came from."""
        self._travel(self._forward, self._back)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self.refresh()

    def _connect(self) -> None:
        self._editor.changed.connect(self.refresh)
        self._focus.unit_changed.connect(self._focused)
        self.tree.looked.connect(self._focus.light)
        self.tree.asked.connect(self._asked)
        self.head.pressed.connect(self._pressed)
        self._saver.failed.connect(self.failed)
        for keys, go in (("Alt+Left", self.go_back), ("Alt+Right", self.go_forward)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(go)

    def _focused(self) -> None:
        """Another unit came into question, here or elsewhere: the one before is where *back* leads."""
        if self._last is not None:
            self._back = [*self._back, self._last][-MOST_VISITED:]
            self._forward = []
        self._last = self._focus.unit
        self.refresh()

    def _travel(self, there: list[ProvinceId], here: list[ProvinceId]) -> None:
        """To the last of `there` that still stands; the unit in question goes to `here`."""
        standing = self._editor.analysis.units
        while there:
            unit = there.pop()
            if unit in standing and unit != self._focus.unit:
                if self._last is not None:
                    here.append(self._last)
                self._last = None  # so that the way itself is no new step of it
                self._focus.set_unit(unit)
                return

    def _asked(self, unit: object) -> None:
        self._focus.set_unit(str(unit))
        self.tree.select_first()

    def _pressed(self, name: object) -> None:
        line = self.tree.line
        if line is None:
            return
        match name:
            case "unfold" if self.tree.all_open:
                self.tree.collapseAll()
                self.tree.expandToDepth(0)
            case "unfold":
                self.tree.expandAll()
            case "copy":
                QGuiApplication.clipboard().setText(line.as_text() + "\n")
            case _:
                name = self.tr("Why {place}").format(place=place_name(self._editor.position.board, line.unit or ""))
                kind = self.tr("Text (*.txt)")
                self._saver.ask(self.tr("Save the reasons"), f"{name}.txt", kind, "txt", line.as_text() + "\n")
