"""The fault table as bots produce it: each line is a bot of ``tests/data/bots``, and what its fault must come to.

A bot for `py` is ``<bot>.py``, for `js` ``<bot>-js.js``. The fault is in the method named (`init` is loading); other
methods answer, or lack.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from engine.seats.bot_seat import Deadlines
from engine.seats.catalogue import BotFile, resolve
from helpers.bots import FOLDER, PATIENT

TABLE = """
bot                                 languages  method   reason        worker

no-such-file                        py js      init     load-error    gone
syntax-error                        py js      init     load-error    gone
holds-a-null-byte                   py         init     load-error    gone
raises-on-load                      py js      init     load-error    gone
raises-when-made                    py js      init     load-error    gone
imports-what-is-not-there           py js      init     load-error    gone
recurses-on-load                    py js      init     load-error    gone
eats-memory-on-load                 py js      init     load-error    gone
no-orders                           py js      init     load-error    gone
orders-is-no-function               py js      init     load-error    gone

loops-on-load                       py js      init     init-timeout  gone
never-returns                       py js      orders   timeout       gone
loops-in-c                          py js      orders   timeout       gone
stops-itself                        py         orders   timeout       gone
swaps-its-pipes                     py         orders   crash         gone

exits-on-load                       py         init     crash         gone
sys-exits-on-load                   py         init     crash         gone
kills-itself-on-load                py         init     crash         gone
exits                               py         orders   crash         gone
sys-exits                           py         orders   crash         gone
sys-exits-with-a-handler            py         orders   crash         gone
aborts                              py         orders   crash         gone
kills-itself                        py         orders   crash         gone
segfaults                           py         orders   crash         gone
writes-to-address-0                 py         orders   crash         gone
sets-an-alarm                       py         orders   crash         gone
closes-its-pipe                     py         orders   crash         gone
closes-its-pipe-in-a-thread         py         orders   crash         gone
talks-rubbish                       py         orders   crash         gone
answers-for-another-call            py         orders   crash         gone
answers-half-and-exits              py         orders   crash         gone
finds-the-worker                    py         orders   crash         gone

floods-its-pipe-on-load             py         init     oversize      gone
floods-its-pipe                     py         orders   oversize      gone
answers-50-mb                       py js      orders   oversize      gone
answers-many-small-parts            py js      orders   oversize      gone

forbidden-on-load                   py         init     forbidden     gone
writes-a-file-on-load               py         init     forbidden     gone
writes-a-file                       py         orders   forbidden     lives
opens-a-socket                      py         orders   forbidden     lives
starts-a-process                    py         orders   forbidden     lives
spawns-a-process                    py         orders   forbidden     lives
forks                               py         orders   forbidden     lives
forks-by-the-back-door              py         orders   forbidden     lives
loads-a-library                     py         orders   forbidden     lives
forbidden-in-a-thread               py         orders   forbidden     lives

raises                              py js      orders   exception     lives
raises-something-odd                py js      orders   exception     lives
recurses                            py js      orders   exception     lives
lifts-the-recursion-limit           py         orders   exception     lives
eats-memory                         py js      orders   exception     lives
eats-memory-in-crumbs               py js      orders   exception     lives
eats-memory-at-once                 py js      orders   exception     lives
reaches-for-files                      js      orders   exception     lives

orders-only                         py js      propose  missing       lives

answers-a-coroutine                 py         orders   uncloneable   lives
answers-a-promise                      js      orders   uncloneable   lives
answers-a-generator                 py js      orders   uncloneable   lives
answers-a-function                  py js      orders   uncloneable   lives
answers-a-cycle                     py js      orders   uncloneable   lives
answers-a-set                       py js      orders   uncloneable   lives
answers-a-map                          js      orders   uncloneable   lives
answers-bytes                       py js      orders   uncloneable   lives
answers-a-bigint                       js      orders   uncloneable   lives
answers-a-symbol                       js      orders   uncloneable   lives
answers-past-2-53                   py js      orders   uncloneable   lives
answers-nan                         py js      orders   uncloneable   lives
answers-infinity                    py js      orders   uncloneable   lives
answers-a-lone-surrogate            py js      orders   uncloneable   lives
answers-a-lone-surrogate-as-key     py js      orders   uncloneable   lives
answers-nested-past-64              py js      orders   uncloneable   lives
answers-nested-10000-deep           py js      orders   uncloneable   lives
answers-a-proxy-that-throws            js      orders   uncloneable   lives
answers-a-getter-that-throws           js      orders   uncloneable   lives
answers-with-a-tojson-that-throws      js      orders   uncloneable   lives

answers-nothing                     py js      orders   invalid       lives
answers-null                        py js      orders   invalid       lives
answers-a-word                      py js      orders   invalid       lives
answers-proto-keys                  py js      orders   invalid       lives

fine                                py js      orders   -             lives
carries-proto-keys                  py js      orders   -             lives
prints-a-gigabyte                   py js      orders   -             lives
writes-inside                       py         orders   -             lives
patches-json                        py         orders   -             lives
empties-sys-modules                 py         orders   -             lives
sinks-the-recursion-limit           py         orders   -             lives
leaves-an-alarm                     py         orders   -             lives
leaves-a-tracer                     py         orders   -             lives
leaves-a-profiler                   py         orders   -             lives
leaves-threads-running              py         orders   -             lives
takes-its-streams                   py         orders   -             lives
"""

LANGUAGES = {"py": "python", "js": "javascript"}
ENDINGS = {"py": ".py", "js": "-js.js"}


@dataclass(frozen=True, slots=True)
class Row:
    """One bot in one language (`py` or `js`); `reason` is None where there is no fault."""

    bot: str
    language: str
    method: str
    reason: str | None
    lives: bool

    def __str__(self) -> str:
        return f"{self.bot}, {self.language}"

    @property
    def path(self) -> Path:
        """Its file."""
        return FOLDER / f"{self.bot}{ENDINGS[self.language]}"

    @property
    def file(self) -> BotFile:
        """The bot, also where there is no such file: as a match has it whose bot was removed."""
        if self.path.exists():
            return resolve(self.path, [])
        return BotFile(self.path.stem, LANGUAGES[self.language], self.path, "0" * 64, self.bot)

    @property
    def deadlines(self) -> Deadlines:
        """Short ones for what they end, and long ones for all else: on a busy machine too."""
        return Deadlines(
            init=0.5 if self.reason == "init-timeout" else PATIENT.init,
            call=0.5 if self.reason == "timeout" else PATIENT.call,
        )


def _rows() -> list[Row]:
    rows = []
    for line in TABLE.strip().splitlines()[1:]:
        if line:
            bot, *languages, method, reason, worker = line.split()
            for short in languages:
                rows.append(Row(bot, short, method, None if reason == "-" else reason, worker == "lives"))
    return rows


ROWS = _rows()
