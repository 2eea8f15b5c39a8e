"""The test harness: what must fail a test does, and no test sees the machine it runs on."""

from __future__ import annotations

import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from hypothesis import settings

OFFENDERS = """
import logging, os, subprocess, sys, threading, warnings
import pytest
from helpers import leaks

@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr(leaks, "GRACE_S", 0.05)

def test_thread():
    threading.Thread(target=threading.Event().wait, daemon=True).start()

def test_process(request):
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    request.config.add_cleanup(lambda: child.communicate(b"\\n"))

def test_timer(qapp):
    from PySide6.QtCore import QTimer
    qapp.timer = QTimer()
    qapp.timer.start(60_000)

def test_widget(qapp):
    from PySide6.QtWidgets import QWidget
    qapp.widget = QWidget()

def test_python_warning():
    warnings.warn("careless")

def test_unclosed_file(tmp_path):
    open(tmp_path / "file", "w").write("x")

def test_qt_warning(qtbot):
    from PySide6.QtCore import qWarning
    qWarning("careless")

@pytest.mark.full
def test_long():
    raise AssertionError("not asked for")

def test_well_behaved(qtbot):
    from PySide6.QtWidgets import QLabel
    qtbot.addWidget(QLabel("fine"))
"""


@pytest.mark.full
def test_whatever_is_left_behind_or_warns_fails_its_test(root, tmp_path):
    file = tmp_path / "test_offenders.py"
    file.write_text(OFFENDERS)
    report = tmp_path / "report.xml"
    command = [sys.executable, "-m", "pytest", "-c", str(root / "pyproject.toml"), "-p", "conftest", "-p", "no:xdist"]
    command += ["-p", "no:cacheprovider", "-p", "no:randomly", f"--junitxml={report}", str(file)]
    env = os.environ | {"PYTHONPATH": str(root / "tests")}
    subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, check=False)
    outcomes = {}
    for case in ET.parse(report).iter("testcase"):
        bad = [child.tag for child in case if child.tag in ("failure", "error")]
        outcomes[case.get("name")] = outcomes.get(case.get("name"), False) or bool(bad)
    assert outcomes == {
        "test_thread": True,
        "test_process": True,
        "test_timer": True,
        "test_widget": True,
        "test_python_warning": True,
        "test_unclosed_file": True,
        "test_qt_warning": True,
        "test_well_behaved": False,
    }


def test_a_test_has_a_home_of_its_own(home):
    from platformdirs import user_config_dir, user_data_dir

    assert Path.home() == home
    for folder in (user_config_dir("concord"), user_data_dir("concord")):
        assert Path(folder).is_relative_to(home)


def test_settings_of_qt_are_the_tests_own(qapp, home):
    from PySide6.QtCore import QSettings

    settings_ = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "Concord", "Concord")
    assert Path(settings_.fileName()).is_relative_to(home)


def test_qt_runs_offscreen(qapp):
    assert qapp.platformName() == "offscreen"


@pytest.mark.parametrize("name", ["short", "long"])
def test_generated_examples_are_the_same_in_every_run(name):
    profile = settings.get_profile(name)
    assert profile.derandomize
    assert profile.database is None
    assert profile.deadline is None
