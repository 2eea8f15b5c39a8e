"""What the system lacks is installed where nobody need be asked, and named everywhere else."""

from __future__ import annotations

import sys

import pytest

from devkit import system
from devkit.process import Refused


@pytest.fixture
def commands(monkeypatch):
    """The commands that would have run, all successful."""
    ran = []
    monkeypatch.setattr(system, "capture", lambda command, env=None: ran.append([str(p) for p in command]) or (0, ""))
    return ran


def on(monkeypatch, debian, root):
    monkeypatch.setattr(system, "is_debian", lambda: debian)
    monkeypatch.setattr(system, "is_root", lambda: root)


def test_debian_as_root_installs_without_asking(monkeypatch, commands):
    on(monkeypatch, debian=True, root=True)
    system.install(["libegl1", "libegl1", "binutils"], "Qt lacks libEGL.so.1")
    assert [command[:1] + command[5:6] for command in commands] == [["apt-get", "update"], ["apt-get", "install"]]
    assert commands[1][-2:] == ["binutils", "libegl1"]


def test_debian_as_another_user_names_the_package_and_runs_nothing(monkeypatch, commands):
    on(monkeypatch, debian=True, root=False)
    with pytest.raises(Refused, match=r"Qt lacks libEGL\.so\.1: .*: run: sudo apt-get install libegl1"):
        system.install(["libegl1"], "Qt lacks libEGL.so.1")
    assert commands == []


def test_another_system_names_what_lacks_and_debians_package(monkeypatch, commands):
    on(monkeypatch, debian=False, root=True)
    with pytest.raises(Refused, match="on Debian: libegl1"):
        system.install(["libegl1"], "Qt lacks libEGL.so.1")
    assert commands == []


def test_apt_that_fails_is_refused_after_its_last_words(monkeypatch, capsys):
    on(monkeypatch, debian=True, root=True)
    monkeypatch.setattr(system, "capture", lambda command, env=None: (100, "E: no network"))
    with pytest.raises(Refused, match="apt-get failed with exit status 100"):
        system.install(["libegl1"], "Qt lacks libEGL.so.1")
    assert "E: no network" in capsys.readouterr().err


LDD = """\
\tlinux-vdso.so.1 (0x00007ffd)
\tlibEGL.so.1 => not found
\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)
\tlibxkbcommon.so.0 => not found
"""


@pytest.fixture
def qt_lacks(monkeypatch):
    """A system on which Qt lacks two libraries until they are installed; gives what was installed."""
    installed = []

    def capture(command, env=None):
        if command[0] == "ldd":
            return 0, LDD
        if "find_spec" in command[2]:
            return 0, "/venv/PySide6\n"
        return (0, "") if installed else (1, "Traceback\nImportError: libEGL.so.1: cannot open shared object file")

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system, "capture", capture)
    monkeypatch.setattr(system, "install", lambda packages, need: installed.extend(packages))
    return installed


def test_the_libraries_that_qt_lacks_are_installed_all_at_once(qt_lacks):
    system.require_qt_libraries("python", window=False)
    assert qt_lacks == ["libegl1", "libxkbcommon0"]


def test_a_library_of_no_known_package_is_named(qt_lacks, monkeypatch):
    monkeypatch.setattr(system, "PACKAGE_OF", {})
    with pytest.raises(Refused, match=r"Qt cannot be loaded: ImportError: libEGL\.so\.1"):
        system.require_qt_libraries("python", window=False)


def test_qt_loads_here_with_what_the_tests_run_on():
    system.require_qt_libraries(sys.executable, window=False)
    assert system.missing_libraries([]) == []


@pytest.fixture
def browsers(monkeypatch):
    """Linux with these programs on the path."""
    there = set()
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system.shutil, "which", lambda name: f"/usr/bin/{name}" if name in there else None)
    return there


def test_a_browser_that_is_there_is_enough(browsers, commands):
    browsers.add("google-chrome")
    assert system.require_browser() is None
    assert commands == []


def test_a_browser_is_installed_where_nobody_need_be_asked(browsers, monkeypatch):
    monkeypatch.setattr(system, "install", lambda packages, need: browsers.update(packages))
    assert system.require_browser() is None
    assert browsers == {"chromium"}


def test_where_no_browser_can_be_had_it_is_said_how_to_get_one(browsers, monkeypatch, commands):
    on(monkeypatch, debian=True, root=False)
    assert system.require_browser().endswith("run: sudo apt-get install chromium")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert "install Chromium" in system.require_browser()
    assert commands == []


def test_where_no_namespaces_can_be_had_it_is_said_why(browsers, monkeypatch):
    assert "install util-linux and iproute2" in system.lacking_namespaces()
    browsers.update(("unshare", "ip"))
    monkeypatch.setattr(system, "capture", lambda command: (1, "unshare: Operation not permitted\n"))
    assert system.lacking_namespaces() == "this system allows no namespaces (unshare: Operation not permitted)"
    monkeypatch.setattr(system, "capture", lambda command: (0, ""))
    assert system.lacking_namespaces() is None
    monkeypatch.setattr(sys, "platform", "darwin")
    assert system.lacking_namespaces() == "darwin has no namespaces"


@pytest.fixture
def display(monkeypatch):
    """Linux with only this of the variables of a display."""

    def set_variable(name=None):
        monkeypatch.setattr(sys, "platform", "linux")
        for other in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
            monkeypatch.delenv(other, raising=False)
        if name:
            monkeypatch.setenv(name, "something")

    return set_variable


def test_no_variable_of_a_display_is_no_display(display):
    display()
    assert not system.display_is_claimed()


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_each_variable_of_a_display_claims_one(display, name):
    display(name)
    assert system.display_is_claimed()


def test_elsewhere_than_on_linux_there_is_a_display(display, monkeypatch):
    display()
    monkeypatch.setattr(sys, "platform", "darwin")
    assert system.display_is_claimed()
