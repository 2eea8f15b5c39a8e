"""The faults of a scenario, found by their places: ten thousand of them are looked through once, not at every edit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from concordui.commons.editor.paths import Path, path_of
from engine.errors import Fault


@dataclass(frozen=True, slots=True)
class Finding:
    """A fault, with its place as a path."""

    path: Path
    where: str
    what: str


@dataclass(frozen=True, slots=True)
class Faults:
    """All of them in order; `within` by every place that they are at or below, `here` by their own place, `parts` what
    of a place (rows of a list, keys) has some.
    """

    all: tuple[Finding, ...] = ()
    _within: Mapping[Path, Sequence[Finding]] = field(default_factory=dict)
    _here: Mapping[Path, Sequence[Finding]] = field(default_factory=dict)
    _parts: Mapping[Path, frozenset[str | int]] = field(default_factory=dict)

    @classmethod
    def of(cls, faults: Iterable[Fault]) -> Faults:
        """The faults that a check found."""
        found = tuple(Finding(path_of(fault.where), fault.where, fault.what) for fault in faults)
        within: dict[Path, list[Finding]] = {}
        here: dict[Path, list[Finding]] = {}
        parts: dict[Path, set[str | int]] = {}
        for each in found:
            here.setdefault(each.path, []).append(each)
            for end, part in enumerate((*each.path, None)):
                within.setdefault(each.path[:end], []).append(each)
                if part is not None:
                    parts.setdefault(each.path[:end], set()).add(part)
        return cls(found, within, here, {path: frozenset(those) for path, those in parts.items()})

    def within(self, path: Path) -> Sequence[Finding]:
        """Those at a place or below it."""
        return self._within.get(path, ())

    def here(self, path: Path) -> Sequence[Finding]:
        """Those at exactly this place."""
        return self._here.get(path, ())

    def parts(self, path: Path) -> frozenset[str | int]:
        """What of a place has faults: rows of a list, keys of an object."""
        return self._parts.get(path, frozenset())

    def __bool__(self) -> bool:
        return bool(self.all)
