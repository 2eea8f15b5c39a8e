"""Positions as texts: what is copied or saved is what is pasted or opened, and a bad text is said in words."""

from __future__ import annotations

import json

import pytest

from concordui.lab.case_text import case_text
from concordui.lab.clipboard import position_of
from concordui.lab.document import read
from engine.anatolia.cases import answer, read_case
from engine.anatolia.library import library
from engine.errors import CaseError, FileError


def test_every_position_of_the_library_goes_through_the_clipboard_unchanged():
    for entry in library():
        position = read(entry.case)[0]
        text = case_text(position.to_case())
        again, warnings = position_of(text)
        assert again == position
        assert not warnings
        assert answer(read_case(json.loads(text))) == answer(read_case(entry.case))


def test_a_saved_position_has_a_line_for_each_unit_and_each_power():
    entry = next(entry for entry in library() if entry.id == "cut-the-defence")
    lines = case_text(read(entry.case)[0].to_case()).splitlines()
    assert '    {"power": "Bithynia", "type": "army", "at": "S"},' in lines
    assert sum(line.startswith('    "Phrygia": [') for line in lines) == 1


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "there is no text on the clipboard"),
        ("  \n", "there is no text on the clipboard"),
        ("hello", "the clipboard holds no position (no JSON: Expecting value)"),
        ('{"units": NaN}', "the clipboard holds no position"),
    ],
)
def test_a_text_that_is_no_json_is_refused_in_words(text, what):
    with pytest.raises(FileError) as refusal:
        position_of(text)
    assert refusal.value.what.startswith(what)
    assert "copy the JSON of a position" in refusal.value.remedy


def test_json_that_is_no_position_names_each_fault():
    units = [
        {"power": "Lydia", "type": "army", "at": "G"},
        {"power": "Lydia", "type": "army", "at": "G"},
        {"power": "Lydia", "type": "fleet", "at": "N"},
        {"power": "Persia", "type": "army", "at": "M"},
    ]
    with pytest.raises(CaseError) as refusal:
        position_of(json.dumps({"units": units}))
    assert [fault.where for fault in refusal.value.faults] == ["units[1].at", "units[2].at", "units[3].power"]
    with pytest.raises(CaseError):
        position_of("[]")
