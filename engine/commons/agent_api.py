"""What a code agent may import as ``commons_engine``: the arithmetic of a commons, nothing of anybody's secrets.

Outside a worker: ``from engine.commons import agent_api as commons_engine``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.commons.pacts import PACT_TERM_TYPES, TurnContext, breach_of
from engine.rng import rng

__all__ = ["PACT_TERM_TYPES", "breach", "limit", "rng"]


def breach(harvest: float, terms: Mapping[str, Any], group_mean: float = 0.0) -> str | None:
    """What a pact's record would say of this harvest under these terms, or None where it keeps them."""
    found = breach_of(float(harvest), terms, TurnContext(float(group_mean)))
    return None if found is None else found.detail


def limit(obs: Mapping[str, Any]) -> float | None:
    """The least cap of the active pacts in an observation, or None: no pact caps this player."""
    caps = [pact["terms"]["maxHarvest"] for pact in obs["pacts"]["active"] if pact["terms"]["type"] == "harvest_cap"]
    return min(caps) if caps else None
