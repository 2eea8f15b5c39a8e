"""``concord``: the headless command line.

Exit status 0 = done, 1 = refused or failed, 2 = the command line was wrong, 130 = interrupted.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

DONE = 0
REFUSED = 1
WRONG_COMMAND = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run `concord` with these arguments (the process's own by default) and say with what status it ends.

    A worker of this very program is dispatched before anything else is imported.
    """
    args = list(sys.argv[1:] if argv is None else argv)
    try:
        from engine.seats.launch import dispatch

        if dispatch(args):
            return DONE
        from engine.cli.app import run

        return run(args)
    except KeyboardInterrupt:  # while all this was being imported
        return INTERRUPTED
