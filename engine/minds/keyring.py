"""Keys of model servers in the system's keyring, for who would rather not set a variable of the environment.

The library is loaded when a key is looked for there. A call may wait for a person who unlocks the keyring: it belongs
into no thread that others wait for. Keyrings that do not protect what they hold (a file in plain text) are not used.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.errors import KeyringError, MindError
from engine.minds.keys import Key, Place, key_from

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

SERVICE = "concord"
"""What the keyring lists the keys under; each has the name of its variable."""

PROTECTING = 1
"""The least priority of a keyring that protects what it holds (the library's `recommended`)."""

NONE = "this system has no keyring that protects what it holds"


@dataclass(frozen=True, slots=True)
class KeyPlace:
    """Where the key of a variable is. `trouble` says why nothing can be looked for or kept in the keyring, or is ""."""

    variable: str
    place: Place
    trouble: str = ""


def key_for(variable: str, environ: Mapping[str, str] | None = None) -> Key | None:
    """The key in that variable of the environment, else in the keyring; None where there is none.

    Where an environment is handed in, it alone is looked into. Raises `MindError` as `key_from`, and `KeyringError` for
    a keyring that does not answer.
    """
    if environ is not None:
        return key_from(environ, variable)
    return key_from(os.environ, variable) or key_from(_kept(variable), variable, "keyring")


def place_of(variable: str, environ: Mapping[str, str] | None = None) -> KeyPlace:
    """Where the key of a variable is, without the key. Raises nothing: what goes wrong is its `trouble`."""
    if (os.environ if environ is None else environ).get(variable, "").strip():
        return KeyPlace(variable, "environment", trouble())
    try:
        kept = _kept(variable)
    except MindError as error:
        return KeyPlace(variable, "nowhere", error.what)
    return KeyPlace(variable, "keyring" if kept else "nowhere", trouble())


def trouble() -> str:
    """Why no key can be kept in the keyring, or ""."""
    return "" if _backend() is not None else NONE


def keep(variable: str, value: str) -> None:
    """Keep a key in the keyring, in place of the one that is there.

    Raises `MindError`, which does not show it, for what can't be a key, and for a system without a keyring or whose
    keyring refuses.
    """
    key = key_from({variable: value}, variable)
    if key is None:
        raise MindError("this is no key", variable, "type or paste the key itself")
    backend = _backend()
    if backend is None:
        raise MindError(NONE, variable, "set that variable of the environment to your key")
    try:
        backend.set_password(SERVICE, variable, key.reveal())
    except Exception as error:
        raise _refused(variable, error) from None


def forget(variable: str) -> None:
    """Take a key out of the keyring, if there is one. Raises `MindError` for a keyring that refuses."""
    backend = _backend()
    if backend is None or not _kept(variable):
        return
    try:
        backend.delete_password(SERVICE, variable)
    except Exception as error:
        raise _refused(variable, error) from None


def _kept(variable: str) -> dict[str, str]:
    """What the keyring has for a variable, by its name. Raises `KeyringError` where it does not answer."""
    backend = _backend()
    if backend is None:
        return {}
    try:
        value = backend.get_password(SERVICE, variable)
    except Exception as error:  # each system's keyring has errors of its own
        raise _refused(variable, error) from None
    return {variable: value} if value else {}


def _backend() -> KeyringBackend | None:
    """The system's keyring, if it protects what it holds."""
    import keyring

    try:
        backend: Any = keyring.get_keyring()
        return backend if backend.priority >= PROTECTING else None
    except Exception:  # a configuration that names what is not there; a session bus that is gone
        return None


def _refused(variable: str, error: Exception) -> KeyringError:
    """Named by its type alone: its text may quote what was handed in."""
    what = f"the keyring of this system does not answer ({type(error).__name__})"
    return KeyringError(what, variable, "unlock the keyring, or set that variable of the environment to your key")
