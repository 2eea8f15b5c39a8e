#!/usr/bin/env python3
"""Set Concord up and run it, from a fresh clone: ``python3 packaging/dev.py --help`` says how.

This file and ``devkit`` use the standard library alone; this file also reads on an older Python 3, to be able to say
that it wants a newer one.
"""

import sys

NEEDED = (3, 11)


def main() -> int:
    """Refuse an old Python in one line; else hand over to `devkit`."""
    if sys.version_info < NEEDED:
        have = sys.version.split()[0]
        reason = f"Python {have} is too old: {sys.executable}: run this with Python 3.11 or newer"
        print(f"dev.py: error: {reason}", file=sys.stderr)
        return 1
    from devkit import commands

    return commands.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
