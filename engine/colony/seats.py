"""Who sits where: a mind for each colonist, for the core, and for the appraiser, as a scenario or its user says."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.colony.colonist_policy import colonist_policy
from engine.colony.core_policy import core_policy
from engine.colony.mind_forms import APPRAISER
from engine.colony.scenario import FOLDER, Scenario
from engine.colony.threads import CORE
from engine.errors import MindError
from engine.minds.appraiser import rule_appraiser
from engine.minds.protocol import Mind
from engine.minds.specs import DECIDING, mind_of, parsed

SCRIPTED = "scripted"
EVERYBODY = "*"
"""In the place of a pawn's id: every pawn that is not named."""


def seats_of(scenario: Scenario) -> tuple[str, ...]:
    """Every seat: the pawns by id, the core, the appraiser."""
    return (*sorted(pawn.id for pawn in scenario.form.pawns), CORE, APPRAISER)


def minds_of(
    scenario: Scenario,
    overrides: Mapping[str, str | Mapping[str, Any]] | None = None,
    *,
    folder: Path = FOLDER,
    environ: Mapping[str, str] | None = None,
) -> dict[str, Mind]:
    """A mind for each seat: of `overrides` (by seat, or `EVERYBODY`), else the scenario's, else the built-in policies.

    `folder` is where files of scripted minds are looked for. Raises `MindError` for a seat that there is not, and as
    `engine.minds.specs.mind_of`.
    """
    forms, seats = scenario.form.minds, seats_of(scenario)
    given = dict(overrides or {})
    for seat in given:
        if seat not in seats and seat != EVERYBODY:
            raise MindError("there is no such seat", seat, f"name one of {', '.join(seats)[:80]}, or {EVERYBODY}")
    minds: dict[str, Mind] = {}
    for seat in seats:
        form: str | Mapping[str, Any]
        if seat == APPRAISER:
            form = given.get(seat, forms.appraiser)
        else:
            everybody = given.get(EVERYBODY) if seat != CORE else None
            form = given.get(seat, everybody or forms.seats.get(seat, SCRIPTED))
        minds[seat] = seated(seat, form, folder=folder, environ=environ)
    return minds


def seated(
    seat: str, form: str | Mapping[str, Any], *, folder: Path = FOLDER, environ: Mapping[str, str] | None = None
) -> Mind:
    """The mind of one seat, from a specification or a table written out. Raises as `minds_of`, and `MindError` for an
    appraiser in the seat of who decides.
    """
    if seat == APPRAISER and form == SCRIPTED:
        return rule_appraiser()
    kind = parsed(form).kind if seat != APPRAISER and isinstance(form, str) else "scripted"
    if kind not in DECIDING:
        what = f"{kind} is no mind for this seat: it only says whether something deserves a thought"
        raise MindError(what, seat, f"seat one of {', '.join(DECIDING)} there")
    policy = core_policy if seat == CORE else colonist_policy
    return mind_of(form, folder=folder, environ=environ, policy=policy)
