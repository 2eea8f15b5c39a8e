"""The drafts of the open phase and their journal: what people put together is kept at every edit."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

from concordui.match.draft import Draft, PhaseKey
from concordui.match.journal import Journal
from engine.anatolia.board import Power
from engine.errors import ConcordError, FileError


class Drafts:
    """The open phase's drafts. `restored` is what a killed window left; it counts for the phase it was made in alone.

    `failed` is told when the journal can't be written; the game goes on without it.
    """

    def __init__(self, journal: Journal | None, restored: Draft | None, failed: Callable[[ConcordError], None]) -> None:
        self._journal = journal
        self._restored = restored
        self._failed = failed
        self._draft: Draft | None = None

    def begin(self, key: PhaseKey) -> None:
        """A phase is open: what was restored for it, or nothing yet."""
        restored, self._restored = self._restored, None
        if restored is not None and restored.key == key:
            self._draft = restored
        elif self._draft is None or self._draft.key != key:
            self._draft = Draft(*key)

    def payload(self, power: Power) -> Any:
        """What this seat would send now."""
        return [] if self._draft is None else self._draft.payload(power)

    def is_sent(self, power: Power) -> bool:
        """Whether this seat has handed its payload in."""
        return self._draft is not None and self._draft.is_sent(power)

    def edit(self, power: Power, payload: Any) -> bool:
        """Keep an edit of this seat; whether it changed anything."""
        if self._draft is None or self._draft.payload(power) == payload:
            return False
        self._keep(self._draft.edited(power, payload))
        return True

    def send(self, power: Power) -> Any:
        """Keep that this seat hands its payload in, which is given back."""
        payload = self.payload(power)
        if self._draft is not None:
            self._keep(self._draft.sent(power, payload))
        return payload

    def take_back(self, power: Power) -> None:
        """The engine refused what this seat sent: it is a draft again."""
        if self._draft is not None:
            self._keep(self._draft.taken_back(power))

    def finish(self) -> None:
        """The match is over: the journal goes."""
        if self._journal is not None:
            with contextlib.suppress(FileError):
                self._journal.remove()

    def _keep(self, draft: Draft) -> None:
        self._draft = draft
        if self._journal is not None:
            try:
                self._journal.write(draft)
            except ConcordError as error:
                self._failed(error)
