"""Who sits where in a run: the minds of the scenario and of the run's settings, and guests in their place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from concordui.colony.run_settings import RunSettings
from concordui.engine_words import told
from engine.colony.mind_forms import APPRAISER
from engine.colony.scenario import Scenario
from engine.colony.seats import EVERYBODY, SCRIPTED, seated, seats_of
from engine.colony.threads import CORE
from engine.errors import ConcordError
from engine.minds.judging import failed
from engine.minds.protocol import Mind, MindReply, MindRequest


class SilentMind:
    """Sits where a mind can't be made: every question fails with the reason."""

    def __init__(self, name: str, error: ConcordError) -> None:
        self.name = name
        self._why = f"{told(error.what)}: {error.where}"

    async def decide(self, request: MindRequest) -> MindReply:
        """Nobody thinks here."""
        return failed("transport", self._why)


class Seats:
    """The specification of each seat, and the minds made of them. `silent` are the seats whose mind can't be made."""

    def __init__(self, scenario: Scenario, settings: RunSettings) -> None:
        self.settings = settings
        self.silent: dict[str, ConcordError] = {}
        self._scenario = scenario
        self._guests: dict[str, Mind] = {}

    def spec(self, seat: str) -> str | Mapping[str, Any]:
        """What the mind of a seat is made of."""
        forms, given = self._scenario.form.minds, self.settings.seats
        if seat == APPRAISER:
            return given.get(seat, forms.appraiser)
        everybody = given.get(EVERYBODY) if seat != CORE else None
        return given.get(seat, everybody or forms.seats.get(seat, SCRIPTED))

    def words(self) -> dict[str, str]:
        """By seat, who sits there now; a table that is written out is "scripted"."""
        found: dict[str, str] = {}
        for seat in seats_of(self._scenario):
            spec = self.spec(seat)
            guest = self._guests.get(seat)
            found[seat] = guest.name if guest is not None else spec if isinstance(spec, str) else SCRIPTED
        return found

    def minds(self) -> dict[str, Mind]:
        """A mind for each seat, made anew: what a table has answered before is told to it by the world."""
        self.silent.clear()
        return {seat: self._guests.get(seat) or self._made(seat) for seat in seats_of(self._scenario)}

    def put(self, seat: str, spec: str | Mapping[str, Any]) -> Mind:
        """Let the mind of another specification sit there from here on. Raises as `engine.colony.seats.seated`."""
        mind = seated(seat, spec, folder=self.settings.base)
        given = spec if isinstance(spec, str) else dict(spec)
        self.settings = replace(self.settings, seats={**self.settings.seats, seat: given})
        self.silent.pop(seat, None)
        self._guests.pop(seat, None)
        return mind

    def guest(self, seat: str, mind: Mind | None) -> Mind:
        """Let a mind sit there in place of the seat's own, until it leaves (None): who sits there now."""
        if mind is None:
            self._guests.pop(seat, None)
            return self._made(seat)
        self._guests[seat] = mind
        return mind

    def _made(self, seat: str) -> Mind:
        spec = self.spec(seat)
        try:
            return seated(seat, spec, folder=self.settings.base)
        except ConcordError as error:
            self.silent[seat] = error
            return SilentMind(spec if isinstance(spec, str) else SCRIPTED, error)
