"""`contract: concord schema`: a schema for every kind, and a minimal example of each that it accepts."""

from __future__ import annotations

import json
import tomllib

import jsonschema
import pytest

from engine.anatolia.board import build_board
from engine.anatolia.cases import answer, read_case
from engine.anatolia.record import GameRecord
from engine.anatolia.replay import replay, verify
from engine.cli.boards import board_json
from engine.resources import ASSETS
from engine.schemas import KINDS, schema_of

pytestmark = pytest.mark.sampled(3)

EXAMPLES = ASSETS / "examples"


def example(kind: str):
    path = EXAMPLES / f"{kind}.json"
    if path.exists():
        return json.loads(path.read_text(encoding="utf-8"))
    return tomllib.loads(path.with_suffix(".toml").read_text(encoding="utf-8"))


def accepts(kind: str, value: object) -> bool:
    return jsonschema.Draft202012Validator(schema_of(kind)).is_valid(value)


def test_every_kind_has_one_example_and_every_example_a_kind():
    assert {path.stem for path in EXAMPLES.iterdir()} == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_the_schema_is_one_and_accepts_the_example(kind):
    schema = schema_of(kind)
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(example(kind), schema, jsonschema.Draft202012Validator)


@pytest.mark.parametrize("kind", KINDS)
def test_the_command_prints_the_schema(concord, kind):
    ran = concord("schema", kind)
    assert (ran.status, ran.err) == (0, "")
    assert json.loads(ran.out) == schema_of(kind)


def test_list_names_every_kind_with_a_sentence(concord):
    lines = concord("schema", "--list").out.splitlines()
    assert [line.split()[0] for line in lines] == list(KINDS)
    assert all(line.endswith(".") and len(line.split()) > 3 for line in lines)


ASKED_FOR = {"answer": ("explanation", "whatIf")}
"""What stands in an example only because it was asked for."""


@pytest.mark.parametrize("kind", ["state", "spectator", "result", "answer", "map", "game"])
def test_a_schema_refuses_what_lacks_a_field(kind):
    value = example(kind)
    for key in value:
        refused = not accepts(kind, {k: v for k, v in value.items() if k != key})
        assert refused == (key not in ASKED_FOR.get(kind, ())), key


@pytest.mark.parametrize("kind", ["state", "spectator", "result", "answer", "map"])
def test_a_schema_refuses_a_field_that_is_none(kind):
    assert not accepts(kind, {**example(kind), "surprise": 1})


def test_the_schema_of_proposals_knows_the_exact_terms():
    [peace] = example("proposals")
    assert accepts("proposals", [peace] * 6)
    assert not accepts("proposals", [peace] * 7)
    assert not accepts("proposals", [{**peace, "terms": {"target": "East"}}])
    assert not accepts("proposals", [{**peace, "type": "war"}])


def test_the_schemas_accept_a_game_on_the_shipped_board(saved_game):
    record = json.loads(saved_game.read_text(encoding="utf-8"))
    assert accepts("game", record)
    assert accepts("result", record["result"])
    game = replay(GameRecord.load(saved_game))
    assert accepts("spectator", game.spectator_state())
    assert accepts("state", game.bot_state("Lydia"))


def test_the_examples_are_what_the_program_makes():
    assert example("answer") == answer(read_case(example("case")), explain=True)
    assert example("map") == board_json(build_board(example("board")))
    record = GameRecord.load(EXAMPLES / "game.json")
    assert verify(record) is None
    assert record.result == example("result")
    game = replay(record, (1, "Spring", "orders"))
    assert game.bot_state("West") == example("state")
    assert game.spectator_state() == example("spectator")


@pytest.mark.full
def test_every_line_of_an_event_log_is_an_event(concord, tmp_path):
    log = tmp_path / "events.jsonl"
    seats = [part for power in ("Phrygia", "Lydia", "Caria") for part in ("--seat", f"{power}=house.hold")]
    others = [part for power in ("Bithynia", "Galatia", "Cilicia") for part in ("--seat", f"{power}=house.random")]
    assert concord("play", *seats, *others, "--years", 1, "--log", log).status == 0
    for line in log.read_text(encoding="utf-8").splitlines():
        jsonschema.validate(json.loads(line), schema_of("event"), jsonschema.Draft202012Validator)
