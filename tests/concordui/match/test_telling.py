"""Words for what happened: every reason, every ending."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from concordui.match.history import moments_of
from concordui.match.resolution_panel import moment_rows
from concordui.match.result_panel import headline
from concordui.match.telling import (
    adjustment_reason,
    fallback_light,
    fallback_text,
    log_lines,
    result_reason,
    result_text,
    retreat_reason,
)
from engine.anatolia.events import FellBack, SaveFailed
from engine.anatolia.game import Game
from engine.errors import FileError
from engine.seats.protocol import Reason
from helpers import games
from helpers.seasons import army, clash

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


@pytest.mark.parametrize(
    ("to", "words"),
    [
        ("D", "It was dislodged from Apameia. Open to it: Mysia, Pergamon and Smyrna."),
        (None, "It was dislodged from Apameia. Open to it: Mysia, Pergamon and Smyrna. It chose none, or met another"),
    ],
)
def test_a_retreat_says_by_whom_and_what_was_open(to, words):
    units = {"Lydia": "G H", "Caria": "L-G, H S L-G"}
    start = [army("Lydia", "G"), army("Caria", "L"), army("Caria", "H")]
    game = Game.create(seed=1, max_years=2, setup={"units": start, "phase": "orders"})
    [gone] = games.play(game, **units).dislodged()
    games.play(game, Lydia={"G": to})
    [retreat] = game.position().seasons[-1].retreats
    assert retreat_reason(game.board, gone, retreat).startswith(words)


def test_a_unit_that_had_nowhere_to_go_says_so():
    game = clash()
    [gone] = game.dislodged()
    games.play(game, Lydia={"G": None})
    [retreat] = game.position().seasons[-1].retreats
    nowhere = replace(gone, options=())
    told = "It was dislodged from Apameia, and no place was open to it."
    assert retreat_reason(game.board, nowhere, retreat) == told


def test_a_build_says_how_many_centres_and_units_there_were():
    game = Game.create(seed=1, max_years=2, setup={"phase": "orders", "year": 1, "season": "Autumn"})
    games.play(game, Lydia=[{"unit": "G", "type": "move", "dest": "H"}])
    games.to_phase(game, "builds")
    games.play(game, Lydia=[{"type": "army", "at": "G"}])
    moment = moments_of(game.position().seasons)[-1]
    [built] = moment.record.adjustments
    assert adjustment_reason(moment.record, built) == "Lydia had 4 centres and 3 units."
    [row] = moment_rows(game.board, moment, contested_only=False)
    assert row.text == "Army built in Sardis"
