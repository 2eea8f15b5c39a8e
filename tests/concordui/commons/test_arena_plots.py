"""The plots of an arena: one cursor in all of them, who is named, what is not known, and pictures from the menu."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PIL import Image
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from concordui.commons import arena_charts
from concordui.commons.arena_charts import chosen_players, events_of
from concordui.commons.arena_plots import ArenaPlots
from concordui.commons.model import Showing
from concordui.export import dialog as dialogs
from concordui.plots.card import NoteLabel
from concordui.plots.picture import PlotDialog
from concordui.theme import theme
from engine.commons.course import Mark
from engine.commons.scenario import read_arena
from helpers.plot_views import bay, crowd


def bay_name() -> str:
    return "Herring bay"


@pytest.fixture
def showing(dressed) -> Showing:
    return Showing()


@pytest.fixture
def plots(qtbot, showing) -> ArenaPlots:
    widget = ArenaPlots(showing, bay_name)
    qtbot.addWidget(widget)
    widget.resize(1092, 445)
    widget.show()
    qtbot.waitExposed(widget)
    return widget


def drawn(qtbot, plots: ArenaPlots) -> None:
    qtbot.waitUntil(lambda: not plots.drawing)


def values(plots: ArenaPlots) -> list[str]:
    return [card.value.text() for card in plots.cards]


def test_one_turn_is_read_in_all_plots_by_pointer_and_by_keys(qtbot, plots, showing):
    showing.grow(bay(), over=False)
    drawn(qtbot, plots)
    assert [card.title.text() for card in plots.cards] == ["Stock", "Harvest by player", "Wealth", "Compliance"]
    assert values(plots) == ["76.0", plots.cards[1].value.text(), "Gini 0.06", "100 %"]
    assert plots.cards[1].value.text().endswith(" in all")
    harvest = plots.cards[1].plot
    at = QPoint(round(harvest._scale.x(34)), 60)
    QTest.mouseMove(harvest, at)
    qtbot.waitUntil(lambda: showing.hovered == 34)
    assert values(plots)[3] == "60 %"
    QTest.mouseClick(harvest, Qt.MouseButton.LeftButton, pos=at)
    assert (showing.pinned, showing.hovered) == (34, None)
    QTest.mouseMove(harvest, QPoint(2, 2))
    assert showing.turn == 34
    showing.grow(bay(58), over=False)
    drawn(qtbot, plots)
    assert values(plots)[3] == "60 %"
    QTest.mouseClick(harvest, Qt.MouseButton.LeftButton, pos=QPoint(round(harvest._scale.x(34)), 60))
    assert showing.pinned is None

    harvest.setFocus()
    for key, turn in (("Left", 57), ("PageUp", 47), ("Right", 48), ("Home", 1), ("End", 58), ("Left", 57)):
        QTest.keyClick(harvest, getattr(Qt.Key, f"Key_{key}"))
        assert showing.hovered == turn
        assert f"turn {turn}:" in harvest.accessibleDescription()
    assert harvest.accessibleDescription().startswith("Harvest by player, turn 57: ")
    assert all(f"{name} 2." in harvest.spoken() or f"{name} 1." in harvest.spoken() for name in showing.names)
    QTest.keyClick(harvest, Qt.Key.Key_Return)
    assert showing.pinned == 57
    QTest.keyClick(harvest, Qt.Key.Key_Escape)
    assert (showing.hovered, showing.pinned) == (None, None)


def test_a_card_shows_what_its_menu_chooses_and_lets_its_picture_out(
    qtbot, plots, showing, root, tmp_path, monkeypatch
):
    monkeypatch.setattr(dialogs, "_LAST", {})
    showing.grow(crowd(120, 30), over=False)
    card = plots.cards[0]
    [menu] = card.findChildren(QMenu)
    words = [action.text() for action in menu.actions() if action.text()]
    assert words == [
        *("Stock", "Harvest by player", "Wealth", "Inequality", "Compliance", "Sanctions"),
        *("Save picture…", "Copy picture"),
    ]
    by_words = {action.text(): action for action in menu.actions()}
    by_words["Inequality"].trigger()
    plots.choose((card.key, "harvest", "sanctions", "nothing of the kind"))
    assert plots.keys() == ("inequality", "harvest", "sanctions", "compliance")
    drawn(qtbot, plots)
    assert card.title.text() == "Inequality"
    assert plots.cards[2].value.text().endswith("so far")
    plots.cards[1].picture_wanted.emit()
    [dialog] = plots.findChildren(PlotDialog)
    assert dialog.suggestion() == "Herring bay Harvest by player.png"
    for name in ("plot.svg", "plot.png"):
        dialog.save_to(str(tmp_path / name))
        qtbot.waitUntil(lambda: dialog.job is None, timeout=30_000)
        assert dialog.written is not None
    assert "Harvest by player</text>" in (tmp_path / "plot.svg").read_text(encoding="utf-8")
    with Image.open(tmp_path / "plot.png") as image:
        assert image.size == (2 * card.plot.width(), 2 * (card.plot.height() + 32))
    dialog.copy_picture()
    dialog.close()
    showing.open(read_arena(root / "assets/scenarios/commons/doubling-fishery.json"))
    drawn(qtbot, plots)
    assert values(plots) == ["", "", "", ""]


def test_in_a_narrow_card_the_words_give_way_to_what_the_triangles_mean(dressed):
    label = NoteLabel()
    label.show_note("share of obligations kept", "a fine")
    label.resize(400, 18)
    words, sign = label.laid_out()
    assert (words, sign) == ("share of obligations kept;", label.fontMetrics().horizontalAdvance(words) + 4)
    label.resize(130, 18)
    words, sign = label.laid_out()
    assert words.endswith("…;")
    assert sign is not None
    assert sign + 14 + label.fontMetrics().horizontalAdvance("a fine") <= 130
    label.resize(40, 18)
    words, sign = label.laid_out()
    assert (words[-1], sign) == ("…", None)


def test_of_many_players_the_extremes_and_the_chosen_are_named_and_of_very_many_the_quartiles(dressed):
    few = arena_charts.harvest_chart(bay(), (), ())
    assert [line.name for line in few.series] == ["alice", "bob", "carol", "dan", "eve"]
    assert len({(line.colour.name(), line.dash) for line in few.series}) == 5
    view = crowd(200, 40)
    chosen = chosen_players(view, "p020", "p1")
    assert chosen == ("p020", "p000")
    many = arena_charts.harvest_chart(view, (), chosen)
    order = np.argsort(view.players["harvest"][-50:].mean(axis=0))
    extremes = {view.names[place] for place in (*order[:2], *order[-2:])}
    assert {line.name for line in many.series} == {*extremes, "p020", "p000"}
    assert many.crowd is not None
    assert many.crowd.values.shape == (200, 40 - len(many.series))
    quartiles = arena_charts.wealth_chart(crowd(50, 300), (), ())
    assert [line.name for line in quartiles.series] == [
        *("greatest", "upper quartile", "median", "lower quartile", "least"),
    ]
    assert len(quartiles.bands) == 2


def test_what_a_player_may_not_know_is_said_and_nothing_binds_before_a_pact_does(dressed):
    view = bay()
    hidden = {key: np.full_like(values, np.nan) for key, values in view.players.items()}
    unknown = replace(view, players=hidden, numbers={**view.numbers, "stock": np.full(60, np.nan)})
    assert "not known" in arena_charts.stock_chart(unknown, ()).empty
    assert "not known" in arena_charts.harvest_chart(unknown, (), ()).empty
    kept = arena_charts.compliance_chart(view, ())
    assert np.isnan(kept.series[0].values[:7]).all()
    assert not np.isnan(kept.series[0].values[7:]).any()
    assert kept.signs is not None
    assert kept.signs.turns == (32, 33, 34, 35, 36, 37, 46, 47)
    alone = replace(view, pacts=(), marks=(), numbers={**view.numbers, "sanctions": np.zeros(60)})
    assert "No pact binds yet" in arena_charts.compliance_chart(alone, ()).empty
    levels = {
        best: arena_charts.stock_chart(replace(view, sustained=best), ()).levels for best in (50.0, 62.5, 100.0, None)
    }
    assert [level.words.split(",")[0] for group in levels.values() for level in group] == ["K/2", "62.5", "K"]


def test_marks_say_what_happened_and_the_chosen_pact_goes_first(dressed):
    view = bay()
    assert [(event.turn, event.words) for event in events_of(view, None)] == [(8, "cap 2.4 agreed")]
    [chosen] = events_of(view, "p1")
    assert chosen.chosen
    pledge = replace(view.pacts[0], id="p2", parties=("alice",))
    quiet = replace(view.pacts[0], id="p3", terms={"type": "no_aggression", "tolerance": 0.1})
    marks = (Mark(3, "agreed", "p2"), Mark(4, "agreed", "p3"), Mark(5, "agreed", "p1"), Mark(5, "agreed", "p2"))
    more = replace(
        view,
        pacts=(*view.pacts, pledge, quiet),
        marks=(*marks, Mark(9, "player_leave", "bob"), Mark(12, "collapsed"), Mark(7, "message")),
    )
    assert [event.words for event in events_of(more, None)] == [
        *("pledge 2.4", "no aggression, 10 % agreed", "2 pacts agreed", "bob leaves", "collapsed"),
    ]


def test_the_plots_follow_the_theme(qtbot, plots, showing):
    showing.grow(bay(), over=False)
    drawn(qtbot, plots)
    light = plots.grab().toImage()
    theme().set_mode("dark")
    try:
        drawn(qtbot, plots)
        dark = plots.grab().toImage()
        at = QPoint(plots.cards[0].x() + 6, plots.cards[0].y() + 20)
        assert light.pixelColor(at).lightness() > 200
        assert dark.pixelColor(at).lightness() < 80
        assert plots.cards[0].plot.chart.series[0].colour == theme().ui("accent")
    finally:
        theme().set_mode("light")
