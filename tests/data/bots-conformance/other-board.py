"""Is warned under `other-board`: it knows six powers."""

RANK = {"Phrygia": 1, "Lydia": 2, "Caria": 3, "Bithynia": 4, "Galatia": 5, "Cilicia": 6}


def orders(state):
    return [options[RANK[state["you"]] % len(options)] for options in state["legalOrders"].values()]
