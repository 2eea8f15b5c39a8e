"""File > Export: what it offers of the workspace in front, and what carries it out.

What draws and the dialogs are loaded when they are first asked for (see `concordui.warming`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget

from concordui.export.actions import PICTURE
from concordui.export.words import pixels, say
from concordui.notices import NoticeStrip
from concordui.workspace import ActionState, Workspace

if TYPE_CHECKING:
    from concordui.export.source import Exportable

_POSITION_WORDS = {"export.copy_season": "Copy the report as text", "export.report": "Report of the position..."}
"""What a position calls what a match calls its season."""


class Window(Protocol):
    """What exports ask of the main window."""

    notices: NoticeStrip

    def front(self) -> Workspace | None: ...

    def widget(self) -> QWidget: ...


class Exports(QObject):
    """Carries out the actions ``export.*``."""

    def __init__(self, window: Window, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._shown: dict[QDialog, Workspace | None] = {}

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """What carries out which action."""
        return {
            PICTURE: self.ask_picture,
            "export.copy_picture": self.copy_picture,
            "export.copy_season": self.copy_season,
            "export.pictures": self.ask_pictures,
            "export.animation": self.ask_animation,
            "export.report": self.ask_report,
        }

    def states(self) -> Mapping[str, ActionState]:
        """What can be done with the workspace in front."""
        source = self._source()
        shown = source is not None and source.shown is not None
        season = source is not None and source.season is not None
        game = source is not None and source.game is not None
        possible = (shown, shown, season, game, game, season)
        words = _POSITION_WORDS if source is not None and source.position else {}
        return {
            action_id: ActionState(can, say(words[action_id]) if action_id in words else None)
            for action_id, can in zip(self.handlers(), possible, strict=True)
        }

    def ask_picture(self) -> None:
        """Save or copy a picture of the map."""
        source = self._source()
        if source is not None and source.shown is not None:
            from concordui.export.picture_dialog import PictureDialog

            self._open(PictureDialog(source, source.shown, self._window.widget()))

    def copy_picture(self) -> None:
        """Copy what is in view, at once."""
        source = self._source()
        if source is not None and source.shown is not None:
            from concordui.export.clipboard import copy_drawing
            from concordui.export.films import PictureChoices, PictureFilm
            from concordui.export.one_picture import DEFAULT_SCALE

            choices = PictureChoices(whole=False, title=False, legend=False)
            size = copy_drawing(PictureFilm(source, source.shown, choices).draw(0), DEFAULT_SCALE)
            self._copied(say("The map is on the clipboard"), pixels(*size))

    def copy_season(self) -> None:
        """Copy the season that is shown, as text."""
        source = self._source()
        if source is not None and source.season is not None:
            from concordui.export.clipboard import copy_text

            season = source.season()
            copy_text(season.text)
            self._copied(say("The report is on the clipboard, as text"), season.title)

    def ask_pictures(self) -> None:
        """Save the game as a numbered set."""
        source = self._source()
        if source is not None and source.game is not None:
            from concordui.export.game_dialog import SetDialog

            self._open(SetDialog(source, source.game(), self._window.widget()))

    def ask_animation(self) -> None:
        """Save the game as an animation."""
        source = self._source()
        if source is not None and source.game is not None:
            from concordui.export.game_dialog import AnimationDialog

            self._open(AnimationDialog(source, source.game(), self._window.widget()))

    def ask_report(self) -> None:
        """Read, copy or save the season as text."""
        source = self._source()
        if source is not None and source.season is not None:
            from concordui.export.report_dialog import ReportDialog

            self._open(ReportDialog(source, source.season(), self._window.widget()))

    # The dialogs that are open

    def refresh(self) -> None:
        """Close the dialogs of a workspace that shows nothing any more: the next person must not see the last one's."""
        for dialog, workspace in list(self._shown.items()):
            if workspace is not None and workspace.export_source() is None:
                dialog.close()

    def forget(self, workspace: Workspace) -> None:
        """A workspace goes; what is being written of it is written on."""
        self._shown = {dialog: None if of is workspace else of for dialog, of in self._shown.items()}

    def end(self) -> None:
        """Stop everything that is being written, and wait for it."""
        for dialog in list(self._shown):
            dialog.close()

    def _source(self) -> Exportable | None:
        front = self._window.front()
        return None if front is None else front.export_source()

    def _open(self, dialog: QDialog) -> None:
        """One of a kind at a time: the new one shows what is so now."""
        for other in [other for other in self._shown if other.objectName() == dialog.objectName()]:
            other.close()
        self._shown[dialog] = self._window.front()
        dialog.finished.connect(self._finished)
        dialog.show()

    def _finished(self) -> None:
        self._shown.pop(self.sender(), None)  # type: ignore[call-overload]

    def _copied(self, title: str, text: str) -> None:
        self._window.notices.say("ok", title, text)
