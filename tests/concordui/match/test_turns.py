"""Whose secrets may be on the screen."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from concordui.match.turns import Turns


def test_a_lone_person_always_looks_and_acts_when_asked():
    turns = Turns.of(["Lydia"])
    assert turns.viewer == "Lydia"
    assert turns.acting is None
    turns = turns.ask("Lydia")
    assert (turns.acting, turns.next) == ("Lydia", None)
    turns = turns.sent("Lydia")
    assert (turns.acting, turns.viewer) == (None, "Lydia")
    assert turns.phase().viewer == "Lydia"


def test_several_pass_the_screen_on_in_map_order_and_each_confirms_first():
    turns = Turns.of(["Phrygia", "Lydia"]).ask("Lydia").ask("Phrygia")
    assert (turns.viewer, turns.next) == (None, "Phrygia")
    turns = turns.confirm()
    assert (turns.acting, turns.next) == ("Phrygia", None)
    turns = turns.sent("Phrygia")
    assert (turns.viewer, turns.next) == (None, "Lydia")
    turns = turns.confirm().sent("Lydia")
    assert (turns.viewer, turns.next, turns.asked) == (None, None, ())


def test_a_refused_seat_is_asked_again_behind_the_cover():
    turns = Turns.of(["Phrygia", "Lydia"]).ask("Phrygia").confirm().sent("Phrygia").ask("Phrygia")
    assert (turns.viewer, turns.next) == (None, "Phrygia")


def test_without_people_nothing_is_secret():
    assert Turns.of([]).watching
    assert not Turns.of(["Lydia"]).watching


STEPS = st.lists(st.sampled_from(["ask Phrygia", "ask Lydia", "confirm", "send", "phase"]), max_size=30)


@given(STEPS)
def test_nobody_looks_without_having_confirmed_since_another_sent(steps):
    turns, confirmed = Turns.of(["Phrygia", "Lydia"]), None
    for step in steps:
        if step.startswith("ask"):
            turns = turns.ask(step.split()[1])
        elif step == "confirm":
            confirmed = turns.next if turns.next is not None else confirmed
            turns = turns.confirm()
        elif step == "phase":
            turns, confirmed = turns.phase(), None
        elif turns.acting is not None:
            turns, confirmed = turns.sent(turns.acting), None
        assert turns.viewer in (None, confirmed)
