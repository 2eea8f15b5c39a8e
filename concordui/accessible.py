"""What Qt's own accessibility can't know of widgets that paint themselves: their role, and all that lies on them.

A widget says its role by the class attribute ``accessible_role``; its name and description are those of every widget.
Qt knows a scroll area's viewport and bars only: one with a role shows what lies over it (a map's controls) as well.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction
from PySide6.QtWidgets import QAccessibleWidget, QFormLayout, QLabel, QLineEdit, QScrollArea, QWidget

Role = QAccessible.Role


@cache
def install() -> None:
    """Let Qt ask for the roles, once a process."""
    QAccessible.installFactory(_made)


def _made(key: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, QWidget):
        return None
    role = getattr(type(thing), "accessible_role", None)
    if role is None and isinstance(thing, QScrollArea):
        role = Role.Pane
    return None if role is None else QAccessibleWidget(thing, role)


def set_buddies(form: QFormLayout) -> None:
    """Let each label of a form belong to what its row is about: the first in it that takes the focus."""
    for row in range(form.rowCount()):
        label, field = (form.itemAt(row, part) for part in (_LABEL, _FIELD))
        caption, widget = (None if item is None else item.widget() for item in (label, field))
        if isinstance(caption, QLabel) and caption.buddy() is None:
            among = [widget] if widget is not None else [] if field is None else _widgets(field.layout())
            buddy = next((found for each in among if (found := _first_focusable(each)) is not None), None)
            if buddy is not None:
                caption.setBuddy(buddy)


_LABEL, _FIELD = QFormLayout.ItemRole.LabelRole, QFormLayout.ItemRole.FieldRole


def _widgets(layout: object) -> list[QWidget]:
    count = getattr(layout, "count", None)
    items = [layout.itemAt(i) for i in range(count())] if count is not None else []  # type: ignore[attr-defined]
    return [widget for item in items if (widget := item.widget()) is not None]


def _first_focusable(widget: QWidget) -> QWidget | None:
    inside = [widget, *widget.findChildren(QWidget)]
    return next((each for each in inside if each.focusPolicy().value & 1 and each.focusProxy() is None), None)


def name_signs(field: QLineEdit) -> None:
    """Name the button that empties a field, which Qt leaves without words."""
    clear = field.findChild(QAction, "_q_qlineeditclearaction")
    if clear is not None:
        clear.setText(QCoreApplication.translate("Field", "Empty the field"))
