"""One writer a folder or file: a lock that the system lets go of when its process ends, however it ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engine.errors import FileError


@contextmanager
def held(path: Path, busy: str, file: Path | None = None) -> Iterator[None]:
    """Hold the lock file `path` (made if need be, with its folder); `file` is what it guards, if not the whole folder.

    Raises `FileError`: with `busy` as what is wrong where somebody else holds it, or where it can't be made.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    except OSError as error:
        what = f"cannot write there ({error.strerror})"
        raise FileError(what, str(path.parent), "choose a folder you may write to") from error
    try:
        if not taken(handle):
            other = "folder" if file is None else "file"
            raise FileError(busy, str(file or path.parent), f"wait for it to end, or choose another {other}")
        yield
    finally:
        os.close(handle)


if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 40
    """The byte that is locked: nobody may read it meanwhile."""

    def taken(handle: int) -> bool:
        """Whether the open file is now ours alone, until it is closed. The place in it is left anywhere."""
        try:
            os.lseek(handle, FAR, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def taken(handle: int) -> bool:
        """Whether the open file is now ours alone, until it is closed."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a file system without locks
            return True
        return True
