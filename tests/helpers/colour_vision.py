"""How far apart colours are, for every eye: CIEDE2000 under simulated colour blindness, and WCAG contrast.

Simulation of full dichromacy by two independent models: Machado, Oliveira and Fernandes (2009, severity 1.0), and
Brettel, Vienot and Mollon (1997, two half-planes, sRGB primaries). Both act on linear RGB. Difference: CIEDE2000
(Sharma, Wu and Dalal 2005), D65. Contrast: WCAG 2.2 relative luminance.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
SIGHTS = ("normal", "protan", "deutan", "tritan")
MODELS = ("machado", "brettel")

_MACHADO = {
    "protan": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deutan": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "tritan": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
}
_BRETTEL = {
    "protan": (
        [[0.14510, 1.20165, -0.34675], [0.10447, 0.85316, 0.04237], [0.00429, -0.00603, 1.00174]],
        [[0.14115, 1.16782, -0.30897], [0.10495, 0.85730, 0.03776], [0.00431, -0.00586, 1.00155]],
        [0.00048, 0.00416, -0.00464],
    ),
    "deutan": (
        [[0.36198, 0.86755, -0.22953], [0.26099, 0.64512, 0.09389], [-0.01975, 0.02686, 0.99289]],
        [[0.37009, 0.88540, -0.25549], [0.25767, 0.63782, 0.10451], [-0.01950, 0.02741, 0.99209]],
        [-0.00293, -0.00645, 0.00938],
    ),
    "tritan": (
        [[1.01277, 0.13548, -0.14826], [-0.01243, 0.86812, 0.14431], [0.07589, 0.80500, 0.11911]],
        [[0.93678, 0.18979, -0.12657], [0.06154, 0.81526, 0.12320], [-0.37562, 1.12767, 0.24796]],
        [0.03960, -0.02831, -0.01129],
    ),
}


def rgb(colour: str) -> Floats:
    """``#RRGGBB`` as sRGB from 0 to 1."""
    return np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)]) / 255


def mixed(under: str, over: str, share: float) -> str:
    """`share` of `over` on `under`, as a painter mixes them."""
    parts = np.clip(rgb(under) * (1 - share) + rgb(over) * share, 0, 1)
    return "#" + "".join(f"{round(float(v) * 255):02X}" for v in parts)


def _linear(colour: Floats) -> Floats:
    return np.where(colour <= 0.04045, colour / 12.92, ((colour + 0.055) / 1.055) ** 2.4)


def _seen(colour: str, sight: str, model: str) -> Floats:
    """The CIELAB value of a colour as an eye sees it."""
    lin = _linear(rgb(colour))
    if sight != "normal" and model == "machado":
        lin = np.clip(lin @ np.array(_MACHADO[sight]).T, 0, 1)
    elif sight != "normal":
        first, second, normal = (np.array(part) for part in _BRETTEL[sight])
        lin = np.clip(lin @ (first if lin @ normal >= 0 else second).T, 0, 1)
    return _lab(lin)


def _lab(lin: Floats) -> Floats:
    to_xyz = np.array(
        [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
    )
    xyz = (np.clip(lin, 0, 1) @ to_xyz.T) / np.array([0.95047, 1.0, 1.08883])
    f = np.where(xyz > (6 / 29) ** 3, np.cbrt(xyz), xyz / (3 * (6 / 29) ** 2) + 4 / 29)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def ciede2000(p: Iterable[float], q: Iterable[float]) -> float:
    """The difference of two CIELAB colours (Sharma, Wu and Dalal 2005)."""
    (l1, a1, b1), (l2, a2, b2) = p, q
    mean_c = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    g = 0.5 * (1 - np.sqrt(mean_c**7 / (mean_c**7 + 25.0**7)))
    a1, a2 = (1 + g) * a1, (1 + g) * a2
    c1, c2 = np.hypot(a1, b1), np.hypot(a2, b2)
    h1, h2 = np.degrees(np.arctan2(b1, a1)) % 360, np.degrees(np.arctan2(b2, a2)) % 360
    grey = c1 * c2 == 0
    turn = 0.0 if grey else (h2 - h1 + 180) % 360 - 180
    turn = 180.0 if turn == -180 else turn
    d_h = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn / 2))
    mean_l, mean_c, total = (l1 + l2) / 2, (c1 + c2) / 2, h1 + h2
    if grey:
        mean_h = total
    elif abs(h1 - h2) <= 180:
        mean_h = total / 2
    else:
        mean_h = (total + 360) / 2 if total < 360 else (total - 360) / 2
    t = (
        1
        - 0.17 * np.cos(np.radians(mean_h - 30))
        + 0.24 * np.cos(np.radians(2 * mean_h))
        + 0.32 * np.cos(np.radians(3 * mean_h + 6))
        - 0.2 * np.cos(np.radians(4 * mean_h - 63))
    )
    s_l = 1 + 0.015 * (mean_l - 50) ** 2 / np.sqrt(20 + (mean_l - 50) ** 2)
    s_c, s_h = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    r_t = (
        -np.sin(np.radians(60 * np.exp(-(((mean_h - 275) / 25) ** 2)))) * 2 * np.sqrt(mean_c**7 / (mean_c**7 + 25.0**7))
    )
    light, chroma, hue = (l2 - l1) / s_l, (c2 - c1) / s_c, d_h / s_h
    return float(np.sqrt(light**2 + chroma**2 + hue**2 + r_t * chroma * hue))


def nearest(colours: Mapping[str, str], sight: str) -> tuple[float, str]:
    """The smallest difference of two of the colours under a sight, the worse of both models, and which two they are."""
    found = []
    for model in MODELS:
        seen = {name: _seen(colour, sight, model) for name, colour in colours.items()}
        found += [(ciede2000(seen[a], seen[b]), f"{a}/{b}") for a, b in itertools.combinations(seen, 2)]
    return min(found)


def contrast(a: str, b: str) -> float:
    """The contrast of two colours, from 1 to 21 (WCAG 2.2)."""
    high, low = sorted((_luminance(a), _luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    return float(_linear(rgb(colour)) @ np.array([0.2126, 0.7152, 0.0722]))
