"""What is fixed before the first call: a folder of results belongs to one spec, and no other may go on in it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from engine.colony.report_files import pretty_json
from engine.errors import FileError, FrozenError
from engine.files import canonical_json, read_json, write_atomic

FROZEN = "frozen.json"
REMEDY = "give it a folder of its own, or put back what it was"


def digest_of(identity: Mapping[str, Any]) -> str:
    """The SHA-256 of what is fixed, in hexadecimal."""
    return hashlib.sha256(canonical_json(identity).encode("utf-8", "surrogatepass")).hexdigest()


SOURCE = "source"
"""The key of `frozen.json` for where the spec, or the bank, was read, to go on with it; no part of the digest."""


def freeze(folder: Path, identity: Mapping[str, Any], shown: Mapping[str, Any], source: Path) -> str:
    """Fix what a folder's results are of, if nothing is fixed there, or make sure that it is the same: its digest.

    `shown` are the parts that are written out, and named where they differ; `source` is where all was read.
    Raises `FrozenError` for another's folder, `FileError` where it can't be read or written.
    """
    digest, path = digest_of(identity), folder / FROZEN
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        write_atomic(path, pretty_json({"digest": digest, **shown, SOURCE: str(source.absolute())}))
        return digest
    kept = read_json(path)
    if not isinstance(kept, dict) or kept.get("digest") != digest:
        was = kept if isinstance(kept, dict) else {}
        other = next((f"{key} was {was.get(key)!r:.60}" for key in shown if was.get(key) != shown[key]), "")
        raise FrozenError("these results are of another spec", f"{path}{other and f', {other}'}", REMEDY)
    return digest


@dataclass(frozen=True, slots=True)
class Frozen:
    """What a folder's results are of: a trial or a bank, the readable part of it, and where it was read."""

    kind: Literal["trial", "bank"]
    digest: str
    shown: Mapping[str, Any]
    source: Path | None


def read_frozen(folder: Path) -> Frozen:
    """What is fixed in a folder of results. Raises `FileError` where nothing is, or it can't be read."""
    path = folder / FROZEN
    kept = read_json(path)
    kind, digest = (kept.get("kind"), kept.get("digest")) if isinstance(kept, dict) else (None, None)
    if kind not in ("trial", "bank") or not isinstance(digest, str):
        raise FileError("these are no results of a trial or of a bank", str(path), "open the folder of the results")
    source = kept.get(SOURCE)
    return Frozen(kind, digest, kept, Path(source) if isinstance(source, str) else None)


def same(folder: Path, identity: Mapping[str, Any]) -> None:
    """Make sure that a folder's results are of this. Raises `FrozenError`, and as `read_frozen`."""
    if read_frozen(folder).digest != digest_of(identity):
        what = "what these results were made from has changed since"
        raise FrozenError(what, str(folder / FROZEN), "what is in the report stays; begin anew in another folder")
