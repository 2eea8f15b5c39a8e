"""`commons: Logs and replay`: what is written, what comes back, and what happens to logs that were cut or changed."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from pathlib import Path

import orjson
import pytest

from engine.commons.log import LogWriter, header, line_of, read_log
from engine.commons.replay import LEFT, go_on, open_arena_log, replay_arena, replayed, resumable, verify
from engine.commons.runner import HEAR_EVERY, ArenaRunner, nobody
from engine.commons.scenario import world_plan
from engine.commons.shipped import shipped
from engine.commons.world_replay import replay_world
from engine.commons.world_runner import WorldRunner
from engine.errors import FileError, LogError, TreatyError
from helpers.agents import run, runner_of, world_logged
from helpers.commons import plan as plan_of
from helpers.commons import shipped_arena, shipped_world

MIXED = [
    {"id": "keeper", "count": 2, "strategy": "pact_keeper", "cap": 2.0},
    {"id": "breaker", "strategy": "pact_breaker", "cap": 2.0, "appetite": 0.5},
    {"id": "dice", "strategy": "random", "low": 0.0, "high": 4.0},
]
WARDEN = {"id": "warden", "type": "governance_agent", "sanction": "sanction_graduated", "payload": {"base": 1.0}}
NOISY = {"type": "logistic", "r": 0.5, "K": 1000.0, "initial": 600.0, "noise": 0.1}


def mixed(seed=0, **rest):
    """A plan in which everything happens that a log has to keep: chance, pacts, breaches, sanctions, shocks."""
    shocks = [{"type": "stock_shock", "payload": {"factor": 0.9}, "atTurn": 2}]
    return plan_of(NOISY, MIXED, seed, **{"turns": 6, "perturbations": shocks, "metaAgents": [WARDEN], **rest})


def written(plan, path):
    """The bytes of the log of a whole run."""
    run(runner_of(plan, path.parent, path))
    return path.read_bytes()


def resumed(plan, path):
    """The bytes of a log after its run has gone on to its end."""
    log = resumable(path, plan)
    runner = runner_of(plan, path.parent, None if log else path)
    if log is not None:
        go_on(runner, log)
        runner.writer = LogWriter(path, keep=log.whole)
    run(runner)
    return path.read_bytes()


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A plan and the bytes of its log."""
    plan = mixed()
    return plan, written(plan, tmp_path_factory.mktemp("log") / "log.jsonl")


@pytest.fixture
def log(whole, tmp_path):
    """A copy of the log that a test may spoil."""
    path = tmp_path / "log.jsonl"
    path.write_bytes(whole[1])
    return path


def change(path, line, **values):
    """Put other values into one line of a log; what is None is taken out."""
    lines = path.read_bytes().splitlines(keepends=True)
    entry = {**orjson.loads(lines[line - 1]), **values}
    lines[line - 1] = line_of({key: value for key, value in entry.items() if value is not None})
    path.write_bytes(b"".join(lines))


# Written ------------------------------------------------------------------------------------------------------------


def test_the_same_scenario_and_seed_give_the_same_log_byte_for_byte_and_another_seed_another(whole, tmp_path):
    data = whole[1]
    assert written(mixed(), tmp_path / "again.jsonl") == data
    assert written(mixed(seed=1), tmp_path / "other.jsonl") != data


def test_each_line_has_its_kind_and_the_header_says_scenario_seed_engine_and_versions(whole):
    plan, data = whole
    entries = [json.loads(line) for line in data.splitlines()]
    assert [entry["kind"] for entry in entries] == ["header"] + ["turn"] * 6
    head = entries[0]
    assert (head["scenario"], head["seed"], head["engine"], head["version"]) == (plan.source, 0, "logistic", 1)


def test_a_record_is_in_the_log_before_anybody_is_shown_it(tmp_path):
    """`commons: An arena's turn`: appended, flushed, "and only then shown"."""
    path = tmp_path / "log.jsonl"
    runner = runner_of(mixed(), tmp_path, path)
    seen = []
    runner.watch = lambda record: seen.append(orjson.loads(path.read_bytes().splitlines()[-1]) == record)
    asyncio.run(runner.run())
    runner.writer.close()
    assert seen == [True] * 6


# Replayed -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["mixed", *(name for name, _, _ in shipped("arena"))])
def test_log_to_replay_to_log_is_the_identity(name, tmp_path):
    """Pacts, wealth and metrics come out of the logs alone, to the last bit; what players remember is in them only."""
    plan = mixed() if name == "mixed" else shipped_arena(name)
    data = written(plan, tmp_path / "log.jsonl")
    found, again = open_arena_log(tmp_path / "log.jsonl")
    lines = [line_of(found.head)]
    for entry, played in replayed(found, again.arena()):
        lines.append(line_of({**played, **{key: entry[key] for key in LEFT & entry.keys()}}))
    assert b"".join(lines) == data


def test_a_replay_ends_with_the_last_record_and_the_state_of_the_arena(whole, log):
    data = whole[1]
    replay = replay_arena(*open_arena_log(log))
    last = orjson.loads(data.splitlines()[-1])
    assert replay.last == last
    assert replay.difference is None
    assert replay.arena.wealth == last["wealth"]
    assert [pact["violationCount"] for pact in replay.arena.pacts.to_json()] == [
        pact["violationCount"] for pact in last["pacts"]
    ]


@pytest.mark.parametrize(
    ("line", "values", "place"),
    [
        (4, {"stock": 12.5}, "line 4, stock"),
        (4, {"growth": None}, "line 4, growth"),
        (5, {"metrics": {}}, "line 5, metrics.stock"),
        (7, {"pacts": []}, r"line 7, pacts \(its length\)"),
        (3, {"mine": 1}, "line 3, mine"),
    ],
)
def test_a_changed_number_is_named_with_its_line_and_place(log, line, values, place):
    change(log, line, **values)
    assert re.match(place, str(verify(*open_arena_log(log))))


@pytest.mark.parametrize(
    ("line", "values", "what"),
    [
        (4, {"turn": 9}, "turn 9 stands where turn 3 belongs"),
        (4, {"decisions": []}, "other players decided than play"),
        (4, {"decisions": [{"playerId": "dice"}]}, "damaged"),
        (4, {"decisions": 3}, "damaged"),
        (4, {"talk": [{"playerId": "dice"}]}, "damaged"),
        (4, {"kind": "shock"}, "damaged"),
        (4, {"kind": "plague"}, "damaged"),
    ],
)
def test_an_entry_that_cannot_be_played_is_an_error_with_its_line(log, line, values, what):
    change(log, line, **values)
    with pytest.raises(LogError, match=what) as caught:
        replay_arena(*open_arena_log(log))
    assert f"line {line}" in caught.value.where


def test_a_log_cut_anywhere_opens_up_to_its_last_whole_record_and_says_so(whole, log):
    data = whole[1]
    starts = [0, *(number + 1 for number, byte in enumerate(data) if byte == 10)]
    for end in range(starts[1], len(data), 211):
        log.write_bytes(data[:end])
        found = read_log(log, "arena-log")
        kept = max(start for start in starts if start <= end)
        assert found.whole == kept
        assert len(found.entries) == starts.index(kept) - 1
        assert (found.cut is None) == (kept == end)


def test_a_last_line_whose_middle_never_reached_the_disk_counts_as_cut(log):
    data = log.read_bytes()
    last = data.rindex(b"\n", 0, -1) + 1
    log.write_bytes(data[:last] + b"\0" * (len(data) - last - 1) + b"\n")
    found = read_log(log, "arena-log")
    assert (found.cut, found.whole) == ("line 7 is damaged", last)


BAD = {
    "empty": (b"", "no log of an arena"),
    "text": (b"once upon a time\n", "line 1"),
    "json": (b"[1, 2]\n", "line 1"),
    "binary": (bytes(range(256)), "line 1"),
    "headless": (b'{"kind":"turn","turn":1}\n', "no log of an arena"),
    "of a world": (line_of(header("world-log", {}, 0)), "no log of an arena"),
    "newer": (line_of({**header("arena-log", {}, 0), "version": 2}), "version 2, newer than this program"),
    "seedless": (line_of({**header("arena-log", {}, 0), "seed": "x"}), "header is damaged"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_log_of_an_arena_is_refused_with_what_it_is(name, tmp_path):
    data, what = BAD[name]
    path = tmp_path / "log.jsonl"
    path.write_bytes(data)
    with pytest.raises(LogError, match=what):
        open_arena_log(path)


def test_a_damaged_line_in_the_middle_is_an_error_and_not_a_cut(log):
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join([*lines[:3], b"{oops\n", *lines[4:]]))
    with pytest.raises(LogError, match="line 4"):
        read_log(log, "arena-log")


def test_a_log_with_numbers_and_texts_that_few_libraries_write_comes_back(tmp_path):
    entry = {"kind": "header", "format": "arena-log", "version": 1, "seed": 0, "scenario": {"n": 2**70, "t": "\ud800é"}}
    path = tmp_path / "log.jsonl"
    path.write_bytes(line_of(entry))
    assert read_log(path, "arena-log").head == entry


# Gone on with -------------------------------------------------------------------------------------------------------


def test_a_log_cut_at_any_byte_and_gone_on_with_is_the_same_byte_for_byte(whole, log):
    plan, data = whole
    ends = {0, 1, len(data) - 1, len(data), *range(0, len(data), 499)}
    ends |= {number + 1 for number, byte in enumerate(data) if byte == 10}
    for end in sorted(ends):
        log.write_bytes(data[:end])
        assert resumed(plan, log) == data, end


def test_a_run_goes_on_for_more_turns_than_it_was_begun_with(whole, log, tmp_path):
    longer = written(mixed(turns=9), tmp_path / "longer.jsonl")
    assert resumed(mixed(turns=9), log).splitlines()[1:] == longer.splitlines()[1:]


@pytest.mark.parametrize(
    "other", [{"seed": 5}, {"talkRounds": 2}, {"title": "another"}], ids=["seed", "rules", "title"]
)
def test_a_log_of_another_scenario_or_seed_is_not_gone_on_with(log, other):
    before = log.read_bytes()
    with pytest.raises(LogError, match="another scenario or seed"):
        resumable(log, mixed(**other))
    assert log.read_bytes() == before


def test_a_changed_log_is_not_gone_on_with(whole, log):
    change(log, 5, stock=1.0)
    with pytest.raises(LogError, match="line 5, stock"):
        resumable(log, whole[0])


# Places that take no log --------------------------------------------------------------------------------------------


def test_a_place_that_takes_no_log_is_named(tmp_path):
    (tmp_path / "file").touch()
    for path in (tmp_path, tmp_path / "file" / "log.jsonl", tmp_path / "a\0b"):
        with pytest.raises(FileError, match="cannot write the log"):
            LogWriter(path)


def test_a_full_disk_is_said_once_and_closing_the_log_says_nothing_more():
    writer = LogWriter(Path("/dev/full"))
    with pytest.raises(FileError, match=r"cannot write the log \(No space left on device\)"):
        writer.add({"kind": "header"})
    writer.close()


@pytest.mark.parametrize("keep", [0, 5])
def test_two_runs_never_write_one_log_and_the_second_cuts_nothing_off(tmp_path, keep):
    first = LogWriter(tmp_path / "log.jsonl")
    first.add({"kind": "header"})
    before = first.path.read_bytes()
    with pytest.raises(FileError, match="another run is writing this log"):
        LogWriter(first.path, keep=keep)
    assert first.path.read_bytes() == before
    first.close()
    LogWriter(first.path, keep=keep).close()
    assert first.path.read_bytes() == before[:keep]


def test_a_run_of_built_in_players_alone_hears_that_it_is_cancelled():
    runner = ArenaRunner(plan_of(NOISY, MIXED, 1, turns=1000), nobody)

    async def cancelled_in_turn_3() -> None:
        task = asyncio.ensure_future(runner.run())
        loop = asyncio.get_running_loop()
        runner.watch = lambda record: loop.call_soon(task.cancel) if record["turn"] == 3 else None
        await task

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(cancelled_in_turn_3())
    assert 3 <= runner.arena.turn <= 3 + HEAR_EVERY


# Worlds -------------------------------------------------------------------------------------------------------------


WORLD = {
    "rounds": 6,
    "seed": 4,
    "arenas": [
        {"id": "east", "engine": NOISY, "players": MIXED, "metaAgents": [WARDEN]},
        {"id": "west", "engine": NOISY, "players": [{"id": "fleet", "strategy": "greedy"}], "period": 2},
    ],
    "links": [{"from": "east", "to": "west", "weight": 0.1}],
    "treaties": [
        {
            "name": "cap_8",
            "arenaIds": ["east", "west"],
            "payload": {"type": "harvest_cap_per_arena_per_round", "perRoundPerArena": 8.0},
        }
    ],
    "metaAgents": [{"id": "enforcer", "type": "treaty_enforcer", "treaty": "cap_8"}],
}


@pytest.fixture(scope="module")
def logged(tmp_path_factory):
    """A world in which everything happens that logs have to keep, after its last round, and its folder."""
    folder = tmp_path_factory.mktemp("world") / "logs"
    return world_logged(world_plan(WORLD, "of a test"), folder), folder


@pytest.fixture
def world(logged, tmp_path):
    """A copy of the folder that a test may spoil."""
    return Path(shutil.copytree(logged[1], tmp_path / "logs"))


def files(folder):
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_a_world_leaves_one_log_an_arena_and_one_of_its_own_the_same_each_time(logged, tmp_path):
    """`contract: concord world run`: one JSONL an arena, treaties and links that concern it included."""
    found = files(logged[1])
    assert list(found) == ["arena-east.jsonl", "arena-west.jsonl", "world.jsonl"]
    world_logged(world_plan(WORLD, "of a test"), tmp_path / "again")
    assert files(tmp_path / "again") == found
    kinds = {name: {json.loads(line)["kind"] for line in data.splitlines()} for name, data in found.items()}
    assert kinds["arena-west.jsonl"] == {"header", "turn", "treaty", "link", "shock"}
    assert kinds["world.jsonl"] == {"header", "round", "treaty", "link"}


def test_world_logs_rebuild_treaties_links_and_wealth_to_the_last_bit(logged):
    """`treaties: Lifecycle and removal`: "replay reconstructs the treaty from the per-arena JSONL logs"."""
    after, folder = logged
    replay = replay_world(folder)
    assert (replay.cuts, replay.difference) == ({}, None)
    assert replay.world.summary() == after.summary()
    for name, arena in after.arenas.items():
        assert replay.world.arenas[name].wealth == arena.wealth
        assert replay.world.arenas[name].state == arena.state


def test_what_is_added_to_a_running_world_and_removed_from_it_comes_back_from_the_logs(tmp_path):
    """`treaties: Adding a treaty to a world`: "Treaties can be added at any time before or during running"."""

    async def scenario():
        runner = WorldRunner(world_plan(WORLD, "of a test"), folder=tmp_path / "logs")
        await runner.round()
        north = await runner.add_arena(plan_of(NOISY, id="north", seed=9), period=2)
        link = runner.world.add_link("north", "east", 0.2)
        treaty = runner.world.add_treaty("second", ["north", "west"], {"own": [1]}, "second-1")
        runner.world.add_treaty("third", ["north", "east"])
        for _ in range(2):
            await runner.round()
        runner.world.remove_treaty(treaty.id)
        runner.world.remove_link(link.id)
        await runner.round()
        await runner.remove_arena("west")
        with pytest.raises(TreatyError, match="whose log is kept"):
            await runner.add_arena(plan_of(NOISY, id="west"))
        await runner.run()
        return runner.world, north

    after, north = asyncio.run(scenario())
    replay = replay_world(tmp_path / "logs")
    assert (replay.cuts, replay.difference) == ({}, None)
    assert replay.world.summary() == after.summary()
    assert [each.name for each in replay.world.treaties] == ["third"]
    assert replay.world.arenas["north"].state == north.state


def test_a_changed_shock_or_flow_of_the_world_is_named_too(world):
    for kind, values in (("shock", {"effect": {}}), ("link", {"amount": 1.0})):
        path = world / "arena-east.jsonl"
        data = path.read_bytes()
        entries = [orjson.loads(line) for line in data.splitlines()]
        line = next(number for number, each in enumerate(entries, 1) if each["kind"] == kind and "added" not in each)
        change(path, line, **values)
        assert f"line {line}" in str(verify(*open_arena_log(path)))
        name, found = replay_world(world).difference
        assert (name, found.line) == ("arena-east.jsonl", line)
        path.write_bytes(data)


def test_an_arenas_own_log_rebuilds_its_wealth_with_what_the_world_did_to_it(logged):
    """`commons: Logs and replay`: world shocks are in the arena's log, "so that wealth can be rebuilt" from it."""
    after, folder = logged
    for name, arena in after.arenas.items():
        log, plan = open_arena_log(folder / f"arena-{name}.jsonl")
        replay = replay_arena(log, plan)
        assert replay.difference is None
        assert replay.arena.wealth == arena.wealth
        assert [played for _, played in replayed(log, plan.arena())] == log.entries


@pytest.mark.parametrize("name", [name for name, _, _ in shipped("world")])
def test_every_world_that_ships_replays_as_it_was_logged(name, tmp_path):
    plan = shipped_world(name)
    after = world_logged(plan, tmp_path / "logs")
    replay = replay_world(tmp_path / "logs")
    assert (replay.cuts, replay.difference) == ({}, None)
    assert replay.world.summary() == after.summary()


def test_a_worlds_logs_cut_anywhere_open_up_to_the_last_whole_round_and_say_so(world):
    for name, step in (("arena-east.jsonl", 1999), ("world.jsonl", 399)):
        data = (world / name).read_bytes()
        for end in range(data.index(b"\n") + 1, len(data), step):
            (world / name).write_bytes(data[:end])
            replay = replay_world(world)
            assert replay.difference is None
            assert replay.world.round <= 6
            turns = [replay.world.arenas[each].turn for each in ("east", "west")]
            assert turns == [replay.world.round, replay.world.round // 2]
            assert name in replay.cuts or data[end - 1 : end] == b"\n"
        (world / name).write_bytes(data)


def test_a_log_of_an_arena_that_lacks_rounds_is_named(world):
    path = world / "arena-west.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    turns = [number for number, line in enumerate(lines) if b'"kind":"turn"' in line]
    path.write_bytes(b"".join(lines[: turns[1]]))
    replay = replay_world(world)
    assert replay.cuts == {"arena-west.jsonl": "it ends before round 4"}
    assert replay.world.round == 3


def test_a_changed_number_in_a_worlds_logs_is_named_with_file_and_line(world):
    change(world / "arena-east.jsonl", 6, stock=1.0)
    name, found = replay_world(world).difference
    assert (name, found.line, found.logged) == ("arena-east.jsonl", 6, 1.0)


def test_a_worlds_folder_without_one_of_its_logs_is_refused(world):
    (world / "arena-west.jsonl").unlink()
    with pytest.raises(FileError, match=r"No such file or directory\): .*arena-west.jsonl"):
        replay_world(world)
    (world / "world.jsonl").unlink()
    with pytest.raises(FileError, match=r"world\.jsonl"):
        replay_world(world)


@pytest.mark.parametrize("entry", [{"kind": "round"}, {"kind": "plague"}, {"kind": "arena", "removed": "north"}])
def test_an_entry_of_a_world_that_cannot_be_played_is_an_error_with_its_line(world, entry):
    lines = (world / "world.jsonl").read_bytes().splitlines(keepends=True)
    (world / "world.jsonl").write_bytes(b"".join([*lines[:3], line_of(entry), *lines[3:]]))
    with pytest.raises(LogError, match="line 4"):
        replay_world(world)


def test_a_folder_that_holds_a_worlds_logs_is_not_written_over(logged, world):
    with pytest.raises(FileError, match="logs of a world here already"):
        world_logged(world_plan(WORLD, "of a test"), world)
    assert files(world) == files(logged[1])


def test_a_world_whose_players_cannot_be_seated_leaves_no_log_behind(tmp_path):
    source = {**WORLD, "arenas": [{"id": "a", "engine": NOISY, "players": [{"id": "p", "human": True}]}]}
    plan = world_plan({**source, "links": [], "treaties": [], "metaAgents": []}, "of a test")
    with pytest.raises(LookupError):
        world_logged(plan, tmp_path / "logs")
    assert not (tmp_path / "logs").exists()
