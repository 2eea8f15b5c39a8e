"""Saved games: the form of the file, every way in which one can be faulty, and the files of every version."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.anatolia.board import load_board, shipped_board
from engine.anatolia.game import Game
from engine.anatolia.record import GameRecord
from engine.anatolia.replay import verify
from engine.errors import FileError, RecordError
from helpers.games import small_board, units
from helpers.recorded import record_game

FIXTURES = sorted((Path(__file__).parents[2] / "fixtures" / "games").glob("v*.json"))


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_a_file_of_each_version_opens_for_ever(path: Path) -> None:
    record = GameRecord.load(path)
    assert record.version == int(path.stem[1 : path.stem.index("-")])
    assert verify(record) is None
    assert (record.result is not None) == path.stem.endswith("-finished")


def test_the_files_of_version_one_hold_deals_retreats_builds_and_fallbacks() -> None:
    record = GameRecord.load(FIXTURES[0])
    phases = {phase.phase for phase in record.phases}
    assert phases == {"negotiate-propose", "negotiate-answer", "orders", "retreats", "builds"}
    assert any(phase.fallbacks for phase in record.phases)


def test_saving_what_was_loaded_writes_the_same_bytes(tmp_path: Path) -> None:
    for path in FIXTURES:
        GameRecord.load(path).save(tmp_path / path.name)
        assert (tmp_path / path.name).read_bytes() == path.read_bytes()


def test_a_saved_game_has_the_contracts_keys_and_one_phase_a_line() -> None:
    _, record = record_game(seed=3, years=1)
    text = record.text()
    data = json.loads(text)
    assert list(data) == ["format", "version", "board", "seed", "maxYears", "seats", "phases", "result"]
    assert (data["format"], data["version"], data["board"]) == ("anatolia-game", 1, "anatolia")
    for phase in data["phases"]:
        assert list(phase) == ["year", "season", "phase", "submissions", "fallbacks", "digest"]
        assert len(phase["digest"]) == 64
    assert data["result"]["year"] == 1
    lines = [line.rstrip(",]") for line in text.splitlines() if line.startswith('{"year"')]
    assert [json.loads(line) for line in lines] == data["phases"]


def test_a_saved_game_round_trips(tmp_path: Path) -> None:
    game, record = record_game(seed=5, years=2)
    record.save(tmp_path / "game.json")
    again = GameRecord.load(tmp_path / "game.json")
    assert again.text() == record.text()
    assert again.result == game.result()


def test_the_text_grows_with_the_phases_added_between_two_saves() -> None:
    game = Game.create(small_board(), max_years=1)
    record = GameRecord.new(game.board, 0, 1, {})
    sizes = []
    while not game.finished():
        record.carry_out(game)
        data = json.loads(record.text())
        sizes.append(len(data["phases"]))
        assert data["result"] == game.result()
    assert sizes == list(range(1, len(sizes) + 1))


def test_keys_of_later_additions_are_kept_on_saving(tmp_path: Path) -> None:
    data = json.loads(FIXTURES[0].read_text(encoding="utf-8"))
    data["comment"] = {"by": "somebody"}
    data["seats"]["Lydia"]["name"] = "Ada"
    data["phases"][1]["seconds"] = 12.5
    data["phases"][0]["fallbacks"][0]["note"] = "late"
    (tmp_path / "game.json").write_text(json.dumps(data), encoding="utf-8")
    assert json.loads(GameRecord.load(tmp_path / "game.json").text()) == data


def test_a_game_on_another_board_keeps_the_board_itself(data: Path) -> None:
    for board in (small_board(), load_board(data / "classic_board.json")):
        record = GameRecord.new(board, 0, 1, {})
        again = GameRecord.from_json(json.loads(record.text()))
        assert again.load_board().adjacency == board.adjacency
        assert again.begin().spectator_state() == Game.create(board, max_years=1).spectator_state()


def test_a_game_with_a_setup_keeps_the_setup() -> None:
    setup = {"units": units("Red A X"), "owners": {"R1": "Red"}, "phase": "orders"}
    record = GameRecord.new(small_board(), 7, 2, {}, setup)
    setup["units"].clear()
    game = GameRecord.from_json(json.loads(record.text())).begin()
    assert [unit.at for unit in game.units()] == ["X"]
    assert (game.phase, game.seed) == ("orders", 7)


def test_the_shipped_board_is_kept_by_name() -> None:
    assert GameRecord.new(shipped_board(), 0, 1, {}).board == "anatolia"
    assert GameRecord.new(Game.create().board, 0, 1, {}).board == "anatolia"


# Faulty files


def text_of(record: GameRecord | None = None) -> str:
    return (record or record_game(seed=1, years=1)[1]).text()


def test_a_file_cut_anywhere_is_an_error_that_says_where(tmp_path: Path) -> None:
    text = FIXTURES[0].read_bytes()
    path = tmp_path / "cut.json"
    for end in [*range(0, 400, 7), *range(400, len(text) - 2, 997), len(text) - 2]:
        path.write_bytes(text[:end])
        with pytest.raises((RecordError, FileError)) as caught:
            GameRecord.load(path)
        assert str(path) in caught.value.where
        assert "\n" not in str(caught.value)


def test_a_file_that_is_absent_or_no_text_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "noise.json").write_bytes(b"\xff\xfe\x00{")
    for path in (tmp_path / "absent.json", tmp_path, tmp_path / "noise.json"):
        with pytest.raises(FileError):
            GameRecord.load(path)


def test_a_file_nested_too_deeply_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "deep.json").write_text("[" * 100_000, encoding="utf-8")
    with pytest.raises(RecordError):
        GameRecord.load(tmp_path / "deep.json")


@pytest.mark.parametrize("name", ["NaN", "Infinity", "-Infinity"])
def test_a_number_that_json_does_not_have_is_an_error(name: str, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(text_of().replace('"maxYears": 1', f'"maxYears": 1, "x": {name}'))
    with pytest.raises(RecordError, match="damaged"):
        GameRecord.load(tmp_path / "game.json")


@pytest.mark.parametrize("data", [[], 3, None, {}, {"format": "arena-log", "version": 1}], ids=str)
def test_another_kind_of_file_is_named_as_such(data: Any) -> None:
    with pytest.raises(RecordError, match="not a saved game"):
        GameRecord.from_json(data)


def test_a_file_of_a_newer_version_asks_to_update() -> None:
    """Whatever else it holds, which this version can't know."""
    for rest in ({}, {"seats": 3, "phases": {"1": []}}):
        with pytest.raises(RecordError) as caught:
            GameRecord.from_json({"format": "anatolia-game", "version": 2, **rest}, "game.json")
        assert "newer Concord" in caught.value.what
        assert "update" in caught.value.remedy
        assert caught.value.where == "game.json"


def put(path: str, value: Any) -> Callable[[Any], None]:
    def change(data: Any) -> None:
        *way, last = [int(part) if part.isdecimal() else part for part in path.split("/")]
        for part in way:
            data = data[part]
        if value is ...:
            del data[last]
        else:
            data[last] = value

    return change


WRONG_FORMS: dict[str, tuple[Callable[[Any], None], str]] = {
    "version as text": (put("version", "1"), "version"),
    "version nought": (put("version", 0), "version"),
    "no version": (put("version", None), "version"),
    "board as number": (put("board", 5), "board"),
    "no seed": (put("seed", ...), "seed"),
    "seed below nought": (put("seed", -1), "seed"),
    "seed past 32 bits": (put("seed", 2**32), "seed"),
    "seed as text": (put("seed", "1"), "seed"),
    "seed as truth": (put("seed", True), "seed"),
    "no years": (put("maxYears", 0), "maxYears"),
    "setup as list": (put("setup", []), "setup"),
    "seats as list": (put("seats", []), "seats"),
    "a seat of no kind": (put("seats/Lydia", {"kind": "ghost"}), "seats.Lydia"),
    "a bot without id": (put("seats/Phrygia/kind", "bot"), "seats.Phrygia.id"),
    "phases as object": (put("phases", {}), "phases"),
    "a phase of no name": (put("phases/3/phase", "war"), "phases[3].phase"),
    "a season of no name": (put("phases/3/season", "Winter"), "phases[3].season"),
    "a year as text": (put("phases/3/year", "1"), "phases[3].year"),
    "submissions as list": (put("phases/0/submissions", []), "phases[0].submissions"),
    "a fallback of no reason": (
        put("phases/0/fallbacks", [{"power": "Lydia", "method": "init", "reason": "laziness"}]),
        "phases[0].fallbacks[0].reason",
    ),
    "a digest that is none": (put("phases/2/digest", "abc"), "phases[2].digest"),
    "a digest that is absent": (put("phases/2/digest", ...), "phases[2].digest"),
    "a result as text": (put("result", "won"), "result"),
}


@pytest.mark.parametrize(("change", "place"), WRONG_FORMS.values(), ids=WRONG_FORMS.keys())
def test_a_value_of_the_wrong_form_is_named_with_its_place(change: Callable[[Any], None], place: str) -> None:
    data = json.loads(text_of())
    change(data)
    with pytest.raises(RecordError) as caught:
        GameRecord.from_json(data, "game.json")
    assert caught.value.where.startswith(f"game.json: {place}: ") or f": {place}" in caught.value.where
    assert "\n" not in str(caught.value)


MISFITS: dict[str, tuple[Callable[[Any], None], str]] = {
    "a board that is not shipped": (put("board", "atlantis"), "board"),
    "a faulty board inside": (put("board", {"provinces": []}), "board."),
    "a seat of no power": (put("seats/Rome", {"kind": "human"}), "seats.Rome"),
    "a faulty setup": (put("setup", {"phase": "war"}), "setup.phase"),
}


@pytest.mark.parametrize(("change", "place"), MISFITS.values(), ids=MISFITS.keys())
def test_parts_that_do_not_fit_each_other_are_named(change: Callable[[Any], None], place: str) -> None:
    data = json.loads(text_of())
    change(data)
    with pytest.raises(RecordError) as caught:
        GameRecord.from_json(data).begin()
    assert caught.value.where.startswith(place)
    assert "\n" not in str(caught.value)


def test_a_failed_save_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    _, record = record_game(seed=1, years=1)
    record.save(path)
    before = path.read_bytes()

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    record.phases.pop()
    with pytest.raises(FileError, match="No space left"):
        record.save(path)
    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]


def test_a_save_to_an_impossible_place_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(FileError):
        record_game(seed=1, years=1)[1].save(tmp_path / "file" / "game.json")


def test_an_order_that_utf8_cannot_say_is_saved_and_loaded_all_the_same(tmp_path: Path) -> None:
    game = Game.create(small_board(), max_years=1, setup={"phase": "orders"})
    record = GameRecord.new(game.board, 0, 1, {}, {"phase": "orders"})
    assert game.submit("Red", [{"unit": "R1", "type": "move", "dest": "\ud800"}]) == {"ok": True}
    record.carry_out(game)
    record.save(tmp_path / "game.json")
    again = GameRecord.load(tmp_path / "game.json")
    assert again.phases[0].submissions["Red"][0]["dest"] == "\ud800"
    assert verify(again) is None


def test_submissions_are_recorded_after_validation() -> None:
    """Refused ones leave no trace, ignored keys are gone, and nobody else's payload is touched."""
    game = Game.create(small_board(), max_years=1)
    record = GameRecord.new(game.board, 0, 1, {})
    game.submit("Red", [{"to": "Green", "type": "peace", "terms": {}, "why": "x" * 1000}])
    game.submit("Green", [{"to": "Green", "type": "peace", "terms": {}}])
    record.carry_out(game, [{"power": "Green", "method": "propose", "reason": "invalid", "detail": "private"}])
    assert record.phases[0].submissions == {"Red": [{"to": "Green", "type": "peace", "terms": {}}]}
    assert json.loads(record.text())["phases"][0]["fallbacks"] == [
        {"power": "Green", "method": "propose", "reason": "invalid"}
    ]
