"""Scenarios that are edited, for the kind of the commons: begun, opened from files and drafts, told of when closed."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from concordui.commons.editor.document import ScenarioEdit
from concordui.commons.editor.keeping import ScenarioFiling, ScenarioJournal, writable
from concordui.commons.editor.lines import say
from concordui.commons.editor.starts import Start, new_arena
from concordui.commons.editor.workspace import ScenarioEditor
from concordui.filing import Source, digest_of
from concordui.filing_desk import bring_changes, draft_to_open, tell_kept
from concordui.kind import Window
from concordui.shell import Shell
from concordui.workspace import Workspace
from engine.commons.scenario import read_scenario
from engine.commons.shipped import FOLDER


class EditorDesk:
    """Makes the tabs of scenarios in a window."""

    def __init__(self, shell: Shell, window: Window) -> None:
        self._shell = shell
        self._window = window
        self.journal = ScenarioJournal(shell.folders.data)

    def new(self) -> None:
        """A plain arena; the editor offers what else to begin with."""
        self.begin(new_arena())

    def begin(self, start: Start) -> None:
        """A tab that begins with this scenario."""
        self._window.add(partial(self._make, start.data, Source(), start.base))

    def has(self, path: Path) -> bool:
        """Whether a path is that of a draft."""
        return self.journal.has(path)

    def open(self, path: Path, parent: QWidget) -> Workspace:
        """The scenario of a file, with its unsaved changes on top, or a draft. Raises `ConcordError`."""
        if self.has(path):
            content, source = draft_to_open(self.journal, path)
            return self._make(content, source, FOLDER, parent)
        workspace = self._make(writable(read_scenario(path)), Source(path, digest_of(path)), path.parent, parent)
        bring_changes(self.journal, path, self._window, workspace.edit.apply)
        return workspace

    def title_at(self, path: Path) -> str:
        """What a draft is called; empty for other paths."""
        kept = (each for each in self.journal.all() if each.place == path) if self.has(path) else ()
        return next((self.journal.title_of(each.draft) for each in kept), "")

    def closed(self, workspace: ScenarioEditor) -> None:
        """Say where the changes of a closed tab are."""
        tell_kept(
            workspace.filing,
            self._window,
            say("Concord keeps them: they stand under 'Scenarios not saved yet', and among the recent runs."),
        )

    def _make(self, data: Any, source: Source, base: Path, parent: QWidget) -> ScenarioEditor:
        edit = ScenarioEdit(data)
        filing = ScenarioFiling(edit, self.journal, source, self._shell.now, self._shell.saves_folder)
        workspace = ScenarioEditor(edit, filing, base, parent)
        edit.setParent(workspace)
        filing.setParent(workspace)
        filing.failed.connect(workspace.failed)
        filing.moved.connect(workspace.path_changed)
        filing.dropped.connect(self._shell.recent.forget)
        filing.settle(workspace, partial(self._window.deck.moving, workspace))
        return workspace
