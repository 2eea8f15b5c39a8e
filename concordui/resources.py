"""Where the window's files are: fonts, icons, palettes."""

from __future__ import annotations

from engine.resources import ASSETS

FONTS = ASSETS / "fonts"
ICONS = ASSETS / "icons"
PALETTES = ASSETS / "palettes"
LANGUAGES = ASSETS / "languages"
TOKENS = PALETTES / "tokens.json"
APP_ICON = ICONS / "concord.svg"
