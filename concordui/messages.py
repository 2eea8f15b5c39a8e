"""What Qt and the program say on the side: into a log file, and to whoever must know (the self-test)."""

from __future__ import annotations

import logging
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

LOG_FILE = "concord.log"
LOG_BYTES = 1_000_000
LOG_COPIES = 3

_log = logging.getLogger("qt")
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
HARMLESS = (
    *(f"This plugin does not support {what}" for what in ("propagateSizeHints", "raise", "grabbing the keyboard")),
    "Detected locale ",
)
"""What the offscreen platform says because there is no window manager, and Qt where the user's locale is not installed
(it goes on in UTF-8): neither says anything about the program."""


class QtMessages:
    """Takes Qt's messages; `warnings` are those from a warning upwards that are not harmless, oldest first."""

    def __init__(self) -> None:
        self.warnings: list[str] = []
        self._before: Callable[[QtMsgType, QMessageLogContext, str], Any] | None = None

    def install(self) -> None:
        """From now on Qt writes to the log instead of stderr."""
        self._before = qInstallMessageHandler(self._on_message)

    def remove(self) -> None:
        """Give Qt its own way back."""
        qInstallMessageHandler(self._before)

    def _on_message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        level = _LEVELS.get(kind, logging.WARNING)
        _log.log(level, "%s", text)
        if level >= logging.WARNING and not text.startswith(HARMLESS):
            self.warnings.append(text)


class _LogFile(RotatingFileHandler):
    """The log's file. What a full disk does not take is lost to the log, which is no reason to trouble anybody."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Say nothing: the standard library would print a traceback."""


def start_log(folder: Path) -> logging.Handler:
    """Write the program's log into the folder, at most four files of a megabyte; nowhere if nothing can be written."""
    handler: logging.Handler
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = _LogFile(folder / LOG_FILE, maxBytes=LOG_BYTES, backupCount=LOG_COPIES, encoding="utf-8")
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    return handler


def stop_log(handler: logging.Handler) -> None:
    """Close the log."""
    logging.getLogger().removeHandler(handler)
    handler.close()
