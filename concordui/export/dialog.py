"""What the dialogs of exports have in common: a preview, a place to save, progress with a way out, one clear error."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from concordui.export.feed import Feed
from concordui.export.job import ExportJob, Film
from concordui.export.thumbnail import Thumbnail
from concordui.export.words import bytes_text, grouped, say
from concordui.export.works import FeedWork, Progress, Written
from concordui.hexmap.drawing import Drawing
from concordui.notices import sentences
from concordui.pages import open_folder
from concordui.widgets import DialogShell, Label, Line, Note, OutlineButton, PrimaryButton, ProgressBar
from engine.errors import ConcordError

SIZE = (860, 540)
SIDE = 300
_PARTS = 1000
_SETTLE_MS = 60
"""A preview is drawn this long after the last change of a choice."""

_LAST: dict[str, Path] = {}
"""The folder of the last export of this session."""


def first_folder() -> Path:
    """Where the next export is offered to go: where the last one went, else the desktop's folder for pictures."""
    if "folder" in _LAST and _LAST["folder"].is_dir():
        return _LAST["folder"]
    found = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
    return Path(found) if found and Path(found).is_dir() else Path.home()


def remember_folder(folder: Path) -> None:
    """The next export is offered to go there."""
    _LAST["folder"] = folder


class ExportDialog(DialogShell):
    """Non-modal: what is exported stays at hand. Subclasses fill `side`, draw the preview, say what is written."""

    def __init__(self, title: str, note: str, save: str, parent: QWidget | None = None) -> None:
        super().__init__(title, note, parent, inset=False)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.job: ExportJob | None = None
        self.written: Written | None = None
        self.thumbnail = Thumbnail(self)
        self.note = Note("danger", parent=self)
        self.note.setObjectName("export-note")
        self.note.hide()
        self.progress = ProgressBar(say("Progress"), self)
        self.count = Label("", "caption", self, tabular=True)
        self.stop = OutlineButton(say("S&top"), self)
        self.close_button = OutlineButton(say("&Close"), self)
        self.save_button = PrimaryButton(save, self, "download")
        self.side = QVBoxLayout()
        self._preview = QTimer(self)
        self._preview.setSingleShot(True)
        self._preview.setInterval(_SETTLE_MS)
        self._lay_out()
        self._preview.timeout.connect(self._show_preview)
        self.stop.clicked.connect(self.cancel)
        self.close_button.clicked.connect(self.close)
        self.save_button.clicked.connect(self.ask)
        self.note.link_clicked.connect(self._open_folder)
        self.resize(*SIZE)

    # What subclasses say

    def film(self) -> Film:
        """The pictures as they are chosen now."""
        raise NotImplementedError

    def preview_number(self) -> int:
        """Which of them is shown small."""
        return 0

    def quick_drawing(self) -> Drawing:
        """What is rastered in the window's thread: shown small, or copied."""
        return self.film().draw(self.preview_number())

    def suggestion(self) -> str:
        """The name of the file that is offered."""
        raise NotImplementedError

    def filters(self) -> list[str]:
        """The kinds of files that can be chosen, the chosen one first."""
        raise NotImplementedError

    def save_to(self, place: str) -> None:
        """Write to the place that a person chose; whatever is wrong is said in the note."""
        raise NotImplementedError

    def chosen(self) -> None:
        """Another choice was made: the preview follows."""
        self._preview.start()

    # Saving

    def ask(self) -> None:
        """Choose where to."""
        dialog = QFileDialog(self, self.windowTitle(), str(first_folder() / self.suggestion()))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(self.filters())
        dialog.setDefaultSuffix(Path(self.suggestion()).suffix)  # so that it asks before it replaces a file
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.save_to)
        dialog.open()

    def begin(self, film: Film, make: Callable[[Feed], FeedWork], folder: Path) -> None:
        """Start to write; one at a time."""
        if self.job is not None:
            return
        remember_folder(folder)
        self.written = None
        self.note.hide()
        self.job = ExportJob(film, make, self)
        self.job.progressed.connect(self._progressed)
        self.job.done.connect(self._done)
        self.job.failed.connect(self._failed)
        self.job.cancelled.connect(self._cancelled)
        self._show_running(Progress(0, film.count))
        self.stop.setFocus()
        self.job.start()

    def cancel(self) -> None:
        """Stop writing; nothing is left behind."""
        if self.job is not None:
            self.stop.setEnabled(False)
            self.job.cancel()

    def refuse(self, error: ConcordError) -> None:
        """Say what is wrong, where, and what to do."""
        self.note.say("danger", *sentences(error))
        self.note.show()

    def _progressed(self, progress: object) -> None:
        if isinstance(progress, Progress) and self.job is not None:
            self._show_running(progress)

    def _show_running(self, progress: Progress) -> None:
        self._show_busy(True)
        self.progress.show_progress(round(progress.done * _PARTS), progress.count * _PARTS)
        if progress.count > 1:
            text = say("{done} of {count} pictures", done=grouped(int(progress.done)), count=grouped(progress.count))
        else:
            text = say("{percent} %", percent=round(progress.done * 100))
        self.count.set_text(text)

    def _done(self, outcome: object) -> None:
        assert isinstance(outcome, Written)
        self._end()
        self.written = outcome
        size = bytes_text(outcome.size)
        title = say("Saved, {size}", size=size)
        if outcome.count > 1:
            title = say("Saved {count} pictures, {size}", count=grouped(outcome.count), size=size)
        self.note.say("ok", title, str(outcome.path), (("folder", say("Show the folder")),))
        self.note.show()

    def _failed(self, error: object) -> None:
        self._end()
        assert isinstance(error, ConcordError)
        self.refuse(error)

    def _cancelled(self) -> None:
        self._end()
        self.note.say("info", say("Stopped"), say("Nothing was left behind."))
        self.note.show()

    def _end(self) -> None:
        if self.job is not None:
            self.job.deleteLater()
        self.job = None
        self._show_busy(False)
        self.save_button.setFocus()

    def _show_busy(self, busy: bool) -> None:
        for widget in (self.progress, self.count, self.stop):
            widget.setVisible(busy)
        self.stop.setEnabled(busy)
        self.save_button.setEnabled(not busy)
        self.save_button.setVisible(not busy)

    def _open_folder(self, key: object) -> None:
        if self.written is not None and not open_folder(self.written.path.parent):
            self.set_help(say("This desktop opens no folders."))

    def _show_preview(self) -> None:
        if self.isVisible():
            self.thumbnail.show_drawing(self.quick_drawing())

    # How it is put together

    def _lay_out(self) -> None:
        panes = QHBoxLayout()
        panes.setSpacing(0)
        left = QVBoxLayout()
        left.setContentsMargins(20, 20, 20, 16)
        left.setSpacing(12)
        left.addWidget(self.thumbnail, 1)
        left.addWidget(self.note)
        right = QFrame(self)
        right.setProperty("kind", "surface")
        right.setFixedWidth(SIDE)
        right.setLayout(self.side)
        self.side.setContentsMargins(20, 16, 20, 16)
        self.side.setSpacing(12)
        panes.addLayout(left, 1)
        panes.addWidget(Line(self, vertical=True))
        panes.addWidget(right)
        self.body.addLayout(panes, 1)
        for widget in (self.count, self.progress, self.stop, self.close_button, self.save_button):
            self._buttons.addWidget(widget)
        self._show_busy(False)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.save_button.setFocus()
        self._show_preview()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closing stops what is being written."""
        if self.job is not None:
            self.job.close()
            self._end()
        super().closeEvent(event)

    def reject(self) -> None:
        """Escape stops what is being written; pressed again, it closes."""
        if self.job is not None:
            self.cancel()
        else:
            super().reject()
