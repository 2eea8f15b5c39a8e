"""Finds settings by their words: the rows of the page's forms that have them, and the sections that have such rows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QFormLayout, QLabel, QLineEdit, QWidget

from concordui.shortcuts import ShortcutEditor
from concordui.widgets import Label

FIELD_WIDTH = 240
_LABEL, _FIELD = QFormLayout.ItemRole.LabelRole, QFormLayout.ItemRole.FieldRole


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page: its title, the widget that holds it, its form."""

    title: str
    holder: QWidget
    form: QFormLayout


class SettingsSearch(QObject):
    """The field that searches, the sentence where nothing is found, and the sections that it looks through.

    A row fits if every word of the query stands in its section's title, its label, or what its controls say.
    """

    def __init__(self, shortcuts: ShortcutEditor) -> None:
        super().__init__(shortcuts)
        self._shortcuts = shortcuts
        self._sections: list[Section] = []
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Search the settings"))
        self.field.setAccessibleName(self.tr("Search the settings"))
        self.field.setClearButtonEnabled(True)
        self.field.setFixedWidth(FIELD_WIDTH)
        self.nothing = Label(self.tr("No setting and no command has these words."), "muted")
        self.nothing.hide()
        self.field.textChanged.connect(self._filter)
        leave = QShortcut(QKeySequence(Qt.Key.Key_Escape), self.field)
        leave.setContext(Qt.ShortcutContext.WidgetShortcut)
        leave.activated.connect(self.field.clear)

    def add(self, title: str, holder: QWidget, form: QFormLayout) -> None:
        """Look through this section too; its rows may come later."""
        self._sections.append(Section(title, holder, form))

    def _filter(self, query: str) -> None:
        words = query.casefold().split()
        found = [self._show_fitting(section, query, words) for section in self._sections]
        self.nothing.setVisible(not any(found))

    def _show_fitting(self, section: Section, query: str, words: list[str]) -> bool:
        """Show the rows of a section that fit, or hide it; whether there are any."""
        titled = all(word in section.title.casefold() for word in words)
        found = False
        for row, said in enumerate(_rows(section.form)):
            field = section.form.itemAt(row, QFormLayout.ItemRole.SpanningRole)
            if field is not None and field.widget() is self._shortcuts:
                fits = self._shortcuts.filter("" if titled else query)
            else:
                fits = all(word in f"{section.title} {said}".casefold() for word in words)
            section.form.setRowVisible(row, fits)
            found = found or fits
        section.holder.setVisible(found)
        return found


def _rows(form: QFormLayout) -> Iterator[str]:
    """What each row says; one without a label goes with the row above it."""
    label = ""
    for row in range(form.rowCount()):
        named, field = form.itemAt(row, _LABEL), form.itemAt(row, _FIELD)
        own = _said(named.widget()) if named is not None else ""
        label = own or label
        yield f"{label} {_said(field.widget()) if field is not None else ''}"


def _said(widget: QWidget | None) -> str:
    """The words of a control and of all that is in it."""
    if widget is None:
        return ""
    said = []
    for each in (widget, *widget.findChildren(QWidget)):
        said += [each.accessibleName(), each.toolTip()]
        if isinstance(each, QLabel | QAbstractButton):
            said.append(each.text())
    return " ".join(filter(None, said))
