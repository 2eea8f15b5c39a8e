"""The search for ways to another outcome, as a piece of work beside the window."""

from __future__ import annotations

from dataclasses import dataclass

from concordui.background import Cancelled, Tell
from concordui.lab.what_if_ways import Found, Question, found_of
from engine.anatolia.minimal_changes import minimal_changes


@dataclass(frozen=True, slots=True)
class Tried:
    """How far the search is: sets of `size` changes are tried (0: what was found is sorted), this share of them."""

    size: int
    share: float


class WhatIfWork:
    """Answers a question; tells `Tried`, its outcome is the `Found`."""

    def __init__(self, question: Question) -> None:
        self._question = question
        self._stopped = False
        self._tell: Tell | None = None

    def run(self, tell: Tell) -> Found:
        self._tell = tell
        question = self._question
        answer = minimal_changes(
            question.case, question.unit, question.wanted, question.limit, own=question.own, keep_going=self._tried
        )
        found = None if self._stopped else found_of(question, answer, self._sorted)
        if found is None:
            raise Cancelled
        return found

    def cancel(self) -> None:
        self._stopped = True

    def _tried(self, size: int, share: float) -> bool:
        if self._tell is not None:
            self._tell(Tried(size, share))
        return not self._stopped

    def _sorted(self, share: float) -> bool:
        return self._tried(0, share)
