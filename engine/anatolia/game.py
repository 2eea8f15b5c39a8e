"""The game: a state machine without clock, chance or input (`bot-api: Helper globals`, `bot-api: Determinism`).

It never waits: `advance` carries out the phase with what was submitted and the defaults for the rest. The barrier is
the match's business.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from engine.anatolia import phases
from engine.anatolia.beginning import DEFAULT_YEARS, begin
from engine.anatolia.board import Board, Power, ProvinceId, Unit, shipped_board
from engine.anatolia.chronicle import Phase, Position
from engine.anatolia.moment import Moment, opening
from engine.anatolia.orders import Order
from engine.anatolia.outcomes import Dislodged
from engine.anatolia.promises import Proposal, Season
from engine.anatolia.snapshot import Snapshots
from engine.anatolia.standing import placements
from engine.seats.protocol import Refusal


class Game:
    """One game. Everything it hands out is immutable or detached: nothing a caller does with it changes the game."""

    def __init__(self, moment: Moment) -> None:
        self._moment = moment
        self._snapshots = Snapshots(moment.board)
        self._submitted: dict[Power, Any] = {}
        self._position: Position | None = None

    @classmethod
    def create(
        cls, board: Board | None = None, seed: int = 0, max_years: int = DEFAULT_YEARS, setup: object = None
    ) -> Game:
        """A new game, on the shipped board unless another is given.

        `setup` is for tests and simulations: ``units``, ``owners``, ``phase``, ``year`` and ``season``, each optional
        (`bot-api: create`). Raises `SetupError` naming every fault.
        """
        board = board or shipped_board()
        return cls(opening(board, begin(board, seed, max_years, setup)))

    # What is so

    @property
    def board(self) -> Board:
        """The board that is played on."""
        return self._moment.board

    @property
    def phase(self) -> Phase:
        """The phase that is open, or ``over``."""
        return self._moment.phase

    @property
    def year(self) -> int:
        """The year, counted from 1."""
        return self._moment.year

    @property
    def season(self) -> Season:
        """Spring or Autumn."""
        return self._moment.season

    @property
    def seed(self) -> int:
        """The seed that the bots' streams are mixed from; the rules use no chance."""
        return self._moment.seed

    @property
    def max_years(self) -> int:
        """The year after whose Autumn the leaders win."""
        return self._moment.max_years

    def units(self) -> tuple[Unit, ...]:
        """The units on the board in code-unit order of their provinces, without those that wait to retreat."""
        return self._moment.units

    def dislodged(self) -> tuple[Dislodged, ...]:
        """The units that wait to retreat."""
        return self._moment.dislodged

    def owners(self) -> Mapping[ProvinceId, Power | None]:
        """Every supply centre with its owner."""
        return self._moment.owners

    def proposals(self) -> tuple[Proposal, ...]:
        """The season's proposals of every power, by number; none is pending once the answer phase is over (R23)."""
        return self._moment.proposals

    def legal_orders(self, power: Power) -> dict[ProvinceId, tuple[Order, ...]]:
        """The legal orders of each unit that `power` has on the board."""
        return dict(self._snapshots.legal_orders(self._moment, power))

    def living(self) -> tuple[Power, ...]:
        """The powers that are not eliminated, in board order."""
        return self._moment.living

    def asked(self) -> tuple[Power, ...]:
        """The powers that this phase asks, in board order; may be empty (R24)."""
        return phases.asked(self._moment)

    def position(self) -> Position:
        """The public position as an immutable value; the same object until the next `advance`."""
        if self._position is None:
            self._position = self._moment.position()
        return self._position

    # What is submitted

    def check(self, power: Power, payload: object) -> Refusal | None:
        """Would the open phase reject this payload as a whole, and why? Submits nothing."""
        return phases.check(self._moment, power, payload)

    def cleaned(self, power: Power, payload: Any) -> Any:
        """What `submit` would keep of a payload of `power` that `check` accepts."""
        return phases.cleaned(self._moment, power, payload)

    def submit(self, power: Power, payload: object) -> dict[str, Any]:
        """Submit to the open phase, whichever it is: ``{"ok": True}`` or ``{"ok": False, "error": {where, what}}``.

        Nothing advances. A later accepted payload of the same phase replaces the earlier one; a refused one changes
        nothing.
        """
        refusal = self.check(power, payload)
        if refusal is not None:
            return {"ok": False, "error": refusal.to_json()}
        self._submitted[power] = phases.cleaned(self._moment, power, payload)
        return {"ok": True}

    def submit_proposals(self, power: Power, payload: object) -> dict[str, Any]:
        """`submit` in `negotiate-propose`: a list of up to six proposals."""
        return self._submit_in("negotiate-propose", power, payload)

    def submit_answers(self, power: Power, payload: object) -> dict[str, Any]:
        """`submit` in `negotiate-answer`: ``accept`` or ``reject`` by proposal id."""
        return self._submit_in("negotiate-answer", power, payload)

    def submit_orders(self, power: Power, payload: object) -> dict[str, Any]:
        """`submit` in `orders`: a list of orders. Impossible ones are taken and become invalid holds."""
        return self._submit_in("orders", power, payload)

    def submit_retreats(self, power: Power, payload: object) -> dict[str, Any]:
        """`submit` in `retreats`: destination or None by the province dislodged from."""
        return self._submit_in("retreats", power, payload)

    def submit_builds(self, power: Power, payload: object) -> dict[str, Any]:
        """`submit` in `builds`: a list of builds or of disbands."""
        return self._submit_in("builds", power, payload)

    def submissions(self) -> dict[Power, Any]:
        """What the open phase has accepted so far, by power in board order, detached: what a record keeps."""
        return {power: deepcopy(self._submitted[power]) for power in self.board.powers if power in self._submitted}

    def _submit_in(self, phase: Phase, power: Power, payload: object) -> dict[str, Any]:
        if self.phase != phase:
            refusal = Refusal("phase", f"this is the phase '{self.phase}', not '{phase}'")
            return {"ok": False, "error": refusal.to_json()}
        return self.submit(power, payload)

    def advance(self) -> None:
        """Carry out the open phase with what was submitted; defaults for the rest. After the end it does nothing."""
        self._moment = phases.carry_out(self._moment, self._submitted)
        self._submitted = {}
        self._position = None

    # How it ends

    def finished(self) -> bool:
        """Is the game over?"""
        return self._moment.victory is not None

    def result(self) -> dict[str, Any] | None:
        """The result object of `bot-api: result`, None until the game is over."""
        moment = self._moment
        won = moment.victory
        if won is None:
            return None
        return {
            "winner": won.winner,
            "shared": list(won.shared),
            "reason": won.reason,
            "year": won.year,
            "centres": moment.centres,
            "trust": {
                power: {"made": trust.made, "kept": trust.kept, "broken": trust.broken}
                for power, trust in moment.trust.items()
            },
            "placements": [place.to_json() for place in placements(moment.centres, moment.living, moment.cohorts)],
        }

    # What others are told

    def bot_state(self, power: Power) -> dict[str, Any]:
        """The state schema for `power`: every field, always, detached. Raises `ValueError` for an unknown power."""
        return self._snapshots.of_power(self._moment, self._known(power)).fresh()

    def bot_state_json(self, power: Power) -> str:
        """`bot_state` as canonical JSON text, several times faster: what a worker is sent."""
        return self._snapshots.of_power(self._moment, self._known(power)).text

    def spectator_state(self) -> dict[str, Any]:
        """What a spectator sees: all powers' deals and legal orders (`contract: replay --at`), detached."""
        return self._snapshots.of_spectator(self._moment).fresh()

    def digest(self) -> str:
        """SHA-256 (hex) of the canonical JSON of `spectator_state`."""
        text = self._snapshots.of_spectator(self._moment).text
        return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()

    def _known(self, power: Power) -> Power:
        if power not in self.board.powers:
            raise ValueError(f"there is no power {power!r}")
        return power
