"""The theme and its tokens: colours that every eye can tell apart, text that can be read, and a live switch."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QPushButton

from concordui.resources import PALETTES
from concordui.stylesheet import style_sheet
from concordui.theme import theme, tokens
from helpers.colour_vision import SIGHTS, ciede2000, contrast, mixed, nearest

THEMES = ("light", "dark")


@pytest.fixture
def themed(dressed):
    """The theme, back in light when the test is over."""
    yield theme()
    theme().set_mode("light")


def test_the_difference_of_colours_is_that_of_the_published_table():
    """Sharma, Wu, Dalal 2005, table 1."""
    rows = [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((50, 2.5, 0), (50, 3.1736, 0.5854), 1.0),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
        ((50, -1, 2), (50, 0, 0), 2.3669),
        ((50, 2.4900, -0.0010), (50, -2.49, 0.0010), 7.1792),
    ]
    for p, q, wanted in rows:
        assert ciede2000(p, q) == pytest.approx(wanted, abs=1e-4)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("part", ["solid", "line"])
def test_powers_are_told_apart_by_every_eye(name, part):
    colours = {power: style[part] for power, style in tokens()[name]["powers"].items()}
    for sight in SIGHTS:
        difference, pair = nearest(colours, sight)
        assert difference >= 12.0, (sight, pair)


@pytest.mark.parametrize("name", THEMES)
def test_a_powers_colours_can_be_read_where_they_stand(name):
    look = tokens()[name]
    ui = look["ui"]
    for power, style in look["powers"].items():
        assert min(contrast(style["text"], ui[ground]) for ground in ("bg", "surface", "raised")) >= 4.5, power
        assert contrast(style["on"], style["solid"]) >= 3.0, power
        assert contrast(style["line"], ui["raised"]) >= 3.0, power
        assert contrast(look["map"]["label"], style["tint"]) >= 4.5, power


@pytest.mark.parametrize("name", THEMES)
def test_words_of_the_window_can_be_read_on_every_ground(name):
    ui = tokens()[name]["ui"]
    for ink in ("text", "muted", "accent", "danger", "warn", "ok"):
        assert min(contrast(ui[ink], ui[ground]) for ground in ("bg", "surface", "raised")) >= 4.5, ink


@pytest.mark.parametrize("name", THEMES)
def test_words_on_soft_grounds_and_filled_buttons_can_be_read(name):
    ui = tokens()[name]["ui"]
    assert contrast(ui["onAccent"], ui["accent"]) >= 4.5
    for ink, ground in (("danger", "dangerSoft"), ("warn", "warnSoft"), ("ok", "okSoft"), ("accent", "accentSoft")):
        assert contrast(ui[ink], ui[ground]) >= 4.5
        assert contrast(ui["text"], ui[ground]) >= 4.5


@pytest.mark.parametrize("name", THEMES)
def test_names_on_the_map_can_be_read_on_land_and_sea(name):
    look = tokens()[name]["map"]
    assert contrast(look["seaLabel"], look["sea"]) >= 4.5
    assert contrast(look["label"], look["land"]) >= 4.5


@pytest.mark.parametrize("name", THEMES)
def test_a_tint_is_the_solid_over_land(name):
    look = tokens()[name]
    for style in look["powers"].values():
        assert mixed(look["map"]["land"], style["solid"], look["tintMix"]) == style["tint"]


def test_powers_differ_by_emblem_and_hatch_as_well_as_colour():
    for name in THEMES:
        styles = tokens()[name]["powers"].values()
        assert len({style["emblem"] for style in styles}) == 6
        assert len({style["hatch"] for style in styles}) == 6


def test_no_colour_has_eight_digits():
    text = (PALETTES / "tokens.json").read_text("utf-8")
    assert not re.search(r"#[0-9A-Fa-f]{8}", text)


def test_pairs_of_tokens_carry_their_alpha(themed):
    themed.set_mode("light")
    assert themed.map("dim").alphaF() == pytest.approx(0.34, abs=0.01)
    assert themed.map("land") == QColor("#F2EBDB")


def test_an_unknown_token_is_refused_by_name(themed):
    with pytest.raises(KeyError, match="mauve"):
        themed.ui("mauve")


def test_a_colour_that_is_handed_out_can_be_changed_without_harm(themed):
    themed.ui("accent").setRed(1)
    assert themed.ui("accent") == QColor(tokens()[themed.name]["ui"]["accent"])


def test_the_theme_switches_live_and_says_so(themed, qtbot):
    with qtbot.waitSignal(themed.changed):
        themed.set_mode("dark")
    assert themed.name == "dark"
    assert themed.ui("bg") == QColor("#141719")
    with qtbot.assertNotEmitted(themed.changed):
        themed.set_mode("dark")


def test_system_mode_follows_the_systems_colour_scheme(themed):
    themed.set_mode("system")
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    assert themed.name == ("dark" if dark else "light")


def test_a_mode_that_is_none_is_refused(themed):
    with pytest.raises(ValueError, match="sepia"):
        themed.set_mode("sepia")


def test_the_application_wears_the_theme_at_once(themed, qapp):
    themed.set_mode("dark")
    assert qapp.palette().window().color() == QColor("#141719")
    assert "#8cb8ee" in qapp.styleSheet()
    themed.set_mode("light")
    assert qapp.palette().window().color() == QColor("#F3F3F0")


def test_a_filled_button_shows_the_accent_in_both_themes(themed, qtbot):
    button = QPushButton("Send orders")
    button.setProperty("kind", "primary")
    qtbot.addWidget(button)
    for name in THEMES:
        themed.set_mode(name)
        button.resize(button.sizeHint())
        assert button.grab().toImage().pixelColor(8, 6) == themed.ui("accent")


@pytest.mark.parametrize("name", THEMES)
def test_the_style_sheet_leaves_no_name_open_and_points_to_files_that_are_there(themed, name):
    themed.set_mode(name)
    sheet = style_sheet(themed)
    assert "$" not in sheet
    files = re.findall(r'url\("([^"]+)"\)', sheet)
    assert files
    for file in files:
        assert (PALETTES / name / file.rpartition("/")[2]).is_file()


@pytest.mark.parametrize("name", THEMES)
def test_the_pictures_of_controls_use_the_themes_colours_only(name):
    known = {colour.upper() for colour in tokens()[name]["ui"].values()}
    for path in (PALETTES / name).glob("*.svg"):
        used = {colour.upper() for colour in re.findall(r"#[0-9A-Fa-f]{6}", path.read_text("utf-8"))}
        assert used <= known, path.name


def test_powers_that_the_palette_does_not_name_get_styles_by_index_and_their_letter(themed):
    themed.know_powers(["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"])
    styles = [themed.power(power) for power in ("Austria", "England", "France")]
    assert [style.emblem for style in styles] == ["A", "E", "F"]
    assert len({style.solid.name() for style in styles}) == 3
    assert themed.power("Turkey").solid == themed.power("Austria").solid
    assert themed.power("Turkey").emblem == "T"
