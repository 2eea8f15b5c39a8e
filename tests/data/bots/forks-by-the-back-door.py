import _posixsubprocess


def orders(state):
    try:
        _posixsubprocess.fork_exec()
    except OSError:
        pass
    return []


def builds(state):
    return []
