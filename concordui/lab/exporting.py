"""What the lab lets out: the map as it is shown, and its orders with their reasons as text."""

from __future__ import annotations

from pathlib import Path

from concordui.export.report import position_report
from concordui.export.source import Exportable, SeasonText, ShownMap
from concordui.hexmap import LAYERS, MapView
from concordui.hexmap.export import Frame
from concordui.lab.editor import Editor


def exportable(editor: Editor, title: str, path: Path | None, view: MapView) -> Exportable:
    """What can be exported of the position now."""
    scene = view.map_scene
    layers = frozenset(layer for layer in LAYERS if scene.layer_visible(layer))
    return Exportable(
        board=editor.position.board,
        title=title,
        stem=title if path is None else path.stem,
        shown=ShownMap(scene.state, Frame.in_view(view), layers, editor.position.origin, "map"),
        season=_Report(editor, title),
        position=True,
    )


class _Report:
    """The orders of the side that is edited, with what became of them and why."""

    def __init__(self, editor: Editor, title: str) -> None:
        self._editor, self._title = editor, title

    def __call__(self) -> SeasonText:
        text = position_report(self._editor.analysis.account, self._title, self._editor.position.origin)
        return SeasonText(self._title, text, "report")
