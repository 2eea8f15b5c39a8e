"""What a JavaScript agent may call: ``CommonsEngine``, carried out by what a Python agent calls."""

from __future__ import annotations

import json
from pathlib import Path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def source() -> str:
    """The script that installs the globals: a function of one argument, what the host lends it."""
    return Path(__file__).with_name("commons_engine.js").read_text("utf-8")


class Bridge:
    """Answers the questions of one script. There is no board in a commons."""

    def __init__(self, board: Any = None) -> None:
        self._board = board

    def ask(self, text: str) -> str:
        """``[true, value]`` or ``[false, why not]`` as JSON, for ``[function, arguments]``; never raises."""
        from engine.commons import agent_api

        try:
            name, values = json.loads(text)
            functions: dict[str, Callable[..., Any]] = {
                "breach": agent_api.breach,
                "limit": agent_api.limit,
                "termTypes": lambda: list(agent_api.PACT_TERM_TYPES),
            }
            return json.dumps([True, functions[name](*values)], allow_nan=False)
        except Exception as error:
            return json.dumps([False, f"{type(error).__name__}: {error}"])
