"""A bot's own local log, for whoever wrote the bot: what it printed, and why its answers were not taken."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from concordui import fonts
from concordui.match.wording import say
from concordui.widgets import DialogShell, OutlineButton
from engine.anatolia.board import Power

SIZE = (760, 480)
MOST = 200_000
"""Bytes from the end of the log that are shown."""


class BotLogDialog(DialogShell):
    """Shows the log as it is when it opens. `reload_wanted` carries the power whose bot is to be loaded anew."""

    reload_wanted = Signal(object)

    def __init__(
        self, power: Power, bot: str, path: Path | None, can_reload: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(say("The log of {bot}", bot=bot or power), power, parent, inset=False)
        self.setObjectName("bot-log")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.text = QPlainTextEdit(self)
        self.text.setAccessibleName(self.windowTitle())
        self.text.setReadOnly(True)
        self.text.setFont(fonts.mono())
        self.text.setPlainText(read_log(path))
        self.text.moveCursor(self.text.textCursor().MoveOperation.End)
        self.body.addWidget(self.text)
        self.set_help(say("Only on this machine: {path}", path=path) if path is not None else "")
        self._power = power
        self.reload = OutlineButton(say("&Reload bot"), self, "refresh-cw")
        self.reload.setToolTip(say("Read the bot's file again; it plays from the next phase on"))
        self.reload.setEnabled(can_reload)
        self.reload.clicked.connect(self._reload)
        self.add_button(self.reload)
        close = OutlineButton(say("&Close"), self)
        close.clicked.connect(self.close)
        self.add_button(close)
        self.resize(*SIZE)

    def _reload(self) -> None:
        self.reload_wanted.emit(self._power)
        self.close()


def read_log(path: Path | None) -> str:
    """The end of the log, or a sentence where there is none."""
    if path is None:
        return say("This bot has written no log.")
    try:
        with path.open("rb") as file:
            file.seek(max(0, path.stat().st_size - MOST))
            return file.read().decode("utf-8", "replace")
    except OSError as error:
        return say("The log can't be read: {reason}.", reason=error.strerror)
