"""The camera on a match's map, in the real window."""

from __future__ import annotations

import pytest

from concordui.export.picture_dialog import PictureDialog


@pytest.mark.full
def test_the_camera_of_a_match_opens_the_dialog_on_what_is_shown(start_match, match_window):
    hands = start_match("Lydia")
    hands.wait_for_turn()
    view = hands.workspace.area.view
    hands.click(view.controls.findChild(object, "map-picture"))
    [dialog] = match_window.findChildren(PictureDialog)
    assert dialog.source.shown.state == view.map_scene.state
    assert not match_window.table["export.pictures"].isEnabled(), "there is no season yet"
