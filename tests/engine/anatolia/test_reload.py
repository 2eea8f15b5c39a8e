"""*Reload bot*: a bot's author changes the file, and the match goes on with it (`anatolia: Bots`)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.anatolia.board import shipped_board
from engine.anatolia.events import Diverged, FellBack, MatchEvent, PhaseBegan, Reloaded, SeatChanged
from engine.anatolia.match import Match
from engine.anatolia.record import GameRecord
from engine.anatolia.replay import verify
from engine.anatolia.resume import new_match, resume_match
from engine.errors import BotError
from engine.seats.bot_seat import BotSeat
from helpers.bots import lives, run, until, write_bot

pytestmark = pytest.mark.sampled(2)

POWERS = shipped_board().powers
HOLDS = "def orders(state):\n    return []\n"
EXITS = "import os\ndef orders(state):\n    os._exit(1)\n"
COUNTS = """
asked = []
def orders(state):
    asked.append(state["season"])
    assert len(asked) == 2 * state["year"] - (state["season"] == "Spring"), asked
    return [state["legalOrders"][unit][0] for unit in state["legalOrders"]]
"""


class Author:
    """Plays a match with the bot at Lydia's seat, and rewrites and reloads it when a phase begins."""

    def __init__(self, folder: Path, source: str, years: int = 2) -> None:
        self.bot = write_bot(folder, source, "mine")
        self.path = folder / "game.json"
        self.events: list[MatchEvent] = []
        self.at: dict[tuple[int, str, str], Callable[[], None]] = {}
        specs = dict.fromkeys(POWERS, "house.hold") | {"Lydia": str(self.bot.path)}
        self.match: Match = new_match(specs, max_years=years, path=self.path, observe=self.observe)

    def observe(self, event: MatchEvent) -> None:
        self.events.append(event)
        if isinstance(event, PhaseBegan):
            now = event.position
            self.at.pop((now.year, now.season, now.phase), lambda: None)()

    def reload_with(self, source: str) -> Callable[[], None]:
        def change() -> None:
            self.bot.path.write_text(source, encoding="utf-8")
            self.match.reload("Lydia")

        return change

    def reloaded(self) -> list[Reloaded]:
        return [event for event in self.events if isinstance(event, Reloaded)]

    def fallbacks(self) -> list[tuple[int, str, str, str]]:
        return [
            (event.year, event.season, event.method, event.reason)
            for event in self.events
            if isinstance(event, FellBack) and event.reason != "missing"
        ]


def interrupt() -> None:
    """End the match that is running, where it stands."""
    task = asyncio.current_task()
    assert task is not None
    task.cancel()


def test_a_reloaded_bot_plays_from_the_next_phase_on_and_has_been_given_the_match_so_far(tmp_path: Path) -> None:
    author = Author(tmp_path, HOLDS)
    author.at[(2, "Spring", "negotiate-answer")] = author.reload_with(COUNTS)
    run(author.match.run())
    assert author.reloaded() == [Reloaded(2, "Spring", "orders", "Lydia", changed=2)]
    assert author.fallbacks() == []
    record = GameRecord.load(author.path)
    submitted = [len(phase.submissions["Lydia"]) for phase in record.phases if phase.phase == "orders"]
    assert submitted == [0, 0, 3, 3]
    assert [(p.year, p.season, p.phase) for p in record.phases if p.reloads] == [(2, "Spring", "orders")]
    assert verify(record) is None


def test_a_bot_whose_worker_was_gone_is_back_after_a_reload(tmp_path: Path) -> None:
    author = Author(tmp_path, EXITS)
    author.at[(1, "Autumn", "negotiate-propose")] = author.reload_with(HOLDS)
    run(author.match.run())
    assert author.fallbacks() == [(1, "Spring", "orders", "crash")]
    assert author.reloaded() == [Reloaded(1, "Autumn", "negotiate-answer", "Lydia", changed=1)]
    last = [event.light for event in author.events if isinstance(event, SeatChanged) and event.power == "Lydia"][-1]
    assert not last.gone
    assert all("Lydia" in phase.submissions for phase in author.match.record.phases[-2:] if phase.phase == "orders")


def test_the_old_worker_ends_when_the_new_one_takes_its_seat(tmp_path: Path) -> None:
    author = Author(tmp_path, HOLDS, years=1)
    pids: list[int | None] = []

    def note() -> None:
        seat = author.match.seats["Lydia"]
        assert isinstance(seat, BotSeat)
        pids.append(seat.pid)

    def change() -> None:
        note()
        author.reload_with(COUNTS)()

    author.at[(1, "Spring", "negotiate-propose")] = change
    author.at[(1, "Spring", "orders")] = note
    run(author.match.run())
    old, new = pids
    assert old is not None
    assert new is not None
    assert old != new
    run(until(lambda: not lives(old) and not lives(new)))


@pytest.mark.thinned(2)
@pytest.mark.parametrize(
    ("source", "fault"),
    [("def orders(state:\n", (1, "Autumn", "init", "load-error")), (EXITS, (1, "Autumn", "orders", "crash"))],
)
def test_a_file_that_fails_when_it_is_loaded_anew_is_a_fallback_and_the_match_goes_on(
    source: str, fault: tuple[int, str, str, str], tmp_path: Path
) -> None:
    author = Author(tmp_path, HOLDS, years=1)
    author.at[(1, "Autumn", "negotiate-propose")] = author.reload_with(source)
    result = run(author.match.run())
    assert author.fallbacks() == [fault]
    assert result["reason"] == "years"


@pytest.mark.full
def test_after_a_resume_a_reloaded_bot_is_compared_only_with_what_it_answered_itself(tmp_path: Path) -> None:
    author = Author(tmp_path, EXITS)
    author.at[(1, "Autumn", "negotiate-propose")] = author.reload_with(COUNTS)
    author.at[(2, "Autumn", "negotiate-propose")] = interrupt
    with pytest.raises(asyncio.CancelledError):
        run(author.match.run())
    events: list[MatchEvent] = []
    match = resume_match(author.path, observe=events.append)
    run(match.run())
    assert not any(isinstance(event, Diverged) for event in events)
    assert match.record is not None
    assert [len(p.submissions.get("Lydia", ())) for p in match.record.phases if p.phase == "orders"] == [0, 3, 3, 3]


def test_the_saved_game_names_the_file_that_was_loaded_last(tmp_path: Path) -> None:
    author = Author(tmp_path, HOLDS, years=1)
    before = author.match.record.seats["Lydia"].sha256
    author.at[(1, "Spring", "negotiate-propose")] = author.reload_with(COUNTS)
    run(author.match.run())
    assert GameRecord.load(author.path).seats["Lydia"].sha256 not in ("", before)


def test_reloading_says_what_is_wrong_and_changes_nothing(tmp_path: Path) -> None:
    author = Author(tmp_path, HOLDS, years=1)
    said: list[str] = []

    def remove() -> None:
        author.bot.path.unlink()
        with pytest.raises(BotError) as caught:
            author.match.reload("Lydia")
        said.append(caught.value.what)

    author.at[(1, "Spring", "negotiate-propose")] = remove
    run(author.match.run())
    assert said
    assert author.reloaded() == []
    assert author.fallbacks() == []


def test_a_person_is_not_reloaded() -> None:
    match = new_match(dict.fromkeys(POWERS, "house.hold") | {"Caria": "human"})
    with pytest.raises(BotError, match="no bot plays this seat"):
        match.reload("Caria")
    with pytest.raises(BotError, match="no bot plays this seat"):
        match.reload("Atlantis")
