"""Python's collector of garbage, which stops every thread while it looks through all that there is."""

from __future__ import annotations

import gc


def set_aside() -> None:
    """Take what stands now, and stays for long, out of the sight of the collector.

    The program is some 77,000 objects. To look through them all took 50 ms, in whichever thread it fell due, and every
    thread waits meanwhile.
    """
    gc.freeze()


def take_back() -> None:
    """Some of what was set aside is gone: collect what is left of it, and set the rest aside again."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
