"""The README: what it says of the colony works when it is pasted."""

from __future__ import annotations

import re
import shlex

from engine.colony.scenario import shipped
from engine.resources import ROOT


def test_every_command_of_the_section_about_the_colony_works_when_pasted(concord, tmp_path):
    text = (ROOT / "README.md").read_text("utf-8")
    text = text[text.index("## Watch a colony") :]
    text = text[: text.index("\n## ", 1)]
    block = re.search(r"```json\n(.*?)```", text, re.DOTALL)
    assert block is not None
    (tmp_path / "willing.json").write_text(block[1], encoding="utf-8")
    commands = [shlex.split(line)[1:] for line in text.splitlines() if line.startswith("    .venv/bin/concord ")]
    told = []
    for command in commands:
        ran = concord(*command)
        assert (ran.status, ran.err) == (0, ""), command
        told += [ran.lines[0]["receipts"][0]["pawn"]] if command[1] == "run" else []
    assert {command[1] for command in commands} >= {"scenarios", "run", "perspective", "checkpoint", "restore", "bank"}
    assert told == ["ada", "bo"], "the fork tells another story"
    assert (len(list(shipped())), "eight scenarios" in text) == (8, True)
