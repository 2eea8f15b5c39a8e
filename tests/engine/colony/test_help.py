"""What the help page tells a newcomer to write and to run works as it stands there."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from engine.cli import main
from engine.colony.allowlists import ColonistPerspective, CorePerspective
from engine.minds.keys import ANTHROPIC, OPENAI
from engine.minds.protocol import Stage
from engine.minds.specs import parsed
from engine.resources import ASSETS

PAGE = (ASSETS / "help" / "colony.md").read_text("utf-8")
COMMANDS = [line.strip() for line in PAGE.splitlines() if line.startswith("    concord ")]
FILES = {"json": "willing.json", "toml": "two.toml"}


@pytest.fixture
def ran(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> dict[str, str]:
    """What each command of the page printed, in the order in which they stand, with the files of the page."""
    monkeypatch.chdir(tmp_path)
    for language, name in FILES.items():
        block = re.search(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
        assert block is not None
        (tmp_path / name).write_text(block[1], encoding="utf-8")
    printed: dict[str, str] = {}
    capfd.readouterr()
    for command in COMMANDS:
        words = shlex.split(command.partition(" > ")[0])
        status = main(words[1:])
        out, err = capfd.readouterr()
        assert (status, err) == (0, ""), command
        printed[command] = out
        if " > " in command:
            (tmp_path / command.partition(" > ")[2]).write_text(out, encoding="utf-8")
    return printed


def test_the_commands_of_the_page_work_and_the_fork_tells_another_story(ran: dict[str, str]) -> None:
    first, second = (json.loads(ran[each]) for each in COMMANDS if each.startswith("concord colony run refused-haul"))
    assert [each["pawn"] for each in first["receipts"]] == ["ada"]
    assert [each["pawn"] for each in second["receipts"]] == ["bo"]
    told = {command.split()[2] for command in COMMANDS}
    assert told == {
        "attempts", "bank", "checkpoint", "perspective", "restore", "run", "scenarios", "snapshot", "timelines",
        "trial",
    }  # fmt: skip
    tree = next(out for command, out in ran.items() if " timelines " in command)
    assert [line.split()[0] for line in tree.splitlines()] == ["t1", "t2"]


def table(head: str) -> list[list[str]]:
    """The cells of a table of the page below its head."""
    rows = PAGE[PAGE.index(head) :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def test_the_table_of_who_knows_what_has_a_row_for_each_part_of_an_allowlist() -> None:
    """Beside it a mind is told who and when it is, and what was left out."""
    own, core = zip(*table("| a colonist is told |"), strict=True)
    plain = {"mind", "name", "tick", "clock", "omitted"}
    words = {
        "self": "stands", "traits": "traits", "skills": "skills", "needs": "needs", "memories": "memories",
        "history": "history", "outlook": "notes", "pawns": "who", "things": "what it can see", "offers": "offers",
        "messages": "said to it",
    }  # fmt: skip
    assert set(words) == set(ColonistPerspective.model_fields) - plain
    assert all(word in " ".join(own) for word in words.values())
    words = {
        "messages": "messages", "receipts": "receipts", "opportunities": "work that exists", "sightings": "saw",
        "bands": "bands", "offers": "its own offers", "topics": "topics",
    }  # fmt: skip
    assert set(words) == set(CorePerspective.model_fields) - plain
    assert all(word in " ".join(core) for word in words.values())


def test_every_kind_of_mind_of_the_page_is_one_and_none_is_missing() -> None:
    specs = [spec for row in table("| SPEC | is |") for spec in re.findall(r"`([^`]+)`", row[0])]
    url = "http://127.0.0.1:8080/v1"
    kinds = {parsed(spec.replace("URL", url).replace("MODEL", "small")).kind for spec in specs}
    assert kinds == {"scripted", "claude", "openai", "appraiser"}
    assert ANTHROPIC in PAGE
    assert OPENAI in PAGE


def test_the_stages_of_the_page_are_those_of_the_ledger() -> None:
    assert f"({', '.join(Stage.__args__)})" in " ".join(PAGE.split())  # type: ignore[attr-defined]
