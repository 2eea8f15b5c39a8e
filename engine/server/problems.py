"""Errors as ``application/problem+json`` (RFC 9457): what is wrong, what to do, and each fault with its JSON path."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from http import HTTPStatus
from typing import Any

import orjson
from fastapi import Response

from engine.errors import ConcordError, Fault, FaultyInput, FileError, TreatyError
from engine.files import json_line

MEDIA = "application/problem+json"


class Problem(Exception):
    """An answer that is a refusal."""

    def __init__(
        self,
        status: HTTPStatus,
        what: str,
        remedy: str,
        faults: Iterable[Fault] = (),
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(status, what)
        self.status = status
        self.what = what
        self.remedy = remedy
        self.faults = tuple(faults)
        self.headers = dict(headers or {})


def problem_of(error: ConcordError) -> Problem:
    """What the engine refused, as an answer: the sender's fault, unless a file of this machine is what failed."""
    if isinstance(error, FaultyInput):
        return Problem(HTTPStatus.UNPROCESSABLE_ENTITY, error.what, error.remedy, error.faults)
    if isinstance(error, TreatyError):
        fault = Fault(error.where, error.what)
        return Problem(HTTPStatus.UNPROCESSABLE_ENTITY, error.what, error.remedy, (fault,))
    status = HTTPStatus.SERVICE_UNAVAILABLE if isinstance(error, FileError) else HTTPStatus.UNPROCESSABLE_ENTITY
    return Problem(status, f"{error.what}: {error.where}", error.remedy)


def missing(what: str, name: str) -> Problem:
    """There is none of this name."""
    return Problem(HTTPStatus.NOT_FOUND, f"there is no {what} {name!r:.80}", "list them to see which there are")


def too_many(what: str, most: int) -> Problem:
    """There are as many as there may be."""
    return Problem(HTTPStatus.TOO_MANY_REQUESTS, f"there are {most} {what} already, the most", "remove some first")


def faulty(what: str, *faults: Fault) -> Problem:
    """A request with these faults."""
    return Problem(HTTPStatus.UNPROCESSABLE_ENTITY, what, "correct the request; /openapi.json has the forms", faults)


def response(problem: Problem) -> Response:
    """The answer."""
    value = {
        "type": "about:blank",
        "title": problem.status.phrase,
        "status": problem.status.value,
        "detail": problem.what,
        "remedy": problem.remedy,
        "faults": [{"where": fault.where, "what": fault.what} for fault in problem.faults],
    }
    return Response(body_of(value), problem.status, problem.headers, MEDIA)


def body_of(value: Any) -> bytes:
    """A JSON value as the body of an answer."""
    try:
        return orjson.dumps(value)
    except TypeError:  # a number past 64 bits, or half a surrogate pair
        return json_line(value).encode("utf-8")
