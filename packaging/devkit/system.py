"""What the operating system must have: packages of Debian and Ubuntu, and the libraries that Qt loads."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from devkit.process import Refused, capture, environment, say

# The Debian package of each shared library that Qt's modules and plugins ask the system for.
PACKAGE_OF = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libICE.so.6": "libice6",
    "libSM.so.6": "libsm6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgobject-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xinerama.so.0": "libxcb-xinerama0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
}

_FIND_QT = "import importlib.util, pathlib; print(pathlib.Path(importlib.util.find_spec('PySide6').origin).parent)"
_LOAD_QT = """
import ctypes, sys
from PySide6 import QtCore, QtGui, QtSvg, QtWidgets
for plugin in sys.argv[1:]:
    ctypes.CDLL(plugin)
"""

_LOAD_PYTHON = """
import ctypes, sys, sysconfig
if sys.base_prefix == "/usr":
    ctypes.CDLL(f"libpython{sysconfig.get_python_version()}.so.1.0")
"""


def is_debian() -> bool:
    """Whether packages come by apt-get (Debian, Ubuntu and their kin)."""
    return Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None


def is_root() -> bool:
    """Whether system packages can be installed without asking."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def install(packages: Iterable[str], need: str) -> None:
    """Install Debian packages as root; anywhere else, refuse and name them. `need` says what lacks them."""
    names = sorted(set(packages))
    listed = " ".join(names)
    if not is_debian():
        raise Refused(need, sys.platform, f"install your system's package for it (on Debian: {listed})")
    if not is_root():
        raise Refused(need, "this system", f"run: sudo apt-get install {listed}")
    say(f"installing system packages: {listed}")
    env = environment(DEBIAN_FRONTEND="noninteractive", LC_ALL="C.UTF-8")
    get = ["apt-get", "-q", "-y", "-o", "Dpkg::Use-Pty=0"]
    for command in ([*get, "update"], [*get, "install", "--no-install-recommends", *names]):
        code, output = capture(command, env)
        if code != 0:
            print("\n".join(output.splitlines()[-8:]), file=sys.stderr)
            raise Refused(need, f"apt-get failed with exit status {code}", f"run: apt-get install {listed}")


def require_program(name: str, package: str, use: str) -> None:
    """See to a program on the path, from its Debian package (Linux only; elsewhere nothing is needed)."""
    if sys.platform.startswith("linux") and shutil.which(name) is None:
        install([package], f"{use} needs the program {name}")


BROWSERS = ("chromium", "chromium-browser", "google-chrome")


NAMESPACES = ("unshare", "--user", "--map-root-user", "--net", "--mount")
"""Begins a command whose network and mounted file systems are its own."""


def require_browser() -> str | None:
    """See to a browser that can be run without a window; why there is none, where there is none."""
    if any(shutil.which(name) for name in BROWSERS):
        return None
    if not sys.platform.startswith("linux"):
        return f"no {BROWSERS[0]} on the path: {sys.platform}: install Chromium and put it on the path"
    try:
        install(["chromium"], "comparing pictures needs a browser")
    except Refused as error:
        return str(error)
    return None if shutil.which(BROWSERS[0]) else "apt-get brought no chromium: this system: install Chromium"


def lacking_namespaces() -> str | None:
    """Why a program can't be given a network and file systems of its own here; None where it can."""
    if not sys.platform.startswith("linux"):
        return f"{sys.platform} has no namespaces"
    if shutil.which("unshare") is None or shutil.which("ip") is None:
        return "there is no unshare or ip: install util-linux and iproute2"
    code, said = capture([*NAMESPACES, "true"])
    return None if code == 0 else f"this system allows no namespaces ({said.strip()})"


def require_shared_python(python: Path) -> None:
    """See to the shared library of a Python that Debian installed without it: a frozen program carries it."""
    if is_debian() and capture([python, "-c", _LOAD_PYTHON])[0] != 0:
        version = f"{sys.version_info[0]}.{sys.version_info[1]}"
        install([f"libpython{version}"], "freezing needs Python's shared library")


def require_qt_libraries(python: Path, window: bool) -> None:
    """Load Qt in the environment of `python`, and see to the system's libraries that it lacks.

    Offscreen needs fewer; `window` asks for those of a real display too.
    """
    if not sys.platform.startswith("linux"):
        return
    code, output = capture([python, "-c", _FIND_QT])
    if code != 0:
        raise Refused("PySide6 is not installed", str(python), "remove .venv and try again")
    qt = Path(output.strip())
    platforms = ["libqoffscreen.so", "libqxcb.so"] if window else ["libqoffscreen.so"]
    plugins = [qt / "Qt" / "plugins" / "platforms" / name for name in platforms]
    modules = [qt / f"Qt{name}.abi3.so" for name in ("Core", "Gui", "Widgets", "Svg")]
    load: list[str | Path] = [python, "-c", _LOAD_QT, *plugins]
    code, output = capture(load)
    if code == 0:
        return
    missing = missing_libraries([*modules, *plugins])
    known = [PACKAGE_OF[name] for name in missing if name in PACKAGE_OF]
    if known:
        install(known, f"Qt lacks {', '.join(missing)}")
        code, output = capture(load)
    if code != 0:
        last = (output.strip().splitlines() or ["no reason given"])[-1]
        raise Refused("Qt cannot be loaded", last, "install the library that this names")


def missing_libraries(files: Sequence[Path]) -> list[str]:
    """The shared libraries that these files need and the system does not have, each once, sorted."""
    missing = set()
    for file in files:
        _, output = capture(["ldd", file])
        for line in output.splitlines():
            name, arrow, found = line.strip().partition(" => ")
            if arrow and found.strip() == "not found":
                missing.add(name)
    return sorted(missing)


def display_is_claimed() -> bool:
    """Whether a window may open here. `concordui` itself sees whether the display answers, and says so where not."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
