"""A bare Debian in a folder, to install a package into: made by debootstrap, entered by chroot, removed afterwards."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from devkit import system
from devkit.process import Refused, capture, say

_INSIDE = {
    "HOME": "/root",
    "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games",
    "LANG": "C.UTF-8",
    "TERM": "dumb",
    "DEBIAN_FRONTEND": "noninteractive",
}
_PROXIES = ("http_proxy", "https_proxy", "no_proxy")
_CERTIFICATES = Path("etc/ssl/certs/ca-certificates.crt")


def lacking() -> str | None:
    """Why no Debian can be made here, or None."""
    if not sys.platform.startswith("linux"):
        return f"a chroot is a thing of Linux: {sys.platform}: run it on a Debian"
    if not system.is_root():
        return "making a Debian needs root: this user: run it as root"
    if not system.is_debian() or _release() is None:
        return "a package is tried out where it was made: no Debian: run it on a Debian"
    return None


class BareDebian:
    """`root` is its folder."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def run(self, command: Sequence[str], env: Mapping[str, str] | None = None) -> tuple[int, str]:
        """Run a command in it, as its root; the exit status and what was printed."""
        kept = {name: os.environ[name] for name in _PROXIES if name in os.environ}
        inside = {**_INSIDE, **kept, **(env or {})}
        pairs = [f"{name}={value}" for name, value in inside.items()]
        shell = ["sh", "-c", 'cd && exec "$@"', "sh", *command]
        return capture(["chroot", self.root, "env", "-i", *pairs, *shell])

    def must(self, what: str, command: Sequence[str], env: Mapping[str, str] | None = None) -> str:
        """The same, for what has to go well; what was printed."""
        code, output = self.run(command, env)
        if code != 0:
            print("\n".join(output.splitlines()[-25:]), file=sys.stderr)
            raise Refused(f"not so: {what}", " ".join(command), f"exit status {code}; see what it printed above")
        say(what)
        return output


@contextmanager
def bare_debian() -> Iterator[BareDebian]:
    """A Debian of this machine's release, with nothing in it that is not essential, and its package sources."""
    system.require_program("debootstrap", "debootstrap", "trying a package out")
    folder = Path(tempfile.mkdtemp(prefix="concord-debian-"))
    root = folder / "debian"
    mounted: list[Path] = []
    try:
        say(f"making a bare Debian ({_release()}) ...")
        command: list[str | Path] = [
            "debootstrap",
            "--variant=minbase",
            "--include=ca-certificates",
            _release() or "stable",
            root,
            _mirror(),
        ]
        code, output = capture(command)
        if code != 0:
            raise Refused(
                "no Debian could be made", (output.splitlines() or ["no reason given"])[-1], "see debootstrap"
            )
        _take_settings(root)
        for name in ("proc", "dev"):
            subprocess.run(["mount", "--bind", f"/{name}", root / name], check=True)
            mounted.append(root / name)
        debian = BareDebian(root)
        debian.must("it finds its packages", ["apt-get", "-q", "update"])
        yield debian
    finally:
        for place in reversed(mounted):
            subprocess.run(["umount", "--lazy", place], check=False)
        if not any(os.path.ismount(place) for place in mounted):
            shutil.rmtree(folder, ignore_errors=True)


def _take_settings(root: Path) -> None:
    """Give it this machine's package sources, proxies, resolver and certificates."""
    for place in (Path("etc/resolv.conf"), Path("etc/hosts"), _CERTIFICATES):
        if (Path("/") / place).exists():
            shutil.copy(Path("/") / place, root / place)
    for folder in ("etc/apt/apt.conf.d", "etc/apt/sources.list.d"):
        shutil.copytree(Path("/") / folder, root / folder, dirs_exist_ok=True)


def _release() -> str | None:
    text = Path("/etc/os-release").read_text("utf-8")
    found = re.search(r"^VERSION_CODENAME=(\w+)$", text, re.MULTILINE) if "ID=debian" in text else None
    return None if found is None else found[1]


def _mirror() -> str:
    """Where this machine takes its packages from."""
    for place in sorted(Path("/etc/apt").rglob("*.sources")) + sorted(Path("/etc/apt").rglob("*.list")):
        found = re.search(r"^(?:URIs:\s*|deb\s+(?:\[.*?\]\s*)?)(\S+)", place.read_text("utf-8"), re.MULTILINE)
        if found is not None:
            return found[1]
    return "http://deb.debian.org/debian"
