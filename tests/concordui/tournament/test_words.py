"""What the page of the tournaments says."""

from __future__ import annotations

import pytest

from concordui.time_left import left_text
from concordui.tournament.words import faults_text, games_text, outcome_text

SEATS = {"Lydia": "Mine", "Caria": "house.hold", "Galatia": "Mine"}


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (None, ""),
        (0.0, "less than a minute left"),
        (59.0, "less than a minute left"),
        (60.0, "1 minute left"),
        (150.0, "2 minutes left"),
        (3600.0, "1 h 0 min left"),
        (9000.0, "2 h 30 min left"),
    ],
)
def test_the_time_left_is_said_as_finely_as_it_is_known(seconds: float | None, text: str) -> None:
    assert left_text(seconds) == text


def test_games_are_counted() -> None:
    assert games_text(3, 8) == "3 of 8 games played"
    assert games_text(8, 8) == "8 games played"
    assert games_text(1, 1) == "1 game played"


def test_a_winner_is_named_by_entrant_and_power_and_several_share() -> None:
    assert outcome_text({"winner": "Lydia", "shared": []}, SEATS) == "Mine as Lydia"
    shared = {"winner": None, "shared": ["Caria", "Galatia"]}
    assert outcome_text(shared, SEATS) == "Shared: house.hold as Caria, Mine as Galatia"


def test_fallbacks_are_counted_by_entrant_and_reason() -> None:
    faults = [
        {"power": power, "reason": reason}
        for power, reason in (("Lydia", "timeout"), ("Galatia", "timeout"), ("Caria", "exception"))
    ]
    assert faults_text(faults, SEATS) == "Mine: 2 times timeout, house.hold: exception"
    assert faults_text([], SEATS) == ""
