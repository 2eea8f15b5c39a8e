"""What a bot may not do in its worker: sockets, processes, writing outside its folder (`anatolia: Bots`).

An audit hook refuses and remembers, so that a bot that swallows the refusal is found out as well (``forbidden``). It
guards reproducible games; it is no wall against hostile code, which Python can't confine.
"""

from __future__ import annotations

import importlib
import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, NoReturn

_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND

_ALWAYS = frozenset(
    [
        "os.system",
        "os.exec",
        "os.fork",
        "os.forkpty",
        "os.posix_spawn",
        "os.spawn",
        "os.startfile",
        "os.startfile/2",
        "pty.spawn",
        "subprocess.Popen",
        "_winapi.CreateProcess",
        "_winapi.CreateNamedPipe",
        "_winapi.TerminateProcess",
        "ctypes.call_function",
        "ctypes.dlsym",
        "ctypes.dlsym/handle",
        "ctypes.set_exception",
        "resource.prlimit",
        "syslog.openlog",
        "syslog.syslog",
        "sqlite3.connect",  # the files that it opens, by ATTACH for one, have no events
        "winreg.SetValue",
        "winreg.CreateKey",
        "winreg.DeleteKey",
        "winreg.DeleteValue",
        "winreg.SaveKey",
        "winreg.LoadKey",
    ]
)

# Modules that keep files or shared memory by means that have no events.
_MODULES = frozenset(("_dbm", "_gdbm", "_posixshmem", "readline"))

# Events that change a file: which arguments are paths, and which the descriptors of the folders they start from.
_PATHS: dict[str, tuple[tuple[int, int | None], ...]] = {
    "os.chmod": ((0, 2),),
    "os.chown": ((0, 3),),
    "os.link": ((0, 2), (1, 3)),
    "os.mkdir": ((0, 2),),
    "os.remove": ((0, 1),),
    "os.removexattr": ((0, None),),
    "os.rename": ((0, 2), (1, 3)),
    "os.rmdir": ((0, 1),),
    "os.setxattr": ((0, None),),
    "os.symlink": ((1, 2),),
    "os.truncate": ((0, None),),
    "os.utime": ((0, 3),),
}

_WRITTEN = frozenset(("open", "os.truncate"))

# These act on the name itself, not on what a symbolic link of that name points to.
_NAMES = frozenset(("os.mkdir", "os.remove", "os.rename", "os.rmdir", "os.symlink"))


class Forbidden(PermissionError):
    """The refusal that the bot sees."""


class Guard:
    """Refuses from `install` on, for the life of the process (an audit hook can't be taken back).

    `limits_are_ours` tells the worker's own limits of resources from those that a bot would like to have.
    """

    def __init__(self, folder: str, limits_are_ours: Callable[[object], bool]) -> None:
        self._folder = os.path.realpath(folder)
        self._limits_are_ours = limits_are_ours
        self._broken: str | None = None

    def install(self) -> None:
        """Start refusing."""
        _close_back_doors(self._refuse)
        sys.addaudithook(self._hook)

    def take(self) -> str | None:
        """What was tried since the last asking, if anything; asking forgets it."""
        broken, self._broken = self._broken, None
        return broken

    def _hook(self, event: str, arguments: tuple[Any, ...]) -> None:
        if event == "open":
            self._check_open(*arguments[:3])
        elif event in _ALWAYS or event.startswith("socket."):
            self._refuse(event)
        elif event in _PATHS:
            for place, base in _PATHS[event]:
                self._check_path(event, arguments[place], -1 if base is None else arguments[base])
        elif event in ("os.kill", "os.killpg"):
            # Ending oneself is a crash like any other; ending the host, or another's bot, is not a bot's business.
            if arguments[0] != os.getpid():
                self._refuse(event)
        elif event == "ctypes.dlopen" and arguments[0] is not None:
            # Importing ctypes opens None, and numpy imports ctypes: that much is harmless.
            self._refuse(event)
        elif event == "resource.setrlimit":
            if not self._limits_are_ours(arguments[1]):
                self._refuse(event)
        elif event == "import" and arguments[0] in _MODULES:
            self._refuse(f"{event} {arguments[0]}")

    def _check_open(self, path: object, mode: object, flags: object) -> None:
        writing = isinstance(flags, int) and flags & _WRITING
        writing = writing or (isinstance(mode, str) and any(letter in mode for letter in "wax+"))
        if writing and path != os.devnull:
            self._check_path("open", path, -1)

    def _check_path(self, event: str, path: object, base: object) -> None:
        if isinstance(path, int):
            if event in _WRITTEN:
                return  # this needs a descriptor that was opened for writing, and was checked then
            path = f"/proc/self/fd/{path}"
        try:
            full = os.fsdecode(path)  # type: ignore[arg-type]
            if isinstance(base, int) and base >= 0:
                full = os.path.join(os.path.realpath(f"/proc/self/fd/{base}"), full)
            parent, name = os.path.split(full)
            if event in _NAMES and name not in ("", ".", ".."):
                full = os.path.join(os.path.realpath(parent), name)
            else:
                full = os.path.realpath(full)
        except (TypeError, ValueError, OSError):
            self._refuse(event)
        if full != self._folder and not full.startswith(self._folder + os.sep):
            self._refuse(event)

    def _refuse(self, event: str, *_: object) -> NoReturn:
        self._broken = self._broken or event
        raise Forbidden(f"a bot may not do this ({event})")


# What changes something outside and has no audit event of its own: the first stands under `subprocess`.
_BACK_DOORS = (
    ("_posixsubprocess", "fork_exec"),
    ("posix", "mkfifo"),
    ("posix", "mknod"),
    ("os", "mkfifo"),
    ("os", "mknod"),
    ("_signal", "pidfd_send_signal"),
    ("signal", "pidfd_send_signal"),
)


def _close_back_doors(refuse: Callable[..., NoReturn]) -> None:
    for module, name in _BACK_DOORS:
        try:
            names = vars(importlib.import_module(module))
        except ImportError:
            continue
        if name in names:
            names[name] = _refuser(refuse, f"{module}.{name}")


def _refuser(refuse: Callable[..., NoReturn], event: str) -> Callable[..., NoReturn]:
    def refused(*_: object, **__: object) -> NoReturn:
        refuse(event)

    return refused
