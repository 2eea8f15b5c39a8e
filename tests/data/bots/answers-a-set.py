def orders(state):
    return {"M", "N"}


def builds(state):
    return []
