"""Qt's .ts files: read and written whole, in a fixed order, with what was translated kept. Text in, text out."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

from language.texts import Text

Key = tuple[str, str, str]
"""A text's context, source and comment."""


@dataclass(frozen=True, slots=True)
class Message:
    """A text of a .ts file and its translation (two forms for a text that counts); empty where there is none yet."""

    key: Key
    path: str
    plural: bool
    translation: tuple[str, ...]

    @property
    def done(self) -> bool:
        """Whether it is translated."""
        return all(self.translation) and bool(self.translation)


def loaded(path: Path) -> dict[Key, Message]:
    """The messages of a .ts file, none if there is no such file."""
    if not path.exists():
        return {}
    found = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            key = (
                context.findtext("name") or "",
                message.findtext("source") or "",
                message.findtext("comment") or "",
            )
            plural = message.get("numerus") == "yes"
            translation = message.find("translation")
            assert translation is not None
            forms = [each.text or "" for each in (translation.iter("numerusform") if plural else (translation,))]
            place = message.find("location")
            where = "" if place is None else place.get("filename") or ""
            found[key] = Message(key, where, plural, tuple(forms))
    return found


def merged(texts: Iterable[Text], known: Mapping[Key, Message]) -> list[Message]:
    """The messages of `texts` in their order, with the translations that are `known`."""
    found = []
    for text in texts:
        key = (text.context, text.source, text.comment)
        old = known.get(key)
        empty = ("", "") if text.plural else ("",)
        keep = old.translation if old is not None and old.plural == text.plural else empty
        found.append(Message(key, text.path, text.plural, keep))
    return found


def written(messages: Iterable[Message], language: str) -> str:
    """A .ts file: the contexts in the order of their names, the messages in theirs."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>", f'<TS version="2.1" language="{language}">']
    contexts: dict[str, list[Message]] = {}
    for message in messages:
        contexts.setdefault(message.key[0], []).append(message)
    for name in sorted(contexts):
        lines += ["<context>", f"    <name>{escape(name)}</name>"]
        for message in contexts[name]:
            lines += _message(message)
        lines.append("</context>")
    return "\n".join([*lines, "</TS>", ""])


def _message(message: Message) -> list[str]:
    _, source, comment = message.key
    attribute = "" if message.done else ' type="unfinished"'
    lines = ['    <message numerus="yes">' if message.plural else "    <message>"]
    lines += [f'        <location filename="{escape(message.path)}"/>', f"        <source>{escape(source)}</source>"]
    if comment:
        lines.append(f"        <comment>{escape(comment)}</comment>")
    if message.plural:
        forms = "".join(f"<numerusform>{escape(form)}</numerusform>" for form in message.translation)
        lines.append(f"        <translation{attribute}>{forms}</translation>")
    else:
        lines.append(f"        <translation{attribute}>{escape(message.translation[0])}</translation>")
    return [*lines, "    </message>"]
