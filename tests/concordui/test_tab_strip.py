"""The tabs: each as wide as its title wants, also after others were hidden."""

from __future__ import annotations

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from concordui.tab_strip import TabStrip


def test_tabs_that_are_hidden_and_shown_again_are_as_wide_as_their_titles(qtbot):
    strip = TabStrip()
    qtbot.addWidget(strip)
    strip.resize(1200, strip.height())
    strip.show()
    bar = strip.bar
    for title in ("Match 1: Lydia", "Cutting the support of the defender"):
        bar.addTab(QIcon(), title)
    for shown in (1, 0, 1):
        bar.setTabVisible(1 - shown, False)
        bar.setTabVisible(shown, True)
        QApplication.processEvents()
        assert bar.tabRect(shown).width() == bar.tabSizeHint(shown).width()
        assert bar.width() == bar.tabRect(shown).width()
