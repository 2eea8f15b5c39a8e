"""The parts of the scenario as a tree: the whole, each list in it, each arena of a world with its lists."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from concordui import fonts, icons
from concordui.commons.editor.faults import Faults
from concordui.commons.editor.forms import Field, Form, scenario_form
from concordui.commons.editor.lines import belongs, say
from concordui.commons.editor.paths import Path, value_at
from concordui.theme import theme
from concordui.widgets.tables import RIGHT

WIDTH = 200
_PATH = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the editor: an object of `form`, or the list of a `field`."""

    path: Path
    title: str
    form: Form | None = None
    field: Field | None = None


def pages(data: Any) -> Iterator[Page]:
    """The pages of a scenario, from above."""
    world = isinstance(data, Mapping) and "arenas" in data
    yield from _pages(scenario_form(data), data, (), say("World") if world else say("Arena"))


def _pages(form: Form, data: Any, path: Path, title: str) -> Iterator[Page]:
    yield Page(path, title, form)
    variant = form.variant(value_at(data, path))
    for field in variant.fields if variant is not None else ():
        if field.kind != "rows" or field.form is None:
            continue
        at = (*path, field.key)
        yield Page(at, field.title, field=field)
        rows = value_at(data, at)
        for number, row in enumerate(rows if field.form.is_big and isinstance(rows, list) else ()):
            name = row.get("id") if isinstance(row, Mapping) else None
            yield from _pages(field.form, data, (*at, number), str(name or number + 1))


def page_at(data: Any, path: Path) -> Page:
    """The page on which a place of the scenario is edited."""
    found = [page for page in pages(data) if belongs(path, page.path)]
    return max(found, key=_depth)


def _depth(page: Page) -> int:
    return len(page.path)


class Outline(QTreeWidget):
    """`wanted` carries the `Page` that a person went to."""

    wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("scenario-outline")
        self.setAccessibleName(say("Parts of the scenario"))
        self.setHeaderHidden(True)
        self.setColumnCount(2)
        self.setIndentation(12)
        self.setFrameShape(QTreeWidget.Shape.NoFrame)
        head = self.header()
        head.setStretchLastSection(False)
        head.setMinimumSectionSize(16)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        head.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self._pages: list[Page] = []
        self._items: dict[Path, QTreeWidgetItem] = {}
        self._faulty: set[Path] = set()
        self.currentItemChanged.connect(self._went)
        theme().changed.connect(self._mark)

    def show_scenario(self, data: Any, path: Path) -> None:
        """Show its parts, that at `path` marked. The tree is built anew only where there are others."""
        found = list(pages(data))
        with QSignalBlocker(self):
            if [page.path for page in found] != [page.path for page in self._pages]:
                self._build(found)
            self._pages = found
            for page in found:
                self._label(self._items[page.path], page, data)
            self.setCurrentItem(self._items.get(path) or self._items[()])

    def show_faults(self, faults: Faults) -> None:
        """Mark the parts that have faults."""
        faulty = {path for path in self._items if faults.within(path)}
        if faulty != self._faulty:
            self._faulty = faulty
            self._mark()

    def page(self, path: Path) -> Page:
        """The page of a path, or the first."""
        return next((page for page in self._pages if page.path == path), self._pages[0])

    def _build(self, found: Sequence[Page]) -> None:
        self.clear()
        self._items = {}
        self._faulty = set()
        for page in found:
            above = next(
                (
                    self._items[page.path[:end]]
                    for end in range(len(page.path) - 1, -1, -1)
                    if page.path[:end] in self._items
                ),
                None,
            )
            item = QTreeWidgetItem() if above is None else QTreeWidgetItem(above)
            if above is None:
                self.addTopLevelItem(item)
            item.setData(0, _PATH, page)
            self._items[page.path] = item
        self.expandAll()

    def _label(self, item: QTreeWidgetItem, page: Page, data: Any) -> None:
        item.setText(0, page.title)
        item.setData(0, _PATH, page)
        if page.field is not None:
            rows = value_at(data, page.path)
            count = len(rows) if isinstance(rows, list) else 0
            item.setText(1, f"{count:,}" if count else "")
            item.setTextAlignment(1, RIGHT)
            item.setFont(1, fonts.ui("caption", tabular=True))
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{page.title}, {count}")

    def _mark(self) -> None:
        sign = icons.icon("triangle-alert", "danger")
        with QSignalBlocker(self):
            for path, item in self._items.items():
                item.setIcon(0, sign if path in self._faulty else QIcon())
                item.setToolTip(0, say("Has faults") if path in self._faulty else "")

    def _went(self, item: QTreeWidgetItem | None, before: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.wanted.emit(item.data(0, _PATH))
