"""What is fixed before the first call: a folder of results belongs to one spec, and no other may go on in it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.colony.report_files import pretty_json
from engine.errors import FrozenError
from engine.files import canonical_json, read_json, write_atomic

FROZEN = "frozen.json"
REMEDY = "give it a folder of its own, or put back what it was"


def digest_of(identity: Mapping[str, Any]) -> str:
    """The SHA-256 of what is fixed, in hexadecimal."""
    return hashlib.sha256(canonical_json(identity).encode("utf-8", "surrogatepass")).hexdigest()


def freeze(folder: Path, identity: Mapping[str, Any], shown: Mapping[str, Any]) -> str:
    """Fix what a folder's results are of, if nothing is fixed there, or make sure that it is the same: its digest.

    `shown` are the parts that are written out, and named where they differ.
    Raises `FrozenError` for another's folder, `FileError` where it can't be read or written.
    """
    digest, path = digest_of(identity), folder / FROZEN
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        write_atomic(path, pretty_json({"digest": digest, **shown}))
        return digest
    kept = read_json(path)
    if not isinstance(kept, dict) or kept.get("digest") != digest:
        was = kept if isinstance(kept, dict) else {}
        other = next((f"{key} was {was.get(key)!r:.60}" for key in shown if was.get(key) != shown[key]), "")
        raise FrozenError("these results are of another spec", f"{path}{other and f', {other}'}", REMEDY)
    return digest
