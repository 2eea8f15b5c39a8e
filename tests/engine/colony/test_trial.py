"""Trials: frozen before the first call, within a budget, nothing rerolled; the report is what the archives hold."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from engine.colony.claims import CLAIMS, PROTOTYPE
from engine.colony.frozen import read_frozen
from engine.colony.store import Store
from engine.colony.trial import TrialProgress, TrialResult, run_trial, so_far, trial
from engine.colony.trial_spec import read_trial
from engine.errors import FileError, FrozenError, MindError, ScenarioError, TrialError
from engine.minds.protocol import CHOICE
from engine.schemas import schema_of
from helpers.colony_banks import lines
from helpers.colony_trials import EAGER, LATER, OFFERS, SCENARIO, UNWILLING, YES, rules, spec_file
from helpers.model_server import ModelServer, Seen, says, silent

pytestmark = pytest.mark.sampled(3)

KEY = "sk-test-0123456789"
ENVIRON = {"OPENAI_API_KEY": KEY}


def tried(folder: Path, changes: dict[str, Any] | None = None, **more: Any) -> TrialResult:
    """A trial; its results are beside its spec."""
    return run_trial(spec_file(folder, changes), folder / "out", environ=ENVIRON, **more)


def runs(result: TrialResult) -> dict[str, dict[str, Any]]:
    return {f"{run['arm']}-{run['seed']}": run for run in result.report["runs"]}


def stored(result: TrialResult, run: str) -> Store:
    return Store.open(result.folder / "runs" / f"{run}.sqlite", write=False)


def faults(folder: Path, changes: dict[str, Any]) -> list[str]:
    with pytest.raises(TrialError) as caught:
        read_trial(spec_file(folder, changes), ENVIRON)
    return [str(fault) for fault in caught.value.faults]


# The spec -------------------------------------------------------------------------------------------------------------


def test_a_spec_without_a_budget_is_an_error_with_its_place(tmp_path: Path) -> None:
    """A trial has its call budget fixed before it starts."""
    assert faults(tmp_path, {"budget": None}) == [
        "budget: missing: a trial has its budget of calls fixed before it starts"
    ]
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"budget": 0}, "budget: "),
        ({"budget": 3}, "budget: 3 calls are not one for each of 4 runs"),
        ({"ticks": None}, "ticks: missing"),
        ({"rerolls": 1}, "rerolls: unknown key"),
        ({"arms": []}, "arms: "),
        ({"arms": [{"name": "a/b"}]}, "arms[0].name: "),
        ({"arms": [EAGER, EAGER]}, "arms[1].name: there are two"),
        ({"arms": [EAGER, {"name": "EAGER"}]}, "arms[1].name: there are two"),
        ({"arms": [{"name": "a", "minds": {"zoe": "scripted"}}]}, "arms[0].minds.zoe: there is no such seat"),
        ({"arms": [{"name": "a", "minds": {"ann": "oracle"}}]}, "arms[0].minds.ann: there is no such kind"),
        ({"arms": [{"name": "a", "minds": {"ann": "scripted:no.json"}}]}, "arms[0].minds.ann: cannot read"),
        ({"arms": [{"name": "a", "minds": {"ann": "scripted:logs.json"}}]}, "arms[0].minds.ann"),
        ({"seeds": [1, 1]}, "seeds: a seed stands there twice"),
        ({"pause": True, "rate": 5}, "rate: "),
        (
            {"arms": [{"name": "a", "minds": {"ann": "openai:small@http://127.0.0.1:1"}}]},
            "arms[0].minds.ann: openai:small@http://127.0.0.1:1 takes its time and nothing waits for it",
        ),
    ],
)
def test_each_fault_of_a_spec_has_its_place(tmp_path: Path, changes: dict[str, Any], place: str) -> None:
    found = faults(tmp_path, changes)
    assert any(fault.startswith(place) for fault in found), found


def test_what_is_no_toml_no_scenario_or_no_key_is_told_as_what_it_is(tmp_path: Path) -> None:
    path = spec_file(tmp_path, {"scenario": "nowhere.json"})
    with pytest.raises(FileError):
        read_trial(path)
    with pytest.raises(ScenarioError):
        read_trial(spec_file(tmp_path, scenario={"terrain": []}))
    with pytest.raises(MindError, match="ANTHROPIC_API_KEY"):
        read_trial(spec_file(tmp_path, {"pause": True, "arms": [{"name": "a", "minds": {"ann": "claude:x"}}]}), {})
    path.write_text("scenario = ")
    with pytest.raises(TrialError, match="no TOML"):
        read_trial(path)


def test_a_shipped_scenario_goes_by_its_name_and_its_own_seed(tmp_path: Path) -> None:
    plan = read_trial(spec_file(tmp_path, {"scenario": "refused-haul", "seeds": None, "arms": [{"name": "as-it-is"}]}))
    assert [run.name for run in plan.runs] == ["as-it-is-11"]


# What it reports ------------------------------------------------------------------------------------------------------


def test_each_arm_is_run_with_each_seed_and_its_whole_colony_is_kept(tmp_path: Path) -> None:
    result = tried(tmp_path)
    assert list(runs(result)) == ["eager-1", "eager-2", "unwilling-1", "unwilling-2"]
    for name, run in runs(result).items():
        with stored(result, name) as store:
            assert store.tip("t1") == run["ticks"] == 60
            assert store.digests("t1")[-1][1:] == (run["digests"]["game"], run["digests"]["minds"])
            assert store.scenario.seed == run["seed"]
            assert store.attempts.count() == run["budget"]["used"]


def test_offers_receipts_and_refusals_are_those_of_the_arm(tmp_path: Path) -> None:
    result = tried(tmp_path, {"arms": [EAGER, UNWILLING, {"name": "later", "minds": {"core": OFFERS, "*": LATER}}]})
    found = runs(result)
    eager, unwilling, later = (found[f"{arm}-1"] for arm in ("eager", "unwilling", "later"))
    assert eager["offers"]["accepted"] == eager["receipts"]["begun"] >= 2
    assert eager["receipts"]["finished"] == eager["receipts"]["trips"] >= 1
    assert (unwilling["offers"]["made"], unwilling["offers"]["refused"], unwilling["receipts"]["begun"]) == (1, 1, 0)
    assert (later["offers"]["made"], later["offers"]["not_now"]) == (1, 1)
    assert unwilling["refusals"]["refused"] == later["refusals"]["putOff"] == 1
    assert all(run["refusals"]["respected"] for run in found.values())


def test_a_counter_that_is_adopted_is_counted_as_a_counter_and_as_a_further_offer(tmp_path: Path) -> None:
    core = rules({"choose": ["adopt*"]}, {"choose": ["propose:haul*"], "with": {"pawn": "ann", "trips": 1}, "times": 1})
    ann = rules({"choose": ["counter*"], "times": 1}, {"choose": ["accept*"]}, otherwise="[ck]*")
    core["otherwise"] = ["wait"]
    run = runs(tried(tmp_path, {"arms": [{"name": "haggling", "minds": {"core": core, "ann": ann, "bob": YES}}]}))
    offers = run["haggling-1"]["offers"]
    assert (offers["made"], offers["countered"], offers["accepted"]) == (2, 1, 1)


def test_the_sums_of_an_arm_are_those_of_its_runs_and_the_budget_adds_up(tmp_path: Path) -> None:
    result = tried(tmp_path)
    for arm in result.report["arms"]:
        mine = [run for run in result.report["runs"] if run["arm"] == arm["name"]]
        assert arm["runs"] == len(mine) == 2
        assert arm["offers"]["made"] == sum(run["offers"]["made"] for run in mine)
        assert arm["attempts"]["answered"] == sum(run["attempts"]["answered"] for run in mine)
    budget = result.report["budget"]
    assert budget["used"] == sum(run["budget"]["used"] for run in result.report["runs"])
    assert (budget["calls"], budget["share"]) == (200, 50)
    assert budget["left"] == 200 - budget["used"]


def test_the_report_is_written_for_machines_and_for_people(tmp_path: Path) -> None:
    """Trials: fixed budget, no rerolls, failures kept, a report (`concord colony trial`)."""
    result = tried(tmp_path)
    assert json.loads((result.folder / "report.json").read_text()) == result.report
    jsonschema.validate(result.report, schema_of("trial-report"), jsonschema.Draft202012Validator)
    assert (result.folder / "report.txt").read_text() == result.table
    rows = lines(result.folder / "report.csv")
    assert [(row["arm"], row["seed"]) for row in rows] == [
        (run["arm"], str(run["seed"])) for run in result.report["runs"]
    ]
    assert [row["refused"] for row in rows] == ["0", "0", "1", "1"]
    assert "eager, all" in result.table
    assert "Budget: 200 calls" in result.table
    assert PROTOTYPE not in result.table


def test_progress_comes_to_all_ticks_of_all_runs(tmp_path: Path) -> None:
    told: list[TrialProgress] = []
    tried(tmp_path, progress=told.append)
    assert [each.done for each in told] == sorted(each.done for each in told)
    assert (told[-1].done, told[-1].total, told[-1].run) == (240, 240, "unwilling-2")


def test_what_is_there_so_far_is_the_report_of_the_runs_that_are_begun(tmp_path: Path) -> None:
    path, out = spec_file(tmp_path, {"ticks": 400}), tmp_path / "out"

    async def interrupted() -> None:
        def cancel(progress: TrialProgress) -> None:
            if progress.done >= 460:
                task.cancel()

        task = asyncio.ensure_future(trial(path, out, cancel))
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(interrupted())
    begun = so_far(read_trial(path), out)
    assert [(run["arm"], run["seed"], run["complete"]) for run in begun["runs"]] == [
        ("eager", 1, True),
        ("eager", 2, False),
    ]
    assert not (out / "report.json").exists()
    whole = run_trial(path, out).report
    assert so_far(read_trial(path), out) == whole
    assert begun["runs"][0] == whole["runs"][0]
    assert (read_frozen(out).kind, read_frozen(out).source) == ("trial", path)


@pytest.mark.parametrize(("pace", "least"), [({"pause": True}, 60), ({"rate": 5000.0}, 1)])
def test_what_models_cost_is_told_while_they_are_waited_for(tmp_path: Path, pace: dict[str, Any], least: int) -> None:
    told: list[TrialProgress] = []
    tried(tmp_path, {**pace, "seeds": [1], "arms": [EAGER]}, progress=told.append)
    assert len({each.done for each in told}) > least
    assert [each.calls for each in told] == sorted(each.calls for each in told)


# Frozen, and within the budget ----------------------------------------------------------------------------------------


def test_running_it_again_asks_nobody_and_reports_the_same(tmp_path: Path) -> None:
    first = tried(tmp_path)
    assert tried(tmp_path).report == first.report


@pytest.mark.parametrize("changed", ["ticks", "budget", "seeds", "claims", "a table", "a file", "the scenario"])
def test_a_changed_spec_refuses_to_go_on_and_the_report_names_what_was_fixed(tmp_path: Path, changed: str) -> None:
    """Frozen live trials with a fixed call budget decided up front, no rerolls, failures kept."""
    (tmp_path / "bob.json").write_text(json.dumps(YES))
    arms = [{"name": "a", "minds": {"core": OFFERS, "bob": "scripted:bob.json"}}]
    result = tried(tmp_path, {"arms": arms})
    assert result.report["digest"] == json.loads((result.folder / "frozen.json").read_text())["digest"]
    assert result.report["digest"] in result.table
    other = {"ticks": {"ticks": 61}, "budget": {"budget": 201}, "seeds": {"seeds": [1]}, "claims": {"claims": True}}
    path = spec_file(tmp_path, {"arms": arms, **other.get(changed, {})})
    if changed == "a table":
        path = spec_file(tmp_path, {"arms": [{"name": "a", "minds": {"core": YES, "bob": "scripted:bob.json"}}]})
    elif changed == "a file":
        (tmp_path / "bob.json").write_text(json.dumps(LATER))
    elif changed == "the scenario":
        path = spec_file(tmp_path, {"arms": arms}, {**SCENARIO, "title": "Logs"})
    with pytest.raises(FrozenError, match=r"frozen\.json"):
        run_trial(path, tmp_path / "out")


def test_where_a_share_is_spent_nobody_is_asked_any_more_and_the_colony_goes_on(tmp_path: Path) -> None:
    result = tried(tmp_path, {"budget": 9, "seeds": [1], "arms": [EAGER, UNWILLING, {"name": "house"}]})
    run = runs(result)["eager-1"]
    assert run["budget"] == {"calls": 3, "used": 3, "left": 0, "unasked": run["budget"]["unasked"]}
    assert run["budget"]["unasked"] > 0
    assert run["ticks"] == 60
    assert "the share was spent" in result.table


def test_two_trials_in_one_folder_at_once_are_refused(tmp_path: Path) -> None:
    path = spec_file(tmp_path)
    refused: list[FileError] = []

    def meanwhile(_: TrialProgress) -> None:
        with pytest.raises(FileError, match="another bank or trial") as caught:
            trial(path, tmp_path / "out").send(None)
        refused.append(caught.value)

    run_trial(path, tmp_path / "out", meanwhile)
    assert refused


# Models ---------------------------------------------------------------------------------------------------------------

PLAIN = {"says": "so it is", "what": None, "about": None, "work": None, "count": None, "sources": []}
MADE = [
    {**PLAIN, "kind": "fact", "what": "fell", "about": "bob"},
    {**PLAIN, "kind": "fact", "what": "died", "about": "bob"},
    {**PLAIN, "kind": "fact"},
    {**PLAIN, "kind": "preference"},
]
"""Of bob, who fell at tick 12 and lives."""


def accepts(told: dict[str, Any]) -> dict[str, Any]:
    """A colonist's yes where there is an offer, else its first choice."""
    first = told["menu"][0]["id"]
    keys = {"note": None, "cites": None} if first.startswith(("keep", "add", "drop")) else {"says": None}
    says = {"says": "well"} if first.startswith(("accept", "answer", "tell")) else {}
    return {CHOICE: first, **keys, **says}


def with_claims(told: dict[str, Any]) -> dict[str, Any]:
    """The same, with claims where they are invited: wherever a thought is not a reflection."""
    answer = accepts(told)
    return answer if "note" in answer else {**answer, CLAIMS: MADE}


def model_arm(server: ModelServer) -> dict[str, Any]:
    return {"name": "model", "minds": {"core": OFFERS, "ann": f"openai:small@{server.url}"}}


def test_a_model_is_asked_over_the_wire_and_its_arm_stands_beside_the_others(tmp_path: Path) -> None:
    with ModelServer(says(accepts)) as server:
        result = tried(tmp_path, {"pause": True, "seeds": [1], "arms": [EAGER, model_arm(server)]})
        run = runs(result)["model-1"]
        assert server.calls == run["attempts"]["bySpec"][f"openai:small@{server.url}"] > 0
    assert run["offers"]["accepted"] >= 1
    assert run["attempts"]["tokensIn"] == 11 * server.calls


def test_a_run_with_a_rate_goes_on_while_a_model_thinks_and_leaves_nothing_open(tmp_path: Path) -> None:
    with ModelServer(says(accepts)) as server:
        result = tried(tmp_path, {"rate": 500, "seeds": [1], "arms": [model_arm(server)]})
        run = runs(result)["model-1"]
        assert run["attempts"]["bySpec"][f"openai:small@{server.url}"] >= server.calls > 0
    assert run["ticks"] == 60
    with stored(result, "model-1") as store:
        assert {row.state for row in store.attempts.attempts()} <= {"answered", "failed", "discarded"}


def test_a_model_that_never_answers_is_let_go_at_the_end_of_its_run(tmp_path: Path) -> None:
    with ModelServer(silent) as server:
        result = tried(tmp_path, {"rate": 2_000, "seeds": [1], "arms": [model_arm(server)]})
    attempts = runs(result)["model-1"]["attempts"]
    assert sum(attempts["discarded"].values()) >= 1
    assert attempts["failed"]["transport"] == 0
    assert lines(result.folder / "report.csv")[0]["discarded"] == str(sum(attempts["discarded"].values()))


def test_failures_are_kept_by_stage_and_nothing_is_tried_again(tmp_path: Path) -> None:
    """Failures keep their reserved attempt and a bounded diagnostic stage. Trials: fixed budget, no rerolls, failures
    kept, a report (`concord colony trial`).
    """
    with ModelServer(says("I would rather not")) as server:
        result = tried(tmp_path, {"pause": True, "seeds": [1], "arms": [model_arm(server)]})
        failed = runs(result)["model-1"]["attempts"]["failed"]
        assert failed["parse"] == server.calls > 0
        again = tried(tmp_path, {"pause": True, "seeds": [1], "arms": [model_arm(server)]})
        assert failed["parse"] == server.calls
        assert again.report == result.report
    assert f"failed {server.calls} at parse" in result.table


def test_facts_that_a_model_claims_are_looked_up_in_the_archive_of_its_run(tmp_path: Path) -> None:
    """It is a prototype and says so."""
    with ModelServer(says(with_claims)) as server:
        changes = {"pause": True, "seeds": [1], "claims": True, "arms": [model_arm(server)]}
        result = tried(tmp_path, changes)
    jsonschema.validate(result.report, schema_of("trial-report"), jsonschema.Draft202012Validator)
    run = runs(result)["model-1"]
    rows = result.report["claims"]["byRun"]["model-1"]
    late = [row for row in rows if row["tick"] >= 12]
    assert {row["verdict"] for row in late if row["what"] == "fell"} == {"supported"}
    assert {row["verdict"] for row in rows if row["what"] == "died"} == {"contradicted"}
    assert run["claims"]["preference"] == {"not scored": len(rows) // 4}
    assert run["claims"]["fact"]["unknown"] == len(rows) // 4
    assert result.report["claims"]["note"] == PROTOTYPE
    assert PROTOTYPE in result.table
    assert int(lines(result.folder / "report.csv")[0]["facts_supported"]) == run["claims"]["fact"]["supported"] > 0


def test_claims_change_nothing_in_what_a_colony_does(tmp_path: Path) -> None:
    changes = {"pause": True, "seeds": [1]}
    with ModelServer(says(with_claims)) as server:
        claiming = tried(tmp_path, {**changes, "claims": True, "arms": [model_arm(server)]})
        server.behave = says(accepts)
        (tmp_path / "plain").mkdir()
        plain = tried(tmp_path / "plain", {**changes, "arms": [model_arm(server)]})
    one, other = runs(claiming)["model-1"], runs(plain)["model-1"]
    assert one["claims"] != other["claims"] == {}
    assert one["digests"] == other["digests"]


def test_no_key_is_in_anything_written(tmp_path: Path) -> None:
    with ModelServer(says(KEY)) as server:
        result = tried(tmp_path, {"pause": True, "seeds": [1], "arms": [model_arm(server)]})
        assert KEY in server.seen[0].raw.decode()
    written = [path for path in result.folder.rglob("*") if path.is_file()]
    assert len(written) >= 5
    assert not [path for path in written if KEY.encode() in path.read_bytes()]


# Ended in the middle --------------------------------------------------------------------------------------------------

CODE = (
    "import sys; from pathlib import Path; from engine.colony.trial import run_trial;"
    "run_trial(Path(sys.argv[1]), Path(sys.argv[2]))"
)


def test_a_trial_that_is_killed_goes_on_with_its_ledger_and_comes_to_the_same_colony(tmp_path: Path) -> None:
    """Every trial has a durable attempt ledger and no rerolls."""
    calls: list[str] = []

    def kills_on_the_second(connection: Any, seen: Seen) -> None:
        calls.append(seen.told["perspective"]["clock"])
        if len(calls) == 2:
            os.kill(process.pid, signal.SIGKILL)
            silent(connection, seen)
        else:
            says(accepts)(connection, seen)

    with ModelServer(kills_on_the_second) as server:
        changes = {"pause": True, "seeds": [1], "arms": [EAGER, model_arm(server)]}
        command = [sys.executable, "-c", CODE, str(spec_file(tmp_path, changes)), str(tmp_path / "out")]
        process = subprocess.Popen(command, cwd=Path(__file__).parents[3])
        assert process.wait(60) == -signal.SIGKILL
        with Store.open(tmp_path / "out" / "runs" / "model-1.sqlite", write=False) as store:
            before = [row.id for row in store.attempts.attempts()]
            assert "in flight" in {row.state for row in store.attempts.attempts()}
        result = tried(tmp_path, changes)
        (tmp_path / "whole").mkdir()
        whole = tried(tmp_path / "whole", changes)
    with stored(result, "model-1") as store:
        rows = list(store.attempts.attempts())
    assert [row.id for row in rows][: len(before)] == before
    assert "earlier epoch" in {row.discarded for row in rows}
    run, other = runs(result)["model-1"], runs(whole)["model-1"]
    assert run["attempts"]["discarded"]["earlier epoch"] >= 1
    assert run["digests"]["game"] == other["digests"]["game"]
    assert run["budget"]["used"] > other["budget"]["used"], "what was spent before the end stays spent"
    assert runs(result)["eager-1"] == runs(whole)["eager-1"]


def test_being_cancelled_keeps_every_tick_and_the_trial_goes_on(tmp_path: Path) -> None:
    path = spec_file(tmp_path, {"ticks": 400, "seeds": [1]})

    async def interrupted() -> None:
        def cancel(progress: TrialProgress) -> None:
            if progress.done >= 120:
                task.cancel()

        task = asyncio.ensure_future(trial(path, tmp_path / "out", cancel))
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(interrupted())
    with Store.open(tmp_path / "out" / "runs" / "eager-1.sqlite", write=False) as store:
        assert 120 <= store.tip("t1") < 400
    result = run_trial(path, tmp_path / "out")
    (tmp_path / "whole").mkdir()
    whole = tried(tmp_path / "whole", {"ticks": 400, "seeds": [1]})
    assert {name: run["digests"]["game"] for name, run in runs(result).items()} == {
        name: run["digests"]["game"] for name, run in runs(whole).items()
    }
