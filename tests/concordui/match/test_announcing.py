"""Each phase that a match comes to is announced."""

from __future__ import annotations

import pytest

from concordui import herald


@pytest.mark.full
def test_each_phase_of_a_match_is_announced_when_it_comes(monkeypatch, start_match):
    heard: list[str] = []

    def announce(widget, text):
        heard.append(text)

    monkeypatch.setattr(herald, "announce", announce)
    hands = start_match("Lydia")
    hands.workspace.bar.title.herald.pause.setInterval(0)
    hands.wait_for_turn("negotiate-propose")
    hands.qtbot.waitUntil(lambda: heard != [])
    first = heard[-1]
    assert "Spring" in first
    hands.click_main()
    hands.wait_for_turn("orders")
    hands.qtbot.waitUntil(lambda: heard[-1] != first)
    assert "rders" in heard[-1]
