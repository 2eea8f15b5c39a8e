"""`contract: concord arena sweep`: specs, results that lose nothing, tables and plots whose numbers are right."""

from __future__ import annotations

import contextlib
import csv
import itertools
import json
import math
import os
import re
import signal
import statistics
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from pathlib import Path

import jsonschema
import pytest

from engine.commons.metrics import NAMES
from engine.commons.runner import run_arena
from engine.commons.scenario import arena_plan
from engine.commons.sweep import Cancelled, Sweep, load_plan
from engine.commons.sweep.hands import Hands
from engine.commons.sweep.plan import plan_of
from engine.commons.sweep.plots import plotted
from engine.commons.sweep.report import spread_of
from engine.commons.sweep.results import Results, saved_plan
from engine.commons.sweep.tally import STATISTICS, SweepTally
from engine.commons.sweep.work import do_piece
from engine.errors import ConcordError, FileError, SweepError
from engine.files import read_json
from engine.folder_lock import held
from engine.schemas import schema_of
from helpers.dask_cluster import cluster
from helpers.sweeps import Here

LAKE = {"title": "A lake", "engine": {"type": "doubling"}, "turns": 12, "talkRounds": 0,
        "players": [{"id": "fisher", "count": 5, "strategy": "fixed", "amount": 11}]}  # fmt: skip
DICE = {"title": "Dice", "engine": {"type": "logistic", "r": 0.5, "K": 100.0, "noise": 0.2}, "turns": 6,
        "players": [{"id": "keeper", "count": 2, "strategy": "pact_keeper", "cap": 2.0},
                    {"id": "dice", "strategy": "random", "low": 0.0, "high": 9.0}]}  # fmt: skip


@pytest.fixture
def here(monkeypatch):
    """Sweeps of the test do their work in its own process; of plots they draw the first texts alone."""
    workers = Here()
    monkeypatch.setattr("engine.commons.sweep.plots.plotted", lambda plan, cells: f"<svg>{plan.spec.metric}</svg>")
    monkeypatch.setattr(Sweep, "_workers", lambda self: workers)
    return workers


def spec(folder, source=LAKE, **values):
    """The plan of a spec whose scenario is written into the folder."""
    (folder / "scenario.json").write_text(json.dumps(source), encoding="utf-8")
    told = {"scenario": "scenario.json", "parameters": {"players[0].amount": [10, 11]}, "seeds": 3, **values}
    return plan_of(told, folder, "sweep.toml")


def report(folder):
    """The three files that a sweep leaves for people."""
    return {name: (folder / name).read_bytes() for name in ("runs.csv", "summary.json", "plots.svg")}


def table(folder):
    return list(csv.DictReader((folder / "runs.csv").read_text("utf-8").splitlines()))


# Specs --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "what"),
    [
        ({"metric": "fish"}, r"no metric 'fish': sweep\.toml, metric"),
        ({"parameters": {"players[5].amount": [1]}}, r"no place 'players\[5\]\.amount'"),
        ({"parameters": {"engine.deep.r": [1]}}, "no place 'engine.deep.r'"),
        ({"parameters": {"": [1]}}, "no place ''"),
        ({"parameters": {}}, "at least 1 item"),
        ({"parameters": {"turns": []}}, r"needs values, each once: sweep\.toml, parameters\.turns"),
        ({"parameters": {"turns": [2, 2]}}, "each once"),
        ({"parameters": {"seed": [1, 2]}}, "the seed is no parameter"),
        ({"parameters": {"turns": {"from": 1, "to": 2}}}, r"missing.*sweep\.toml, parameters\.turns\.steps"),
        ({"parameters": {"turns": {"from": 1, "to": 2, "steps": 1}}}, "steps"),
        ({"parameters": {"turns": {"from": 1, "to": 5e9, "steps": 100_000}}, "seeds": 1000}, "too many"),
        ({"seeds": 0}, "seeds"),
        ({"seeds": []}, r"at least 1 item.*sweep\.toml, seeds:"),
        ({"seeds": [1, 1]}, "each once"),
        ({"seeds": [-1]}, "whole numbers from 0"),
        ({"processes": 0}, "processes"),
        ({"colour": 1}, r"unknown key.*colour"),
        ({"scenario": "gone.json"}, r"cannot read the file .*gone\.json"),
        ({"scenario": "lost"}, "no scenario of an arena has this name: lost"),
        ({"scenario": "treaty-cap-8"}, "no scenario of an arena .* one of a world: use 'concord world'"),
        ({"parameters": {"turns": 3}}, r"a list, or a table .* is wanted.*parameters\.turns"),
        ({"seeds": "many"}, r"seeds"),
        ({"parameters": {"engine.K": [100.0, -1.0]}}, r"engine\.K = -1\.0.*engine\.K"),
        ({"parameters": {"players[0].amount": ["much"]}}, r"players\[0\]\.amount"),
        ({"parameters": {"engine.colour": [1]}}, r"engine\.colour: unknown key"),
        ({"turns": 0}, "turns"),
    ],
)
def test_a_fault_of_a_spec_is_found_before_anything_runs_and_names_its_place(tmp_path, values, what):
    with pytest.raises(ConcordError) as caught:
        spec(tmp_path, **values)
    assert re.search(what, str(caught.value)), caught.value


def test_a_spec_that_is_no_toml_or_not_there_is_refused(tmp_path):
    (tmp_path / "s.toml").write_text("scenario = [", encoding="utf-8")
    with pytest.raises(SweepError, match="no TOML"):
        load_plan(tmp_path / "s.toml")
    with pytest.raises(FileError, match="gone"):
        load_plan(tmp_path / "gone.toml")


@pytest.mark.parametrize(
    ("given", "values"),
    [
        ({"from": 0, "to": 1, "steps": 5}, [0.0, 0.25, 0.5, 0.75, 1.0]),
        ({"from": 5, "to": 1, "steps": 3}, [5, 3, 1]),
        ({"from": 1.0, "to": 3.0, "steps": 3}, [1.0, 2.0, 3.0]),
    ],
)
def test_a_range_has_both_its_ends_and_stays_whole_where_it_can(tmp_path, given, values):
    plan = spec(tmp_path, parameters={"players[0].amount": given})
    found = [cell.values[0] for cell in plan.cells]
    assert found == values
    assert list(map(type, found)) == list(map(type, values))


def test_the_cells_are_every_combination_and_each_has_its_values_in_their_places(tmp_path):
    plan = spec(tmp_path, parameters={"players[0].amount": [1, 2], "engine.K": [50.0, 60.0, 70.0]}, turns=4)
    assert [cell.values for cell in plan.cells] == list(itertools.product([1, 2], [50.0, 60.0, 70.0]))
    scenario = plan.scenario_of(plan.cells[4])
    assert (scenario["players"][0]["amount"], scenario["engine"]["K"], scenario["turns"]) == (2, 60.0, 4)
    assert plan.source == LAKE, "the scenario itself stays as it is"


def test_what_is_set_is_so_in_every_run_and_belongs_to_the_sweep(tmp_path):
    plan = spec(tmp_path, DICE, parameters={"turns": [1, 2]}, set={"engine.noise": 0.5, "title": "Wild"})
    assert [plan.scenario_of(cell)["engine"]["noise"] for cell in plan.cells] == [0.5, 0.5]
    assert plan.source["title"] == "Wild"
    assert plan.fingerprint() != spec(tmp_path, DICE, parameters={"turns": [1, 2]}).fingerprint()
    with pytest.raises(ConcordError, match=r"no such place: players\[9\]\.cap"):
        spec(tmp_path, set={"players[9].cap": 1})


def test_an_agent_that_is_not_there_and_a_person_are_refused_before_anything_runs(tmp_path):
    for player, what in (({"agent": "gone.py"}, "gone.py"), ({"human": True}, "a person can't play here")):
        with pytest.raises(ConcordError, match=what):
            spec(tmp_path, {**LAKE, "players": [{"id": "a", **player}]}, parameters={"turns": [1]})


# Runs ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", [LAKE, DICE], ids=["array path", "player by player"])
def test_each_row_holds_the_metrics_of_a_run_of_its_own(tmp_path, here, scenario):
    plan = spec(tmp_path, scenario, parameters={"turns": [3, 5]})
    Sweep(plan, tmp_path / "out").run()
    (path,) = (tmp_path / "out" / "runs").iterdir()
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert sorted(row["run"] for row in rows) == list(range(6))
    for row in rows:
        alone = arena_plan(plan.scenario_of(plan.cells[row["cell"]]), "of a test", row["seed"])
        assert row["metrics"] == run_arena(alone)[1]["metrics"]


def test_the_table_and_the_summary_hold_what_can_be_counted_by_hand(tmp_path, here):
    """The doubling fishery: 5 x 10 is 600 in twelve months and 5 x 11 is 195 in four (`commons: Numbers`)."""
    plan = spec(tmp_path, metric="wealth")
    Sweep(plan, tmp_path / "out").run()
    rows = table(tmp_path / "out")
    assert list(rows[0]) == ["players[0].amount", "seed", *NAMES, "faults"]
    assert [row["seed"] for row in rows] == [str(seed) for seed in (*plan.seeds, *plan.seeds)]
    told = [(row["players[0].amount"], row["wealth"], row["survival_time"], row["stock"]) for row in rows]
    assert told == [("10", "600.0", "12", "100.0")] * 3 + [("11", "195.0", "4", "0.0")] * 3
    summary = read_json(tmp_path / "out" / "summary.json")
    jsonschema.validate(summary, schema_of("sweep-summary"), jsonschema.Draft202012Validator)
    assert [cell["parameters"] for cell in summary["cells"]] == [{"players[0].amount": 10}, {"players[0].amount": 11}]
    wealth = summary["cells"][1]["metrics"]["wealth"]
    assert (wealth["count"], wealth["mean"], wealth["sd"], wealth["median"]) == (3, 195.0, 0.0, 195.0)


def test_a_metric_that_is_not_defined_is_an_empty_cell_and_counts_in_no_mean(tmp_path, here):
    """`commons: Metrics`: efficiency is null where f0 = 0: a stock that nothing grows back."""
    scenario = {**LAKE, "engine": {"type": "logistic", "r": 0.5, "K": 100.0, "growth": "first"}}
    plan = spec(tmp_path, scenario, parameters={"turns": [2]})
    Sweep(plan, tmp_path / "out").run()
    assert {row["efficiency"] for row in table(tmp_path / "out")} == {""}
    spread = read_json(tmp_path / "out" / "summary.json")["cells"][0]["metrics"]["efficiency"]
    assert (spread["count"], spread["mean"]) == (0, None)


@pytest.mark.parametrize("values", [[3.0], [1.0, 2.0], [5.0, 1.0, 4.0, 4.0], [0.1 * n for n in range(11)]])
def test_a_spread_is_that_of_the_statistics_books(values):
    spread = spread_of(values)
    assert spread["mean"] == pytest.approx(statistics.fmean(values))
    assert spread["sd"] == pytest.approx(statistics.stdev(values) if len(values) > 1 else 0.0)
    assert (spread["min"], spread["max"], spread["count"]) == (min(values), max(values), len(values))
    quarters = statistics.quantiles(values, method="inclusive") if len(values) > 1 else values * 3
    assert [spread[name] for name in ("q25", "median", "q75")] == pytest.approx(quarters)


def test_a_full_disk_is_said_of_the_results_and_closing_them_says_it_again(tmp_path):
    results = Results(tmp_path / "out", spec(tmp_path, parameters={"turns": [1]}))
    (tmp_path / "out" / "runs" / "w.jsonl").symlink_to("/dev/full")
    with pytest.raises(FileError, match=r"cannot write the results \(No space left on device\)"):
        results.add("w", [{"run": 0}])
    with pytest.raises(FileError, match="cannot write the results"):
        results.close()
    results.close()


def test_the_spread_of_equals_is_none():
    """Summed one by one, fifty of this one have a mean below their least."""
    values = [147.62323036953734] * 50
    spread = spread_of(values)
    assert {spread[name] for name in ("mean", "min", "median", "max")} == {values[0]}
    assert spread["sd"] == 0.0


def test_faults_of_agents_are_counted_in_the_table_and_the_summary(tmp_path, here):
    (tmp_path / "bad.py").write_text("def decide(obs, memory):\n    return obs['turn'] - 2\n", encoding="utf-8")
    scenario = {**LAKE, "players": [{"id": "b", "agent": "bad.py"}]}
    plan = spec(tmp_path, scenario, parameters={"turns": [1, 3]}, seeds=[4])
    Sweep(plan, tmp_path / "out").run()
    assert [row["faults"] for row in table(tmp_path / "out")] == ["1", "1"]
    assert [cell["faults"] for cell in read_json(tmp_path / "out" / "summary.json")["cells"]] == [1, 1]


# Plots: full, since matplotlib takes seconds to come up --------------------------------------------------------------


def texts(svg):
    """What a plot says."""
    ET.fromstring(svg)
    return [text.strip() for text in re.findall(r"<!--(.*?)-->", svg, re.DOTALL)]


def summarised(plan, value):
    """Cells as a summary has them, whose metrics have this value of the cell's number, and a spread of two."""

    def spread(cell):
        return spread_of([value(cell.number) - 1, value(cell.number) + 1])

    return [
        {"parameters": dict(zip(plan.names, cell.values, strict=True)), "metrics": dict.fromkeys(NAMES, spread(cell))}
        for cell in plan.cells
    ]


@pytest.mark.full
def test_a_plot_over_two_numbers_is_a_map_with_its_figures(tmp_path):
    plan = spec(tmp_path, parameters={"players[0].amount": [10, 11], "engine.K": [90.0, 100.0]}, metric="gini")
    said = texts(plotted(plan, summarised(plan, lambda number: 10.0 * number + 5)))
    assert {"A lake", "4 settings of players[0].amount, engine.K; 3 seeds each"} <= set(said)
    assert {"Gini", "Survival time", "Wealth", "the mean over seeds", "10", "11", "90", "100"} <= set(said)
    assert [said.count(figure) for figure in ("5", "15", "25", "35")][1:] == [6, 6, 6], "in each map and on its scale"


@pytest.mark.full
def test_a_plot_over_one_parameter_or_texts_is_lines_and_says_which(tmp_path):
    plan = spec(tmp_path, parameters={"rationing": ["proportional", "unit"], "players[0].amount": [9, 10]})
    said = texts(plotted(plan, summarised(plan, float)))
    assert {"proportional", "unit", "rationing", "players[0].amount = 9", "players[0].amount = 10"} <= set(said)
    assert "the median over seeds, and the middle half of them" in said


@pytest.mark.full
def test_lines_that_are_left_out_are_said(tmp_path):
    plan = spec(tmp_path, parameters={"rationing": ["proportional", "unit"], "players[0].amount": list(range(1, 9))})
    said = texts(plotted(plan, summarised(plan, float)))
    assert "the median over seeds, and the middle half of them; the first 6 of 8 lines" in said


@pytest.mark.full
def test_a_map_of_very_many_settings_stays_a_small_file(tmp_path):
    many = {"from": 1.0, "to": 2.0, "steps": 60}
    plan = spec(tmp_path, parameters={"players[0].amount": many, "engine.K": {**many, "to": 9.0}})
    assert len(plotted(plan, summarised(plan, math.sqrt))) < 400_000


# Results ------------------------------------------------------------------------------------------------------------


def test_a_sweep_that_is_over_is_not_done_again_and_makes_the_same_report(tmp_path, here):
    plan = spec(tmp_path)
    Sweep(plan, tmp_path / "out").run()
    before = report(tmp_path / "out")
    pieces = len(here.done)
    Sweep(plan, tmp_path / "out").run()
    assert (report(tmp_path / "out"), len(here.done)) == (before, pieces)


@pytest.mark.parametrize("cut", [1, 100, 1000])
def test_what_a_crash_cut_off_is_done_again_and_nothing_else(tmp_path, here, cut):
    plan = spec(tmp_path, DICE, parameters={"turns": [2, 3, 4]}, seeds=5)
    Sweep(plan, tmp_path / "out").run()
    before = report(tmp_path / "out")
    (path,) = (tmp_path / "out" / "runs").iterdir()
    os.truncate(path, path.stat().st_size - cut)
    left = path.read_bytes().count(b"\n")
    here.done.clear()
    Sweep(plan, tmp_path / "out").run()
    assert report(tmp_path / "out") == before
    assert 0 < sum(len(piece.seeds) for piece in here.done) < 15
    assert left >= 15 - sum(len(piece.seeds) for piece in here.done)


@pytest.mark.parametrize(
    "line",
    [b"\n", b"{}\n", b"[1]\n", b'{"run": 99}\n', b'{"run":0,"cell":1,"seed":1,"metrics":{},"faults":0}\n', b"\xff\n"],
)
def test_a_line_that_is_none_of_this_sweeps_ends_what_is_taken_from_its_file(tmp_path, line):
    plan = spec(tmp_path)
    (tmp_path / "out" / "runs").mkdir(parents=True)
    _, rows = do_piece(plan.scenario_of(plan.cells[0]), str(tmp_path), next(plan.pieces(2)))
    results = Results(tmp_path / "out", plan)
    results.add("me", rows)
    results.close()
    path = tmp_path / "out" / "runs" / "me.jsonl"
    path.write_bytes(path.read_bytes() + line)
    again = Results(tmp_path / "out", plan)
    assert (again.done, list(again.rows())) == (2, rows)
    again.close()


@pytest.mark.parametrize(
    "other", [{"seeds": 4}, {"parameters": {"players[0].amount": [10, 12]}}, {"turns": 3}], ids=str
)
def test_the_folder_of_another_sweep_is_refused_and_stays_as_it_is(tmp_path, here, other):
    Sweep(spec(tmp_path), tmp_path / "out").run()
    before = report(tmp_path / "out")
    with pytest.raises(SweepError, match="of another sweep"):
        Sweep(spec(tmp_path, **other), tmp_path / "out").run()
    assert report(tmp_path / "out") == before


def test_metric_and_processes_may_change_between_two_goes(tmp_path, here):
    Sweep(spec(tmp_path), tmp_path / "out").run()
    Sweep(spec(tmp_path, metric="gini", processes=1), tmp_path / "out").run()
    assert (tmp_path / "out" / "plots.svg").read_text("utf-8") == "<svg>gini</svg>"


def test_two_sweeps_at_once_in_one_folder_are_refused(tmp_path, here):
    with held(tmp_path / "out" / ".lock", "busy"), pytest.raises(FileError, match="another sweep is running"):
        Sweep(spec(tmp_path), tmp_path / "out").run()


def test_a_place_that_takes_no_results_is_said(tmp_path, here):
    (tmp_path / "file").touch()
    with pytest.raises(FileError, match="cannot write"):
        Sweep(spec(tmp_path), tmp_path / "file" / "out").run()


# Going on -----------------------------------------------------------------------------------------------------------


def test_a_sweep_that_is_cancelled_keeps_what_was_done_and_goes_on_to_the_same_report(tmp_path, here):
    plan = spec(tmp_path, DICE, parameters={"turns": [2, 3, 4]}, seeds=10)
    seen = []

    def observe(progress):
        seen.append(progress.done)
        if progress.done >= 10:
            sweep.cancel()

    sweep = Sweep(plan, tmp_path / "out", observe=observe)
    with pytest.raises(Cancelled):
        sweep.run()
    assert seen == [0, 5, 10]
    assert not (tmp_path / "out" / "runs.csv").exists()
    Sweep(plan, tmp_path / "out").run()
    Sweep(plan, tmp_path / "whole").run()
    assert report(tmp_path / "out") == report(tmp_path / "whole")
    assert sum(len(piece.seeds) for piece in here.done) == 60, "nothing was done twice"


def test_a_piece_that_its_machine_fails_is_done_again_and_after_three_times_said(tmp_path, here):
    plan = spec(tmp_path)
    here.fails = [OSError("lost"), OSError("lost")]
    Sweep(plan, tmp_path / "out").run()
    here.fails = [OSError("lost")] * 9
    with pytest.raises(SweepError, match=r"run \d could not be done 3 times \(lost\)"):
        Sweep(plan, tmp_path / "other").run()


@pytest.mark.full
def test_results_are_the_same_whatever_does_the_work_and_a_worker_that_is_killed_costs_nothing(tmp_path, monkeypatch):
    """Two processes of which one is killed in the middle, against one piece after another in this process."""
    plan = spec(tmp_path, DICE, parameters={"turns": [30, 40]}, seeds=20, processes=2)
    hands = Hands(2)
    killed = []

    def observe(progress):
        if progress.done and not killed:
            process = next(iter(hands._processes))
            os.kill(process.pid, signal.SIGKILL)
            killed.append(process.pid)

    with monkeypatch.context() as patch:
        patch.setattr(Sweep, "_workers", lambda self: hands)
        Sweep(plan, tmp_path / "many", observe=observe).run()
    assert killed
    names = {path.stem.rpartition("-")[2] for path in (tmp_path / "many" / "runs").iterdir()}
    assert len(names) >= 2
    monkeypatch.setattr(Sweep, "_workers", lambda self: Here())
    Sweep(plan, tmp_path / "one").run()
    assert report(tmp_path / "many") == report(tmp_path / "one")


# Machines -----------------------------------------------------------------------------------------------------------


@pytest.mark.full
def test_a_dask_cluster_gives_the_same_results_also_when_it_loses_a_machine(tmp_path, root, monkeypatch):
    plan = spec(tmp_path, DICE, parameters={"turns": [60, 80]}, seeds=60)
    with cluster(tmp_path / "cluster", root) as dask:
        lost = []

        def observe(progress):
            if progress.done and not lost:
                dask.workers[0].kill()
                lost.append(progress.done)

        Sweep(plan, tmp_path / "far", f"dask://{dask.address}", observe).run()
    assert lost[0] < plan.runs
    monkeypatch.setattr(Sweep, "_workers", lambda self: Here())
    Sweep(plan, tmp_path / "here").run()
    assert report(tmp_path / "far") == report(tmp_path / "here")


@pytest.mark.full
def test_an_executor_that_is_none_or_does_not_answer_is_said(tmp_path):
    with pytest.raises(ConcordError, match="'slurm' is no executor"):
        Sweep(spec(tmp_path), tmp_path / "out", "slurm").run()
    with pytest.raises(ConcordError, match="no scheduler answers there"):
        Sweep(spec(tmp_path), tmp_path / "out", "dask://127.0.0.1:9").run()


def tree_of(pid: int) -> list[int]:
    """A process and all below it."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += [each for child in (task / "children").read_text().split() for each in tree_of(int(child))]
    return found


def peak_mb(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(re.search(r"VmHWM:\s+(\d+) kB", status)[1]) // 1024


@pytest.mark.full
@pytest.mark.parametrize("seeds", [1000, 1], ids=["ten settings", "ten thousand settings"])
def test_ten_thousand_short_runs_stream_and_memory_stays_flat(tmp_path, root, seeds):
    """Issue 5, Speed: "memory stays flat (under 300 MB)", host and workers together."""
    values = {"from": 80.0, "to": 140.0, "steps": 10 if seeds > 1 else 10_000}
    parameters = f'"players[0].amount" = {{from = {values["from"]}, to = {values["to"]}, steps = {values["steps"]}}}'
    text = f'scenario = "quota-lottery"\nturns = 20\nseeds = {seeds}\nprocesses = 2\n[parameters]\n{parameters}\n'
    (tmp_path / "s.toml").write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "engine.cli", "arena", "sweep", "s.toml", "--out", "out"]
    running = subprocess.Popen(command, cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(root)})
    peaks: dict[int, int] = {}
    while running.poll() is None:
        with contextlib.suppress(OSError, TypeError):  # one of them may end while it is looked at
            peaks.update({pid: peak_mb(pid) for pid in tree_of(running.pid)})
        time.sleep(0.05)
    assert running.returncode == 0
    assert len(table(tmp_path / "out")) == 10_000
    assert len(peaks) >= 3
    assert sum(peaks.values()) < 300, peaks


# Shown while it runs, and opened again -------------------------------------------------------------------------------


def test_what_is_handed_out_while_it_runs_is_the_summary_and_a_folder_is_opened_and_gone_on_with(tmp_path, here):
    of = spec(tmp_path, DICE, parameters={"engine.r": [0.3, 0.6], "turns": [2, 6]})
    told, tally = [], SweepTally(of)
    sweep = Sweep(of, tmp_path / "out", observe=told.append, kept=tally.add)
    sweep.run()
    view = tally.view()
    assert (view.done, view.faults, told[-1].done) == (12, 0, 12)
    for cell, row in zip(read_json(tmp_path / "out" / "summary.json")["cells"], view.table, strict=True):
        lines = [[None if math.isnan(value) else value for value in line] for line in row.tolist()]
        found = [dict(zip(STATISTICS, line, strict=True)) for line in lines]
        wanted = [{name: cell["metrics"][metric][name] for name in STATISTICS} for metric in NAMES]
        assert found == wanted
    first = next((tmp_path / "out" / "runs").glob("*.jsonl"))
    first.write_bytes(b"".join(first.read_bytes().splitlines(keepends=True)[:4]) + b"{cut")
    again = saved_plan(tmp_path / "out")
    assert (again.identity(), again.base, again.names) == (of.identity(), of.base, of.names)
    part = SweepTally(again)
    assert Sweep(again, tmp_path / "out", kept=part.add).look().done == part.view().done == 4
    assert part.view().column("stock", "count").tolist() == [3.0, 1.0, 0.0, 0.0]
    rest = SweepTally(again)
    Sweep(again, tmp_path / "out", kept=rest.add).run()
    assert (rest.view().table.tobytes(), rest.view().done) == (view.table.tobytes(), 12)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"format": "arena-log"}, "this is no sweep"),
        ({"spec": 3}, "this is no sweep"),
        ({"version": 2}, "a newer version"),
        ({"scenario": {**DICE, "title": "Others"}}, "don't belong together"),
        ({"scenario": {**DICE, "turns": 0}}, "is faulty"),
    ],
)
def test_a_folder_that_is_no_sweep_newer_or_changed_is_not_opened(tmp_path, here, change, what):
    of = spec(tmp_path, DICE, parameters={"players[0].cap": [1.0, 2.0]})
    Results(tmp_path, of).close()
    (tmp_path / "sweep.json").write_text(json.dumps({**read_json(tmp_path / "sweep.json"), **change}), "utf-8")
    with pytest.raises(ConcordError, match=what):
        saved_plan(tmp_path)
