"""Where an export goes: whether that can be, before any work is done, and said with the place and what to do."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from concordui.saves import UNSAFE
from engine.errors import FileError
from engine.files import unwritable


def file_for(text: str, suffixes: Sequence[str]) -> Path:
    """The file that a person named, with the first of these suffixes (``.png``) if it has none.

    Raises `FileError` where the ending is another one, where the place is a folder, or where nothing can be written.
    """
    path = Path(text).expanduser().absolute()
    if os.path.isdir(path):  # unlike Path.is_dir, it answers for a name that is too long, too
        raise FileError("this is a folder, not a file", str(path), "give the file a name inside it")
    if not path.suffix:
        path = path.with_name(path.name + suffixes[0])
    elif path.suffix.lower() not in suffixes:
        known = " or ".join(dict.fromkeys(suffixes))
        raise FileError(f"nothing is saved as {path.suffix} here", str(path), f"let the name end in {known}")
    check_folder(path.parent)
    return path


def check_folder(folder: Path) -> None:
    """Raises `FileError` where a folder (or the nearest one above it that exists) can't be written."""
    here = folder
    while not os.path.exists(here) and here != here.parent:
        here = here.parent
    if not os.path.isdir(here):
        raise FileError("this is a file, not a folder", str(here), "choose a folder")
    if not os.access(here, os.W_OK | os.X_OK):
        raise unwritable(folder, PermissionError(13, os.strerror(13)))


def free_folder(parent: Path, name: str) -> Path:
    """A folder of this name that is not there yet: ``name``, ``name 2``, ``name 3`` ..."""
    number, found = 1, parent / name
    while found.exists():
        number += 1
        found = parent / f"{name} {number}"
    return found


def safe_stem(text: str) -> str:
    """A name of a file on any of the three desktops, made of any words."""
    return " ".join(UNSAFE.sub(" ", text).split()).strip(" .")[:80] or "export"
