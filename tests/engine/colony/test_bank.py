"""Snapshot banks: a matrix, mind by case; each asked once, within a fixed budget, whatever ends the process."""

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

from engine.colony.bank import BankProgress, BankResult, asked_of, bank, read_bank, run_bank, so_far
from engine.colony.claims import CLAIMS, PROTOTYPE
from engine.colony.frozen import read_frozen
from engine.errors import BankError, FileError, FrozenError, MindError
from engine.minds.protocol import CHOICE
from engine.minds.sqlite_attempts import open_attempts
from engine.schemas import schema_of
from helpers.colony_banks import TIRED, folder_of, lines, snapshot, table_file
from helpers.model_server import ModelServer, Seen, says, sends, silent

pytestmark = pytest.mark.sampled(3)

KEY = "sk-test-0123456789"
ENVIRON = {"OPENAI_API_KEY": KEY}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three cases: of ann, of ann tired, of the core."""
    return folder_of(tmp_path / "bank", snapshot("ann", variants=[TIRED]), snapshot("core"))


def put(folder: Path, *minds: str, budget: int | None = 100, **more: Any) -> BankResult:
    """The bank put to minds; results beside it."""
    return run_bank(folder, minds, folder.parent / "out", budget, base=folder.parent, environ=ENVIRON, **more)


def cells(result: BankResult, mind: str = "") -> dict[str, dict[str, Any]]:
    """The cells of a mind, or of the only one, by case."""
    wanted = mind or result.report["minds"][0]
    return {
        f"{snapshot['id']}/{case['variant']}" if case["variant"] else snapshot["id"]: cell
        for snapshot in result.report["snapshots"]
        for case in snapshot["cases"]
        for cell in case["cells"]
        if cell["mind"] == wanted
    }


def model(server: ModelServer) -> str:
    return f"openai:small@{server.url}"


def chosen(choice: str, **more: Any) -> Any:
    """A model's answer that chooses the first id that begins so, and says what goes with it."""

    def answer(told: dict[str, Any]) -> dict[str, Any]:
        ids = [each["id"] for each in told["menu"]]
        keys = {"says": "well"} if told["perspective"]["mind"] == "ann" else {"pawn": None, "trips": None, "says": None}
        topic = {} if told["perspective"]["mind"] == "ann" else {"topic": None}
        return {CHOICE: next((one for one in ids if one.startswith(choice)), choice), **keys, **topic, **more}

    return answer


# The matrix -----------------------------------------------------------------------------------------------------------


def test_the_report_is_a_matrix_of_every_mind_and_every_case(folder: Path) -> None:
    """Snapshot banks: one saved decision, varied one thing at a time, put to several minds; the report is a matrix,
    and it scores *well-formed* and *grounded* apart (`concord colony bank`).
    """
    waits = table_file(folder.parent / "waits.json", otherwise="wait")
    result = put(folder, "scripted", waits)
    assert result.report["minds"] == ["scripted", waits]
    assert [len(case["cells"]) for each in result.report["snapshots"] for case in each["cases"]] == [2, 2, 2]
    rows = lines(result.folder / "matrix.csv")
    assert [(row["snapshot"], row["variant"], row["mind"]) for row in rows] == [
        (name, variant, mind)
        for name, variant in (("of-ann", ""), ("of-ann", "tired"), ("of-core", ""))
        for mind in ("scripted", waits)
    ]
    assert json.loads((result.folder / "report.json").read_text()) == result.report
    assert (result.folder / "report.txt").read_text() == result.table


def test_what_failed_in_the_same_way_is_one_line_a_mind_that_counts_the_cases(folder: Path) -> None:
    mute = table_file(folder.parent / "mute.json", otherwise="nothing")
    half = table_file(folder.parent / "half.json", otherwise="propose*")
    result = put(folder, mute, half)
    notes = result.table.partition("Nothing was asked twice.\n\n")[2].splitlines()
    nothing = "the table chooses nothing from this menu: "
    assert [note.partition(nothing)[0] for note in notes if nothing in note] == [
        "[1] 3 of 3 cases, first of-ann: scripted:mute.json: ",
        "[2] 2 of 3 cases, first of-ann: scripted:half.json: ",
    ]
    assert [note.partition(": ")[0] for note in notes if nothing not in note] == ["of-core [2]"]


def test_well_formed_and_grounded_are_scored_apart(folder: Path) -> None:
    """Snapshot banks: one saved decision, varied one thing at a time, put to several minds; the report is a matrix, and
    it scores *well-formed* and *grounded* apart (`concord colony bank`).

    By the table: always the first choice; the core then proposes, which nobody called for here.
    """
    first = table_file(folder.parent / "first.json")
    result = put(folder, first)
    found = cells(result)
    assert [(cell["wellFormed"], cell["grounded"]) for cell in found.values()] == [
        (True, True),
        (True, True),
        (True, False),
    ]
    total = result.report["totals"][first]
    assert total["wellFormed"] == {"yes": 3, "of": 3}
    assert total["grounded"] == {"yes": 2, "of": 3}
    assert [row["well_formed"] + "/" + row["grounded"] for row in lines(result.folder / "matrix.csv")] == [
        "yes/yes",
        "yes/yes",
        "yes/no",
    ]
    assert "yes/NO" in result.table
    assert "propose:" in result.table.splitlines()[-1], "why it is not grounded"


@pytest.mark.parametrize(
    ("behaviour", "stage", "well_formed", "grounded"),
    [
        (sends(b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\n\r\n"), "transport", None, None),
        (says("I would accept"), "parse", False, None),
        (says({"choose": "accept"}), "schema", False, None),
        (says(chosen("accept:o999")), "menu", True, False),
        (says(chosen("accept")), None, True, True),
    ],
    ids=["429", "prose", "another shape", "no such id", "accepts"],
)
def test_a_model_is_scored_by_the_stage_that_its_reply_came_to(
    folder: Path, behaviour: Any, stage: str | None, well_formed: bool | None, grounded: bool | None
) -> None:
    with ModelServer(behaviour) as server:
        result = put(folder, model(server))
        cell = cells(result)["of-ann"]
        assert server.calls == 3, "nothing is tried again"
    assert (cell["stage"], cell["wellFormed"], cell["grounded"]) == (stage, well_formed, grounded)
    assert cell["why"]
    assert result.report["budget"] == {"calls": 100, "used": 3, "left": 97}


def test_the_minds_that_need_no_model_answer_as_they_would_in_a_colony(folder: Path) -> None:
    """The built-in colonist and the built-in core, each by what the perspective is of."""
    found = cells(put(folder, "scripted", budget=None))
    assert found["of-core"]["reply"][CHOICE] == "wait"
    assert "says" in found["of-ann"]["reply"]
    assert all(cell["wellFormed"] for cell in found.values())


def test_every_mind_is_put_the_very_same_question(folder: Path) -> None:
    with ModelServer(says(chosen("wait"))) as one, ModelServer(says(chosen("wait"))) as other:
        put(folder, model(one), model(other))
    asked = [[seen.told for seen in server.seen] for server in (one, other)]
    assert asked[0] == asked[1]
    assert len(asked[0]) == 3


# Once, and within the budget ------------------------------------------------------------------------------------------


def test_running_it_again_asks_nothing_that_was_asked(folder: Path) -> None:
    with ModelServer(says(chosen("accept"))) as server:
        first = put(folder, model(server))
        again = put(folder, model(server))
        assert server.calls == 3
    assert again.report == first.report
    assert again.table == first.table


def test_a_failure_is_kept_and_not_asked_again(folder: Path) -> None:
    with ModelServer(says("no")) as server:
        put(folder, model(server))
        server.behave = says(chosen("accept"))
        result = put(folder, model(server))
        assert server.calls == 3
    assert {cell["stage"] for cell in cells(result).values()} == {"parse"}


def test_a_budget_that_is_not_said_is_one_call_a_cell(folder: Path) -> None:
    waits = table_file(folder.parent / "waits.json")
    budget = put(folder, "scripted", waits, budget=None).report["budget"]
    assert budget == {"calls": 6, "used": 6, "left": 0}


def test_what_the_budget_does_not_reach_is_left_out_evenly_and_says_so(folder: Path) -> None:
    waits = table_file(folder.parent / "waits.json", otherwise="*")
    for _ in range(2):
        result = put(folder, "scripted", waits, budget=4)
        assert result.report["budget"] == {"calls": 4, "used": 4, "left": 0}
        for mind in ("scripted", waits):
            states = [cell["state"] for cell in cells(result, mind).values()]
            assert states == ["answered", "answered", "not asked"]
            assert result.report["totals"][mind]["wellFormed"] == {"yes": 2, "of": 2}
    assert "-/-" in result.table
    assert "the budget is spent" in result.table


def test_a_call_has_a_deadline_and_one_that_is_past_it_is_kept_as_a_failure(folder: Path) -> None:
    with ModelServer(silent) as server:
        result = put(folder, model(server), deadline=0.05, budget=1)
        assert server.calls == 1
    cell = cells(result)["of-ann"]
    assert (cell["stage"], cell["wellFormed"]) == ("transport", None)
    assert "0.05 s" in cell["why"]
    with pytest.raises(MindError, match="bounds"):
        put(folder, "scripted", deadline=0.0)


def test_results_of_other_instructions_are_those_of_another_bank(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(folder, "scripted")
    monkeypatch.setattr("engine.colony.decision.SHARED", "You are one mind among many.")
    with pytest.raises(FrozenError):
        put(folder, "scripted")


@pytest.mark.parametrize("changed", ["budget", "minds", "claims", "deadline", "snapshot"])
def test_a_folder_of_results_belongs_to_one_bank_one_list_of_minds_and_one_budget(folder: Path, changed: str) -> None:
    put(folder, "scripted")
    before = {path.name: path.read_bytes() for path in (folder.parent / "out").iterdir() if path.is_file()}
    if changed == "snapshot":
        folder_of(folder, snapshot("core", shows="another sentence"))
    more: dict[str, Any] = {"budget": {"budget": 50}, "claims": {"claims": True}, "deadline": {"deadline": 9.0}}.get(
        changed, {}
    )
    with pytest.raises(FrozenError, match=r"frozen\.json"):
        put(folder, *(["openai:m@http://127.0.0.1:9/v1"] if changed == "minds" else ["scripted"]), **more)
    assert {path.name: path.read_bytes() for path in (folder.parent / "out").iterdir() if path.is_file()} == before


@pytest.mark.parametrize(
    ("minds", "budget", "words"),
    [((), 5, "put to minds"), (("scripted", "scripted"), 5, "no rerolls"), (("scripted",), 0, "needs a budget")],
)
def test_what_can_not_be_put_is_refused_before_anything_is_asked(
    folder: Path, minds: tuple[str, ...], budget: int, words: str
) -> None:
    with pytest.raises(MindError, match=words):
        put(folder, *minds, budget=budget)
    assert not (folder.parent / "out").exists()


def test_a_mind_that_can_not_be_made_is_refused_before_anything_is_asked(folder: Path) -> None:
    with pytest.raises(FileError):
        put(folder, "scripted", "scripted:nowhere.json")
    assert not (folder.parent / "out").exists()


def test_an_empty_or_missing_bank_and_two_of_one_id_are_refused(tmp_path: Path) -> None:
    with pytest.raises(FileError):
        read_bank(tmp_path / "nowhere")
    with pytest.raises(BankError, match="empty"):
        read_bank(tmp_path)
    folder = folder_of(tmp_path, snapshot("ann"))
    (folder / "other.json").write_text(json.dumps(snapshot("ann")))
    with pytest.raises(BankError, match="two snapshots"):
        read_bank(folder)


def test_a_scripted_mind_comes_to_each_case_afresh(folder: Path) -> None:
    once = table_file(folder.parent / "once.json", {"choose": ["accept*"], "times": 1}, otherwise="*")
    found = cells(put(folder, once), once)
    assert all(found[case]["reply"][CHOICE].startswith("accept:") for case in ("of-ann", "of-ann/tired"))


# Ended in the middle --------------------------------------------------------------------------------------------------


def test_being_cancelled_spends_the_calls_under_way_and_keeps_what_is_done(folder: Path) -> None:
    def quiet_on_the_second(connection: Any, seen: Seen) -> None:
        (says(chosen("accept")) if server.calls == 1 else silent)(connection, seen)

    async def interrupted(spec: str) -> None:
        task = asyncio.ensure_future(bank(folder, [spec], folder.parent / "out", 100, environ=ENVIRON))
        while server.calls < 2:
            await asyncio.sleep(0.005)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    with ModelServer(quiet_on_the_second) as server:
        asyncio.run(interrupted(model(server)))
        server.behave = says(chosen("wait"))
        result = put(folder, model(server))
        assert server.calls == 3
    states = [cell["state"] for cell in cells(result).values()]
    assert states == ["answered", "discarded", "answered"]


def test_a_process_that_is_killed_loses_no_row_and_nothing_is_asked_twice(folder: Path) -> None:
    out = folder.parent / "out"
    code = (
        "import sys; from pathlib import Path; from engine.colony.bank import run_bank;"
        "run_bank(Path(sys.argv[1]), [sys.argv[2]], Path(sys.argv[3]), 100)"
    )

    def kills_on_the_second(connection: Any, seen: Seen) -> None:
        if server.calls == 2:
            os.kill(process.pid, signal.SIGKILL)
            silent(connection, seen)
        else:
            says(chosen("accept"))(connection, seen)

    with ModelServer(kills_on_the_second) as server:
        command = [sys.executable, "-c", code, str(folder), model(server), str(out)]
        process = subprocess.Popen(command, cwd=Path(__file__).parents[3])
        assert process.wait(60) == -signal.SIGKILL
        attempts, connection = open_attempts(out / "ledger.sqlite")
        assert [row.state for row in attempts.attempts()] == ["answered", "in flight"]
        connection.close()
        server.behave = says(chosen("wait"))
        result = put(folder, model(server))
        assert server.calls == 3
    found = cells(result)
    assert [cell["state"] for cell in found.values()] == ["answered", "discarded", "answered"]
    assert found["of-ann/tired"]["why"] == "the process ended before an answer came"


def test_progress_counts_up_to_what_will_be_asked(folder: Path) -> None:
    told: list[BankProgress] = []
    put(folder, "scripted", progress=told.append, budget=2)
    assert [(each.done, each.total) for each in told] == [(1, 2), (2, 2)]
    assert told[0].case == "of-ann"


def test_each_cell_is_told_as_the_report_has_it_and_what_is_there_so_far_is_a_report(folder: Path) -> None:
    told: list[BankProgress] = []
    result = put(folder, "scripted", progress=told.append)
    assert {each.case: dict(each.cell) for each in told} == cells(result)
    asked = asked_of(read_bank(folder), ["scripted"], 100)
    assert so_far(asked, result.folder) == result.report


def test_what_is_there_of_an_interrupted_bank_can_be_looked_at_and_says_what_was_not_asked(folder: Path) -> None:
    out = folder.parent / "out"

    async def interrupted() -> None:
        told: list[BankProgress] = []

        def cancel(progress: BankProgress) -> None:
            told.append(progress)
            task.cancel()

        task = asyncio.ensure_future(bank(folder, ["scripted"], out, progress=cancel))
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(interrupted())
    report = so_far(asked_of(read_bank(folder), ["scripted"]), out)
    assert not (out / "report.json").exists()
    states = [cell["state"] for each in report["snapshots"] for case in each["cases"] for cell in case["cells"]]
    assert states[0] == "answered"
    assert set(states[1:]) <= {"not asked", "in flight", "discarded"}
    with pytest.raises(FrozenError):
        so_far(asked_of(read_bank(folder), ["scripted"], budget=99), out)


def test_a_folder_of_results_says_what_it_is_of_and_where_that_was_read(folder: Path) -> None:
    result = put(folder, "scripted")
    found = read_frozen(result.folder)
    assert (found.kind, found.digest, found.source) == ("bank", result.report["digest"], folder)
    assert found.shown["minds"] == ["scripted"]
    with pytest.raises(FileError):
        read_frozen(folder)


# Claims, and keys -----------------------------------------------------------------------------------------------------


def test_claims_are_counted_beside_the_matrix_and_change_nothing_in_it(folder: Path) -> None:
    """It is a prototype and says so."""
    plain = {"says": "it is so", "about": None, "work": None, "count": None, "sources": []}
    made = [
        {**plain, "kind": "fact", "what": "fell", "about": "cat"},
        {**plain, "kind": "forecast", "what": None, "sources": ["m1", "e77"]},
    ]
    with ModelServer(says(chosen("accept", **{CLAIMS: made}))) as server:
        spec = model(server)
        result = put(folder, spec, claims=True)
    assert result.report["claims"]["note"] == PROTOTYPE
    assert PROTOTYPE in result.table
    counted = result.report["claims"]["byMind"][spec]
    assert counted == {"fact": {"contradicted": 2}, "forecast": {"not scored": 2}}
    jsonschema.validate(result.report, schema_of("bank-report"), jsonschema.Draft202012Validator)
    cell = cells(result)["of-ann"]
    assert (cell["wellFormed"], cell["grounded"]) == (True, True)
    assert cell["claims"][1]["unknownSources"] == ["e77"]
    assert lines(result.folder / "matrix.csv")[0]["facts_contradicted"] == "1"


def test_without_claims_a_report_has_none(folder: Path) -> None:
    result = put(folder, "scripted")
    assert "claims" not in result.report
    assert PROTOTYPE not in result.table


def test_no_key_is_in_anything_written(folder: Path) -> None:
    with ModelServer(says(KEY)) as server:
        result = put(folder, model(server))
        assert KEY in server.seen[0].raw.decode()
    written = [path for path in result.folder.rglob("*") if path.is_file()]
    assert len(written) >= 4
    assert not [path for path in written if KEY.encode() in path.read_bytes()]
