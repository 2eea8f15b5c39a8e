def orders(state):
    answer = []
    for _ in range(10_000):
        answer = [answer]
    return answer


def builds(state):
    return []
