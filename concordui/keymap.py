"""Which keys stand for which action: those of the table, but where a person set others; and what can't hold at once.

Keys are written as Qt's portable text ("Ctrl+Shift+P"). What a person set is a mapping from an action's id to its keys
(none: an empty tuple) and holds only what differs from the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence

from concordui.action_spec import ActionSpec, mark
from engine.errors import Fault

Keys = tuple[str, ...]
Chosen = Mapping[str, Keys]
Menu = tuple[str, str, str]
"""A menu: id, title, the key that opens it."""

TABS = ("match", "lab", "commons", "colony")
"""The contexts of which one holds at a time: that of the tab in front."""

_HAND_IN = mark("Actions", "Hand in what is asked for")

FIXED: tuple[tuple[str, str, str], ...] = (
    *((_HAND_IN, keys, tab) for keys in ("Ctrl+Return", "Ctrl+Enter") for tab in ("commons", "colony")),
    (mark("Actions", "Back to the unit before"), "Alt+Left", "lab"),
    (mark("Actions", "Forward to the unit after"), "Alt+Right", "lab"),
)
"""Keys that parts of a tab hear for themselves, which is no command of the table: what it does, keys, context."""

MAP = "map"
"""The context whose keys hold only while a map has the focus: letters alone may stand for its actions."""

_WALKING = frozenset(
    {
        Qt.Key.Key_Tab,
        Qt.Key.Key_Backtab,
        Qt.Key.Key_Return,
        Qt.Key.Key_Enter,
        Qt.Key.Key_Space,
        Qt.Key.Key_Escape,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Backspace,
        Qt.Key.Key_Delete,
    }
)
"""What moves the focus, presses a button, leaves a dialog or edits a text wherever one is."""

_FUNCTION_KEYS = range(Qt.Key.Key_F1.value, Qt.Key.Key_F35.value + 1)
_STRONG = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def say(text: str) -> str:
    """Words in the user's language."""
    return QCoreApplication.translate("Settings", text)


@dataclass(frozen=True, slots=True)
class Clash:
    """Keys that two would hear at once: ids of actions or of the menu that they open, or what a part does with them."""

    keys: str
    first: str
    second: str


def portable(keys: str) -> str:
    """The one way to write these keys; an empty text for what is no single combination of keys."""
    sequence = QKeySequence.fromString(keys, QKeySequence.SequenceFormat.PortableText)
    return sequence.toString(QKeySequence.SequenceFormat.PortableText) if sequence.count() == 1 else ""


def native(keys: str) -> str:
    """The keys as this system writes them (on a Mac with its signs)."""
    sequence = QKeySequence.fromString(keys, QKeySequence.SequenceFormat.PortableText)
    return sequence.toString(QKeySequence.SequenceFormat.NativeText)


def default_keys(spec: ActionSpec) -> Keys:
    """The keys of the table."""
    return tuple(portable(keys) for keys in spec.shortcuts)


def keys_of(spec: ActionSpec, chosen: Chosen) -> Keys:
    """The keys that hold."""
    return chosen[spec.id] if spec.id in chosen else default_keys(spec)


def usable(keys: str, spec: ActionSpec) -> bool:
    """Whether keys may stand for an action: not what walks, presses or writes, unless the table itself says so."""
    if keys in default_keys(spec):
        return True
    combination = QKeySequence.fromString(keys, QKeySequence.SequenceFormat.PortableText)[0]  # type: ignore[index]
    if combination.keyboardModifiers() & _STRONG or combination.key().value in _FUNCTION_KEYS:
        return True
    return spec.context == MAP and combination.key() not in _WALKING


def together(first: str, second: str) -> bool:
    """Whether actions of these two contexts can be asked for at the same time."""
    return first == second or not {first, second} <= set(TABS)


def clashes(specs: Iterable[ActionSpec], chosen: Chosen, menus: Iterable[Menu] = ()) -> list[Clash]:
    """All keys that stand for two at once, in the table's order."""
    owners: dict[str, list[tuple[str, str]]] = {portable(keys): [(menu, "window")] for menu, _, keys in menus}
    for does, keys, context in FIXED:
        owners.setdefault(keys, []).append((does, context))
    found = []
    for spec in specs:
        for keys in keys_of(spec, chosen):
            others = owners.setdefault(keys, [])
            found += [Clash(keys, other, spec.id) for other, context in others if together(context, spec.context)]
            others.append((spec.id, spec.context))
    return found


def holders(
    specs: Iterable[ActionSpec], chosen: Chosen, action_id: str, keys: str, menus: Iterable[Menu] = ()
) -> list[str]:
    """Who else would hear these keys if the action had them: see `Clash`."""
    wish = {**chosen, action_id: (keys,)}
    pairs = [(c.first, c.second) for c in clashes(specs, wish, menus) if c.keys == keys]
    return [first if second == action_id else second for first, second in pairs if action_id in (first, second)]


def given(
    specs: Mapping[str, ActionSpec], chosen: Chosen, action_id: str, keys: Keys, menus: Iterable[Menu] = ()
) -> dict[str, Keys]:
    """What is chosen once the action has these keys and no other action that would hear them has them any more."""
    found = dict(chosen)
    for each in keys:
        for who in holders(specs.values(), chosen, action_id, each, menus):
            if who in specs:
                found[who] = tuple(other for other in keys_of(specs[who], found) if other != each)
    return {**found, action_id: keys}


def called(who: str, specs: Mapping[str, ActionSpec], menus: Iterable[Menu]) -> str:
    """The words, in the user's language, of who hears keys (see `Clash`)."""
    titles = {menu: title for menu, title, _ in menus}
    text = specs[who].text if who in specs else titles.get(who, who)
    return QCoreApplication.translate("Actions", text).rstrip(".…")


def changed(specs: Mapping[str, ActionSpec], chosen: Chosen) -> dict[str, Keys]:
    """Only what differs from the table."""
    return {each: keys for each, keys in chosen.items() if keys != default_keys(specs[each])}


def sound(
    specs: Iterable[ActionSpec], chosen: Chosen, menus: Iterable[Menu] = ()
) -> tuple[dict[str, Keys], list[Fault]]:
    """What of a person's keys can hold, and a fault for each action that is left with the table's instead.

    Where two claim the same keys, the later one in the table whose keys were set goes back to the table's.
    """
    by_id = {spec.id: spec for spec in specs}
    kept: dict[str, Keys] = {}
    faults = []
    for action_id, keys in chosen.items():
        fault = _fault(by_id.get(action_id), keys)
        if fault:
            faults.append(Fault(f"shortcuts.{action_id}", fault))
        else:
            kept[action_id] = tuple(dict.fromkeys(map(portable, keys)))
    while found := clashes(by_id.values(), kept, menus):
        clash = found[0]
        loser, winner = (clash.second, clash.first) if clash.second in kept else (clash.first, clash.second)
        words = called(winner, by_id, menus)
        faults.append(Fault(f"shortcuts.{loser}", say("{0} stands for {1} already").format(clash.keys, words)))
        del kept[loser]
    return changed(by_id, kept), faults


def _fault(spec: ActionSpec | None, keys: Keys) -> str:
    if spec is None:
        return say("there is no such command")
    for each in keys:
        if not portable(each):
            return say("{0} is no key").format(repr(each))
        if not usable(portable(each), spec):
            return say("{0} alone moves, presses or writes").format(each)
    return ""
