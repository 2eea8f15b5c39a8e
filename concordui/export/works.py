"""The pieces of work of an export, each for a thread of its own: one picture, a numbered set, an animation.

What they leave behind is whole or not there: files are written beside their place and renamed, a set is a folder that
gets its name when its last picture is in it.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from concordui.background import Tell
from concordui.export.feed import Feed
from concordui.export.writing import Format, rgb_rows, write_drawing
from concordui.hexmap.drawing import Drawing
from concordui.hexmap.raster import image_of, size_at
from engine.files import open_atomic, umask, unwritable

if TYPE_CHECKING:
    from PIL.Image import Image


@dataclass(frozen=True, slots=True)
class Taken:
    """The writer has begun with a picture, so that another one may be drawn."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How many of the pictures are written; of the next one a share."""

    done: float
    count: int


@dataclass(frozen=True, slots=True)
class Written:
    """The outcome: a file or a folder, with how many pictures and bytes."""

    path: Path
    count: int
    size: int


class FeedWork:
    """What all of them do: take drawings, tell how far they are, stop when asked."""

    def __init__(self, feed: Feed, path: Path, count: int) -> None:
        self._feed, self._path, self._count = feed, path, count
        self._done = 0

    def run(self, tell: Tell) -> object:
        raise NotImplementedError

    def cancel(self) -> None:
        self._feed.cancel()

    def _next(self, tell: Tell) -> Drawing:
        drawing = self._feed.take()
        tell(Taken())
        return drawing


class PictureWork(FeedWork):
    """One picture into one file."""

    def __init__(self, feed: Feed, path: Path, form: Format, scale: float) -> None:
        super().__init__(feed, path, 1)
        self._form, self._scale = form, scale

    def run(self, tell: Tell) -> object:
        drawing = self._next(tell)

        def share(done: float) -> None:
            tell(Progress(done, 1))

        with open_atomic(self._path) as stream:
            write_drawing(stream, drawing, self._form, self._scale, self._feed.check, share)
        return Written(self._path, 1, self._path.stat().st_size)


class SetWork(FeedWork):
    """A picture each into a new folder. `names` are the files' names without their endings, in order."""

    def __init__(self, feed: Feed, folder: Path, names: Sequence[str], form: Format, scale: float) -> None:
        super().__init__(feed, folder, len(names))
        self._names, self._form, self._scale = tuple(names), form, scale

    def run(self, tell: Tell) -> object:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            made = Path(tempfile.mkdtemp(dir=self._path.parent, prefix=f".{self._path.name}.", suffix=".part"))
            try:
                size = self._fill(made, tell)
                os.chmod(made, 0o777 & ~umask())  # a temporary folder is born private
                os.rename(made, self._path)
            except BaseException:
                shutil.rmtree(made, ignore_errors=True)
                raise
        except OSError as error:
            raise unwritable(self._path, error) from error
        return Written(self._path, self._count, size)

    def _fill(self, folder: Path, tell: Tell) -> int:
        size = 0
        for number, name in enumerate(self._names):
            drawing = self._next(tell)

            def share(done: float, before: int = number) -> None:
                tell(Progress(before + done, self._count))

            path = folder / f"{name}.{self._form}"
            with path.open("wb") as stream:
                write_drawing(stream, drawing, self._form, self._scale, self._feed.check, share)
            size += path.stat().st_size
        return size


class AnimationWork(FeedWork):
    """All pictures into one file that moves, each shown for so many milliseconds."""

    def __init__(self, feed: Feed, path: Path, count: int, scale: float, milliseconds: int) -> None:
        super().__init__(feed, path, count)
        self._scale, self._milliseconds = scale, milliseconds

    def run(self, tell: Tell) -> object:
        from concordui.export.animation import write_gif, write_webp

        first = self._next(tell)
        with open_atomic(self._path) as stream, contextlib.closing(self._frames(first, tell)) as frames:
            if self._path.suffix.lower() == ".webp":
                write_webp(stream, self._count, frames, self._milliseconds)
            else:
                write_gif(stream, size_at(first.size, self._scale), frames, self._milliseconds)
        return Written(self._path, self._count, self._path.stat().st_size)

    def _frames(self, first: Drawing, tell: Tell) -> Generator[Image, None, None]:
        """The pictures as pixels; all have the size of the first."""
        from concordui.export.animation import image_of_pixels

        size = size_at(first.size, self._scale)
        drawing = first
        for number in range(self._count):
            if number:
                drawing = self._next(tell)
            image = image_of(drawing, self._scale, self._feed.check)
            yield image_of_pixels(size, rgb_rows(image).tobytes())
            tell(Progress(number + 1, self._count))
