"""Code agents in a commons: what they are asked with, what is kept of them, and every way in which they fail."""

from __future__ import annotations

import pytest

from engine.commons.answers import MAX_ACTIONS, MAX_MEMORY, check_decide, check_talk
from engine.commons.log import LogWriter, line_of, read_log
from engine.commons.replay import go_on, open_arena_log, replayed, resumable, verify
from engine.commons.scenario import arena_plan
from engine.errors import BotError
from engine.rng import rng
from engine.seats.protocol import Answer
from engine.seats.scripted import ScriptedSeat
from helpers.agents import errors_of, records_of, requests_of, run, runner_of, scenario_of
from helpers.bots import QUICK

pytestmark = pytest.mark.sampled(3)

COUNTING = {
    ".py": """
        def talk(obs, memory):
            return {"actions": [{"type": "say", "text": "hear"}], "memory": [*(memory or []), "talk"]}

        def decide(obs, memory):
            return {"harvest": obs["turn"], "memory": [*memory, obs["me"]]}
    """,
    ".js": """
        module.exports = {
          talk: (obs, memory) => ({ actions: [{ type: 'say', text: 'hear' }], memory: [...(memory ?? []), 'talk'] }),
          decide: (obs, memory) => ({ harvest: obs.turn, memory: [...memory, obs.me] }),
        };
    """,
}
LUCKY = {
    ".py": "import random as r\ndef talk(*_):\n    r.random()\ndef decide(obs, memory):\n    return r.random()\n",
    ".js": "exports.talk = () => { Math.random(); };\nexports.decide = () => Math.random();\n",
}


def dedented(source):
    lines = source.strip("\n").split("\n")
    margin = len(lines[0]) - len(lines[0].lstrip())
    return "\n".join(line[margin:] for line in lines) + "\n"


@pytest.mark.parametrize("ending", [".py", ".js"])
def test_an_agent_talks_and_decides_with_observation_and_memory_and_the_memory_is_part_of_the_log(tmp_path, ending):
    source = scenario_of(tmp_path, {"a": dedented(COUNTING[ending])}, ending)
    records = records_of(tmp_path, source)
    assert requests_of(records, "a") == [1, 2]
    assert [record["memory"] for record in records] == [{"a": ["talk", "a"]}, {"a": ["talk", "a", "talk", "a"]}]
    assert records[0]["talk"] == [{"round": 1, "playerId": "a", "type": "say", "text": "hear"}]
    assert errors_of(records, "a") == [None, None]


@pytest.mark.parametrize(
    ("ending", "source"),
    [
        (
            ".py",
            "def talk(obs):\n    return []\ndef decide(obs, memory):\n    return 1\n",
        ),
        (
            ".py",
            "class Bot:\n  def talk(self, obs):\n    return []\n  def decide(self, obs):\n    return 1\n",
        ),
        (".js", "exports.talk = (obs) => [];\nexports.decide = (obs, memory) => 1;\n"),
    ],
)
def test_an_agent_may_leave_out_the_arguments_that_it_has_no_use_for(tmp_path, ending, source):
    """`commons: An arena's turn`: ``talk(obs)`` and ``decide(obs, memory)``."""
    records = records_of(tmp_path, scenario_of(tmp_path, {"a": source}, ending))
    assert errors_of(records, "a") == [None, None]
    assert requests_of(records, "a") == [1, 1]


def test_the_random_stream_of_a_question_follows_from_seed_turn_round_and_player_alone_in_both_languages(tmp_path):
    found = {}
    for ending in LUCKY:
        source = scenario_of(tmp_path, {"a": LUCKY[ending], "b": LUCKY[ending]}, ending, seed=7)
        records = records_of(tmp_path, source)
        found[ending] = {name: requests_of(records, name) for name in ("a", "b")}
    assert found[".py"] == found[".js"]
    draws = [draw for name in ("a", "b") for draw in found[".py"][name]]
    assert len(set(draws)) == 4
    assert all(0 <= draw < 1 for draw in draws)
    seat = ScriptedSeat(lambda call: [] if call.method == "talk" else 0)
    runner = runner_of(arena_plan(source, "of a test"), tmp_path)
    runner._seats = {"a": ScriptedSeat([]), "b": seat}
    run(runner)
    seeds = [call.state["seed"] for call in seat.calls if call.method == "decide"]
    assert [rng(seed)() for seed in seeds] == found[".py"]["b"], "nothing else was drawn from it, before or elsewhere"


FAULTS = {
    "raises": ("def decide(obs, memory):\n    raise KeyError('stok')\n", "decide: exception"),
    "talk-raises": (
        "def talk(obs, memory):\n    return 1 / 0\ndef decide(obs, memory):\n    return 1\n",
        "talk: exception",
    ),
    "exits": ("import os\ndef decide(obs, memory):\n    os._exit(3)\n", "decide: crash"),
    "floods": ("def decide(obs, memory):\n    return 'x' * 9_000_000\n", "decide: oversize"),
    "negative": (
        "def decide(obs, memory):\n    return -1\n",
        "decide: invalid: harvest: -1 is not a finite number, 0 or more",
    ),
    "infinite": ("def decide(obs, memory):\n    return float('inf')\n", "decide: uncloneable: inf is not JSON"),
    "textual": ("def decide(obs, memory):\n    return 'much'\n", "decide: invalid: harvest: 'much' is no number"),
    "nothing": ("def decide(obs, memory):\n    pass\n", "decide: invalid: nothing was returned"),
    "empty": ("def decide(obs, memory):\n    return {}\n", "decide: invalid: harvest: the answer holds none"),
    "true": ("def decide(obs, memory):\n    return True\n", "decide: invalid: harvest: True is no number"),
    "undecided": ("def talk(obs, memory):\n    return []\n", "init: load-error"),
    "unreadable": ("def decide(obs, memory)\n", "init: load-error"),
    "hoarder": (
        "def decide(obs, memory):\n    return {'harvest': 1, 'memory': 'x' * 20_000}\n",
        "decide: invalid: memory: 20002 characters; 16384 at most",
    ),
    "chatty": (
        "def talk(obs, memory):\n    return [{'type': 'say'}] * 21\ndef decide(obs, memory):\n    return 1\n",
        "talk: invalid: actions: 21 actions in one round; 20 at most",
    ),
    "caller": (
        "import socket\ndef decide(obs, memory):\n    socket.socket()\n    return 1\n",
        "decide: forbidden",
    ),
}


def test_every_fault_of_an_agent_harvests_nothing_with_its_reason_in_the_record_and_harms_nobody_else(tmp_path):
    """`commons: An arena's turn`: "A player that throws or overruns harvests 0 and the record says why"."""
    source = scenario_of(tmp_path, {name: code for name, (code, _) in FAULTS.items()}, turns=2)
    log = tmp_path / "log.jsonl"
    runner = runner_of(arena_plan(source, "of a test"), tmp_path, log)
    told = []
    runner.mourn = lambda player, method, answer: told.append((player, method, answer.reason))
    records = run(runner)
    for name, (_, error) in FAULTS.items():
        assert errors_of(records, name) == [error, error], name
        assert requests_of(records, name) == [0.0, 0.0], name
        assert (name, *error.split(": ")[:2]) in told
    assert requests_of(records, "z") == [2.0, 2.0]
    assert [record["harvest"] for record in records] == [2.0, 2.0]
    assert set(runner.memories.values()) == {None}, "a memory that is refused leaves the one before"
    assert all("talk" not in record for record in records), "of too many actions none is done"
    assert verify(*open_arena_log(log)) is None


SCRIPTED_FAULTS = {
    "throws": ("exports.decide = () => { throw new Error('x'); };", "decide: exception"),
    "negative": ("exports.decide = () => -1;", "decide: invalid: harvest: -1 is not a finite number, 0 or more"),
    "infinite": ("exports.decide = () => 1 / 0;", "decide: uncloneable: Infinity is not JSON"),
    "undecided": ("exports.talk = () => [];", "init: load-error"),
    "hoarder": (
        "exports.decide = () => ({ harvest: 1, memory: 'x'.repeat(20000) });",
        "decide: invalid: memory: 20002 characters; 16384 at most",
    ),
    "chatty": (
        "exports.talk = () => Array(21).fill({ type: 'say', text: 'x' }); exports.decide = () => 1;",
        "talk: invalid: actions: 21 actions in one round; 20 at most",
    ),
    "floods": ("exports.decide = () => 'x'.repeat(9e6);", "decide: oversize"),
}


@pytest.mark.full
def test_the_faults_of_agents_in_javascript_are_those_in_python(tmp_path):
    source = scenario_of(tmp_path, {name: code for name, (code, _) in SCRIPTED_FAULTS.items()}, ".js")
    records = records_of(tmp_path, source)
    for name, (_, error) in SCRIPTED_FAULTS.items():
        assert errors_of(records, name) == [error, error], name
    assert [record["harvest"] for record in records] == [2.0, 2.0]


@pytest.mark.parametrize(("ending", "code"), [
    (".py", "def decide(obs, memory):\n    while True:\n        pass\n"),
    pytest.param(".js", "exports.decide = () => { for (;;); };", marks=pytest.mark.full),
])  # fmt: skip
def test_an_agent_that_hangs_past_its_deadline_is_gone_and_so_is_its_process(tmp_path, ending, code):
    records = records_of(tmp_path, scenario_of(tmp_path, {"a": code}, ending, turns=3), deadlines=QUICK)
    assert errors_of(records, "a") == ["decide: timeout"] * 3
    assert requests_of(records, "a") == [0.0] * 3
    assert requests_of(records, "z") == [2.0] * 3


def test_an_agent_need_not_talk_and_may_say_nothing(tmp_path):
    sources = {
        "mute": "def decide(obs, memory):\n    return 1\n",
        "shy": "def talk(obs, memory):\n    pass\n\ndef decide(obs, memory):\n    return 1\n",
    }
    logs = tmp_path / "logs"
    records = records_of(tmp_path, scenario_of(tmp_path, sources), logs=logs)
    assert [errors_of(records, name) for name in sources] == [[None, None], [None, None]]
    assert [path.read_text("utf-8") for path in logs.iterdir()] == ["", ""]


def test_what_agents_print_and_why_they_fail_is_in_their_logs_and_not_in_the_record(tmp_path):
    code = "def decide(obs, memory):\n    print('my', obs['stock'])\n    raise ValueError(obs['me'])\n"
    records = records_of(tmp_path, scenario_of(tmp_path, {"a": code}, turns=1), logs=tmp_path / "logs")
    written = (tmp_path / "logs" / "a.log").read_text("utf-8")
    assert "my 500.0" in written
    assert "ValueError: a" in written
    assert "ValueError" not in str(records)


def test_a_single_bad_action_is_refused_in_the_record_and_costs_nothing_else(tmp_path):
    code = """
        def talk(obs, memory):
            return [{"type": "shout"}, 7, {"type": "say", "text": ""}, {"type": "say", "text": "well"}]

        def decide(obs, memory):
            return 1
    """
    (record, _) = records_of(tmp_path, scenario_of(tmp_path, {"a": dedented(code)}))
    assert [("refused" in entry, entry.get("text")) for entry in record["talk"]] == [
        (True, None), (True, None), (True, None), (False, "well"),
    ]  # fmt: skip
    assert requests_of([record], "a") == [1]


@pytest.mark.parametrize("ending", [".py", ".js"])
def test_the_helper_says_what_a_pact_would_and_the_least_cap(tmp_path, ending):
    code = {
        ".py": """
            import commons_engine
            def talk(obs, memory):
                if obs["turn"] == 1:
                    caps = [{"type": "pledge", "terms": {"type": "harvest_cap", "maxHarvest": cap}} for cap in (3, 2.5)]
                    return {"actions": caps, "memory": commons_engine.limit(obs)}
            def decide(obs, memory):
                terms = {"type": commons_engine.PACT_TERM_TYPES[0], "maxHarvest": 2}
                said = [commons_engine.breach(3, terms), commons_engine.breach(2, terms)]
                return {"harvest": commons_engine.limit(obs), "memory": [memory, said, commons_engine.rng(5)()]}
        """,
        ".js": """
            exports.talk = (obs) => {
              const terms = [3, 2.5].map((maxHarvest) => ({ type: 'harvest_cap', maxHarvest }));
              const caps = terms.map((each) => ({ type: 'pledge', terms: each }));
              return obs.turn === 1 ? { actions: caps, memory: CommonsEngine.limit(obs) } : null;
            };
            exports.decide = (obs, memory) => {
              const terms = { type: CommonsEngine.PACT_TERM_TYPES[0], maxHarvest: 2 };
              const said = [CommonsEngine.breach(3, terms), CommonsEngine.breach(2, terms)];
              return { harvest: CommonsEngine.limit(obs), memory: [memory, said, CommonsEngine.rng(5)()] };
            };
        """,
    }
    (record,) = records_of(tmp_path, scenario_of(tmp_path, {"a": dedented(code[ending])}, ending, turns=1))
    assert requests_of([record], "a") == [2.5]
    assert record["memory"] == {"a": [None, ["harvested 3.000 > cap 2.000", None], rng(5)()]}


def test_an_agent_that_is_not_there_or_a_person_is_refused_before_anything_runs(tmp_path):
    source = scenario_of(tmp_path, {"a": ""})
    (tmp_path / "a.py").unlink()
    with pytest.raises(BotError, match=r"no such file: .*a\.py"):
        runner_of(arena_plan(source, "of a test"), tmp_path)
    plan = arena_plan({**source, "players": [{"id": "a", "human": True}]}, "of a test")
    with pytest.raises(BotError, match="can't play here: player a"):
        runner_of(plan, tmp_path)


def test_an_agent_that_joins_later_is_seated_and_one_that_leaves_is_asked_no_more(tmp_path):
    source = scenario_of(tmp_path, {"late": "def decide(obs, memory):\n    return obs['turn']\n"}, turns=4)
    newcomer = source["players"].pop(0)
    source["perturbations"] = [
        {"type": "player_join", "atTurn": 1, "payload": {"player": newcomer}},
        {"type": "player_leave", "atTurn": 3, "target": {"playerIds": ["late"]}},
    ]
    assert requests_of(records_of(tmp_path, source), "late") == [2, 3]


# Going on with a run ------------------------------------------------------------------------------------------------


MIXED = {
    "crashes": "import os\ndef decide(obs, memory):\n    return 1 if obs['turn'] < 3 else os._exit(1)\n",
    "forgets": (
        "def decide(obs, memory):\n    kept = 'x' if obs['turn'] == 1 else None\n"
        "    return {'harvest': 1 if memory else 2, 'memory': kept}\n"
    ),
    "lucky": LUCKY[".py"],
}


@pytest.fixture
def whole(tmp_path):
    """A run of four turns: its plan and its log."""
    meta = [{"id": "warden", "type": "governance_agent", "sanction": "sanction", "payload": {"fine": 1}}]
    breaker = {"id": "y", "strategy": "pact_breaker", "cap": 2.0, "appetite": 0.5}
    source = scenario_of(tmp_path, MIXED, turns=4, metaAgents=meta, seed=3)
    source["players"].append(breaker)
    plan = arena_plan(source, "of a test")
    run(runner_of(plan, tmp_path, tmp_path / "whole.jsonl"))
    return plan, (tmp_path / "whole.jsonl").read_bytes()


def test_a_run_with_agents_that_is_cut_after_any_turn_goes_on_to_the_same_bytes(whole, tmp_path):
    """An agent that was lost stays lost, memories are given back, draws are those of their turn."""
    plan, data = whole
    lines = data.splitlines(keepends=True)
    for kept in (1, 2, 4):  # the header; a turn; the turn in which an agent was lost
        path = tmp_path / "cut.jsonl"
        path.write_bytes(b"".join(lines[:kept]) + lines[kept][:9])
        log = resumable(path, plan)
        runner = runner_of(plan, tmp_path)
        go_on(runner, log)
        runner.writer = LogWriter(path, keep=log.whole)
        run(runner)
        assert path.read_bytes() == data, kept


def test_log_to_replay_to_log_is_the_identity_with_agents_and_meta_agents(whole, tmp_path):
    plan, data = whole
    (tmp_path / "whole.jsonl").write_bytes(data)
    log = read_log(tmp_path / "whole.jsonl", "arena-log")
    again = [line_of(log.head)]
    for entry, played in replayed(log, plan.arena()):
        left = {"memory": entry["memory"]} if "memory" in entry else {}
        again.append(line_of({**(played or entry), **left}))
    assert b"".join(again) == data


# Answers ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", [0, 2.5, {"harvest": 0}, {"harvest": 3, "memory": {"deep": [1]}, "note": "mine"}])
def test_a_harvest_is_a_number_alone_or_in_an_object(answer):
    assert check_decide(answer) is None


@pytest.mark.parametrize("answer", [-0.1, "2", True, None, [], {}, {"harvest": None}, float("nan"), float("inf")])
def test_what_is_no_harvest_is_refused_with_its_place(answer):
    refusal = check_decide(answer)
    assert refusal is not None
    assert refusal.where == "harvest"


def test_actions_are_so_many_and_memories_so_long_at_most():
    assert check_talk([{}] * MAX_ACTIONS) is None
    assert check_talk({"memory": 1}) is None
    assert check_talk({"actions": 3}).where == "actions"
    assert check_talk([{}] * (MAX_ACTIONS + 1)).where == "actions"
    assert check_decide({"harvest": 1, "memory": "x" * (MAX_MEMORY - 2)}) is None
    assert check_decide({"harvest": 1, "memory": "x" * (MAX_MEMORY - 1)}).where == "memory"


def test_a_seat_that_ends_without_a_reason_is_gone(tmp_path):
    source = scenario_of(tmp_path, {"a": ""})
    runner = runner_of(arena_plan(source, "of a test"), tmp_path)
    runner._seats = {"a": ScriptedSeat(lambda call: Answer(gone=True))}
    assert errors_of(run(runner), "a") == ["talk: gone", "talk: gone"]
