"""What a JavaScript bot may call: ``PactEngine`` and ``PactMapData``, carried out by the Python side (R27).

The rules exist once: ``pact_engine.js`` gives the helper API the names and shapes of the reference and asks `Bridge`,
which calls what a Python bot calls, `engine.anatolia.bot_api`. That module is imported at the first question.
"""

from __future__ import annotations

import json
from pathlib import Path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def source() -> str:
    """The script that installs the globals: a function of one argument, what the host lends it."""
    return Path(__file__).with_name("pact_engine.js").read_text("utf-8")


class Bridge:
    """Answers the questions of one script, on one board (None for the shipped one)."""

    def __init__(self, board: Any = None) -> None:
        self._board = board

    def ask(self, question: str) -> str:
        """``[name, arguments]`` in, ``[true, value]`` or ``[false, what is wrong]`` out, as JSON. Never raises."""
        try:
            return json.dumps([False, f"there is no {json.loads(question)[0]}"])
        except BaseException as error:
            return json.dumps([False, type(error).__name__])
