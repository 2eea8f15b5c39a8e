"""The server's OpenAPI document against the server: schemathesis asks everything that the document allows, and more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import CHECKS

from helpers.served import ENFORCER, Served, bays, serving

NO_SCHEMA_SAYS = ("positive_data_acceptance",)
"""Which arenas there are, that a treaty's name is new, that rounds are left: a sound body may be refused for it."""

NEVER_ENDS = "/worlds/{world_id}/stream"


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, "a-token-of-this-test") as served:
        yield served


def asked(served: Served, examples: int) -> set[tuple[str, str]]:
    """Every operation with so many generated requests, on a world that is there: which were asked.

    Parts that are there are named where the document asks for one; where a path of none is generated it stays.
    """
    document = served.get("/openapi.json")
    schema = schemathesis.openapi.from_dict(document)
    schema.config.update(base_url=served.address)
    found = set()
    for result in schema.get_all_operations():
        operation = result.ok()
        found.add((operation.method.upper(), operation.path))
        _ask(served, operation, examples)
    return found


def _ask(served: Served, operation: Any, examples: int) -> None:
    excluded = [check for check in CHECKS.get_all() if check.__name__ in NO_SCHEMA_SAYS]
    world = served.made(bays(rounds=100_000, metaAgents=[ENFORCER])).rpartition("/")[2]
    removes = operation.method.upper() == "DELETE" and operation.path == "/worlds/{world_id}"

    @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck),
              phases=(Phase.explicit, Phase.generate), derandomize=True)  # fmt: skip
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        here = case.path_parameters and operation.path != NEVER_ENDS and not removes
        if here and "world_id" in case.path_parameters:
            case.path_parameters["world_id"] = world
            if case.path_parameters.get("arena_id") is not None:
                case.path_parameters["arena_id"] = "north"
        case.call_and_validate(
            headers={"Authorization": "Bearer a-token-of-this-test"}, excluded_checks=excluded, timeout=20
        )

    ask()
    served.http.delete(f"/worlds/{world}")


def test_the_server_is_as_its_document_says(served: Served) -> None:
    assert len(asked(served, 2)) == 26
    document = served.get("/openapi.json")
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            told = operation["responses"]
            assert {"401", "403", "503"} <= set(told), (path, method)
            if "requestBody" in operation:
                assert {"400", "413", "415", "422"} <= set(told)
                assert operation["requestBody"]["content"]["application/json"]["examples"]


@pytest.mark.full
def test_the_server_is_as_its_document_says_at_length(served: Served) -> None:
    asked(served, 150)
