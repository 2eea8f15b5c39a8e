"""`contract: concord colony`: colonies run, looked into and taken back as a person does it, at a terminal or not."""

from __future__ import annotations

import hashlib
import json
import re
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import jsonschema
import pytest

from engine.colony.loading import opened
from engine.colony.runner import Run
from engine.colony.store import Store
from engine.files import canonical_json
from engine.resources import ASSETS
from engine.schemas import schema_of
from helpers.colony_shipped import go_on, scenario_of
from helpers.model_server import ModelServer, sends, whole
from helpers.pasted import example_of
from helpers.terminal import on_a_terminal

pytestmark = pytest.mark.sampled(4)

HAUL = "refused-haul"
SHIPPED = 8
WILLING = {
    "format": "concord mind",
    "version": 1,
    "rules": [{"choose": ["accept:*"], "with": {"says": "All right, three trips."}}],
    "otherwise": ["carry_on", "keep_notes"],
}
STORE = "haul.sqlite"


def valid(kind: str, value: object) -> object:
    jsonschema.validate(value, schema_of(kind), jsonschema.Draft202012Validator)
    return value


@pytest.fixture(scope="session")
def kept(tmp_path_factory) -> bytes:
    """The bytes of a store in which the refused haul came to tick 520, made once a session."""
    path = tmp_path_factory.mktemp("kept") / STORE
    with Store.create(path, scenario_of(HAUL)) as store:
        go_on(opened(store, "t1"), 520, store.record("t1"))
    return path.read_bytes()


@pytest.fixture
def store(kept, tmp_path) -> Path:
    """A store of the test's own, at tick 520: Bo was asked at 500 and thinks."""
    path = tmp_path / STORE
    path.write_bytes(kept)
    return path


# Scenarios ------------------------------------------------------------------------------------------------------------


def test_the_shipped_scenarios_are_listed_with_what_each_shows_and_can_be_had_as_a_file(concord):
    listed = concord("colony", "scenarios")
    assert (listed.status, listed.err) == (0, "")
    names = [line.partition(": ")[0] for line in listed.out.splitlines()]
    assert len(names) == SHIPPED
    assert all(line.endswith(".") for line in listed.out.splitlines())
    for name in names:
        shown = concord("colony", "scenarios", name).out
        assert shown == (ASSETS / "scenarios" / "colony" / f"{name}.json").read_text("utf-8")


def test_a_name_that_is_none_is_refused_with_the_names_that_are(concord):
    for args in (("run", "haul"), ("scenarios", "haul")):
        assert HAUL in concord("colony", *args).refused()


# Running --------------------------------------------------------------------------------------------------------------


def test_a_run_prints_how_things_stand_as_json_and_keeps_nothing_without_a_store(concord, tmp_path):
    ran = concord("colony", "run", "counter-with-fresh-consent", "--ticks", 100)
    assert (ran.status, ran.err) == (0, "")
    [summary] = ran.lines
    valid("colony-summary", summary)
    assert (summary["tick"], summary["clock"], summary["timeline"]) == (100, "day 1, 01:40", None)
    assert [(each["pawn"], each["done"], each["why"]) for each in summary["receipts"]] == [("bo", 1, "done")]
    assert [each["state"] for each in summary["offers"]] == ["countered", "accepted"]
    assert list(tmp_path.iterdir()) == []


def test_with_a_store_the_same_command_goes_on_and_comes_to_what_an_uninterrupted_run_does(concord):
    run = ("colony", "run", "job-replaced", "--store", "job.sqlite", "--ticks")
    [first], [second] = concord(*run, 40).lines, concord(*run, 60).lines
    [whole] = concord("colony", "run", "job-replaced", "--ticks", 100).lines
    assert (first["tick"], second["tick"], second["timeline"], second["epoch"]) == (40, 100, "t1", 2)
    assert second["game"] == whole["game"]
    assert second["receipts"] == whole["receipts"]


def test_the_same_run_is_the_same_to_the_digest_and_another_seed_is_another(concord):
    run = ("colony", "run", "quiet-day", "--ticks", 90)
    assert concord(*run).out == concord(*run).out
    assert concord(*run, "--seed", 8).lines[0]["game"] != concord(*run).lines[0]["game"]


def test_a_store_of_another_scenario_or_seed_is_refused_and_stays_as_it_is(concord, store):
    before = store.read_bytes()
    assert "another scenario" in concord("colony", "run", "quiet-day", "--store", store).refused()
    assert "the seed 11" in concord("colony", "run", HAUL, "--store", store, "--seed", 5).refused()
    assert concord("colony", "run", HAUL, "--store", store, "--timeline", "t9").refused().count("t1")
    assert store.read_bytes() == before


def test_a_mind_of_the_command_line_sits_in_place_of_the_scenarios(concord, tmp_path, store):
    (tmp_path / "willing.json").write_text(json.dumps(WILLING), encoding="utf-8")
    ran = concord("colony", "run", HAUL, "--store", store, "--mind", "bo=scripted:willing.json", "--ticks", 100)
    assert ran.status == 0
    assert [(each["pawn"], each["done"]) for each in ran.lines[0]["receipts"]] == [("bo", 3)]


def test_a_mind_for_everybody_sits_where_nobody_else_is_named(concord, tmp_path):
    (tmp_path / "willing.json").write_text(json.dumps(WILLING), encoding="utf-8")
    refusing = {**WILLING, "rules": [{"choose": ["refuse:*"]}]}
    (tmp_path / "no.json").write_text(json.dumps(refusing), encoding="utf-8")
    minds = ("--mind", "*=scripted:no.json", "--mind", "ada=scripted:willing.json")
    [summary] = concord("colony", "run", "job-replaced", "--ticks", 60, *minds).lines
    assert summary["offers"][0]["state"] == "accepted"
    [summary] = concord("colony", "run", "counter-with-fresh-consent", "--ticks", 60, *minds).lines
    assert [each["state"] for each in summary["offers"]] == ["refused"]


@pytest.mark.parametrize(
    ("given", "what"),
    [
        ("zed=scripted", "no such seat: zed"),
        ("bo=oracle:x", "no such kind of mind"),
        ("bo=human", "no such kind of mind"),
        ("bo=openai:m", "needs the URL"),
        ("bo=appraiser", "appraiser is no mind for this seat: it only says"),
        ("*=appraiser", "appraiser is no mind for this seat"),
        ("core=appraiser:m@http://127.0.0.1:9/v1", "seat one of scripted, claude, openai there"),
        ("bo=claude:m", "ANTHROPIC_API_KEY"),
        ("bo=scripted:gone.json", "gone.json"),
        ("bo=scripted:faulty.json", "rules[0].choose"),
    ],
)
def test_a_mind_that_can_not_be_seated_is_one_clear_error(concord, tmp_path, monkeypatch, given, what):
    monkeypatch.delenv("ANTHROPIC_API_KEY", raising=False)
    faulty = {**WILLING, "rules": [{"choose": []}]}
    (tmp_path / "faulty.json").write_text(json.dumps(faulty), encoding="utf-8")
    assert what in concord("colony", "run", HAUL, "--mind", given).refused()


@pytest.mark.parametrize(
    "args",
    [
        ("colony",),
        ("colony", "nope"),
        ("colony", "run"),
        ("colony", "run", HAUL, "--ticks", "0"),
        ("colony", "run", HAUL, "--rate", "0"),
        ("colony", "run", HAUL, "--mind", "bo"),
        ("colony", "run", HAUL, "--mind", "=scripted"),
        ("colony", "run", HAUL, "--timeline", "t1"),
        ("colony", "perspective", STORE),
        ("colony", "checkpoint", STORE),
        ("colony", "restore", "x.json"),
        ("colony", "bank", "x"),
        ("colony", "trial"),
    ],
)
def test_a_wrong_command_line_is_status_2_and_one_line(concord, args):
    assert "--help" in concord(*args).refused(2)


def test_two_minds_for_one_seat_are_refused(concord):
    twice = ("--mind", "bo=scripted", "--mind", "bo=scripted")
    assert "two minds" in concord("colony", "run", HAUL, *twice).refused()


def test_a_faulty_scenario_is_refused_with_the_place_of_its_fault(concord, tmp_path):
    data = json.loads((ASSETS / "scenarios" / "colony" / f"{HAUL}.json").read_text("utf-8"))
    data["pawns"][1]["at"] = [18, 6]
    (tmp_path / "wet.json").write_text(json.dumps(data), encoding="utf-8")
    assert "pawns[1].at: [18, 6] is in the water" in concord("colony", "run", "./wet.json").refused()
    assert not (tmp_path / "wet.sqlite").exists()


def test_a_mind_that_fails_is_named_once_and_the_colony_goes_on(concord, monkeypatch):
    monkeypatch.setenv("OPENAI_API_KEY", "sk-secret-of-this-test")
    with ModelServer(sends(whole(b"no", "500 Internal Server Error"))) as server:
        run = ("colony", "run", "counter-with-fresh-consent", "--ticks", 120, "--pause", "--store", "failing.sqlite")
        ran = concord(*run, "--mind", f"bo=openai:m@{server.url}")
        assert server.calls >= 1
    assert ran.status == 0
    [line] = ran.err.splitlines()
    assert re.match(r"concord: note: the mind of bo failed (once|\d+ times, first) \(tick 31, transport: ", line)
    assert ran.lines[0]["answers"]["failed"] >= 1
    assert ran.lines[0]["offers"][0]["state"] in ("offered", "expired")
    assert "secret" not in ran.out + ran.err


def test_at_a_rate_the_same_ticks_are_run(concord):
    run = ("colony", "run", "job-replaced", "--ticks", 60)
    assert concord(*run, "--rate", 100_000).out == concord(*run).out == concord(*run, "--pause").out


def test_a_world_in_which_a_model_thinks_goes_at_a_pace_at_which_its_answer_still_matters(concord, monkeypatch):
    """Without a rate a day of scripted minds takes a second, and an answer that takes two comes to nobody."""
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    paced = []
    play = Run.play

    async def seen(run: Run, rate: float | None, until: int | None = None) -> None:
        paced.append(rate)
        await play(run, None, until)

    monkeypatch.setattr(Run, "play", seen)
    with ModelServer(sends(whole(b"no", "500 Internal Server Error"))) as server:
        spec = ("--mind", f"bo=openai:m@{server.url}")
        for more in ((), spec, (*spec, "--pause"), (*spec, "--rate", 40)):
            concord("colony", "run", "quiet-day", "--ticks", 3, *more)
    assert paced == [None, 10.0, None, 40.0]


def test_a_store_is_for_one_run_at_a_time(concord, store):
    with Store.open(store):
        assert "another process" in concord("colony", "run", HAUL, "--store", store, "--ticks", 5).refused()
    assert concord("colony", "run", HAUL, "--store", store, "--ticks", 5).status == 0


def test_a_terminal_shows_who_does_what_and_what_came_of_each_offer(started):
    status, shown, out = on_a_terminal(started, "colony", "run", "rescue-while-others-talk", "--ticks", "60")
    assert status == 0
    for text in ("A rescue while two others talk", "tick 60 of 60", "day 1, 01:00", "colonist", "downed"):
        assert text in shown, text
    assert 'core to bo: "Can you keep the fire going tonight?"' in shown
    assert "cleo has finished: rescue dov" in shown
    valid("colony-summary", json.loads(out))


def test_the_view_says_what_a_counter_asks_for(started):
    ran = on_a_terminal(started, "colony", "run", "counter-with-fresh-consent", "--ticks", "140")
    assert "bo counters with haul logs, 1 trip" in ran[1]


def test_a_quiet_run_shows_nothing_on_a_terminal(started):
    status, shown, _ = on_a_terminal(started, "colony", "run", "quiet-day", "--ticks", "20", "--quiet")
    assert (status, shown) == (0, "")


def ticks_kept(path: Path) -> int:
    """How many ticks another process has kept in a store."""
    if not path.exists():
        return 0
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=10)) as connection:
        return int(connection.execute("SELECT count(*) FROM ticks").fetchone()[0])


def test_an_interrupt_is_status_130_leaves_a_whole_store_and_says_how_to_go_on(started, concord, tmp_path):
    path = tmp_path / "day.sqlite"
    run = ("colony", "run", "quiet-day", "--store", path, "--ticks")
    running = started(*run, "100000", "--rate", "500")
    end = time.monotonic() + 60
    while ticks_kept(path) < 20:
        assert running.poll() is None, running.communicate()
        assert time.monotonic() < end
        time.sleep(0.01)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert (running.returncode, out) == (130, b"")
    said = re.fullmatch(rb"concord: note: interrupted after tick (\d+); the same command goes on with .*\n", err)
    assert said, err
    [summary] = concord(*run, 5).lines
    assert summary["tick"] == int(said[1]) + 5
    [whole] = concord("colony", "run", "quiet-day", "--ticks", summary["tick"]).lines
    assert summary["game"] == whole["game"]


def test_an_interrupt_of_a_run_without_a_store_says_that_nothing_is_kept(concord, monkeypatch):
    def interrupted(work):
        work.close()
        raise KeyboardInterrupt

    monkeypatch.setattr("engine.cli.colony_run.run_interruptibly", interrupted)
    ran = concord("colony", "run", "quiet-day")
    assert (ran.status, ran.out) == (130, "")
    assert ran.err == "concord: note: interrupted after tick 0; without --store nothing of it is kept\n"


def test_a_thought_that_was_under_way_is_named_when_its_colony_is_loaded(concord, store):
    """`issue 6: loading an older save with a request in flight`."""
    ran = concord("colony", "run", HAUL, "--store", store, "--ticks", 1)
    assert ran.err == "concord: note: discarded: earlier epoch: deliberation of bo; what caused it waits again\n"


# Looking into a store -------------------------------------------------------------------------------------------------


def test_the_page_of_a_mind_is_what_it_knew_at_that_tick_and_not_what_came_later(concord, store):
    ran = concord("colony", "perspective", store, "--mind", "bo", "--tick", 500)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("Bo (bo) at tick 500, day 1, 08:20\n")
    assert "thread t1, kind haul, target logs, trips 3, revision 0" in ran.out
    assert "(offer core, tick 500, now)" in ran.out
    assert "accept:o1: you agree to haul logs, 3 trips" in ran.out
    before = concord("colony", "perspective", store, "--mind", "bo", "--tick", 499)
    assert "offers: nothing" in before.out
    assert "accept:" not in before.out
    core = concord("colony", "perspective", store, "--mind", "core", "--tick", 500).out
    assert core.startswith("The core at tick 500, day 1, 08:20\n")
    assert "need food, band low (link bo, tick 480, 20 ticks ago)" in core
    assert "value 0." not in core, "the core is told bands, not exact needs"


def test_the_json_of_a_perspective_is_to_the_byte_what_the_mind_was_asked(concord, store):
    """The ledger keeps the SHA-256 of what Bo was asked at tick 501."""
    ran = concord("colony", "perspective", store, "--mind", "bo", "--tick", 501, "--json")
    valid("colony-request", ran.lines[0])
    assert ran.out == canonical_json(ran.lines[0]) + "\n"
    with Store.open(store, write=False) as kept:
        [asked] = [each for each in kept.attempts.attempts() if each.mind == "bo" and each.context["tick"] == 501]
    assert hashlib.sha256(ran.out.removesuffix("\n").encode()).hexdigest() == asked.digest


def test_of_the_dead_it_is_said_that_nobody_asks_them(concord, tmp_path):
    scenario = json.loads(concord("colony", "scenarios", HAUL).out)
    scenario["events"] = [{"id": "rockfall", "kind": "fall", "pawn": "ada", "at": 3, "harm": 1.0}]
    (tmp_path / "fatal.json").write_text(json.dumps(scenario), encoding="utf-8")
    concord("colony", "run", "fatal.json", "--ticks", 20, "--store", "fatal.sqlite")
    alive = concord("colony", "perspective", "fatal.sqlite", "--mind", "ada", "--tick", 2)
    assert (alive.status, alive.err) == (0, "")
    dead = concord("colony", "perspective", "fatal.sqlite", "--mind", "ada")
    assert dead.status == 0
    assert re.fullmatch(r"concord: note: ada died at tick \d+ and is asked nothing any more\n", dead.err)


def test_a_perspective_leaves_the_store_as_it_is(concord, store):
    before = store.read_bytes()
    assert concord("colony", "perspective", store, "--mind", "ada").status == 0
    assert concord("colony", "timelines", store).status == 0
    assert store.read_bytes() == before


@pytest.mark.parametrize(
    ("args", "what"),
    [
        (("--mind", "zed"), "there is no mind 'zed'"),
        (("--mind", "bo", "--tick", "521"), "tick 521 is not kept"),
        (("--mind", "bo", "--timeline", "t2"), "no timeline 't2'"),
        (("--mind", "bo", "--timeline", "../x"), "no timeline '../x'"),
    ],
)
def test_what_a_store_does_not_have_is_one_clear_error(concord, store, args, what):
    assert what in concord("colony", "perspective", store, *args).refused()


@pytest.mark.parametrize("command", ["perspective", "checkpoint", "snapshot", "timelines", "attempts"])
def test_what_is_no_store_is_refused_by_every_command_that_reads_one(concord, tmp_path, command):
    more = {"perspective": ("--mind", "bo"), "checkpoint": ("--out", "x"), "snapshot": ("--mind", "bo", "--out", "x")}
    (tmp_path / "no.sqlite").write_text("SQLite? no.", encoding="utf-8")
    assert "no store" in concord("colony", command, "no.sqlite", *more.get(command, ())).refused()
    assert "gone.sqlite" in concord("colony", command, "gone.sqlite", *more.get(command, ())).refused()
    assert not (tmp_path / "gone.sqlite").exists()


def test_a_run_leaves_nothing_beside_a_file_that_is_no_store(concord, tmp_path):
    (tmp_path / "no.sqlite").write_text("SQLite? no.", encoding="utf-8")
    assert "no store" in concord("colony", "run", HAUL, "--store", "no.sqlite").refused()
    assert [each.name for each in tmp_path.iterdir()] == ["no.sqlite"]


def test_a_store_of_a_newer_version_is_refused(concord, store):
    with closing(sqlite3.connect(store)) as connection:
        connection.execute("PRAGMA user_version = 99")
    assert "newer than this program" in concord("colony", "timelines", store).refused()


@pytest.mark.parametrize("command", ["checkpoint", "snapshot"])
@pytest.mark.parametrize("out", [STORE, "link.sqlite"])
def test_what_is_taken_of_a_store_is_not_written_over_it(concord, store, command, out):
    (store.parent / "link.sqlite").symlink_to(store)
    before = store.read_bytes()
    more = ("--mind", "bo") if command == "snapshot" else ()
    assert "this is the store itself" in concord("colony", command, store, *more, "--out", out).refused()
    assert store.read_bytes() == before


# Taking it back -------------------------------------------------------------------------------------------------------


def test_a_checkpoint_is_restored_as_a_fork_and_the_tree_shows_both(concord, store):
    """Restoring checks the hash, refuses a mismatch with a clear error, and forks the timeline (a tree of timelines,
    kept).
    """
    taken = concord("colony", "checkpoint", store, "--tick", 500, "--out", "at-500.json")
    assert (taken.status, taken.err) == (0, "")
    assert taken.out.startswith("at-500.json: tick 500 of t1, day 1, 08:20; game ")
    restored = concord("colony", "restore", "at-500.json", "--store", store)
    assert (restored.status, restored.err) == (0, "")
    [report] = restored.lines
    valid("colony-restore", report)
    assert report["gameSha256"] in taken.out
    assert (report["kind"], report["parent"], report["timeline"], report["tick"]) == (report["kind"], "t1", "t2", 500)
    assert report["calls"] == 0
    tree = concord("colony", "timelines", store).out.splitlines()
    assert [line.split(",")[0] for line in tree] == ["t1    ticks 0 to 520", "  t2  ticks 500 to 500"]
    assert tree[1].endswith("restore, the newest")
    [told] = concord("colony", "timelines", store, "--json").lines
    valid("colony-timelines", told)


def test_a_restore_in_another_process_is_told_apart_as_cold(program, store):
    """Paired restore (same process) and cold restore (a full process restart with retained results and no extra model
    call) are told apart in the report.
    """
    assert program("colony", "checkpoint", STORE, "--tick", 500, "--out", "at-500.json").status == 0
    assert program("colony", "restore", "at-500.json", "--store", STORE).lines[0]["kind"] == "cold restore"


def test_a_checkpoint_makes_a_store_of_its_own_where_there_is_none(concord, store, tmp_path):
    assert concord("colony", "checkpoint", store, "--tick", 500, "--out", "at-500.json").status == 0
    assert concord("colony", "restore", "at-500.json", "--store", "new.sqlite").lines[0]["parent"] is None
    [summary] = concord("colony", "run", HAUL, "--store", "new.sqlite", "--ticks", 100).lines
    assert (summary["tick"], summary["offers"][0]["state"]) == (600, "refused")


def test_a_checkpoint_that_was_changed_is_refused_and_the_store_stays_as_it_is(concord, store, tmp_path):
    """Restoring checks the hash, refuses a mismatch with a clear error, and forks the timeline (a tree of timelines,
    kept).
    """
    assert concord("colony", "checkpoint", store, "--tick", 500, "--out", "at-500.json").status == 0
    path = tmp_path / "at-500.json"
    data = json.loads(path.read_text("utf-8"))
    data["game"]["pawns"]["bo"]["food"] = 1.0
    path.write_text(json.dumps(data), encoding="utf-8")
    before = store.read_bytes()
    assert "SHA-256" in concord("colony", "restore", path, "--store", store).refused()
    assert store.read_bytes() == before
    assert "SHA-256" in concord("colony", "restore", path, "--store", "new.sqlite").refused()
    assert not (tmp_path / "new.sqlite").exists()


def test_a_checkpoint_of_another_scenario_is_refused(concord, store):
    assert concord("colony", "run", "quiet-day", "--ticks", 5, "--store", "day.sqlite").status == 0
    assert concord("colony", "checkpoint", "day.sqlite", "--out", "day.json").status == 0
    assert "another scenario" in concord("colony", "restore", "day.json", "--store", store).refused()


def test_a_newcomer_reads_what_bo_knew_forks_there_answers_differently_and_sees_another_story(concord, tmp_path):
    (tmp_path / "willing.json").write_text(json.dumps(WILLING), encoding="utf-8")

    def pasted(command: str) -> str:
        ran = concord(*command.split()[1:])
        assert (ran.status, ran.err) == (0, "")
        return ran.out

    first = json.loads(pasted("concord colony run refused-haul --ticks 700 --store haul.sqlite"))
    page = pasted("concord colony perspective haul.sqlite --mind bo --tick 500")
    assert "accept:o1: you agree to haul logs, 3 trips" in page
    pasted("concord colony checkpoint haul.sqlite --tick 500 --out at-500.json")
    pasted("concord colony restore at-500.json --store haul.sqlite")
    run = "concord colony run refused-haul --store haul.sqlite --mind bo=scripted:willing.json --ticks 200"
    second = json.loads(pasted(run))
    told = [[(each["pawn"], each["done"]) for each in summary["receipts"]] for summary in (first, second)]
    assert told == [[("ada", 3)], [("bo", 3)]]
    assert (first["timeline"], second["timeline"]) == ("t1", "t2")
    for timeline in ("t1", "t2"):
        again = f"concord colony perspective haul.sqlite --timeline {timeline} --mind bo --tick"
        assert pasted(f"{again} 500") == page, "what was so before the fork is so in both"
        assert ("bo finished haul logs" in pasted(f"{again} 650")) == (timeline == "t2")


# Trials and banks -----------------------------------------------------------------------------------------------------

SPEC = f"""
scenario = "{HAUL}"
ticks = 560
budget = 60
seeds = [11]
[[arms]]
name = "as-shipped"
[[arms]]
name = "willing"
minds = {{ bo = "scripted:willing.json" }}
"""


@pytest.fixture
def spec(tmp_path) -> Path:
    """A trial of two arms."""
    (tmp_path / "willing.json").write_text(json.dumps(WILLING), encoding="utf-8")
    path = tmp_path / "my.toml"
    path.write_text(SPEC, encoding="utf-8")
    return path


def test_a_trial_prints_its_table_and_keeps_a_store_for_each_run(concord, spec, tmp_path):
    ran = concord("colony", "trial", spec)
    assert (ran.status, ran.err) == (0, "")
    assert "as-shipped, seed 11" in ran.out
    assert "Budget: 60 calls" in ran.out
    report = json.loads((tmp_path / "my-results" / "report.json").read_text("utf-8"))
    assert [run["offers"]["refused"] for run in report["runs"]] == [1, 0]
    [tree] = concord("colony", "timelines", "my-results/runs/willing-11.sqlite").out.splitlines()
    assert tree.startswith("t1  ticks 0 to 560")
    again = concord("colony", "trial", spec)
    assert again.out == ran.out, "nothing is asked again"
    spec.write_text(SPEC.replace("560", "570"), encoding="utf-8")
    assert "another spec" in concord("colony", "trial", spec).refused()


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (SPEC.replace("budget = 60\n", ""), "budget"),
        (SPEC.replace("budget = 60", "budget = 0"), "budget"),
        (SPEC.replace(HAUL, "nope"), "nope"),
        (SPEC.replace("bo =", "zed ="), "zed"),
        (SPEC.replace("scripted:willing.json", "appraiser"), "arms[1].minds.bo: appraiser is no mind for this place"),
        (SPEC.replace("seeds", "seedlings"), "seedlings"),
        ("arms = [", "no TOML"),
    ],
)
def test_a_faulty_trial_is_one_clear_error_and_nothing_is_begun(concord, spec, tmp_path, text, what):
    spec.write_text(text, encoding="utf-8")
    assert what in concord("colony", "trial", spec).refused()
    assert not (tmp_path / "my-results").exists()


def test_a_snapshot_of_a_store_is_a_bank_that_minds_are_put_to(concord, store, tmp_path):
    (tmp_path / "willing.json").write_text(json.dumps(WILLING), encoding="utf-8")
    taken = concord("colony", "snapshot", store, "--mind", "bo", "--tick", 500, "--out", "haul-bank/offer.json")
    assert (taken.status, taken.err) == (0, "")
    valid("bank", json.loads((tmp_path / "haul-bank" / "offer.json").read_text("utf-8")))
    ran = concord("colony", "bank", "haul-bank", "--mind", "scripted", "--mind", "scripted:willing.json")
    assert (ran.status, ran.err) == (0, "")
    assert "well-formed   1 of 1   1 of 1" in ran.out
    assert "Budget: 2 calls, 2 used, 0 left." in ran.out
    assert (tmp_path / "haul-bank-results" / "report.json").exists()


def test_a_reflection_can_be_snapshot_too_and_the_core_has_none(concord, store, tmp_path):
    args = ("--tick", 500, "--out", "b/r.json", "--reflection")
    assert concord("colony", "snapshot", store, "--mind", "bo", *args).status == 0
    menu = json.loads((tmp_path / "b" / "r.json").read_text("utf-8"))["menu"]
    assert "keep_notes" in {each["action"] for each in menu}
    assert "only colonists reflect" in concord("colony", "snapshot", store, "--mind", "core", *args).refused()


def test_a_bank_that_is_none_has_no_budget_or_no_mind_that_decides_is_refused(concord, tmp_path):
    assert "no such bank" in concord("colony", "bank", "gone", "--mind", "scripted").refused()
    assert "no mind for this seat" in concord("colony", "bank", "small", "--mind", "appraiser").refused()
    assert not (tmp_path / "small-results").exists()
    (tmp_path / "empty").mkdir()
    assert "empty" in concord("colony", "bank", "empty", "--mind", "scripted").refused()
    concord("colony", "bank", "empty", "--mind", "scripted", "--budget", "0").refused(2)


# Help -----------------------------------------------------------------------------------------------------------------

COMMANDS = (
    "scenarios",
    "run",
    "perspective",
    "checkpoint",
    "restore",
    "snapshot",
    "timelines",
    "attempts",
    "trial",
    "bank",
)


@pytest.mark.thinned(5)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_the_example_of_each_help_page_works_when_pasted(concord, command, pasted):
    example = example_of(concord("colony", *command.split(), "--help").out)
    assert f"concord colony {command}" in example
    done = pasted(example)
    assert (done.status, done.err) == (0, "")
    assert done.out or ">" in example
