"""Which texts the window says, by the calls that say them: ``tr``, ``translate``, ``mark`` and what hands on to them.

A function that gives a parameter of its own to one of those is followed to its callers, so that
``say = translate("Match", text)`` and what is built on it need no list anywhere.
"""

from __future__ import annotations

import ast
from collections import deque
from dataclasses import dataclass

from language.literals import Literals, argument, called, parameters
from language.sources import Function, Scope, Sources


@dataclass(frozen=True, slots=True, order=True)
class Text:
    """A text of the window: Qt's `context`, the `source`, what tells it from a like one, whether it counts, where."""

    context: str
    source: str
    comment: str
    plural: bool
    path: str
    line: int


@dataclass(frozen=True, slots=True)
class Unfollowed:
    """A call whose text can't be told from the sources."""

    path: str
    line: int
    code: str


_Hand = tuple[Function, int, str, Scope]
"""A function that says one of its parameters: which, by index, in which context."""


class Follower:
    """All texts of `sources`: `texts` in the order of their finding, and the calls that could not be followed."""

    def __init__(self, sources: Sources) -> None:
        self._literals = Literals(sources)
        self._sources = sources
        self.texts: dict[tuple[str, str, str], Text] = {}
        self.unfollowed: list[Unfollowed] = []
        self._seen: set[tuple[int, int, str]] = set()
        self._hands: deque[_Hand] = deque()
        for call, scope in sources.calls():
            self._direct(call, scope)
        while self._hands:
            self._hand_on(*self._hands.popleft())

    def _direct(self, call: ast.Call, scope: Scope) -> None:
        """Take what a call says, if it is one that says something."""
        raise NotImplementedError

    def _take(self, text: ast.expr, context: str, scope: Scope, comment: str, plural: bool) -> None:
        """Keep a text that was found."""
        if isinstance(text, ast.Constant) and text.value:
            key = (context, str(text.value), comment)
            self.texts.setdefault(key, Text(*key, plural, scope.module.path, text.lineno))

    def _say(
        self, expr: ast.expr, context: str, scope: Scope, call: ast.Call, comment: str = "", plural: bool = False
    ) -> None:
        found = list(self._literals.texts(expr, scope))
        for text in found:
            self._take(text, context, scope, comment, plural)
        handed = self._parameters(expr, scope, context)
        if not found and not handed:
            self.unfollowed.append(Unfollowed(scope.module.path, call.lineno, ast.unparse(call)))

    def _parameters(self, expr: ast.expr, scope: Scope, context: str) -> bool:
        """Whether `expr` is, among others, a parameter of a function around it; its callers are looked at later."""
        handed = False
        for node in ast.walk(expr):
            if not isinstance(node, ast.Name) or (node is not expr and not _chosen(expr, node)):
                continue
            for index, function in enumerate(scope.functions):
                if node.id in parameters(function):
                    handed = True
                    outside = Scope(scope.module, scope.owner, scope.functions[:index])
                    which = parameters(function).index(node.id)
                    key = (id(function), which, context)
                    if key not in self._seen:
                        self._seen.add(key)
                        self._hands.append((function, which, context, outside))
        return handed

    def _hand_on(self, function: Function, index: int, context: str, outside: Scope) -> None:
        if isinstance(function, ast.Lambda):
            return
        name = function.name
        order = parameters(function)
        if name == "__init__" and outside.owner is not None:
            name = outside.owner.name
        for call, scope in self._literals.calls_of(name):
            if not self._is(call, scope, function, outside):
                continue
            value = argument(call, order, order[index])
            if value is not None:
                self._say(value, context, scope, call)

    def _is(self, call: ast.Call, scope: Scope, function: ast.AST, outside: Scope) -> bool:
        """Whether a call by that name calls that function (a method called on something unknown may be it)."""
        if isinstance(call.func, ast.Name):
            at = self._sources.found(scope.module, call.func.id)
            if at is None:
                return scope.module is outside.module
            return at[0] is outside.module
        if isinstance(call.func, ast.Attribute) and outside.owner is None:
            return scope.module is outside.module
        private = isinstance(call.func, ast.Attribute) and call.func.attr.startswith("_")
        return not private or scope.module is outside.module or scope.owner is not None


class WindowTexts(Follower):
    """What the window says, with Qt's contexts."""

    def _direct(self, call: ast.Call, scope: Scope) -> None:
        name = self._kind(call, scope)
        if name == "tr" and call.args and scope.owner is not None:
            comment = call.args[1].value if len(call.args) > 1 and isinstance(call.args[1], ast.Constant) else ""
            self._say(call.args[0], scope.owner.name, scope, call, str(comment or ""), len(call.args) > 2)
        elif name == "translate" and len(call.args) >= 2:
            context = call.args[0]
            if isinstance(context, ast.Constant) and isinstance(context.value, str):
                comment = call.args[2].value if len(call.args) > 2 and isinstance(call.args[2], ast.Constant) else ""
                self._say(call.args[1], context.value, scope, call, str(comment or ""), len(call.args) > 3)

    def _kind(self, call: ast.Call, scope: Scope) -> str:
        name = called(call)
        if name == "tr" and isinstance(call.func, ast.Attribute):
            return "tr"
        if name == "mark" and isinstance(call.func, ast.Name):
            return "translate"
        if name == "translate" and isinstance(call.func, ast.Attribute):
            about = call.func.value
            return "translate" if isinstance(about, ast.Name) and about.id.endswith("Application") else ""
        if isinstance(call.func, ast.Name):
            for value, _ in self._literals.nodes(call.func, scope):
                if isinstance(value, ast.Attribute) and value.attr == "translate":
                    return "translate"
            return "translate" if self._alias(call.func.id, scope) else ""
        return ""

    def _alias(self, name: str, scope: Scope) -> bool:
        at = self._sources.found(scope.module, name)
        values = [at[0].values[at[1]]] if at is not None and at[1] in at[0].values else []
        for function in scope.functions:
            for node in ast.walk(function):
                if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets):
                    values.append(node.value)
        return any(ast.unparse(value).endswith("Application.translate") for value in values)


def _chosen(expr: ast.expr, node: ast.Name) -> bool:
    """Whether a name within an expression is one of the values it chooses from."""
    if isinstance(expr, ast.IfExp):
        return any(part is node or _chosen(part, node) for part in (expr.body, expr.orelse))
    if isinstance(expr, ast.BoolOp):
        return any(part is node or _chosen(part, node) for part in expr.values)
    return False
