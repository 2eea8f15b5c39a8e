"""The Python host: loads one bot file and calls its methods (`anatolia: Bots`).

A host is what a worker needs of a language: `load` once, then `take` and `call` any number of times; `load` and `call`
raise `Fault` with a reason of the fault table. Another language brings another class of this shape (`worker.HOSTS`).
"""

from __future__ import annotations

import importlib
import importlib.machinery
import random
import signal
import sys
from functools import partial
from types import ModuleType

from engine.rng import MulberryRandom
from engine.seats.frames import read
from engine.seats.limits import DETAIL_CHARS, SEED_KEY
from engine.seats.plain import Oversize, Uncloneable, plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

MODULE_NAME = "bot"
RECURSION_LIMIT = 1000
"""CPython's own."""

TAKES_ANY = 0x04
"""``inspect.CO_VARARGS``; the module is slow to load."""


def _put_back() -> tuple[Callable[[], object], ...]:
    """What puts an interpreter back to what a bot found: no clock of the bot's runs on, nothing watches.

    Each is a function of C: a bot may have left its interpreter unable to call any of Python's.
    """
    clocks = [getattr(signal, name, None) for name in ("ITIMER_REAL", "ITIMER_VIRTUAL", "ITIMER_PROF")]
    return (
        *(partial(signal.setitimer, clock, 0.0) for clock in clocks if clock is not None),
        partial(sys.setrecursionlimit, RECURSION_LIMIT),
        partial(sys.setprofile, None),
        partial(sys.settrace, None),
    )


PUT_BACK = _put_back()
"""Called one after the other, after whatever a bot did."""


class Fault(Exception):
    """Why there is no answer: a reason of the fault table, and what the bot's author wants to know."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail


class PythonHost:
    """One bot in this process: the functions of its module, or the methods of its class ``Bot``."""

    def __init__(self) -> None:
        self._player: Any = None
        self._stream: MulberryRandom | None = None
        self._arguments: dict[str, list[str]] = {}

    def load(self, path: str, helper: str, board: Any, seed: int, contract: dict[str, Any]) -> None:
        """Run the bot's file, with `random` on `seed`'s stream and the module `helper` on `board` under the name that
        the world's contract gives it (`protocol.BotContract`).
        """
        stream = install_stream(seed)
        self._stream = stream if contract["streams"] else None
        self._arguments = contract["arguments"]
        sys.meta_path.insert(0, HelperFinder(contract["module"], helper, board))
        module = ModuleType(MODULE_NAME)
        module.__file__ = path
        sys.modules[MODULE_NAME] = module
        try:
            with open(path, "rb") as file:
                code = compile(file.read(), path, "exec", dont_inherit=True)
            try:
                exec(code, module.__dict__)
                made = getattr(module, "Bot", None)
                self._player = made() if isinstance(made, type) else module
            finally:
                for put_back in PUT_BACK:
                    put_back()
            is_whole = callable(getattr(self._player, contract["required"], None))
        except SystemExit:
            raise  # the bot asked for the end of its process
        except BaseException as error:
            raise Fault("load-error", describe(error)) from None
        if not is_whole:
            what = f"there is no function `{contract['required']}`, nor a class `Bot` with one"
            raise Fault("load-error", f"{path}: {what}")

    def take(self, text: str) -> Any:
        """A snapshot, which comes as JSON, in the form that `call` wants."""
        return read(text)

    def call(self, method: str, state: dict[str, Any]) -> Any:
        """The plain answer of one method. Raises `Fault`, or `Oversize` where no frame could hold the answer."""
        try:
            function = getattr(self._player, method, None)
            if not callable(function):
                raise Fault("missing", f"there is no function `{method}`")
            if self._stream is not None:
                self._stream.seed(state[SEED_KEY])
            names = self._arguments.get(method)
            arguments = (state,) if names is None else tuple(state[name] for name in names[: _most_taken(function)])
            try:
                answer = function(*arguments)
            finally:
                for put_back in PUT_BACK:
                    put_back()
            _put_away(answer)
            return plain(answer)
        except (Fault, Oversize, SystemExit):
            raise
        except Uncloneable as error:
            raise Fault("uncloneable", str(error)) from None
        except BaseException as error:
            raise Fault("exception", describe(error)) from None


def _most_taken(function: Any) -> int | None:
    """How many arguments it takes at most, None where that is not known or not bounded: as in JavaScript, a function
    that has no use for the last ones leaves them out.
    """
    bare = getattr(function, "__func__", function)
    code = getattr(bare, "__code__", None)
    if code is None or code.co_flags & TAKES_ANY:
        return None
    return int(code.co_argcount) - (bare is not function)


def install_stream(seed: int) -> MulberryRandom:
    """Put the functions of `random` on one Mulberry32 stream: `random.random()` is `Math.random()`, value for value."""
    stream = MulberryRandom(seed)
    old = random._inst
    for name, function in list(vars(random).items()):
        if getattr(function, "__self__", None) is old:
            setattr(random, name, getattr(stream, name))
    random._inst = stream
    return stream


class HelperFinder:
    """Makes ``import NAME`` (``pact_engine``) give the world's helper module, loaded when a bot first asks for it.

    On a board other than the module's own it gives what the module's `on_board` makes.
    """

    def __init__(self, name: str, helper: str, board: Any = None) -> None:
        self._name = name
        self._helper = helper
        self._board = board

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._name:
            return None
        return importlib.machinery.ModuleSpec(fullname, self)  # type: ignore[arg-type]

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        """The import system takes what stands in `sys.modules` after this: the helper itself, under its second name."""
        helper = importlib.import_module(self._helper)
        sys.modules[self._name] = helper if self._board is None else helper.on_board(self._board)


def _put_away(answer: object) -> None:
    """A coroutine that is returned will never be awaited; closed, it goes without a warning."""
    if type(answer).__name__ == "coroutine":
        answer.close()  # type: ignore[attr-defined]


def describe(error: BaseException) -> str:
    """The end of the error's traceback, for the bot author's own log; never raises."""
    try:
        if isinstance(error, (MemoryError, RecursionError)):
            return f"{type(error).__name__}: {error}"  # no memory or stack to spend on where it happened
        import traceback

        text = "".join(traceback.format_exception(error))[-DETAIL_CHARS:]
        return text.encode("utf-8", "replace").decode("utf-8")
    except BaseException as second:
        return f"{type(error).__name__} (and {type(second).__name__} while it was described)"
