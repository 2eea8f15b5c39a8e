"""The JavaScript host: one bot file in an engine of its own, its methods called (`bot-api: Worker execution`).

The engine is QuickJS: it has no input or output, so the bot has what ``javascript_host.js`` and the world give it and
nothing else. Promise jobs never run: nothing is awaited.
"""

from __future__ import annotations

import importlib
import json
import re
import sys
import threading
from pathlib import Path

# The compiled module itself: `quickjs`, its wrapper, starts a thread in every process that imports it.
import _quickjs  # type: ignore[import-not-found]

from engine.seats.limits import (
    DETAIL_CHARS,
    MAX_DEPTH,
    MAX_FRAME,
    SCRIPT_MEMORY_BYTES,
    SCRIPT_STACK_BYTES,
)
from engine.seats.plain import Oversize
from engine.seats.python_host import Fault, describe

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

WORLD_MODULE = "javascript_api"
"""The module beside a world's helper that gives its JavaScript side: ``source()`` and ``Bridge(board)``."""

_FIRST_LINE = 100_000
"""The worker's own scripts begin at this line, so that a stack trace can be told to leave them out."""

_FRAME = re.compile(r"<input>:(\d+)")

_MODULE = re.compile(r"^[ \t]*(?:export\b|import\b(?!\s*\())", re.MULTILINE)


class JavaScriptHost:
    """One bot in this process: the methods of what its file exports.

    The engine lives in a thread of its own, whose stack has the same size on every system.
    """

    def __init__(self) -> None:
        self._thread = BigThread(SCRIPT_STACK_BYTES)
        self._script: Script | None = None

    def load(self, path: str, helper: str, board: Any, seed: int, contract: dict[str, Any]) -> None:
        """Run the bot's file, with `Math.random` on `seed`'s stream and the world of `helper` on `board`; `contract` is
        the world's (`protocol.BotContract`).
        """
        source = _read(path)
        try:
            self._script = self._thread.run(lambda: Script(path, helper, board, seed, contract))
            self._thread.run(lambda: self._open.load(source))
        except Fault:
            raise
        except _quickjs.JSException as error:
            raise Fault("load-error", _hinted(_located(str(error), path), source)) from None
        except BaseException as error:
            raise Fault("load-error", describe(error)) from None

    def take(self, text: str) -> str:
        """A snapshot, which comes as JSON, in the form that `call` wants: the engine reads it itself."""
        return text

    def call(self, method: str, state: str) -> Any:
        """The plain answer of one method. Raises `Fault`, or `Oversize` where no frame could hold the answer."""
        return self._thread.run(lambda: self._open.call(method, state))

    @property
    def _open(self) -> Script:
        assert self._script is not None
        return self._script


class Script:
    """A script engine with one bot in it. All of its life is in one thread."""

    def __init__(self, path: str, helper: str, board: Any, seed: int, contract: dict[str, Any]) -> None:
        world = importlib.import_module(f"{helper.rpartition('.')[0]}.{WORLD_MODULE}")
        self._path = path
        self._required = contract["required"]
        self._context = _quickjs.Context()
        self._context.set_max_stack_size(SCRIPT_STACK_BYTES)
        self._context.set_memory_limit(SCRIPT_MEMORY_BYTES)
        prelude = self._own_script(Path(__file__).with_suffix(".js").read_text("utf-8"))
        print_text, ask_world = self._callable(self._print), self._callable(world.Bridge(board).ask)
        limits = (float(MAX_DEPTH), float(MAX_FRAME), float(DETAIL_CHARS))
        self._command = prelude(print_text, ask_world, float(seed), *limits, json.dumps(contract))
        self._command("world", self._own_script(world.source()))

    def load(self, source: str) -> None:
        """Run the bot's file. Raises `Fault`, or what the engine raises."""
        self._context.eval(f"{source}\n;void 0")  # what a file's last statement gives may be no value of Python's
        verdict = json.loads(self._command("loaded"))
        if verdict is False:
            raise Fault("load-error", f"{self._path}: module.exports has no method `{self._required}`")
        if verdict is not True:
            raise self._fault(verdict)

    def call(self, method: str, state: str) -> Any:
        """See `JavaScriptHost.call`."""
        try:
            reply = json.loads(self._command("respond", method, state))
        except _quickjs.JSException as error:
            raise Fault("exception", _located(str(error), self._path)) from None
        except BaseException as error:
            raise Fault("exception", describe(error)) from None
        if "oversize" in reply:
            raise Oversize("more than a frame may hold")
        if "fault" in reply:
            raise self._fault(reply)
        return reply["value"]

    def _print(self, text: str) -> bool:
        """What a bot prints, into its own log; one that can't be written is no fault of the bot's. Is more kept?"""
        try:
            sys.stdout.write(_located(json.loads(text), self._path) + "\n")
            return bool(getattr(sys.stdout.buffer, "keeps", True))
        except BaseException:
            return False

    def _fault(self, reply: dict[str, str]) -> Fault:
        return Fault(reply["fault"], _located(reply["detail"], self._path))

    def _own_script(self, source: str) -> Any:
        """The function that a script of the worker's own is."""
        return self._context.eval("\n" * _FIRST_LINE + source)

    def _callable(self, function: Callable[[str], str | bool | None]) -> Any:
        """A function of Python's as one of the engine's; it must never raise."""
        self._context.add_callable("callable", function)
        made = self._context.get("callable")
        self._context.eval("delete globalThis.callable")
        return made


class BigThread:
    """A thread with a stack of this many bytes and some for what it calls, that runs one thing after another."""

    def __init__(self, stack: int) -> None:
        import queue

        self._work: queue.SimpleQueue[Callable[[], Any]] = queue.SimpleQueue()
        self._done: queue.SimpleQueue[tuple[Any, BaseException | None]] = queue.SimpleQueue()
        before = threading.stack_size(stack + stack // 4)
        try:
            threading.Thread(target=self._serve, name="script", daemon=True).start()
        finally:
            threading.stack_size(before)

    def run(self, function: Callable[[], Any]) -> Any:
        """What `function` gives, or raises, in the thread."""
        self._work.put(function)
        value, error = self._done.get()
        if error is not None:
            raise error
        return value

    def _serve(self) -> None:
        while True:
            function = self._work.get()
            try:
                self._done.put((function(), None))
            except BaseException as error:
                self._done.put((None, error))


def _read(path: str) -> str:
    try:
        return Path(path).read_text("utf-8-sig")
    except OSError as error:
        raise Fault("load-error", f"{path}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise Fault("load-error", f"{path}: this is not UTF-8 ({error.reason})") from None


def _hinted(said: str, source: str) -> str:
    """Authors of ES modules, which are a syntax error here, are told what a bot is instead."""
    if not said.startswith("SyntaxError: ") or _MODULE.search(source) is None:
        return said
    what, end, rest = said.partition("\n")
    return f"{what}; a bot is no ES module: use module.exports{end}{rest}"


def _located(text: str, path: str) -> str:
    """A description with the bot's file named, and the worker's own scripts left out."""
    lines = []
    for line in text.split("\n"):
        place = _FRAME.search(line)
        if place is None or int(place[1]) < _FIRST_LINE:
            lines.append(line.replace("<input>", path))
    return "\n".join(lines)
