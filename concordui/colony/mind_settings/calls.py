"""Calls beside the window: a test call, and the keyring, which may wait for a person who unlocks it."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal

from concordui.background import AsyncWork, Job, Tell
from concordui.colony.mind_settings.mind_form import Spec
from engine.errors import ConcordError
from engine.minds import keyring
from engine.minds.checking import DEADLINE_S, Checked, checked
from engine.minds.keyring import KeyPlace
from engine.minds.keys import ANTHROPIC, OPENAI

VARIABLES = (ANTHROPIC, OPENAI)


class MindCall(QObject):
    """One test call at a time. `called` carries a `Checked`, `refused` the `ConcordError` of a mind that can't be made;
    `busy_changed` comes as a call begins and ends.
    """

    called = Signal(object)
    refused = Signal(object)
    busy_changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._job: Job | None = None

    @property
    def busy(self) -> bool:
        """Whether a call is under way."""
        return self._job is not None

    def begin(self, spec: Spec, folder: Path, deadline_s: float = DEADLINE_S) -> None:
        """Call this mind; a call that is under way is given up."""
        self.end()
        self._job = Job(AsyncWork(partial(_call, spec, folder, deadline_s)), self)
        self._job.done.connect(self._done)
        self._job.failed.connect(self._failed)
        self._job.start()
        self.busy_changed.emit()

    def end(self) -> None:
        """Give up the call that is under way."""
        job, self._job = self._job, None
        if job is not None:
            job.close()
            job.deleteLater()
            self.busy_changed.emit()

    def _done(self, found: object) -> None:
        self.end()
        self.called.emit(found)

    def _failed(self, error: object) -> None:
        self.end()
        self.refused.emit(error)


async def _call(spec: Spec, folder: Path, deadline_s: float, tell: Tell) -> Checked:
    return await checked(spec, folder=folder, deadline_s=deadline_s)


class Keys(QObject):
    """Looks where the keys of `VARIABLES` are, keeps and forgets them, one after another. `seen` carries a `KeyPlace`
    for each; `changed` comes after one was kept or forgotten, `failed` carries a `ConcordError`.

    The keyring may wait for a person for ever, and can't be interrupted: a call that nobody waits for any more is left
    behind in its thread, which ends with the program.
    """

    seen = Signal(object)
    changed = Signal()
    failed = Signal(object)
    _came = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread: threading.Thread | None = None
        self._came.connect(self._arrived, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether the keyring is waited for."""
        return self._thread is not None

    def look(self) -> None:
        """Find out where the keys are."""
        self._begin(None)

    def keep(self, variable: str, value: str) -> None:
        """Put a key into the keyring."""
        self._begin(partial(keyring.keep, variable, value))

    def forget(self, variable: str) -> None:
        """Take a key out of the keyring."""
        self._begin(partial(keyring.forget, variable))

    def _begin(self, change: Callable[[], None] | None) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, args=(change,), name="keyring", daemon=True)
            self._thread.start()

    def _run(self, change: Callable[[], None] | None) -> None:
        found: object
        try:
            if change is not None:
                change()
            places = tuple(keyring.place_of(variable) for variable in VARIABLES)
            found = _Found(places, change is not None)
        except ConcordError as error:
            found = error
        with contextlib.suppress(RuntimeError):  # who asked is gone
            self._came.emit(found)

    def _arrived(self, found: object) -> None:
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        if isinstance(found, _Found):
            self.seen.emit(found.places)
            if found.changed:
                self.changed.emit()
        else:
            self.failed.emit(found)


@dataclass(frozen=True, slots=True)
class _Found:
    places: tuple[KeyPlace, ...]
    changed: bool
