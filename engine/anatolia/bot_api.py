"""What a Python bot may call: rules, adjudicator and games of its own, as plain JSON in and out (R27).

A bot writes ``import pact_engine``; the worker gives it this module under that name, and outside a worker
``from engine.anatolia import bot_api as pact_engine`` is the same. Nothing here touches the match that is being played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any, NoReturn, get_args

from engine import hexgrid
from engine.anatolia import adjudicator, retreats
from engine.anatolia.beginning import DEFAULT_YEARS
from engine.anatolia.board import Board, Power, ProvinceId, Unit, load_board, shipped_board
from engine.anatolia.chronicle import Phase
from engine.anatolia.game import Game
from engine.anatolia.negotiation import MAX_PROPOSALS
from engine.anatolia.outcomes import Dislodged
from engine.anatolia.position_check import unit_faults
from engine.errors import CaseError, Fault, SetupError
from engine.rng import rng

if TYPE_CHECKING:
    from engine.anatolia.bot_batch import BotBatch

JsonObject = dict[str, Any]
_OPTIONS = ("seed", "maxYears", "setup")
REMEDY = "pass units as the state has them: 'power', 'type' and 'at'"


class Frozen(dict[Any, Any]):
    """A JSON object that can't be changed; its keys can be read as attributes too, as in JavaScript."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(f"there is no {name!r} here; there are: {', '.join(map(str, self))}") from None

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("the map is frozen")

    __setitem__ = __delitem__ = __setattr__ = __delattr__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __copy__(self) -> Frozen:
        return self

    def __deepcopy__(self, memo: object) -> Frozen:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return (Frozen, (dict(self),))


def frozen(value: Any) -> Any:
    """A deeply frozen copy of a JSON value: objects as `Frozen`, lists as tuples."""
    if isinstance(value, Mapping):
        return Frozen({key: frozen(part) for key, part in value.items()})
    if isinstance(value, list | tuple):
        return tuple(frozen(part) for part in value)
    return value


def map_of(board: Board) -> Frozen:
    """``MAP`` of a board: provinces by id, adjacency, powers, rows, hex_size, `pixel`, `neighbours` and the `rules`."""
    height = len(board.rows)

    def pixel(col: int, row: int) -> list[float]:
        """The middle of a hex in engine map space, ``[x, y]``."""
        return list(hexgrid.pixel(col, row, board.hex_size))

    def neighbours(col: int, row: int) -> list[list[int]]:
        """The neighbouring cells ``[col, row]`` that lie inside the grid."""
        return [[c, r] for c, r in hexgrid.neighbours(col, row) if 0 <= r < height and 0 <= c < len(board.rows[r])]

    rules = {
        "powers": board.powers,
        "centres_to_win": board.centres_to_win,
        "max_proposals": MAX_PROPOSALS,
        "max_years": DEFAULT_YEARS,
        "phases": get_args(Phase),
    }
    plain = board.map_json()
    return Frozen(
        {
            "provinces": frozen({province["id"]: province for province in plain["provinces"]}),
            "adjacency": frozen(plain["adjacency"]),
            "powers": board.powers,
            "rows": board.rows,
            "hex_size": board.hex_size,
            "pixel": pixel,
            "neighbours": neighbours,
            "rules": frozen(rules),
        }
    )


class BotGame:
    """A game of one's own for simulations: plain JSON in and out (`bot-api: Game methods`)."""

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def phase(self) -> str:
        """The phase that is open, or ``over``."""
        return self._game.phase

    @property
    def year(self) -> int:
        """The year, counted from 1."""
        return self._game.year

    @property
    def season(self) -> str:
        """Spring or Autumn."""
        return self._game.season

    def units(self) -> list[JsonObject]:
        """The units on the board."""
        return [unit.to_json() for unit in self._game.units()]

    def owners(self) -> dict[ProvinceId, Power | None]:
        """Every supply centre with its owner."""
        return dict(self._game.owners())

    def proposals(self) -> list[JsonObject]:
        """The season's proposals of every power, with their status."""
        return [proposal.to_json() for proposal in self._game.proposals()]

    def legal_orders(self, power: Power) -> dict[ProvinceId, list[JsonObject]]:
        """The legal orders of each unit of a power."""
        return {
            place: [order.to_json() for order in orders] for place, orders in self._game.legal_orders(power).items()
        }

    def submit_proposals(self, power: Power, payload: object) -> JsonObject:
        """``{"ok": True}`` or ``{"ok": False, "error": {where, what}}``; so do the other four."""
        return self._game.submit_proposals(power, payload)

    def submit_answers(self, power: Power, payload: object) -> JsonObject:
        """As `submit_proposals`: accept or reject, by proposal."""
        return self._game.submit_answers(power, payload)

    def submit_orders(self, power: Power, payload: object) -> JsonObject:
        """As `submit_proposals`: a list of orders."""
        return self._game.submit_orders(power, payload)

    def submit_retreats(self, power: Power, payload: object) -> JsonObject:
        """As `submit_proposals`: a province or None, by where the unit stood."""
        return self._game.submit_retreats(power, payload)

    def submit_builds(self, power: Power, payload: object) -> JsonObject:
        """As `submit_proposals`: a list of builds or disbands."""
        return self._game.submit_builds(power, payload)

    def advance(self) -> None:
        """Carry out one phase; defaults for what is missing."""
        self._game.advance()

    def bot_state(self, power: Power) -> JsonObject:
        """The state schema for a power."""
        return self._game.bot_state(power)

    def finished(self) -> bool:
        """Whether the game is over."""
        return self._game.finished()

    def result(self) -> JsonObject | None:
        """None until the game is over."""
        return self._game.result()


class Helper:
    """The helper API on one board; the module's own functions are those of the shipped board."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self.MAP = map_of(board)
        self.rng: Callable[[int], Callable[[], float]] = rng

    def can_move(self, unit: Mapping[str, Any], dest: ProvinceId) -> bool:
        """Terrain and adjacency alone: may this unit move to `dest`? Raises `CaseError` for what is no unit."""
        try:
            return self._board.can_move(unit["type"], unit["at"], dest)
        except (KeyError, TypeError):
            raise _no_unit(unit) from None

    def adjudicate(self, units: list[JsonObject], orders: Any) -> JsonObject:
        """One season's movement: ``{units, dislodged, standoffs, resolution}``.

        `orders` are by power or one flat list (R27); faulty ones hold. Raises `CaseError` for faulty units, and for
        orders that are neither.
        """
        _check_units(self._board, units)
        if not isinstance(orders, Mapping | list | tuple):
            fault = Fault("orders", f"orders are by power or one list, not {type(orders).__name__}")
            raise CaseError("the orders are faulty", (fault,), "pass {power: [order, ...]} or [order, ...]")
        return adjudicator.adjudicate_json(self._board, units, orders)

    def retreat_options(
        self, unit: Mapping[str, Any], units: list[JsonObject], standoffs: list[ProvinceId]
    ) -> list[ProvinceId]:
        """Where a dislodged unit (with its ``attacker``) may go, given the units and standoffs after the moves.

        Raises `CaseError` for what is no unit.
        """
        _check_units(self._board, units)
        try:
            moved, attacker = Unit(unit["power"], unit["type"], unit["at"]), unit.get("attacker")
        except (KeyError, TypeError, AttributeError):
            raise _no_unit(unit) from None
        occupied = {other["at"] for other in units}
        return list(retreats.retreat_options(self._board, moved, attacker, occupied, set(standoffs)))

    def resolve_retreats(
        self,
        units: list[JsonObject],
        dislodged: list[JsonObject],
        standoffs: list[ProvinceId],
        choices: Mapping[Power, Any] | None = None,
    ) -> JsonObject:
        """``{units, retreats}``: what the units do and where everybody then stands. Choices are by power; R16, R17."""
        _check_units(self._board, units)
        _check_units(self._board, dislodged, "dislodged")
        waiting = [
            Dislodged(
                unit["power"],
                unit["type"],
                unit["at"],
                unit["attacker"],
                tuple(self.retreat_options(unit, units, standoffs)),
            )
            for unit in dislodged
        ]
        standing = [Unit(unit["power"], unit["type"], unit["at"]) for unit in units]
        after, carried = retreats.resolve_retreats(self._board, standing, waiting, choices or {})
        return {
            "units": [unit.to_json() for unit in after],
            "retreats": [retreat.to_json() for retreat in carried],
        }

    def Batch(self, units: list[JsonObject]) -> BotBatch:
        """Many order sets of one position at once, for search: see `engine.anatolia.batch`.

        Raises `CaseError` for faulty units. The first call imports numpy (a tenth of a second or two).
        """
        from engine.anatolia.bot_batch import BotBatch

        _check_units(self._board, units)
        return BotBatch(self._board, units)

    def create(
        self,
        options: Mapping[str, Any] | None = None,
        /,
        *,
        seed: int = 0,
        max_years: int = DEFAULT_YEARS,
        setup: Mapping[str, Any] | None = None,
    ) -> BotGame:
        """A new game: ``create(seed=7, max_years=3)``, or ``create({"seed": 7, "maxYears": 3})`` as in JSON.

        Raises `SetupError` naming every fault, also a key that `options` does not have.
        """
        named = {"seed": seed, "maxYears": max_years, "setup": setup, **(options or {})}
        unknown = [Fault(str(key), "options are seed, maxYears and setup") for key in named if key not in _OPTIONS]
        if unknown:
            raise SetupError("the game cannot begin", tuple(unknown), "leave the option out")
        return BotGame(Game.create(self._board, named["seed"], named["maxYears"], named["setup"]))


def _no_unit(value: object) -> CaseError:
    return CaseError("the unit is faulty", (Fault("unit", f"{value!r} is no unit"),), REMEDY)


def _check_units(board: Board, units: object, where: str = "units") -> None:
    faults = tuple(unit_faults(board, units, where))
    if faults:
        raise CaseError(f"the {where} are faulty", faults, REMEDY)


def on_board(source: Any) -> ModuleType:
    """This API on another board, as a module: what ``import pact_engine`` gives in a match on that board.

    `source` is what `load_board` takes. Raises `BoardError` or `FileError`.
    """
    helper = Helper(load_board(source))
    module = ModuleType("pact_engine", __doc__)
    for name in NAMES:
        setattr(module, name, getattr(helper, name))
    return module


NAMES = ("MAP", "Batch", "adjudicate", "can_move", "create", "resolve_retreats", "retreat_options", "rng")

_shipped = Helper(shipped_board())
MAP = _shipped.MAP
Batch = _shipped.Batch
can_move = _shipped.can_move
adjudicate = _shipped.adjudicate
retreat_options = _shipped.retreat_options
resolve_retreats = _shipped.resolve_retreats
create = _shipped.create

__all__ = [
    "MAP",
    "Batch",
    "adjudicate",
    "can_move",
    "create",
    "on_board",
    "resolve_retreats",
    "retreat_options",
    "rng",
]
