"""Chips and units: the silhouette says the type, the emblem the power."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from concordui import glyphs
from concordui.theme import theme

POWERS = ("Phrygia", "Lydia", "Caria", "Bithynia", "Galatia", "Cilicia")


@pytest.fixture(autouse=True)
def light(dressed):
    yield
    theme().set_mode("light")


def image_of(pixmap) -> QImage:
    return pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)


def covered(image: QImage) -> set[tuple[int, int]]:
    """The pixels that are not clear."""
    return {(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).alpha() > 127}


def emblem_mask(emblem: str) -> set[tuple[int, int]]:
    image = QImage(48, 48, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    glyphs.paint_emblem(painter, emblem, QPointF(24, 24), 40, QColor("black"))
    painter.end()
    return covered(image)


def test_a_unit_is_26_high_and_a_fleet_wider_than_an_army():
    army, fleet = (glyphs.unit_path(kind).boundingRect() for kind in ("army", "fleet"))
    assert army.height() == pytest.approx(27)
    assert fleet.height() == pytest.approx(26)
    assert (army.width(), fleet.width()) == (24, 32)


def test_the_silhouette_says_the_type_and_nothing_else():
    army, fleet = (covered(image_of(glyphs.unit_pixmap("Lydia", kind))) for kind in ("army", "fleet"))
    assert len(army ^ fleet) > 150
    for power in POWERS:
        assert covered(image_of(glyphs.unit_pixmap(power, "army"))) == army


def test_emblems_differ_in_shape_alone():
    masks = {power: emblem_mask(theme().power(power).emblem) for power in POWERS}
    for a, b in itertools.combinations(POWERS, 2):
        union = len(masks[a] | masks[b])
        assert len(masks[a] & masks[b]) / union < 0.75, (a, b)


def test_an_emblem_fills_its_square_and_stays_in_it():
    for power in (*POWERS, "Zeta"):
        box = glyphs.emblem_path(theme().power(power).emblem).boundingRect()
        assert QRectF(-0.62, -0.62, 1.24, 1.24).contains(box), power
        assert max(box.width(), box.height()) > 0.5, power


@pytest.mark.parametrize("name", ["light", "dark"])
def test_a_unit_shows_solid_outline_and_halo(name):
    theme().set_mode(name)
    image = image_of(glyphs.unit_pixmap("Lydia", "army"))
    middle = image.width() // 2
    assert image.pixelColor(middle - 9, middle - 9) == theme().power("Lydia").solid
    assert image.pixelColor(middle, middle - 1) == theme().power("Lydia").on
    colours = {image.pixelColor(middle, y).name() for y in range(image.height())}
    assert theme().map("unitHalo").name() in colours
    assert image.pixelColor(0, 0).alpha() == 0


def test_the_horns_of_the_crescent_point_right():
    mask = emblem_mask("crescent")
    left = sum(1 for x, _ in mask if x < 24)
    assert left > 0.7 * len(mask)
    assert (24 + 8, 24) not in mask


def test_pixmaps_have_the_pixels_that_the_ratio_asks_for():
    for ratio in (1.0, 1.25, 2.0):
        chip = glyphs.chip_pixmap("Lydia", 16, ratio)
        assert chip.devicePixelRatio() == ratio
        assert chip.deviceIndependentSize().width() == pytest.approx(16, abs=0.9)
        unit = glyphs.unit_pixmap("Lydia", "army", ratio=ratio)
        assert unit.width() == round(unit.deviceIndependentSize().width() * ratio)


def test_a_glyph_is_drawn_once_and_kept():
    first = glyphs.unit_pixmap("Caria", "fleet", ratio=2.0)
    assert glyphs.unit_pixmap("Caria", "fleet", ratio=2.0).cacheKey() == first.cacheKey()


def test_icons_of_powers_follow_the_theme():
    icon = glyphs.chip_icon("Lydia")
    light = image_of(icon.pixmap(QSize(24, 24), 1.0)).pixelColor(4, 12)
    theme().set_mode("dark")
    dark = image_of(icon.pixmap(QSize(24, 24), 1.0)).pixelColor(4, 12)
    assert (light, dark) == (QColor("#DDB646"), QColor("#E9D07C"))


def test_an_icon_that_qt_copies_still_draws(qtbot):
    """Qt clones the engine when a copy of an icon is changed; the clone must outlive its Python name."""
    copy = glyphs.unit_icon("Lydia", "army")
    other = type(copy)(copy)
    other.addPixmap(glyphs.chip_pixmap("Caria"))
    assert not other.pixmap(QSize(20, 20), 1.0).isNull()
