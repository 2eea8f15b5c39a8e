"""What a colonist can be: traits and skills, what each means, and what it does to the simulation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Trait:
    """A trait in words for minds, and factors on what happens to who has it."""

    words: str
    hunger: float = 1.0
    tiring: float = 1.0
    harm: float = 1.0
    mishaps: float = 1.0


TRAITS: Mapping[str, Trait] = MappingProxyType(
    {
        "careful": Trait("looks before stepping: falls and burns are half as likely", mishaps=0.5),
        "clumsy": Trait("falls and burns are one and a half times as likely", mishaps=1.5),
        "generous": Trait("likes to give, and to be asked"),
        "glutton": Trait("gets hungry a third faster", hunger=4 / 3),
        "loyal": Trait("keeps a word once given"),
        "nervous": Trait("gets tired a quarter faster", tiring=1.25),
        "proud": Trait("does not like to be told what to do"),
        "steady": Trait("gets tired a fifth more slowly", tiring=0.8),
        "tough": Trait("injuries do only three fifths of their harm", harm=0.6),
        "wary": Trait("does not trust quickly"),
    }
)
"""Every trait that a scenario can give, by name."""

SKILLS: Mapping[str, str] = MappingProxyType(
    {
        "cooking": "cooks faster: level 20 in half the time",
        "hauling": "carries more: one piece for every four levels",
        "medicine": "a rescued pawn is better off by a hundredth of health a level",
        "plants": "gathers more: one piece for every five levels",
    }
)
"""Every skill, 0 to 20, and what it does."""


@dataclass(frozen=True, slots=True)
class Factors:
    """What all the traits of a pawn come to."""

    hunger: float = 1.0
    tiring: float = 1.0
    harm: float = 1.0
    mishaps: float = 1.0


def factors_of(traits: Iterable[str]) -> Factors:
    """The product of the traits' factors, in the order given."""
    hunger = tiring = harm = mishaps = 1.0
    for name in traits:
        trait = TRAITS[name]
        hunger, tiring = hunger * trait.hunger, tiring * trait.tiring
        harm, mishaps = harm * trait.harm, mishaps * trait.mishaps
    return Factors(hunger, tiring, harm, mishaps)
