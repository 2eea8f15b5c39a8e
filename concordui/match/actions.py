"""The rows of the table of actions that are about matches."""

from __future__ import annotations

from concordui.action_spec import ActionSpec, mark, row

_HISTORY = mark("Actions", "History")
_REPLAY = mark("Actions", "Replay")

MENU = ("match", mark("Actions", "Match"), "Alt+M")

FILE_ACTIONS: tuple[ActionSpec, ...] = (
    row("file.match", mark("Actions", "New match with options..."), "file/1", "Ctrl+Shift+Return", "swords"),
    row("file.share", mark("Actions", "Play together on this machine..."), "file/1", "Ctrl+Shift+N", "users"),
    row("file.watch", mark("Actions", "Watch six bots"), "file/1", "Ctrl+Shift+W", "eye"),
)

MATCH_ACTIONS: tuple[ActionSpec, ...] = (
    row("match.propose", mark("Actions", "Propose a pact..."), "match/1@match", "Ctrl+P", "handshake"),
    row("match.answer", mark("Actions", "Answer proposals..."), "match/1@match", "Ctrl+R", "mail"),
    row("match.retreats", mark("Actions", "Choose retreats..."), "match/2@match", "Ctrl+T", "corner-down-left"),
    row("match.builds", mark("Actions", "Choose builds..."), "match/2@match", "Ctrl+B", "circle-plus"),
    row("match.send", mark("Actions", "Send"), "match/3@match", "Ctrl+Return Ctrl+Enter", "send"),
    row("match.step", mark("Actions", "One phase on"), "match/3@match", "Ctrl+.", "step-forward"),
    row("match.seen_by", mark("Actions", "Seen by..."), "match/4@match", "Ctrl+E", "eye"),
    row("match.lab", mark("Actions", "Open in the lab"), "match/4@match", "Ctrl+Shift+E", "list-tree"),
    row("match.reload", mark("Actions", "Reload a bot..."), "match/4@match", "Ctrl+Shift+R", "refresh-cw"),
    row("match.bot_log", mark("Actions", "Show a bot's log..."), "match/4@match", "Ctrl+Shift+L", "file-text"),
    row("history.first", mark("Actions", "First season"), f"match/5/{_HISTORY}@match", "Alt+Home", "skip-back"),
    row("history.previous", mark("Actions", "Season before"), f"match/5/{_HISTORY}@match", "Alt+Left", "chevron-left"),
    row("history.next", mark("Actions", "Season after"), f"match/5/{_HISTORY}@match", "Alt+Right", "chevron-right"),
    row("history.now", mark("Actions", "Back to now"), f"match/5/{_HISTORY}@match", "Alt+End", "skip-forward"),
    row("replay.play", mark("Actions", "Replay the season"), f"match/5/{_REPLAY}@match", "Alt+P", "play"),
    row(
        "replay.back",
        mark("Actions", "Step back in the replay"),
        f"match/5/{_REPLAY}@match",
        "Alt+Shift+Left",
        "chevron-left",
    ),
    row(
        "replay.next",
        mark("Actions", "Step on in the replay"),
        f"match/5/{_REPLAY}@match",
        "Alt+Shift+Right",
        "chevron-right",
    ),
    row("replay.end", mark("Actions", "End the replay"), f"match/5/{_REPLAY}@match", "Alt+Shift+End", "skip-forward"),
    row("replay.speed", mark("Actions", "Speed of the replay"), f"match/5/{_REPLAY}@match", "Alt+Shift+P", "clock"),
    row("map.next", mark("Actions", "Next unit without an order"), "match/6@map", "N", "arrow-right"),
    row("map.hold", mark("Actions", "Hold with the selected unit"), "match/6@map", "H", "shield"),
    row("map.support", mark("Actions", "Support with the selected unit"), "match/6@map", "S", "users"),
    row("map.leave", mark("Actions", "Leave the selection"), "match/6@map", "Esc", "x"),
)
