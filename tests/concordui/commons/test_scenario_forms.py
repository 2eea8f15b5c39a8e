"""The form of a scenario comes out of its schema: every field says what it is, every kind begins sound."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from concordui.commons.editor.faults import Faults
from concordui.commons.editor.forms import Form, arena_form, columns, made, scenario_form, world_form
from concordui.commons.editor.lines import Entry, Heading, More, Stray, choice_words, limits, lines, summary
from concordui.commons.editor.outline import page_at, pages
from concordui.commons.editor.paths import path_of, text_of, value_at, with_value, without
from concordui.commons.editor.sentence import sentence
from concordui.commons.editor.starts import new_arena, new_world, starts
from concordui.commons.editor.study import TURNS, Study, Verdict
from concordui.commons.editor.titles import place_words, title_of
from engine.commons.scenario import arena_plan, world_plan
from engine.commons.shipped import shipped
from engine.errors import Fault, ScenarioError

ALL = [(kind, name, data) for kind in ("arena", "world") for name, data, _ in shipped(kind)]
BASE = next(data for _, name, data in ALL if name == "broken-and-punished")


def fields_of(form: Form) -> Iterator[tuple[str, object]]:
    for variant in form.variants:
        for field in variant.fields:
            yield f"{variant.title}: {field.key}", field
            if field.form is not None:
                yield from fields_of(field.form)


def test_every_field_of_an_arena_and_of_a_world_has_words_of_its_own():
    fields = [*fields_of(arena_form()), *fields_of(world_form())]
    assert len(fields) > 150
    assert [name for name, field in fields if field.title == field.key or not field.sentence] == []
    growth = next(field for name, field in fields if name == "Logistic: r")
    assert (growth.title, growth.unit, growth.required) == ("Growth rate r", "a turn", True)
    assert limits(growth) == "more than 0, up to 1e15; needed"
    when = next(field for name, field in fields if name == "Logistic: growth")
    assert [choice_words(when, word) for word in when.options] == ["after the harvest", "before the harvest"]
    turns = next(field for name, field in fields if name.endswith(": turns") and field.default == 50)
    assert limits(turns) == "1 to 1000000; 50 where it is left out"


@pytest.mark.parametrize(("kind", "name", "data"), ALL, ids=[name for _, name, _ in ALL])
def test_a_shipped_scenario_has_a_line_for_each_of_its_keys_on_some_page(kind, name, data):
    shown = [line for page in pages(data) if page.form for line in lines(page.form, data, page.path)]
    assert not [line for line in shown if isinstance(line, Stray)]
    told = {line.path[0] for line in shown if isinstance(line, Entry | Heading | More)}
    assert set(data) - {"version"} <= told
    assert sentence(data).endswith(".")
    for page in pages(data):
        if page.field is not None:
            beside = frozenset(field.key for field in columns(page.field.form))
            assert all(isinstance(summary(page.field.form, row, beside), str) for row in value_at(data, page.path, []))


def list_variants() -> Iterator[tuple[str, str]]:
    for page in pages(BASE):
        if page.field is not None:
            for variant in page.field.form.variants:
                yield page.field.key, variant.title


@pytest.mark.parametrize(("key", "title"), list(list_variants()))
def test_a_new_row_of_each_kind_is_sound_and_known_again(key, title):
    field = next(page.field for page in pages(BASE) if page.path == (key,))
    variant = next(each for each in field.form.variants if each.title == title)
    row = made(variant)
    assert field.form.variant(row) is variant
    if "target" in row:
        row["target"] = {"playerIds": ["breaker"]}
    arena_plan(
        with_value(BASE, (key,), [*BASE.get(key, []), {**row, **({"id": "new"} if "id" in row else {})}]), "here"
    )


def test_every_start_is_sound_and_engines_change_with_what_they_share():
    names = [start.name for group in starts() for start in group]
    assert {name for _, name, _ in ALL} < set(names)
    assert len(arena_plan(new_arena().data, "here").players) == 5
    assert len(world_plan(new_world().data, "here").arenas) == 2
    engine = next(field for field in arena_form().variants[0].fields if field.key == "engine").form
    doubling = next(variant for variant in engine.variants if variant.title == "Doubling")
    assert made(doubling, BASE["engine"]) == {"type": "doubling", "K": 100, "initial": 70}
    assert scenario_form(new_world().data) is world_form()


def test_places_are_read_as_faults_write_them_and_a_change_shares_the_rest():
    path = ("players", 3, "amount")
    assert path_of(text_of(path)) == path
    assert path_of("the file") == ()
    changed = with_value(BASE, ("players", 1, "appetite"), 2.0)
    assert (changed["players"][1]["appetite"], BASE["players"][1]["appetite"]) == (2.0, 0.5)
    assert changed["players"][0] is BASE["players"][0]
    assert without(changed, ("players", 0))["players"] == changed["players"][1:]
    assert without(changed, ("nowhere", "there")) is changed


def test_a_place_is_called_what_its_field_is_called():
    titles = {
        "engine.r": "Growth rate r",
        "engine.type": "Kind",
        "players[1].appetite": "Appetite",
        "players[1]": "Players 2",
        "turns": "Turns",
        "boats": "",
        "engine.boats": "",
    }
    assert {place: title_of(BASE, path_of(place)) for place in titles} == titles
    assert title_of(new_world().data, path_of("arenas[0].engine.r")) == "Growth rate r"
    assert place_words(BASE, path_of("engine.r"), "engine.r") == "Growth rate r (engine.r)"


def test_what_is_found_is_what_the_check_finds_each_at_its_place():
    faulty = with_value(with_value(BASE, ("players", 1, "appetite"), "much"), ("foo",), 1)
    told: list[object] = []
    assert Study(faulty).run(told.append) is None
    with pytest.raises(ScenarioError) as error:
        arena_plan(faulty, "here")
    (verdict,) = told
    assert isinstance(verdict, Verdict)
    faults = verdict.faults
    assert [(each.where, each.what) for each in faults.all] == [(each.where, each.what) for each in error.value.faults]
    assert faults.parts(("players",)) == {1}
    assert [each.where for each in faults.within(("players", 1))] == ["players[1].appetite"]
    assert page_at(faulty, ("players", 1, "appetite")).path == ("players",)
    assert not Faults.of([]).within(())
    assert Faults.of([Fault("the file", "no")]).here(())


def test_a_quick_run_is_short_says_where_it_ends_and_is_cancelled_or_left_out_in_words():
    outcome = Study({**BASE, "turns": 1_000_000}).run(lambda told: None)
    assert f"after turn {TURNS} of 1000000" in outcome.words
    assert len(outcome.picture.levels) == 80
    minds = next(data for _, name, data in ALL if name == "minds-that-agree")
    assert Study(minds).run(lambda told: None).words == "No quick run: ann is asked from outside."
    explodes = {**BASE, "engine": {"type": "logistic", "r": 1e14, "K": 1e-10}}
    assert Study(explodes).run(lambda told: None).words
