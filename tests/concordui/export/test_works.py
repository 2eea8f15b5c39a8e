"""What exports write: whole and right, or nothing at all and the reason."""

from __future__ import annotations

import contextlib
import resource
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image, ImageSequence

from concordui.export.films import GameFilm, PictureChoices, PictureFilm
from concordui.export.job import ExportJob
from concordui.export.works import AnimationWork, PictureWork, Progress, SetWork, Written
from concordui.hexmap.raster import image_of
from engine.errors import ConcordError
from helpers.pictures import pixels, share_beyond

pytestmark = pytest.mark.sampled(2)

PATIENCE_MS = 30_000


class Run:
    """An export, and what it told."""

    def __init__(self, qtbot, film, make, *, cancel_at: float | None = None) -> None:
        self.progress: list[Progress] = []
        self.outcome: object = None
        self._cancel_at = cancel_at
        self.job = ExportJob(film, make)
        self.job.progressed.connect(self._progressed)
        self.job.done.connect(self._ended)
        self.job.failed.connect(self._ended)
        self.job.cancelled.connect(self._cancelled)
        self.job.start()
        qtbot.waitUntil(lambda: self.outcome is not None and not self.job.running, timeout=PATIENCE_MS)
        self.job.deleteLater()

    def _progressed(self, progress: Progress) -> None:
        self.progress.append(progress)
        if self._cancel_at is not None and progress.done >= self._cancel_at:
            self.job.cancel()

    def _ended(self, outcome: object) -> None:
        self.outcome = outcome

    def _cancelled(self) -> None:
        self.outcome = "cancelled"


@pytest.fixture
def small(source, pictures):
    """The pictures of the game, small."""
    return GameFilm(source.board, source.title, pictures, width=240, legend=False)


@pytest.fixture
def corner(source):
    """A picture of what is in view."""
    return PictureFilm(source, source.shown, PictureChoices(whole=False, title=False, legend=False))


@contextlib.contextmanager
def room_for(size: int):
    """No file of this process can grow past so many bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


# What is written


def test_a_picture_has_the_size_of_its_scale_and_the_pixels_of_the_drawing(qtbot, corner, tmp_path):
    path = tmp_path / "map.png"
    run = Run(qtbot, corner, lambda feed: PictureWork(feed, path, "png", 3.0))
    assert run.outcome == Written(path, 1, path.stat().st_size)
    with Image.open(path) as image:
        assert image.size == (600, 360)
        written = np.asarray(image).astype(np.int16)
    assert share_beyond(written, pixels(image_of(corner.draw(0), 3.0)), 0) == 0.0
    assert run.progress[-1] == Progress(1.0, 1)


def test_a_picture_as_svg_parses_and_has_its_size(qtbot, corner, tmp_path):
    path = tmp_path / "map.svg"
    Run(qtbot, corner, lambda feed: PictureWork(feed, path, "svg", 8.0))
    root = ElementTree.fromstring(path.read_text("utf-8"))
    assert (root.get("width"), root.get("height")) == ("200", "120")


def test_a_set_is_numbered_named_by_its_seasons_and_as_readable_as_any_folder(qtbot, small, pictures, tmp_path):
    folder = tmp_path / "Match 3 pictures"
    run = Run(qtbot, small, lambda feed: SetWork(feed, folder, small.names(), "png", 1.0))
    names = sorted(path.name for path in folder.iterdir())
    assert names[0] == "001-year-1-spring-orders.png"
    assert names == [f"{number:03}-{each.stem}.png" for number, each in enumerate(pictures, 1)]
    assert run.outcome == Written(folder, 2, sum(path.stat().st_size for path in folder.iterdir()))
    assert folder.stat().st_mode & 0o700 == 0o700
    assert [path.name for path in tmp_path.iterdir()] == [folder.name]


@pytest.mark.parametrize("kind", ["gif", "webp"])
def test_an_animation_shows_every_picture_as_long_as_was_asked_and_begins_again(qtbot, small, tmp_path, kind):
    path = tmp_path / f"game.{kind}"
    run = Run(qtbot, small, lambda feed: AnimationWork(feed, path, small.count, 1.0, 700))
    assert isinstance(run.outcome, Written)
    with Image.open(path) as image:
        assert (image.size, image.n_frames, image.info["loop"]) == (small.size, 2, 0)
        for number, frame in enumerate(ImageSequence.Iterator(image)):
            frame.load()
            assert frame.info["duration"] == 700
            drawn = pixels(image_of(small.draw(number), 1.0))
            beyond = (
                3 if kind == "webp" else 40
            )  # Qt's glyphs are a shade apart when drawn again; a GIF has 256 colours
            assert share_beyond(np.asarray(frame.convert("RGB")).astype(np.int16), drawn, beyond) < 0.002


def test_an_animation_of_one_picture_is_one_picture(qtbot, source, pictures, tmp_path):
    film = GameFilm(source.board, "", pictures[:1], width=200, legend=False)
    for kind in ("gif", "webp"):
        path = tmp_path / f"one.{kind}"
        Run(qtbot, film, lambda feed, path=path: AnimationWork(feed, path, 1, 1.0, 500))
        with Image.open(path) as image:
            assert image.n_frames == 1


# What is not


@pytest.mark.thinned(2)
@pytest.mark.parametrize("kind", ["set", "gif", "webp"])
def test_what_is_cancelled_leaves_nothing_behind(qtbot, small, tmp_path, kind):
    path = tmp_path / f"game.{kind}"

    def make(feed):
        if kind == "set":
            return SetWork(feed, path, small.names(), "png", 1.0)
        return AnimationWork(feed, path, small.count, 1.0, 500)

    run = Run(qtbot, small, make, cancel_at=1.0)
    assert run.outcome == "cancelled"
    assert list(tmp_path.iterdir()) == []


def test_a_large_picture_is_cancelled_in_the_midst_of_it(qtbot, corner, tmp_path, monkeypatch):
    monkeypatch.setattr("concordui.hexmap.raster.BAND_PIXELS", 20_000)
    path = tmp_path / "map.png"
    run = Run(qtbot, corner, lambda feed: PictureWork(feed, path, "png", 8.0), cancel_at=0.01)
    assert run.outcome == "cancelled"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.thinned(2)
@pytest.mark.parametrize("kind", ["png", "svg", "set", "gif", "webp"])
def test_a_disk_that_fills_up_is_one_clear_error_and_nothing_half_written(qtbot, small, tmp_path, kind):
    path = tmp_path / f"game.{kind}"
    path_before = tmp_path / "before.txt"
    path_before.write_text("mine")

    def make(feed):
        if kind == "set":
            return SetWork(feed, path, small.names(), "png", 1.0)
        if kind in ("png", "svg"):
            return PictureWork(feed, path, kind, 1.0)
        return AnimationWork(feed, path, small.count, 1.0, 500)

    with room_for(3000):
        run = Run(qtbot, small, make)
    assert isinstance(run.outcome, ConcordError)
    assert run.outcome.what.startswith("cannot write the file")
    assert run.outcome.where == str(path)
    assert run.outcome.remedy == "make room there, or choose another disk"
    assert [each.name for each in tmp_path.iterdir()] == ["before.txt"]


def test_a_device_without_room_says_so(qtbot, corner):
    run = Run(qtbot, corner, lambda feed: PictureWork(feed, Path("/dev/full"), "png", 1.0))
    assert isinstance(run.outcome, ConcordError)
    assert "No space left on device" in run.outcome.what
    assert run.outcome.remedy == "make room there, or choose another disk"


def test_a_picture_that_cannot_be_written_leaves_the_one_that_was_there(qtbot, corner, tmp_path):
    path = tmp_path / "map.png"
    path.write_bytes(b"the old one")
    with room_for(100):
        Run(qtbot, corner, lambda feed: PictureWork(feed, path, "png", 1.0))
    assert path.read_bytes() == b"the old one"
    assert list(tmp_path.iterdir()) == [path]


def test_a_picture_that_cannot_be_drawn_ends_the_export_with_an_error(qtbot, small, tmp_path, monkeypatch, caplog):
    def draw(number):
        raise ZeroDivisionError

    monkeypatch.setattr(small, "draw", draw)
    run = Run(qtbot, small, lambda feed: SetWork(feed, tmp_path / "set", small.names(), "png", 1.0))
    assert isinstance(run.outcome, ConcordError)
    assert str(run.outcome) == "a picture could not be drawn: ZeroDivisionError: try again; the log has the details"
    assert "a picture could not be drawn" in caplog.text
    assert list(tmp_path.iterdir()) == []


def test_a_closed_job_is_over_and_tells_nothing_more(qtbot, small, tmp_path):
    told = []
    job = ExportJob(small, lambda feed: AnimationWork(feed, tmp_path / "game.gif", small.count, 1.0, 500))
    job.cancelled.connect(lambda: told.append("cancelled"))
    job.done.connect(told.append)
    job.start()
    job.close()
    qtbot.wait(20)
    assert told == []
    assert not job.running
    assert list(tmp_path.iterdir()) == []
    job.deleteLater()
