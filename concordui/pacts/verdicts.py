"""Which proposals were accepted and rejected so far, whatever they are about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Literal, TypeAlias

Verdict: TypeAlias = Literal["accept", "reject"]


@dataclass(frozen=True, slots=True)
class Verdicts:
    """The ids of the proposals in the order of the inbox, and what was answered to some of them."""

    ids: tuple[str, ...]
    verdicts: Mapping[str, Verdict] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def waiting(self) -> tuple[str, ...]:
        """What is not answered yet."""
        return tuple(each for each in self.ids if each not in self.verdicts)

    def load(self, payload: object) -> Verdicts:
        """A draft taken up again: answers to other proposals and other words than accept and reject are left out."""
        entries = payload if isinstance(payload, Mapping) else {}
        kept = {key: value for key, value in entries.items() if key in self.ids and value in ("accept", "reject")}
        return replace(self, verdicts=MappingProxyType(kept))

    def payload(self) -> dict[str, Verdict]:
        """What was answered, in the order of the inbox."""
        return {each: self.verdicts[each] for each in self.ids if each in self.verdicts}

    def decide(self, proposal: str, verdict: Verdict | None) -> Verdicts:
        """Accept, reject, or leave open again."""
        given = {key: value for key, value in self.verdicts.items() if key != proposal}
        if verdict is not None:
            given[proposal] = verdict
        return replace(self, verdicts=MappingProxyType(given))

    def reject_rest(self) -> Verdicts:
        """Reject whatever is open."""
        rest: dict[str, Verdict] = dict.fromkeys(self.waiting, "reject")
        return replace(self, verdicts=MappingProxyType({**self.verdicts, **rest}))
