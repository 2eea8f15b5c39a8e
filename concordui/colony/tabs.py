"""The tabs of the colony: a run that begins, a store that is opened again, a checkpoint that is gone on from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from concordui.colony.run_settings import RunSettings, write_settings
from concordui.colony.runs import SUFFIX, RunWanted, Wanted, is_checkpoint, runs_folder
from concordui.colony.session import ColonySession
from concordui.colony.trials.desk import StudyDesk
from concordui.colony.trials.wanted import BankWanted, StoreWanted, TrialWanted
from concordui.colony.workspace import ColonyWorkspace
from concordui.commons.runs import next_run
from concordui.kind import Window
from concordui.shell import Shell
from concordui.workspace import Workspace
from engine.colony import checkpoint as checkpoints
from engine.colony.restoring import restored_at
from engine.colony.scenario import FOLDER, parse_scenario
from engine.colony.store import Store
from engine.errors import FileError
from engine.files import read_json


class ColonyTabs:
    """Makes them in a window."""

    def __init__(self, shell: Shell, window: Window) -> None:
        self._shell = shell
        self._window = window
        self._runs = runs_folder(shell.folders.data)
        self._studies = StudyDesk(shell, window)

    def begin(self, value: Wanted) -> None:
        """Begin what is wanted in a tab of its own; where that is refused the window says why."""
        match value:
            case RunWanted():
                path = next_run(self._runs, value.name, suffix=SUFFIX)
                self._window.add(partial(self.run, value, path), path)
            case TrialWanted() | BankWanted() | StoreWanted():
                self._studies.begin(value)
            case _:
                raise TypeError(f"no tab begins from a {type(value).__name__}")

    def run(self, wanted: RunWanted, path: Path, parent: QWidget) -> Workspace:
        """The workspace of a new run, whose store is made at `path`. Raises `ConcordError`."""
        scenario = parse_scenario(wanted.data, wanted.seed)
        _folder(path)
        Store.create(path, scenario).close()
        if wanted.base != FOLDER:
            write_settings(path, RunSettings(wanted.base))
        return ColonyWorkspace(ColonySession(path), title_of(wanted.data, path, wanted.name), parent)

    def open(self, path: Path, parent: QWidget) -> Workspace:
        """What is kept at `path`: a store, a scenario or a checkpoint. Raises `ConcordError` where it is refused.

        A scenario, and a checkpoint, begin a store of their own among the runs.
        """
        if self._studies.opens(path):
            return self._studies.open(path, parent)
        if path.suffix == ".json":
            data = read_json(path, finite=False)
            if isinstance(data, Mapping) and is_checkpoint(data):
                return self._from_checkpoint(path, parent)
            wanted = RunWanted(data if isinstance(data, Mapping) else {}, path.parent, path.stem)
            return self.run(wanted, next_run(self._runs, path.stem, suffix=SUFFIX), parent)
        with Store.open(
            path, write=False
        ) as store:  # what is no store, or a newer one, is refused before there is a tab
            title = title_of(store.scenario.source, path, path.stem)
        return ColonyWorkspace(ColonySession(path, playing=False), title, parent)

    def _from_checkpoint(self, path: Path, parent: QWidget) -> Workspace:
        checkpoint = checkpoints.read(path)
        store = next_run(self._runs, path.stem, suffix=SUFFIX)
        _folder(store)
        restored_at(store, checkpoint)
        return ColonyWorkspace(
            ColonySession(store, playing=False), title_of(checkpoint.scenario, store, path.stem), parent
        )


def title_of(data: Mapping[str, object], store: Path, name: str) -> str:
    """What a scenario calls itself, or else `name`; from its second run on with its number (``A quiet day 2``)."""
    title = data.get("title")
    named = title if isinstance(title, str) and title.strip() else name
    run = re.search(r" ([2-9]|\d{2,})$", store.stem)
    return named if run is None or named.endswith(run[0]) else f"{named}{run[0]}"


def _folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        what = f"cannot make the folder ({error.strerror})"
        raise FileError(what, str(path.parent), "choose a folder you may write to") from error
