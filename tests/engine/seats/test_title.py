"""What a bot's file says of itself, and whether it is a program at all: read in both languages, and never run."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.resources import HOUSE_BOTS
from engine.seats.catalogue import find_bots, resolve
from engine.seats.syntax import SyntaxFault, syntax_fault
from engine.seats.title import Title, title_of


def javascript(source: str) -> Title:
    return title_of(source.encode(), "javascript")


NAMES = {
    "module.exports = { name: 'Single' };": "Single",
    'module.exports = {name:"Double", orders() {}};': "Double",
    "module.exports = { name: `Template` };": "Template",
    "module.exports = { 'name': 'Quoted key' };": "Quoted key",
    "exports.name = 'Assigned';": "Assigned",
    "const name = 'A constant'; module.exports = { name };": "A constant",
    "class Bot { name = 'A field'; }": "A field",
    r"module.exports = { name: 'It\'s \x41\u0042\u{1f600}\t\"x\"' };": 'It\'s AB\U0001f600 "x"',
    r"module.exports = { name: 'a\ud800b\u{99999999}' };": "a\ufffdbu{99999999}",
    "module.exports = { name: 'two\\\nlines' };": "twolines",
    "// name: 'in a comment'\n/* name: 'in another' */ module.exports = { name: 'Real' };": "Real",
    "const help = \"name: 'in a text'\"; module.exports = { name: 'Real' };": "Real",
    "const url = 'http://x'; module.exports = { name: 'After a slash' };": "After a slash",
    "module.exports = { surname: 'no', filename: 'no', $name: 'no', name: 'Real' };": "Real",
    "if (unit.name === 'x') {} module.exports = { name: 'Real' };": "Real",
    "if (name == 'x') {} module.exports = { name: 'Real' };": "Real",
    "unit.name = 'no'; module.exports = { name: 'Real' };": "Real",
    "module.exports = { name: makeName() };": "",
    "module.exports = { name: '' };": "",
    "module.exports = { name: 'unclosed": "",
    "module.exports = { orders() {} };": "",
    "/* unclosed name: 'x'": "",
    f"module.exports = {{ name: '{'long ' * 50}' }};": ("long " * 50)[:60].strip(),
    "\ufeffmodule.exports = { name: 'Marked' };": "Marked",
    "": "",
}


@pytest.mark.parametrize("source", NAMES)
def test_the_name_of_a_javascript_bot_is_read_without_running_it(source: str) -> None:
    assert javascript(source).name == NAMES[source]


ABOUTS = {
    "// One line.\nmodule.exports = {};": "One line.",
    "// Two\r\n// lines.\r\n\r\n// Another comment.\r\n": "Two lines.",
    "// First.\n//\n// Second.\n": "First.",
    "/* A block. */ module.exports = {};": "A block.",
    "/**\n * A block\n * of two lines.\n *\n * More.\n */\n'use strict';": "A block of two lines.",
    "\n\n  // After blank lines.\n": "After blank lines.",
    "'use strict';\n// Not at the top.\n": "",
    "/* unclosed": "",
    "//\n": "",
    "": "",
    f"// {'word ' * 200}": ("word " * 200)[:399].rstrip() + "…",
}


@pytest.mark.parametrize("source", ABOUTS)
def test_the_comment_at_the_top_says_what_a_javascript_bot_is_about(source: str) -> None:
    assert javascript(source).about == ABOUTS[source]


@pytest.mark.parametrize(
    ("source", "about"),
    [
        ('"""One line."""\n', "One line."),
        ('"""First\n    paragraph.\n\n    Second.\n"""\n', "First paragraph."),
        ("# a comment\nname = 'x'\n", ""),
        ("def broken(", ""),
    ],
)
def test_the_docstring_says_what_a_python_bot_is_about(source: str, about: str) -> None:
    assert title_of(source.encode(), "python").about == about


UNENDING = {
    "escaped quotes": "'\\" * 200_000,
    "escaped backticks": "`a\\" * 100_000,
    "escaped backticks for a name": "name = `" + "\\`name = " * 50_000,
    "blanks": " \t" * 200_000 + "x",
}


@pytest.mark.parametrize("source", UNENDING.values(), ids=UNENDING)
def test_a_file_that_was_made_to_be_scanned_for_hours_is_scanned_once(source: str) -> None:
    assert javascript(source) == Title()


@pytest.mark.parametrize("language", ["javascript", "python"])
def test_a_file_too_long_to_be_written_by_hand_is_not_parsed_for_its_title(language: str) -> None:
    source = b"name = 'Long'\n"
    assert title_of(source, language) == Title("Long")
    assert title_of(source + b"\n" * 600_000, language) == Title()


def test_a_title_is_printable_whatever_the_file_holds() -> None:
    for language in ("javascript", "python"):
        assert title_of(bytes(range(256)), language) == Title()
    assert javascript("// a\x07b\x1b[31mc\u202e\nexports.name = 'x\\x07y';") == Title("xy", "ab[31mc")


def test_the_house_bots_say_what_they_are() -> None:
    for bot in find_bots([HOUSE_BOTS]).values():
        assert bot.about.startswith("House sample: "), bot.id
        assert bot.name.startswith("House "), bot.id
    assert find_bots([HOUSE_BOTS])["house.greedy-js"].language == "javascript"


def test_the_catalogue_tells_the_title(tmp_path: Path) -> None:
    path = tmp_path / "mine.js"
    path.write_text("// It waits.\nmodule.exports = { name: 'Waiter', orders: () => [] };", encoding="utf-8")
    assert (resolve(path, []).name, resolve(path, []).about) == ("Waiter", "It waits.")


FAULTS = {
    ("javascript", "exports.orders = () => [];"): None,
    ("javascript", "throw new Error('not run');"): None,
    ("javascript", "for (;;);"): None,
    ("javascript", "let a = 1;\nlet b = ;"): SyntaxFault("unexpected token in expression: ';'", 2),
    ("javascript", "}, evil(), function () {"): SyntaxFault("unexpected token in expression: '}'", 1),
    ("javascript", "a\0b"): SyntaxFault("the file contains a null character", None),
    ("javascript", "\ufefflet a = 1;"): None,
    ("javascript", "#!/usr/bin/env node\nlet a = 1;"): None,
    ("javascript", "#!/usr/bin/env node\nlet a = ;"): SyntaxFault("unexpected token in expression: ';'", 2),
    ("python", "x = 1"): None,
    ("python", "raise SystemExit"): None,
    ("python", "x = 1\ny = ("): SyntaxFault("'(' was never closed", 2),
}


@pytest.mark.parametrize(("language", "source"), FAULTS)
def test_a_syntax_error_is_found_without_running_the_bot(language: str, source: str) -> None:
    assert syntax_fault(source.encode(), language) == FAULTS[language, source]


@pytest.mark.parametrize("language", ["javascript", "python"])
def test_whether_a_file_of_half_a_megabyte_is_a_program_shows_when_it_is_loaded(language: str) -> None:
    assert syntax_fault(b"x = (\n", language) is not None
    assert syntax_fault(b"x = (" + b"\n" * 600_000, language) is None


def test_a_file_that_is_not_utf_8_or_holds_a_null_byte_is_no_program() -> None:
    fault = syntax_fault(b"'\xff'", "javascript")
    assert fault is not None
    assert fault.what.startswith("not UTF-8")
    assert syntax_fault(b"x = 1\0", "python") is not None
