"""What the frozen program leaves out of what PyInstaller collects: parts that nothing of ours loads, and the libraries
that only those need. Half of what is collected by default is of this kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fnmatch import fnmatch
from pathlib import PurePath

Entry = tuple[str, str, str]
"""Where a file goes in the folder, where it comes from, and what kind it is, as PyInstaller lists it."""

Imports = Callable[[str], Iterable[str]]
"""The libraries, by file name, that a binary asks the loader for."""

LEFT_OUT = (
    # Toolkits of the desktop: a theme of the system's GTK would meet other versions of the libraries that we carry.
    "*/platformthemes/*gtk3*",
    # Screens without a window system, and input without one.
    "*/egldeviceintegrations/*",
    "*/generic/*",
    "*/platforms/*eglfs*",
    "*/platforms/*linuxfb*",
    "*/platforms/*minimal*",
    "*/platforms/*vkkhrdisplay*",
    "*/platforms/*vnc*",
    # The window asks no network for anything (`concord serve` and minds use Python's own sockets).
    "*QtNetwork*",
    "*/networkinformation/*",
    "*/tls/*",
    # Pictures leave as SVG, PNG, GIF and WebP; all but the icons are written by Pillow.
    "*/imageformats/*gif*",
    "*/imageformats/*icns*",
    "*/imageformats/*jpeg*",
    "*/imageformats/*tga*",
    "*/imageformats/*tiff*",
    "*/imageformats/*wbmp*",
    "*/imageformats/*webp*",
    "PIL/_avif*",
    "PIL/_imagingcms*",
    "PIL/_imagingft*",
    "PIL/_imagingtk*",
    # Qt's own texts in languages that the window does not speak.
    "*/translations/*",
    # Matplotlib draws a tournament's plots into SVG files: no toolbar, one family of letters, no data to try it with.
    "matplotlib/mpl-data/fonts/*",
    "matplotlib/mpl-data/images/*",
    "matplotlib/mpl-data/plot_directive/*",
    "matplotlib/mpl-data/sample_data/*",
    "matplotlib/mpl-data/kpsewhich.lua",
    # What translators write; the window reads what is compiled of it.
    "assets/languages/*.ts",
    "assets/languages/*.md",
    # A server's settings are given on the command line, never as YAML.
    "yaml/*",
)

KEPT = (
    "*/translations/qtbase_de.qm",
    "*/translations/qtbase_en.qm",
    "matplotlib/mpl-data/fonts/ttf/DejaVuSans.ttf",
    "matplotlib/mpl-data/fonts/ttf/DejaVuSans-Bold.ttf",
    "matplotlib/mpl-data/fonts/ttf/LastResortHE-Regular.ttf",  # opened with every other
)
"""What of those stays."""

LOADED = ("*.abi3.so", "*.cpython-*", "*.pyd", "*/plugins/*", "*libpython*", "*/Python", "*python3*.dll")
"""Binaries that are loaded by their name, and so needed by nobody in particular."""


def is_wanted(name: str) -> bool:
    """Whether a file of the folder is one that the program uses."""
    name = PurePath(name).as_posix()
    return _fits(name, KEPT) or not _fits(name, LEFT_OUT)


def pruned(entries: Sequence[Entry], imports: Imports) -> list[Entry]:
    """The entries that are used: no part that is left out, no library that only such a part asks for.

    `imports` is given a binary's source. Libraries go by their file names, as the loader finds them in the folder.
    """
    wanted = [entry for entry in entries if is_wanted(entry[0])]
    libraries = {PurePath(name).name: source for name, source, kind in wanted if kind == "BINARY"}
    waiting = [entry[1] for entry in wanted if _is_loaded(entry)]
    reached: set[str] = set()
    while waiting:
        for name in map(_file_name, imports(waiting.pop())):
            if name in libraries and name not in reached:
                reached.add(name)
                waiting.append(libraries[name])
    return [
        entry
        for entry in wanted
        if entry[2] not in ("BINARY", "SYMLINK") or _is_loaded(entry) or PurePath(entry[0]).name in reached
    ]


def _is_loaded(entry: Entry) -> bool:
    name, _, kind = entry
    return kind == "EXTENSION" or (kind == "BINARY" and _fits(PurePath(name).as_posix(), LOADED))


def _file_name(library: str) -> str:
    return PurePath(library).name


def _fits(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)
