"""The manual pages of both commands, from their own help: what a page says, ``--help`` says too."""

from __future__ import annotations

import argparse
import inspect
from collections.abc import Iterator, Mapping
from typing import Any

SEE_ALSO = {"concord": "concordui", "concordui": "concord"}
FILES = {
    "~/.config/concord": "the window's settings",
    "~/.local/share/concord": "saved games, runs and colonies, bots of your own, and what the window remembers",
    "~/.local/state/concord/log": "logs, and the traces of crashes",
}
STATUS = {
    "0": "done",
    "1": "refused or failed; one line on stderr says what, where, and what to do",
    "2": "a wrong command line",
}


def concord_page(group: Any, version: str) -> str:
    """The page of the command line: each command of a click group, with its arguments, options and example."""
    lines = _head("concord", version, _first_sentence(group.help))
    lines += [".SH SYNOPSIS", ".B concord", ".I COMMAND", r"\&..."]
    lines += [".SH DESCRIPTION", roff(_text(group.help)), ".SH COMMANDS"]
    for names, command in _commands(group, ()):
        lines += [".SS " + roff("concord " + " ".join(names)), roff(_text(command.help))]
        for parameter in command.params:
            lines += _parameter(parameter)
        if command.epilog:
            lines += [".PP", roff(_text(command.epilog))]
    return _page([*lines, *_tail("concord", {**STATUS, "130": "interrupted"})])


def concordui_page(parser: argparse.ArgumentParser, version: str) -> str:
    """The page of the window."""
    lines = _head("concordui", version, _first_sentence(parser.description))
    lines += [".SH SYNOPSIS", ".B concordui", "[" + roff("--self-test") + r" \fIDIR\fR] [\fIFILE\fR]"]
    lines += [".SH DESCRIPTION", roff(_text(parser.description))]
    lines.append(".SH OPTIONS")
    for action in parser._actions:  # argparse has no public way to list them
        names = ", ".join(f"\\fB{roff(name)}\\fR" for name in action.option_strings) or f"\\fI{action.metavar}\\fR"
        value = f" \\fI{action.metavar}\\fR" if action.option_strings and action.metavar else ""
        lines += [".TP", names + value, roff(_text(action.help))]
    if parser.epilog:
        lines += [".SH EXAMPLES", roff(_text(parser.epilog))]
    return _page([*lines, *_tail("concordui", STATUS)])


def roff(text: str) -> str:
    """A text as roff takes it: no character of it is a command."""
    safe = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join(f"\\&{line}" if line.startswith((".", "'")) else line for line in safe.splitlines())


def _commands(group: Any, names: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command that does something, by its words, in the order of the help."""
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from _commands(command, (*names, name))
        elif not command.hidden:
            yield (*names, name), command


def _parameter(parameter: Any) -> Iterator[str]:
    if getattr(parameter, "hidden", False):
        return
    yield ".TP"
    if parameter.param_type_name == "argument":
        yield f"\\fI{roff(parameter.metavar or parameter.name.upper())}\\fR"
    else:
        names = ", ".join(f"\\fB{roff(name)}\\fR" for name in (*parameter.opts, *parameter.secondary_opts))
        takes = "" if parameter.is_flag else f" \\fI{roff(parameter.metavar or parameter.type.name.upper())}\\fR"
        yield names + takes
    yield roff(_text(getattr(parameter, "help", None)) or "Required." if parameter.required else _text(parameter.help))


def _head(name: str, version: str, sentence: str) -> list[str]:
    return [
        f'.TH {name.upper()} 1 "" "Concord {version}" "User Commands"',
        ".SH NAME",
        f"{name} \\- {roff(sentence)}",
    ]


def _tail(name: str, status: Mapping[str, str]) -> list[str]:
    lines = [".SH FILES"]
    for place, holds in FILES.items():
        lines += [".TP", f".I {roff(place)}", roff(holds)]
    lines.append(".SH EXIT STATUS")
    for number, means in status.items():
        lines += [".TP", f".B {number}", roff(means)]
    return [*lines, ".SH SEE ALSO", f".BR {SEE_ALSO[name]} (1)"]


def _text(text: str | None) -> str:
    return inspect.cleandoc(text or "").replace("\b", "").strip()


def _first_sentence(text: str | None) -> str:
    return _text(text).split(". ")[0].splitlines()[0].rstrip(".:")


def _page(lines: list[str]) -> str:
    return "\n".join(line for line in lines if line.strip()) + "\n"
