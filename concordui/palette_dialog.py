"""The command palette: type some letters of an action, choose with the arrow keys, do it with Enter."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QLabel,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from concordui import fonts, icons
from concordui.actions import MENUS, ActionTable, plain, translated
from concordui.fuzzy import ranked
from concordui.theme import theme

WIDTH = 560
ROW = 32
ROWS = 12
_NAVIGATION = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Command:
    """One line of the palette."""

    id: str
    text: str
    menu: str
    keys: str
    icon: str
    enabled: bool
    checked: bool


def commands_of(table: ActionTable) -> list[Command]:
    """Every action of the table, in its order, as it stands now."""
    menus = {menu: title for menu, title, _ in MENUS}
    lines = []
    for spec in table.specs.values():
        action = table[spec.id]
        place = [plain(translated(menus[spec.menu]))] + ([translated(spec.submenu)] if spec.submenu else [])
        lines.append(
            Command(
                id=spec.id,
                text=plain(action.text()),
                menu=" \N{RIGHTWARDS ARROW} ".join(place),
                keys=action.shortcut().toString(QKeySequence.SequenceFormat.NativeText),
                icon=spec.icon,
                enabled=action.isEnabled(),
                checked=action.isChecked(),
            )
        )
    return lines


class CommandModel(QAbstractListModel):
    """The commands that fit what is typed: those that can be done now before the others."""

    CommandRole = Qt.ItemDataRole.UserRole + 1

    def __init__(self, commands: list[Command], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all = commands
        self.shown = sorted(commands, key=_disabled)

    def filter(self, query: str) -> None:
        """Show what fits, first what is called just so; the menu's name counts as words too."""
        self.beginResetModel()
        found = ranked(query, [(command, f"{command.text} {command.menu}") for command in self._all])
        called_so = query.strip().casefold()
        found = [each for each in found if each.text.casefold() == called_so] + [
            each for each in found if each.text.casefold() != called_so
        ]
        self.shown = sorted(found, key=_disabled)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        command = self.shown[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return command.text
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return f"{command.menu} {command.keys}"
        return command if role == self.CommandRole else None


def _disabled(command: Command) -> bool:
    return not command.enabled


class CommandDelegate(QStyledItemDelegate):
    """A line: icon, words, where it is in the menus, its key."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(WIDTH, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        command = index.data(CommandModel.CommandRole)
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        look = theme()
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, look.ui("selected"))
            painter.fillRect(QRect(rect.x(), rect.y(), 3, rect.height()), look.ui("accent"))
        ink = look.ui("text" if command.enabled else "disabled")
        icon = "check" if command.checked else command.icon
        if icon:
            role = "muted" if command.enabled else "disabled"
            icons.paint(painter, icon, QRectF(rect.x() + 16, rect.y() + 8, 16, 16), look.ui(role))
        self._texts(painter, rect, command, ink)
        painter.restore()

    def _texts(self, painter: QPainter, rect: QRect, command: Command, ink: QColor) -> None:
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(fonts.ui("body"))
        painter.setPen(ink)
        words = QRect(rect.x() + 44, rect.y(), rect.width() - 60, rect.height())
        painter.drawText(words, middle | Qt.AlignmentFlag.AlignLeft, command.text)
        left = words.x() + painter.fontMetrics().horizontalAdvance(command.text) + 12
        painter.setFont(fonts.ui("caption"))
        painter.setPen(theme().ui("muted" if command.enabled else "disabled"))
        painter.drawText(words, middle | Qt.AlignmentFlag.AlignRight, command.keys)
        right = words.right() - painter.fontMetrics().horizontalAdvance(command.keys) - 16
        place = painter.fontMetrics().elidedText(command.menu, Qt.TextElideMode.ElideRight, max(right - left, 0))
        painter.drawText(QRect(left, rect.y(), max(right - left, 0), rect.height()), middle, place)


class PaletteDialog(QDialog):
    """The palette over a window. It is gone when something was chosen, on Escape, or when the focus leaves it.

    `chosen` carries the action's id.
    """

    chosen = Signal(str)

    def __init__(self, table: ActionTable, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setObjectName("palette")
        self.setAccessibleName(self.tr("Find any command"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.model = CommandModel(commands_of(table), self)
        self.field = QLineEdit(self)
        self.list = QListView(self)
        self._hint = QLabel(self)
        self._build()
        self._show_matches("")

    def open_over(self, window: QWidget) -> None:
        """Show it at the top, in the middle of the window."""
        self.setFixedWidth(min(WIDTH, window.width() - 32))
        self.adjustSize()
        corner = window.mapToGlobal(window.rect().topLeft())
        self.move(corner.x() + (window.width() - self.width()) // 2, corner.y() + 56)
        self.show()
        self.field.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().ui("surface"))
        painter.setPen(theme().ui("lineStrong"))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _NAVIGATION:
            self._walk(event.key())
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.list.currentIndex())
        else:
            super().keyPressEvent(event)

    def _build(self) -> None:
        self.field.setPlaceholderText(self.tr("Find any command"))
        self.field.setAccessibleName(self.tr("Some letters of a command"))
        self.field.setFixedHeight(36)
        sign = self.field.addAction(icons.icon("search", "muted"), QLineEdit.ActionPosition.LeadingPosition)
        sign.setText(self.tr("Search"))
        self.field.installEventFilter(self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(CommandDelegate(self.list))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setUniformItemSizes(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Commands"))
        self.list.setFixedHeight(ROW * ROWS)
        self._hint.setFont(fonts.ui("caption"))
        self._hint.setProperty("kind", "caption")
        self._hint.setContentsMargins(16, 8, 16, 10)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 1, 1, 1)
        layout.setSpacing(0)
        field_row = QVBoxLayout()
        field_row.setContentsMargins(12, 12, 12, 8)
        field_row.addWidget(self.field)
        layout.addLayout(field_row)
        layout.addWidget(self.list)
        layout.addWidget(self._hint)
        self.field.textChanged.connect(self._show_matches)
        self.list.clicked.connect(self._choose)

    def _show_matches(self, query: str) -> None:
        self.model.filter(query)
        self.list.setCurrentIndex(self.model.index(0, 0))
        self.list.scrollToTop()
        self._say()

    def _walk(self, key: int) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -ROWS, Qt.Key.Key_PageDown: ROWS}
        count = self.model.rowCount()
        row = self.list.currentIndex().row() + steps[Qt.Key(key)]
        if abs(steps[Qt.Key(key)]) == 1:
            row %= max(count, 1)
        self.list.setCurrentIndex(self.model.index(max(0, min(row, count - 1)), 0))
        self._say()

    def _say(self) -> None:
        index = self.list.currentIndex()
        if not self.model.rowCount():
            self._hint.setText(self.tr("No command has these letters."))
        elif index.isValid() and not self.model.shown[index.row()].enabled:
            self._hint.setText(self.tr("This can't be done now."))
        else:
            self._hint.setText(self.tr("Arrow keys choose, Enter does it, Esc leaves."))

    def _choose(self, index: Index) -> None:
        if index.isValid() and self.model.shown[index.row()].enabled:
            action_id = self.model.shown[index.row()].id
            self.accept()
            self.chosen.emit(action_id)
