def orders(state):
    yield {'unit': 'M', 'type': 'hold'}


def builds(state):
    return []
