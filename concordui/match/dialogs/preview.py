"""The small live map of a dialog: the position with what is being chosen drawn on it, framed to what matters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from concordui.hexmap import DrawnOrder, DrawnRetreat, MapScene, MapState, MapView
from concordui.match.dialogs.builds_model import BuildsModel
from concordui.match.dialogs.propose_model import Choices, Offer
from concordui.match.dialogs.retreats_model import RetreatsModel
from concordui.theme import theme
from engine.anatolia.board import ProvinceId, Unit
from engine.anatolia.chronicle import Position
from engine.anatolia.orders import HOLD, Move, Support

_RADIUS = 6
_ZOOM = 1.0
_MARGIN = (56.0, 40.0)
"""Room beside and above the slots, for the units and their names."""


class MapPreview(QWidget):
    """A map without controls. `province_clicked` carries the province that a person clicked."""

    province_clicked = Signal(object)

    def __init__(self, position: Position, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._position = position
        self._places: tuple[ProvinceId, ...] = ()
        self._scene = MapScene(position.board, self)
        self._view = MapView(self._scene, self, controls=False)
        self._view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._edge = _Edge(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(120)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._view)
        self._view.province_clicked.connect(self._clicked)

    def show_state(self, state: MapState, places: Sequence[ProvinceId]) -> None:
        """Show the position with this drawn on it; `places` must be in sight (none: the whole map)."""
        self._view.set_position(state)
        if tuple(places) != self._places:
            self._places = tuple(places)
            self._frame()

    @property
    def state(self) -> MapState:
        """What is shown."""
        return self._scene.state

    def plain(self) -> MapState:
        """The position alone."""
        here = self._position
        return MapState(units=here.units, dislodged=here.dislodged, owners=here.owners, preview_moves=False)

    def click(self, place: ProvinceId) -> None:
        """Do as if the province had been clicked."""
        self._clicked(place)

    def _frame(self) -> None:
        """As near as full size allows: what matters is where units stand, not how far their provinces reach."""
        if not self._places:
            self._view.frame()
            return
        labels = self._scene.geometry.labels
        slots = QPolygonF([QPointF(*labels[place].slot) for place in self._places]).boundingRect()
        across, down = _MARGIN
        room = slots.adjusted(-across, -down, across, down)
        zoom = min(self.width() / room.width(), self.height() / room.height(), _ZOOM)
        self._view.set_zoom(zoom)
        self._view.centerOn(room.center())

    def _clicked(self, place: ProvinceId | None) -> None:
        if place is not None:
            self.province_clicked.emit(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._edge.resize(self.size())
        self._edge.raise_()
        self._frame()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._frame()


class _Edge(QWidget):
    """The rounded line round the map, drawn over it; the corners outside are the dialog's ground."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        theme().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole, inside = QPainterPath(), QPainterPath()
        whole.addRect(QRectF(self.rect()))
        inside.addRoundedRect(QRectF(self.rect()), _RADIUS, _RADIUS)
        painter.fillPath(whole - inside, theme().ui("surface"))
        painter.setPen(QPen(theme().ui("lineStrong"), 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS - 0.5, _RADIUS - 0.5)
        painter.end()


# What is drawn


def offer_state(plain: MapState, choices: Choices, offer: Offer | None) -> tuple[MapState, tuple[ProvinceId, ...]]:
    """A proposal on the map, and the provinces that it is about."""
    mine = tuple(unit.at for unit in choices.units if unit.power == choices.me)
    if offer is None:
        return plain, mine
    match offer.kind:
        case "support" | "request-support":
            return _support_state(plain, choices, offer)
        case "dmz":
            place = offer.terms["province"]
            near = choices.board.adjacency[place]
            return replace(plain, highlight=frozenset((place,))), (place, *near)
        case _:
            theirs = tuple(unit.at for unit in choices.units if unit.power == offer.to)
            return replace(plain, highlight=frozenset(theirs), dim=True), (*mine, *theirs)


def _support_state(plain: MapState, choices: Choices, offer: Offer) -> tuple[MapState, tuple[ProvinceId, ...]]:
    """The beneficiary's move and the support of each unit that could give it, the second and further ones faint."""
    unit, dest = offer.terms["unit"], offer.terms["dest"]
    maker, owner = (choices.me, offer.to) if offer.kind == "support" else (offer.to, choices.me)
    makers = choices.makers(offer)
    orders = [DrawnOrder(owner, Move(unit, dest))] if dest != HOLD else []
    orders += [DrawnOrder(maker, Support(at, unit, dest), faint=at != makers[0]) for at in makers]
    goal = unit if dest == HOLD else dest
    targets = frozenset(choices.destinations(offer.to, offer.kind, unit)) - {HOLD}
    state = replace(plain, orders=tuple(orders), targets=targets, highlight=frozenset((goal,)))
    return state, tuple(dict.fromkeys((unit, goal, *makers)))


def retreats_state(plain: MapState, model: RetreatsModel, at: ProvinceId) -> tuple[MapState, tuple[ProvinceId, ...]]:
    """Every way that is open to the unit looked at, and the ways that the others take."""
    drawn: list[DrawnRetreat] = []
    places: list[ProvinceId] = []
    for unit in model.dislodged:
        goal = model.goal(unit)
        options = [unit.at, *unit.options]
        if unit.at == at:
            drawn += [replace(way, chosen=way.to == goal) for way in DrawnRetreat.options(unit)]
            places += options
        elif goal is not None:
            drawn.append(DrawnRetreat(unit.power, unit.at, goal, chosen=True))
    looked = next((unit for unit in model.dislodged if unit.at == at), None)
    goal = None if looked is None else model.goal(looked)
    chosen = frozenset() if goal is None else frozenset((goal,))
    targets = frozenset(() if looked is None else looked.options)
    return replace(plain, retreats=tuple(drawn), targets=targets, highlight=chosen), tuple(places)


def builds_state(plain: MapState, model: BuildsModel, at: ProvinceId) -> tuple[MapState, tuple[ProvinceId, ...]]:
    """New units with a plus, or units that go with a cross; the place looked at is outlined."""
    sites = model.sites
    looked = frozenset((at,)) if at in sites else frozenset[ProvinceId]()
    if model.building:
        new = tuple(Unit(model.me, kind, place) for place, kind in model.chosen.items())
        return replace(plain, builds=new, targets=frozenset(sites), highlight=looked), sites
    gone = frozenset((*model.chosen, *model.automatic()))
    return replace(plain, disbands=gone, highlight=looked), sites
