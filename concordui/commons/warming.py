"""Gets the commons ready beside the window: what makes their tabs is loaded, then the small pictures are made."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from concordui.background import Tell
from concordui.commons.runs import RunWanted

if TYPE_CHECKING:
    from concordui.commons.previews import Previews


class Warming:
    """See `concordui.background.Work`. Tells a `Preview` for each scenario of which there is one."""

    def __init__(self, scenarios: Sequence[RunWanted]) -> None:
        self._scenarios = tuple(scenarios)
        self._previews: Previews | None = None
        self._stopped = False

    def run(self, tell: Tell) -> object:
        importlib.import_module("concordui.commons.tabs")  # 0.8 s of CPU that the first click need not wait for
        from concordui.commons.previews import Previews

        self._previews = Previews(self._scenarios)
        if self._stopped:
            self._previews.cancel()
        return self._previews.run(tell)

    def cancel(self) -> None:
        self._stopped = True
        if self._previews is not None:
            self._previews.cancel()
