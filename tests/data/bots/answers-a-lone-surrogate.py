def orders(state):
    return [{'unit': '\ud800', 'type': 'hold'}]


def builds(state):
    return []
