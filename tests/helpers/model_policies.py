"""Policies behind the model server of tests: what arrives is read as the request that it was, and answered like one."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from engine.minds.protocol import Choice, MindRequest
from helpers.model_server import Behaviour, Connection, Seen, envelope, whole


def request_of(seen: Seen) -> MindRequest:
    """The request that arrived, as the model that it is for can read it; limits of its schema are in words there."""
    body = json.loads(seen.body)
    system = body["system"] if "system" in body else body["messages"][0]["content"]
    instructions, _, schema = system.partition("\n\nAnswer with one JSON object")
    told = seen.told
    menu = tuple(Choice(each["id"], each["effect"]) for each in told["menu"])
    return MindRequest("seen", instructions, told["perspective"], menu, json.loads(schema.partition("\n")[2]))


def plays(policy: Callable[[MindRequest], Mapping[str, Any]]) -> Behaviour:
    """A server whose model answers as a policy does."""

    def behave(connection: Connection, seen: Seen) -> None:
        answer = json.dumps(policy(request_of(seen)))
        connection.send(whole(envelope(seen, answer)))

    return behave
