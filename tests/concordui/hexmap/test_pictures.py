"""Golden pictures: every position of the library as the lab shows it, some dark, some as a match shows them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtGui import QImage

from concordui.hexmap import DrawnOrder, MapScene, MapState, MapView
from concordui.theme import theme
from engine.anatolia.board import Unit, load_board
from engine.anatolia.library import library
from engine.anatolia.orders import Move
from helpers import golden
from helpers.map_pictures import lab_state, match_state, picture
from helpers.pictures import pixels

pytestmark = pytest.mark.sampled(3)

POSITIONS = {position.id: position for position in library()}
DARK = (
    "more-supports-than-needed",
    "the-stronger-wins-head-on",
    "a-supported-ring-turns",
    "a-dislodged-unit-still-cuts-elsewhere",
    "support-must-match-the-order",
    "armies-do-not-go-to-sea",
)
RESOLVED = (
    "the-strongest-of-three-enters",
    "the-loser-head-on-keeps-nobody-out",
    "an-outsider-takes-a-place-in-the-ring",
    "a-dislodged-unit-still-keeps-others-out",
    "where-a-unit-may-retreat",
    "another-units-origin-is-open",
)
FOLDER = "golden"


@pytest.fixture(scope="module")
def view(qapp) -> Iterator[MapView]:
    """One view for all pictures: what is the same in them is painted once."""
    scene = MapScene(load_board())
    view = MapView(scene, controls=False)
    scene.setParent(view)
    yield view
    view.close()
    view.deleteLater()


@pytest.mark.thinned(7)
@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_of_the_library_looks_as_approved(view, look, data, tmp_path, name):
    golden.check(picture(view, lab_state(POSITIONS[name])), data / FOLDER / f"{name}.png", tmp_path)


@pytest.mark.thinned(3)
@pytest.mark.parametrize("name", DARK)
def test_a_position_looks_as_approved_in_the_dark(view, look, data, tmp_path, name):
    theme().set_mode("dark")
    golden.check(picture(view, lab_state(POSITIONS[name])), data / FOLDER / f"{name}.dark.png", tmp_path)


@pytest.mark.thinned(3)
@pytest.mark.parametrize("name", RESOLVED)
def test_a_position_looks_as_approved_when_a_match_resolved_it(view, look, data, tmp_path, name):
    golden.check(picture(view, match_state(POSITIONS[name])), data / FOLDER / f"{name}.match.png", tmp_path)


def test_every_approved_picture_is_of_a_position(data):
    names = {f"{name}.png" for name in POSITIONS}
    names |= {f"{name}.dark.png" for name in DARK} | {f"{name}.match.png" for name in RESOLVED}
    assert {path.name for path in (data / FOLDER).iterdir()} == names


def test_a_picture_is_the_same_when_it_is_painted_again_after_another(view, look):
    one, other = lab_state(POSITIONS["three-units-turn-round"]), match_state(POSITIONS["where-a-unit-may-retreat"])
    first = picture(view, one)
    picture(view, other)
    assert picture(view, one) == first


# The comparison itself -----------------------------------------------------------------------------------------


def _without(state: MapState, unit: str) -> MapState:
    return replace(state, orders=tuple(order for order in state.orders if order.unit != unit))


def _given(state: MapState, unit: str, outcome) -> MapState:
    """The state with another outcome of one order: another mark."""
    orders = [replace(o, outcome=outcome, effective=None) if o.unit == unit else o for o in state.orders]
    return replace(state, orders=tuple(orders))


def _saved(state: MapState) -> tuple[Unit, ...]:
    return (*state.units, *(Unit(gone.power, gone.type, gone.at) for gone in state.dislodged))


@pytest.mark.thinned(3)
@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("move-into-an-empty-province", lambda state: _without(state, "N")),
        ("two-against-one-dislodges", lambda state: _without(state, "Γ")),
        (
            "two-against-one-dislodges",
            lambda state: replace(state, units=(*state.units, *state.dislodged), dislodged=()),
        ),
        ("an-attack-cuts-support", lambda state: _given(state, "Γ", "success")),
        ("one-attacker-does-not-move-a-unit", lambda state: _given(state, "N", "success")),
        ("support-must-match-the-order", lambda state: _without(state, "Γ")),
        ("more-supports-than-needed", lambda state: _given(state, "Z", "cut")),
        ("two-orders-for-one-unit", lambda state: _without(state, "N")),
    ],
    ids=["arrow", "support", "burst", "cross", "bar", "imagined arrow", "number", "refusal"],
)
def test_a_missing_mark_fails(view, look, data, tmp_path, name, change, monkeypatch):
    monkeypatch.delenv(golden.APPROVE, raising=False)
    path = data / FOLDER / f"{name}.png"
    state = lab_state(POSITIONS[name])
    with pytest.raises(AssertionError, match=r"pixels differ .* to approve it: CONCORD_APPROVE_PICTURES=1"):
        golden.check(picture(view, change(state), like=state), path, tmp_path)
    assert (tmp_path / path.name).exists()
    assert not QImage(str(tmp_path / f"difference-{path.name}")).isNull()


def test_a_mark_that_is_too_much_fails_and_so_does_a_picture_that_is_not_there(view, look, data, tmp_path, monkeypatch):
    monkeypatch.delenv(golden.APPROVE, raising=False)
    state = lab_state(POSITIONS["move-into-an-empty-province"])
    more = replace(state, orders=(*state.orders, DrawnOrder("Lydia", Move("Q", "S"))))
    with pytest.raises(AssertionError, match="pixels differ"):
        golden.check(picture(view, more, like=state), data / FOLDER / "move-into-an-empty-province.png", tmp_path)
    with pytest.raises(AssertionError, match="there is no"):
        golden.check(picture(view, state), tmp_path / "missing" / "none.png", tmp_path)


def test_edges_that_are_smoothed_a_little_otherwise_pass(view, look):
    """A fifth of a pixel aside every edge has other shades."""
    table = pixels(picture(view, lab_state(POSITIONS["more-supports-than-needed"])))
    aside = 0.8 * table + 0.2 * np.roll(table, 1, axis=1)
    aside[:, 0] = table[:, 0]
    assert (np.abs(aside - table) > 30).sum() > 1000
    assert golden.differing(aside, table).sum() <= golden.ALLOWED


def test_what_is_approved_is_written(view, look, tmp_path, monkeypatch):
    monkeypatch.setenv(golden.APPROVE, "1")
    image = picture(view, lab_state(POSITIONS["two-orders-for-one-unit"]))
    golden.check(image, tmp_path / "new" / "one.png", tmp_path)
    monkeypatch.delenv(golden.APPROVE)
    golden.check(image, tmp_path / "new" / "one.png", tmp_path)
    assert (tmp_path / "new" / "one.png").stat().st_size < 40_000
