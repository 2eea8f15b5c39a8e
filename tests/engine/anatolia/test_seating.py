"""Who sits where: from what a person names to seats and to what a saved game keeps of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.anatolia.board import shipped_board
from engine.anatolia.seating import build_seats, seat_record
from engine.errors import BotError
from engine.rng import Mulberry32, init_seed, worker_seed
from engine.seats.bot_seat import BotSeat
from engine.seats.human_seat import HumanSeat
from helpers.bots import call, run, write_bot

POWERS = shipped_board().powers
DRAWS = "import random\n\ndef orders(state):\n    return [random.random()]\n"


def holding(**specs: str) -> dict[str, str]:
    return {power: specs.get(power, "house.hold") for power in POWERS}


def test_people_and_bots_get_their_seats_in_board_order(tmp_path: Path) -> None:
    bot = write_bot(tmp_path, DRAWS, "mine")
    seats, records = build_seats(shipped_board(), holding(Lydia="human", Caria=str(bot.path)), 7)
    assert tuple(seats) == tuple(records) == POWERS
    assert isinstance(seats["Lydia"], HumanSeat)
    assert records["Lydia"] == {"kind": "human"}
    assert isinstance(seats["Caria"], BotSeat)
    assert records["Caria"] == {
        "kind": "bot",
        "id": "mine",
        "language": "python",
        "sha256": bot.sha256,
        "path": str(bot.path),
    }
    assert set(records["Phrygia"]) == {"kind", "id", "language", "sha256"}, "a house bot is found by its id"


def test_each_seat_draws_from_the_stream_of_its_power(tmp_path: Path) -> None:
    bot = write_bot(tmp_path, DRAWS, "mine")
    seats, _ = build_seats(shipped_board(), dict.fromkeys(POWERS, str(bot.path)), 2026)

    async def first_draw(power: str) -> object:
        seat = seats[power]
        try:
            assert await seat.open() is None
            return (await seat.ask(call())).payload
        finally:
            await seat.close()

    for index in (0, 5):
        expected = Mulberry32(worker_seed(init_seed(2026, index))).random()
        assert run(first_draw(POWERS[index])) == [expected]


def test_two_bots_of_one_id_from_different_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    one, two = (write_bot(tmp_path / name, DRAWS, "same") for name in "ab")
    with pytest.raises(BotError, match="two bot files have the id same"):
        build_seats(shipped_board(), holding(Lydia=str(one.path), Caria=str(two.path)), 0)


@pytest.mark.parametrize(
    ("specs", "what"),
    [
        (holding() | {"Rome": "house.hold"}, "there is no power 'Rome'"),
        (dict.fromkeys(POWERS[1:], "house.hold"), f"nobody plays {POWERS[0]}"),
        (holding(Lydia="nobody"), "there is no such bot: nobody"),
        (holding(Lydia="nobody.py"), "there is no such file"),
    ],
)
def test_faulty_specs_are_refused_with_what_to_do(specs: dict[str, str], what: str) -> None:
    with pytest.raises(BotError, match=what):
        build_seats(shipped_board(), specs, 0)


def test_logs_are_kept_one_a_seat(tmp_path: Path) -> None:
    bot = write_bot(tmp_path, "def orders(state):\n    print('thinking')\n    raise ValueError('no')\n", "mine")
    logs = tmp_path / "logs"
    seats, _ = build_seats(shipped_board(), holding(Lydia=str(bot.path)), 0, log_folder=logs)

    async def scenario() -> None:
        seat = seats["Lydia"]
        assert await seat.open() is None
        assert (await seat.ask(call())).reason == "exception"
        await seat.close()

    run(scenario())
    [log] = logs.iterdir()
    assert log.name == f"{POWERS.index('Lydia')}-lydia-mine.log"
    text = log.read_text(encoding="utf-8")
    assert text.startswith("thinking\n[orders: exception] ")
    assert "ValueError: no" in text


def test_a_bot_in_a_searched_folder_is_kept_without_its_path(tmp_path: Path) -> None:
    bot = write_bot(tmp_path, DRAWS, "mine")
    assert "path" not in seat_record(bot, [tmp_path])
    assert seat_record(bot, [])["path"] == str(bot.path)
