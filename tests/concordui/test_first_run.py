"""The first start: samples on the list of recent files, and a tour that can be left and does not come again."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from concordui.application import make_shell
from concordui.folders import Folders
from concordui.recent import RecentFiles
from concordui.samples import add_samples, samples

pytestmark = pytest.mark.sampled(2)

NOW = datetime(2024, 5, 1, 12, tzinfo=UTC)


@pytest.fixture
def full(open_window, tmp_path):
    """A window with all kinds of workspace."""
    return open_window(make_shell(Folders.under(tmp_path)))


def test_the_samples_are_a_game_a_position_a_commons_and_a_colony_in_this_order(qapp, tmp_path):
    recent = RecentFiles(tmp_path)
    assert add_samples(recent, tmp_path, NOW)
    assert [entry.kind for entry in recent.files()] == ["match", "lab", "commons", "colony"]
    assert all(not entry.missing and entry.title and entry.sentence for entry in recent.files())
    assert recent.last_unfinished() is None


def test_samples_that_were_taken_off_do_not_come_again(qapp, tmp_path):
    recent = RecentFiles(tmp_path)
    add_samples(recent, tmp_path, NOW)
    for entry in recent.files():
        recent.forget(entry.path)
    assert not add_samples(RecentFiles(tmp_path), tmp_path, NOW)
    assert not RecentFiles(tmp_path).files()


def test_where_nothing_can_be_written_the_window_goes_on_without_samples(qapp, tmp_path):
    file = tmp_path / "no-folder"
    file.write_text("")
    recent = RecentFiles(file)
    assert not add_samples(recent, file, NOW)
    assert not recent.files()


@pytest.mark.parametrize("number", range(4), ids=[sample.kind for sample in samples()])
def test_each_sample_opens_in_its_kind(qtbot, full, tmp_path, number):
    add_samples(full.shell.recent, tmp_path / "data", NOW)
    entry = full.shell.recent.files()[number]
    opened = full.open_path(entry.path)
    assert opened is not None, [notice.text for notice in full.notices.notices()]
    assert opened.kind == entry.kind


def test_the_tour_goes_through_its_stops_and_is_remembered(full):
    tour = full.commands.tour
    full.commands.begin_first_tour()
    titles = []
    for _ in tour.stops():
        titles.append(tour.notice.title)
        last = len(titles) == len(tour.stops())
        tour.notice.wanted.emit("end" if last else "next")
    assert [title.rsplit(" (", 1)[0] for title in titles] == [stop.title for stop in tour.stops()]
    assert tour.notice is None
    assert full.shell.settings.value.toured


def test_a_tour_that_was_left_comes_only_when_it_is_asked_for(full):
    full.commands.begin_first_tour()
    full.commands.tour.notice.dismiss()
    assert full.shell.settings.value.toured
    full.commands.begin_first_tour()
    assert full.commands.tour.notice is None
    full.table.trigger("help.tour")
    assert full.commands.tour.notice is not None
