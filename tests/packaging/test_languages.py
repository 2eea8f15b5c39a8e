"""The texts of the window are found in its sources, and what is kept of them in the .ts and .qm files is up to date."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from language import commands
from language.engine_texts import EngineTexts, template
from language.sources import read
from language.texts import WindowTexts
from language.ts_files import Message, loaded, merged, written

pytestmark = pytest.mark.full

WINDOW = """
from PySide6.QtCore import QCoreApplication, QObject

_KINDS = {"a": "an apple", "b": "a pear"}
_ROWS = [("x", "the first"), ("y", "the second")]

def say(text, /, **values):
    return QCoreApplication.translate("Fruit", text).format(**values)

def note(words, more=""):
    return say(words)

class Bowl(QObject):
    def words(self, kind, full):
        self.tr("Bowl")
        self.tr("%n fruits", "in the bowl", 3)
        say(_KINDS[kind])
        say("full" if full else "empty")
        note("handed on")
        for _, text in _ROWS:
            say(text)
"""
ENGINE = """
class FruitError(Exception): ...
class Fault: ...

def pick(name, n):
    word = "ripe" if n else "not ripe"
    raise FruitError(f"{name!r} is {word} and {n} days old", name, "choose another " + name)

def check(where, what):
    return Fault(where, what)

def use():
    check("x", "a fruit is wanted")
"""


@pytest.fixture
def found(tmp_path: Path):
    """The texts of the two small packages above."""
    for name, text in (("window", WINDOW), ("core", ENGINE)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "fruit.py").write_text(text, encoding="utf-8")
    return WindowTexts(read(tmp_path, "window")), EngineTexts(read(tmp_path, "core"))


def test_texts_are_found_through_tables_choices_loops_and_functions_that_hand_them_on(found):
    window, _ = found
    in_fruit = {text.source for text in window.texts.values() if text.context == "Fruit"}
    assert in_fruit == {"an apple", "a pear", "full", "empty", "handed on", "the first", "the second"}
    in_bowl = {(t.source, t.comment, t.plural) for t in window.texts.values() if t.context == "Bowl"}
    assert in_bowl == {("Bowl", "", False), ("%n fruits", "in the bowl", True)}
    assert window.unfollowed == []


def test_sentences_of_errors_become_templates_with_numbered_places(found):
    _, engine = found
    assert {text.source for text in engine.texts.values()} == {
        "{0} is {1} and {2} days old",
        "choose another {0}",
        "not ripe",
        "a fruit is wanted",
    }
    assert template(ast.parse('f"{a} of {b}"', mode="eval").body) == "{0} of {1}"


def test_what_is_translated_is_kept_when_texts_are_found_anew(found, tmp_path: Path):
    window, _ = found
    texts = list(window.texts.values())
    first = texts[0]
    done = Message((first.context, first.source, first.comment), "", False, ("Wort & <mehr>",))
    path = tmp_path / "x.ts"
    path.write_text(written(merged(texts, {done.key: done}), "de"), encoding="utf-8")
    again = loaded(path)
    assert again[done.key].translation == ("Wort & <mehr>",)
    assert {key for key, message in again.items() if not message.done} == set(again) - {done.key}


@pytest.mark.parametrize(
    ("source", "form", "right"),
    [
        ("{a} of {b}", "von {b} {a}", True),
        ("{a} of {b}", "von {b}", False),
        ("Open...", "Öffnen...", True),
        ("Open...", "Öffnen", False),
        ("and ", "und", False),
    ],
)
def test_a_translation_keeps_places_dots_and_blanks(source, form, right):
    assert (commands.problems(source, [form]) == []) is right


def test_the_ts_files_hold_the_texts_of_the_sources():
    texts = commands.found_texts()
    for area in commands.AREAS:
        kept = set(loaded(commands.ts_path(area)))
        wanted = {(text.context, text.source, text.comment) for text in texts[area]}
        assert kept == wanted, f"packaging/languages.py update: {sorted(kept ^ wanted)[:5]}"


def test_every_translation_that_is_kept_has_the_places_of_its_source():
    for area in commands.AREAS:
        for message in loaded(commands.ts_path(area)).values():
            if message.done:
                assert commands.problems(message.key[1], message.translation) == []


@pytest.mark.parametrize("language", commands.LANGUAGES)
def test_the_compiled_language_is_that_of_its_ts_files(language: str, tmp_path: Path):
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    files = [str(commands.ts_path(area, language)) for area in commands.AREAS]
    subprocess.run([str(tool), "-silent", *files, "-qm", str(tmp_path / "new.qm")], check=True)
    kept = commands.FOLDER / f"concord_{language}.qm"
    assert (tmp_path / "new.qm").read_bytes() == kept.read_bytes(), "packaging/languages.py release"
