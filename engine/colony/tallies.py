"""Collections of records that know their own digest, kept up as they change: history is never walked again.

Records are immutable and are told by their `repr`, which says all of them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import TypeVar

V = TypeVar("V")

_MASK = (1 << 256) - 1


class Records(dict[str, V]):
    """Records by id, changed by putting one in the place of another alone; none is ever taken out.

    The digest is the sum of those of all entries, so it does not depend on the order in which they were put.
    """

    __slots__ = ("_stale", "_sums", "_total")

    def __init__(self, records: Mapping[str, V] | None = None) -> None:
        super().__init__(records or {})
        self._stale: set[str] = set(self)
        self._sums: dict[str, int] = {}
        self._total = 0

    def __setitem__(self, name: str, record: V) -> None:
        self._stale.add(name)
        super().__setitem__(name, record)

    def digest(self) -> str:
        """64 hexadecimal digits that are the same just if the entries are."""
        for name in self._stale:
            number = int.from_bytes(_hashed(f"{name} {self[name]!r}"), "big")
            self._total = self._total - self._sums.get(name, 0) + number & _MASK
            self._sums[name] = number
        self._stale.clear()
        return f"{self._total:064x}"


class Chain(list[V]):
    """Records in order, which are only ever added to. The digest is that of a chain of theirs."""

    __slots__ = ("_count", "_link")

    def __init__(self, records: Iterable[V] = ()) -> None:
        super().__init__(records)
        self._count = 0
        self._link = b""

    def digest(self) -> str:
        """Hexadecimal digits that are the same just if the records are, in their order; "" without any."""
        for number in range(self._count, len(self)):
            self._link = _hashed(f"{self._link.hex()} {self[number]!r}")
        self._count = len(self)
        return self._link.hex()


def _hashed(text: str) -> bytes:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()
