"""What a file or folder holds, read once: the kinds of workspace say from it which of them opens it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from json import JSONDecodeError
from pathlib import Path
from typing import Any, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication

from engine.errors import FileError
from engine.files import parse_json, read_json

HEAD = 4096
"""Bytes at the beginning by which files are told that are no JSON, or are cut."""

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Content:
    """What stands at `path`. `value` is the JSON value of the whole file, None where it is none; `fault` says why then.

    `first` is the value of the first line, where a file has one JSON value a line (a log, a stream of cases).
    """

    path: Path
    is_folder: bool = False
    head: bytes = b""
    value: Any = None
    first: Any = None
    fault: FileError | None = None


class Opens(Protocol):
    """A kind that can say whether it opens something. `opens` are its words for it, as "a saved game"."""

    opens: str

    def recognises(self, content: Content) -> bool: ...


K = TypeVar("K", bound=Opens)


def read_content(path: Path) -> Content:
    """What stands at `path`. Raises `FileError` where nothing is there, or it can't be read."""
    if path.is_dir():
        return Content(path, is_folder=True)
    if not path.exists():
        what = translate("Contents", "the file is not there any more")
        remedy = translate("Contents", "open another file, or take it off the list of recent files")
        raise FileError(what, str(path), remedy)
    try:
        with path.open("rb") as stream:
            head = stream.read(HEAD)
    except OSError as error:
        what = translate("Contents", "cannot read the file ({0})").format(error.strerror)
        raise FileError(what, str(path), translate("Contents", "check the path and its permissions")) from error
    try:
        return Content(path, head=head, value=read_json(path))
    except FileError as fault:
        return Content(path, head=head, first=_first_line(head), fault=fault)


def choose(content: Content, kinds: Iterable[K]) -> K:
    """The kind that opens it. Raises `FileError` where none does: what is wrong with it, and what can be opened."""
    known = tuple(kinds)
    for kind in known:
        if kind.recognises(content):
            return kind
    remedy = translate("Contents", "what can be opened: {0}").format(", ".join(kind.opens for kind in known))
    if content.is_folder:
        raise FileError(translate("Contents", "this folder is nothing that can be opened"), str(content.path), remedy)
    if content.fault is not None:
        raise FileError(content.fault.what, content.fault.where, remedy)
    raise FileError(translate("Contents", "this file is nothing that can be opened"), str(content.path), remedy)


def _first_line(head: bytes) -> Any:
    line, end, _ = head.partition(b"\n")
    try:
        return parse_json(line.decode("utf-8-sig")) if end else None
    except (JSONDecodeError, ValueError):
        return None
