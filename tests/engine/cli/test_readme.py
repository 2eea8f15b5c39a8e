"""What the README tells an author to write and to run works as it stands there."""

from __future__ import annotations

import json
import re

import pytest

from engine.resources import ROOT

FILES = {"python": "first-step.py", "js": "first-step-js.js", "toml": "cup.toml"}


@pytest.fixture
def section(tmp_path):
    """The section about bots; its files are written into the current folder, as the reader would."""
    text = (ROOT / "README.md").read_text("utf-8")
    text = text[text.index("## Write a bot in ten minutes") :]
    text = text[: text.index("\n## ", 1)]
    for language, name in FILES.items():
        block = re.search(rf"```{language}\n(.*?)```", text, re.DOTALL)
        assert block is not None
        (tmp_path / name).write_text(block[1], encoding="utf-8")
    return text


def done(ran):
    assert ran.status == 0, ran.err
    return ran.out


def commands(section):
    return [line.split()[1:] for line in section.splitlines() if line.startswith("    .venv/bin/concord ")]


def test_the_commands_of_the_section_are_those_of_the_command_line(section, concord):
    assert [command[:2] for command in commands(section)] == [
        ["bot", "check"],
        ["play", "--seat"],
        ["tournament", "cup.toml"],
    ]
    for command in commands(section):
        words = [word for word in command[:2] if word.isalpha()]
        known = done(concord(*words, "--help"))
        for option in (word for word in command if word.startswith("--")):
            assert option in known


@pytest.mark.full
def test_both_bots_of_the_readme_play_and_play_the_same_game(section, concord, tmp_path):
    _, play, _ = commands(section)
    results = []
    for name in (FILES["js"], FILES["python"]):
        command = [word.replace(FILES["js"], name) for word in play]
        results.append(json.loads(done(concord(*command))))
        events = [json.loads(line) for line in (tmp_path / "events.jsonl").read_text("utf-8").splitlines()]
        reasons = {event["reason"] for event in events if event["type"] == "bot-fallback"}
        assert reasons == {"missing"}, "as the README says"
    assert results[0] == results[1]


@pytest.mark.full
def test_the_bot_of_the_readme_keeps_the_contract(section, concord):
    check, _, _ = commands(section)
    assert "keeps the contract" in done(concord(*check))


def test_the_cup_of_the_readme_can_be_played(section, tmp_path):
    from engine.anatolia import tournament

    plan = tournament.load_plan(tmp_path / "cup.toml")
    assert [entrant.name for entrant in plan.entrants] == ["house.greedy", "house.diplomat", "first-step-js"]
    assert plan.notes == ()
