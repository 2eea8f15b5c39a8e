"""What is distributed: the wheel's contents, the locks, the licences, and the border between engine and window."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from email import message_from_string
from itertools import pairwise

import pytest

from devkit import venv


@pytest.fixture(scope="module")
def project():
    return tomllib.loads((venv.ROOT / "pyproject.toml").read_text("utf-8"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(command, cwd=venv.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (built,) = folder.glob("*.whl")
    with zipfile.ZipFile(built) as archive:
        yield archive


def shipped_files():
    for name in ("engine", "concordui", "assets", "bots"):
        for file in sorted((venv.ROOT / name).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                yield file.relative_to(venv.ROOT).as_posix()


def test_the_wheel_ships_every_file_of_the_program_and_nothing_of_its_making(wheel):
    names = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert names == set(shipped_files())
    assert {"engine/py.typed", "assets/boards/anatolia.json"} <= names


def test_the_wheel_installs_two_commands_and_carries_the_licence(wheel):
    info = next(name.partition("/")[0] for name in wheel.namelist() if ".dist-info/" in name)
    entry_points = wheel.read(f"{info}/entry_points.txt").decode()
    assert "concord = engine.cli:main" in entry_points
    assert "concordui = concordui.app:main" in entry_points
    assert wheel.read(f"{info}/licenses/LICENSE").decode().startswith("MIT License")


def test_the_wheels_version_is_the_engines(wheel):
    import engine

    info = next(name.partition("/")[0] for name in wheel.namelist() if ".dist-info/" in name)
    metadata = message_from_string(wheel.read(f"{info}/METADATA").decode())
    assert metadata["Version"] == engine.__version__


PIN = re.compile(r"^([a-z0-9.-]+)==(\S+)(?: ; .*)? \\$", re.MULTILINE)


def pins(profile):
    """Name and version of all that a lock installs."""
    return set(PIN.findall((venv.LOCKS / f"{profile}.txt").read_text("utf-8")))


def names_of(requirements):
    return {re.match(r"[A-Za-z0-9._-]+", text)[0].lower().replace("_", "-") for text in requirements} - {"concord"}


@pytest.mark.parametrize(
    ("profile", "extras"),
    [
        ("program", []),
        ("play", ["build"]),
        ("test", ["build", "test"]),
        ("full", ["build", "test", "bench", "package"]),
    ],
)
def test_a_lock_pins_all_that_the_project_asks_for(project, profile, extras):
    wanted = names_of(project["project"]["dependencies"])
    for extra in extras:
        wanted |= names_of(project["project"]["optional-dependencies"][extra])
    assert wanted <= {name for name, _ in pins(profile)}


@pytest.mark.parametrize("profile", ["program", *venv.PROFILES])
def test_a_lock_has_a_hash_for_every_pin_and_names_no_place(profile):
    text = (venv.LOCKS / f"{profile}.txt").read_text("utf-8")
    entries = re.split(r"\n(?=\S)", text.strip())
    assert len(entries) == len(pins(profile))
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in text
    assert "index" not in text


def test_the_locks_agree_and_each_holds_the_one_before():
    order = [pins(profile) for profile in ("program", *venv.PROFILES)]
    for smaller, larger in pairwise(order):
        assert smaller < larger


def test_the_oracle_is_never_a_dependency_of_the_program(project):
    assert "diplomacy" not in names_of(project["project"]["dependencies"])
    for profile in ("program", "play", "test"):
        assert "diplomacy" not in {name for name, _ in pins(profile)}


def test_qt_is_bounded_to_releases_that_are_known_to_work(project):
    (qt,) = [text for text in project["project"]["dependencies"] if text.startswith("PySide6")]
    assert qt == "PySide6-Essentials>=6.9,<6.12"


def contracts(tmp_path, files):
    """The project's own import contracts on a small tree of these files; exit status and output.

    With ``-c``, Python looks in the current folder first: it is the small tree that is checked, not ours.
    """
    for package in ("engine", "engine/anatolia", "engine/seats", "engine/minds", "engine/cli", "concordui"):
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").touch()
    lowest = ("errors", "faults", "files", "forms", "hexgrid", "resources", "rng", "streams")
    for module in (*lowest, "executors", "folder_lock", "plot_style"):
        (tmp_path / "engine" / f"{module}.py").touch()
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    shutil.copy(venv.ROOT / "pyproject.toml", tmp_path)
    code = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    command = [sys.executable, "-c", code, "--no-cache", "--no-logo"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def test_the_arrows_that_are_wanted_are_allowed(tmp_path):
    files = {
        "concordui/app.py": "import engine.cli\nimport engine.anatolia\nimport PySide6\n",
        "engine/cli/play.py": "import engine.anatolia\nimport engine.seats\n",
        "engine/anatolia/match.py": "import engine.seats\nimport engine.rng\n",
        "engine/seats/worker.py": "import engine.rng\nimport engine.errors\n",
    }
    status, output = contracts(tmp_path, files)
    assert status == 0, output


@pytest.mark.thinned(3)
@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("engine/rng.py", "import PySide6.QtCore\n"),
        ("engine/cli/play.py", "import concordui\n"),
        ("engine/seats/worker.py", "import engine.anatolia\n"),
        ("engine/anatolia/match.py", "import engine.cli\n"),
        ("engine/errors.py", "import engine.rng\n"),
        ("concordui/app.py", "import diplomacy\n"),
    ],
)
def test_an_arrow_the_wrong_way_breaks_a_contract(tmp_path, name, text):
    status, output = contracts(tmp_path, {name: text})
    assert status == 1
    assert "BROKEN" in output


def test_the_command_line_runs_without_loading_qt(tmp_path):
    code = "import sys, engine.cli; print([name for name in sys.modules if name.startswith(('PySide6', 'shiboken6'))])"
    done = subprocess.run([sys.executable, "-c", code], cwd=venv.ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_every_bundled_font_and_icon_set_stands_in_the_licence_notices_with_its_text():
    assets = venv.ROOT / "assets"
    notices = (assets / "LICENSES.md").read_text("utf-8")
    families = {file.name.partition("-")[0] for file in (assets / "fonts").glob("*.ttf")}
    assert {"Inter", "SourceSerif4"} <= families
    for family in families:
        assert f"`fonts/{family}-*.ttf`" in notices
        assert "SIL OPEN FONT LICENSE" in (assets / "fonts" / f"{family}-OFL.txt").read_text("utf-8")
    texts = re.findall(r"`((?:fonts|icons)/\S+\.txt)`", notices)
    assert len(texts) == len(families) + 1
    assert all((assets / text).is_file() for text in texts)
