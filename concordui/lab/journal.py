"""The journal of the lab: positions with unsaved changes (`concordui.drafts`)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from concordui import drafts
from concordui.drafts import DAMAGED, Draft, Kept
from concordui.lab.document import Position, read
from concordui.match.wording import say

__all__ = ["DAMAGED", "FORMAT", "Draft", "Journal", "Kept", "PositionForm", "title_of"]

FORMAT = "lab-draft"


class PositionForm(drafts.DraftForm[Position]):
    """See `concordui.drafts.DraftForm`."""

    folder = "lab"
    format = FORMAT
    key = "case"
    stem = "position"
    remedy = "open a position"

    def read(self, data: Any, where: str) -> Position:
        return read(data, where)[0]

    def record(self, content: Position) -> Mapping[str, Any]:
        return content.to_case()

    def title(self, content: Position, file: Path | None) -> str:
        if content.title:
            return content.title
        return say("New position") if file is None else file.stem


class Journal(drafts.Journal[Position]):
    """The positions that are kept."""

    def __init__(self, data: Path) -> None:
        super().__init__(data, PositionForm())


def title_of(draft: Draft[Position]) -> str:
    """The position's own title, or its file's name."""
    return PositionForm().title(draft.content, draft.file)
