"""The project's own environment, ``.venv``: made, filled from the lock files, and left alone while nothing changed."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import sys
from pathlib import Path

from devkit import system
from devkit.process import ROOT, Refused, Step, capture, environment, run, say

LOCKS = ROOT / "packaging" / "lock"

# Each profile's lock holds all that the ones before it hold, in the same versions.
PROFILES = ("play", "test", "full")

_NOTHING_ELSE = ("--no-deps", "--no-build-isolation", "--use-pep517")


class Environment:
    """A virtual environment in `folder`."""

    def __init__(self, folder: Path = ROOT / ".venv") -> None:
        self.folder = folder
        self.stamp = folder / "concord-stamp.json"

    @property
    def python(self) -> Path:
        """The environment's interpreter."""
        return self.program("python")

    def program(self, name: str) -> Path:
        """Where a program that a distribution installs is."""
        if sys.platform == "win32":
            return self.folder / "Scripts" / f"{name}.exe"
        return self.folder / "bin" / name

    def is_ready(self, profile: str) -> bool:
        """Whether the stamp says that this profile is installed, as the lock and the settings are now."""
        try:
            stamped = json.loads(self.stamp.read_text("utf-8"))
        except (OSError, ValueError):
            return False
        return isinstance(stamped, dict) and stamped.get(profile) == fingerprint(profile) and self.python.exists()

    def prepare(self, profile: str) -> None:
        """Make the environment and install what the profile's lock says; at once, where that is so already."""
        if self.is_ready(profile):
            return
        self.stamp.unlink(missing_ok=True)
        self.create()
        say(f"installing what '{profile}' needs, from {(LOCKS / f'{profile}.txt').relative_to(ROOT)} ...")
        for name in dict.fromkeys(("play", profile)):  # what builds others comes with the first
            self.pip("install", "--require-hashes", *_NOTHING_ELSE, "-r", str(LOCKS / f"{name}.txt"))
        self.pip("install", *_NOTHING_ELSE, "--editable", str(ROOT))
        included = PROFILES[: PROFILES.index(profile) + 1]
        self.stamp.write_text(json.dumps({name: fingerprint(name) for name in included}), encoding="utf-8")

    def create(self) -> None:
        """Make the folder and its interpreter, unless they are there and work. Nothing that is there is removed."""
        if self._works():
            return
        if importlib.util.find_spec("ensurepip") is None:
            version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
            system.install([f"{version}-venv"], "this Python cannot make a virtual environment")
        say(f"making {self.folder.name} (Python {sys.version.split()[0]})")
        code, output = capture([sys.executable, "-m", "venv", self.folder])
        if code != 0:
            reason = (output.strip().splitlines() or ["no reason given"])[-1]
            remedy = f"see whether you may write there, or remove {self.folder}"
            raise Refused("cannot make the virtual environment", reason, remedy)
        if not self._works():
            raise Refused("the virtual environment does not work", str(self.folder), "remove it and run this again")

    def _works(self) -> bool:
        probe = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
        return self.python.exists() and capture([self.python, "-I", "-c", probe])[0] == 0

    def pip(self, *arguments: str) -> None:
        """Run pip here; refuse where it fails, after what it printed."""
        command: list[str | Path] = [self.python, "-m", "pip", arguments[0], "--quiet", *arguments[1:]]
        if run(Step("pip", command, env=environment())) != 0:
            raise Refused("pip could not install the packages", "see above", "check the network, then run this again")


def fingerprint(profile: str) -> str:
    """What the environment depends on, as one value: the lock, the settings, and where the tree is."""
    digest = hashlib.sha256()
    for file in (LOCKS / f"{profile}.txt", ROOT / "pyproject.toml"):
        digest.update(file.read_bytes())
    digest.update(str(ROOT).encode())  # the scripts and the editable install name the tree's place
    return digest.hexdigest()
