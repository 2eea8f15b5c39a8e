"""What the help page tells an author to write and to run works as it stands there."""

from __future__ import annotations

import json
import re
import shlex

import pytest

from engine.cli import main
from engine.commons.answers import MAX_ACTIONS, MAX_MEMORY
from engine.resources import ASSETS
from helpers.agents import STEADY, errors_of, records_of, requests_of
from helpers.commons import bare, turn

PAGE = (ASSETS / "help" / "commons.md").read_text("utf-8")


def block(language):
    found = re.search(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


@pytest.fixture
def files(tmp_path):
    """The folder with the files of the page."""
    for name, language in (("sharer.py", "python"), ("sharer.js", "js"), ("five.json", "json")):
        (tmp_path / name).write_text(block(language), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("name", ["sharer.py", "sharer.js"])
def test_the_agent_of_the_page_signs_the_cap_and_keeps_it_in_both_languages(files, name):
    source = json.loads(block("json").replace("sharer.py", name))
    records = records_of(files, {**source, "turns": 5})
    assert errors_of(records, "sharer") == [None] * 5
    assert all(0.0 < asked <= 2.5 for asked in requests_of(records, "sharer"))
    assert any(pact["status"] == "active" and "sharer" in pact["parties"] for pact in records[0]["pacts"])


def test_the_commands_of_the_page_work(files, monkeypatch, capsys):
    monkeypatch.chdir(files)
    commands = [line.strip() for line in PAGE.splitlines() if line.startswith("    concord ")]
    assert len(commands) == 2
    for command in commands:
        assert main(shlex.split(command)[1:]) == 0, capsys.readouterr().err
    assert (files / "five-logs" / "sharer.log").exists()


def test_the_page_names_every_key_of_an_observation(files):
    code = "def decide(obs, memory):\n    return {'harvest': 1, 'memory': sorted(obs)}\n"
    (files / "nosy.py").write_text(code, encoding="utf-8")
    engine = {"type": "logistic", "r": 0.5, "K": 100.0}
    source = {"engine": engine, "turns": 2, "players": [{"id": "nosy", "agent": "nosy.py"}, STEADY]}
    keys = records_of(files, source)[-1]["memory"]["nosy"]
    table = PAGE[PAGE.index("| key | is |") : PAGE.index("The actions of `talk`")]
    named = " ".join(line.split("|")[1] for line in table.splitlines() if "|" in line)
    assert set(re.findall(r"`(\w+)`", named)) == set(keys)


def test_the_actions_of_the_page_are_those_of_an_arena():
    lines = [line.strip() for line in PAGE.splitlines() if line.startswith('    {"type"')]
    shown = [json.loads(re.match(r"\{.*\}", line)[0]) for line in lines]
    arena = bare(("keeper1", "sharer"))
    record = turn(arena, {"sharer": shown})
    done = {entry["type"]: "refused" in entry for entry in record["talk"]}
    assert done == {"say": False, "propose_pact": False, "pledge": False, "accept_pact": True, "reject_pact": True}


def test_the_limits_of_the_page_are_those_of_the_program():
    assert f"{MAX_ACTIONS} at most" in PAGE
    assert f"{MAX_MEMORY:,} characters" in PAGE
