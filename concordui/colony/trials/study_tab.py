"""What the tabs of a trial and of a bank have in common: one piece of work beside the window, its progress, stop and go
on, and what is said about them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from time import monotonic

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QIcon, QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from concordui import icons, tab_dialogs
from concordui.background import AsyncWork, Job, Tell
from concordui.colony.trials.words import calls_text, say
from concordui.notices import sentences
from concordui.page_head import PageHead
from concordui.time_left import left_text
from concordui.widgets import Line, Note, OutlineButton, ProgressBar
from concordui.workspace import ActionState, Status, Summary, Workspace
from engine.errors import ConcordError

NewFolder = Callable[[str], Path]
"""Where the results of something of this name are kept: a folder that is not there yet."""

LEAST_S = 2.0
"""Nobody can know how long it still takes before so many seconds have passed."""


class StudyTab(Workspace):
    """Subclass it, make `form` and `results`, then call `assemble`. Closing the tab ends its work; what is done is in
    its folder, which can be opened again and gone on with.
    """

    kind = "colony"
    icon_name = ""
    first_title = ""
    label = ""

    def __init__(self, new_folder: NewFolder, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.new_folder = new_folder
        self.folder: Path | None = None
        self._job: Job | None = None
        self._begun = 0.0
        self._first: int | None = None
        self._progress: tuple[int, int] | None = None
        self._calls: tuple[int, int] | None = None
        self._planning = False
        self._why: ConcordError | None = None
        self.head = PageHead(self.first_title, self)
        self.bar = ProgressBar(say("How far it is"), self)
        self.stop = OutlineButton("", self, "circle-stop")
        self.fold = OutlineButton(say("&Form"), self, "pencil")
        self.fold.setCheckable(True)
        self.fold.setToolTip(say("Show or hide the form, to run it once more with other values"))
        self.note = Note("info", parent=self)
        self._form: QWidget | None = None

    # What a subclass says

    def go_on(self) -> None:
        """Do what is left."""
        raise NotImplementedError

    def heard(self, event: object) -> None:
        """The work told something."""
        raise NotImplementedError

    def found(self, outcome: object) -> None:
        """The work has come to its end."""
        raise NotImplementedError

    def refuse(self, error: ConcordError) -> None:
        """What was asked for in the form can't be run."""
        raise NotImplementedError

    @property
    def can_go_on(self) -> bool:
        """Whether something is left, and all is there that it takes."""
        raise NotImplementedError

    def study_title(self) -> str:
        """The title, once it is known what it is."""
        raise NotImplementedError

    def about(self) -> str:
        """One sentence on what it is."""
        raise NotImplementedError

    def first_focus(self) -> QWidget:
        """What has the keyboard when the tab comes forward."""
        raise NotImplementedError

    # The work

    @property
    def running(self) -> bool:
        """Whether something is under way beside the window."""
        return self._job is not None

    def begin(self, work: Callable[[Tell], Awaitable[object]], *, planning: bool = False, afresh: bool = True) -> None:
        """Let this be done. While it is `planning`, a refusal is the form's. `afresh` takes back what was warned of."""
        self._planning = planning
        if afresh:
            self._why = None
        self._begun, self._first = monotonic(), None
        self._job = Job(AsyncWork(work), self)
        self._job.told.connect(self._told)
        self._job.done.connect(self._done)
        self._job.failed.connect(self._failed)
        self._job.cancelled.connect(self._over)
        self._job.start()
        self.show_all()

    def planned(self) -> None:
        """What was asked for can be run, and is in its folder from now on."""
        self._planning = False
        if not self.fold.isVisibleTo(self):  # from here on it is the results that are looked at
            self.fold.show()
            self.fold.setChecked(False)
        self.title_changed.emit()
        self.path_changed.emit()

    def _fold(self, shown: bool) -> None:
        assert self._form is not None
        self._form.setVisible(shown)
        self._line.setVisible(shown)

    def show_progress(self, done: int, total: int, calls: tuple[int, int]) -> None:
        """So far it is; `calls` are those that are spent, of the budget."""
        if self._first is None:
            self._first = done
        self._progress, self._calls = (done, total), calls

    def stop_or_go_on(self) -> None:
        """Stop, keeping what is done; or do what is left."""
        if self._job is not None:
            self.stop.setEnabled(False)
            self._job.cancel()
        elif self.can_go_on:
            self.go_on()

    def warn(self, why: ConcordError | None) -> None:
        """Say above the results what does not stand as it was."""
        self._why = why

    def _told(self, event: object) -> None:
        self.heard(event)
        self.show_all()

    def _done(self, outcome: object) -> None:
        self.found(outcome)
        self._over()

    def _failed(self, error: object) -> None:
        assert isinstance(error, ConcordError)
        planning, self._planning = self._planning, False
        if planning:
            self.folder = None
        self._over()
        if planning:
            self.fold.setChecked(True)
            self.refuse(error)
        else:
            self._why = error
            self.failed.emit(error)
            self.show_all()

    def _over(self) -> None:
        job, self._job = self._job, None
        if job is not None:
            job.deleteLater()
        self.show_all()
        self.summary_changed.emit()

    # What is shown

    def show_all(self) -> None:
        """Show the head, the note and the states as they are now."""
        running, (done, total) = self._job is not None, self._progress or (0, 1)
        self.head.set_title(self.title())
        self.head.set_note(self._note_text())
        self.bar.setVisible(running)
        self.bar.show_progress(done, total)
        self.stop.setVisible(running or self.can_go_on)
        self.stop.setEnabled(True)
        self.stop.setText(say("S&top") if running else say("&Go on"))
        self.stop.set_icon("circle-stop" if running else "play")
        self.note.setVisible(not running and (self._why is not None or self.can_go_on))
        if self._why is not None:
            self.note.say("warn", *sentences(self._why))
        else:
            text = say("What was done is kept; going on does the rest. A call that was under way is spent.")
            self.note.say("info", say("It was stopped"), text)
        self.status_changed.emit()
        self.actions_changed.emit()

    def _note_text(self) -> str:
        if self.folder is None:
            return self.about()
        parts = [self.about()]
        if self._calls is not None:
            parts.append(calls_text(*self._calls))
        left = self._left()
        return ", ".join([*parts, left] if left else parts)

    def _left(self) -> str:
        """About how long it still takes."""
        taken = monotonic() - self._begun
        if self._job is None or self._progress is None or self._first is None or taken < LEAST_S:
            return ""
        done, total = self._progress
        return left_text(taken * (total - done) / (done - self._first)) if done > self._first else ""

    # What it is to the window

    def title(self) -> str:
        return self.first_title if self.folder is None or self._planning else self.study_title()

    def tab_icon(self) -> QIcon:
        return icons.icon(self.icon_name)

    def path(self) -> Path | None:
        return None if self._planning else self.folder

    def status(self) -> Status:
        if self.folder is None or self._planning:
            return Status()
        right = () if self._calls is None else (calls_text(*self._calls),)
        return Status((say("Kept in {folder}", folder=self.folder.name),), right, saved=self._job is None)

    def summary(self) -> Summary:
        done, total = self._progress or (0, 1)
        return Summary(self.title(), self._note_text(), done >= total, label=self.label)

    def states(self) -> Mapping[str, ActionState]:
        return {}

    def perform(self, action_id: str) -> None:
        """Nothing: it has no action of the table."""

    @property
    def settled(self) -> bool:
        return self._job is None

    def save(self) -> None:
        """Everything is in its folder as soon as it is done."""

    def end(self) -> None:
        if self._job is not None:
            self._job.close()
            self._job = None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        focused = QApplication.focusWidget()
        if not event.spontaneous() and (focused is None or not self.isAncestorOf(focused)):
            self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)
        tab_dialogs.bring_back(self)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            tab_dialogs.put_away(self)

    # How it is put together

    def assemble(self, form: QWidget, results: QWidget) -> None:
        """The head over the form, and what came of it at its right."""
        self._form = form
        self._line = Line(self, vertical=True)
        self.stop.clicked.connect(self.stop_or_go_on)
        self.fold.setChecked(True)
        self.fold.toggled.connect(self._fold)
        self.fold.hide()
        self.bar.setMaximumWidth(220)
        self.head.add(self.bar)
        self.head.add(self.stop)
        self.head.add(self.fold)
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.note)
        middle.addWidget(results, 1)
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(form)
        body.addWidget(self._line)
        body.addLayout(middle, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addLayout(body, 1)
        self.show_all()
