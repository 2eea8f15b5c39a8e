"""Motion stops when the system asks for it, and where nobody looks."""

from __future__ import annotations

import pytest

from concordui import motion


def portal(**settings):
    """A desktop's portal that knows these settings."""
    known = {"reduced": ("org.freedesktop.appearance", "reduced-motion")}
    known["gnome"] = ("org.gnome.desktop.interface", "enable-animations")
    values = {known[name]: value for name, value in settings.items()}

    def ask(group, key):
        return values.get((group, key))

    return ask


@pytest.mark.parametrize(
    ("settings", "moves"),
    [
        ({}, True),
        ({"reduced": 0}, True),
        ({"reduced": 1}, False),
        ({"gnome": True}, True),
        ({"gnome": False}, False),
        ({"reduced": 0, "gnome": False}, True),
        ({"reduced": 1, "gnome": True}, False),
    ],
)
def test_the_portals_common_key_goes_before_the_desktops_own(settings, moves):
    assert motion.portal_animates(portal(**settings)) is moves


def test_nothing_moves_where_there_is_no_screen(qapp):
    assert motion.wanted() is False
