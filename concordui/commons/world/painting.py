"""How a world is drawn: hulls below, links over them, cards on top; the same strokes on the screen and in files."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from concordui import fonts
from concordui.commons.players import player_style
from concordui.commons.world.cards import fill_polygon, paint_card, paint_sign, paint_small_card
from concordui.commons.world.hulls import hull
from concordui.commons.world.layout import HEIGHT, WIDTH, Place
from concordui.commons.world.picture import HullPicture, LinkPicture, State, WorldPicture
from concordui.commons.world.words import say, short
from concordui.hexmap.drawing import record_hatch
from concordui.hexmap.ground import hatch
from concordui.theme import theme

BOW = 22.0
"""How far a link bows to its left, so that the two of a pair part."""
HEAD = 11.0
FAINT = 0.4
AFAR = 0.8
"""Below this zoom a card shows its name and stock alone."""
MOST_ENLARGED = 2.0
_HATCHES = ("/", "dots", "\\", "|", "-", "+")
_SAMPLES = 40


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture with its places; what is chosen and pointed at as ``(kind, id)``."""

    picture: WorldPicture
    places: Mapping[str, Place]
    chosen: tuple[str, str] | None = None
    pointed: tuple[str, str] | None = None
    hulls: tuple[QPainterPath, ...] = field(default=())
    routes: tuple[QPainterPath, ...] = field(default=())

    @staticmethod
    def of(picture: WorldPicture, places: Mapping[str, Place]) -> Scene:
        """With the shapes that follow from the places."""
        cards = {node.id: card_at(places[node.id]) for node in picture.nodes}
        hulls = tuple(_hull_path(each, cards, picture.hulls[:number]) for number, each in enumerate(picture.hulls))
        routes = tuple(_route(each, cards) for each in picture.links)
        return Scene(picture, places, hulls=hulls, routes=routes)


def card_at(place: Place) -> QRectF:
    """The card of an arena that stands here."""
    return QRectF(place[0] - WIDTH / 2, place[1] - HEIGHT / 2, WIDTH, HEIGHT)


def paint_scene(painter: QPainter, scene: Scene, ratio: float = 1.0, zoom: float = 1.0) -> None:
    """All of it, in the coordinates of the layout. Seen from afar, words are fewer and keep their size."""
    picture = scene.picture
    afar = zoom < AFAR
    for each, path in zip(picture.hulls, scene.hulls, strict=True):
        _paint_hull(painter, each, path, _marked(scene, "treaty", each.treaty.id), ratio)
    for link, route in zip(picture.links, scene.routes, strict=True):
        _paint_link(painter, link, route, _marked(scene, "link", link.link.id))
    for each, path in zip(picture.hulls, scene.hulls, strict=True):
        _paint_label(painter, each, path, min(MOST_ENLARGED, 1 / zoom) if afar else 1.0)
    for node in picture.nodes:
        card, marked = card_at(scene.places[node.id]), _marked(scene, "arena", node.id)
        if afar:
            paint_small_card(painter, node, card, marked, min(MOST_ENLARGED, 1 / zoom))
        else:
            paint_card(painter, node, card, picture.turn + 1, marked)
    for link, route in zip(picture.links, scene.routes, strict=True):
        if not afar or _marked(scene, "link", link.link.id):
            _paint_flow(painter, link, route)


def _marked(scene: Scene, kind: str, part_id: str) -> str:
    if scene.chosen == (kind, part_id):
        return "chosen"
    return "pointed" if scene.pointed == (kind, part_id) else ""


def shown_at(state: State) -> float:
    """The opacity of what waits to go."""
    return FAINT if state == "going" else 1.0


# Treaties -------------------------------------------------------------------------------------------------------------


def treaty_ink(number: int) -> QColor:
    """The colour of a treaty, for good."""
    return player_style(number).line


def _hull_path(each: HullPicture, cards: Mapping[str, QRectF], before: Sequence[HullPicture]) -> QPainterPath:
    members = [cards[name] for name in each.treaty.arena_ids if name in cards]
    others = [card for name, card in cards.items() if name not in each.treaty.arena_ids]
    depth = sum(bool(set(each.treaty.arena_ids) & set(other.treaty.arena_ids)) for other in before)
    return hull(members, others, depth) if members else QPainterPath()


def _paint_hull(painter: QPainter, each: HullPicture, path: QPainterPath, marked: str, ratio: float) -> None:
    style, ink = player_style(each.number), treaty_ink(each.number)
    painter.setOpacity(shown_at(each.state))
    ground = QColor(ink)
    ground.setAlphaF(0.10 if marked else 0.06)
    painter.fillPath(path, ground)
    lines = QColor(ink)
    lines.setAlphaF(0.28)
    kind = _HATCHES[each.number % len(_HATCHES)]
    if not record_hatch(painter, path, kind, lines.rgba()):
        painter.fillPath(path, hatch(kind, lines.rgba(), ratio))
    pen = QPen(ink, 3.0 if marked == "chosen" else 2.0)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if each.state != "here":
        pen.setDashPattern([2.0, 2.0])
    elif style.dash:
        pen.setDashPattern(list(style.dash))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.setOpacity(1.0)


def _paint_label(painter: QPainter, each: HullPicture, path: QPainterPath, enlarged: float) -> None:
    """The name on the outline, where it is highest; breaches of the round beside it."""
    if path.isEmpty():
        return
    font = fonts.ui("caption", strong=True, tabular=True)
    name, breached = hull_words(each), breach_words(each)
    metrics = QFontMetricsF(font)
    sign = 14.0 if breached else 0.0
    wide = metrics.horizontalAdvance(name) + (metrics.horizontalAdvance(breached) + sign + 8 if breached else 0) + 14
    painter.save()
    painter.translate(_highest(path))
    painter.scale(enlarged, enlarged)
    painter.setPen(QPen(treaty_ink(each.number), 1))
    painter.setBrush(theme().ui("raised"))
    painter.drawRoundedRect(QRectF(-wide / 2, -9, wide, 18), 3, 3)
    painter.setOpacity(0.7 if each.state == "going" else 1.0)
    painter.setFont(font)
    painter.setPen(theme().ui("text"))
    at = QPointF(7 - wide / 2, metrics.capHeight() / 2)
    painter.drawText(at, name)
    if breached:
        at += QPointF(metrics.horizontalAdvance(name) + 8, 0)
        paint_sign(painter, QPointF(at.x() + 4, 0))
        painter.setPen(theme().ui("danger"))
        painter.drawText(at + QPointF(sign, 0), breached)
    painter.restore()


def hull_words(each: HullPicture) -> str:
    """A treaty's name, and that it waits."""
    if each.state == "coming":
        return say("{0}, from the next round").format(each.treaty.name)
    return say("{0} ends").format(each.treaty.name) if each.state == "going" else each.treaty.name


def breach_words(each: HullPicture) -> str:
    """How often it was broken in this round."""
    if not each.breached:
        return ""
    return say("1 breach") if each.breached == 1 else say("{0} breaches").format(each.breached)


def _highest(path: QPainterPath) -> QPointF:
    """The middle of the topmost stretch of an outline."""
    box = path.boundingRect()
    points = [path.pointAtPercent(step / 200) for step in range(201)]
    top = [point.x() for point in points if point.y() <= box.top() + 3]
    return QPointF((min(top) + max(top)) / 2 if top else box.center().x(), box.top())


# Links ----------------------------------------------------------------------------------------------------------------


def _route(each: LinkPicture, cards: Mapping[str, QRectF]) -> QPainterPath:
    """From card to card, bowed to the left."""
    if each.link.source not in cards or each.link.target not in cards:
        return QPainterPath()
    start, end = cards[each.link.source], cards[each.link.target]
    a, b = start.center(), end.center()
    dx, dy = b.x() - a.x(), b.y() - a.y()
    length = math.hypot(dx, dy) or 1.0
    control = QPointF((a.x() + b.x()) / 2 + dy / length * BOW * 2, (a.y() + b.y()) / 2 - dx / length * BOW * 2)
    whole = QPainterPath(a)
    whole.quadTo(control, b)
    points = [whole.pointAtPercent(step / _SAMPLES) for step in range(_SAMPLES + 1)]
    outside = [
        point
        for point in points
        if not start.adjusted(-3, -3, 3, 3).contains(point) and not end.adjusted(-6, -6, 6, 6).contains(point)
    ]
    path = QPainterPath()
    if len(outside) > 1:
        path.addPolygon(QPolygonF(outside))
    return path


def _paint_link(painter: QPainter, each: LinkPicture, route: QPainterPath, marked: str) -> None:
    if route.isEmpty():
        return
    painter.setOpacity(shown_at(each.state))
    ink = theme().ui("accent" if marked or each.state == "coming" else "muted")
    pen = QPen(ink, 1.4 + 3.2 * math.sqrt(each.link.weight) + (1.0 if marked == "chosen" else 0.0))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if each.state == "coming":
        pen.setDashPattern([2.0, 1.5])
    elif each.link.what == "pollution":
        pen.setDashPattern([1.0, 1.0])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(route)
    end, before = route.pointAtPercent(1.0), route.pointAtPercent(0.96)
    _paint_head(painter, end, math.atan2(end.y() - before.y(), end.x() - before.x()), HEAD, QBrush(ink))
    painter.setOpacity(1.0)


def _paint_head(painter: QPainter, tip: QPointF, angle: float, size: float, brush: QBrush) -> None:
    """A filled head whose tip is here."""
    sides = (angle + math.pi - 0.45, angle + math.pi + 0.45)
    corners = [QPointF(tip.x() + size * math.cos(each), tip.y() + size * math.sin(each)) for each in sides]
    fill_polygon(painter, [tip, *corners], brush)


def _paint_flow(painter: QPainter, each: LinkPicture, route: QPainterPath) -> None:
    """What the link moved, with a head that way, and in small its weight."""
    if route.isEmpty():
        return
    painter.setOpacity(shown_at(each.state))
    flow, weight = flow_words(each), f"×{each.link.weight:g}"
    strong, plain = fonts.ui("caption", strong=True, tabular=True), fonts.ui("caption", tabular=True)
    first, second = QFontMetricsF(strong), QFontMetricsF(plain)
    head = 0.0 if math.isnan(each.flow) or each.flow == 0.0 else 14.0
    wide = head + first.horizontalAdvance(flow) + 5 + second.horizontalAdvance(weight) + 10
    middle = _beside(route, wide)
    room = QRectF(middle.x() - wide / 2, middle.y() - 8, wide, 16)
    painter.setPen(QPen(theme().ui("line"), 1))
    painter.setBrush(theme().ui("surface"))
    painter.drawRoundedRect(room, 8, 8)
    x, line = room.x() + 5, room.center().y() + first.capHeight() / 2
    if head:
        ahead, behind = route.pointAtPercent(0.55), route.pointAtPercent(0.45)
        angle = math.atan2(ahead.y() - behind.y(), ahead.x() - behind.x()) + (0.0 if each.flow > 0 else math.pi)
        centre = QPointF(x + 5, room.center().y())
        tip = QPointF(centre.x() + 4.5 * math.cos(angle), centre.y() + 4.5 * math.sin(angle))
        _paint_head(painter, tip, angle, 9.0, QBrush(theme().ui("accent")))
        x += head
    painter.setFont(strong)
    painter.setPen(theme().ui("text"))
    painter.drawText(QPointF(x, line), flow)
    painter.setFont(plain)
    painter.setPen(theme().ui("muted"))
    painter.drawText(QPointF(x + first.horizontalAdvance(flow) + 5, line), weight)
    painter.setOpacity(1.0)


def _beside(route: QPainterPath, wide: float) -> QPointF:
    """The middle of a link, or a place below it where its words would hide it."""
    middle = route.pointAtPercent(0.5)
    return middle if route.length() > wide + 3 * HEAD else middle + QPointF(0, 18)


def flow_words(each: LinkPicture) -> str:
    """How much was moved, whichever way."""
    return say("new") if each.state == "coming" else short(abs(each.flow))
