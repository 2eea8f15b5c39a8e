"""`contract: concord adjudicate`: cases in, answers out, line by line."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from engine.anatolia.adjudicator import adjudicate
from engine.anatolia.board import Unit, shipped_board
from engine.anatolia.cases import read_case
from engine.anatolia.explanation import adjudicate_explained
from engine.anatolia.minimal_changes import minimal_changes

pytestmark = pytest.mark.sampled(3)

ARMY = {"power": "Lydia", "type": "army", "at": "G"}
FRONT = {
    "id": "front",
    "units": [
        {"power": "Phrygia", "type": "army", "at": "M"},
        {"power": "Lydia", "type": "army", "at": "L"},
        {"power": "Lydia", "type": "army", "at": "D"},
    ],
    "orders": {
        "Lydia": [
            {"unit": "L", "type": "move", "dest": "M"},
            {"unit": "D", "type": "support", "target": "L", "targetDest": "M"},
        ]
    },
}
GRAPH = {
    "provinces": [
        {"id": i, "type": "land", "coastal": False, "sc": False, "home": None} for i in ("ONE", "TWO", "THREE")
    ],
    "adjacency": {"ONE": ["TWO"], "TWO": ["ONE", "THREE"], "THREE": ["TWO"]},
}


def lines(*cases: object) -> str:
    return "".join(json.dumps(case) + "\n" for case in cases)


def test_an_answer_is_what_the_adjudicator_says_of_the_case(concord):
    [answer] = concord("adjudicate", "-", stdin=lines(FRONT)).lines
    board = shipped_board()
    units = [Unit(u["power"], u["type"], u["at"]) for u in FRONT["units"]]
    assert answer == {"id": "front", **adjudicate(board, units, FRONT["orders"]).to_json()}
    assert [d["at"] for d in answer["dislodged"]] == ["M"]


def test_answers_come_one_a_line_in_the_order_of_the_cases(concord):
    ran = concord("adjudicate", stdin=lines(*({"id": n, "units": [ARMY]} for n in range(20))))
    assert ran.status == 0
    assert [answer["id"] for answer in ran.lines] == list(range(20))


def test_a_file_is_read_like_stdin(concord, tmp_path):
    path = tmp_path / "cases.jsonl"
    path.write_text(lines(FRONT, FRONT), encoding="utf-8")
    assert concord("adjudicate", path).out == concord("adjudicate", "-", stdin=lines(FRONT, FRONT)).out


def test_one_case_may_be_laid_out_over_lines(concord, tmp_path):
    path = tmp_path / "case.json"
    path.write_text(json.dumps(FRONT, indent=2), encoding="utf-8")
    assert concord("adjudicate", path).out == concord("adjudicate", "-", stdin=lines(FRONT)).out


def test_laid_out_cases_and_lines_may_follow_each_other(concord):
    text = (
        json.dumps(FRONT, indent=2)
        + "\n\n"
        + lines({"id": 2, "units": []})
        + json.dumps({"id": 3, "units": []}, indent=1)
    )
    assert [answer["id"] for answer in concord("adjudicate", stdin=text).lines] == ["front", 2, 3]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"units": None}, "units"),
        ({"units": [ARMY, 7]}, "units[1]"),
        ({"units": [{**ARMY, "power": "Rome"}]}, "units[0].power"),
        ({"units": [{**ARMY, "type": "wing"}]}, "units[0].type"),
        ({"units": [{**ARMY, "type": []}]}, "units[0].type"),
        ({"units": [{**ARMY, "at": "?"}]}, "units[0].at"),
        ({"units": [{**ARMY, "at": {}}]}, "units[0].at"),
        ({"units": [{**ARMY, "at": "a"}]}, "units[0].at"),
        ({"units": [ARMY, {**ARMY, "type": "fleet"}]}, "units[1].at"),
        ({"board": "atlantis"}, "board"),
        ({"board": 7}, "board"),
        ({"board": {"provinces": []}}, "board.provinces"),
        ({"board": {**GRAPH, "adjacency": {"ONE": ["FOUR"]}}}, "board.adjacency.ONE[0]"),
    ],
)
def test_a_faulty_case_says_where_and_the_rest_of_the_stream_still_runs(concord, change, where):
    faulty = {"id": "bad", "units": [ARMY], **change}
    ran = concord("adjudicate", stdin=lines(faulty, FRONT))
    assert ran.status == 1
    assert ran.err == ""
    error, answer = ran.lines
    assert error["id"] == "bad"
    assert error["error"]["where"] == where
    assert error["error"]["what"]
    assert answer["id"] == "front"


@pytest.mark.parametrize(
    "line",
    [
        b"nope",
        b"{",
        b'{"id": 1,',
        b'{"units": [',
        b"\xff\xfe",
        b'"text"',
        b"[]",
        b"null",
        b"[" * 100_000,
        b"1" * 5000,
        b"NaN",
        b'{"id": 1e999, "units": []}',
        b'{"id": ' + b"[" * 900 + b"]" * 900 + b', "units": []}',
    ],
)
def test_a_line_that_is_no_case_is_a_faulty_case(concord, line):
    ran = concord("adjudicate", stdin=line + b"\n" + lines(FRONT, FRONT).encode())
    assert ran.status == 1
    error, *answers = ran.lines
    assert set(error) == {"id", "error"}
    assert [answer["id"] for answer in answers] == ["front", "front"]


@pytest.mark.parametrize(
    "orders",
    [
        None,
        "attack",
        {"Lydia": "attack"},
        {"Lydia": [7]},
        {"Lydia": [{"unit": "L", "type": "fly"}]},
        {"Rome": [{"unit": "L", "type": "move", "dest": "M"}]},
        {"Lydia": [{"unit": "L", "type": "move", "dest": "?"}]},
    ],
)
def test_faults_of_orders_are_holds_and_never_a_faulty_case(concord, orders):
    ran = concord("adjudicate", stdin=lines({**FRONT, "orders": orders}))
    assert ran.status == 0
    [answer] = ran.lines
    assert {entry["type"] for entry in answer["resolution"]} == {"hold"}
    assert answer["dislodged"] == []


def test_a_board_in_the_case_has_the_powers_that_units_orders_and_homes_name(concord):
    case = {
        "board": GRAPH,
        "units": [{"power": "Red", "type": "army", "at": "ONE"}, {"power": "Blue", "type": "army", "at": "THREE"}],
        "orders": {
            "Red": [{"unit": "ONE", "type": "move", "dest": "TWO"}],
            "Blue": [{"unit": "THREE", "type": "move", "dest": "TWO"}],
        },
    }
    [answer] = concord("adjudicate", stdin=lines(case)).lines
    assert answer["standoffs"] == ["TWO"]
    assert {entry["outcome"] for entry in answer["resolution"]} == {"bounce"}


def test_a_case_without_an_id_is_answered_with_null(concord):
    [answer] = concord("adjudicate", stdin=lines({"units": []})).lines
    assert answer["id"] is None


def test_any_id_comes_back_as_it_was(concord):
    ids = [0, "Θ", None, [1, {"a": 2}], {"k": True}, 1.5, "\ud800"]
    answers = concord("adjudicate", stdin=lines(*({"id": i, "units": []} for i in ids))).lines
    assert [answer["id"] for answer in answers] == ids


def test_the_keys_of_the_lab_are_ignored(concord):
    kept = {"title": "x", "owners": {"G": "Lydia"}, "expect": {"G": "hold"}}
    assert (
        concord("adjudicate", stdin=lines({**FRONT, **kept})).lines == concord("adjudicate", stdin=lines(FRONT)).lines
    )


def test_a_program_can_hold_a_conversation(root, tmp_path):
    """Each answer is there before the next case is sent."""
    command = [sys.executable, "-m", "engine.cli", "adjudicate", "-"]
    env = {**os.environ, "PYTHONPATH": str(root)}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=tmp_path, env=env) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number in range(3):
            process.stdin.write(lines({"id": number, "units": [ARMY]}).encode())
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
            for cut in (b'{"id": 7, "units": [\n', b'{"id": 7,\n', b"{\n", b"\xff\n"):
                process.stdin.write(cut)
                process.stdin.flush()
                assert "error" in json.loads(process.stdout.readline())
        process.stdin.close()
        assert process.wait(60) == 1


def test_a_reader_that_goes_away_is_no_traceback(root, tmp_path):
    command = [sys.executable, "-m", "engine.cli", "adjudicate", "-"]
    env = {**os.environ, "PYTHONPATH": str(root)}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, cwd=tmp_path, env=env, **pipes) as process:
        process.stdout.close()
        process.stdin.write(lines(FRONT).encode())
        process.stdin.close()
        assert process.wait(60) == 1
        assert process.stderr.read() == b""


def test_explain_adds_the_reasons_to_each_answer(concord):
    plain = concord("adjudicate", "-", stdin=lines(FRONT, FRONT)).lines
    explained = concord("adjudicate", "--explain", "-", stdin=lines(FRONT, FRONT)).lines
    units = [Unit(u["power"], u["type"], u["at"]) for u in FRONT["units"]]
    _, reasons = adjudicate_explained(shipped_board(), units, FRONT["orders"])
    assert explained == [{**answer, "explanation": reasons.to_json()} for answer in plain]
    assert explained[0]["explanation"]["units"]["M"]["facts"][-1] == {
        "kind": "dislodged",
        "by": "L",
        "strength": 2,
        "against": 1,
    }


def test_what_if_lists_the_fewest_changes_of_other_orders(concord):
    [answer] = concord("adjudicate", "--what-if", "L", "-", stdin=lines(FRONT)).lines
    case = read_case({**FRONT, "whatIf": "L"})
    assert answer["whatIf"] == minimal_changes(case, "L").to_json()
    assert answer["whatIf"]["unit"] == "L"
    assert answer["whatIf"]["wanted"] is None
    assert {found["outcome"] for found in answer["whatIf"]["answers"]} == {"bounce"}
    [wanted] = concord("adjudicate", "--what-if", "L=bounce", "-", stdin=lines(FRONT)).lines
    assert wanted["whatIf"] == {**answer["whatIf"], "wanted": "bounce"}


def test_a_case_may_ask_itself_and_let_the_unit_change_its_own_order(concord):
    cases = ({**FRONT, "whatIf": "L"}, {**FRONT, "whatIf": "L", "whatIfOwn": True}, FRONT)
    kept, own, plain = concord("adjudicate", stdin=lines(*cases)).lines
    units = [
        {change["order"]["unit"] for found in a["whatIf"]["answers"] for change in found["changes"]}
        for a in (kept, own)
    ]
    assert "L" not in units[0]
    assert "L" in units[1]
    assert "whatIf" not in plain


@pytest.mark.parametrize(
    ("asked", "where", "what"),
    [
        ({"whatIf": "Q"}, "whatIf", "no unit stands at 'Q'"),
        ({"whatIf": "Q=bounce"}, "whatIf", "no unit stands at 'Q'"),
        ({"whatIf": "L=victory"}, "whatIf", "'victory' is no outcome"),
        ({"whatIf": 3}, "whatIf", "not a number"),
        ({"whatIf": "L", "whatIfOwn": 1}, "whatIfOwn", "not a number"),
    ],
)
def test_a_question_about_what_is_not_there_is_a_faulty_case(concord, asked, where, what):
    ran = concord("adjudicate", stdin=lines({**FRONT, **asked}, FRONT))
    assert ran.status == 1
    assert ran.lines[0]["id"] == "front"
    assert ran.lines[0]["error"]["where"] == where
    assert what in ran.lines[0]["error"]["what"]
    assert ran.lines[1]["id"] == "front"
    assert "error" not in ran.lines[1]


def test_the_questions_of_the_command_line_are_checked_case_by_case(concord):
    ran = concord("adjudicate", "--what-if", "D=success", "-", stdin=lines(FRONT, {"id": 2, "units": [ARMY]}))
    assert ran.status == 1
    assert ran.lines[0]["whatIf"]["answers"] == [{"changes": [], "outcome": "success"}]
    assert ran.lines[1] == {"id": 2, "error": {"where": "whatIf", "what": "no unit stands at 'D'"}}


def test_a_faulty_case_has_no_reasons(concord):
    ran = concord("adjudicate", "--explain", "-", stdin=lines({"id": 1}, FRONT))
    assert ran.status == 1
    assert ["explanation" in answer for answer in ran.lines] == [False, True]


def test_orders_of_a_power_that_cannot_be_named_are_no_fault_of_a_board_in_the_case(concord):
    ran = concord("adjudicate", stdin=lines({"units": [], "board": GRAPH, "orders": {"\ud800": [], "": []}}))
    assert (ran.status, ran.lines[0]["resolution"]) == (0, [])
