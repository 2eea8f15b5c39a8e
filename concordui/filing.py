"""Where something that is edited is kept: its file, and its unsaved changes in the journal."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QFileDialog, QWidget

from concordui.drafts import Draft, Journal
from concordui.engine_words import told
from concordui.saves import UNSAFE
from concordui.workspace import ActionState, Status
from engine.errors import ConcordError, FileError
from engine.files import write_atomic

T = TypeVar("T")


def say(text: str, /, **values: object) -> str:
    """Words in the user's language, with the values put in."""
    return QCoreApplication.translate("Filing", text).format(**values)


class Edited(Protocol):
    """What is edited here: `changed` follows every edit, undo and redo."""

    @property
    def changed(self) -> SignalInstance: ...


@dataclass(frozen=True, slots=True)
class Source:
    """What it was opened from: a `file` with the SHA-256 `digest` of its text, or none.

    `draft` is the place in the journal where it lies already. `only_here` says that it can be had from nowhere else
    (the clipboard, a match), so that it is kept even before it is edited.
    """

    file: Path | None = None
    digest: str = ""
    draft: Path | None = None
    only_here: bool = False


def digest_of(path: Path) -> str:
    """The SHA-256 of a file; empty where there is none to be read."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""


class Filing(QObject, Generic[T]):
    """Keeps what is edited. Every edit is in the journal at once, until it is saved in a file. A kind of it says what
    its `content` is, how it is written as `text`, and what the dialog of *Save as* is called.

    `changed` follows each edit and each save, `moved` a change of `path`; `failed` carries the `ConcordError` of what
    could not be kept or saved, `dropped` the place of a draft that is gone. `moving` is `Deck.moving` for the
    workspace around it, `now` the clock, `folder` where a file is first offered to be saved.
    """

    changed = Signal()
    moved = Signal()
    failed = Signal(object)
    dropped = Signal(object)

    def __init__(
        self,
        editor: Edited,
        journal: Journal[T],
        source: Source,
        now: Callable[[], datetime],
        folder: Callable[[], Path],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._journal = journal
        self._source = source
        self._now = now
        self._folder = folder
        self._seen = self.content()
        self._known: Mapping[str, Any] = journal.form.record(self._seen)
        """The record as its file has it; without a file, as it was opened."""
        self._saved_at: datetime | None = None
        self._fault: ConcordError | None = None
        self._said = ""
        self._held = False
        self._window: QWidget | None = None
        self._moving: Callable[[Path], AbstractContextManager[None]] | None = None
        editor.changed.connect(self._edited)

    def settle(self, window: QWidget, moving: Callable[[Path], AbstractContextManager[None]]) -> None:
        """The workspace stands: dialogs are over it, and its path may change. What must be kept is kept now."""
        self._window, self._moving = window, moving
        if self.modified:
            self._keep()

    # What a kind of it says

    def content(self) -> T:
        """What is edited, as it is now."""
        raise NotImplementedError

    def text(self, record: Mapping[str, Any]) -> str:
        """The text of its file."""
        raise NotImplementedError

    def dialog_words(self) -> tuple[str, str]:
        """The title of *Save as*, and the filter of its files."""
        raise NotImplementedError

    # What is so

    @property
    def file(self) -> Path | None:
        """The file that it was opened from or saved in."""
        return self._source.file

    @property
    def draft(self) -> Path | None:
        """Where its unsaved changes are in the journal, if there are any."""
        return self._source.draft

    @property
    def path(self) -> Path | None:
        """The file, or else its place in the journal; None for what is nowhere yet."""
        return self._source.file or self._source.draft

    @property
    def title(self) -> str:
        """What it is called: by itself, or by its file."""
        return self._journal.form.title(self.content(), self._source.file)

    @property
    def modified(self) -> bool:
        """Whether something of it is in no file."""
        source = self._source
        if source.file is None and source.only_here:
            return True
        return self._record() != self._known

    def status(self) -> Status:
        """Whether it is saved, and where its changes are if not."""
        right = (self._said,) if self._said else ()
        if self._fault is not None:
            return Status((say("Not saved, and not kept: {what}", what=told(self._fault.what)),), right, unsaved=True)
        if self.modified:
            words = say("Not saved: your changes are kept") if self.file else say("In no file yet: kept by Concord")
            return Status((words,), right, unsaved=True)
        if self.file is None:
            return Status((say("Unchanged"),), right)
        time = "" if self._saved_at is None else f" {self._saved_at:%H:%M:%S}"
        return Status((say("Saved{time}", time=time),), right, saved=True)

    def states(self) -> Mapping[str, ActionState]:
        """How its actions stand."""
        return {
            "file.save": ActionState(self.file is None or self.modified),
            "file.save_as": ActionState(),
        }

    # What can be done

    def perform(self, action_id: str) -> None:
        """Carry out one of its actions."""
        acts: dict[str, Callable[[], None]] = {
            "file.save": self.save_file,
            "file.save_as": self.ask_file,
        }
        if action_id in acts:
            acts[action_id]()

    def save_file(self) -> None:
        """Save it where it is kept; ask where, if that is nowhere. A file that another program changed stays."""
        if self.file is None:
            self.ask_file()
        elif self._source.digest != digest_of(self.file) and self.file.exists():
            what = say("the file was changed by another program since it was opened here")
            remedy = say("save under another name, or over that file with 'Save as'; what you have here is kept")
            self.failed.emit(FileError(what, str(self.file), remedy))
        else:
            self.save_to(self.file)

    def ask_file(self) -> None:
        """Ask for a file to save it in."""
        title, kind = self.dialog_words()
        dialog = QFileDialog(self._window, title, str(self._offered()))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([kind, say("All files (*)")])
        dialog.setDefaultSuffix("json")
        dialog.selectFile(self._offered().name)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._chosen)
        dialog.open()

    def save_to(self, path: Path) -> bool:
        """Save it in this file, which is its file from then on; whether that could be done. If not, all is kept."""
        assert self._moving is not None
        record = self._record()
        text = self.text(record)
        draft = self._source.draft
        try:
            with self._moving(path):
                write_atomic(path, text)
        except ConcordError as error:
            self.failed.emit(error)
            return False
        self._known, self._saved_at, self._fault = record, self._now(), None
        self._source = Source(path.absolute(), hashlib.sha256(text.encode()).hexdigest())
        self._drop(draft)
        self.moved.emit()
        self.changed.emit()
        return True

    def hold(self) -> ConcordError | None:
        """What could not be kept, once: closing would lose it."""
        if self._fault is None or not self.modified or self._held:
            return None
        self._held = True
        what = say("{title} is in no file and can't be kept ({why})", title=self.title, why=told(self._fault.what))
        remedy = say("save it somewhere else, or close again to give it up")
        return FileError(what, self._fault.where, remedy)

    def save(self) -> None:
        """Keep what is not kept yet (each edit is, at once)."""
        if self.modified:
            self._keep()

    def end(self) -> None:
        """The workspace goes. What was changed and is in no file stays in the journal; nothing else does."""
        if not self.modified:
            self._drop(self._source.draft)

    # Inside

    def _edited(self) -> None:
        content = self.content()
        if content is self._seen:
            return  # another part of it is shown
        self._seen, self._said, self._held = content, "", False
        if self.modified:
            self._keep()
        elif self.file is not None:
            self._drop(self._source.draft)
            self._replace_draft(None)
        self.changed.emit()

    def _keep(self) -> None:
        """Write the journal. Where that fails it is said once, and tried again with the next edit."""
        source = self._source
        try:
            if source.draft is None and source.file is None:
                self._take_place(self._journal.new_place())
            place = self._source.draft or self._journal.place_of(source.file or Path())
            self._journal.write(place, Draft(self.content(), source.file, source.digest))
            self._replace_draft(place)
            self._fault = None
        except ConcordError as error:
            if self._fault is None:
                self.failed.emit(error)
            self._fault = error

    def _take_place(self, place: Path) -> None:
        assert self._moving is not None
        with self._moving(place):
            self._replace_draft(place)
        self.moved.emit()

    def _replace_draft(self, place: Path | None) -> None:
        source = self._source
        self._source = Source(source.file, source.digest, place, source.only_here)

    def _drop(self, place: Path | None) -> None:
        if place is not None:
            self._journal.remove(place)
            self.dropped.emit(place)

    def _offered(self) -> Path:
        if self.file is not None:
            return self.file
        return self._folder() / f"{UNSAFE.sub('', self.title).strip() or self._journal.form.stem}.json"

    def _chosen(self, path: str) -> None:
        self.save_to(Path(path))

    def _record(self) -> Mapping[str, Any]:
        return self._journal.form.record(self.content())

    def _say(self, said: str) -> None:
        """Say at the right of the status bar what was done, until the next edit."""
        self._said = said
        self.changed.emit()
