"""What the settings of minds say. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from concordui.widgets import NoteKind
from engine.errors import MindError
from engine.minds.checking import Checked
from engine.minds.keyring import KeyPlace
from engine.minds.specs import ANTHROPIC_URL, parsed

Said = tuple[NoteKind, str, str]
"""A kind of note, its strong line, and its sentence."""

MINUTE_S = 60.0


def say(text: str, /, **values: object) -> str:
    """A sentence in the user's language with its values put in by name."""
    return QCoreApplication.translate("MindSettings", text).format(**values)


def raw(text: str) -> str:
    """Words in the user's language, with the places of their values still in them."""
    return QCoreApplication.translate("MindSettings", text)


def mind_words(spec: str | Mapping[str, Any]) -> str:
    """A mind as people read it, as "built-in policy", "table bo.json", "small at 127.0.0.1:8080"."""
    if not isinstance(spec, str):
        return say("a table written out")
    try:
        parts = parsed(spec)
    except MindError:
        return spec
    if parts.kind == "scripted":
        return say("table {file}", file=_name(parts.file)) if parts.file else say("built-in policy")
    if parts.model is None or parts.endpoint is None:
        return say("built-in rule")
    if parts.kind == "claude" and spec.find(f"@{ANTHROPIC_URL}") < 0 and "@http" not in spec:
        return say("Claude, {model}", model=parts.model)
    return say("{model} at {server}", model=parts.model, server=parts.endpoint.authority)


def _name(file: str) -> str:
    return file.replace("\\", "/").rpartition("/")[2]


def seconds_text(seconds: float) -> str:
    """How long something took: "0.4 s", "12 s", "2 min"."""
    if seconds < 10.0:
        return say("{n} s", n=f"{seconds:.1f}")
    return say("{n} s", n=round(seconds)) if seconds < 2 * MINUTE_S else say("{n} min", n=round(seconds / MINUTE_S))


# A test call ----------------------------------------------------------------------------------------------------------


def check_words(found: Checked) -> Said:
    """What came of a test call, and what to do about it."""
    if found.result == "no call":
        return "ok", say("It answers by itself."), say("This mind needs no server, so nothing was called.")
    if found.result == "answered":
        return "ok", say("It answers."), _answered(found)
    title, text = _unreached(found) or _refused(found) or _unread(found)
    if found.withheld:
        text = say("{text} Your key was not sent: to a server elsewhere it goes over https only.", text=text)
    return "danger", title, text


def _answered(found: Checked) -> str:
    taken = seconds_text(found.elapsed_s)
    tokens = (found.usage.tokens_in or 0) + (found.usage.tokens_out or 0)
    spent = (
        say("A whole answer of the menu came in {time}, for {tokens} tokens.", time=taken, tokens=f"{tokens:,}")
        if tokens
        else say("A whole answer of the menu came in {time}.", time=taken)
    )
    places = {
        "environment": say("The key is from the environment."),
        "keyring": say("The key is from the keyring."),
        "nowhere": say("No key went along."),
    }
    return f"{spent} {places[found.key]}"


def _unreached(found: Checked) -> tuple[str, str] | None:
    """No call, or no whole reply."""
    about = {"server": found.server, "variable": found.variable, "time": seconds_text(found.elapsed_s)}
    texts = {
        "no key": (
            raw("There is no key."),
            raw("Set {variable} in the environment and start the program again, or keep the key in the keyring below."),
        ),
        "bad key": (
            raw("What is set as the key can be none."),
            raw("Set {variable} to the key itself, without quotes and spaces."),
        ),
        "locked": (
            raw("The keyring does not answer."),
            raw("Unlock the keyring of this system, or set {variable} in the environment."),
        ),
        "guarded": (raw("This request must not leave."), raw("Minds are asked without tools and plugins.")),
        "refused": (
            raw("Nobody listens there."),
            raw("{server} refuses the connection. Start the server, or correct its address and port."),
        ),
        "no such host": (
            raw("Nobody knows that server."),
            raw("There is no {server} in the network. Correct the address, or connect to the network."),
        ),
        "no tls": (
            raw("The server could not be trusted."),
            raw("{server} does not speak https, or its certificate is not accepted. Write http:// where it is meant."),
        ),
        "no connection": (raw("The server can't be reached."), raw("There is no way to {server} just now.")),
        "slow": (
            raw("No whole answer came in {time}."),
            raw("{server} is too slow, or does not answer at all. Try a smaller model, or allow more seconds."),
        ),
        "cut": (
            raw("The connection was cut."),
            raw("{server} ended it before the answer was whole. Look into the server's own log."),
        ),
        "not http": (
            raw("That is no model server."),
            raw("{server} answers in something else than HTTP. Correct its address and port."),
        ),
        "too long": (
            raw("The answer does not end."),
            raw("{server} sends more than an answer may have. Try another model or server."),
        ),
    }
    return _filled(texts.get(found.result), about)


def _refused(found: Checked) -> tuple[str, str] | None:
    """A whole reply that is a refusal."""
    about = {"server": found.server, "variable": found.variable, "model": found.model, "status": found.status}
    wanted = (
        raw("There is none: set {variable}, or keep a key in the keyring below.")
        if found.key == "nowhere"
        else raw("Put a valid key into {variable}, or keep another one in the keyring below.")
    )
    texts = {
        "key": (raw("The server does not accept the key ({status})."), wanted),
        "not found": (
            raw("There is no such model, or no such address ({status})."),
            raw("{server} knows neither “{model}” nor this path. Correct the model's name; most addresses end in /v1."),
        ),
        "busy": (
            raw("The server takes no more calls just now ({status})."),
            raw("Wait, or raise what your account may spend."),
        ),
        "server": (raw("The server is broken or overloaded ({status})."), raw("Try again later.")),
        "redirect": (
            raw("The server sends elsewhere ({status})."),
            raw("Redirects are not followed. Write the address at which it really answers."),
        ),
        "status": (raw("The server refuses the request ({status})."), raw("It says: {said}")),
    }
    return _filled(texts.get(found.result), {**about, "said": _said(found)})


def _unread(found: Checked) -> tuple[str, str]:
    """A reply that is none to this question."""
    about = {"server": found.server, "model": found.model, "said": found.detail}
    texts = {
        "not json": (
            raw("The server's answer is not JSON."),
            raw("{server} is probably no model server, or the address is of its pages."),
        ),
        "format": (
            raw("The server's answer has another format."),
            raw("{server} speaks another format of chat. Choose the other kind of server."),
        ),
        "declined": (raw("The model declines to answer."), raw("It says: {said}")),
        "cut off": (
            raw("The model was cut off before its answer was whole."),
            raw("It used up its tokens, as models do that think for long. Choose another model."),
        ),
        "words": (
            raw("The model answers in words, not in JSON."),
            raw("“{model}” does not heed the form that it is asked for. Choose a model that does."),
        ),
        "shape": (
            raw("The model's answer has the wrong shape."),
            raw("“{model}” does not heed the form that it is asked for: {said}"),
        ),
        "menu": (
            raw("The model chose what was not on the menu."),
            raw("“{model}” does not heed the choices that it is given: {said}"),
        ),
    }
    return _filled(texts[found.result], about) or ("", "")


def _filled(pair: tuple[str, str] | None, values: Mapping[str, object]) -> tuple[str, str] | None:
    return None if pair is None else (pair[0].format(**values), pair[1].format(**values))


def _said(found: Checked) -> str:
    return found.detail.partition(") ")[2] or found.detail


# Keys -----------------------------------------------------------------------------------------------------------------


def key_words(place: KeyPlace) -> str:
    """Where the key of a variable is."""
    if place.place == "environment":
        return say("set in the environment")
    if place.place == "keyring":
        return say("kept in the keyring")
    return say("there is none")


def trouble_words(trouble: str) -> str:
    """Why the keyring can't be used; empty where it can."""
    if not trouble:
        return ""
    if "has no keyring" in trouble:
        return say("This system has no keyring that protects keys: set the variable in the environment instead.")
    return say("The keyring of this system does not answer: unlock it, or set the variable in the environment.")


def trouble_text(diagnostic: str, more: int) -> str:
    """What came in place of an answer, and how many other minds give none that counts either."""
    why = diagnostic.rstrip(".")
    why = why[:1].upper() + why[1:]
    if not more:
        return say("{why}. Native habits go on meanwhile.", why=why)
    if more == 1:
        return say("{why}. One more mind fails too; native habits go on meanwhile.", why=why)
    return say("{why}. {n} more minds fail too; native habits go on meanwhile.", why=why, n=more)
