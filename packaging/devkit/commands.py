"""The command line of ``packaging/dev.py``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from devkit import bench, checks, package, program, system
from devkit.process import Refused, Step, environment, run
from devkit.venv import Environment

_EXAMPLES = """\
examples:
  python3 packaging/dev.py play                   open the start page
  python3 packaging/dev.py play saved-game.json   open a game
  python3 packaging/dev.py test                   lint, types, import contracts and the fast tests
  python3 packaging/dev.py test tests/engine -x   the same, with these tests only
  python3 packaging/dev.py test --full            everything: soaks, long fuzzing, the wheel, the frozen program
  python3 packaging/dev.py package                the packages for this system, in dist
  python3 packaging/dev.py bench                  every benchmark with its peer, ratio and goal
"""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"dev.py: error: {message}: command line: see dev.py --help\n")


def parser() -> argparse.ArgumentParser:
    """The commands and what each takes."""
    top = _Parser(prog="dev.py", epilog=_EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter)
    top.description = "Sets Concord up in .venv (from the lock files, once) and does one of:"
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("play", help="open the window; what follows goes to concordui")
    test = commands.add_parser("test", help="check the project; what follows goes to pytest")
    test.add_argument("--full", action="store_true", help="also all that takes long, the wheel and the frozen program")
    bench_ = commands.add_parser("bench", help="run the benchmarks of tests/benchmarks, or those named")
    bench_.add_argument("names", nargs="*", metavar="NAME", help="as in bench_NAME.py")
    freeze = commands.add_parser("freeze", help="build the program for this system, in dist/concord")
    wheel = commands.add_parser("wheel", help="build the wheel, in dist")
    package_ = commands.add_parser("package", help="build the packages for this system, in dist")
    for command in (freeze, wheel, package_):
        command.add_argument("--try", dest="try_out", action="store_true", help="use what was built, elsewhere")
    return top


def parse(arguments: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    """The options, and what is meant for concordui or pytest, untouched and in order."""
    command = arguments[0] if arguments else ""
    if command not in ("play", "test"):
        return parser().parse_args(arguments), []
    own = {"-h", "--help"} | ({"--full"} if command == "test" else set())
    ours = [argument for argument in arguments[1:] if argument in own]
    return parser().parse_args([command, *ours]), [argument for argument in arguments[1:] if argument not in own]


def main(arguments: Sequence[str]) -> int:
    """Run one command; its exit status. What fails says so in one line."""
    options, rest = parse(arguments)
    try:
        return _dispatch(options, rest)
    except Refused as error:
        print(f"dev.py: error: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        where = error.filename or "the file system"
        print(f"dev.py: error: {error.strerror or error}: {where}: check its permissions and space", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("dev.py: interrupted", file=sys.stderr)
        return 130


def _dispatch(options: argparse.Namespace, rest: Sequence[str]) -> int:
    venv = Environment()
    match options.command:
        case "play":
            return _play(venv, rest)
        case "test":
            return checks.test(venv, options.full, rest)
        case "bench":
            return bench.bench(venv, options.names)
        case "freeze":
            (program.try_frozen if options.try_out else program.freeze)(venv)
        case "package":
            package.package(venv, options.try_out)
        case "wheel":
            (program.try_wheel if options.try_out else program.wheel)(venv)
    return 0


def _play(venv: Environment, arguments: Sequence[str]) -> int:
    """Open the window; without a display, `concordui` says so. The user's folder stays the current one."""
    venv.prepare("play")
    if system.display_is_claimed():
        system.require_qt_libraries(venv.python, window=True)
    command: list[str | Path] = [venv.program("concordui"), *arguments]
    return run(Step("concordui", command, program.current_folder(), environment()))
