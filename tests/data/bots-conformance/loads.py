"""Breaks `loads` alone: it asks for a module that is not there."""

import a_module_that_nobody_has  # noqa: F401


def orders(state):
    return []
