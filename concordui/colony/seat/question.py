"""A question as a form: the moves of its menu, and what each takes, all read from the request that a model would get.

Nothing here knows more than the request. A value that `value_of` makes is judged by the engine as any other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from concordui.colony.people import People
from concordui.colony.say import say
from concordui.colony.seat.keeper import Asked
from concordui.colony.seat.words import ago_text, sentence, subject_text, work_text
from engine.minds.protocol import CHOICE
from engine.minds.shape import least

TOPIC = "topic"
ASK = "ask"


@dataclass(frozen=True, slots=True)
class Option:
    """Something to pick: its key in the schema, its words, a muted hint."""

    key: str
    text: str
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Take:
    """One thing that a move takes. `kind`: words, pick, number or ticks; `least` and `most` are characters, numbers, or
    how many may be ticked.
    """

    key: str
    kind: str
    caption: str
    least: int = 0
    most: int = 0
    options: tuple[Option, ...] = ()


@dataclass(frozen=True, slots=True)
class Move:
    """One row: `ids` are the menu's ids that it stands for, one but for questions, where the colonist is picked.

    `button` is the verb with its object; `effect` what will come of it.
    """

    key: str
    ids: tuple[str, ...]
    title: str
    effect: str
    button: str


@dataclass(frozen=True)
class Question:
    """What a person is asked. `people` give names to ids."""

    asked: Asked
    people: People = field(default_factory=People)

    @property
    def known(self) -> Mapping[str, Any]:
        """The perspective that goes with it."""
        return self.asked.request.perspective

    @cached_property
    def offers(self) -> dict[str, Mapping[str, Any]]:
        """The offers that the mind is told of, by id; those of the core by what made them."""
        return {str(each.get("id", each["source"])): each for each in self.known.get("offers", ())}

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The menu, in its order; the questions to colonists are one row."""
        effects = {choice.id: choice.effect for choice in self.asked.request.menu}
        asks = tuple(each for each in effects if each.partition(":")[0] == ASK)
        found: list[Move] = []
        for each, effect in effects.items():
            if each not in asks:
                found.append(self._move(each, effect))
            elif each == asks[0]:
                words = say("The colonist reads your question and may answer. An answer binds nobody.")
                found.append(Move(ASK, asks, say("Ask a colonist"), words, say("&Ask the question")))
        return tuple(found)

    def move(self, key: object) -> Move | None:
        """The row of a key."""
        return next((move for move in self.moves if move.key == key), None)

    def takes(self, move: Move) -> tuple[Take, ...]:
        """What a move takes, in the order of the schema."""
        branch = self._branch(move.ids[0])
        found = [Take(ASK, "pick", say("Whom"), options=self._minds(move.ids))] if move.key == ASK else []
        for key, part in branch.items():
            take = self._take(key, part, move)
            if take is not None:
                found.append(take)
        return tuple(found)

    @property
    def topic(self) -> Mapping[str, Any] | None:
        """The schema of the topic that may come beside any move."""
        part: Mapping[str, Any] | None = self.asked.request.schema["properties"].get(TOPIC)
        return part

    def value_of(self, move: Move, given: Mapping[str, Any]) -> dict[str, Any]:
        """The reply: the choice, what was given for it, null for what it does not take."""
        choice = str(given[ASK]) if move.key == ASK and given.get(ASK) else move.ids[0]
        value: dict[str, Any] = {CHOICE: choice}
        branch = self._branch(choice)
        for key in self.asked.request.schema["properties"]:
            if key == CHOICE:
                continue
            part = branch.get(key, {"type": "null"})
            value[key] = given[key] if key in given else None if _nullable(part) else least(part)
        return value

    # How rows and fields read

    def _branch(self, choice: str) -> dict[str, Mapping[str, Any]]:
        """The keys that come with a choice, each with its schema."""
        root = self.asked.request.schema
        branches: Sequence[Mapping[str, Any]] = root.get("anyOf", (root,))
        own = next(each for each in branches if choice in each["properties"][CHOICE]["enum"])
        keys = {key: part or root["properties"][key] for key, part in own["properties"].items() if key != CHOICE}
        return {key: part for key, part in keys.items() if part.get("type") != "null"}

    def _take(self, key: str, part: Mapping[str, Any], move: Move) -> Take | None:
        if key in ("says", "note"):
            return Take(key, "words", _caption(key, move), part.get("minLength", 0), part["maxLength"])
        if key == "pawn":
            return Take(key, "pick", say("To whom"), options=self._minds(part["enum"]))
        if key == "trips":
            return Take(key, "number", say("Trips"), part["minimum"], part["maximum"])
        if key == "cites":
            return Take(
                key, "ticks", say("Experiences that it rests on"), part["minItems"], part["maxItems"], self._own(part)
            )
        return None

    def _minds(self, keys: Sequence[str]) -> tuple[Option, ...]:
        names = [(key, key.partition(":")[2] or key) for key in keys]
        return tuple(Option(key, self.people.name(mind), mind) for key, mind in names)

    def _own(self, part: Mapping[str, Any]) -> tuple[Option, ...]:
        """The experiences that a note may cite, the latest first."""
        known = {each["source"]: each for name in ("history", "memories") for each in self.known[name]}
        now = int(self.known["tick"])
        cited = sorted(part["items"]["enum"], key=lambda name: -known[name]["learned"])
        return tuple(
            Option(name, sentence(known[name]["text"]), ago_text(known[name]["learned"], now)) for name in cited
        )

    def _move(self, choice: str, effect: str) -> Move:
        action, _, subject = choice.partition(":")
        title, button = self._words(action, subject)
        return Move(choice, (choice,), title, sentence(effect), button)

    def _words(self, action: str, subject: str) -> tuple[str, str]:
        """The title and the button of a move."""
        if action in ("accept", "refuse", "not_now", "counter", "invite", "adopt"):
            return self._answer_words(action, subject)
        match action:
            case "carry_on":
                return say("Carry on"), say("&Carry on")
            case "answer":
                return say("Answer: {words}", words=self._message(subject)), say("&Send the answer")
            case "withdraw":
                return say("Withdraw from the work that you agreed to ({id})", id=subject), say(
                    "&Withdraw from the work"
                )
            case "tell":
                return say("Tell the core something"), say("&Tell the core")
            case "keep_notes":
                return say("Keep the notes as they are"), say("&Keep the notes")
            case "add_note":
                return say("Add a note"), say("&Add the note")
            case "revise_note":
                return say("Revise: {words}", words=self._note(subject)), say("&Revise the note")
            case "drop_note":
                return say("Drop: {words}", words=self._note(subject)), say("&Drop the note")
            case "propose":
                return say("Propose: {work}", work=subject_text(subject, self.people)), say("&Make the offer")
            case "wait":
                return say("Wait"), say("&Wait")
            case "think":
                return say("Think about it"), say("&Think about it")
        return action, action

    def _answer_words(self, action: str, subject: str) -> tuple[str, str]:
        offer_id, _, terms = subject.partition(":")
        offer = self.offers.get(offer_id)
        work = offer_id if offer is None else work_text(offer["kind"], offer["target"], offer["trips"], self.people)
        plain = offer_id if offer is None else subject_text(f"{offer['kind']}:{offer['target']}", self.people)
        if action == "counter":
            kind, target, trips = terms.split(":")
            other = work_text(kind, target, int(trips), self.people)
            return say("Counter: {work} instead", work=other), say("Send the c&ounter")
        if action == "adopt":
            name = "" if offer is None else self.people.name(offer["pawn"])
            return say("Adopt {name}'s counter", name=name), say("A&dopt the counter")
        if offer is not None and offer.get("replaces"):
            if action == "accept":
                return say("Yes: stop your work, then {work}", work=work), say("&Change to the new work")
            return say("No: go on with your work"), say("&Keep your work")
        match action:
            case "accept":
                return say("Accept: {work}", work=work), say("&Accept the offer")
            case "refuse":
                return say("Refuse for good: {work}", work=plain), say("&Refuse the offer")
            case "not_now":
                return say("Not now: {work}", work=plain), say("&Put the offer off")
        return say("Invite a fresh offer ({id})", id=offer_id), say("&Invite the core")

    def _message(self, name: str) -> str:
        return next((each["text"] for each in self.known.get("messages", ()) if each["id"] == name), name)

    def _note(self, name: str) -> str:
        return next((each["text"] for each in self.known.get("outlook", ()) if each["id"] == name), name)


def _nullable(part: Mapping[str, Any]) -> bool:
    kind = part.get("type", "null")
    return "null" in ((kind,) if isinstance(kind, str) else kind)


def _caption(key: str, move: Move) -> str:
    if key == "note":
        return say("The note, in your own words")
    if move.key == ASK:
        return say("Your question")
    if move.key.startswith("answer:"):
        return say("Your answer")
    return say("Your words to the core") if move.key == "tell" else say("Words to the core with it, if you like")
