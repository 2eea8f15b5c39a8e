"""The tabs of trials and banks: new ones, files of specs, folders of snapshots, and results that are opened again."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from concordui.colony.runs import SUFFIX, Wanted, runs_folder
from concordui.colony.trials.bank_tab import BankTab
from concordui.colony.trials.trial_tab import TrialTab, read_draft
from concordui.colony.trials.wanted import (
    BankWanted,
    StoreWanted,
    TrialWanted,
    banks_folder,
    is_bank,
    is_results,
    trials_folder,
)
from concordui.commons.runs import next_run
from concordui.kind import Window
from concordui.shell import Shell
from concordui.workspace import Workspace
from engine.colony.frozen import read_frozen
from engine.errors import FileError


class StudyDesk:
    """Makes them in a window."""

    def __init__(self, shell: Shell, window: Window) -> None:
        self._shell = shell
        self._window = window

    # Beginning

    def begin(self, value: Wanted) -> None:
        """Begin what is wanted; where that is refused the window says why."""
        match value:
            case TrialWanted():
                self._window.add(partial(self.trial, value), value.results)
            case BankWanted():
                self._window.add(partial(self.bank, value), value.results)
            case StoreWanted():
                self._window.open_path(value.store)

    def trial(self, wanted: TrialWanted, parent: QWidget) -> Workspace:
        """The tab of a trial. Raises `ConcordError` for a spec or results that can't be read."""
        draft = None if wanted.spec is None else read_draft(wanted.spec)
        tab = TrialTab(self._trial_folder, self._run_store, parent, draft)
        if wanted.results is not None:
            tab.look_at(wanted.results)
        return tab

    def bank(self, wanted: BankWanted, parent: QWidget) -> Workspace:
        """The tab of a bank."""
        tab = BankTab(self._bank_folder, parent, wanted.bank)
        if wanted.results is not None:
            tab.look_at(wanted.results)
        return tab

    # Opening

    def opens(self, path: Path) -> bool:
        """Whether a path is of a trial or of a bank."""
        return self._wanted(path) is not None

    def open(self, path: Path, parent: QWidget) -> Workspace:
        """What is kept at `path`. Raises `ConcordError` where it is refused."""
        wanted = self._wanted(path)
        if isinstance(wanted, TrialWanted):
            return self.trial(wanted, parent)
        if isinstance(wanted, BankWanted):
            return self.bank(wanted, parent)
        raise FileError("this is neither a trial nor a bank", str(path), "open the folder of the results")

    @staticmethod
    def _wanted(path: Path) -> TrialWanted | BankWanted | None:
        folder = path if path.is_dir() else path.parent
        if path.suffix == ".toml":
            return TrialWanted(spec=path)
        if is_results(folder) and path.suffix not in (SUFFIX, ".sqlite"):
            if read_frozen(folder).kind == "trial":
                return TrialWanted(results=folder)
            return BankWanted(results=folder)
        if is_bank(path) if path.is_dir() else path.suffix == ".json" and is_bank(folder):
            return BankWanted(bank=folder)
        return None

    def _trial_folder(self, name: str) -> Path:
        return next_run(trials_folder(self._shell.folders.data), name, world=True)

    def _bank_folder(self, name: str) -> Path:
        return next_run(banks_folder(self._shell.folders.data), name, world=True)

    def _run_store(self, name: str) -> Path:
        return next_run(runs_folder(self._shell.folders.data), name, suffix=SUFFIX)
