"""What minds go by in a scenario: how long offers live, attention, the planner, and who thinks for whom.

`offers`, `attention` and `planner` are keys of the scenario's `rules`; `minds` is a key of its own.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from engine.colony.form import Count, Form, Id, Some, Ticks

APPRAISER = "appraiser"
"""The seat of who answers appraisals, for all pawns."""

Seconds = Annotated[float, Field(gt=0.0, le=3_600.0, allow_inf_nan=False)]


class OfferRules(Form):
    """Ticks that things stay open."""

    offer_ticks: Ticks = 120
    """An offer that is not answered by then expires."""
    question_ticks: Ticks = 60
    """So does the question whether running work is to be replaced."""
    counter_ticks: Ticks = 120
    """In which the core can adopt a counter."""
    work_ticks: Ticks = 720
    """In which agreed work has to be done, from the yes on."""


class AttentionRules(Form):
    """When a colonist thinks (`colony: Three speeds of thought`)."""

    cooldown: Count = 30
    """Ticks from the end of a thought to the next one; health events do not wait for it."""
    chatter_waits: Count = 240
    """Ticks that chatter waits at least before it is put to the appraiser."""
    queue: Some = 32
    """Signals that wait at most; the oldest chatter leaves first, then the oldest ordinary one, health never."""
    reflections: Count = 4
    """Reflections in each window: the allowance, spread evenly over it."""
    window: Ticks = 1_440
    """Ticks of a window of observation."""


class PlannerRules(Form):
    """When the core takes a turn (`colony: The core's planner`)."""

    budget: Count = 200
    """Turns that it may ever take in a timeline, forks included."""
    cooldown: Count = 15
    """Ticks from the end of a turn to the next one."""


class MindForms(Form):
    """Who thinks. A mind is a specification (``scripted``, ``scripted:FILE``, ``claude:MODEL``, ...) or a table of a
    scripted mind written out; who is not named has `scripted`.
    """

    seats: dict[Id, str | dict[str, Any]] = Field(default_factory=dict, max_length=1_001)
    """The mind of each pawn by its id, and of ``core``."""
    appraiser: str = "appraiser"
    """Who says whether an event deserves a thought."""
    thinking_ticks: Count = 0
    """Ticks that a scripted mind takes for a thought; with 0 it answers in the tick in which it is asked."""
    deadline: Seconds = 30.0
    """Seconds that a call may take in all."""
    claims: bool = False
    """Whether minds may state typed claims beside their choices (`engine.colony.claims`)."""
    reply_bytes: Annotated[int, Field(ge=256, le=1_048_576)] = 65_536
    """Bytes of a reply at most."""
