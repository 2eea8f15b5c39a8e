"""``concord adjudicate``: cases in, answers out, line by line."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from engine.anatolia.cases import answer, faulty_answer, read_case
from engine.cli import DONE, REFUSED
from engine.cli.output import print_json
from engine.errors import CaseError, Fault, FileError
from engine.files import parse_json

STDIN = "-"


@dataclass(frozen=True, slots=True)
class Document:
    """One JSON value of the input, or the fault of a line that holds none."""

    value: Any = None
    fault: Fault | None = None


def adjudicate_all(source: str, *, explain: bool, what_if: str | None) -> int:
    """An answer a line for each case of the file (or of stdin), in order; status 1 if one was faulty.

    With `explain` each answer has its reasons; `what_if` is asked of each case, in place of what it asks itself.
    """
    status = DONE
    with _opened(source) as lines:
        for document in documents(lines):
            reply = _reply(document, explain, what_if)
            if "error" in reply:
                status = REFUSED
            print_json(reply)
    return status


def documents(lines: Iterable[bytes]) -> Iterator[Document]:
    """The JSON values of the input: one a line, or one spread over lines (as an editor lays it out).

    A value may be spread only if its first line ends open (``{``, ``[`` or a comma). If the lines that follow don't
    complete it, each is read on its own, so that one bad line spoils no other. Input whose first line stands on its own
    is one value a line from there on: in a conversation a line that is cut gets its answer at once.
    """
    held: list[tuple[int, str]] = []
    by_line: bool | None = None
    for number, raw in enumerate(lines, start=1):
        try:
            line = raw.decode("utf-8-sig" if number == 1 else "utf-8").rstrip("\r\n")
        except UnicodeDecodeError as error:
            yield from _each(held)
            held = []
            by_line = by_line is None or by_line
            yield Document(fault=Fault(f"line {number}", f"this is not UTF-8 (byte {error.start + 1})"))
            continue
        if not line.strip():
            continue
        held.append((number, line))
        if not _may_close(held):
            continue
        document, open_ended = _parsed(held)
        if open_ended and not by_line:
            continue
        if by_line is None:
            by_line = len(held) == 1 or document.fault is not None
        if document.fault is None:
            yield document
        else:
            yield from _each(held)
        held = []
    yield from _each(held)


def _may_close(held: list[tuple[int, str]]) -> bool:
    """Whether it is worth parsing: a value that spans lines ends with a bracket."""
    return len(held) == 1 or held[-1][1].rstrip().endswith(("}", "]"))


def _parsed(held: list[tuple[int, str]]) -> tuple[Document, bool]:
    """The value of these lines together, and whether it is only cut: more lines may complete it."""
    text = "\n".join(line for _, line in held)
    try:
        return Document(parse_json(text)), False
    except json.JSONDecodeError as error:
        cut = error.pos >= len(text.rstrip()) and held[0][1].rstrip().endswith(("{", "[", ","))
        where = f"line {held[0][0] + error.lineno - 1}"
        return Document(fault=Fault(where, f"this is not JSON ({error.msg}, column {error.colno})")), cut
    except ValueError as error:
        return Document(fault=Fault(f"line {held[0][0]}", f"this is not JSON ({error})")), False


def _each(held: list[tuple[int, str]]) -> Iterator[Document]:
    for line in held:
        yield _parsed([line])[0]


def _reply(document: Document, explain: bool, what_if: str | None) -> dict[str, Any]:
    if document.fault is not None:
        return faulty_answer(None, document.fault)
    value = document.value
    if what_if is not None and isinstance(value, dict):
        value = {**value, "whatIf": what_if}
    try:
        return answer(read_case(value), explain=explain)
    except CaseError as error:
        case_id = value.get("id") if isinstance(value, dict) else None
        return faulty_answer(case_id, error.faults[0])


@contextmanager
def _opened(source: str) -> Iterator[BinaryIO]:
    if source == STDIN:
        yield sys.stdin.buffer
        return
    with ExitStack() as stack:
        try:
            stream = stack.enter_context(Path(source).open("rb"))
        except OSError as error:
            reason = f"cannot read the file ({error.strerror})"
            raise FileError(reason, source, "name a file of cases, or '-' for stdin") from error
        yield stream
