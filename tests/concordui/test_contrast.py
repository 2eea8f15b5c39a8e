"""The contrast of everything that is painted, computed from the tokens: 4.5 for words, 3 for emblems, curves, edges.

Only `disabled` is exempt (WCAG 2.2, 1.4.3): no other ink of the tokens may be left out of these tests.
"""

from __future__ import annotations

import pytest

from concordui.theme import SIGHTS, theme, tokens
from helpers import colour_vision
from helpers.colour_vision import contrast, mixed, nearest

THEMES = ("light", "dark")
EYES = SIGHTS[1:]
WORDS = 4.5
SHAPES = 3.0

GROUNDS = ("bg", "surface", "raised", "hover", "selected")
INKS = ("text", "muted", "accent", "danger", "warn", "ok")
SOFT = {"accent": "accentSoft", "danger": "dangerSoft", "warn": "warnSoft", "ok": "okSoft"}
LINES = ("line", "lineStrong")
"""Lines only part what spaces part already."""
EXEMPT = ("disabled",)

MAP_WORDS = (("label", "land"), ("seaLabel", "sea"), ("rockSign", "rock"), ("label", "unknown"))
MAP_SHAPES = (
    ("coast", "land"),
    ("coast", "sea"),
    ("centre", "land"),
    ("centre", "centreFill"),
    ("unitOutline", "unitHalo"),
    ("order", "orderCasing"),
    ("tree", "land"),
    ("berry", "land"),
    ("fire", "land"),
)


def palettes(name: str) -> dict[str, dict[str, dict[str, str]]]:
    """The powers' colours of a theme, for everybody and for each deficiency."""
    return {"all": tokens()[name]["powers"], **tokens()[name]["sights"]}


@pytest.mark.parametrize("name", THEMES)
def test_words_have_a_contrast_of_four_and_a_half_on_every_ground_of_the_window(name):
    ui = tokens()[name]["ui"]
    low = {f"{ink} on {ground}": contrast(ui[ink], ui[ground]) for ink in INKS for ground in GROUNDS}
    low |= {f"{ink} on {soft}": contrast(ui[ink], ui[soft]) for ink, soft in SOFT.items()}
    low |= {f"text on {soft}": contrast(ui["text"], ui[soft]) for soft in SOFT.values()}
    low["onAccent on accent"] = contrast(ui["onAccent"], ui["accent"])
    assert {words: value for words, value in low.items() if value < WORDS} == {}


@pytest.mark.parametrize("name", THEMES)
def test_no_colour_of_the_window_is_left_out_but_that_of_what_is_disabled(name):
    known = {*GROUNDS, *INKS, *SOFT.values(), *LINES, *EXEMPT, "onAccent", "focus"}
    assert set(tokens()[name]["ui"]) == known


@pytest.mark.parametrize("name", THEMES)
def test_the_ring_of_the_focus_is_seen_on_every_ground(name):
    ui = tokens()[name]["ui"]
    assert min(contrast(ui["focus"], ui[ground]) for ground in GROUNDS) >= SHAPES


@pytest.mark.parametrize("name", THEMES)
def test_words_and_shapes_of_the_map_are_seen_on_their_grounds(name):
    look = tokens()[name]["map"]
    low = {f"{ink} on {on}": contrast(look[ink], look[on]) for ink, on in MAP_WORDS}
    assert {words: value for words, value in low.items() if value < WORDS} == {}
    low = {f"{ink} on {on}": contrast(look[ink], look[on]) for ink, on in MAP_SHAPES}
    assert {words: value for words, value in low.items() if value < SHAPES} == {}


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("sight", SIGHTS)
def test_the_powers_words_emblems_and_curves_are_seen_in_every_palette(name, sight):
    look = tokens()[name]
    for power, style in palettes(name)[sight].items():
        assert min(contrast(style["text"], look["ui"][ground]) for ground in ("bg", "surface", "raised")) >= WORDS, (
            power
        )
        assert contrast(look["map"]["label"], style["tint"]) >= WORDS, power
        assert contrast(style["on"], style["solid"]) >= SHAPES, power
        assert contrast(style["line"], look["ui"]["raised"]) >= SHAPES, power


LEAST = {
    ("light", "protan"): (24.6, 23.4),
    ("light", "deutan"): (23.1, 25.2),
    ("light", "tritan"): (25.8, 20.7),
    ("dark", "protan"): (22.9, 22.9),
    ("dark", "deutan"): (18.4, 18.4),
    ("dark", "tritan"): (23.3, 23.3),
}
"""The least CIEDE2000 difference of two solids and of two curves, as that eye sees them (the worse of both models)."""


@pytest.mark.parametrize(("name", "sight"), LEAST)
def test_the_least_difference_in_the_palette_of_a_deficiency(name, sight):
    palette = palettes(name)[sight]
    found = tuple(
        nearest({power: style[part] for power, style in palette.items()}, sight)[0] for part in ("solid", "line")
    )
    assert found == pytest.approx(LEAST[name, sight], abs=0.06)


@pytest.mark.parametrize(("name", "sight"), LEAST)
@pytest.mark.parametrize("part", ["solid", "line"])
def test_the_palette_of_a_deficiency_parts_the_powers_better_for_it_than_everybodys_does(name, sight, part):
    own, common = (
        nearest({power: style[part] for power, style in palettes(name)[which].items()}, sight)[0]
        for which in (sight, "all")
    )
    assert own > common


@pytest.mark.parametrize(("name", "sight"), LEAST)
def test_who_shares_a_screen_tells_the_powers_of_any_palette_apart_and_from_land_and_sea(name, sight):
    palette = {power: style["solid"] for power, style in palettes(name)[sight].items()}
    assert nearest(palette, "normal")[0] >= 20.0
    for ground in ("land", "sea"):
        for power, solid in palette.items():
            for eye in ("normal", sight):
                pair = {power: solid, ground: tokens()[name]["map"][ground]}
                assert nearest(pair, eye)[0] >= 15.0, (power, ground, eye)


@pytest.mark.parametrize(("name", "sight"), LEAST)
def test_a_tint_of_the_palette_is_its_solid_over_land(name, sight):
    look = tokens()[name]
    assert set(look["sights"][sight]) == set(look["powers"])
    for style in look["sights"][sight].values():
        assert mixed(look["map"]["land"], style["solid"], look["tintMix"]) == style["tint"]


def test_the_simulated_eyes_are_those_that_a_person_can_choose():
    assert set(EYES) == set(colour_vision.SIGHTS) - {"normal"}


@pytest.fixture
def themed(dressed):
    yield theme()
    theme().set_sight("all")
    theme().set_mode("light")


def test_a_chosen_sight_changes_the_powers_colours_at_once_and_leaves_their_emblems(themed, qtbot):
    before = themed.power("Lydia"), themed.power("Caria")
    with qtbot.waitSignal(themed.changed):
        themed.set_sight("tritan")
    after = themed.power("Lydia"), themed.power("Caria")
    wanted = tokens()["light"]["sights"]["tritan"]
    assert [style.solid.name().upper() for style in after] == [wanted["Lydia"]["solid"], wanted["Caria"]["solid"]]
    assert [(s.emblem, s.hatch) for s in after] == [(s.emblem, s.hatch) for s in before]
    assert themed.look == "light-tritan"
    with qtbot.assertNotEmitted(themed.changed):
        themed.set_sight("tritan")


def test_powers_that_the_palette_does_not_name_follow_the_sight_too(themed):
    themed.know_powers(["Austria", "England"])
    before = themed.power("England").solid
    themed.set_sight("protan")
    assert themed.power("England").solid != before


def test_a_sight_that_is_none_is_refused(themed):
    with pytest.raises(ValueError, match="owl"):
        themed.set_sight("owl")
