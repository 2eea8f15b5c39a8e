"""Whether the system asks programs for less motion: each platform tells it in its own way.

Qt itself tells it from 6.12 on (`QAccessibilityHints.motionPreference`); before that the platform is asked. Where
nobody answers, the system is taken to ask for nothing.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtGui import QGuiApplication

ANSWER_MS = 200
"""How long the desktop may take to answer: it is asked at the start and when the window comes forward."""
_SPI_GETCLIENTAREAANIMATION = 0x1042
_PORTAL = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings")

Ask = Callable[[str, str], Any]
"""The value of a setting of the desktop by namespace and key; None where it has none."""


def wants_less_motion() -> bool:
    """What the system asks for now."""
    told = _told_by_qt()
    if told is not None:
        return told
    if sys.platform == "win32":
        return _told_by_windows()
    if sys.platform == "darwin":
        return _told_by_macos()
    return told_by_desktop(_ask_portal)


def _told_by_qt() -> bool | None:
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)
    preference = getattr(accessibility() if callable(accessibility) else None, "motionPreference", None)
    return None if preference is None else "Reduce" in str(preference())


def told_by_desktop(ask: Ask) -> bool:
    """What a desktop of freedesktop.org says: by the common key, or by that of GNOME or of KDE."""
    reduced = ask("org.freedesktop.appearance", "reduced-motion")
    if reduced is not None:
        return _number(reduced) == 1
    if ask("org.gnome.desktop.interface", "enable-animations") is False:
        return True
    factor = ask("org.kde.kdeglobals.KDE", "AnimationDurationFactor")
    return factor is not None and _number(factor) == 0


def _number(value: Any) -> float | None:
    try:
        return float(value)
    except (TypeError, ValueError):
        return None


def _ask_portal(namespace: str, key: str) -> Any:
    if not _has_session_bus():
        return None
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage, QDBusVariant

    message = QDBusMessage.createMethodCall(*_PORTAL, "ReadOne")
    message.setArguments([namespace, key])
    reply = QDBusConnection.sessionBus().call(message, QDBus.CallMode.Block, ANSWER_MS)
    arguments: Sequence[Any] = reply.arguments()
    if reply.type() != QDBusMessage.MessageType.ReplyMessage or not arguments:
        return None
    value = arguments[0]
    while isinstance(value, QDBusVariant):
        value = value.variant()
    return value


def _has_session_bus() -> bool:
    """Whether somebody is there to be asked; without this, asking would start a bus."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    return bool(os.environ.get("DBUS_SESSION_BUS_ADDRESS")) or (bool(runtime) and Path(runtime, "bus").exists())


def _told_by_windows() -> bool:
    """*Show animations in Windows*, as `SystemParametersInfo` tells it."""
    shown = ctypes.c_int(1)
    user32 = getattr(ctypes, "windll").user32  # noqa: B009  (there is none elsewhere, and mypy knows it)
    done = user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shown), 0)
    return bool(done) and not shown.value


def _told_by_macos() -> bool:
    """`NSWorkspace.accessibilityDisplayShouldReduceMotion`, through Objective-C's runtime (AppKit is loaded by Qt)."""
    objc = ctypes.CDLL(ctypes.util.find_library("objc"))
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    objc.objc_getClass.argtypes = objc.sel_registerName.argtypes = [ctypes.c_char_p]
    send = ctypes.cast(objc.objc_msgSend, ctypes.c_void_p).value or 0
    get_object = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(send)
    get_flag = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(send)
    workspace = get_object(objc.objc_getClass(b"NSWorkspace"), objc.sel_registerName(b"sharedWorkspace"))
    return bool(get_flag(workspace, objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")))
