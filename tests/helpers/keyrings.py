"""Keyrings for tests: one that keeps in memory, one that protects nothing, one that refuses, and none."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import Mock, patch

from keyring.backends.fail import Keyring as NoKeyring
from keyring.errors import KeyringLocked


class MemoryKeyring:
    """Keeps what it is given as long as it is there. (The library offers every subclass of its own to everybody.)"""

    priority: float = 9

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        del self.kept[service, username]


class PlainKeyring(MemoryKeyring):
    """As one that writes to a file in plain text."""

    priority = 0.5


class LockedKeyring(MemoryKeyring):
    """Nobody unlocks it; what it says repeats what it was given."""

    def get_password(self, service: str, username: str) -> str | None:
        raise KeyringLocked(f"{service} {username}")

    def set_password(self, service: str, username: str, password: str) -> None:
        raise KeyringLocked(password)


@contextmanager
def keyring_is(backend: MemoryKeyring | None) -> Iterator[None]:
    """The system's keyring is this one, None for a system that has none."""
    with patch("keyring.get_keyring", Mock(return_value=NoKeyring() if backend is None else backend)):
        yield
