"""How much of everything there may be: whoever speaks to a server can't make it swell."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Bytes of a body with a scenario and of any other; counts (a server's, a world's, a request's); seconds."""

    scenario_body: int = 4 << 20
    body: int = 64 << 10
    worlds: int = 16
    arenas: int = 40
    """That a world ever had: the log of each is kept open."""
    players: int = 10_000
    """That sit in a world's arenas when they are made."""
    links: int = 400
    treaties: int = 400
    meta_agents: int = 100
    streams: int = 64
    connections: int = 200
    rounds: int = 1_000
    """That one request may ask for."""
    rate: float = 1_000.0
    """Rounds a second, the most that can be asked for by number."""
    slow_s: float = 20.0
    """A reader that takes nothing for so long loses its connection."""
    heartbeat_s: float = 10.0
    """After so long a silence a stream says that it is still there."""
    last_round_s: float = 2.0
    """What a round that is under way has to end in when the server ends; it is played again after a restart."""


LIMITS = Limits()
