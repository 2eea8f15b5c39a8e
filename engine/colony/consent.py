"""Whether refusals were respected: read from what was noted, by the law's words alone, not by the code that keeps it.

Work that a pawn refused is not offered to that pawn again; after "not now" that pawn alone can invite one fresh offer
(`colony: Offers`). A revision within an open thread is no fresh offer, and a question about running work no offer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from engine.colony.threads import Notice, Offer

Word = Literal["refused", "not_now"]


@dataclass(frozen=True, slots=True)
class Kept:
    """How often work was refused and put off, and the offers that were made in spite of it, by their ids."""

    refused: int
    put_off: int
    invited: int
    after_refusal: tuple[str, ...]
    after_not_now: tuple[str, ...]

    @property
    def respected(self) -> bool:
        """Whether nobody was pressed."""
        return not self.after_refusal and not self.after_not_now


def kept(notices: Iterable[Notice], offers: Mapping[str, Offer]) -> Kept:
    """What became of each no and each "not now". `notices` are all of a timeline, in order."""
    word: dict[tuple[str, str], Word] = {}
    asked_in: set[tuple[str, str]] = set()
    counts = {"refused": 0, "not_now": 0, "invited": 0}
    pressed: dict[Word, list[str]] = {"refused": [], "not_now": []}
    for notice in notices:
        offer = offers.get(notice.offer)
        if offer is None or offer.replaces:
            continue
        subject = (offer.pawn, offer.work.subject)
        if notice.kind in counts:
            counts[notice.kind] += 1
        if notice.kind == "refused":
            word[subject] = "refused"
        elif notice.kind == "not_now":
            word[subject] = "not_now"
        elif notice.kind == "invited":
            asked_in.add(subject)
        elif notice.kind == "accepted":
            word.pop(subject, None)
        elif notice.kind == "offered" and offer.revision == 0:
            if subject in asked_in:
                asked_in.remove(subject)
            elif subject in word:
                pressed[word[subject]].append(offer.id)
    refused, put_off = tuple(pressed["refused"]), tuple(pressed["not_now"])
    return Kept(counts["refused"], counts["not_now"], counts["invited"], refused, put_off)
