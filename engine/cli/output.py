"""What the command line writes: JSON lines on stdout, one line an error on stderr."""

from __future__ import annotations

import os
import sys
from typing import Any, TextIO

from engine.errors import ConcordError
from engine.files import json_line


def prepare() -> None:
    """UTF-8 and bare line feeds on every desktop, whatever the locale says; a sink for a stream that is closed."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # `print` would otherwise put an error on stdout
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - for the process's life
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


def print_json(value: Any) -> None:
    """One JSON value on a line of stdout, flushed, so that a program can hold a conversation."""
    print(json_line(value), flush=True)


def error_line(what: str, where: str, remedy: str) -> str:
    """``concord: error: <what>: <where>: <what to do>``, on one line whatever the parts hold."""
    return "concord: error: " + ": ".join(" ".join(part.split()) for part in (what, where, remedy))


def print_error(error: ConcordError, stream: TextIO | None = None) -> None:
    """The error as one line on stderr."""
    print(error_line(error.what, error.where, error.remedy), file=stream or sys.stderr, flush=True)


def print_note(text: str) -> None:
    """Something to know that is no error, as one line on stderr."""
    print("concord: note: " + " ".join(text.split()), file=sys.stderr, flush=True)
