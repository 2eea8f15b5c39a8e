"""The versions of the settings' file, and how a file of an older one becomes one of today.

1. Without a number: looks, folders, the bots and the length of a match; later also what may move.
2. With its number: shortcuts, colours for other eyes, the size of texts.

A value that is new needs no step: it begins at its default. A step renames, or writes in another form, what was there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.errors import Fault

VERSION = 2
KEY = "version"
Step = Callable[[dict[str, Any]], dict[str, Any]]

STEPS: Mapping[int, Step] = {}
"""From each version to the next one; none where nothing that was there is read in another way."""


def say(text: str) -> str:
    """Words in the user's language."""
    return QCoreApplication.translate("Settings", text)


def migrate(
    data: Mapping[str, Any], steps: Mapping[int, Step] = STEPS, now: int = VERSION
) -> tuple[dict[str, Any], list[Fault]]:
    """The values of a file in the form of version `now`, without their version's number.

    The fault is that of a number that is none, or of a later Concord's: such values are read as today's.
    """
    values = {name: value for name, value in data.items() if name != KEY}
    version = data.get(KEY, 1)
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        return values, [Fault(KEY, say("{0} is no version of the settings").format(f"{version!r:.40}"))]
    if version > now:
        return values, [
            Fault(KEY, say("the settings are of a later Concord (version {0}, not {1})").format(version, now))
        ]
    for each in range(version, now):
        if each in steps:
            values = steps[each](values)
    return values, []
