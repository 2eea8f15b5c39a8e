"""Words for what happened: every reason, every ending."""

from __future__ import annotations

from typing import get_args

import pytest

from concordui.match.result_panel import headline
from concordui.match.telling import fallback_light, fallback_text, log_lines, result_reason, result_text
from engine.anatolia.events import FellBack, SaveFailed
from engine.errors import FileError
from engine.seats.protocol import Reason

CENTRES = {"Lydia": 13, "Caria": 5, "Galatia": 5}


def result(winner=None, shared=(), reason="years", centres=CENTRES):
    return {"winner": winner, "shared": list(shared), "reason": reason, "year": 4, "centres": centres}


@pytest.mark.parametrize("reason", get_args(Reason))
@pytest.mark.parametrize("method", ["propose", "answer", "orders", "retreats", "builds", "init"])
def test_every_fall_back_has_its_reason_and_its_default_in_words(reason, method):
    event = FellBack(1, "Spring", "orders", "Cilicia", method, reason)
    text = fallback_text(event, "pirate")
    assert text.startswith("Cilicia (pirate) ")
    assert text.count(".") >= 2
    assert "{" not in text
    assert fallback_light(event).text


def test_a_majority_a_lead_a_shared_victory_and_an_empty_board_are_told():
    won = result("Lydia", reason="majority")
    assert result_text(won) == "Lydia wins in year 4 with 13 centres, a majority."
    assert result_reason(won) == "13 of 23 centres, a majority, in year 4."
    assert (headline(won, "Lydia"), headline(won, "Caria")) == ("You win", "Lydia wins")
    assert "the most centres, 13" in result_text(result("Lydia"))
    shared = result(shared=("Caria", "Galatia"))
    assert result_text(shared).startswith("Caria and Galatia share the victory with 5 centres each")
    assert (headline(shared, "Caria"), headline(shared, None)) == (
        "You share the victory",
        "Caria and Galatia share the victory",
    )
    assert headline(result(), None) == "Nobody wins"
    assert "Nobody" in result_text(result())
    assert "Nobody" in result_reason(result())


def test_a_save_that_failed_is_told_with_its_place():
    [said] = log_lines(SaveFailed(FileError("cannot write the file (disk full)", "/x/game.json", "make room")), {})
    assert said.tone == "danger"
    assert "/x/game.json" in said.text
