"""Step: the decisions one after the other, each with what it is and what it follows from."""

from __future__ import annotations

import re

import pytest
from PySide6.QtTest import QSignalSpy

from concordui.lab.analysis import Analysis
from concordui.lab.document import read
from concordui.lab.editor import Editor
from concordui.lab.focus import Focus
from concordui.lab.step import StepPlayer
from concordui.lab.step_strip import StepStrip
from concordui.lab.step_words import step_sentence
from engine.anatolia.library import library
from engine.anatolia.orders import Hold
from helpers.hands import click, nameless
from helpers.lab_cases import CUT

POSITIONS = {position.id: position for position in library()}


def sentences(case: object) -> list[str]:
    position = read(case)[0]
    analysis = Analysis.of(position.board, position.units, position.entries())
    return [step_sentence(analysis, index) for index in range(len(analysis.explanation.order))]


def test_every_decision_of_the_library_says_what_it_is_and_names_only_earlier_ones() -> None:
    for position in POSITIONS.values():
        for number, text in enumerate(sentences(position.case), 1):
            what, _, basis = text.partition(" This follows from ")
            assert what.endswith("."), text
            assert basis == "the orders alone." or re.match(r"decisions? \d", basis), text
            assert all(int(other) < number for other in re.findall(r"(\d+) \(", basis)), text
            assert "{" not in text


def test_a_support_that_is_cut_is_decided_before_the_attack_that_it_was_to_stop() -> None:
    assert sentences(CUT) == [
        "Nobody attacks Mysia: its support for Apameia → Aizanoi stands. This follows from the orders alone.",
        "Gordion attacks Kotiaion: its support for Aizanoi is cut. This follows from the orders alone.",
        "Gordion → Kotiaion bounces, 1 against 1. This follows from the orders alone.",
        "Apameia → Aizanoi gets in, 2 against 1, and dislodges Aizanoi."
        " This follows from decisions 1 (Mysia) and 2 (Kotiaion).",
        "Aizanoi is dislodged, 2 against 1. This follows from decision 4 (Apameia).",
    ]


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("a-swap-bounces", "Kotiaion and Gordion meet head-on: Kotiaion bounces, 1 against 1; Gordion bounces"),
        ("three-units-turn-round", "Aizanoi, Kotiaion and Synnada go round: each gets the place of the next"),
        ("unless-the-supporter-is-dislodged", "Gordion dislodges Synnada, 2 against 1: its support for"),
        ("support-must-match-the-order", "but Kotiaion was ordered otherwise: that helps nobody"),
        ("a-friendly-attack-does-not-cut", "Aizanoi, which attacks Synnada, is of its own power"),
        ("no-cut-from-the-attacked-province", "Gordion attacks Synnada from where the support is aimed"),
        ("two-orders-for-one-unit", "The order of Kotiaion is refused, so it holds: it is not attacked"),
        ("no-power-dislodges-its-own-unit", "bounces: its own power's unit is in the way"),
    ],
)
def test_each_kind_of_decision_has_its_sentence(position: str, said: str) -> None:
    assert said in " ".join(sentences(POSITIONS[position].case))


@pytest.fixture
def editor(qapp) -> Editor:
    return Editor(read(CUT)[0])


def test_the_play_goes_decision_by_decision_and_stays_within_them(editor: Editor) -> None:
    player = StepPlayer(editor)
    changed = QSignalSpy(player.changed)
    assert (player.at, player.decided, player.title, player.sentence) == (None, None, "5 decisions", "")
    player.back()
    assert player.at is None
    player.next()
    assert (player.at, player.title) == (0, "Decision 1 of 5")
    player.next()
    assert player.decided == {"D", "N"}
    assert player.current == ("N",)
    player.last()
    assert player.decided == set(editor.analysis.units)
    player.next()
    assert (player.at, player.has_next, player.has_back) == (4, False, True)
    player.first()
    player.back()
    assert (player.at, player.has_back) == (0, False)
    player.stop()
    assert player.at is None
    assert changed.count() == 5


def test_a_head_to_head_is_one_decision(qapp) -> None:
    player = StepPlayer(Editor(read(POSITIONS["a-swap-bounces"].case)[0]))
    player.next()
    assert (player.count, set(player.current), player.title) == (1, {"N", "S"}, "Decision 1 of 1")


def test_an_edit_ends_the_play(editor: Editor) -> None:
    player = StepPlayer(editor)
    player.last()
    editor.apply(editor.position.give(Hold("S")), "Gordion holds")
    assert player.at is None
    editor.apply(editor.position.__class__(editor.position.board), "nothing")
    player.next()
    player.last()
    assert (player.count, player.at) == (0, None)


def test_the_strip_says_the_decision_leads_to_the_reasons_and_ends_the_play(editor, dressed, qtbot) -> None:
    player, focus = StepPlayer(editor), Focus()
    strip = StepStrip(player, focus)
    qtbot.addWidget(strip)
    assert not strip.isVisible()
    player.next()
    assert strip.isVisible()
    assert strip.words.accessibleName() == player.sentence
    assert nameless(strip) == []
    click(strip.why)
    assert focus.unit == "D"
    click(strip.cross)
    assert player.at is None
    assert not strip.isVisible()
