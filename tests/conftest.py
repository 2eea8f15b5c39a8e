"""What every test stands on: no display, bundled fonts, a home of its own, and nothing left behind."""

from __future__ import annotations

import gc
import os
import sys

# Before anything imports Qt: no display, no scaling, no style, locale or logging rule of whoever runs the tests.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
for _name in ("QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "QT_SCALE_FACTOR", "QT_FONT_DPI", "QT_LOGGING_RULES"):
    os.environ.pop(_name, None)
os.environ.update(LC_ALL="C.UTF-8", TZ="UTC", NO_COLOR="1", COLUMNS="100")
os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.fail.Keyring"  # nobody's own keys
for _name in ("FORCE_COLOR", "PYTHONIOENCODING", "PYTHONUNBUFFERED", "PYTHONUTF8", "PYTHONWARNINGS"):
    os.environ.pop(_name, None)

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from helpers import leaks

ROOT = Path(__file__).resolve().parent.parent

# Who starts the tests in the background hands down an interrupt that is ignored; the programs under test must hear it.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Derandomised: the same examples on every machine and in every run. `dev.py test --full` asks for the long profile.
_COMMON = {
    "derandomize": True,
    "database": None,
    "deadline": None,
    "print_blob": False,
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
}
settings.register_profile("short", max_examples=40, **_COMMON)
settings.register_profile("long", max_examples=600, **_COMMON)
settings.load_profile("short")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What the fast run leaves to the full one: of a test that is `thinned` all but every so many-th of its parameters,
    of a module that is `sampled` all but every so many-th of its tests. A module of the window's is, by two, if it does
    not say otherwise: windows cost most.
    """
    seen: dict[str, int] = {}
    for item in items:
        for marker, end in (("thinned", "["), ("sampled", "::")):
            mark = item.get_closest_marker(marker)
            if mark is None and marker == "sampled" and item.path.is_relative_to(ROOT / "tests" / "concordui"):
                mark = pytest.mark.sampled(2).mark
            if mark is not None and item.get_closest_marker("full") is None:
                name = f"{marker} {item.nodeid.partition(end)[0]}"
                seen[name] = seen.get(name, -1) + 1
                if seen[name] % mark.args[0]:
                    item.add_marker("full")


def pytest_collection_finish() -> None:
    """What the imports made stays to the end: out of the collector's sight, it need not be looked through each test."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's root folder."""
    return ROOT


@pytest.fixture(scope="session")
def data() -> Path:
    """The folder of the tests' data, ``tests/data``."""
    return ROOT / "tests" / "data"


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of the test's own: settings, saves, logs and caches of the user are neither read nor written."""
    folder = tmp_path_factory.mktemp("home")
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(folder))
    for name, part in _FOLDERS.items():
        monkeypatch.setenv(name, str(folder / part))
    if "PySide6.QtCore" in sys.modules:
        from PySide6.QtCore import QSettings

        for form in (QSettings.Format.IniFormat, QSettings.Format.NativeFormat):
            QSettings.setPath(form, QSettings.Scope.UserScope, str(folder / ".config"))
    return folder


_FOLDERS = {
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
    "XDG_CACHE_HOME": ".cache",
    "APPDATA": "AppData/Roaming",
    "LOCALAPPDATA": "AppData/Local",
}


@pytest.fixture(scope="session")
def qapp(qapp):
    """The application of pytest-qt, with the bundled fonts: pictures are the same on every machine."""
    from concordui import fonts

    fonts.load()
    return qapp


@pytest.fixture(autouse=True)
def nothing_left_behind(request: pytest.FixtureRequest, home: Path) -> Iterator[None]:
    """Fails a test that leaves a thread, a timer, a top-level widget or a child process behind."""
    qt = "qapp" in request.fixturenames
    before = leaks.snapshot(qt)
    yield
    left = leaks.left_since(before)
    assert not left, "the test left behind: " + "; ".join(left)
