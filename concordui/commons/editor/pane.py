"""The form of one object: its lines as widgets, made anew only where another kind of object is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from concordui.commons.editor.faults import Faults, Finding
from concordui.commons.editor.field_rows import ChooserRow, EntryRow, HeadingRow, LineRow, MoreRow, StrayRow
from concordui.commons.editor.forms import NOTHING, Form, Variant, made
from concordui.commons.editor.lines import Chooser, Entry, Heading, Line, More, belongs, lines, say
from concordui.commons.editor.paths import Path, value_at, with_value, without
from concordui.engine_words import told

MARGIN = 16
AT_LINE = 3
"""Faults that are told at a line."""


class FormPane(QWidget):
    """`edited` carries the whole scenario after an edit, its name, and the path if it was typed (else None).

    `rested` tells that a field was left, `page_wanted` the path of a list that shall be shown.
    """

    edited = Signal(object, str, object)
    rested = Signal()
    page_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.rows: list[LineRow] = []
        self._data: Any = None
        self._path: Path = ()
        self._key: object = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(MARGIN, 12, MARGIN, 16)
        self._column.setSpacing(10)
        self._column.addStretch(1)

    def show_object(self, form: Form, data: Any, path: Path) -> None:
        """Show the object at a path of this scenario."""
        self._data, self._path = data, path
        found = list(lines(form, data, path))
        key = [(type(line), line.path[len(path) :], _identity(line)) for line in found]
        if key != self._key:
            self._key = key
            self._fill(found)
        for row, line in zip(self.rows, found, strict=True):
            row.rebind(line)
            row.show_value(data)

    def show_faults(self, faults: Faults) -> None:
        """Show each fault at its line; what is about the whole stands at the first."""
        said = {row: _said(row.line, faults) for row in self.rows}
        if self.rows and not any(isinstance(row.line, Chooser) and row.line.path == self._path for row in self.rows):
            said[self.rows[0]] = [told(each.what) for each in faults.here(self._path)] + said[self.rows[0]]
        for row, words in said.items():
            row.show_faults(words)

    def place(self, fault: Path) -> int | None:
        """The line that a fault is nearest to, None where it is about something else."""
        if not belongs(fault, self._path) or not self.rows:
            return None
        near = [(len(row.line.path), place) for place, row in enumerate(self.rows) if belongs(fault, row.line.path)]
        deepest = max((depth for depth, _ in near), default=None)
        if deepest is None:
            return 0
        return next(place for depth, place in reversed(near) if depth == deepest)

    def go_to(self, fault: Path) -> None:
        """Give the keyboard to the line of a fault."""
        place = self.place(fault)
        if place is not None:
            row = self.rows[place]
            row.focus_target.setFocus(Qt.FocusReason.OtherFocusReason)
            viewport = self.parentWidget()
            area = None if viewport is None else viewport.parentWidget()
            if isinstance(area, QScrollArea):
                QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # faults may just have made room
                area.ensureWidgetVisible(row)

    def _fill(self, found: Sequence[Line]) -> None:
        for old in self.rows:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.rows = [self._row(line) for line in found]
        for place, row in enumerate(self.rows):
            self._column.insertWidget(place, row)
        for before, after in zip(self.rows, self.rows[1:], strict=False):
            QWidget.setTabOrder(before.focus_target, after.focus_target)

    def _row(self, line: Line) -> LineRow:
        match line:
            case Entry():
                entry = EntryRow(line, self)
                entry.given.connect(self._given)
                entry.left.connect(self.rested)
                return entry
            case Chooser():
                chooser = ChooserRow(line, self)
                chooser.chosen.connect(self._chosen)
                return chooser
            case Heading():
                return HeadingRow(line, self)
            case More():
                more = MoreRow(line, self)
                more.wanted.connect(self.page_wanted)
                return more
        stray = StrayRow(line, self)
        stray.removed.connect(self._removed)
        return stray

    def _given(self, path: Path, value: object, title: str) -> None:
        data = without(self._data, path) if value is NOTHING else with_value(self._data, path, value)
        self.edited.emit(data, say("change {title}", title=title), path)

    def _chosen(self, path: Path, variant: Variant) -> None:
        if value_at(self._data, path) is not None and variant.fits(value_at(self._data, path)) and not variant.free:
            return
        new = made(variant, value_at(self._data, path))
        self.edited.emit(with_value(self._data, path, new), say("choose {title}", title=variant.title), None)

    def _removed(self, path: Path) -> None:
        self.edited.emit(without(self._data, path), say("remove {key}", key=path[-1]), None)


def _identity(line: Line) -> object:
    """What has to be the same for a line's widgets to stand for another one."""
    match line:
        case Chooser():
            return (id(line.form), line.title)
        case Entry() | Heading() | More():
            return line.field
    return line.key


def _said(line: Line, faults: Faults) -> list[str]:
    """What is wrong with a line, or within it where nothing else tells."""
    match line:
        case More():
            count = len(faults.within(line.path))
            here = [told(each.what) for each in faults.here(line.path)]
            inside = say("1 fault in it") if count == 1 else say("{count} faults in it", count=f"{count:,}")
            return here or ([inside] if count else [])
        case Chooser():
            tags = {key for variant in line.form.variants for key in variant.tags}
            own = [each for key in tags for each in faults.here((*line.path, key))]
            return [told(each.what) for each in (*faults.here(line.path), *own)]
        case Heading():
            chosen = line.field.form is not None and len(line.field.form.variants) > 1
            return [] if chosen else [told(each.what) for each in faults.here(line.path)]
    return [_words(each, line.path) for each in faults.within(line.path)[:AT_LINE]]


def _words(finding: Finding, path: Path) -> str:
    """The fault; with its place where that is within the line's."""
    rest = finding.path[len(path) :]
    inner = ".".join(str(part + 1 if isinstance(part, int) else part) for part in rest)
    return f"{inner}: {told(finding.what)}" if inner else told(finding.what)
