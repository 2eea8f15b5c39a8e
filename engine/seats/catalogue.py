"""Which bots there are: `<id>.py` and `<id>.js` in the shipped folder, the user's, or by path (`anatolia: Bots`)."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from engine.errors import BotError
from engine.resources import HOUSE_BOTS
from engine.seats.title import title_of

LANGUAGES: Mapping[str, str] = {".js": "javascript", ".py": "python"}
"""The language of a bot by its file's ending."""

_ID = re.compile(r"[a-z0-9][a-z0-9.-]*")


@dataclass(frozen=True, slots=True)
class BotFile:
    """One bot: `name` is what it calls itself (its id where it has no name), `about` what its author says of it first.

    `sha256` is that of its file, in hex. `about` is one paragraph, empty where there is none.
    """

    id: str
    language: str
    path: Path
    sha256: str
    name: str
    about: str = ""


def is_bot_id(text: str) -> bool:
    """Whether this may be a bot's id (`bot-api: Worker execution`)."""
    return _ID.fullmatch(text) is not None and ".." not in text


def names_a_file(spec: str) -> bool:
    """Whether this names a bot by its path: with a separator, or ending in ``.py`` or ``.js`` (`contract: play`)."""
    return "/" in spec or "\\" in spec or spec.endswith(tuple(LANGUAGES))


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
    bots, fault = list_bots(folders)
    if fault is not None:
        raise fault
    return bots


def list_bots(folders: Sequence[Path] | None = None) -> tuple[dict[str, BotFile], BotError | None]:
    """Every bot that can be used, by id, sorted; and what is wrong with the first other one: the rest are not lost."""
    bots: dict[str, BotFile] = {}
    faults: list[BotError] = []
    found: dict[str, list[Path]] = {}
    for folder in default_folders() if folders is None else folders:
        try:
            _gather(folder, found)
        except BotError as error:
            faults.append(error)
    for bot_id in sorted(found):
        try:
            bots[bot_id] = _only(bot_id, found[bot_id])
        except BotError as error:
            faults.append(error)
    return bots, next(iter(faults), None)


def _gather(folder: Path, found: dict[str, list[Path]]) -> None:
    for path in _bot_paths([folder]):
        found.setdefault(path.name[: -len(path.suffix)], []).append(path)


def _only(bot_id: str, paths: Sequence[Path]) -> BotFile:
    """The bot of this id. Raises `BotError` where two files have it."""
    for other in paths[1:]:
        _refuse_twins(bot_id, paths[0], other)
    return _read(bot_id, paths[0])


def resolve(spec: str | Path, folders: Sequence[Path] | None = None) -> BotFile:
    """The bot that a person named: an id, or a path (with a separator, or ending in ``.py`` or ``.js``).

    Raises `BotError` where there is none, and where two have its id.
    """
    text = str(spec)
    if isinstance(spec, Path) or names_a_file(text):
        return _by_path(Path(os.path.expanduser(text)), folders)
    found: dict[str, list[Path]] = {}
    for folder in default_folders() if folders is None else folders:
        _gather(folder, found)
    if text in found:
        return _only(text, found[text])
    raise BotError("there is no such bot", text, f"name a bot file, or one of: {', '.join(sorted(found))}")


def _by_path(path: Path, folders: Sequence[Path] | None) -> BotFile:
    if path.suffix not in LANGUAGES:
        raise BotError("this is no bot file", str(path), "name a file that ends in .py or .js")
    bot_id = path.name[: -len(path.suffix)]
    if not is_bot_id(bot_id):
        raise BotError(
            "a bot's file name is its id: small letters, digits, single dots and hyphens",
            str(path),
            f"rename the file, for example to my-bot{path.suffix}",
        )
    if not os.path.isfile(path):  # unlike `Path.is_file`, false for a name that the system takes for none
        raise BotError("there is no such file", str(path), "check the path")
    for twin in _bot_paths(default_folders() if folders is None else folders):
        if twin.name == f"{bot_id}{twin.suffix}":
            _refuse_twins(bot_id, twin, path)
    return _read(bot_id, path)


def _refuse_twins(bot_id: str, one: Path, other: Path) -> None:
    if one.absolute() != other.absolute() and not (one.exists() and other.exists() and one.samefile(other)):
        raise BotError(f"two bot files have the id {bot_id}", f"{one} and {other}", "rename or remove one of them")


def _bot_paths(folders: Iterable[Path]) -> list[Path]:
    """The files in the folders whose names are those of bots, in any language, in order."""
    return [
        path
        for folder in folders
        for path in _listed(folder)
        if path.suffix in LANGUAGES and is_bot_id(path.name[: -len(path.suffix)]) and path.is_file()
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
    language = LANGUAGES[path.suffix]
    title = title_of(source, language)
    digest = hashlib.sha256(source).hexdigest()
    return BotFile(bot_id, language, path.absolute(), digest, title.name or bot_id, title.about)
