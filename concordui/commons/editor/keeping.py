"""How scenarios that are edited are kept: their drafts in the journal, and the text of their files."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from concordui import drafts, filing
from concordui.commons.editor.document import ScenarioEdit
from concordui.commons.editor.lines import say
from concordui.commons.runs import DRAFT_FORMAT, DRAFTS
from concordui.filing import Source
from engine.errors import RecordError
from engine.files import utf8


class ScenarioForm(drafts.DraftForm[Mapping[str, Any]]):
    """See `concordui.drafts.DraftForm`."""

    folder = DRAFTS
    format = DRAFT_FORMAT
    key = "scenario"
    stem = "scenario"
    remedy = "open a scenario"

    def read(self, data: Any, where: str) -> Mapping[str, Any]:
        if not isinstance(data, Mapping):
            raise RecordError("there is no scenario in this draft", where, self.remedy)
        return data

    def record(self, content: Mapping[str, Any]) -> Mapping[str, Any]:
        return content

    def title(self, content: Mapping[str, Any], file: Path | None) -> str:
        title = content.get("title")
        if isinstance(title, str) and title.strip():
            return title
        return say("New scenario") if file is None else file.stem


class ScenarioJournal(drafts.Journal[Mapping[str, Any]]):
    """The scenarios with unsaved changes."""

    def __init__(self, data: Path) -> None:
        super().__init__(data, ScenarioForm())


class ScenarioFiling(filing.Filing[Mapping[str, Any]]):
    """Keeps the scenario that is edited (`concordui.filing`)."""

    def __init__(
        self,
        edit: ScenarioEdit,
        journal: ScenarioJournal,
        source: Source,
        now: Callable[[], datetime],
        folder: Callable[[], Path],
        parent: QObject | None = None,
    ) -> None:
        self._edit = edit
        super().__init__(edit, journal, source, now, folder, parent)

    def content(self) -> Mapping[str, Any]:
        data: Mapping[str, Any] = self._edit.data
        return data

    def text(self, record: Mapping[str, Any]) -> str:
        return utf8(json.dumps(record, indent=2, ensure_ascii=False, allow_nan=False)) + "\n"

    def dialog_words(self) -> tuple[str, str]:
        return say("Save the scenario"), say("Scenarios (*.json)")


def writable(data: Any) -> Any:
    """The value with numbers that are none as their words, so that it can be written, and the check says where."""
    if isinstance(data, Mapping):
        return {key: writable(value) for key, value in data.items()}
    if isinstance(data, list):
        return [writable(value) for value in data]
    return repr(data) if isinstance(data, float) and not math.isfinite(data) else data
