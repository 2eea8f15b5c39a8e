def orders(state):
    while True:
        try:
            while True:
                pass
        except BaseException:
            continue


def builds(state):
    return []
