"""The application: routes put together, refusals as problems, the guard before all of it."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

import engine
from engine.errors import ConcordError, Fault
from engine.server import parts, records, worlds
from engine.server.forms import About
from engine.server.guards import Guard
from engine.server.house import House
from engine.server.openapi import answers, document
from engine.server.problems import Problem, body_of, faulty, problem_of, response


def make_app(house: House, token: str | None = None) -> FastAPI:
    """The application that serves this house; every path asks for the token, if there is one."""
    app = FastAPI(
        title="Concord",
        version=engine.__version__,
        description="Worlds of commons: arenas whose players harvest a shared stock, links, treaties, and who watches.",
        docs_url=None,  # these pages fetch scripts from elsewhere
        redoc_url=None,
        openapi_url=None,
    )
    app.state.house = house
    app.add_exception_handler(Problem, _refused)
    app.add_exception_handler(RequestValidationError, _misfit)
    app.add_exception_handler(HTTPException, _unrouted)
    app.add_exception_handler(ConcordError, _failed)
    app.add_exception_handler(Exception, _failed)

    @app.get("/", responses=answers(200, About), response_class=Response, tags=["server"])
    async def about() -> Response:
        """What answers here."""
        value = {"program": "concord", "version": engine.__version__, "worlds": len(house.worlds)}
        return Response(body_of(value), media_type="application/json")

    @app.get("/openapi.json", include_in_schema=False)
    async def openapi() -> Response:
        return Response(body_of(app.openapi()), media_type="application/json")

    for module in (worlds, parts, records):
        app.include_router(module.router)
    made = document(app, token is not None)
    app.openapi = lambda: made  # type: ignore[method-assign]
    app.add_middleware(Guard, token=token)
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return response(error)


async def _failed(request: Request, error: Exception) -> Response:
    """What no route refuses by itself: a log that can't be read, or a fault of the program, whose trace is logged."""
    if isinstance(error, ConcordError):
        return response(problem_of(error))
    what = f"a fault of Concord ({type(error).__name__})"
    return response(Problem(HTTPStatus.INTERNAL_SERVER_ERROR, what, "report it with what the server printed"))


async def _misfit(request: Request, error: Exception) -> Response:
    """A parameter that is none: its name as the place of the fault."""
    assert isinstance(error, RequestValidationError)
    faults = [Fault(str(each["loc"][-1]), _words(each)) for each in error.errors()]
    return response(faulty("the request is faulty", *faults))


def _words(fault: Any) -> str:
    message = str(fault["msg"])
    return f"{message[:1].lower()}{message[1:]}"


async def _unrouted(request: Request, error: Exception) -> Response:
    """No such path, or no such method there."""
    assert isinstance(error, HTTPException)
    status = HTTPStatus(error.status_code)
    return response(Problem(status, status.phrase, "/openapi.json has every path", headers=error.headers))
