"""The rows of the table of actions that are about colonies.

Context "window": `ColonyKind` carries them out, whatever is in front. Context "colony": the tab in front.
"""

from __future__ import annotations

from concordui.action_spec import ActionSpec, mark, row

_TICKS = mark("Actions", "Ticks")
_SPEED = mark("Actions", "Speed")
_SHOW = mark("Actions", "Show")
_MIND = mark("Actions", "Mind")

MENU = ("colony", mark("Actions", "Colony"), "Alt+Y")

COLONY_ACTIONS: tuple[ActionSpec, ...] = (
    row("colony.home", mark("Actions", "Visit a colony"), "colony/1", "Ctrl+Shift+Y", "flame"),
    row("colony.new_trial", mark("Actions", "New trial"), "colony/1", "Ctrl+Alt+Y", "flask-conical"),
    row("colony.new_bank", mark("Actions", "New bank"), "colony/1", "Ctrl+Alt+B", "table-2"),
    row("colony.play", mark("Actions", "Let time run"), "colony/3@colony", "F5", "play"),
    row("colony.step", mark("Actions", "One tick on"), "colony/3@colony", "F7", "step-forward"),
    row("colony.first", mark("Actions", "First tick"), f"colony/3/{_TICKS}@colony", "Ctrl+Home", "skip-back"),
    row("colony.back", mark("Actions", "Tick before"), f"colony/3/{_TICKS}@colony", "Ctrl+Left", "chevron-left"),
    row("colony.next", mark("Actions", "Tick after"), f"colony/3/{_TICKS}@colony", "Ctrl+Right", "chevron-right"),
    row("colony.last", mark("Actions", "Latest tick"), f"colony/3/{_TICKS}@colony", "Ctrl+End", "skip-forward"),
    row("colony.speed.1", mark("Actions", "4 ticks a second"), f"colony/3/{_SPEED}@colony", "Alt+Shift+Q", "", True),
    row("colony.speed.4", mark("Actions", "16 ticks a second"), f"colony/3/{_SPEED}@colony", "Alt+Shift+W", "", True),
    row("colony.speed.16", mark("Actions", "64 ticks a second"), f"colony/3/{_SPEED}@colony", "Alt+Shift+E", "", True),
    row(
        "colony.speed.max",
        mark("Actions", "As many ticks a second as there can be"),
        f"colony/3/{_SPEED}@colony",
        "Alt+Shift+R",
        "",
        True,
    ),
    row("colony.waits", mark("Actions", "Wait at each decision"), "colony/3@colony", "Ctrl+Shift+Q", "", True),
    row("colony.minds", mark("Actions", "Show the minds"), f"colony/4/{_SHOW}@colony", "Ctrl+Alt+1", "", True),
    row("colony.offers", mark("Actions", "Show the offers"), f"colony/4/{_SHOW}@colony", "Ctrl+Alt+2", "", True),
    row("colony.topics", mark("Actions", "Show the topics"), f"colony/4/{_SHOW}@colony", "Ctrl+Alt+3", "", True),
    row("colony.attempts", mark("Actions", "Show the attempts"), f"colony/4/{_SHOW}@colony", "Ctrl+Alt+4", "", True),
    row("colony.timelines", mark("Actions", "Show the timelines"), f"colony/4/{_SHOW}@colony", "Ctrl+Alt+5", "", True),
    row("colony.your_seat", mark("Actions", "Show your seat"), f"colony/4/{_SHOW}@colony", "Ctrl+Alt+6", "", True),
    row("colony.follow", mark("Actions", "Follow the colonist"), "colony/4@colony", "Alt+Shift+Y", "crosshair", True),
    row("colony.picture", mark("Actions", "Picture of the colony..."), "colony/6@colony", "Alt+Shift+M", "camera"),
    row("colony.alone", mark("Actions", "Show a mind alone"), f"colony/4/{_MIND}@colony", "Alt+Shift+A", "", True),
    row(
        "colony.with_another",
        mark("Actions", "Show it with another mind"),
        f"colony/4/{_MIND}@colony",
        "Alt+Shift+B",
        "",
        True,
    ),
    row(
        "colony.with_truth",
        mark("Actions", "Show it with the truth"),
        f"colony/4/{_MIND}@colony",
        "Alt+Shift+T",
        "",
        True,
    ),
    row("colony.next_mind", mark("Actions", "Next mind"), f"colony/4/{_MIND}@colony", "Alt+Shift+Down", "chevron-down"),
    row("colony.mind_before", mark("Actions", "Mind before"), f"colony/4/{_MIND}@colony", "Alt+Shift+Up", "chevron-up"),
    row("colony.request", mark("Actions", "Show the request"), f"colony/4/{_MIND}@colony", "Ctrl+Alt+Q", "file-text"),
    row("colony.checkpoint", mark("Actions", "Take a checkpoint"), "colony/6@colony", "Alt+Shift+K", "flag"),
    row(
        "colony.open_checkpoint", mark("Actions", "Open a checkpoint…"), "colony/6@colony", "Alt+Shift+O", "folder-open"
    ),
    row("colony.mind_settings", mark("Actions", "Minds..."), "colony/5@colony", "Ctrl+Alt+M", "bot"),
    row("colony.find_fact", mark("Actions", "Search who knows what"), "colony/4@colony", "Ctrl+F", "search"),
    row("colony.evidence", mark("Actions", "Evidence of who knows what"), "colony/4@colony", "Ctrl+I", "info"),
    row("colony.seat", mark("Actions", "Take a seat"), "colony/5@colony", "Ctrl+Shift+A", "user"),
    row("colony.everything", mark("Actions", "Show everything"), "colony/5@colony", "Ctrl+Shift+U", "eye", True),
)
