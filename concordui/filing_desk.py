"""What kinds whose workspaces have a `Filing` do alike: drafts opened again, changes brought back to their file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from concordui.drafts import Draft, Journal
from concordui.filing import Filing, Source, digest_of, say
from concordui.kind import Window
from engine.errors import ConcordError, FileError

T = TypeVar("T")


def draft_to_open(journal: Journal[T], place: Path) -> tuple[T, Source]:
    """What was kept of something that is in no file. Raises `ConcordError`: changes of a file open with it."""
    draft: Draft[T] = journal.read(place)
    if draft.file is None or not draft.file.exists():
        return draft.content, Source(draft=place, only_here=True)
    remedy = say("open that file: its changes come with it")
    raise FileError(say("these are changes of a file"), str(draft.file), remedy)


def bring_changes(journal: Journal[T], file: Path, window: Window, apply: Callable[[T, str], None]) -> None:
    """Put the unsaved changes of a file on top of it, by `apply` with the words of the edit, which can be undone."""
    place = journal.place_of(file)
    if not place.exists():
        return
    try:
        draft = journal.read(place)
    except ConcordError as error:
        window.notices.refuse(error)
        return
    if draft.digest != digest_of(file):
        title = say("The file was changed by another program while changes of yours were not saved.")
        text = say("Here are yours; 'Undo' shows the file as it is now.")
        window.notices.say("warn", title, f"{file}. {text}")
    apply(draft.content, say("bring the unsaved changes back"))


def tell_kept(filing: Filing[T], window: Window, where: str) -> None:
    """Say where the changes of a closed tab are (`where`); nothing is lost, so nothing is asked."""
    if filing.modified and filing.path is not None:
        title = say("{title} is closed with changes that are in no file.", title=filing.title)
        links = ((str(filing.path), say("Open it again")),)
        notice = window.notices.say("info", title, where, links, about=filing.path)
        notice.wanted.connect(window.open_path)
