"""The past as moments: each season's orders, then its retreats and adjustments where there were any."""

from __future__ import annotations

import pytest

from concordui.match.history import Stage, Timeline, moments_of, promises_shown, short_name
from engine.anatolia.chronicle import SeasonRecord
from engine.anatolia.outcomes import Adjustment, Resolution, Retreat
from engine.anatolia.promises import Promise, PromiseOutcome


def season(year, name, retreats=(), adjustments=(), promises=()):
    return SeasonRecord(year, name, (), {}, Resolution((), (), (), ()), retreats, adjustments, (), {}, promises)


RETREAT = (Retreat("Lydia", "G", "H"),)
BUILD = (Adjustment("Lydia", "G", "army", True),)
SEASONS = (season(1, "Spring"), season(1, "Autumn", RETREAT, BUILD), season(2, "Spring"))


def shown(timeline):
    return None if timeline.shown is None else (timeline.shown.label, timeline.shown.stage)


def test_a_season_has_a_moment_for_each_phase_that_changed_the_map():
    assert [(moment.label, moment.stage) for moment in moments_of(SEASONS)] == [
        ("S1", Stage.ORDERS),
        ("A1", Stage.ORDERS),
        ("A1", Stage.RETREATS),
        ("A1", Stage.BUILDS),
        ("S2", Stage.ORDERS),
    ]


def test_the_slider_steps_from_now_into_the_past_and_back():
    timeline = Timeline().grown(SEASONS)
    assert shown(timeline) is None
    timeline = timeline.step(-1)
    assert shown(timeline) == ("S2", Stage.ORDERS)
    assert shown(timeline.step(-1)) == ("A1", Stage.BUILDS)
    assert shown(timeline.step(1)) is None
    assert shown(timeline.step(1).step(1)) is None
    assert shown(timeline.go(0).step(-1)) == ("S1", Stage.ORDERS)


def test_a_season_is_found_by_its_number():
    timeline = Timeline().grown(SEASONS)
    assert shown(timeline.season(2)) == ("S2", Stage.ORDERS)
    assert shown(timeline.season(7)) is None


def test_what_is_shown_stays_shown_while_the_match_goes_on():
    timeline = Timeline().grown(SEASONS[:1]).step(-1)
    assert shown(timeline.grown(SEASONS)) == ("S1", Stage.ORDERS)
    timeline = Timeline().grown((*SEASONS[:1], season(1, "Autumn"))).step(-1)
    assert shown(timeline.grown(SEASONS)) == ("A1", Stage.ORDERS)


@pytest.mark.parametrize(("viewer", "everything", "count"), [("Lydia", False, 2), ("Caria", False, 3), (None, True, 3)])
def test_own_promises_and_broken_ones_are_shown(viewer, everything, count):
    peace = Promise("p1", "Caria", "Galatia", "peace", {})
    promises = (
        PromiseOutcome(peace, 1, "Spring", False),
        PromiseOutcome(peace, 1, "Spring", True),
        PromiseOutcome(Promise("p2", "Lydia", "Caria", "peace", {}), 1, "Spring", True),
    )
    assert len(promises_shown(season(1, "Spring", promises=promises), viewer, everything)) == count


def test_with_nobody_at_a_shared_screen_only_broken_promises_are_shown():
    peace = Promise("p1", "Caria", "Galatia", "peace", {})
    record = season(
        1, "Spring", promises=(PromiseOutcome(peace, 1, "Spring", True), PromiseOutcome(peace, 1, "Spring", False))
    )
    assert [outcome.kept for outcome in promises_shown(record, None, False)] == [False]


def test_a_season_has_a_short_name():
    assert short_name("Autumn", 12) == "A12"
