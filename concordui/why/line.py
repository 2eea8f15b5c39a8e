"""A line of a derivation: a sentence, the number that it gives, and the sentences that it rests on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.anatolia.board import ProvinceId

Tone: TypeAlias = Literal["text", "muted", "ok", "warn", "danger"]


@dataclass(frozen=True, slots=True)
class Line:
    """`unit` is the unit that the line is about (its sign stands before it), `places` what the map lights with it."""

    text: str
    value: str = ""
    tone: Tone = "text"
    unit: ProvinceId | None = None
    places: tuple[ProvinceId, ...] = ()
    strong: bool = False
    children: tuple[Line, ...] = ()

    def walk(self) -> Iterator[Line]:
        """This line and all under it, from the top."""
        yield self
        for child in self.children:
            yield from child.walk()

    def as_text(self) -> str:
        """This line and all under it as lines of text, each as far in as it is deep."""
        return "\n".join(self._indented(0))

    def _indented(self, depth: int) -> Iterator[str]:
        yield "  " * depth + (f"{self.text}: {self.value}" if self.value else self.text)
        for child in self.children:
            yield from child._indented(depth + 1)
