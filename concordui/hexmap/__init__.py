"""The hex map that every workspace draws with: a scene of a board, a view on it, and the state that both show."""

from concordui.hexmap.scene import MapScene
from concordui.hexmap.state import LAYERS, DrawnOrder, DrawnRetreat, MapLayer, MapState
from concordui.hexmap.view import MapView

__all__ = [
    "LAYERS",
    "DrawnOrder",
    "DrawnRetreat",
    "MapLayer",
    "MapScene",
    "MapState",
    "MapView",
]
