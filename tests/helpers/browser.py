"""A browser without a window, which shows a file and says what it looks like."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from PySide6.QtGui import QImage

from devkit.system import BROWSERS

PATIENCE_S = 120


def find() -> str | None:
    """The browser's path; None where there is none."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def picture_of(page: Path, size: tuple[int, int], folder: Path) -> QImage:
    """The page at one device pixel a CSS pixel; `folder` holds the browser's own files."""
    browser = find()
    assert browser is not None, "no browser: run dev.py test --full as root, or: apt-get install chromium"
    shot = folder / f"{page.stem}.shot.png"
    width, height = size
    command = [
        browser,
        "--headless",
        "--disable-gpu",
        "--hide-scrollbars",
        "--no-first-run",
        "--force-device-scale-factor=1",
        "--force-color-profile=srgb",
        f"--user-data-dir={folder / 'profile'}",
        f"--window-size={width},{height}",
        f"--screenshot={shot}",
        page.as_uri(),
    ]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        command.insert(1, "--no-sandbox")  # which root cannot have
    ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    assert shot.is_file(), ran.stderr[-2000:]
    return QImage(str(shot))
