"""The theme: colours and power styles of `assets/palettes/tokens.json`, light or dark as the system or user says."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from concordui import fonts
from concordui.resources import TOKENS

Mode = Literal["system", "light", "dark"]
Name = Literal["light", "dark"]
MODES: tuple[Mode, ...] = ("system", "light", "dark")
Sight = Literal["all", "protan", "deutan", "tritan"]
SIGHTS: tuple[Sight, ...] = ("all", "protan", "deutan", "tritan")
"""Whose eyes the powers' colours are for: everybody's, or those that lack the red, the green or the blue cones."""


@dataclass(frozen=True, slots=True)
class PowerStyle:
    """How a power looks: colours as ``#RRGGBB``, its emblem (a shape's name, or a letter) and the kind of its hatch."""

    power: str
    solid: QColor
    tint: QColor
    text: QColor
    line: QColor
    on: QColor
    emblem: str
    hatch: str


@cache
def tokens() -> dict[str, Any]:
    """The tokens of the look, as the file has them."""
    data: dict[str, Any] = json.loads(TOKENS.read_text(encoding="utf-8"))
    return data


class Theme(QObject):
    """The one source of colours. `changed` is emitted after the theme has become another one."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._mode: Mode = "system"
        self._name: Name = "light"
        self._sight: Sight = "all"
        self._follows = False
        self._strangers: dict[str, int] = {}
        self._colours: dict[tuple[str, str, str], QColor] = {}
        self._styles: dict[tuple[str, str], PowerStyle] = {}
        """By `look` and power."""

    @property
    def name(self) -> Name:
        """``light`` or ``dark``: what is shown now."""
        return self._name

    @property
    def dark(self) -> bool:
        return self._name == "dark"

    @property
    def look(self) -> str:
        """What pictures in the theme's colours are kept by: the name, and the sight where it is not everybody's."""
        return self._name if self._sight == "all" else f"{self._name}-{self._sight}"

    def set_sight(self, sight: Sight) -> None:
        """Choose whose eyes the powers' colours are for. Emits `changed` if that is another choice."""
        if sight not in SIGHTS:
            raise ValueError(f"no such sight: {sight}; one of {', '.join(SIGHTS)}")
        if sight != self._sight:
            self._sight = sight
            self.changed.emit()

    def set_mode(self, mode: Mode) -> None:
        """Follow the system, or stay light or dark. Emits `changed` if that changes what is shown."""
        if mode not in MODES:
            raise ValueError(f"no such mode: {mode}; one of {', '.join(MODES)}")
        self._mode = mode
        self.refresh()

    def follow_system(self) -> None:
        """Listen to the system's colour scheme; needs an application, and does nothing the second time."""
        hints = QGuiApplication.styleHints()
        if not self._follows and hints is not None:
            self._follows = True
            hints.colorSchemeChanged.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Work out whether light or dark is due, and say so if it is another one than before."""
        name = self._wanted()
        if name != self._name:
            self._name = name
            self.changed.emit()

    def _wanted(self) -> Name:
        if self._mode != "system":
            return self._mode
        hints = QGuiApplication.styleHints() if QGuiApplication.instance() else None
        return "dark" if hints is not None and hints.colorScheme() == Qt.ColorScheme.Dark else "light"

    # Colours ---------------------------------------------------------------------------------------------------

    def ui(self, token: str) -> QColor:
        """A colour of the window: ``bg``, ``surface``, ``accent`` ... Raises `KeyError` for a token there is not."""
        return self._colour("ui", token)

    def map(self, token: str) -> QColor:
        """A colour of the map; a token that is a pair carries its alpha."""
        return self._colour("map", token)

    def map_value(self, token: str) -> float:
        """A number of the map: ``bandWidth``, ``bandAlpha``, ``hatchAlpha``, ``casingAlpha``."""
        return float(tokens()[self._name]["map"][token])

    def water_lines(self) -> list[tuple[QColor, float]]:
        """The pale strokes along the coasts: colour with alpha, and pen width; the widest first."""
        return [
            (_with_alpha(QColor(colour), alpha), float(width))
            for colour, alpha, width in tokens()[self._name]["map"]["waterLines"]
        ]

    def _colour(self, group: str, token: str) -> QColor:
        key = (self._name, group, token)
        if key not in self._colours:
            value = tokens()[self._name][group][token]
            colour = QColor(value) if isinstance(value, str) else _with_alpha(QColor(value[0]), value[1])
            self._colours[key] = colour
        return QColor(self._colours[key])

    # Powers ----------------------------------------------------------------------------------------------------

    def know_powers(self, powers: Iterable[str]) -> None:
        """Give the powers of a board their styles: those that the palette does not name get one by their index."""
        for index, power in enumerate(powers):
            if power not in tokens()["light"]["powers"] and self._strangers.get(power) != index:
                self._strangers[power] = index
                self._styles = {key: style for key, style in self._styles.items() if key[1] != power}

    def power(self, power: str) -> PowerStyle:
        """The style of a power. One that the palette does not name wears its first letter for an emblem."""
        key = (self.look, power)
        if key not in self._styles:
            self._styles[key] = self._style_of(power)
        return self._styles[key]

    def _style_of(self, power: str) -> PowerStyle:
        powers: dict[str, dict[str, str]] = tokens()[self._name]["powers"]
        entry = powers.get(power)
        emblem = entry["emblem"] if entry else (power[:1].upper() or "?")
        if entry is None:
            index = self._strangers.get(power, sum(map(ord, power)))
            entry = list(powers.values())[index % len(powers)]
        name = next(name for name, each in powers.items() if each is entry)
        coloured = entry if self._sight == "all" else tokens()[self._name]["sights"][self._sight][name]
        colours = {part: QColor(coloured[part]) for part in ("solid", "tint", "text", "line", "on")}
        return PowerStyle(power=power, emblem=emblem, hatch=entry["hatch"].split()[-1], **colours)

    # Qt --------------------------------------------------------------------------------------------------------

    def palette(self) -> QPalette:
        """Qt's palette in the theme's colours, for what the style sheet does not reach."""
        palette = QPalette()
        role = QPalette.ColorRole
        for roles, token in (
            ((role.Window,), "bg"),
            ((role.Base,), "surface"),
            ((role.Button, role.AlternateBase, role.ToolTipBase), "raised"),
            ((role.WindowText, role.Text, role.ButtonText, role.ToolTipText, role.BrightText), "text"),
            ((role.PlaceholderText,), "muted"),
            ((role.Highlight,), "selected"),
            ((role.HighlightedText,), "text"),
            ((role.Link, role.LinkVisited, role.Accent), "accent"),
            ((role.Mid, role.Midlight), "line"),
            ((role.Dark, role.Shadow), "lineStrong"),
            ((role.Light,), "raised"),
        ):
            for each in roles:
                palette.setColor(each, self.ui(token))
        for each in (role.WindowText, role.Text, role.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, each, self.ui("disabled"))
        return palette


def _with_alpha(colour: QColor, alpha: float) -> QColor:
    colour.setAlphaF(alpha)
    return colour


@cache
def theme() -> Theme:
    """The one theme of the process."""
    return Theme()


class _Dresser(QObject):
    """Puts the theme on an application, and on again each time that it changes."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        theme().changed.connect(self.dress)

    def dress(self) -> None:
        from concordui.stylesheet import style_sheet

        self._app.setPalette(theme().palette())
        self._app.setStyleSheet(style_sheet(theme()))


def apply(app: QApplication) -> None:
    """Fonts, style, palette and style sheet; from now on live. Calling it again puts the present theme on again."""
    fonts.load()
    theme().follow_system()
    dresser = app.findChild(_Dresser)
    if dresser is None:
        style = QStyleFactory.create("Fusion")
        if style is not None:
            app.setStyle(style)
        app.setFont(fonts.ui())
        dresser = _Dresser(app)
    dresser.dress()
