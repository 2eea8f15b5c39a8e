"""The language of the window is chosen, taken up before it is made, and its numbers are written as there."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from concordui.commons.words import figure
from concordui.engine_words import Templates, told
from concordui.language import NAMES, OFFERED, SPOKEN, SPOKEN_PROPERTY, language_of, locale_of, speak, speak_as_set
from concordui.numbers import in_locale
from concordui.resources import LANGUAGES
from concordui.settings import SettingsStore

GERMAN = QLocale("de_AT")
FRENCH = QLocale("fr_FR")


@pytest.fixture(autouse=True)
def locale_put_back(qapp):
    """The default locale, and that nothing was chosen, as it was."""
    before = QLocale()
    yield
    QLocale.setDefault(before)
    qapp.setProperty(SPOKEN_PROPERTY, None)


@pytest.mark.parametrize(
    ("choice", "system", "language"),
    [
        ("system", GERMAN, "de"),
        ("system", FRENCH, "en"),
        ("system", QLocale.c(), "en"),
        ("en", GERMAN, "en"),
        ("de", FRENCH, "de"),
    ],
)
def test_the_system_s_language_is_spoken_where_it_is_offered_unless_another_is_chosen(
    monkeypatch, choice, system, language
):
    monkeypatch.setattr("concordui.language.OFFERED", ("en", "de"))
    assert language_of(choice, system) == language


def test_a_language_whose_texts_are_not_all_translated_is_not_offered():
    for language in SPOKEN[1:]:
        texts = [path.read_text("utf-8") for path in sorted(LANGUAGES.glob(f"*_{language}.ts"))]
        assert texts
        if any('type="unfinished"' in text for text in texts):
            assert language not in OFFERED
            assert language not in dict(NAMES)
            assert language_of("system", QLocale(language)) == "en"


def test_numbers_are_the_system_s_unless_another_language_is_chosen():
    assert locale_of("system", FRENCH).decimalPoint() == ","
    assert locale_of("de", GERMAN).name() == "de_AT"
    assert locale_of("en", GERMAN).decimalPoint() == "."
    assert locale_of("de", QLocale("en_US")).decimalPoint() == ","


def test_a_chosen_language_is_spoken_by_qt_s_texts_and_the_window_s(qapp, tmp_path: Path):
    settings = tmp_path / "settings.json"
    SettingsStore(settings).update(language="de")
    translators = speak_as_set(qapp, settings)
    try:
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
        assert QCoreApplication.translate("SettingsPage", "Language") == "Sprache"
        assert QLocale().decimalPoint() == ","
    finally:
        for translator in translators:
            qapp.removeTranslator(translator)
    assert QCoreApplication.translate("SettingsPage", "Language") == "Language"


def test_english_needs_no_translator(qapp):
    assert speak(qapp, "en", GERMAN) == []


def test_a_sentence_of_the_engine_is_said_again_by_its_template():
    templates = Templates(
        {
            "no bot {0} in {1}": "in {1} gibt es keinen Bot {0}",
            "cannot read the file ({0})": "die Datei ist nicht lesbar ({0})",
            "{0}: {1}": "{0} – {1}",
            "No such file or directory": "nicht da",
        }
    )
    assert templates.said("no bot house.x in /home/Jörg {1}") == "in /home/Jörg {1} gibt es keinen Bot house.x"
    assert templates.said("cannot read the file (No such file or directory)") == "die Datei ist nicht lesbar (nicht da)"
    assert templates.said("nothing of the kind") == "nothing of the kind"


def test_a_sentence_of_the_engine_stays_as_it_is_in_english(qapp):
    speak(qapp, "en", GERMAN)
    assert told("an object is wanted") == "an object is wanted"


def test_each_template_of_the_engine_that_is_translated_keeps_the_values_of_its_places():
    root = ElementTree.parse(LANGUAGES / "engine_de.ts").getroot()
    pairs = {each.findtext("source") or "": each.findtext("translation") or "" for each in root.iter("message")}
    assert pairs
    for source, to in pairs.items():
        assert not to or sorted(set(re.findall(r"\{\d+\}", source))) == sorted(set(re.findall(r"\{\d+\}", to))), source


def test_numbers_are_written_with_the_signs_of_the_window_s_locale(qapp):
    assert in_locale("5,208.5") == "5,208.5"
    translators = speak(qapp, "de", QLocale("en_US"))
    for translator in translators:
        qapp.removeTranslator(translator)
    assert (in_locale("5,208.5"), figure(1234.5)) == ("5.208,5", "1.234,500")
    speak(qapp, "en", GERMAN)
    assert in_locale("5,208.5") == "5,208.5"
