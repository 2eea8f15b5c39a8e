"""Many order sets of one position at once, for search and what-if: millions a second (`adjudication: Batch`).

An order is a small int, its *code*: its index in the legal orders of its unit. `Batch.resolve` takes an array of codes
and gives arrays; `Batch.settle` takes and gives masks, one Python int per (unit, order) whose bit ``b`` says "set ``b``
gives this order"; `Batch.trials` crosses own candidates with samples of what the others may do. The rules are in
`bitslice`; numpy packs and unpacks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import chain, repeat
from operator import and_, xor
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from engine.anatolia.batch_plan import BatchPlan
from engine.anatolia.batch_program import Program
from engine.anatolia.bitslice import Settlement
from engine.anatolia.board import Board, Power, ProvinceId, Unit
from engine.anatolia.compiled import NOBODY, Field
from engine.anatolia.contests import decide
from engine.anatolia.orders import Hold, Move, Order, Support, field_of, legal_orders, parse_order
from engine.anatolia.outcomes import Outcome
from engine.anatolia.unary import Mask

BLOCK = 65_536
"""Order sets settled in one go: masks of 8 KiB stay in the processor's caches."""

WORTH_WRITING_DOWN = 16 * BLOCK
"""Order sets of one position after which `resolve` writes a `Program` for it: that takes as long as some blocks."""

CACHED = 262_144
"""Bytes that numpy may hold at once while it packs."""

FATES: tuple[Outcome, ...] = ("success", "bounce", "dislodged", "cut")

Codes: TypeAlias = npt.NDArray[Any]
"""Integers (sets, units): for each order set and unit, the index in the unit's legal orders."""

Given: TypeAlias = Sequence[Mask] | Mapping[int, Mask]
"""The masks of a unit by its orders' codes; what is left out is never ordered."""

Flags: TypeAlias = npt.NDArray[np.bool_]
Counts: TypeAlias = npt.NDArray[np.int32]


class Batch:
    """One position made ready for many order sets.

    ``units`` are in code-unit order of their provinces, and an index in there is what "unit" means in every array;
    ``places`` are all provinces in code-unit order, likewise; ``orders[unit]`` are its legal orders in the order of
    `legal_orders`, the hold first.
    """

    def __init__(self, board: Board, units: Iterable[Unit]) -> None:
        """Raises `CaseError` where two units share a province or one has no place or type."""
        units = tuple(units)
        field = field_of(board, units)
        self._field = field
        self.places: tuple[ProvinceId, ...] = field.board.ids
        self.units = tuple(Unit(*field.units[place]) for place in field.places)
        self.orders = tuple(legal_orders(board, units, unit.at) for unit in self.units)
        self._unit_at = {unit.at: index for index, unit in enumerate(self.units)}
        self._codes = [{order: code for code, order in enumerate(legal)} for legal in self.orders]
        self.plan = BatchPlan(field, self.orders)
        self._widths = [(len(legal) - 1).bit_length() for legal in self.orders]
        self._resolved = 0
        self._program: Program | None = None

    def code(self, unit: int, order: Order | Mapping[str, Any]) -> int:
        """The code of a legal order of that unit, given as a value or as JSON. Raises `KeyError` for any other."""
        parsed = order if isinstance(order, Hold | Move | Support) else parse_order(dict(order))
        if parsed is None:
            raise KeyError(order)
        return self._codes[unit][parsed]

    def codes(self, sets: Iterable[Iterable[Order | Mapping[str, Any]]]) -> Codes:
        """Codes (sets, units) of flat order lists. A unit holds whose order is missing, not legal or double (R4)."""
        rows = []
        for orders in sets:
            row: dict[int, int] = {}
            for order in orders:
                place = order.unit if isinstance(order, Hold | Move | Support) else order.get("unit")
                unit = self._unit_at.get(place)  # type: ignore[arg-type]
                if unit is None:
                    continue
                try:
                    row[unit] = 0 if unit in row else self.code(unit, order)
                except KeyError:
                    row[unit] = 0
            rows.append([row.get(unit, 0) for unit in range(len(self.units))])
        return np.array(rows, dtype=self._dtype).reshape(len(rows), len(self.units))

    def resolve(self, codes: Codes) -> Answers:
        """Settle every row of `codes` (sets, units); column-major arrays need one copy less.

        Raises `ValueError` for another shape or a code that is no order.
        """
        columns = self._columns(codes)
        count = columns.shape[1]
        blocks = []
        for start in range(0, max(count, 1), BLOCK):
            block = columns[:, start : start + BLOCK]
            blocks.append((block.shape[1], self._resolve(block)))
        return Answers(self._field, blocks)

    def _resolve(self, block: Codes) -> Settlement:
        """Settle the columns of a block."""
        count = block.shape[1]
        given = list(chain.from_iterable(self._masks(block)))
        full = (1 << count) - 1
        if self._program is None and self._resolved >= WORTH_WRITING_DOWN:
            self.write_down()
        self._resolved += count
        decided = self._program.run(given, full) if self._program else decide(self.plan, given, full)
        return Settlement(self.plan, given, full, decided)

    def write_down(self) -> None:
        """Write the `Program` by which `resolve` goes from then on; it does so by itself where that pays."""
        self._program = Program(self.plan)

    def masks(self, codes: Codes) -> list[list[Mask]]:
        """The masks of all rows of `codes` (sets, units): by unit, then by code. Raises as `resolve` does."""
        return self._masks(self._columns(codes))

    def settle(self, masks: Sequence[Given], count: int) -> Settlement:
        """Settle `count` order sets given as masks by unit, then by code (a list, or a dict of those in use).

        Each bit below `count` may stand in one mask of a unit; a unit that has it in none holds.
        """
        given: list[Mask] = []
        for by_code, legal in zip(masks, self.orders, strict=True):
            given += _listed(by_code, len(legal))
        full = (1 << count) - 1
        return Settlement(self.plan, given, full, decide(self.plan, given, full))

    def trials(self, mine: Sequence[int], samples: Codes) -> Trials:
        """Candidates for the units `mine` against every row of `samples` (samples, units); its columns `mine` are
        ignored. Raises `ValueError` as `resolve` does, and for no samples.
        """
        return Trials(self, mine, samples)

    @property
    def _dtype(self) -> type[np.uint8 | np.uint16]:
        return np.uint8 if max(self._widths, default=0) <= 8 else np.uint16

    def _columns(self, codes: Codes) -> Codes:
        """The codes by unit (units, sets), checked."""
        codes = np.asarray(codes)
        if codes.ndim != 2 or codes.shape[1] != len(self.units):
            raise ValueError(f"codes have the shape (sets, {len(self.units)}), not {codes.shape}")
        return self.columns_of(codes.T, range(len(self.units)))

    def columns_of(self, columns: Codes, units: Sequence[int]) -> Codes:
        """The codes (len(units), sets) of these units, checked and contiguous. Raises `ValueError`."""
        if not np.issubdtype(columns.dtype, np.integer):
            raise ValueError(f"codes are integers, not {columns.dtype}")
        if columns.size:
            limits = [len(self.orders[unit]) for unit in units]
            over = columns.max(axis=1) >= limits
            if over.any() or (columns.dtype.kind == "i" and columns.min() < 0):
                faulty = int(np.argmax(over | (columns.min(axis=1) < 0)))
                raise ValueError(f"unit {units[faulty]} has codes from 0 to {limits[faulty] - 1}")
        return np.ascontiguousarray(columns, dtype=self._dtype)

    def _masks(self, columns: Codes) -> list[list[Mask]]:
        full = (1 << columns.shape[1]) - 1
        planes = _planes(columns, self._widths)
        return [_decoded(own, len(legal), full) for own, legal in zip(planes, self.orders, strict=True)]


def _listed(masks: Given, count: int) -> Sequence[Mask]:
    if not isinstance(masks, Mapping):
        return masks
    listed = [0] * count
    for code, mask in masks.items():
        listed[code] = mask
    return listed


def _planes(columns: Codes, widths: Sequence[int]) -> list[list[Mask]]:
    """The bits of the codes as masks: by unit, the lowest bit first.

    So many units at once as leaves numpy's bytes, one a bit of a code, in the processor's second cache.
    """
    count = columns.shape[1]
    size = (count + 7) // 8
    bits = (1 << np.arange(max(widths, default=0))).astype(columns.dtype)[:, np.newaxis]
    step = max(1, CACHED // max(1, count * len(bits) * columns.itemsize))
    planes: list[list[Mask]] = []
    for start in range(0, len(widths), step):
        some = widths[start : start + step]
        spread = columns[start : start + step, np.newaxis] & bits[: max(some)]
        packed = np.packbits(spread, axis=2, bitorder="little")
        for rows, width in zip(packed, some, strict=True):
            data = rows[:width].tobytes()
            parts = [data[at * size : (at + 1) * size] for at in range(width)]
            planes.append([int.from_bytes(part, "little") for part in parts])
    return planes


def _decoded(planes: Iterable[Mask], codes: int, full: Mask) -> list[Mask]:
    """The mask of each of so many codes, from the masks of the codes' bits."""
    masks = [full]
    for plane in planes:
        # With this bit, code ``n`` of those without it becomes ``n + len(masks)``, if there is such a code.
        high = list(map(and_, masks[: codes - len(masks)], repeat(plane)))
        masks[: len(high)] = map(xor, masks, high)
        masks += high
    return masks


def unpacked(masks: Sequence[Mask], count: int) -> Flags:
    """Flags (masks, count)."""
    used = [index for index, mask in enumerate(masks) if mask]
    size = (count + 7) // 8
    data = b"".join([masks[index].to_bytes(size, "little") for index in used])
    packed = np.frombuffer(data, dtype=np.uint8).reshape(len(used), size)
    flags = np.unpackbits(packed, axis=1, count=count, bitorder="little").view(np.bool_)
    if len(used) == len(masks):
        return flags
    found = np.zeros((len(masks), count), dtype=np.bool_)
    found[used] = flags
    return found


def _holders(settled: Settlement, count: int) -> npt.NDArray[np.int16]:
    """(places, sets): the unit that stands there after the moves, -1 for nobody."""
    places = settled.field.places
    index = {place: unit for unit, place in enumerate(places)}
    found = np.full((len(settled.field.owner), count), NOBODY, dtype=np.int16)
    for place, row in enumerate(found):
        holders = settled.holders(place)
        for flags, holder in zip(unpacked([*holders.values()], count), holders, strict=True):
            row[flags] = index[holder]
    return found


class Answers:
    """What became of `count` order sets, as arrays that are made when first asked for.

    ``blocks`` has the same as masks: settlements of `BLOCK` sets each, with their numbers of sets.
    """

    def __init__(self, field: Field, blocks: Sequence[tuple[int, Settlement]]) -> None:
        self._field = field
        self.blocks = blocks
        self.count = sum(count for count, _ in blocks)

    @cached_property
    def moved(self) -> Flags:
        """(sets, units): the unit's move succeeds."""
        return self._by_unit([settled.moved for _, settled in self.blocks])

    @cached_property
    def dislodged(self) -> Flags:
        """(sets, units): another unit takes its place."""
        return self._by_unit([settled.dislodged for _, settled in self.blocks])

    @cached_property
    def standing(self) -> Flags:
        """(sets, units): it supports, and the support is effective (R13)."""
        return self._by_unit([settled.standing for _, settled in self.blocks])

    @cached_property
    def standoffs(self) -> Flags:
        """(sets, places): left empty by a standoff (R14)."""
        places = range(len(self._field.owner))
        return self._stacked([[settled.standoffs.get(place, 0) for place in places] for _, settled in self.blocks])

    @cached_property
    def holder(self) -> npt.NDArray[np.int16]:
        """(sets, places): the unit that stands there after the moves, -1 for nobody."""
        return np.concatenate([_holders(settled, count) for count, settled in self.blocks], axis=1).T

    def outcome(self, unit: int) -> npt.NDArray[np.str_]:
        """(sets,): the unit's outcome as the contract names it (R12); legal orders are never ``invalid``."""
        place = self._field.places[unit]
        flags = [self._stacked([[fates.get(name, 0)] for fates in self._fates(place)])[:, 0] for name in FATES]
        return np.select(flags, FATES, default="")

    def _fates(self, place: int) -> list[dict[Outcome, Mask]]:
        return [settled.outcome(place) for _, settled in self.blocks]

    def _by_unit(self, masks: list[list[Mask]]) -> Flags:
        return self._stacked([[by_place[place] for place in self._field.places] for by_place in masks])

    def _stacked(self, masks: list[list[Mask]]) -> Flags:
        """Flags (sets, masks a block) of the masks of each block."""
        parts = [unpacked(row, count) for row, (count, _) in zip(masks, self.blocks, strict=True)]
        return (parts[0] if len(parts) == 1 else np.concatenate(parts, axis=1)).T


class Trials:
    """One's own candidates against samples of what the others do: `run` settles all pairs."""

    def __init__(self, batch: Batch, mine: Sequence[int], samples: Codes) -> None:
        self._batch = batch
        self._mine = list(mine)
        columns = batch._columns(samples)
        self.samples = columns.shape[1]
        if not self.samples:
            raise ValueError("there are no samples")
        # A candidate has one machine word or several: masks are made and counted by words. Spare sets are ignored.
        self._bytes = next((size for size in (1, 2, 4) if 8 * size >= self.samples), (self.samples + 63) // 64 * 8)
        self._candidates_a_block = max(1, BLOCK // (8 * self._bytes))
        self._others = [
            {} if unit in self._mine else _patterns(column, self._bytes) for unit, column in enumerate(columns)
        ]
        self._repeated: list[dict[int, Mask]] = [{} for _ in self._others]
        self._repeats = 0

    def run(self, candidates: Codes) -> Tally:
        """Settle every row of `candidates` (candidates, len(mine)) against every sample.

        Raises `ValueError` for another shape, or a code that is no order.
        """
        candidates = np.asarray(candidates)
        if candidates.ndim != 2 or candidates.shape[1] != len(self._mine):
            raise ValueError(f"candidates have the shape (candidates, {len(self._mine)}), not {candidates.shape}")
        columns = self._batch.columns_of(candidates.T, self._mine)
        step = self._candidates_a_block
        blocks = [self._run(columns[:, start : start + step]) for start in range(0, max(columns.shape[1], 1), step)]
        return Tally(self._batch, blocks, self.samples, self._bytes)

    def _run(self, columns: Codes) -> tuple[int, Settlement]:
        count = columns.shape[1]
        sets = count * self._bytes * 8
        full = (1 << sets) - 1
        masks = [{code: mask & full for code, mask in by_code.items()} for by_code in self._repeated_masks(count)]
        for unit, column in zip(self._mine, columns, strict=True):
            for code in np.unique(column):
                chosen = np.where(column == code, np.uint8(255), np.uint8(0)).repeat(self._bytes)
                masks[unit][int(code)] = int.from_bytes(chosen.tobytes(), "little")
        return count, self._batch.settle(masks, sets)

    def _repeated_masks(self, count: int) -> list[dict[int, Mask]]:
        """The masks of the others for at least `count` candidates; made anew only for more than ever before."""
        if count > self._repeats:
            self._repeats = count
            self._repeated = [
                {code: int.from_bytes(pattern * count, "little") for code, pattern in patterns.items()}
                for patterns in self._others
            ]
        return self._repeated


def _patterns(column: Codes, size: int) -> dict[int, bytes]:
    """In which samples each order is given, a bit a sample, in `size` bytes."""
    return {
        int(code): np.packbits(column == code, bitorder="little").tobytes().ljust(size, b"\0")
        for code in np.unique(column)
    }


class Tally:
    """What became of C candidates in S samples: counts of samples, made when first asked for."""

    def __init__(self, batch: Batch, blocks: Sequence[tuple[int, Settlement]], samples: int, bytes_each: int) -> None:
        self._batch = batch
        self._blocks = blocks
        self._bytes = bytes_each
        self.candidates = sum(count for count, _ in blocks)
        self.samples = samples
        word = np.dtype(f"<u{min(bytes_each, 8)}")
        self._valid = np.frombuffer(((1 << samples) - 1).to_bytes(bytes_each, "little"), dtype=word)
        self._held: dict[Power, Counts] = {}

    @cached_property
    def _holders(self) -> list[list[dict[int, Mask]]]:
        """By block and place: the units that stand there after the moves."""
        places = range(len(self._batch.places))
        return [[settled.holders(place) for place in places] for _, settled in self._blocks]

    def held(self, power: Power) -> Counts:
        """(candidates, places): in how many samples a unit of that power stands there after the moves."""
        if power not in self._held:
            self._held[power] = self._counts(
                [
                    _held_by(settled, by_place, power)
                    for (_, settled), by_place in zip(self._blocks, self._holders, strict=True)
                ]
            )
        return self._held[power]

    @cached_property
    def moved(self) -> Counts:
        """(candidates, units): in how many samples the unit's move succeeds."""
        return self._by_unit([settled.moved for _, settled in self._blocks])

    @cached_property
    def dislodged(self) -> Counts:
        """(candidates, units): in how many samples it is dislodged."""
        return self._by_unit([settled.dislodged for _, settled in self._blocks])

    @cached_property
    def standing(self) -> Counts:
        """(candidates, units): in how many samples its support is effective."""
        return self._by_unit([settled.standing for _, settled in self._blocks])

    @cached_property
    def standoffs(self) -> Counts:
        """(candidates, places): in how many samples a standoff leaves it empty."""
        places = range(len(self._batch.places))
        return self._counts([[settled.standoffs.get(place, 0) for place in places] for _, settled in self._blocks])

    @cached_property
    def holder(self) -> npt.NDArray[np.int16]:
        """(candidates, samples, places): the unit that stands there after the moves, -1 for nobody."""
        parts = []
        for count, settled in self._blocks:
            found = _holders(settled, count * self._bytes * 8)
            found = found.reshape(len(found), count, self._bytes * 8)
            parts.append(found[:, :, : self.samples].transpose(1, 2, 0))
        return np.concatenate(parts, axis=0)

    def _by_unit(self, masks: list[list[Mask]]) -> Counts:
        places = self._batch._field.places
        return self._counts([[by_place[place] for place in places] for by_place in masks])

    def _counts(self, masks: list[list[Mask]]) -> Counts:
        """Counts (candidates, masks a block) of the samples in the masks of each block."""
        parts = [self._counted(row, count) for row, (count, _) in zip(masks, self._blocks, strict=True)]
        return np.concatenate(parts, axis=0)

    def _counted(self, masks: Sequence[Mask], count: int) -> Counts:
        found = np.zeros((count, len(masks)), dtype=np.int32)
        used = [index for index, mask in enumerate(masks) if mask]
        if used:
            data = b"".join([masks[index].to_bytes(count * self._bytes, "little") for index in used])
            packed = np.frombuffer(data, dtype=self._valid.dtype).reshape(len(used), count, len(self._valid))
            found[:, used] = np.bitwise_count(packed & self._valid).sum(axis=2, dtype=np.int32).T
        return found


def _held_by(settled: Settlement, holders: Sequence[Mapping[int, Mask]], power: Power) -> list[Mask]:
    """By place: the sets in which a unit of the power stands there after the moves."""
    owner = settled.field.owner
    held = []
    for by_unit in holders:
        mask = 0
        for unit, sets in by_unit.items():
            if owner[unit] == power:
                mask |= sets
        held.append(mask)
    return held
