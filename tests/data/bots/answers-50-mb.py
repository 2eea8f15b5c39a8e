def orders(state):
    return [{"unit": "x" * 50_000_000, "type": "hold"}]
