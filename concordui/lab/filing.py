"""Where a position of the lab is kept, and what may be copied of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from concordui import filing
from concordui.filing import Source, digest_of
from concordui.lab.as_test import as_test
from concordui.lab.case_text import case_text
from concordui.lab.document import Position
from concordui.lab.editor import Editor
from concordui.lab.journal import Journal
from concordui.match.wording import say
from concordui.pages import copy_text
from concordui.workspace import ActionState

__all__ = ["Filing", "Source", "digest_of"]


class Filing(filing.Filing[Position]):
    """Keeps the position of an editor (`concordui.filing`)."""

    def __init__(
        self,
        editor: Editor,
        journal: Journal,
        source: Source,
        now: Callable[[], datetime],
        folder: Callable[[], Path],
        parent: QObject | None = None,
    ) -> None:
        self._editor = editor
        super().__init__(editor, journal, source, now, folder, parent)

    def content(self) -> Position:
        return self._editor.position

    def text(self, record: Mapping[str, Any]) -> str:
        return case_text(record)

    def dialog_words(self) -> tuple[str, str]:
        return say("Save the position"), say("Positions (*.json)")

    def states(self) -> Mapping[str, ActionState]:
        copied = {"lab.copy_json": ActionState(), "lab.copy_test": ActionState()}
        return {**super().states(), **copied}

    def perform(self, action_id: str) -> None:
        acts: dict[str, Callable[[], None]] = {"lab.copy_json": self.copy_json, "lab.copy_test": self.copy_test}
        if action_id in acts:
            acts[action_id]()
        else:
            super().perform(action_id)

    def copy_json(self) -> None:
        """Put it on the clipboard as the case that ``concord adjudicate`` takes."""
        copy_text(case_text(self._editor.position.to_case()))
        self._say(say("Copied as JSON"))

    def copy_test(self) -> None:
        """Put it on the clipboard as a test."""
        copy_text(as_test(self._editor.position, self._editor.side))
        self._say(say("Copied as a test for pytest"))
