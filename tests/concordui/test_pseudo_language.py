"""Every page in a language that nobody speaks: what is shown comes from the translation, and all of it is known."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from concordui.application import make_shell
from concordui.folders import Folders
from helpers.pseudo_language import CLOSE, OPEN, PseudoLanguage, pseudo
from helpers.screen_texts import screen_texts

KEYS = re.compile(r"(?:(?:Alt|Ctrl|Shift|Meta)\+)*(?:F?\w|[A-Z][a-z]+|Pg(?:Up|Down)|[^\w\s])(?:, .*)?")
OWN_NAMES = {"Concord", "English", "Deutsch", "JavaScript", "Python"}
"""What is called the same in every language."""
BOT = re.compile(r"(?:bots/)?house\.[\w.-]+")
_SIGNS = re.compile(r" · | → | \(JavaScript\)$")
_MARKUP = re.compile(r"<[^<>]*>")


@pytest.fixture
def spoken(qapp) -> Iterator[PseudoLanguage]:
    """The language, spoken while a test runs."""
    translator = PseudoLanguage()
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)


@pytest.fixture(scope="session")
def data_texts(root: Path) -> str:
    """What stands in files that the window shows as they are: boards, positions, scenarios, bots."""
    files = [*(root / "assets").rglob("*.json"), *(root / "bots").rglob("*.*")]
    texts = [file.read_text(encoding="utf-8") for file in sorted(files) if file.suffix in (".json", ".py", ".js")]
    return " ".join(" ".join(texts).split())


def is_said(text: str, data: str, own: Path) -> bool:
    """Whether a text that does not come from the translation may be seen: a key, a name, a path, what a file says."""
    words = _MARKUP.sub("", text).strip()
    if (
        KEYS.fullmatch(words)
        or BOT.fullmatch(words)
        or words.removesuffix(" 0.1.0") in OWN_NAMES
        or words.startswith(str(own))
    ):
        return True
    return all(part in OWN_NAMES or part in data for part in _SIGNS.split(words))


def test_the_language_marks_a_text_and_keeps_its_places():
    assert pseudo("Open {name}...") == f"{OPEN}Öpén {{name}}~~~~{CLOSE}..."
    assert "%n" in pseudo("%n turns")


def test_every_page_is_translated_whole(qtbot, spoken, open_window, tmp_path, data_texts):
    window = open_window(make_shell(Folders.under(tmp_path)))
    bare = {}
    for name in window.pages.named:
        window.show_home(name)
        qtbot.wait(1)
        texts = {text for text in screen_texts(window) if OPEN not in text and re.search("[a-z]{2}", text)}
        bare[name] = sorted(text for text in texts if not is_said(text, data_texts, tmp_path))
    assert len(bare) >= 8
    assert bare == {name: [] for name in bare}
    assert spoken.unknown == [], "packaging/languages.py update"
