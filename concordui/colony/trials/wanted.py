"""What a tab of a trial or of a bank may begin from, and how their files and folders are told from others. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from concordui.colony.runs import Wanted
from concordui.contents import Content
from engine.colony.frozen import FROZEN

SPEC = "trial.toml"
"""The spec that a form has made, in the folder of its results."""


@dataclass(frozen=True, slots=True)
class TrialWanted(Wanted):
    """A trial: a new one, that of a spec's file, or the results in a folder."""

    spec: Path | None = None
    results: Path | None = None


@dataclass(frozen=True, slots=True)
class BankWanted(Wanted):
    """A bank put to minds: a new one, that of a folder of snapshots, or the results in a folder."""

    bank: Path | None = None
    results: Path | None = None


@dataclass(frozen=True, slots=True)
class StoreWanted(Wanted):
    """A store that is there, to be opened: the copy of a trial's run."""

    store: Path


def trials_folder(data: Path) -> Path:
    """Below the data folder."""
    return data / "colony" / "trials"


def banks_folder(data: Path) -> Path:
    """Below the data folder."""
    return data / "colony" / "banks"


def is_results(folder: Path) -> bool:
    """Whether a folder holds results of a trial or of a bank."""
    return (folder / FROZEN).is_file()


def is_bank(folder: Path) -> bool:
    """Whether a folder looks like a bank: it has snapshots."""
    return any(is_snapshot_head(path) for path in sorted(folder.glob("*.json"))[:3])


def is_snapshot_head(path: Path) -> bool:
    """Whether a file begins as a snapshot does."""
    try:
        with path.open("rb") as stream:
            return b'"concord snapshot"' in stream.read(300)
    except OSError:
        return False


def is_study(content: Content) -> bool:
    """Whether a JSON file is a snapshot of a bank, or lies with the results that it is of (a report, what is fixed)."""
    value = content.value
    form = value.get("format") if isinstance(value, Mapping) else None
    if form == "concord snapshot":
        return True
    return is_results(content.path.parent) and content.path.name in (FROZEN, "report.json")


def is_spec(head: bytes) -> bool:
    """Whether a text looks like the spec of a trial: a TOML with a budget and arms."""
    return b"[[arms]]" in head.replace(b" ", b"") or (b"budget" in head and b"arms" in head and b"scenario" in head)
