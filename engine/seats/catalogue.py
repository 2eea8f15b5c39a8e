"""Which bots there are: ``<id>.py`` in the shipped folder, in the user's folder, or by path (`anatolia: Bots`)."""

from __future__ import annotations

import ast
import hashlib
import os
import re
import threading
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from engine.errors import BotError
from engine.resources import HOUSE_BOTS

LANGUAGES: Mapping[str, str] = {".py": "python"}
"""The language of a bot by its file's ending."""

_ID = re.compile(r"[a-z0-9][a-z0-9.-]*")
_KNOWN_ENDINGS = (".py", ".js")
_LONGEST_NAME = 60
_PARSING = threading.Lock()


@dataclass(frozen=True, slots=True)
class BotFile:
    """One bot: `name` is what it calls itself (its id where it has no name), `sha256` that of its file, in hex."""

    id: str
    language: str
    path: Path
    sha256: str
    name: str


def is_bot_id(text: str) -> bool:
    """Whether this may be a bot's id (`bot-api: Worker execution`)."""
    return _ID.fullmatch(text) is not None and ".." not in text


def user_folder() -> Path:
    """Where a user puts bots of their own."""
    return platformdirs.user_data_path("concord", appauthor=False) / "bots"


def default_folders() -> tuple[Path, ...]:
    """The shipped folder, then the user's."""
    return (HOUSE_BOTS, user_folder())


def find_bots(folders: Sequence[Path] | None = None) -> dict[str, BotFile]:
    """Every bot in the folders, by id, sorted. Files whose name is no id are no bots.

    Raises `BotError` naming both files where two have one id.
    """
    found: dict[str, Path] = {}
    for path in _bot_paths(default_folders() if folders is None else folders):
        bot_id = path.name[: -len(path.suffix)]
        _refuse_twins(bot_id, found.setdefault(bot_id, path), path)
    return {bot_id: _read(bot_id, found[bot_id]) for bot_id in sorted(found) if found[bot_id].suffix in LANGUAGES}


def resolve(spec: str | Path, folders: Sequence[Path] | None = None) -> BotFile:
    """The bot that a person named: an id, or a path (with a separator, or ending in ``.py`` or ``.js``).

    Raises `BotError` where there is none, where its file is in a language that has no host, and where two have its id.
    """
    text = str(spec)
    if isinstance(spec, Path) or "/" in text or "\\" in text or text.endswith(_KNOWN_ENDINGS):
        return _by_path(Path(os.path.expanduser(text)), folders)
    bots = find_bots(folders)
    if text in bots:
        return bots[text]
    for path in _bot_paths(default_folders() if folders is None else folders):
        if path.name == f"{text}{path.suffix}":
            _refuse_language(path)
    raise BotError("there is no such bot", text, f"name a bot file, or one of: {', '.join(bots)}")


def _by_path(path: Path, folders: Sequence[Path] | None) -> BotFile:
    _refuse_language(path)
    bot_id = path.name[: -len(path.suffix)]
    if not is_bot_id(bot_id):
        raise BotError(
            "a bot's file name is its id: small letters, digits, single dots and hyphens",
            str(path),
            "rename the file, for example to my-bot.py",
        )
    if not os.path.isfile(path):  # unlike `Path.is_file`, false for a name that the system takes for none
        raise BotError("there is no such file", str(path), "check the path")
    for twin in _bot_paths(default_folders() if folders is None else folders):
        if twin.name == f"{bot_id}{twin.suffix}":
            _refuse_twins(bot_id, twin, path)
    return _read(bot_id, path)


def _refuse_language(path: Path) -> None:
    """The one place that says which languages a bot may be written in."""
    if path.suffix not in LANGUAGES:
        what = "this version plays no JavaScript bots" if path.suffix == ".js" else "this is no bot file"
        raise BotError(what, str(path), "name a Python bot, a file that ends in .py")


def _refuse_twins(bot_id: str, one: Path, other: Path) -> None:
    if one.absolute() != other.absolute() and not (one.exists() and other.exists() and one.samefile(other)):
        raise BotError(f"two bot files have the id {bot_id}", f"{one} and {other}", "rename or remove one of them")


def _bot_paths(folders: Iterable[Path]) -> list[Path]:
    """The files in the folders whose names are those of bots, in any language, in order."""
    return [
        path
        for folder in folders
        for path in _listed(folder)
        if path.suffix in _KNOWN_ENDINGS and is_bot_id(path.name[: -len(path.suffix)]) and path.is_file()
    ]


def _listed(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        reason = f"cannot read a folder of bots ({error.strerror})"
        raise BotError(reason, str(folder), "check its permissions") from error


def _read(bot_id: str, path: Path) -> BotFile:
    try:
        source = path.read_bytes()
    except OSError as error:
        raise BotError(f"cannot read the bot ({error.strerror})", str(path), "check its permissions") from error
    name = _name_in(source) or bot_id
    return BotFile(bot_id, LANGUAGES[path.suffix], path.absolute(), hashlib.sha256(source).hexdigest(), name)


def parsed(source: bytes) -> ast.Module:
    """The syntax tree of a bot. Raises what `ast.parse` raises for a source that is none.

    One at a time: CPython 3.11 counts the depth of all trees in one place, and parses that overlap in two threads end
    in a `SystemError` now and then.
    """
    with _PARSING:
        return ast.parse(source)


def _name_in(source: bytes) -> str | None:
    """The literal that a bot assigns to `name`, in its module or its class ``Bot``, read without running it."""
    try:
        tree = parsed(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None  # loading it will say what is wrong
    bodies = [tree.body, *(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Bot")]
    for node in (node for body in bodies for node in body):
        if not isinstance(node, ast.Assign | ast.AnnAssign):
            continue
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if any(isinstance(target, ast.Name) and target.id == "name" for target in targets):
            value = node.value
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                return "".join(c for c in value.value if c.isprintable())[:_LONGEST_NAME].strip() or None
    return None
