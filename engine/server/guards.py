"""Who may speak to a server: holders of its token; without one programs of this machine, and no page in a browser."""

from __future__ import annotations

import hmac
import ipaddress
from http import HTTPStatus
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from engine.server.problems import Problem, response

CHALLENGE = {"WWW-Authenticate": "Bearer"}


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach it."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


class Guard:
    """Asks for the token on every path, if there is one; else that the request is meant for this machine.

    A page in a browser can send to a loopback address, by its own name for it too: such requests carry another host, or
    an origin, and are refused.
    """

    def __init__(self, app: ASGIApp, token: str | None) -> None:
        self.app = app
        self._token = None if token is None else token.encode("ascii")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        problem = self._judged(Headers(scope=scope)) if scope["type"] == "http" else None
        if problem is None:
            await self.app(scope, receive, send)
        else:
            await response(problem)(scope, receive, send)

    def _judged(self, headers: Headers) -> Problem | None:
        if self._token is not None:
            return None if self._holds(headers.get("authorization", "")) else _unknown()
        host = urlsplit(f"//{headers.get('host', '')}").hostname or ""
        origin = headers.get("origin")
        if not is_loopback(host) or (origin is not None and urlsplit(origin).netloc != headers.get("host")):
            remedy = "speak to 127.0.0.1 from a program of this machine, or start the server with a token"
            return Problem(HTTPStatus.FORBIDDEN, "this server speaks to its own machine only", remedy)
        return None

    def _holds(self, authorization: str) -> bool:
        scheme, _, given = authorization.partition(" ")
        assert self._token is not None
        # Every byte is looked at whichever differs first: how long it takes tells nothing of the token.
        return (
            hmac.compare_digest(given.strip().encode("latin-1", "replace"), self._token) and scheme.lower() == "bearer"
        )


def _unknown() -> Problem:
    what = "the token is missing or another one"
    return Problem(HTTPStatus.UNAUTHORIZED, what, "send it as Authorization: Bearer TOKEN", headers=CHALLENGE)
