"""The size of text that a person chose holds from the next start, for all of the window and for no other program."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from concordui.application import make_shell
from concordui.folders import Folders
from concordui.text_size import FACTOR, scaled_text

pytestmark = pytest.mark.sampled(3)

ASK = """
import os, sys
from pathlib import Path
from concordui.application import make_application
from concordui.text_size import FACTOR, scaled_text

with scaled_text(Path(sys.argv[1])):
    application = make_application(["concordui"])
print(application.devicePixelRatio(), os.environ.get(FACTOR))
"""


@pytest.fixture
def settings(tmp_path, monkeypatch):
    monkeypatch.delenv(FACTOR, raising=False)
    return tmp_path / "settings.json"


def choose(settings, percent: int) -> None:
    settings.write_text(json.dumps({"text_size": percent}), encoding="utf-8")


@pytest.mark.parametrize(("percent", "factor"), [(125, "1.25"), (150, "1.5"), (175, "1.75"), (200, "2")])
def test_the_factor_is_there_while_the_application_is_made_and_gone_for_what_it_starts(settings, percent, factor):
    choose(settings, percent)
    with scaled_text(settings):
        assert os.environ[FACTOR] == factor
    assert FACTOR not in os.environ


def test_the_usual_size_and_no_file_change_nothing(settings):
    with scaled_text(settings):
        assert FACTOR not in os.environ
    choose(settings, 100)
    with scaled_text(settings):
        assert FACTOR not in os.environ


def test_a_factor_that_the_program_was_started_with_stands(settings, monkeypatch):
    choose(settings, 200)
    monkeypatch.setenv(FACTOR, "1.5")
    with scaled_text(settings):
        assert os.environ[FACTOR] == "1.5"
    assert os.environ[FACTOR] == "1.5"


def test_the_next_start_draws_everything_twice_as_large(root, settings, tmp_path):
    choose(settings, 200)
    done = subprocess.run(
        [sys.executable, "-c", ASK, str(settings)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stdout.split() == ["2.0", "None"], done.stderr


def test_the_page_of_settings_sets_the_size_and_the_palette(open_window, tmp_path):
    shell = make_shell(Folders.under(tmp_path))
    window = open_window(shell)
    window.show_page("settings")
    page = window.settings
    page.text_size.buttons()[-1].click()
    page.sight.buttons()[2].click()
    assert shell.settings.value.text_size == 200
    assert shell.settings.value.sight == "deutan"
    page.sight.buttons()[0].click()
    assert json.loads(shell.settings.path.read_text(encoding="utf-8"))["text_size"] == 200


def test_the_window_is_no_larger_than_the_screen_at_any_size_of_text(open_window, tmp_path):
    window = open_window(make_shell(Folders.under(tmp_path)))
    window.place()
    room = window.screen().availableSize()
    assert window.minimumWidth() <= room.width()
    assert window.minimumHeight() <= room.height()
