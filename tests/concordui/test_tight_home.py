"""Where nothing can be written, the window opens, says why each time something should be kept, and loses nothing
unsaid.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from devkit.system import NAMESPACES

WHY = {"full": "No space left on device", "read-only": "Read-only file system"}


@pytest.mark.full
@pytest.mark.namespace
@pytest.mark.parametrize("how", ["full", "read-only"])
def test_where_nothing_can_be_written_the_window_says_why_and_goes_on(root, tmp_path, how):
    done = subprocess.run(
        [*NAMESPACES, sys.executable, "-m", "helpers.tight_home", str(tmp_path), how],
        env={**os.environ, "PYTHONPATH": f"{root}{os.pathsep}{root / 'tests'}"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    said = json.loads(done.stdout)
    assert said["failed"] == []
    assert said["start"][0].startswith("What you do in this session may not be kept.")
    for what in ("start", "settings", "lab"):
        assert any(WHY[how] in words for words in said[what]), (what, said[what])
    assert said["match"][0].startswith("Not saved")
    assert any("annot write the log" in words for words in said["commons"])
    assert any(words.startswith("Cannot ") for words in said["colony"])
    assert said["closed at once"] is False
    assert any("is not saved" in words for words in said["close"])
    assert any("is in no file and can't be kept" in words for words in said["close"])
    assert said["closed then"] is True
