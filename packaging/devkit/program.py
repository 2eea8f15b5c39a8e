"""The program as people get it: the wheel and the frozen folder, built and tried out from another place."""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from devkit import system
from devkit.process import ROOT, Refused, Step, capture, environment, run, say
from devkit.venv import LOCKS, Environment

DIST = ROOT / "dist"
FROZEN = DIST / "concord"

# A short match of house bots and one from a file, each in a worker process.
_MATCH = ["play", "--seed", "7", "--years", "2", "--seat", "Lydia=house.random", "--seat", "Caria=house.greedy"]
_MATCH += ["--seat", "Cilicia=./wide.py", "--seat", "Galatia=house.greedy-js", "--seat", "Phrygia=./script.js"]

# Bots are files, and may use what no part of the program does: the frozen program must carry the standard library.
_WIDE_BOT = """
import array, bisect, cmath, collections.abc, colorsys, csv, dataclasses, decimal, difflib, enum, fractions, functools
import graphlib, heapq, html.parser, itertools, math, operator, pprint, queue, random, sched, statistics, string
import textwrap, typing, uuid, xml.etree.ElementTree, zlib, zoneinfo
import numpy

def orders(state):
    return []

propose = builds = orders

def answer(state):
    return {}

retreats = answer
"""

# A bot in the other language: its engine, its helpers and the scripts that bring them must be there too.
_SCRIPT_BOT = """
const {adjudicate, canMove, create, MAP} = PactEngine;

exports.orders = (state) => {
  const mine = state.units.filter((unit) => unit.power === state.you);
  const order = ({at}) => ({unit: at, type: 'hold'});
  const {resolution} = adjudicate(state.units, {[state.you]: mine.map(order)});
  const open = mine.map((unit) => MAP.adjacency[unit.at].filter((place) => canMove(unit, place)));
  if (resolution.length !== state.units.length || open.flat().length === 0) throw new Error('the rules are wrong');
  if (create({maxYears: state.year}).botState(state.you).map.provinces.length !== PactMapData.provinces.length) {
    throw new Error('the map is wrong');
  }
  return mine.map(order);
};
exports.propose = exports.builds = () => [];
exports.answer = exports.retreats = () => ({});
"""

# Ratings and plots come from libraries that nothing else uses.
_TOURNAMENT = """
entrants = ["house.hold", "house.random", "house.greedy-js"]
games = 3
years = 1
"""


def current_folder() -> Path:
    """The user's folder; the project's where it is gone."""
    try:
        return Path.cwd()
    except OSError:
        return ROOT


def wheel(venv: Environment) -> Path:
    """Build the wheel into ``dist``; its path."""
    venv.prepare("play")
    with tempfile.TemporaryDirectory(prefix="concord-wheel-") as folder:
        venv.pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, str(ROOT))
        built = next(Path(folder).glob("concord-*.whl"))
        DIST.mkdir(exist_ok=True)
        target = Path(shutil.copy(built, DIST))
    say(f"wheel: {target}")
    return target


def freeze(venv: Environment) -> Path:
    """Build the one-folder program into ``dist/concord``; that folder."""
    venv.prepare("full")
    system.require_program("objdump", "binutils", "freezing")
    system.require_qt_libraries(venv.python, window=True)
    system.require_shared_python(venv.python)
    spec = ROOT / "packaging" / "concord.spec"
    build = ROOT / "build"
    options: list[str | Path] = ["--noconfirm", "--log-level", "WARN", "--distpath", DIST, "--workpath", build]
    if run(Step("PyInstaller", [venv.python, "-m", "PyInstaller", *options, spec])) != 0:
        raise Refused(
            "PyInstaller could not build the program", str(spec.relative_to(ROOT)), "see what it printed above"
        )
    if sys.platform.startswith("linux"):
        executable(FROZEN, "concord").symlink_to("concordui")
        strip(FROZEN / "_internal")
    say(f"frozen program: {FROZEN} ({size_of(FROZEN) / 1e6:.0f} MB)")
    return FROZEN


def strip(internal: Path) -> None:
    """Take the symbols for debuggers out of the libraries: 40 MB. Some were moved about inside by who made their wheel,
    so that `strip` breaks them; these stay as they are.
    """
    with tempfile.TemporaryDirectory(prefix="concord-strip-") as folder:
        slim = Path(folder, "library")
        for path in sorted(internal.rglob("*.so*")):
            if path.is_symlink():
                continue
            code, output = capture(["strip", "--strip-unneeded", "-o", slim, path])
            if code != 0:
                raise Refused("a library could not be stripped", str(path), (output.splitlines() or ["see strip"])[-1])
            if "not a dynamic executable" not in capture(["ldd", slim])[1]:
                shutil.copyfile(slim, path)


def size_of(folder: Path) -> int:
    """The bytes in the files of a folder."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def executable(folder: Path, name: str) -> Path:
    """An executable in a frozen program's folder."""
    return folder / (f"{name}.exe" if sys.platform == "win32" else name)


def try_wheel(venv: Environment) -> None:
    """Install the wheel in an empty environment and use it from a folder that is not the project's."""
    built = wheel(venv)
    with tempfile.TemporaryDirectory(prefix="concord-wheel-") as folder:
        empty = Environment(Path(folder, "venv"))
        empty.create()
        empty.pip("install", "--require-hashes", "--no-deps", "-r", str(LOCKS / "program.txt"))
        empty.pip("install", "--no-index", "--no-deps", str(built))
        empty.pip("check")
        _try_out("the wheel", empty.program("concord"), empty.program("concordui"), Path(folder))


def try_frozen(venv: Environment) -> None:
    """Build the frozen program, and use it."""
    try_folder("the frozen program", freeze(venv))


def try_folder(what: str, built: Path) -> None:
    """Move the program of a folder, and use it from a folder that is not the project's."""
    with tempfile.TemporaryDirectory(prefix="concord-frozen-") as folder:
        moved = Path(shutil.copytree(built, Path(folder, "program"), symlinks=True))
        _try_out(what, executable(moved, "concord"), executable(moved, "concordui"), Path(folder))


def _try_out(what: str, concord: Path, concordui: Path, folder: Path) -> None:
    """Play a match headless, replay it, and drive the window through its self-test."""
    home = folder / "home"
    elsewhere = folder / "elsewhere"
    home.mkdir()
    elsewhere.mkdir()
    env = environment(HOME=str(home), USERPROFILE=str(home), QT_QPA_PLATFORM="offscreen")
    env = {name: value for name, value in env.items() if not name.startswith("XDG_")}
    for name, text in (("wide.py", _WIDE_BOT), ("script.js", _SCRIPT_BOT), ("small.toml", _TOURNAMENT)):
        (elsewhere / name).write_text(text, encoding="utf-8")
    _must(f"{what} plays a match", [concord, *_MATCH, "--out", "game.json", "--log", "events.jsonl"], elsewhere, env)
    _refuse_fallbacks(what, elsewhere / "events.jsonl")
    _must(f"{what} replays it", [concord, "replay", "game.json", "--verify"], elsewhere, env)
    _must(f"{what} plays a tournament", [concord, "tournament", "small.toml", "--out", "results"], elsewhere, env)
    if not (elsewhere / "results" / "plots.svg").exists():
        raise Refused(f"{what} drew no plots", str(elsewhere / "results"), "see what it printed above")
    _must(f"{what} passes its self-test", [concordui, "--self-test", "self-test"], elsewhere, env)
    if not (elsewhere / "self-test" / "report.json").exists():
        raise Refused(
            f"{what} wrote no report of its self-test", str(elsewhere), "run concordui --self-test DIR by hand"
        )


def _refuse_fallbacks(what: str, log: Path) -> None:
    """House bots fall back nowhere, unless their worker processes do not run."""
    events = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    fallen = [event for event in events if event.get("type") == "bot-fallback"]
    if fallen:
        raise Refused(f"bots do not run in {what}", json.dumps(fallen[0]), "see the log of that bot's worker")


def _must(name: str, command: Sequence[str | Path], folder: Path, env: dict[str, str]) -> None:
    if run(Step(name, command, folder, env)) != 0:
        raise Refused(f"not so: {name}", " ".join(map(str, command)), "see what it printed above")
    say(name)
