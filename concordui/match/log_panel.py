"""The Log: a strip with the latest line, and the whole list when it is opened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from concordui.match.model import LogEntry, Recalled
from concordui.match.rows import ROW, Row, RowList
from concordui.match.telling import Said, log_lines
from concordui.match.wording import say
from concordui.widgets import ElidedLabel, Label, LinkButton, OutlineButton
from engine.anatolia.board import Power
from engine.anatolia.events import FellBack, PhaseBegan

HEIGHT = 40
LINES = 6
"""Lines that the opened log shows at once."""


class LogStrip(QFrame):
    """The head of the log's dock: its latest line, the link to a bot's own log, and the button that opens the list."""

    bot_log_wanted = Signal(object)
    toggled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "strip")
        self.setFixedHeight(HEIGHT)
        self.setAccessibleName(self.tr("Log"))
        self._power: Power | None = None
        self.time = Label("", "caption", self, tabular=True)
        self.line = ElidedLabel(self)
        self.line.setObjectName("log-line")
        self.link = LinkButton(self.tr("Show the bot's log"), self)
        self.link.setObjectName("log-link")
        self.link.clicked.connect(self._wanted)
        self.opener = OutlineButton("", self)
        self.opener.setObjectName("log-opener")
        self.opener.setFlat(True)
        self.opener.clicked.connect(self.toggled)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 8, 0)
        row.setSpacing(14)
        row.addWidget(Label(self.tr("Log"), "strong", self))
        row.addWidget(self.time)
        row.addWidget(self.line, 1)
        row.addWidget(self.link)
        row.addWidget(self.opener)

    def sizeHint(self) -> QSize:
        return QSize(240, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, HEIGHT)

    def show_latest(self, time: str, said: Said | None, count: int, bot: Power | None, is_open: bool) -> None:
        """Show the latest line; `bot` has a log of its own to show."""
        self._power = bot
        self.time.set_text(time)
        self.line.set_text("" if said is None else said.text)
        self.link.setVisible(bot is not None)
        self.opener.setText(self.tr("1 line") if count == 1 else self.tr("{count} lines").format(count=count))
        self.opener.set_icon("chevron-down" if is_open else "chevron-up")
        self.opener.setAccessibleName(self.tr("Close the whole log") if is_open else self.tr("Open the whole log"))

    def _wanted(self) -> None:
        self.bot_log_wanted.emit(self._power)


class LogPanel(QWidget):
    """The list under the strip; hidden until it is opened. `strip` is the dock's title bar."""

    bot_log_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.strip = LogStrip()
        self.list = RowList(self.tr("Log, oldest line first"), self)
        self.list.setObjectName("log-list")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list)
        self._open = False
        self._entries: tuple[LogEntry, ...] = ()
        self._bots: Mapping[Power, str] = {}
        self.strip.toggled.connect(self.toggle)
        self.strip.bot_log_wanted.connect(self.bot_log_wanted)
        self.list.chosen.connect(self._chosen)
        self._set_open(False)

    @property
    def is_open(self) -> bool:
        """Whether the whole list is shown."""
        return self._open

    def show_log(self, entries: Sequence[LogEntry], bots: Mapping[Power, str]) -> None:
        """Show these entries, the oldest first."""
        entries = tuple(entries)
        if (entries, bots) == (self._entries, self._bots):
            return
        known = self._entries
        grown = bots == self._bots and entries[: len(known)] == known
        first = len(known) if grown else 0
        self._entries, self._bots = entries, bots
        rows = [row for number, entry in enumerate(entries[first:], first) for row in self._rows(number, entry)]
        at_end = self._at_end()
        self.list.show_rows((*self.list.rows, *rows) if grown else rows)
        if at_end:
            self.list.scrollToBottom()
        self._show_latest()

    def toggle(self) -> None:
        """Open the list, or close it."""
        self._set_open(not self.is_open)

    def sizeHint(self) -> QSize:
        return QSize(400, ROW * LINES)

    def _set_open(self, is_open: bool) -> None:
        self._open = is_open
        self.list.setVisible(is_open)
        self.setMaximumHeight(16777215 if is_open else 0)
        self.setMinimumHeight(ROW * LINES if is_open else 0)
        if is_open:
            self.list.scrollToBottom()
        self._show_latest()

    def _at_end(self) -> bool:
        bar = self.list.verticalScrollBar()
        return bar.value() >= bar.maximum() - ROW

    def _rows(self, number: int, entry: LogEntry) -> list[Row]:
        time = _time(entry)
        bot = isinstance(entry.event, FellBack)
        return [
            Row(
                key=(number, index),
                text=said.text,
                lead=time,
                tone=said.tone,
                tagged="icon" if bot else "words",
                icon="file-text" if bot else "",
                tag=self.tr("press Enter for the bot's log") if bot else "",
                tip=said.text,
            )
            for index, said in enumerate(log_lines(entry.event, self._bots))
        ]

    def _show_latest(self) -> None:
        entry = latest_entry(self._entries, self._bots)
        if entry is None:
            self.strip.show_latest("", None, len(self.list.rows), None, self.is_open)
            return
        said = log_lines(entry.event, self._bots)[0]
        bot = entry.event.power if isinstance(entry.event, FellBack) else None
        self.strip.show_latest(_time(entry), said, len(self.list.rows), bot, self.is_open)

    def _chosen(self, key: tuple[int, int]) -> None:
        event = self._entries[key[0]].event
        if isinstance(event, FellBack):
            self.bot_log_wanted.emit(event.power)


def latest_entry(entries: Sequence[LogEntry], bots: Mapping[Power, str]) -> LogEntry | None:
    """The entry for the strip: the last one with a warning since the last resolution, else the last with any words."""
    last, recent = None, True
    for entry in reversed(entries):
        lines = log_lines(entry.event, bots)
        if recent and lines and lines[0].tone in ("warn", "danger"):
            return entry
        last = last or (entry if lines else None)
        begun = isinstance(entry.event, PhaseBegan) and entry.event.position.phase == "orders"
        recent = recent and not begun and not isinstance(entry.event, Recalled)
        if last is not None and not recent:
            break
    return last


def _time(entry: LogEntry) -> str:
    return say("earlier") if entry.at is None else entry.at.strftime("%H:%M:%S")
