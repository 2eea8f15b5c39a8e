"""The rows of the table of actions that are about commons.

Context "window": `CommonsKind` carries them out, whatever is in front. Context "commons": the tab in front.
"""

from __future__ import annotations

from concordui.action_spec import ActionSpec, mark, row

_DOCKS = mark("Actions", "Docks")
_TURNS = mark("Actions", "Turns")
_CHANGE = mark("Actions", "Change the world")
_SPEED = mark("Actions", "Turns a second")

MENU = ("commons", mark("Actions", "Commons"), "Alt+C")

COMMONS_ACTIONS: tuple[ActionSpec, ...] = (
    row("commons.home", mark("Actions", "Run a commons"), "commons/1", "Ctrl+Shift+F", "fish"),
    row("commons.new_scenario", mark("Actions", "New scenario"), "commons/1", "Ctrl+Alt+N", "pencil"),
    row("commons.new_sweep", mark("Actions", "New sweep"), "commons/1", "Ctrl+Alt+W", "grid-3x3"),
    row("commons.watch", mark("Actions", "Watch a running server..."), "commons/1", "Ctrl+Alt+9", "eye"),
    row("commons.play", mark("Actions", "Play"), "commons/3@commons", "F5", "play"),
    row("commons.step", mark("Actions", "One turn on"), "commons/3@commons", "F7", "step-forward"),
    row("commons.first", mark("Actions", "First turn"), f"commons/3/{_TURNS}@commons", "Ctrl+Home", "skip-back"),
    row("commons.back", mark("Actions", "Turn before"), f"commons/3/{_TURNS}@commons", "Ctrl+Left", "chevron-left"),
    row("commons.next", mark("Actions", "Turn after"), f"commons/3/{_TURNS}@commons", "Ctrl+Right", "chevron-right"),
    row("commons.last", mark("Actions", "Last turn"), f"commons/3/{_TURNS}@commons", "Ctrl+End", "skip-forward"),
    row("commons.speed.1", mark("Actions", "1 turn a second"), f"commons/3/{_SPEED}@commons", "Alt+Shift+Q", "", True),
    row("commons.speed.5", mark("Actions", "5 turns a second"), f"commons/3/{_SPEED}@commons", "Alt+Shift+W", "", True),
    row(
        "commons.speed.20", mark("Actions", "20 turns a second"), f"commons/3/{_SPEED}@commons", "Alt+Shift+E", "", True
    ),
    row(
        "commons.speed.max",
        mark("Actions", "As many turns a second as there can be"),
        f"commons/3/{_SPEED}@commons",
        "Alt+Shift+R",
        "",
        True,
    ),
    row("commons.arena", mark("Actions", "Show the arena"), "commons/4@commons", "Ctrl+Alt+1", "", True),
    row("commons.world", mark("Actions", "Show the world"), "commons/4@commons", "Ctrl+Alt+2", "", True),
    row("commons.sweep", mark("Actions", "Show the sweep"), "commons/4@commons", "Ctrl+Alt+3", "", True),
    row("commons.add_arena", mark("Actions", "Add an arena..."), f"commons/5/{_CHANGE}@commons", "Ctrl+Alt+4", "plus"),
    row("commons.add_link", mark("Actions", "Add a link..."), f"commons/5/{_CHANGE}@commons", "Ctrl+Alt+5", "plus"),
    row("commons.add_treaty", mark("Actions", "Add a treaty..."), f"commons/5/{_CHANGE}@commons", "Ctrl+Alt+6", "plus"),
    row(
        "commons.add_agent",
        mark("Actions", "Add a meta-agent..."),
        f"commons/5/{_CHANGE}@commons",
        "Ctrl+Alt+7",
        "plus",
    ),
    row(
        "commons.remove",
        mark("Actions", "Remove what is chosen"),
        f"commons/5/{_CHANGE}@commons",
        "Ctrl+Alt+8",
        "trash-2",
    ),
    row("commons.seat", mark("Actions", "Take a seat"), "commons/5@commons", "Ctrl+Shift+A", "user"),
    row("commons.edit", mark("Actions", "Edit its scenario"), "commons/6@commons", "Ctrl+Alt+E", "pencil"),
    row("commons.export", mark("Actions", "Take away..."), "commons/6@commons", "Ctrl+Shift+X", "download"),
)

DOCK_ACTIONS: tuple[ActionSpec, ...] = (
    row("dock.decisions", mark("Actions", "Decisions of the turn"), f"view/4/{_DOCKS}@front", "Alt+9", "", True),
    row("dock.talk", mark("Actions", "Talk"), f"view/4/{_DOCKS}@front", "Alt+Shift+1", "", True),
    row("dock.numbers", mark("Actions", "Numbers"), f"view/4/{_DOCKS}@front", "Alt+Shift+2", "", True),
    row("dock.seat", mark("Actions", "Your seat"), f"view/4/{_DOCKS}@front", "Alt+Shift+3", "", True),
)
