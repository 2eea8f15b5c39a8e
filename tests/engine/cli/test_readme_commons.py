"""The README: what it says of commons works when it is pasted."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from engine.resources import ROOT

BLOCKS = {"toml": "caps.toml", "python": "sharer.py", "json": "five.json"}


@pytest.mark.full
def test_every_command_of_the_section_about_commons_works_when_pasted(tmp_path):
    text = (ROOT / "README.md").read_text("utf-8")
    text = text[text.index("## Study a commons") :]
    text = text[: text.index("\n## ", 1)] if "\n## " in text[1:] else text
    for language, name in BLOCKS.items():
        block = re.search(rf"```{language}\n(.*?)```", text, re.DOTALL)
        assert block is not None
        (tmp_path / name).write_text(block[1], encoding="utf-8")
    program = tmp_path / ".venv" / "bin" / "concord"
    program.parent.mkdir(parents=True)
    program.write_text(f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -m engine.cli "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    commands = [line.strip() for line in text.splitlines() if line.startswith("    .venv/bin/concord ")]
    assert len(commands) >= 11
    for command in commands:
        done = subprocess.run(command, shell=True, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, ""), command
    assert (tmp_path / "caps-results" / "runs.csv").read_text("utf-8").count("\n") == 1001
