"""The small map shows whose provinces are whose, in both themes, on boards with hexes and without."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from concordui.start.minimap import MapPicture, png_of, rendered
from concordui.theme import Theme
from engine.anatolia.board import Unit, load_board, shipped_board
from helpers.games import small_board

SIZE = QSize(132, 86)


def colours(image: QImage) -> set[str]:
    return {QColor(image.pixel(x, y)).name() for y in range(image.height()) for x in range(image.width())}


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_owned_provinces_are_in_the_solid_of_their_power(qapp, mode):
    look = Theme()
    look.set_mode(mode)
    board = shipped_board()
    empty = colours(rendered(MapPicture(board, {}), look, SIZE))
    owned = colours(rendered(MapPicture(board, {"G": "Lydia", "Y": "Galatia", "A": None}), look, SIZE))
    for power in ("Lydia", "Galatia"):
        assert look.power(power).solid.name() in owned
        assert look.power(power).solid.name() not in empty
    assert look.map("sea").name() in empty


@pytest.mark.full
def test_a_board_without_hexes_has_a_small_map_too(qapp, data):
    look = Theme()
    look.set_mode("light")
    for board in (small_board(), load_board(data / "classic_board.json")):
        owners = {place: board.by_id[place].home for place in board.centres}
        power = next(power for power in owners.values() if power)
        assert look.power(power).solid.name() in colours(rendered(MapPicture(board, owners), look, QSize(600, 400)))


def test_the_picture_is_a_png(qapp):
    picture = png_of(rendered(MapPicture(shipped_board(), {}), Theme(), SIZE))
    assert QImage.fromData(picture).size() == SIZE


def test_units_are_dots_in_the_solid_of_their_power(qapp):
    look = Theme()
    look.set_mode("light")
    picture = MapPicture(shipped_board(), units=(Unit("Lydia", "army", "G"), Unit("Caria", "fleet", "J")))
    shown = colours(rendered(picture, look, SIZE))
    assert {look.power("Lydia").solid.name(), look.power("Caria").solid.name()} <= shown
    assert look.power("Galatia").solid.name() not in shown
