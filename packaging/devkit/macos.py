"""The application bundle for macOS, and the disk image that carries it."""

from __future__ import annotations

import os
import plistlib
import shutil
import tempfile
from pathlib import Path

from devkit import desktop
from devkit.process import ROOT, Refused, Step, run
from devkit.venv import Environment

_NAME = "Concord"
_TYPES = (
    ("Concord colony", "concord.colony", "colony", "public.database"),
    ("Concord game, position or scenario", "concord.file", "concord", "public.json"),
)


def bundle(venv: Environment, frozen: Path, version: str, folder: Path) -> Path:
    """Make ``Concord.app`` of the frozen program; its path."""
    app = folder / f"{_NAME}.app"
    if app.exists():
        shutil.rmtree(app)
    contents = app / "Contents"
    (contents / "Resources").mkdir(parents=True)
    # The program's folder stays whole: its executables look for what they need beside themselves.
    shutil.copytree(frozen, contents / "MacOS", symlinks=True)
    desktop.make(venv, "icon", contents / "Resources" / "concord.icns")
    with (contents / "Info.plist").open("wb") as stream:
        plistlib.dump(information(version), stream)
    if run(Step("codesign", ["codesign", "--force", "--deep", "--sign", "-", app])) != 0:
        raise Refused("the bundle could not be signed for this machine", str(app), "see what codesign printed above")
    return app


def information(version: str) -> dict[str, object]:
    """What the system is told of the program: its name, its version, what it opens."""
    return {
        "CFBundleName": _NAME,
        "CFBundleDisplayName": _NAME,
        "CFBundleIdentifier": "concord.Concord",
        "CFBundleExecutable": "concordui",
        "CFBundleIconFile": "concord.icns",
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleLocalizations": ["en", "de"],
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "CFBundleDocumentTypes": [
            {"CFBundleTypeName": words, "CFBundleTypeRole": "Editor", "LSItemContentTypes": [kind]}
            for words, kind, _, _ in _TYPES
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": kind,
                "UTTypeDescription": words,
                "UTTypeConformsTo": [parent],
                "UTTypeTagSpecification": {"public.filename-extension": [ending]},
            }
            for words, kind, ending, parent in _TYPES
        ],
    }


def disk_image(app: Path, version: str, folder: Path) -> Path:
    """The image from which a person drags the program into the folder of applications."""
    target = folder / f"concord-{version}-macos-{os.uname().machine}.dmg"
    target.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory(prefix="concord-image-") as staged:
        shutil.copytree(app, Path(staged, app.name), symlinks=True)
        Path(staged, "Applications").symlink_to("/Applications")
        shutil.copy(ROOT / "LICENSE", staged)
        command: list[str | Path] = [
            "hdiutil",
            "create",
            "-volname",
            _NAME,
            "-srcfolder",
            staged,
            "-format",
            "UDZO",
            target,
        ]
        if run(Step("hdiutil", command)) != 0:
            raise Refused("the disk image could not be made", str(target), "see what hdiutil printed above")
    return target
