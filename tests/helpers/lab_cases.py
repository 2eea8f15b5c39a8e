"""Cases for the lab's panels."""

from __future__ import annotations

from typing import Any

CUT: dict[str, Any] = {
    "units": [
        {"power": "Phrygia", "type": "army", "at": "M"},
        {"power": "Phrygia", "type": "army", "at": "N"},
        {"power": "Lydia", "type": "army", "at": "L"},
        {"power": "Lydia", "type": "army", "at": "D"},
        {"power": "Bithynia", "type": "army", "at": "S"},
    ],
    "orders": [
        {"unit": "M", "type": "hold"},
        {"unit": "N", "type": "support", "target": "M", "targetDest": "hold"},
        {"unit": "L", "type": "move", "dest": "M"},
        {"unit": "D", "type": "support", "target": "L", "targetDest": "M"},
        {"unit": "S", "type": "move", "dest": "N"},
    ],
}
"""The picture of the look: Aizanoi (M) is dislodged, because Gordion (S) cuts the support of Kotiaion (N)."""
