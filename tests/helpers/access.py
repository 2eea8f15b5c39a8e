"""What somebody who hears the window, or has no mouse, would miss in it: read from Qt's accessibility tree."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFormLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QScrollBar,
    QTextBrowser,
    QTextEdit,
    QWidget,
)

FIELDS = (QLineEdit, QTextEdit, QPlainTextEdit, QComboBox, QAbstractSpinBox, QAbstractSlider, QAbstractItemView)
"""What must have a name whether or not the focus comes to it."""

_Role = QAccessible.Role
ROLELESS = {_Role.NoRole, _Role.Client, _Role.Border, _Role.StaticText, _Role.LayeredPane}
"""Roles that do not say what can be done with what has the focus."""
SPEAKING = {
    _Role.Button,
    _Role.CheckBox,
    _Role.RadioButton,
    _Role.EditableText,
    _Role.ComboBox,
    _Role.SpinBox,
    _Role.Slider,
    _Role.Table,
    _Role.List,
    _Role.Tree,
    _Role.Graphic,
    _Role.Link,
    _Role.Dialog,
}
"""Roles of what is nothing without a name."""
_CROWDED = {_Role.Table, _Role.List, _Role.Tree}
"""What is not walked into: its cells are a model's."""


def name_of(widget: QWidget) -> str:
    """What a screen reader calls a widget."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return "" if interface is None else interface.text(QAccessible.Text.Name).strip()


def shown(top: QWidget) -> list[QWidget]:
    """A window and all in it that is shown."""
    return [w for w in [top, *top.findChildren(QWidget)] if w.isVisible() and w.window() is top]


def faults(top: QWidget) -> list[str]:
    """What is wrong in one window: no name, no role, not to be found, a label of a form that belongs to no field."""
    widgets = shown(top)
    found = [fault for widget in widgets for fault in _faults_of(widget)]
    for widget in widgets:
        if isinstance(widget.layout(), QFormLayout):
            found += _loose_labels(widget.layout())
    nodes = list(tree(top))
    heard = {id(node.object()) for node in nodes}
    found += [f"not in the tree: {_told(w)}" for w in widgets if takes_focus(w) and id(w) not in heard]
    found += [
        f"nameless {node.role().name}: {_told(node.object())}"
        for node in nodes
        if node.role() in SPEAKING and not _is_part(node.object()) and not node.text(QAccessible.Text.Name).strip()
    ]
    return sorted(set(found))


def takes_focus(widget: QWidget) -> bool:
    """Whether Tab comes to a widget for its own sake: what stands in a menu bar is an action of the menus as well."""
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and not (
        _is_part(widget) or isinstance(widget.parentWidget(), QMenuBar)
    )


def _is_part(thing: object) -> bool:
    """Whether something is a part of what has the focus in its place, as the line of a box for numbers is."""
    return isinstance(thing, QWidget) and thing.focusProxy() is not None


def _faults_of(widget: QWidget) -> list[str]:
    field = isinstance(widget, FIELDS) and not isinstance(widget, QScrollBar | QHeaderView) and not _is_part(widget)
    nameless = (takes_focus(widget) or field) and not name_of(widget)
    interface = QAccessible.queryAccessibleInterface(widget)
    read = isinstance(widget, QTextBrowser | QLabel)
    roleless = takes_focus(widget) and not read and (interface is None or interface.role() in ROLELESS)
    return [f"no {what}: {_told(widget)}" for what, lacks in (("name", nameless), ("role", roleless)) if lacks]


def faults_shown() -> list[str]:
    """What is wrong in all windows, dialogs and menus that are shown now."""
    return [fault for top in QApplication.topLevelWidgets() if top.isVisible() for fault in faults(top)]


def tree(top: QWidget) -> Iterator[QAccessibleInterface]:
    """The accessibility tree of a window, as a screen reader walks it."""
    root = QAccessible.queryAccessibleInterface(top)
    waiting = [] if root is None else [root]
    while waiting:
        here = waiting.pop()
        if not here.isValid() or here.state().invisible:
            continue
        yield here
        if here.role() not in _CROWDED:
            waiting += [child for i in range(here.childCount()) if (child := here.child(i)) is not None]


def _loose_labels(form: QFormLayout) -> list[str]:
    found = []
    for row in range(form.rowCount()):
        label = form.itemAt(row, QFormLayout.ItemRole.LabelRole)
        caption = None if label is None else label.widget()
        if not isinstance(caption, QLabel) or not caption.text().strip() or not caption.isVisible():
            continue
        if caption.buddy() is None:
            found.append(f"no buddy: {caption.text()!r} of {_told(caption.parentWidget())}")
    return found


def _told(thing: object) -> str:
    if not isinstance(thing, QWidget):
        return type(thing).__name__
    parents, each = [], thing.parentWidget()
    while each is not None and len(parents) < 3:
        parents.append(type(each).__name__)
        each = each.parentWidget()
    return f"{type(thing).__name__} {thing.objectName()!r} {name_of(thing)!r} in {' < '.join(parents)}"
