"""A spec is checked at the border: one clear line with the place in the file (`contract: tournament`)."""

from __future__ import annotations

import pytest

from engine.anatolia.tournament.plan import load_plan
from engine.anatolia.tournament.spec import read_spec, spec_of
from engine.errors import BoardError, BotError, ConcordError, FileError, TournamentError
from helpers.tournaments import write_bots

GOOD = 'entrants = ["house.hold", "house.random"]\n'


@pytest.fixture
def spec(tmp_path):
    """`spec(text)` writes it to a file of that text."""

    def write(text: str):
        path = tmp_path / "spec.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_an_entrant_is_its_bot_alone_or_a_table(spec):
    read = read_spec(spec('entrants = ["house.hold", {bot = "house.random", name = "Chance", seats = 2}]\n'))
    assert [(e.bot, e.name, e.seats) for e in read.entrants] == [("house.hold", None, 1), ("house.random", "Chance", 2)]


def test_tables_of_entrants_may_be_written_one_after_the_other(spec):
    read = read_spec(spec('[[entrants]]\nbot = "house.hold"\n[[entrants]]\nbot = "house.random"\n'))
    assert [e.bot for e in read.entrants] == ["house.hold", "house.random"]


FAULTS = [
    ("no TOML", 'years = 3\nentrants = ["a"\nx = 1', "this is no TOML|no TOML", "line 3"),
    ("no TOML at its end", 'entrants = ["a"', "no TOML", "its end"),
    ("a key twice", "years = 1\nyears = 2\n", "no TOML", "line 2"),
    ("an unknown key", GOOD + "rounds = 3\n", "not known", "rounds"),
    (
        "an unknown key of an entrant",
        'entrants = [{bot = "house.hold", weight = 2}]\n',
        "not known",
        "entrants[1].weight",
    ),
    ("no entrants", "years = 3\n", "missing", "entrants"),
    ("an empty list of entrants", "entrants = []\n", "at least 1", "entrants"),
    ("an entrant without bot", 'entrants = ["house.hold", {name = "x"}]\n', "missing", "entrants[2].bot"),
    ("zero games", GOOD + "games = 0\n", "greater than or equal to 1", "games"),
    ("zero years", GOOD + "years = 0\n", "greater than or equal to 1", "years"),
    ("games that are no number", GOOD + 'games = "many"\n', "integer", "games"),
    ("half a game", GOOD + "games = 1.5\n", "integer", "games"),
    ("a negative seed", GOOD + "seed = -1\n", "greater than or equal to 0", "seed"),
    ("a seed past 32 bits", GOOD + "seed = 4294967296\n", "less than", "seed"),
    ("both kinds of seeds", GOOD + "seed = 1\nseeds = [1]\n", "not both", "spec.toml"),
    ("a seed twice", GOOD + "seeds = [1, 2, 1]\n", "twice", "spec.toml"),
    ("no seats", 'entrants = [{bot = "house.hold", seats = 0}]\n', "greater than or equal to 1", "entrants[1].seats"),
    ("a name of blanks", 'entrants = [{bot = "house.hold", name = " "}]\n', "printable", "entrants[1].name"),
    ("no processes", GOOD + "processes = 0\n", "greater than or equal to 1", "processes"),
    ("an unknown bot", 'entrants = ["house.hold", "house.nobody"]\n', "no such bot", "entrants[2]"),
    ("two dots in an id", 'entrants = ["house..hold"]\n', "no bot's id", "entrants[1]"),
    ("upper case in an id", 'entrants = ["House.Hold"]\n', "no bot's id", "entrants[1]"),
    ("a slash", 'entrants = ["house/hold"]\n', "no bot file", "entrants[1]"),
    ("a way out of the folder", 'entrants = ["../house.hold"]\n', "no bot file", "entrants[1]"),
    ("a file that is none", 'entrants = ["mine.py"]\n', "no such file", "entrants[1]"),
    ("upper case in a file's name", 'entrants = ["./My.py"]\n', "small letters", "entrants[1]"),
    (
        "an entrant twice",
        'entrants = ["house.hold", "house.random", "house.hold"]\n',
        "takes part twice",
        "entrants[3]",
    ),
    (
        "one name twice",
        'entrants = ["house.hold", {bot = "house.random", name = "house.hold"}]\n',
        "twice",
        "entrants[2]",
    ),
    ("no such board", GOOD + 'board = "atlantis"\n', "no such board", "board"),
    ("the same game twice", 'entrants = ["house.hold"]\nseeds = [1]\ngames = 2\n', "the same game", "games"),
]


@pytest.mark.parametrize(("text", "what", "where"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS])
def test_a_faulty_spec_is_refused_with_what_and_where(spec, text, what, where):
    path = spec(text)
    with pytest.raises(ConcordError) as refused:
        load_plan(path)
    error = refused.value
    assert isinstance(error, TournamentError | BotError | FileError)
    assert any(part in error.what for part in what.split("|")), error
    assert where in error.where, error
    assert str(path) in error.where, error
    assert "\n" not in str(error)
    assert error.remedy


def test_a_file_that_cannot_be_read_is_said(tmp_path):
    with pytest.raises(FileError, match="cannot read"):
        read_spec(tmp_path / "none.toml")
    (tmp_path / "latin.toml").write_bytes(b"name = '\xe9'")
    with pytest.raises(FileError, match="UTF-8"):
        read_spec(tmp_path / "latin.toml")


@pytest.mark.parametrize("depth", [5_000])
def test_a_spec_nested_past_reason_is_refused(spec, depth):
    with pytest.raises(TournamentError):
        read_spec(spec("x = " + "[" * depth))


def test_two_files_with_one_id_are_refused_by_name(spec, tmp_path):
    one, other = write_bots(tmp_path / "a", "mine.py") + write_bots(tmp_path / "b", "mine.py")
    with pytest.raises(BotError, match="two bot files have the id mine") as refused:
        load_plan(spec(f'entrants = [{{bot = "{one}", name = "A"}}, {{bot = "{other}", name = "B"}}]\n'))
    assert "entrants[2]" in refused.value.where
    assert one in refused.value.where
    assert other in refused.value.where


def test_a_file_with_the_id_of_a_house_bot_is_refused(spec, tmp_path):
    [twin] = write_bots(tmp_path / "a", "house.hold.py")
    with pytest.raises(BotError, match=r"two bot files have the id house\.hold"):
        load_plan(spec(f'entrants = ["{twin}"]\n'))


def test_a_faulty_board_is_refused_with_its_own_faults(spec, tmp_path):
    (tmp_path / "board.json").write_text('{"provinces": []}', encoding="utf-8")
    with pytest.raises(BoardError) as refused:
        load_plan(spec(GOOD + 'board = "board.json"\n'))
    assert "spec.toml, board" in refused.value.what


def test_paths_in_a_spec_start_at_its_file(spec, tmp_path, monkeypatch):
    write_bots(tmp_path / "bots", "mine.py")
    path = spec('entrants = ["bots/mine.py", "house.hold"]\n')
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    plan = load_plan(path)
    assert plan.entrants[0].bot.path == tmp_path / "bots" / "mine.py"
    assert plan.spec.entrants[0].bot == str(tmp_path / "bots" / "mine.py")


def test_one_bot_may_take_part_under_two_names(spec):
    plan = load_plan(spec('entrants = ["house.hold", {bot = "house.hold", name = "Again"}]\n'))
    assert [entrant.name for entrant in plan.entrants] == ["house.hold", "Again"]


def test_a_spec_without_games_has_one_balanced_round_a_seed(spec):
    assert len(load_plan(spec(GOOD)).games) == 2
    assert len(load_plan(spec(GOOD + "seeds = [4, 9, 2]\n")).games) == 6
    assert load_plan(spec(GOOD + "games = 4\n"), games=6).spec.games == 6


def test_the_name_is_the_files_unless_said(spec):
    assert load_plan(spec(GOOD)).name == "spec"
    assert load_plan(spec(GOOD + 'name = "Spring cup"\n')).name == "Spring cup"


def test_values_of_a_form_are_refused_the_same_way():
    with pytest.raises(TournamentError, match="the form, games"):
        spec_of({"entrants": ["house.hold"], "games": 0}, "the form")
