"""The files of a result: tables, JSON, plots and the page."""

from __future__ import annotations

import csv
import io
import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from itertools import pairwise

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.anatolia.tournament.page import page
from engine.anatolia.tournament.plots import plots_svg
from engine.anatolia.tournament.report import tables, write_report
from engine.anatolia.tournament.result import Result, result_of
from engine.plot_style import spread
from engine.schemas import schema_of
from helpers.tournaments import plan, played

pytestmark = pytest.mark.sampled(3)

NASTY = ["<b>&amp;", "$x^2$", "[red]", "日本語 ελ", "a" * 40, '=1+1, "q"']


def result(names=("One", "Two", "Three"), games: int = 6, **spec) -> Result:
    of = plan([{"bot": "house.hold", "name": name} for name in names], games=games, **spec)
    return result_of(of, {game.number: played(game) for game in of.games})


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_the_standing_is_best_first_with_every_number_of_it():
    made = result()
    table = rows(tables(made)["standings"])
    assert [row["rank"] for row in table] == ["1", "2", "3"]
    assert [float(row["share"]) for row in table] == sorted((float(row["share"]) for row in table), reverse=True)
    for row in table:
        assert float(row["share_low"]) <= float(row["share"]) <= float(row["share_high"])
        assert float(row["keeping"]) == pytest.approx(
            int(row["kept"]) / (int(row["kept"]) + int(row["broken"])), abs=1e-6
        )
        assert float(row["points"]) / int(row["seats"]) == pytest.approx(float(row["share"]), abs=1e-6)


def test_all_points_of_all_games_are_in_each_table():
    made = result()
    assert sum(float(row["points"]) for row in rows(tables(made)["standings"])) == pytest.approx(6, abs=1e-5)
    assert sum(float(row["points"]) for row in rows(tables(made)["powers"])) == pytest.approx(6, abs=1e-5)
    assert sum(float(row["points"]) for row in rows(tables(made)["games"])) == pytest.approx(6, abs=1e-5)
    assert len(rows(tables(made)["games"])) == 6 * 6


def test_fallbacks_are_counted_by_entrant_method_and_reason():
    made = result()
    total = sum(len(game.fallbacks) for game in made.games)
    assert total > 0
    assert sum(int(row["count"]) for row in rows(tables(made)["fallbacks"])) == total
    assert {(row["method"], row["reason"]) for row in rows(tables(made)["fallbacks"])} == {("orders", "exception")}


@pytest.mark.full
def test_clock_readings_stand_in_one_table_alone(tmp_path):
    made = result()
    write_report(made, tmp_path)
    for path in tmp_path.iterdir():
        if path.name != "times.csv":
            assert "seconds" not in path.read_text(encoding="utf-8"), path
    assert [row["entrant"] for row in rows((tmp_path / "times.csv").read_text(encoding="utf-8"))] == [
        row.name for row in made.rows
    ]


@pytest.mark.full
def test_the_json_has_the_form_of_its_schema(tmp_path):
    write_report(result(), tmp_path)
    value = json.loads((tmp_path / "result.json").read_text(encoding="utf-8"))
    jsonschema.validate(value, schema_of("tournament-result"), jsonschema.Draft202012Validator)


@pytest.mark.full
def test_the_plots_are_the_same_bytes_in_another_process(tmp_path):
    """Another hash seed, another day: nothing of either is in the file."""
    made = plots_svg(result())
    program = (
        "import sys; from helpers.tournaments import plan, played\n"
        "from engine.anatolia.tournament.result import result_of\n"
        "from engine.anatolia.tournament.plots import plots_svg\n"
        "of = plan([{'bot': 'house.hold', 'name': n} for n in ('One', 'Two', 'Three')], games=6)\n"
        "sys.stdout.buffer.write(plots_svg(result_of(of, {g.number: played(g) for g in of.games})).encode())\n"
    )
    path = [entry for entry in sys.path if entry]
    env = {"PYTHONPATH": ":".join(path), "PYTHONHASHSEED": "7", "HOME": str(tmp_path), "PATH": ""}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, check=True, timeout=120)
    assert done.stdout.decode() == made
    assert done.stderr == b""
    assert "dc:date" not in made


@pytest.mark.thinned(4)
@pytest.mark.parametrize("names", [("Alone",), ("A", "B"), tuple(f"bot-{i}" for i in range(13)), tuple(NASTY)])
def test_there_is_a_page_of_plots_for_any_entrants(names):
    made = result(names, games=2 * len(names))
    svg = ET.fromstring(plots_svg(made))
    assert svg.tag.endswith("svg")
    assert float(svg.attrib["viewBox"].split()[2]) == 1200


def test_qt_reads_the_plots_without_complaint(qapp, qtlog):
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(plots_svg(result()).encode())
    assert renderer.isValid()
    assert [record.message for record in qtlog.records] == []


def test_names_are_text_on_the_page_and_nothing_else():
    text = page(result(NASTY, games=6), "plots.svg")
    assert "<b>" not in text
    assert "&lt;b&gt;&amp;amp;" in text
    for name in NASTY[1:5]:
        assert name in text
    assert re.findall(r'(?:src|href)="([^"]+)"', text) == [
        "plots.svg",
        *(f"{name}.csv" for name in ("standings", "cross-table", "powers", "fallbacks", "games", "times")),
        "result.json",
    ]


def test_names_survive_the_tables():
    table = rows(tables(result(NASTY, games=6))["standings"])
    assert {row["entrant"] for row in table} == set(NASTY)


@given(st.lists(st.floats(0, 100), min_size=1, max_size=12), st.floats(0.5, 10))
def test_labels_are_moved_apart_and_keep_their_order(places, least):
    moved = spread(places, least)
    order = sorted(range(len(places)), key=lambda i: places[i])
    for below, above in pairwise(order):
        assert moved[above] - moved[below] >= least - 1e-6


def test_labels_that_have_room_stay_where_they_are():
    assert spread([5.0, 1.0, 9.0], 2) == [5.0, 1.0, 9.0]
