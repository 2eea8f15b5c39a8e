"""Things move as the system or the person says; each desktop says it in its own way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy

from concordui import system_motion
from concordui.motion import SPEEDS, Motion, motion, nearest_speed
from concordui.settings import SettingsStore
from concordui.system_motion import told_by_desktop, wants_less_motion


@pytest.mark.parametrize(
    ("choice", "less", "allowed"),
    [
        ("system", False, True),
        ("system", True, False),
        ("on", True, True),
        ("off", False, False),
    ],
)
def test_things_move_as_the_system_or_the_person_says(choice, less, allowed):
    made = Motion()
    made.set_choice(choice)
    made.set_system(less=less)
    assert made.allowed is allowed


def test_a_change_is_told_only_where_it_changes_what_may_move():
    made = Motion()
    told = QSignalSpy(made.changed)
    made.set_choice("on")
    assert told.count() == 0
    made.set_system(less=True)
    assert told.count() == 0
    made.set_choice("system")
    assert told.count() == 1


def test_the_system_is_asked_at_the_start_and_when_the_window_comes_forward(qapp):
    answers = [False, True]
    made = Motion(lambda: answers.pop(0))
    made.follow_system()
    assert made.allowed
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert made.allowed
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert not made.allowed
    assert answers == []


@pytest.mark.parametrize(
    ("settings", "less"),
    [
        ({}, False),
        ({("org.freedesktop.appearance", "reduced-motion"): 1}, True),
        ({("org.freedesktop.appearance", "reduced-motion"): 0}, False),
        ({("org.gnome.desktop.interface", "enable-animations"): False}, True),
        ({("org.gnome.desktop.interface", "enable-animations"): True}, False),
        ({("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): "0"}, True),
        ({("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): 0.5}, False),
        ({("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): "slow"}, False),
    ],
)
def test_a_desktop_says_it_by_the_common_key_or_by_its_own(settings, less):
    assert told_by_desktop(lambda namespace, key: settings.get((namespace, key))) is less


def test_where_nobody_can_be_asked_the_system_asks_for_nothing(qapp, monkeypatch, tmp_path):
    monkeypatch.setattr(system_motion.sys, "platform", "linux")
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert wants_less_motion() is False


def test_a_speed_from_a_file_is_the_nearest_that_is_offered():
    assert [nearest_speed(speed) for speed in (0.5, 0.8, 1.4, 3.1)] == [0.5, 1.0, 1.0, 4.0]
    assert SPEEDS == (0.5, 1.0, 2.0, 4.0)


def test_a_speed_that_a_person_chooses_is_kept(window):
    motion().choose_speed(2.0)
    assert SettingsStore(window.shell.settings.path).value.replay_speed == 2.0
    motion().choose_speed(1.0)
    assert SettingsStore(window.shell.settings.path).value.replay_speed == 1.0


def test_motion_is_chosen_on_the_settings_page_and_holds_at_once(qtbot, window):
    window.table.trigger("file.settings")
    page = window.stack.currentWidget()
    assert not motion().allowed
    for index, allowed in ((1, True), (2, False), (0, False)):
        qtbot.mouseClick(page.motion.buttons()[index], Qt.MouseButton.LeftButton)
        assert motion().allowed is allowed
    assert SettingsStore(window.shell.settings.path).value.motion == "system"
