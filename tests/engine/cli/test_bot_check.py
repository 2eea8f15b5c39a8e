"""`concord bot check`: the table, the document, bad input, progress and an interrupt."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import jsonschema
import pytest

from engine.anatolia import conformance
from engine.anatolia.conformance import RULES, bank, checking
from engine.cli import bots
from engine.schemas import schema_of
from helpers.leaks import child_processes

pytestmark = pytest.mark.sampled(3)

FINE = "def orders(state):\n    return [{'unit': unit, 'type': 'hold'} for unit in state['legalOrders']]\n"
WRONG = "def orders(state):\n    return 'hold'\n"


@pytest.fixture(autouse=True)
def short(monkeypatch):
    """A bank of two stories and no match: what is tested here is what stands around the kit."""
    stories = tuple(story for story in bank.load_bank() if story.id in ("opening-lydia", "builds"))
    monkeypatch.setattr(checking, "load_bank", lambda: stories)
    check = conformance.check
    monkeypatch.setattr(bots, "check", lambda bot, **options: check(bot, years=0, **options))


@pytest.fixture
def bot(tmp_path):
    path = tmp_path / "my-bot.py"
    path.write_text(FINE, encoding="utf-8")
    return path


def test_a_bot_that_keeps_the_contract_is_status_0_with_a_row_for_each_rule(concord, bot):
    ran = concord("bot", "check", bot)
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert all(any(title in line for line in lines) for title in RULES.values())
    assert lines[-1].startswith("my-bot (python) keeps the contract: ")
    assert "FAIL" not in ran.out


def test_a_bot_that_breaks_it_is_status_1_with_the_evidence(concord, bot):
    bot.write_text(WRONG, encoding="utf-8")
    ran = concord("bot", "check", bot)
    assert (ran.status, ran.err) == (1, "")
    [row] = [line for line in ran.out.splitlines() if "FAIL" in line]
    assert "Answers have the right form" in row
    assert "Opening as Lydia" in row
    assert 'answered "hold"' in " ".join(ran.out.split())
    assert "my-bot (python) breaks the contract: " in ran.out
    assert "1 failed" in ran.out


def test_the_table_needs_no_colour_and_no_wide_terminal(concord, bot, monkeypatch):
    monkeypatch.setenv("COLUMNS", "70")
    ran = concord("bot", "check", bot)
    assert "\x1b" not in ran.out
    assert all(len(line) <= 70 for line in ran.out.splitlines())
    assert "✓ pass" in ran.out


def test_json_is_one_document_of_its_schema(concord, bot):
    for source, status in ((FINE, 0), (WRONG, 1)):
        bot.write_text(source, encoding="utf-8")
        ran = concord("bot", "check", bot, "--json")
        assert (ran.status, ran.err) == (status, "")
        [document] = ran.lines
        jsonschema.validate(document, schema_of("conformance"), jsonschema.Draft202012Validator)
        assert document["passed"] is (status == 0)
        assert document["bot"]["id"] == "my-bot"
        assert document["calls"] == 7


def test_a_bot_of_the_house_may_be_named_by_its_id(concord):
    assert concord("bot", "check", "house.hold", "--json").lines[0]["bot"]["id"] == "house.hold"


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("gone.py", "no such file"),
        ("folder.py", "no such file"),
        ("notes.txt", "no bot"),
        ("house.nobody", "no such bot"),
        ("My-Bot.py", "small letters"),
        ("a..b.py", "small letters"),
        (".", "no bot"),
        ("", "no bot"),
    ],
)
def test_what_is_no_bot_is_one_error(concord, tmp_path, name, says):
    (tmp_path / "folder.py").mkdir()
    for other in ("notes.txt", "My-Bot.py", "a..b.py"):
        (tmp_path / other).write_text(FINE, encoding="utf-8")
    ran = concord("bot", "check", name)
    assert says in ran.refused()
    assert ran.out == ""


def test_a_bot_with_the_id_of_another_is_one_error_that_names_both(concord, tmp_path):
    (tmp_path / "house.hold.py").write_text(FINE, encoding="utf-8")
    error = concord("bot", "check", "./house.hold.py").refused()
    assert "two bot files have the id house.hold" in error


@pytest.mark.parametrize("args", [(), ("one.py", "two.py"), ("--fast", "one.py")])
def test_a_wrong_command_line_is_status_2(concord, args):
    concord("bot", "check", *args).refused(2)


class Terminal(io.StringIO):
    """A stream that is a terminal."""

    def isatty(self):
        return True


def test_progress_is_shown_on_a_terminal_and_the_document_alone_on_stdout(concord, bot, monkeypatch):
    terminal = Terminal()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stderr", terminal)
    ran = concord("bot", "check", bot, "--json")
    assert ran.status == 0
    assert "Opening as Lydia" in terminal.getvalue()
    assert len(ran.out.splitlines()) == 1
    assert json.loads(ran.out)["passed"]


@pytest.mark.thinned(2)
@pytest.mark.parametrize("times", [1, 5])
def test_an_interrupt_is_130_and_leaves_no_worker(root, tmp_path, times):
    (tmp_path / "slow.py").write_text("import time\ndef orders(state):\n    time.sleep(1.5)\n", encoding="utf-8")
    (tmp_path / "temporary").mkdir()
    env = {**os.environ, "PYTHONPATH": str(root), "TMPDIR": str(tmp_path / "temporary")}
    before = set(child_processes())
    command = [sys.executable, "-m", "engine.cli", "bot", "check", "slow.py"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "stdin": subprocess.DEVNULL}
    process = subprocess.Popen(command, cwd=tmp_path, env=env, **pipes)
    with process:
        while not (workers := _children_of(process.pid)):
            assert process.poll() is None, process.stderr.read()
            time.sleep(0.01)
        for _ in range(times):
            process.send_signal(signal.SIGINT)
            time.sleep(0.001)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert (out, err) == (b"", b"")
    assert not [pid for pid in workers if Path(f"/proc/{pid}").exists()]
    assert set(child_processes()) == before
    assert os.listdir(tmp_path / "temporary") == []


def _children_of(pid: int) -> list[int]:
    found = []
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                stat = Path(f"/proc/{entry}/stat").read_text("utf-8", "replace").rpartition(")")[2].split()
            except OSError:
                continue
            if stat[1] == str(pid):
                found.append(int(entry))
    return found
