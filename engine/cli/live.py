"""A live view: one screen on stderr while something runs, drawn again a few times a second."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar

from rich.console import Console, RenderableType
from rich.live import Live

EVERY_S = 0.1
"""A screen is drawn at most so often; the last one always is."""


class View(Protocol):
    """Something that `watched` shows: `draw` gives the screen, `changed` is set by it to be called after each step."""

    changed: Callable[[], None] | None

    def draw(self) -> RenderableType: ...


V = TypeVar("V", bound=View)


@contextmanager
def watched(view: V, quiet: bool) -> Iterator[V]:
    """Show the view while the block runs, if stderr is a terminal and nobody asked for quiet."""
    if quiet or not sys.stderr.isatty():
        yield view
        return
    drawn = 0.0
    with Live(view.draw(), console=Console(stderr=True), auto_refresh=False) as live:

        def changed() -> None:
            nonlocal drawn
            if time.monotonic() - drawn >= EVERY_S:
                live.update(view.draw(), refresh=True)
                drawn = time.monotonic()

        view.changed = changed
        yield view
        live.update(view.draw(), refresh=True)
