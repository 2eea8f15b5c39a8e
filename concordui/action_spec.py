"""A row of the table of actions, and how the rows are written."""

from __future__ import annotations

from dataclasses import dataclass


def mark(context: str, text: str) -> str:
    """Marks a text for translation where it stands (for lupdate: ``-tr-function-alias QT_TRANSLATE_NOOP+=mark``)."""
    return text


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """A row: `group` separates within a menu (a line between groups), `submenu` is a title inside it."""

    id: str
    text: str
    menu: str
    group: int
    context: str = "window"
    shortcuts: tuple[str, ...] = ()
    icon: str = ""
    checkable: bool = False
    submenu: str = ""
    tip: str = ""


def row(
    action_id: str, text: str, where: str, keys: str = "", icon: str = "", check: bool = False, tip: str = ""
) -> ActionSpec:
    """A row in short: `where` is ``menu/group[/submenu]@context``, `keys` are separated by spaces."""
    place, _, context = where.partition("@")
    menu, group, *rest = place.split("/", 2)
    return ActionSpec(
        id=action_id,
        text=text,
        menu=menu,
        group=int(group),
        context=context or "window",
        shortcuts=tuple(keys.split()),
        icon=icon,
        checkable=check,
        submenu=rest[0] if rest else "",
        tip=tip,
    )
