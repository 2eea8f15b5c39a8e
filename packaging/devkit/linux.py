"""What the frozen program is packed into on Linux: a ``.deb``, a tarball, and the folder of an AppImage.

Each takes the same files to where its kind of package has them: the program's folder, the entry of the desktop's menu,
icons, file types, manual pages.
"""

from __future__ import annotations

import gzip
import os
import shutil
import tarfile
import tempfile
from pathlib import Path
from typing import Final

from devkit import system
from devkit.process import ROOT, Refused, capture, say
from devkit.program import size_of

_EFFORT: Final = 2
"""Of xz: 6 takes four times as long, for a tenth less."""
MOST = 200 * 1024 * 1024
"""Bytes that an installed Concord may take."""

MAINTAINER = "Concord contributors <concord@localhost>"
DESCRIPTION = """\
Description: games of negotiated restraint, in a window and without one
 Promises that bind nobody, and what happens next: a variant of Diplomacy on a
 hex map, commons that are harvested under pacts, and a colony whose people may
 refuse. People, bots and models play; everything can be replayed and explained.
"""


def machine() -> str:
    """The architecture as packages name it."""
    return {"x86_64": "amd64", "aarch64": "arm64"}.get(os.uname().machine, os.uname().machine)


def tarball(frozen: Path, version: str, shared: Path, folder: Path) -> Path:
    """The program for any Linux, to unpack and run where one likes."""
    target = folder / f"concord-{version}-linux-{os.uname().machine}.tar.xz"
    with tarfile.open(target, "w:xz", preset=_EFFORT) as archive:
        archive.add(frozen, f"concord-{version}", filter=_nobody)
        archive.add(shared / "share", f"concord-{version}/share", filter=_nobody)
    return target


def app_dir(frozen: Path, shared: Path, folder: Path) -> Path:
    """The folder from which an AppImage is made: it runs where it lies."""
    target = folder / "Concord.AppDir"
    if target.exists():
        shutil.rmtree(target)
    shutil.copytree(frozen, target / "usr" / "lib" / "concord", symlinks=True)
    shutil.copytree(shared / "share", target / "usr" / "share", symlinks=True)
    (target / "AppRun").write_text(_APP_RUN, encoding="utf-8")
    (target / "AppRun").chmod(0o755)
    shutil.copy(ROOT / "packaging" / "linux" / "concord.desktop", target)
    shutil.copy(ROOT / "assets" / "icons" / "concord.svg", target)
    (target / ".DirIcon").symlink_to("concord.svg")
    return target


_APP_RUN = """\
#!/bin/sh
# The window; called as `concord`, or with --headless first, the command line.
here=$(dirname "$(readlink -f "$0")")
name=concordui
[ "$(basename "${ARGV0:-$0}")" = concord ] && name=concord
[ "${1:-}" = --headless ] && { name=concord; shift; }
exec "$here/usr/lib/concord/$name" "$@"
"""


def deb(frozen: Path, version: str, shared: Path, folder: Path) -> Path:
    """The package for Debian and its kin. Libraries of the system that PyInstaller copied are left to the system: the
    package names those that have them.
    """
    for name, package in (("dpkg-deb", "dpkg"), ("dpkg-shlibdeps", "dpkg-dev"), ("objdump", "binutils")):
        system.require_program(name, package, "making a .deb")
    with tempfile.TemporaryDirectory(prefix="concord-deb-") as work:
        tree = Path(work, "debian", "concord")
        program = tree / "usr" / "lib" / "concord"
        shutil.copytree(frozen, program, symlinks=True)
        _leave_to_the_system(program / "_internal")
        shutil.copytree(shared / "share", tree / "usr" / "share", symlinks=True)
        (tree / "usr" / "bin").mkdir()
        for name in ("concord", "concordui"):
            (tree / "usr" / "bin" / name).symlink_to(f"../lib/concord/{name}")
        _documents(tree / "usr" / "share" / "doc" / "concord")
        size = size_of(tree)
        if size > MOST:
            raise Refused(
                f"{size / 1e6:.0f} MB are too many", str(frozen), f"leave out more: the limit is {MOST / 1e6:.0f} MB"
            )
        _control(tree, Path(work), version, size)
        for path in tree.rglob("*"):
            if not path.is_symlink():
                path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
        target = folder / f"concord_{version}_{machine()}.deb"
        _must(
            ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{_EFFORT}", "--build", tree, target],
            "dpkg-deb refused the package",
        )
    say(f"{target.name}: {size / 1e6:.0f} MB installed, {target.stat().st_size / 1e6:.0f} MB to load")
    return target


def _leave_to_the_system(internal: Path) -> None:
    """Remove the copies of libraries that a package of this Debian has, but for Python's own."""
    for library in sorted(internal.glob("lib*.so*")):
        if library.is_symlink() or library.name.startswith("libpython"):
            continue
        found = [place / library.name for place in _library_folders() if (place / library.name).exists()]
        if found and capture(["dpkg", "-S", found[0].resolve()])[0] == 0:
            library.unlink()


def _library_folders() -> list[Path]:
    triplet = f"{os.uname().machine}-linux-gnu"
    return [Path("/usr/lib") / triplet, Path("/lib") / triplet]


def _documents(folder: Path) -> None:
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", folder / "copyright")
    shutil.copy(ROOT / "assets" / "LICENSES.md", folder / "LICENSES.md")
    with gzip.GzipFile(folder / "changelog.gz", "wb", mtime=0) as stream:
        stream.write((ROOT / "CHANGELOG.md").read_bytes())


def _control(tree: Path, work: Path, version: str, size: int) -> None:
    fields = f"Package: concord\nVersion: {version}\nArchitecture: {machine()}\nMaintainer: {MAINTAINER}\n"
    fields += f"Section: games\nPriority: optional\nInstalled-Size: {size // 1024}\n"
    (work / "debian" / "control").write_text("Source: concord\n\nPackage: concord\nArchitecture: any\n", "utf-8")
    control = tree / "DEBIAN"
    control.mkdir()
    depends = _depends(tree, work)
    (control / "control").write_text(f"{fields}Depends: {depends}\nRecommends: xdg-utils\n{DESCRIPTION}", "utf-8")


def _depends(tree: Path, work: Path) -> str:
    """The packages that have the libraries which the program's own ask for, each with its least version."""
    binaries = [path for path in sorted(tree.rglob("*")) if path.is_file() and not path.is_symlink() and _is_elf(path)]
    inside = sorted({path.parent for path in binaries})
    command: list[str | Path] = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0"]
    command += [f"-l{folder}" for folder in inside]
    command += [f"-e{path}" for path in binaries]
    code, output = capture(["sh", "-c", 'cd "$1" && shift && exec "$@"', "sh", work, *command])
    found = [line for line in output.splitlines() if line.startswith("shlibs:Depends=")]
    if code != 0 or not found:
        last = (output.strip().splitlines() or ["no reason given"])[-1]
        raise Refused("dpkg-shlibdeps could not tell what the program needs", last, "install the package that has it")
    return found[0].partition("=")[2]


def _is_elf(path: Path) -> bool:
    with path.open("rb") as stream:
        return stream.read(4) == b"\x7fELF"


def _must(command: list[str | Path], what: str) -> None:
    code, output = capture(command)
    if code != 0:
        raise Refused(what, (output.strip().splitlines() or ["no reason given"])[-1], "see what it printed")


def _nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """A file of an archive belongs to root, whoever packed it."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry
