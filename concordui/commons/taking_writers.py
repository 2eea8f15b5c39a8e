"""What *Take away* writes, each a value that writes one file in any thread: whole, or not at all."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from pathlib import Path

from concordui.csv_text import csv_text
from engine.commons.course import MEASURES, NUMBERS, QUANTILES, CourseView, Measure
from engine.commons.report import report_of
from engine.commons.report_page import page
from engine.errors import FileError
from engine.files import open_atomic, write_atomic

PIECE = 1 << 20


class Text:
    """A text that is there already."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __call__(self, path: Path) -> None:
        write_atomic(path, self._text)


class CopyOf:
    """A copy of a file; of one that is being written with `whole_lines`, up to its last whole line."""

    def __init__(self, source: Path, *, whole_lines: bool = False) -> None:
        self._source, self._whole_lines = source, whole_lines

    def __call__(self, path: Path) -> None:
        try:
            with self._source.open("rb") as stream:
                self._same(path)
                left = self._end() if self._whole_lines else self._source.stat().st_size
                with open_atomic(path) as out:
                    while left > 0 and (piece := stream.read(min(PIECE, left))):
                        out.write(piece)
                        left -= len(piece)
        except FileError:
            raise
        except OSError as error:
            what = f"cannot read what shall be copied ({error.strerror})"
            raise FileError(what, str(self._source), "check the path and its permissions") from error

    def _same(self, path: Path) -> None:
        if path.exists() and path.samefile(self._source):
            raise FileError("this is the file itself", str(path), "give another name")

    def _end(self) -> int:
        """Where the last whole line ends."""
        with self._source.open("rb") as stream:
            at = stream.seek(0, 2)
            while at > 0:
                start = max(0, at - PIECE)
                stream.seek(start)
                found = stream.read(at - start).rfind(b"\n")
                if found >= 0:
                    return start + found + 1
                at = start
        return 0


class Report:
    """The report of a log as HTML."""

    def __init__(self, log: Path) -> None:
        self._log = log

    def __call__(self, path: Path) -> None:
        write_atomic(path, page(report_of(self._log)))


class PdfReport:
    """The same as PDF."""

    def __init__(self, log: Path) -> None:
        self._log = log

    def __call__(self, path: Path) -> None:
        from concordui.commons.report_pdf import pdf

        write_atomic(path, pdf(report_of(self._log)))


class CourseTable:
    """The course of a run as CSV: a row a turn, the numbers of all, then those of each player."""

    def __init__(self, view: CourseView) -> None:
        self._view = view

    def __call__(self, path: Path) -> None:
        write_atomic(path, self.text())

    def text(self) -> str:
        """The CSV."""
        view = self._view
        names = list(view.names) if view.players else [f"q{round(100 * part)}" for part in QUANTILES]
        columns = view.players or view.spreads
        measures = [measure for measure in MEASURES if measure in columns]
        head = ["turn", *NUMBERS, *(f"{measure} {name}" for measure in measures for name in names)]
        return csv_text(head, self._rows(measures))

    def _rows(self, measures: Sequence[Measure]) -> Iterator[list[object]]:
        view = self._view
        columns = view.players or view.spreads
        for turn in range(view.turns):
            numbers = [float(view.numbers[name][turn]) for name in NUMBERS]
            own = [float(value) for measure in measures for value in columns[measure][turn]]
            yield [turn + 1, *(value if math.isfinite(value) else None for value in (*numbers, *own))]
