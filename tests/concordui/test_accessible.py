"""Whatever can have the focus says what it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from concordui.application import FileOpener
from concordui.crash import Caught
from concordui.crash_dialog import CrashDialog
from helpers.shell_world import make_shell, matches

pytestmark = pytest.mark.sampled(2)


def nameless(top: QWidget) -> list[str]:
    """The visible widgets that take the focus and have neither a name nor words for a screen reader."""
    found = []
    for widget in [top, *top.findChildren(QWidget)]:
        takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if not takes or not widget.isVisible() or widget.window() is not top:
            continue
        interface = QAccessible.queryAccessibleInterface(widget)
        if interface is None or not interface.text(QAccessible.Text.Name).strip():
            found.append(f"{type(widget).__name__} {widget.objectName()!r}")
    return found


@pytest.mark.parametrize("page", ["start", "settings", "match"])
def test_every_control_of_the_window_has_a_name(open_window, tmp_path, page):
    window = open_window(make_shell(tmp_path))
    matches(window).play("Lydia")
    window.close_front()
    window.open_path(tmp_path / "missing")
    window.show_page(page)
    assert nameless(window) == []


def test_every_control_of_the_palette_and_the_pages_has_a_name(window):
    window.commands.open_palette()
    assert nameless(QApplication.activePopupWidget()) == []
    QApplication.activePopupWidget().close()
    window.table.trigger("help.rules")
    assert nameless(QApplication.activeWindow()) == []


def test_every_control_of_the_crash_dialog_has_a_name(qtbot, window):
    dialog = CrashDialog(window)
    dialog.add(Caught("window", "ValueError: words", "Traceback"))
    qtbot.waitExposed(dialog)
    assert nameless(dialog) == []
    dialog.accept()


def test_tab_reaches_every_card_tile_and_recent_file(qtbot, window):
    matches(window).play("Lydia")
    window.close_front()
    page = window.start
    wanted = {*page.cards.cards, *page.tiles.cards, *page.recent_list.rows(), page.strip.button, page.options_link}
    page.first_focus().setFocus()
    seen = set()
    for _ in range(60):
        seen.add(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert wanted <= seen


def test_a_file_that_the_desktop_hands_over_opens(window, tmp_path):
    path = tmp_path / "game.json"
    path.write_text('{"power": "Cilicia"}')
    opener = FileOpener(window)
    assert opener.eventFilter(window, QFileOpenEvent(str(path)))
    assert window.front().power == "Cilicia"
    assert not opener.eventFilter(window, QEvent(QEvent.Type.User))
