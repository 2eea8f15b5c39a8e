"""How a world is drawn: hulls below, links over them, cards on top; the same strokes on the screen and in files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from concordui import fonts
from concordui.commons.players import player_style
from concordui.commons.world.cards import paint_card, paint_sign, paint_small_card, shown_at
from concordui.commons.world.hulls import hull
from concordui.commons.world.layout import HEIGHT, WIDTH, Place
from concordui.commons.world.link_lines import paint_flow, paint_link, route
from concordui.commons.world.picture import HullPicture, WorldPicture
from concordui.commons.world.words import say
from concordui.hexmap.drawing import record_hatch
from concordui.hexmap.ground import hatch
from concordui.theme import theme

AFAR = 0.8
"""Below this zoom a card shows its name and stock alone."""
MOST_ENLARGED = 2.0
LABEL = 18.0
_HATCHES = ("/", "dots", "\\", "|", "-", "+")


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture with its places and the shapes that follow from them; what is chosen and pointed at as ``(kind, id)``.

    `tops` is where the name of each hull stands.
    """

    picture: WorldPicture
    places: Mapping[str, Place]
    hulls: tuple[QPainterPath, ...]
    tops: tuple[QPointF, ...]
    routes: tuple[QPainterPath, ...]
    chosen: tuple[str, str] | None = None
    pointed: tuple[str, str] | None = None

    @staticmethod
    def of(picture: WorldPicture, places: Mapping[str, Place]) -> Scene:
        """With all shapes made."""
        cards = _cards(picture, places)
        hulls = tuple(_hull_path(picture, number, cards) for number in range(len(picture.hulls)))
        routes = tuple(route(each.link.source, each.link.target, cards) for each in picture.links)
        return Scene(picture, places, hulls, tuple(map(_highest, hulls)), routes)

    def moved(self, name: str, places: Mapping[str, Place], before: QRectF) -> Scene:
        """One card stands elsewhere, `before` there: only the shapes that it touches are made anew."""
        cards, picture = _cards(self.picture, places), self.picture
        hulls = tuple(
            _hull_path(picture, number, cards)
            if name in each.treaty.arena_ids or _near(path, (before, cards[name]))
            else path
            for number, (each, path) in enumerate(zip(picture.hulls, self.hulls, strict=True))
        )
        tops = tuple(
            top if new is old else _highest(new) for top, old, new in zip(self.tops, self.hulls, hulls, strict=True)
        )
        routes = tuple(
            route(each.link.source, each.link.target, cards) if name in (each.link.source, each.link.target) else path
            for each, path in zip(picture.links, self.routes, strict=True)
        )
        return replace(self, places=places, hulls=hulls, tops=tops, routes=routes)


def card_at(place: Place) -> QRectF:
    """The card of an arena that stands here."""
    return QRectF(place[0] - WIDTH / 2, place[1] - HEIGHT / 2, WIDTH, HEIGHT)


def _cards(picture: WorldPicture, places: Mapping[str, Place]) -> dict[str, QRectF]:
    return {node.id: card_at(places[node.id]) for node in picture.nodes}


def _near(path: QPainterPath, cards: Sequence[QRectF]) -> bool:
    room = path.boundingRect()
    return any(room.intersects(card) for card in cards)


def paint_scene(painter: QPainter, scene: Scene, ratio: float = 1.0, zoom: float = 1.0) -> None:
    """All of it, in the coordinates of the layout. Seen from afar, words are fewer and keep their size."""
    paint_ground(painter, scene, ratio)
    paint_words(painter, scene, zoom)


def paint_ground(painter: QPainter, scene: Scene, ratio: float) -> None:
    """Hulls and links: what stays the same from round to round."""
    for each, path in zip(scene.picture.hulls, scene.hulls, strict=True):
        _paint_hull(painter, each, path, _marked(scene, "treaty", each.treaty.id), ratio)
    for link, line in zip(scene.picture.links, scene.routes, strict=True):
        paint_link(painter, link, line, _marked(scene, "link", link.link.id))


def ground_key(scene: Scene) -> object:
    """While this is the same, `paint_ground` paints the same."""
    marks = (scene.chosen, scene.pointed)
    states = [each.state for each in scene.picture.hulls], [each.state for each in scene.picture.links]
    return [id(path) for path in (*scene.hulls, *scene.routes)], marks, states


def paint_words(painter: QPainter, scene: Scene, zoom: float) -> None:
    """What changes from round to round: names, cards, flows."""
    picture, afar = scene.picture, zoom < AFAR
    enlarged = min(MOST_ENLARGED, 1 / zoom) if afar else 1.0
    taken: list[QRectF] = []
    for each, top in zip(picture.hulls, scene.tops, strict=True):
        taken.append(_paint_label(painter, each, top, enlarged, taken))
    for node in picture.nodes:
        card, marked = card_at(scene.places[node.id]), _marked(scene, "arena", node.id)
        if afar:
            paint_small_card(painter, node, card, marked, enlarged)
        else:
            paint_card(painter, node, card, picture.turn + 1, marked)
    for link, line in zip(picture.links, scene.routes, strict=True):
        if not afar or _marked(scene, "link", link.link.id):
            paint_flow(painter, link, line)


def _marked(scene: Scene, kind: str, part_id: str) -> str:
    if scene.chosen == (kind, part_id):
        return "chosen"
    return "pointed" if scene.pointed == (kind, part_id) else ""


# Treaties -------------------------------------------------------------------------------------------------------------


def treaty_ink(number: int) -> QColor:
    """The colour of a treaty, for good."""
    return player_style(number).line


def _hull_path(picture: WorldPicture, number: int, cards: Mapping[str, QRectF]) -> QPainterPath:
    signed = set(picture.hulls[number].treaty.arena_ids)
    members = [card for name, card in cards.items() if name in signed]
    others = [card for name, card in cards.items() if name not in signed]
    depth = sum(not signed.isdisjoint(each.treaty.arena_ids) for each in picture.hulls[:number])
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


def _paint_label(
    painter: QPainter, each: HullPicture, top: QPointF, enlarged: float, taken: Sequence[QRectF]
) -> QRectF:
    """The name on the outline, where it is highest, or above the names that stand there; breaches of the round beside
    it. The room that it took.
    """
    font = fonts.ui("caption", strong=True, tabular=True)
    name, breached = hull_words(each), breach_words(each)
    metrics = QFontMetricsF(font)
    sign = 14.0 if breached else 0.0
    wide = metrics.horizontalAdvance(name) + (metrics.horizontalAdvance(breached) + sign + 8 if breached else 0) + 14
    room = QRectF(top.x() - wide * enlarged / 2, top.y() - LABEL * enlarged / 2, wide * enlarged, LABEL * enlarged)
    while any(room.intersects(other) for other in taken):
        room.translate(0, -LABEL * enlarged - 2)
    painter.save()
    painter.translate(room.center())
    painter.scale(enlarged, enlarged)
    painter.setPen(QPen(treaty_ink(each.number), 1))
    painter.setBrush(theme().ui("raised"))
    painter.drawRoundedRect(QRectF(-wide / 2, -LABEL / 2, wide, LABEL), 3, 3)
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
    return room


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
    top = path.boundingRect().top()
    corners = [path.elementAt(number) for number in range(path.elementCount())]
    found = [corner.x for corner in corners if corner.y <= top + 3]
    return QPointF((min(found) + max(found)) / 2 if found else 0.0, top)
