"""The installer for Windows, made by Inno Setup from the frozen program."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from devkit import desktop
from devkit.process import ROOT, Refused, Step, run
from devkit.venv import Environment

_SCRIPT = ROOT / "packaging" / "windows" / "concord.iss"
_USUAL = Path(os.environ.get("PROGRAMFILES(X86)", "C:/Program Files (x86)"), "Inno Setup 6", "ISCC.exe")


def installer(venv: Environment, frozen: Path, version: str, folder: Path) -> Path:
    """Make the installer; its path. Refuses where Inno Setup is not installed."""
    compiler = shutil.which("ISCC") or (_USUAL if _USUAL.exists() else None)
    if compiler is None:
        raise Refused(
            "the installer needs Inno Setup 6", str(_USUAL), "install it: winget install JRSoftware.InnoSetup"
        )
    icon = folder / "concord.ico"
    desktop.make(venv, "icon", icon)
    given = {"Version": version, "Root": ROOT, "Frozen": frozen, "Output": folder, "Icon": icon}
    defines = [f"/D{name}={value}" for name, value in given.items()]
    if run(Step("Inno Setup", [compiler, "/Qp", *defines, _SCRIPT])) != 0:
        raise Refused("Inno Setup could not make the installer", str(_SCRIPT), "see what it printed above")
    return folder / f"concord-{version}-windows-x64.exe"
