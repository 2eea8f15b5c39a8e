"""What the list of recent files holds before a person opened anything: a game, a position, a commons, a colony.

They are copies in the person's data, so that whatever is done to them leaves what ships as it is.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from concordui.recent import FILE, RecentFiles
from concordui.workspace import Summary
from engine.errors import FileError
from engine.files import read_text, write_atomic
from engine.resources import ASSETS

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Sample:
    """A file that ships, the name of its copy, and its words in the list."""

    kind: str
    source: Path
    name: str
    summary: Summary


def samples() -> Iterator[Sample]:
    """The four, in the order of the list."""
    say = QCoreApplication.translate
    yield Sample(
        "match",
        ASSETS / "samples" / "game.json",
        "Sample game.json",
        Summary(
            say("Samples", "A sample game"),
            say("Samples", "Six house bots, two years: look back at each season"),
            True,
            label=say("Samples", "Match"),
        ),
    )
    yield Sample(
        "lab",
        ASSETS / "positions" / "library" / "26-an-attack-cuts-support.json",
        "Sample position.json",
        Summary(
            say("Samples", "A sample position"),
            say("Samples", "An attack cuts a support: change the orders and see why"),
            True,
            label=say("Samples", "Position"),
        ),
    )
    yield Sample(
        "commons",
        ASSETS / "scenarios" / "commons" / "saved-by-a-cap.json",
        "Sample commons.json",
        Summary(
            say("Samples", "A sample commons"),
            say("Samples", "A pact saves a shared stock: run it, or change it"),
            True,
            label=say("Samples", "Scenario"),
        ),
    )
    yield Sample(
        "colony",
        ASSETS / "scenarios" / "colony" / "refused-haul.json",
        "Sample colony.json",
        Summary(
            say("Samples", "A sample colony"),
            say("Samples", "The core asks for help, and one refuses"),
            True,
            label=say("Samples", "Colony"),
        ),
    )


def add_samples(recent: RecentFiles, data: Path, now: datetime) -> bool:
    """Put the samples on the list where there was never one in this folder; whether they are there now.

    A disk that takes no copies costs the samples alone: the log says why.
    """
    if (data / FILE).exists():
        return False
    folder = data / "samples"
    try:
        for sample in reversed(list(samples())):
            place = folder / sample.name
            write_atomic(place, content_of(sample), flush=False)
            recent.note(place, sample.kind, sample.summary, now, {})
    except (FileError, OSError) as error:
        _log.warning("the samples are not on the list: %s", error)
        return False
    return True


def content_of(sample: Sample) -> str:
    """The text of the sample's file."""
    return read_text(sample.source)
