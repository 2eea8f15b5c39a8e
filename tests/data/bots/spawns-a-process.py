import os


def orders(state):
    try:
        os.posix_spawn("/bin/true", ["true"], {})
    except OSError:
        pass
    return []


def builds(state):
    return []
