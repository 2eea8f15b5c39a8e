"""The rows of the table of actions that are about exports."""

from __future__ import annotations

from concordui.action_spec import ActionSpec, mark, row

PICTURE = "export.picture"
"""What the camera on the map's control strip asks for."""
_EXPORT = mark("Actions", "Export")
_PLACE = f"file/3/{_EXPORT}@front"

EXPORT_ACTIONS: tuple[ActionSpec, ...] = (
    row(PICTURE, mark("Actions", "Picture of the map..."), _PLACE, "Ctrl+Shift+I", "camera"),
    row("export.copy_picture", mark("Actions", "Copy picture"), _PLACE, "Ctrl+Alt+C", "copy"),
    row("export.copy_season", mark("Actions", "Copy the season as text"), _PLACE, "Ctrl+Alt+S", "copy"),
    row("export.pictures", mark("Actions", "The game as pictures..."), _PLACE, "Ctrl+Alt+P", "images"),
    row("export.animation", mark("Actions", "The game as an animation..."), _PLACE, "Ctrl+Alt+A", "film"),
    row("export.report", mark("Actions", "Season report..."), _PLACE, "Ctrl+Alt+R", "file-text"),
)
