"""The program's own self-test, as a user runs it: it passes, and its pictures are there."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from PySide6.QtGui import QImage


@pytest.mark.full
def test_the_self_test_passes_from_any_folder_without_a_display(root, tmp_path):
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "QT_QPA_PLATFORM")}
    done = subprocess.run(
        [sys.executable, "-m", "concordui", "--self-test", "pictures"],
        cwd=tmp_path,
        env={**environment, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        timeout=400,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    report = json.loads((tmp_path / "pictures" / "report.json").read_text(encoding="utf-8"))
    assert report["passed"] is True
    assert {step["workspace"] for step in report["steps"]} == {
        "start",
        "match",
        "shared match",
        "watched match",
        "lab",
        "commons",
        "colony",
        "bots",
        "tournament",
    }
    for step in report["steps"]:
        assert not QImage(str(tmp_path / "pictures" / step["picture"])).isNull()
