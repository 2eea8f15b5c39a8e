"""The head of a page beside the map, as high on each, so that nothing moves when another page comes forward."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from concordui.widgets import SectionHead

HEIGHT = 40


class PageBar(SectionHead):
    """A title, a muted note beside it that gives way, and what can be done at the right."""

    def __init__(self, title: str, note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(title, note, parent, height=HEIGHT)
        self._row.setContentsMargins(12, 0, 12, 0)
