"""The shell of every dialog: head 48, content 20 in, foot 56 with help at the left and buttons at the right."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QDialog, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from concordui.theme import theme
from concordui.widgets.labels import IconLabel, Label

HEAD = 48
FOOT = 56
INSET = 20
TITLE_BAR = 32
"""What the system's frame takes of the screen's height."""
SCROLLED = "dialog-scrolled"


class DialogShell(QDialog):
    """A dialog with the system's title bar; non-modal unless `modal`. Fill `body` (a column), then add buttons.

    `inset` False gives the body the whole width, for panes with lines between them. What is higher or wider than the
    screen can be scrolled, between a head and a foot that stay.
    """

    def __init__(
        self, title: str, note: str = "", parent: QWidget | None = None, *, modal: bool = False, inset: bool = True
    ) -> None:
        super().__init__(parent)
        self.setModal(modal)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self._head = self._make_head(title, note)
        self._foot, self._help_icon, self._help, self._buttons = self._make_foot()
        self._middle = middle = QWidget(self)
        self.body = QVBoxLayout(middle)
        self.body.setContentsMargins(QMargins(INSET, INSET, INSET, INSET) if inset else QMargins(0, 0, 0, 0))
        self.body.setSpacing(12 if inset else 0)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(self._head)
        column.addWidget(middle, 1)
        column.addWidget(self._foot)

    def showEvent(self, event: QShowEvent) -> None:
        parent = self.parentWidget()
        room = self.screen().availableSize() - QSize(0, TITLE_BAR)
        self.fit(room if parent is None else room.expandedTo(parent.window().size()))
        super().showEvent(event)

    def fit(self, room: QSize) -> None:
        """Be no larger than this room, which is the screen's: of that, a text of twice the size leaves half."""
        self.setMinimumSize(self.minimumSize().boundedTo(room))
        least = self.minimumSizeHint()
        if least.width() > room.width() or least.height() > room.height():
            self._let_scroll()
        self.resize(self.size().boundedTo(room))

    def _let_scroll(self) -> None:
        if self.findChild(QScrollArea, SCROLLED, Qt.FindChildOption.FindDirectChildrenOnly) is not None:
            return
        area = QScrollArea(self)
        area.setObjectName(SCROLLED)
        area.setAccessibleName(self.accessibleName())
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what has the focus in it comes into sight by itself
        self._column.replaceWidget(self._middle, area)
        area.setWidget(self._middle)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A line round the dialog: not every desktop frames its windows."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(theme().ui("line"))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def _make_head(self, title: str, note: str) -> QFrame:
        head = QFrame(self)
        head.setProperty("kind", "dialog-head")
        head.setFixedHeight(HEAD)
        row = QHBoxLayout(head)
        row.setContentsMargins(INSET, 0, INSET, 0)
        row.setSpacing(10)
        self._title = Label(title, "section", head)
        self._note = Label(note, "muted", head, tabular=True)
        self._count = Label("", "caption", head, tabular=True)
        row.addWidget(self._title)
        row.addWidget(self._note)
        row.addStretch(1)
        row.addWidget(self._count)
        return head

    def _make_foot(self) -> tuple[QFrame, IconLabel, Label, QHBoxLayout]:
        foot = QFrame(self)
        foot.setProperty("kind", "foot")
        foot.setFixedHeight(FOOT)
        row = QHBoxLayout(foot)
        row.setContentsMargins(INSET, 0, 16, 0)
        row.setSpacing(8)
        icon = IconLabel("info", "muted", 14, foot)
        icon.hide()
        words = Label("", "caption", foot, wrap=True)
        row.addWidget(icon)
        row.addWidget(words, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        row.addLayout(buttons)
        return foot, icon, words, buttons

    def set_title(self, title: str, note: str = "") -> None:
        """Change the head; the system's title bar says the title too."""
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self._title.set_text(title)
        self._note.set_text(note)

    def set_count(self, text: str) -> None:
        """A count at the right of the head: *4 proposals*."""
        self._count.set_text(text)

    def set_help(self, text: str, icon: str | None = None) -> None:
        """The sentence at the left of the foot, with an icon if it is news."""
        self._help.set_text(text)
        self._help_icon.setVisible(icon is not None)
        if icon is not None:
            self._help_icon.set_icon(icon, "muted")

    def add_button(self, button: QAbstractButton) -> None:
        """Put a button at the right of those in the foot; the filled one comes last."""
        self._buttons.addWidget(button)
