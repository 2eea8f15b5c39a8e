"""The draft's journal: a small file beside the game, written anew on every edit, so that a killed window loses nothing.

It holds what people have not shown each other yet, so it is readable by its owner only.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from concordui.match.draft import Draft, draft_from_json
from engine.errors import ConcordError
from engine.files import canonical_json, read_json, unwritable, write_atomic

SUFFIX = ".draft"
DAMAGED = ".damaged"


class Journal:
    """The journal of the game at `path`. Every method raises `FileError` in words when the folder can't be used."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(f"{path.name}{SUFFIX}")

    def read(self) -> Draft | None:
        """The journalled draft, or None if there is none.

        Raises `ConcordError` for a damaged one, which is kept under another name so that nothing is lost.
        """
        if not self.path.exists():
            return None
        try:
            return draft_from_json(read_json(self.path), str(self.path))
        except ConcordError:
            with contextlib.suppress(OSError):
                os.replace(self.path, self.path.with_name(f"{self.path.name}{DAMAGED}"))
            raise

    def write(self, draft: Draft) -> None:
        """Keep `draft`, in whole or not at all."""
        write_atomic(self.path, canonical_json(draft.to_json()), private=True, flush=False)

    def remove(self) -> None:
        """The match is over: nothing is left to keep."""
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            raise unwritable(self.path, error) from error
