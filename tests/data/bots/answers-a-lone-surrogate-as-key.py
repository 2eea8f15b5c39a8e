def orders(state):
    return {'\udfff': 1}


def builds(state):
    return []
