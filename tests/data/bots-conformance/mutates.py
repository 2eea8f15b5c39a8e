"""Breaks `fresh-state` alone: it uses up the lists of the snapshot that it keeps."""

kept = None


def orders(state):
    global kept
    kept = kept or state
    return [options.pop() for options in kept["legalOrders"].values()]
