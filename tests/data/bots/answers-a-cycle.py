def orders(state):
    answer = []
    answer.append(answer)
    return answer


def builds(state):
    return []
