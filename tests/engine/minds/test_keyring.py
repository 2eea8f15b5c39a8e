"""Keys in the system's keyring: looked for after the environment, never shown, never kept anywhere else."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import traceback
from pathlib import Path
from typing import Any

import pytest

from engine.errors import KeyringError, MindError
from engine.minds import keyring
from engine.minds.specs import mind_of
from helpers.keyrings import LockedKeyring, MemoryKeyring, PlainKeyring, keyring_is
from helpers.model_server import ModelServer, says
from helpers.questions import GOOD, question

VARIABLE = "ANTHROPIC_API_KEY"
KEY = "sk-kept-Zq7vLmN0pR2tX9"


@pytest.fixture(autouse=True)
def _no_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)


def test_a_key_that_is_kept_is_found_in_the_keyring_and_reaches_the_server() -> None:
    with keyring_is(MemoryKeyring()), ModelServer(says(GOOD)) as server:
        keyring.keep(VARIABLE, KEY)
        assert keyring.place_of(VARIABLE).place == "keyring"
        reply = asyncio.run(mind_of(f"claude:m@{server.url}", folder=Path()).decide(question()))
    assert reply.value == GOOD
    assert server.seen[0].headers["x-api-key"] == KEY


def test_the_environment_comes_before_the_keyring(monkeypatch: pytest.MonkeyPatch) -> None:
    with keyring_is(MemoryKeyring()):
        keyring.keep(VARIABLE, KEY)
        monkeypatch.setenv(VARIABLE, "sk-of-the-environment")
        found = keyring.key_for(VARIABLE)
        assert found is not None
        assert (found.reveal(), found.place) == ("sk-of-the-environment", "environment")
        assert keyring.place_of(VARIABLE).place == "environment"


def test_an_environment_that_is_handed_in_is_the_only_place() -> None:
    with keyring_is(MemoryKeyring()):
        keyring.keep(VARIABLE, KEY)
        assert keyring.key_for(VARIABLE, {}) is None


def test_a_key_that_is_forgotten_is_gone_and_forgetting_twice_does_no_harm() -> None:
    memory = MemoryKeyring()
    with keyring_is(memory):
        keyring.keep(VARIABLE, KEY)
        keyring.forget(VARIABLE)
        keyring.forget(VARIABLE)
        assert keyring.place_of(VARIABLE).place == "nowhere"
    assert memory.kept == {}


@pytest.mark.parametrize("backend", [None, PlainKeyring()])
def test_a_system_without_a_keyring_that_protects_says_so_and_keeps_nothing(backend: Any) -> None:
    with keyring_is(backend):
        place = keyring.place_of(VARIABLE)
        assert (place.place, place.trouble) == ("nowhere", "this system has no keyring that protects what it holds")
        with pytest.raises(MindError, match="has no keyring that protects"):
            keyring.keep(VARIABLE, KEY)
        assert keyring.key_for(VARIABLE) is None
    assert backend is None or backend.kept == {}


def test_a_keyring_that_is_locked_is_told_of_without_the_key() -> None:
    with keyring_is(LockedKeyring()):
        assert "KeyringLocked" in keyring.place_of(VARIABLE).trouble
        with pytest.raises(KeyringError) as caught:
            keyring.keep(VARIABLE, KEY)
        assert KEY not in "".join(traceback.format_exception(caught.value))
        with pytest.raises(KeyringError, match="does not answer"):
            mind_of("claude:m", folder=Path())


def test_a_keyring_that_is_locked_stands_in_no_way_of_a_server_that_wants_no_key() -> None:
    with keyring_is(LockedKeyring()), ModelServer(says(GOOD)) as server:
        reply = asyncio.run(mind_of(f"openai:m@{server.url}", folder=Path()).decide(question()))
    assert reply.value == GOOD
    assert "authorization" not in server.seen[0].headers


@pytest.mark.parametrize("value", ["", "   ", "short", "with space inside", 'quoted-"0123456"'])
def test_what_can_be_no_key_is_not_kept(value: str) -> None:
    memory = MemoryKeyring()
    with keyring_is(memory), pytest.raises(MindError, match="this is no key"):
        keyring.keep(VARIABLE, value)
    assert memory.kept == {}


def test_the_library_is_loaded_only_when_a_key_is_looked_for_there() -> None:
    asked = "import sys, engine.minds.specs, engine.colony.seats; print('keyring' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True, timeout=60)
    assert told.stdout.strip() == "False"
