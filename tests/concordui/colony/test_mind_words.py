"""What the settings of minds say: a mind in words, a test call in words, a form that comes to a specification."""

from __future__ import annotations

from typing import get_args

import pytest

from concordui.colony.mind_settings.mind_form import MindForm, form_of
from concordui.colony.mind_settings.words import check_words, key_words, mind_words, trouble_text, trouble_words
from engine.errors import MindError
from engine.minds.checking import Checked, Result
from engine.minds.http_mind import Outcome
from engine.minds.keyring import NONE, KeyPlace
from engine.minds.protocol import Usage

RESULTS = [*get_args(Outcome), "no call", "no key", "bad key", "locked"]


def found(result: Result, **more: object) -> Checked:
    whole: dict[str, object] = {
        "detail": "the server answers 400 (Bad Request) say please",
        "status": 400,
        "server": "http://127.0.0.1:8080",
        "model": "small",
        "variable": "OPENAI_API_KEY",
        "elapsed_s": 2.4,
        **more,
    }
    return Checked("openai:small@http://127.0.0.1:8080/v1", result, **whole)  # type: ignore[arg-type]


@pytest.mark.parametrize("result", RESULTS)
def test_every_end_of_a_test_call_has_its_own_words_without_a_place_left_open(result: Result) -> None:
    kind, title, text = check_words(found(result))
    assert kind == ("ok" if result in ("answered", "no call") else "danger")
    assert title.endswith(".")
    assert text
    assert "{" not in title + text


def test_no_two_ends_of_a_test_call_say_the_same() -> None:
    titles = [check_words(found(result))[1] for result in RESULTS]
    assert len(set(titles)) == len(titles)


def test_a_good_call_tells_its_time_its_tokens_and_where_the_key_was_from() -> None:
    text = check_words(found("answered", usage=Usage(11, 7), key="keyring"))[2]
    assert text == "A whole answer of the menu came in 2.4 s, for 18 tokens. The key is from the keyring."


def test_a_refused_key_says_whether_there_was_one_and_a_withheld_one_why() -> None:
    assert "There is none: set OPENAI_API_KEY" in check_words(found("key"))[2]
    assert "Put a valid key into OPENAI_API_KEY" in check_words(found("key", key="environment"))[2]
    assert "it goes over https only" in check_words(found("key", withheld=True))[2]


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("scripted", "built-in policy"),
        ("scripted:/home/a/bo.json", "table bo.json"),
        ("appraiser", "built-in rule"),
        ("claude:some-model", "Claude, some-model"),
        ("openai:small@http://127.0.0.1:8080/v1", "small at 127.0.0.1:8080"),
        ("appraiser:tiny@https://models.example/v1", "tiny at models.example"),
        ({"rules": []}, "a table written out"),
        ("gpt", "gpt"),
    ],
)
def test_a_mind_is_named_as_people_read_it(spec: object, words: str) -> None:
    assert mind_words(spec) == words  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "spec",
    [
        "scripted",
        "scripted:bo.json",
        "claude:some-model",
        "claude:some-model@http://127.0.0.1:1",
        "openai:a@b@http://127.0.0.1:8080/v1",
        {"rules": []},
        None,
    ],
)
def test_a_form_that_shows_a_specification_comes_to_the_same(spec: object) -> None:
    assert form_of(spec).spec() == spec  # type: ignore[arg-type]


@pytest.mark.parametrize("spec", ["appraiser", "appraiser:tiny@http://127.0.0.1:8080/v1"])
def test_an_appraiser_comes_to_an_appraiser(spec: str) -> None:
    assert form_of(spec, appraises=True).spec() == spec


@pytest.mark.parametrize(
    ("form", "words"),
    [
        (MindForm("openai", "", "http://127.0.0.1:1"), "name of a model"),
        (MindForm("openai", "small", ""), "address of a server is wanted"),
        (MindForm("openai", "small", "127.0.0.1"), "no address"),
        (MindForm("openai", "sm all", "http://127.0.0.1:1"), "no name of a model"),
        (MindForm("openai", "small", "http://me:sk-secret@127.0.0.1:1"), "no user, password"),
        (MindForm("claude", ""), "name of a model"),
        (MindForm("table"), "No file"),
    ],
)
def test_what_is_no_mind_yet_says_what_is_wanted(form: MindForm, words: str) -> None:
    assert words in form.fault()
    assert "sk-secret" not in form.fault()
    with pytest.raises(MindError):
        form.spec()


def test_where_a_key_is_and_why_the_keyring_can_not_be_used_are_said_in_words() -> None:
    assert key_words(KeyPlace("OPENAI_API_KEY", "keyring")) == "kept in the keyring"
    assert "set the variable in the environment" in trouble_words(NONE)
    assert trouble_words("") == ""


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (0, "No answer. Native habits go on meanwhile."),
        (1, "No answer. One more mind fails too; native habits go on meanwhile."),
        (2, "No answer. 2 more minds fail too; native habits go on meanwhile."),
    ],
)
def test_one_other_mind_that_fails_is_not_spoken_of_as_several(more: int, words: str) -> None:
    assert trouble_text("no answer.", more) == words
