"""Whether the system wants things to move: people who get sick from motion say so once, to their desktop."""

from __future__ import annotations

import ctypes
import ctypes.util
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

from PySide6.QtGui import QGuiApplication

_SPI_GETCLIENTAREAANIMATION = 0x1042
_PORTAL = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings")
_PORTAL_MS = 200
"""The portal answers at once or not at all; the first frame must not wait for it."""
_UNSEEN = ("offscreen", "minimal")

Ask = Callable[[str, str], object]
"""A setting of the desktop's portal by group and key; None where there is none."""


@cache
def wanted() -> bool:
    """Whether units may travel and marks may fade. Asked once a process; False where nobody looks."""
    if QGuiApplication.platformName() in _UNSEEN:
        return False
    if sys.platform == "win32":
        return _windows_animates()
    if sys.platform == "darwin":
        return not _macos_reduces()
    return portal_animates(_portal_setting)


def portal_animates(ask: Ask) -> bool:
    """What the portal says: the common key for reduced motion first, then that of GNOME; True if it says nothing."""
    reduced = ask("org.freedesktop.appearance", "reduced-motion")
    if reduced is not None:
        return reduced != 1
    return ask("org.gnome.desktop.interface", "enable-animations") is not False


def _portal_setting(group: str, key: str) -> object:
    from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage, QDBusVariant

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return None
    portal = QDBusInterface(*_PORTAL, bus)
    portal.setTimeout(_PORTAL_MS)
    answer = portal.call("ReadOne", group, key)
    if answer.type() != QDBusMessage.MessageType.ReplyMessage or not answer.arguments():
        return None
    value = answer.arguments()[0]
    return value.variant() if isinstance(value, QDBusVariant) else value


def _windows_animates() -> bool:
    library: Any = getattr(ctypes, "windll", None)
    value = ctypes.c_int(1)
    if library is not None:
        library.user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(value), 0)
    return bool(value.value)


def _macos_reduces() -> bool:
    """``NSWorkspace.sharedWorkspace.accessibilityDisplayShouldReduceMotion``, through the Objective-C runtime."""
    name = ctypes.util.find_library("objc")
    if name is None:
        return False
    objc = ctypes.CDLL(name)
    objc.objc_getClass.restype = ctypes.c_void_p
    objc.sel_registerName.restype = ctypes.c_void_p
    send = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", objc))
    asks = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", objc))
    kind = objc.objc_getClass(b"NSWorkspace")
    if not kind:
        return False
    workspace = send(kind, objc.sel_registerName(b"sharedWorkspace"))
    return bool(asks(workspace, objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")))
