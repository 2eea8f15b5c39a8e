"""The command `concordui`: worker mode, arguments and the look for a display, all before Qt is imported."""

from __future__ import annotations

import argparse
import ctypes
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from engine import __version__

NO_DISPLAY = "concordui: error: there is no display: {where}: start it in a desktop session, or use 'concord play'"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the window and return its exit status: 0 done, 1 refused or failed, 2 the command line was wrong."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    ensure_streams()
    from engine.seats import launch

    if launch.dispatch(arguments):
        return 0
    options = parser().parse_args(arguments)
    if options.self_test is not None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        from concordui.selftest import run_self_test

        return run_self_test(options.self_test)
    missing = missing_display()
    if missing is not None:
        print(NO_DISPLAY.format(where=missing), file=sys.stderr)
        return 1
    from concordui.application import run

    return run(options.file)


def ensure_streams() -> None:
    """Give a program that was started without a console (on Windows) somewhere to print to."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - for the process's life


def parser() -> argparse.ArgumentParser:
    """The command line of `concordui` (`contract: The window`)."""
    result = argparse.ArgumentParser(
        prog="concordui",
        description="The window of Concord: play Anatolian Pact against bots, ask why and what if in the Position lab.",
        epilog="example: concordui 'Match 1 Lydia.json'",
    )
    result.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar="FILE",
        help="a saved game, a position, the log of a commons or the store of a colony to open",
    )
    result.add_argument(
        "--self-test",
        type=Path,
        metavar="DIR",
        help="drive every workspace through its widgets, save pictures and report.json in DIR; runs without a display",
    )
    result.add_argument("--version", action="version", version=f"concordui {__version__}")
    return result


def missing_display() -> str | None:
    """Why no window can be shown here, or None. Qt would abort the process instead of saying so.

    Looks only where Qt would be started by its own choice of platform (Linux and other X11 or Wayland systems).
    """
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return None
    if _wayland_answers():
        return None
    if not os.environ.get("DISPLAY"):
        return "neither DISPLAY nor WAYLAND_DISPLAY is set"
    if not _x_server_answers():
        return f"DISPLAY is {os.environ['DISPLAY']}, and no server answers there"
    return _missing_library()


def _wayland_answers() -> bool:
    name = os.environ.get("WAYLAND_DISPLAY")
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    return bool(name) and Path(folder, name or "").is_socket()


def _x_server_answers() -> bool:
    """Whether the X server of DISPLAY takes a connection; True where it can't be asked (Qt then says what is wrong)."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    for name in ("xcb_connection_has_error", "xcb_disconnect"):
        getattr(xcb, name).argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    refused = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not refused


def _missing_library() -> str | None:
    """The system library that Qt's X11 platform lacks, in the words of the loader."""
    from importlib.util import find_spec

    spec = find_spec("PySide6")
    folders = [Path(place) for place in (spec.submodule_search_locations if spec else None) or ()]
    for folder in folders:
        plugin = folder / "Qt" / "plugins" / "platforms" / "libqxcb.so"
        if plugin.exists():
            try:
                ctypes.CDLL(str(plugin))
            except OSError as error:
                return f"Qt cannot start on this display ({error})"
    return None


if __name__ == "__main__":
    sys.exit(main())
