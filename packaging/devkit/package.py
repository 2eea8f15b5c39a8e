"""``dev.py package``: the packages for this system, in ``dist``, and how each is tried out before it is handed on."""

from __future__ import annotations

import hashlib
import re
import shutil
import sys
import tempfile
from pathlib import Path

from devkit import bare_debian, desktop, linux, macos, program, windows
from devkit.bare_debian import BareDebian
from devkit.process import ROOT, Refused, say
from devkit.program import DIST
from devkit.venv import Environment

_COLONY = "application/x-concord-colony"
# A window manager is there as on any desktop: without one no dialog that opens gets the keyboard.
_X = ["xvfb-run", "--auto-servernum", "--server-args=-screen 0 1440x900x24", "sh", "-c", 'openbox & exec "$@"', "sh"]
_BESIDE = ["openbox", "xvfb", "xauth", "man-db", "desktop-file-utils", "shared-mime-info", "libglib2.0-bin"]


def package(venv: Environment, try_out: bool) -> list[Path]:
    """Build the program and pack it as this system's people expect; what was made, in ``dist``, with its sums.

    With `try_out` it is used as a person would before this returns.
    """
    frozen, version = program.freeze(venv), version_of_tree()
    if sys.platform.startswith("linux"):
        made, runs = _for_linux(venv, frozen, version)
    elif sys.platform == "darwin":
        app = macos.bundle(venv, frozen, version, DIST)
        made, runs = [macos.disk_image(app, version, DIST)], app / "Contents" / "MacOS"
    else:
        made, runs = [windows.installer(venv, frozen, version, DIST)], frozen
    for path in (*made, write_sums(made)):
        say(f"made {path.relative_to(ROOT)}")
    if try_out:
        program.try_folder("the packed program", runs)
        if sys.platform.startswith("linux"):
            _try_deb(next(path for path in made if path.suffix == ".deb"), version)
    return made


def _for_linux(venv: Environment, frozen: Path, version: str) -> tuple[list[Path], Path]:
    """The packages, and the program's folder in that of the AppImage."""
    with tempfile.TemporaryDirectory(prefix="concord-share-") as folder:
        shared = Path(folder)
        desktop.make(venv, "share", shared)
        appdir = linux.app_dir(frozen, shared, DIST)
        made = [linux.tarball(frozen, version, shared, DIST), linux.deb(frozen, version, shared, DIST)]
    return made, appdir / "usr" / "lib" / "concord"


def version_of_tree() -> str:
    """The version that the engine says it is."""
    found = re.search(r'^__version__ = "([^"]+)"', (ROOT / "engine" / "__init__.py").read_text("utf-8"), re.MULTILINE)
    if found is None:
        raise Refused("there is no version", "engine/__init__.py", "set __version__ there")
    return found[1]


def write_sums(files: list[Path]) -> Path:
    """The SHA-256 of each file, as ``sha256sum --check`` takes them."""
    target = DIST / "SHA256SUMS"
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    target.write_text("".join(lines), encoding="utf-8")
    return target


def _try_deb(deb: Path, version: str) -> None:
    """Install the package into a bare Debian, use what it brings, and remove it again."""
    lacking = bare_debian.lacking()
    if lacking is not None:
        say(f"not run: the .deb in a bare Debian: {lacking}")
        return
    with bare_debian.bare_debian() as debian:
        shutil.copy(deb, debian.root / "root" / deb.name)
        before = _files(debian)
        install = ["apt-get", "-q", "-y", "install", "--no-install-recommends", f"./{deb.name}"]
        debian.must("the .deb installs with what it depends on", install)
        debian.must(
            "what tries it out is there", ["apt-get", "-q", "-y", "install", "--no-install-recommends", *_BESIDE]
        )
        for check in (_says_its_version, _is_on_the_desktop, _plays, _shows_its_window, _goes_away):
            check(debian, version)
        left = [path for path in sorted(_files(debian) - before) if "concord" in path and not path.startswith("/root/")]
        if left:
            raise Refused("the package leaves files behind", ", ".join(left[:5]), "see who writes them")
        say("the .deb goes away and leaves nothing behind")


def _says_its_version(debian: BareDebian, version: str) -> None:
    for name in ("concord", "concordui"):
        said = debian.must(f"{name} --version answers", [name, "--version"]).strip()
        if said != f"{name} {version}":
            raise Refused(f"{name} says that it is {said!r}", "the .deb", f"it was made of {version}")


def _is_on_the_desktop(debian: BareDebian, version: str) -> None:
    entry = "/usr/share/applications/concord.desktop"
    debian.must("the menu entry is in order", ["desktop-file-validate", entry])
    for name in ("concord", "concordui"):
        debian.must(f"man {name} is there", ["man", "--warnings", "--where", name])
    debian.must(
        "a store of a colony is made", ["concord", "colony", "run", "quiet-day", "--ticks", "5", "--store", "day"]
    )
    said = debian.must("its type is asked", ["gio", "info", "-a", "standard::content-type", "day"])
    if _COLONY not in said:
        raise Refused(
            f"the desktop does not know a colony: {said!r}", "share/mime/packages/concord.xml", "see its magic"
        )
    said = debian.must("who opens it is asked", ["gio", "mime", _COLONY])
    if "concord.desktop" not in said.splitlines()[0]:
        raise Refused(f"a colony is opened by another program: {said!r}", entry, "see its MimeType")


def _plays(debian: BareDebian, version: str) -> None:
    debian.must(
        "it plays a match without a display", ["concord", "play", "--seed", "7", "--years", "2", "--out", "game.json"]
    )
    debian.must("and proves it", ["concord", "replay", "game.json", "--verify"])


def _shows_its_window(debian: BareDebian, version: str) -> None:
    env = {"QT_QPA_PLATFORM": "xcb"}
    debian.must("the window passes its self-test on an X server", [*_X, "concordui", "--self-test", "self-test"], env)
    if not (debian.root / "root" / "self-test" / "report.json").exists():
        raise Refused("the self-test left no report", "/root/self-test", "run concordui --self-test DIR by hand")


def _goes_away(debian: BareDebian, version: str) -> None:
    debian.must("the .deb is removed", ["apt-get", "-q", "-y", "purge", "concord"])
    code, _ = debian.run(["sh", "-c", "command -v concord || command -v concordui"])
    if code == 0:
        raise Refused("a command is still there", "the .deb", "see what it installed")


def _files(debian: BareDebian) -> set[str]:
    """Every path in it but for those of the kernel."""
    listed = debian.run(["find", "/", "-path", "/proc", "-prune", "-o", "-path", "/dev", "-prune", "-o", "-print"])[1]
    return set(listed.splitlines())
