"""Reading and writing files so that nothing is ever half-written."""

from __future__ import annotations

import contextlib
import errno
import json
import math
import os
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

from engine.errors import FileError

MAX_DEPTH = 200
"""Lists and objects inside one another in JSON that is read; ours has ten. What is read can be written again."""

MAX_DIGITS = 1000
"""Of a whole number in JSON that is read; Python itself refuses some thousands."""


def read_text(path: Path) -> str:
    """The file's text (UTF-8, with or without a byte order mark).

    Raises `FileError` naming the file and what stops the reading.
    """
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError(
            "this is not UTF-8 text", f"{path}, byte {error.start}", "open a JSON file made by Concord"
        ) from error
    except OSError as error:
        raise FileError(
            f"cannot read the file ({error.strerror})", str(path), "check the path and its permissions"
        ) from error
    except ValueError as error:
        raise FileError(f"this is no path ({error})", repr(str(path)), "give the path of a file") from error


def read_json(path: Path, *, finite: bool = True) -> Any:
    """The file's JSON value. Raises `FileError` with line and column where the text is no JSON.

    Without `finite`, NaN and infinities are left to a caller who can name their place in the value.
    """
    text = read_text(path)
    try:
        return parse_json(text, finite=finite)
    except json.JSONDecodeError as error:
        where = f"{path}, line {error.lineno}, column {error.colno}"
        raise FileError(f"this is not JSON ({error.msg})", where, "the file may be cut; use a copy") from error
    except ValueError as error:
        raise FileError(f"this is not JSON ({error})", str(path), "use a copy that Concord made") from error


def parse_json(text: str, *, finite: bool = True) -> Any:
    """The JSON value of a text, one that can be written as JSON again if its numbers are `finite`.

    Raises `json.JSONDecodeError` where the text is no JSON, and a bare `ValueError` for NaN, infinities, numbers past a
    double or `MAX_DIGITS`, and what is nested past `MAX_DEPTH`.
    """
    try:
        number = _finite if finite else float
        value = json.loads(text, parse_float=number, parse_int=_whole, parse_constant=number)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    level = [value]
    for _ in range(MAX_DEPTH + 1):
        level = [part for whole in level if isinstance(whole, dict | list) for part in _parts(whole)]
        if not level:
            return value
    raise ValueError("nested too deeply")


def _parts(whole: dict[str, Any] | list[Any]) -> Iterable[Any]:
    return whole.values() if isinstance(whole, dict) else whole


def _finite(number: str) -> float:
    value = float(number)
    if not math.isfinite(value):
        raise ValueError(f"{number[:40]} is no JSON number")
    return value


def _whole(number: str) -> int:
    if len(number) > MAX_DIGITS:
        raise ValueError(f"a number of {len(number)} digits")
    return int(number)


def write_atomic(path: Path, data: str | bytes, *, private: bool = False, flush: bool = True) -> None:
    """Write `data` to `path` in whole or not at all: a temporary file beside it, flushed to disk, then renamed.

    `private`: readable by its owner only. Without `flush` the disk may lag behind by seconds: safe against the end of
    the process, not against that of the machine, and it takes no time that a person would notice.
    A link goes on pointing where it points; a device or a pipe is written to, not replaced by a file.
    Raises `FileError` when the folder can't be written; what stood at `path` is then still there.
    """
    with open_atomic(path, private=private, flush=flush) as stream:
        stream.write(data.encode("utf-8") if isinstance(data, str) else data)


@contextlib.contextmanager
def open_atomic(path: Path, *, private: bool = False, flush: bool = True) -> Iterator[BinaryIO]:
    """As `write_atomic`, for what is written bit by bit: the file is there when the block ends without an error."""
    try:
        target = Path(os.path.realpath(path))
        if target.exists() and not (target.is_file() or target.is_dir()):
            with target.open("wb") as device:
                yield device
            return
        target.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")
        try:
            with os.fdopen(handle, "wb") as stream:
                yield stream
                stream.flush()
                if flush:
                    os.fsync(stream.fileno())
            if not private:  # a temporary file is born private
                os.chmod(name, 0o666 & ~umask())
            os.replace(name, target)
            if flush:
                _flush_folder(target.parent)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise
    except OSError as error:
        raise unwritable(path, error) from error


def _flush_folder(folder: Path) -> None:
    """Bring a new name to the disk: without that, a power cut may bring back the file of before (Windows does it)."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def unwritable(path: Path, error: OSError) -> FileError:
    """Why a file could not be written, and what to do about it."""
    remedy = "make room there, or choose another disk" if error.errno in _FULL else "choose a folder you may write to"
    return FileError(f"cannot write the file ({error.strerror or error})", str(path), remedy)


def umask() -> int:
    """What the process takes away from the permissions of its files."""
    value = os.umask(0)
    os.umask(value)
    return value


def json_line(value: Any) -> str:
    """The value as JSON on one line. What UTF-8 can't hold (half a surrogate pair) stays escaped."""
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return json.dumps(value, allow_nan=False)
    return text


def canonical_json(value: Any) -> str:
    """Canonical JSON: sorted keys, no spaces, UTF-8 as it is, shortest floats (`contract: saved game`)."""
    return _CANONICAL.encode(value)


def utf8_json(value: Any) -> str:
    """Canonical JSON that UTF-8 can hold: half a surrogate pair, which it can't, as its escape."""
    return utf8(_CANONICAL.encode(value))


def utf8(text: str) -> str:
    """A text that UTF-8 can hold: half a surrogate pair as its escape."""
    return text if text.isascii() else text.encode("utf-8", "backslashreplace").decode("utf-8")


_CANONICAL = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
