"""Icons: recoloured, as thick at every size, sharp at every pixel ratio."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QImage

from concordui import icons
from concordui.resources import ICONS
from concordui.theme import theme


@pytest.fixture(autouse=True)
def light(dressed):
    yield
    theme().set_mode("light")


def ink(pixmap) -> set[str]:
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    return {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() == 255
    }


def test_every_icon_that_ships_draws_something():
    for name in icons.names():
        image = icons.pixmap(name, "text", 16, 2.0).toImage()
        assert any(image.pixelColor(x, y).alpha() > 100 for x in range(32) for y in range(32)), name


def test_the_licence_of_the_icons_ships_with_them():
    text = (ICONS / "LUCIDE-LICENSE.txt").read_text("utf-8")
    assert text.startswith("ISC License")


def test_an_icon_has_the_colour_of_its_role():
    for role in ("text", "muted", "accent", "danger"):
        assert ink(icons.pixmap("minus", role, 16, 2.0)) == {theme().ui(role).name()}


def test_an_icon_follows_the_theme_and_greys_when_it_is_off():
    icon = icons.icon("minus", "accent")
    size = QSize(16, 16)
    assert ink(icon.pixmap(size, 2.0)) == {"#1f5a9e"}
    assert ink(icon.pixmap(size, 2.0, QIcon.Mode.Disabled)) == {theme().ui("disabled").name()}
    theme().set_mode("dark")
    assert ink(icon.pixmap(size, 2.0)) == {"#8cb8ee"}


def test_an_icon_can_have_another_colour_when_it_is_checked():
    icon = icons.icon("minus", "text", on_role="ok")
    assert ink(icon.pixmap(QSize(16, 16), 2.0, QIcon.Mode.Normal, QIcon.State.On)) == {theme().ui("ok").name()}


def test_an_icon_has_the_pixels_that_the_ratio_asks_for():
    for size, ratio in ((16, 1.0), (16, 2.0), (20, 1.25), (24, 3.0)):
        pixmap = icons.icon("house").pixmap(QSize(size, size), ratio)
        assert (pixmap.width(), pixmap.devicePixelRatio()) == (round(size * ratio), ratio)


def test_strokes_are_as_thick_at_every_size():
    def thickness(size: int) -> float:
        image = icons.pixmap("minus", "text", size, 4.0).toImage()
        x = image.width() // 2
        return sum(image.pixelColor(x, y).alphaF() for y in range(image.height())) / 4.0

    assert thickness(16) == pytest.approx(1.5, abs=0.1)
    assert thickness(20) == pytest.approx(1.5, abs=0.1)


def test_an_unknown_icon_is_refused_by_name():
    with pytest.raises(icons.IconError, match="unicorn"):
        icons.icon("unicorn")


def test_a_gap_widens_the_pixmap_to_the_right():
    pixmap = icons.icon("minus", gap=4).pixmap(QSize(20, 16), 1.0)
    image = pixmap.toImage()
    assert pixmap.size() == QSize(20, 16)
    assert all(image.pixelColor(x, y).alpha() == 0 for x in range(16, 20) for y in range(16))


def test_the_application_has_an_icon():
    assert not icons.app_icon().pixmap(QSize(64, 64)).isNull()
