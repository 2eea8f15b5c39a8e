"""The commands of ``packaging/languages.py``."""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from language.engine_texts import EngineTexts
from language.sources import read
from language.texts import Text, WindowTexts
from language.ts_files import Key, Message, loaded, merged, written

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "languages"
AREAS = ("core", "match", "lab", "commons", "colony", "engine")
LANGUAGES = ("de",)
_OF_FOLDERS = {
    "match": "match",
    "tournament": "match",
    "pacts": "match",
    "why": "match",
    "lab": "lab",
    "commons": "commons",
    "colony": "colony",
}
_PLACES = re.compile(r"\{[^{}]*\}|%n")


def area_of(path: str) -> str:
    """The area of a source by its path (``concordui/match/desk.py``: ``match``)."""
    parts = path.split("/")
    return "engine" if parts[0] == "engine" else _OF_FOLDERS.get(parts[1], "core")


def found_texts(root: Path = ROOT) -> dict[str, list[Text]]:
    """All texts of the sources by area."""
    areas: dict[str, list[Text]] = {area: [] for area in AREAS}
    for text in WindowTexts(read(root, "concordui")).texts.values():
        areas[area_of(text.path)].append(text)
    areas["engine"] = list(EngineTexts(read(root, "engine")).texts.values())
    return areas


def ts_path(area: str, language: str = "de") -> Path:
    """The .ts file of an area."""
    return FOLDER / f"{area}_{language}.ts"


def updated(texts: Mapping[str, Iterable[Text]], language: str) -> dict[Path, str]:
    """What the .ts files of a language have to say, with every translation that is known kept."""
    known: dict[Key, Message] = {}
    for area in AREAS:
        known.update(loaded(ts_path(area, language)))
    return {ts_path(area, language): written(merged(texts[area], known), language) for area in AREAS}


def problems(source: str, forms: Sequence[str]) -> list[str]:
    """What is wrong with a translation: places for values that are lost or new, dots that are gone."""
    found = []
    for form in forms:
        if set(_PLACES.findall(source)) != set(_PLACES.findall(form)):
            found.append(f"other places than {sorted(set(_PLACES.findall(source)))}: {form!r}")
        if source.endswith("...") != form.endswith("..."):
            found.append(f"the dots of a dialog: {form!r}")
        if source[:1].isspace() != form[:1].isspace() or source[-1:].isspace() != form[-1:].isspace():
            found.append(f"blanks at an end: {form!r}")
    return found


def _update() -> int:
    texts = found_texts()
    for language in LANGUAGES:
        for path, text in updated(texts, language).items():
            _write(path, text)
    for area in AREAS:
        print(f"{area}: {len(texts[area])} texts")
    return 0


def _missing(area: str) -> int:
    messages = loaded(ts_path(area)).values()
    rows = [[*m.key, *(["plural"] if m.plural else [])] for m in messages if not m.done]
    print("[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]")
    return 0


def _put(area: str, file: Path) -> int:
    """Take translations from JSON: an object of source and translation, or a list of [context, source, translation]."""
    data = json.loads(file.read_text(encoding="utf-8"))
    wanted = data.items() if isinstance(data, dict) else [((row[0], row[1]), row[-1]) for row in data]
    by_key = dict(wanted)
    messages, taken, wrong = [], 0, 0
    for message in loaded(ts_path(area)).values():
        context, source, _ = message.key
        new: str | list[str] = by_key.get((context, source), by_key.get(source, ""))
        forms = (new,) * len(message.translation) if isinstance(new, str) else tuple(new)
        if new:
            faults = problems(source, forms)
            for fault in faults:
                print(f"{source!r}: {fault}", file=sys.stderr)
            wrong += bool(faults)
            taken += not faults
            if not faults:
                message = Message(message.key, message.path, message.plural, forms)
        messages.append(message)
    _write(ts_path(area), written(messages, "de"))
    left = sum(not message.done for message in messages)
    print(f"{area}: {taken} taken, {wrong} refused, {left} left")
    _release()
    return 1 if wrong else 0


def _release() -> int:
    """Compile each language to one .qm file."""
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    for language in LANGUAGES:
        files = [str(ts_path(area, language)) for area in AREAS]
        target = FOLDER / f"concord_{language}.qm"
        subprocess.run([str(tool), "-silent", *files, "-qm", str(target)], check=True)
    return 0


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.new")
    beside.write_text(text, encoding="utf-8")
    os.replace(beside, path)


def main(arguments: Sequence[str]) -> int:
    """Run one command; 0 if all is well."""
    parser = argparse.ArgumentParser(prog="languages.py", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("update", help="find all texts and write the .ts files; translations are kept")
    commands.add_parser("release", help="compile the .ts files to assets/languages/concord_*.qm")
    missing = commands.add_parser("missing", help="print what is not translated yet, as JSON")
    missing.add_argument("area", choices=AREAS)
    put = commands.add_parser("put", help="take translations from a JSON file into an area's .ts file, and compile")
    put.add_argument("area", choices=AREAS)
    put.add_argument("file", type=Path)
    chosen = parser.parse_args(arguments)
    if chosen.command == "missing":
        return _missing(chosen.area)
    if chosen.command == "put":
        return _put(chosen.area, chosen.file)
    return _update() if chosen.command == "update" else _release()
