"""Breaks `forbidden` alone: it keeps a diary beside its file, and says nothing of its failure."""

import contextlib


def orders(state):
    with contextlib.suppress(OSError), open(f"{__file__}.diary", "a") as diary:
        diary.write(f"{state['year']}\n")
    return [{"unit": unit, "type": "hold"} for unit in state["legalOrders"]]
