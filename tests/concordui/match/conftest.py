"""Matches in a real window, with bots in processes of their own, played by hands that click and type."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from concordui.application import make_shell
from concordui.folders import Folders
from concordui.match.setup import HUMAN, MatchSetup
from concordui.match.workspace import MatchWorkspace
from helpers.match_hands import MatchHands
from helpers.scripted_kind import ScriptedKind
from helpers.shell_world import matches

POWERS = ("Phrygia", "Lydia", "Caria", "Bithynia", "Galatia", "Cilicia")


@pytest.fixture
def match_shell(dressed, tmp_path: Path):
    """The surroundings of a window whose files are all in the test's folder."""
    return make_shell(Folders.under(tmp_path))


@pytest.fixture
def match_window(open_window, match_shell):
    """A main window with real matches."""
    return open_window(match_shell)


@pytest.fixture
def start_match(qtbot, match_window) -> Callable[..., MatchHands]:
    """Starts a match in the window: humans by name, `bot` for the others, any `MatchSetup` value by keyword."""

    def start(*humans: str, bot: str = "house.hold", bots: dict[str, str] | None = None, **values) -> MatchHands:
        seats = {power: HUMAN if power in humans else (bots or {}).get(power, bot) for power in POWERS}
        setup = MatchSetup(seats, **{"seed": 7, "max_years": 2, **values})
        workspace = matches(match_window).begin(setup)
        assert isinstance(workspace, MatchWorkspace)
        return MatchHands(qtbot, workspace)

    return start


@pytest.fixture
def script_match(qtbot, match_window, match_shell) -> Callable[..., MatchHands]:
    """Starts a match whose bots are scripts, by power; everything else as `start_match`."""

    def start(*humans: str, scripts: Mapping[str, Callable] | None = None, **values) -> MatchHands:
        kind = ScriptedKind(match_shell, scripts or {})
        kind.window = match_window
        seats = {power: HUMAN if power in humans else "script" for power in POWERS}
        workspace = kind.begin(MatchSetup(seats, **{"seed": 7, "max_years": 1, **values}))
        assert isinstance(workspace, MatchWorkspace)
        return MatchHands(qtbot, workspace)

    return start
