"""The rows of the table of actions that edit a position, step through its decisions and look at them.

Context "lab": the lab's tab in front. "map": single keys in its map.
"""

from __future__ import annotations

from concordui.action_spec import ActionSpec, mark, row

_DOCKS = mark("Actions", "Docks")
_POWER = mark("Actions", "Power to place")
_DECISIONS = mark("Actions", "Decisions")

_POWERS = (
    mark("Actions", "First power"),
    mark("Actions", "Second power"),
    mark("Actions", "Third power"),
    mark("Actions", "Fourth power"),
    mark("Actions", "Fifth power"),
    mark("Actions", "Sixth power"),
    mark("Actions", "Seventh power"),
)
POWERS = len(_POWERS)
"""How many powers have a key; more can be chosen by mouse."""

EDIT_ACTIONS: tuple[ActionSpec, ...] = (
    row("lab.tool.select", mark("Actions", "Select and order"), "lab/2@map", "V", "mouse-pointer-2", True),
    row("lab.tool.army", mark("Actions", "Place an army"), "lab/2@map", "A", "shield", True),
    row("lab.tool.fleet", mark("Actions", "Place a fleet"), "lab/2@map", "F", "ship", True),
    row("lab.tool.owner", mark("Actions", "Set an owner"), "lab/2@map", "O", "flag", True),
    row("lab.tool.eraser", mark("Actions", "Erase"), "lab/2@map", "E", "eraser", True),
    *(
        row(f"lab.power.{number}", words, f"lab/3/{_POWER}@map", str(number), "", True)
        for number, words in enumerate(_POWERS, 1)
    ),
    row("lab.remove", mark("Actions", "Remove the selected unit"), "lab/4@map", "Del", "trash-2"),
    row("lab.take_back", mark("Actions", "Take its order back"), "lab/4@map", "Backspace", "undo-2"),
    row("lab.first", mark("Actions", "First decision"), f"lab/5/{_DECISIONS}@lab", "Ctrl+Alt+Home", "skip-back"),
    row("lab.back", mark("Actions", "Decision before"), f"lab/5/{_DECISIONS}@lab", "Ctrl+Alt+Left", "chevron-left"),
    row("lab.next", mark("Actions", "Next decision"), f"lab/5/{_DECISIONS}@lab", "Ctrl+Alt+Right", "chevron-right"),
    row("lab.last", mark("Actions", "Last decision"), f"lab/5/{_DECISIONS}@lab", "Ctrl+Alt+End", "skip-forward"),
    row("lab.stop", mark("Actions", "Show the whole result"), f"lab/5/{_DECISIONS}@lab", "Ctrl+Alt+0", "eye"),
    row("lab.compare", mark("Actions", "Compare two sets of orders"), "lab/6@lab", "Ctrl+D", "columns-2", True),
    row("lab.side", mark("Actions", "Edit the other set of orders"), "lab/6@lab", "Ctrl+Shift+D", "refresh-cw"),
)

DOCK_ACTIONS: tuple[ActionSpec, ...] = (
    row("dock.why", mark("Actions", "Why"), f"view/4/{_DOCKS}@front", "Alt+6", "", True),
    row("dock.what_if", mark("Actions", "What would change this?"), f"view/4/{_DOCKS}@front", "Alt+7", "", True),
    row("dock.compare", mark("Actions", "Compare"), f"view/4/{_DOCKS}@front", "Alt+8", "", True),
)
