"""A drawing as SVG: paths stay paths, text stays text that can be selected, and the fonts are in the file.

Qt's own generator writes neither halos nor hatches as vectors and embeds no fonts, so a browser would show another
picture than the window.
"""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainterPath, QPen, QTransform

from concordui.hexmap.drawing import Drawing, Hatched, Shape, Words
from concordui.hexmap.embedded import Face, font_faces
from concordui.hexmap.ground import HATCH_DOTS, HATCH_LINES, PATTERN

_CAPS = {Qt.PenCapStyle.RoundCap: "round", Qt.PenCapStyle.SquareCap: "square"}
_JOINS = {Qt.PenJoinStyle.RoundJoin: "round", Qt.PenJoinStyle.BevelJoin: "bevel"}
_ELEMENT = QPainterPath.ElementType
_TEXT = "white-space:pre;text-rendering:geometricPrecision"
"""Letters stand where the font's own widths put them, as here, and not on whole pixels."""


def svg_of(drawing: Drawing) -> str:
    """The whole file; its size is the drawing's in CSS pixels."""
    return _Writer().document(drawing)


class _Writer:
    """The elements so far, and what they refer to: patterns, and the characters written in each face."""

    def __init__(self) -> None:
        self._elements: list[str] = []
        self._defs: list[str] = []
        self._faces: dict[Face, set[str]] = {}
        self._patterns: dict[tuple[object, ...], str] = {}

    def document(self, drawing: Drawing) -> str:
        before: Shape | Hatched | Words | None = None
        for mark in drawing.marks:
            match mark:
                case Shape():
                    self._elements.append(_shape(mark))
                case Hatched():
                    self._elements.append(self._hatched(mark))
                case Words():
                    halo = _halo(before, mark)
                    if halo:
                        self._elements.pop()
                    self._elements.append(self._words(mark, halo))
            before = mark
        width, height = drawing.width, drawing.height
        title = f"<title>{escape(drawing.title)}</title>\n" if drawing.title else ""
        style = f"<style>{font_faces(self._faces)}text{{{_TEXT}}}</style>"
        return (
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
            f' viewBox="0 0 {width} {height}">\n{title}<defs>{style}{"".join(self._defs)}</defs>\n'
            f'<path d="M0 0H{width}V{height}H0Z"{_paint("fill", drawing.ground, 1.0)}/>\n'
            + "\n".join(self._elements)
            + "\n</svg>\n"
        )

    def _hatched(self, mark: Hatched) -> str:
        shift = (mark.transform.dx(), mark.transform.dy())
        key = (mark.kind, mark.ink, round(shift[0], 3), round(shift[1], 3))
        if key not in self._patterns:
            self._patterns[key] = f"h{len(self._patterns)}"
            self._defs.append(_pattern(self._patterns[key], mark.kind, mark.ink, shift))
        data = path_data(mark.transform.map(mark.path))
        return f'<path d="{data}" fill="url(#{self._patterns[key]})"{_rule(mark.path)}/>'

    def _words(self, mark: Words, halo: str) -> str:
        face = Face.of(mark.font)
        self._faces.setdefault(face, set()).update(mark.text)
        point = mark.transform.map(mark.at)
        italic = ' font-style="italic"' if face.italic else ""
        size = number(mark.font.pixelSize() * _scale(mark.transform))
        return (
            f'<text x="{number(point.x())}" y="{number(point.y())}" font-family={quoteattr(face.css_family)}'
            f' font-size="{size}" font-weight="{face.weight}"{italic}{_features(mark.font)}'
            f"{_paint('fill', mark.ink, mark.opacity)}{halo}>{escape(mark.text)}</text>"
        )


def _shape(mark: Shape) -> str:
    filled = mark.brush.style() != Qt.BrushStyle.NoBrush
    fill = f"{_fill(mark.brush, mark.opacity)}{_rule(mark.path)}" if filled else ' fill="none"'
    return f'<path d="{path_data(mark.transform.map(mark.path))}"{fill}{_stroke(mark)}/>'


def _halo(before: Shape | Hatched | Words | None, words: Words) -> str:
    """A stroke that was the outline of these words becomes a part of them: what a reader selects is there once."""
    if not isinstance(before, Shape) or before.brush.style() != Qt.BrushStyle.NoBrush:
        return ""
    letters = QPainterPath()
    letters.addText(words.at, words.font, words.text)
    return f'{_stroke(before)} paint-order="stroke"' if letters == before.path else ""


# Attributes ----------------------------------------------------------------------------------------------------


def number(value: float) -> str:
    """A number in as few characters as a hundredth of a pixel needs."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def path_data(path: QPainterPath) -> str:
    """The ``d`` of a path; a subpath that ends where it began is closed, as Qt takes it."""
    parts: list[str] = []
    start = last = ""
    index, count = 0, path.elementCount()
    while index < count:
        element = path.elementAt(index)
        point = f"{number(element.x)} {number(element.y)}"
        if element.type == _ELEMENT.MoveToElement:
            _close(parts, start, last)
            parts.append(f"M{point}")
            start = point
        elif element.type == _ELEMENT.LineToElement:
            parts.append(f"L{point}")
        else:
            second, end = path.elementAt(index + 1), path.elementAt(index + 2)
            point, control = f"{number(end.x)} {number(end.y)}", point
            parts.append(f"C{control} {number(second.x)} {number(second.y)} {point}")
            index += 2
        last = point
        index += 1
    _close(parts, start, last)
    return "".join(parts)


def _close(parts: list[str], start: str, last: str) -> None:
    if not parts or start != last or parts[-1].startswith("M"):
        return
    if parts[-1].startswith("L"):
        parts.pop()
    parts.append("Z")


def _rule(path: QPainterPath) -> str:
    return ' fill-rule="evenodd"' if path.fillRule() == Qt.FillRule.OddEvenFill else ""


def _fill(brush: QBrush, opacity: float) -> str:
    return _paint("fill", brush.color(), opacity)


def _stroke(mark: Shape) -> str:
    pen = mark.pen
    if pen.style() == Qt.PenStyle.NoPen:
        return ""
    width = (pen.widthF() or 1.0) * _scale(mark.transform)
    parts = [_paint("stroke", pen.color(), mark.opacity), f' stroke-width="{number(width)}"', _ends(pen)]
    if pen.style() != Qt.PenStyle.SolidLine:
        dashes = " ".join(number(part * width) for part in pen.dashPattern())
        parts.append(f' stroke-dasharray="{dashes}"')
    return "".join(parts)


def _ends(pen: QPen) -> str:
    cap = f' stroke-linecap="{_CAPS[pen.capStyle()]}"' if pen.capStyle() in _CAPS else ""
    if pen.joinStyle() in _JOINS:
        return f'{cap} stroke-linejoin="{_JOINS[pen.joinStyle()]}"'
    # Qt measures a mitre from the middle of the join, SVG from its inner corner.
    return f'{cap} stroke-miterlimit="{number(pen.miterLimit() * 2)}"'


def _scale(transform: QTransform) -> float:
    """How much a transform enlarges: ours move, and scale both ways alike."""
    return abs(transform.determinant()) ** 0.5


def _paint(kind: str, colour: QColor, opacity: float) -> str:
    alpha = colour.alphaF() * opacity
    shown = f' {kind}="{colour.name()}"'
    return shown if alpha >= 0.9995 else f'{shown} {kind}-opacity="{alpha:.3g}"'


def _features(font: QFont) -> str:
    tags = [f"'{tag.toString().toStdString()}' {font.featureValue(tag)}" for tag in font.featureTags()]
    return f' style="font-feature-settings:{",".join(tags)}"' if tags else ""


def _pattern(name: str, kind: str, argb: int, shift: tuple[float, float]) -> str:
    """A hatch as what repeats in its square."""
    ink = QColor.fromRgba(argb)
    lines = "".join(
        f'<path d="M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"{_paint("stroke", ink, 1.0)}/>'
        for x1, y1, x2, y2 in HATCH_LINES.get(kind, ())
    )
    dots = "".join(
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"{_paint("fill", ink, 1.0)}/>'
        for x, y, radius in (HATCH_DOTS if kind == "dots" else ())
    )
    move = f"translate({number(shift[0])} {number(shift[1])})"
    return (
        f'<pattern id="{name}" width="{PATTERN}" height="{PATTERN}" patternUnits="userSpaceOnUse"'
        f' patternTransform="{move}">{lines}{dots}</pattern>'
    )
