"""Which texts an expression can be: a reader of tables, choices and constructors over the syntax tree. Pure.

It errs on the side of more: a text too many costs a translator a line, one too few shows English in a German window.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from language.sources import Function, Module, Scope, Sources

Node = tuple[ast.expr, Scope]

DEPTH = 10
STEPS = 400
"""How far one text is followed: names that go round end there."""


class Literals:
    """Follows names, tables and constructors of `sources` to the expressions that they can stand for."""

    def __init__(self, sources: Sources) -> None:
        self.sources = sources
        self._made: dict[str, list[tuple[ast.Call, Scope]]] = {}
        self._steps = 0
        self._bound_in: dict[int, dict[str, list[tuple[ast.expr, ast.expr, bool]]]] = {}
        for call, scope in sources.calls():
            name = called(call)
            if name:
                self._made.setdefault(name, []).append((call, scope))

    def texts(self, expr: ast.expr, scope: Scope) -> Iterator[ast.expr]:
        """The texts (plain, with places for values, or sums of such) that `expr` can be."""
        self._steps = 0
        for node, _ in self.nodes(expr, scope):
            is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
            if is_text or isinstance(node, ast.JoinedStr | ast.BinOp):
                yield node

    def nodes(self, expr: ast.expr, scope: Scope, depth: int = 0) -> Iterator[Node]:
        """The displays, constants and constructor calls that `expr` can be, names followed."""
        self._steps += 1
        if depth > DEPTH or self._steps > STEPS:
            return
        match expr:
            case ast.IfExp():
                parts = [(expr.body, scope), (expr.orelse, scope)]
            case ast.BoolOp():
                parts = [(each, scope) for each in expr.values]
            case ast.NamedExpr():
                parts = [(expr.value, scope)]
            case ast.Name():
                parts = list(self._named(expr.id, scope, depth))
            case ast.Subscript():
                parts = list(self._part(expr, scope, depth))
            case ast.Attribute():
                parts = list(self._attribute(expr, scope, depth))
            case ast.Call():
                parts = list(self._called(expr, scope, depth))
                if not parts:
                    yield expr, scope
            case _:
                yield expr, scope
                return
        for part, where in parts:
            yield from self.nodes(part, where, depth + 1)

    def calls_of(self, name: str) -> list[tuple[ast.Call, Scope]]:
        """All calls of something called `name` (a function, a method or a class)."""
        return self._made.get(name, [])

    def _part(self, expr: ast.Subscript, scope: Scope, depth: int) -> Iterator[Node]:
        index = expr.slice.value if isinstance(expr.slice, ast.Constant) else None
        for table, where in self.nodes(expr.value, scope, depth + 1):
            if isinstance(table, ast.Tuple | ast.List) and isinstance(index, int) and -len(table.elts) <= index:
                if index < len(table.elts):
                    yield table.elts[index], where
            elif isinstance(table, ast.Dict) and index is not None:
                found = [v for k, v in zip(table.keys, table.values, strict=True) if _is(k, index)]
                yield from ((value, where) for value in found or table.values)
            else:
                yield from self.members(table, where, depth)

    def members(self, table: ast.expr, scope: Scope, depth: int, keys: bool = False) -> Iterator[Node]:
        """What a display holds: the elements of a sequence, the values (or keys) of a table."""
        if isinstance(table, ast.Tuple | ast.List | ast.Set):
            for each in table.elts:
                if isinstance(each, ast.Starred):
                    for inner, where in self.nodes(each.value, scope, depth + 1):
                        yield from self.members(inner, where, depth + 1)
                else:
                    yield each, scope
        elif isinstance(table, ast.Dict):
            for key, value in zip(table.keys, table.values, strict=True):
                if key is None:
                    for inner, where in self.nodes(value, scope, depth + 1):
                        yield from self.members(inner, where, depth + 1, keys)
                else:
                    yield (key if keys else value), scope
        elif isinstance(table, ast.ListComp | ast.GeneratorExp | ast.SetComp):
            yield table.elt, scope
        elif isinstance(table, ast.DictComp):
            yield (table.key if keys else table.value), scope

    def _named(self, name: str, scope: Scope, depth: int) -> Iterator[Node]:
        found = False
        for index in range(len(scope.functions) - 1, -1, -1):
            function = scope.functions[index]
            inside = Scope(scope.module, scope.owner, scope.functions[: index + 1])
            for node in self._bound(name, function, inside, depth):
                found = True
                yield node
            if found or name in parameters(function):
                return
        if scope.owner is not None and not scope.functions:
            yield from ((value, scope) for value in class_values(scope.owner, name))
        at = self.sources.found(scope.module, name)
        if at is not None and at[1] in at[0].values:
            yield at[0].values[at[1]], Scope(at[0])
        for loop_target, iterable in _module_loops(scope.module):
            yield from self._unpacked(name, loop_target, iterable, Scope(scope.module), depth)

    def _bound(self, name: str, function: Function, scope: Scope, depth: int) -> Iterator[Node]:
        for target, value, looped in self._bindings(function).get(name, ()):
            if looped:
                yield from self._unpacked(name, target, value, scope, depth)
            else:
                yield from self._assigned(name, target, value, scope, depth)

    def _bindings(self, function: Function) -> dict[str, list[tuple[ast.expr, ast.expr, bool]]]:
        """What a function binds by name: the target, the value, and whether the target runs through the value."""
        if id(function) not in self._bound_in:
            found: dict[str, list[tuple[ast.expr, ast.expr, bool]]] = {}
            for node in ast.walk(function):
                for target, value, looped in _bindings_of(node):
                    for name in names(target):
                        found.setdefault(name, []).append((target, value, looped))
            self._bound_in[id(function)] = found
        return self._bound_in[id(function)]

    def _assigned(self, name: str, target: ast.expr, value: ast.expr, scope: Scope, depth: int) -> Iterator[Node]:
        if isinstance(target, ast.Name):
            if target.id == name:
                yield value, scope
        elif isinstance(target, ast.Tuple) and name in names(target):
            for whole, where in self.nodes(value, scope, depth + 1):
                yield from self._picked(name, target, whole, where, depth)

    def _picked(self, name: str, target: ast.expr, value: ast.expr, scope: Scope, depth: int) -> Iterator[Node]:
        if isinstance(target, ast.Name):
            if target.id == name:
                yield value, scope
            return
        if not isinstance(target, ast.Tuple):
            return
        for whole, where in self.nodes(value, scope, depth + 1):
            if isinstance(whole, ast.Tuple | ast.List) and len(whole.elts) == len(target.elts):
                for inner, part in zip(target.elts, whole.elts, strict=True):
                    yield from self._picked(name, inner, part, where, depth + 1)

    def _unpacked(self, name: str, target: ast.expr, iterable: ast.expr, scope: Scope, depth: int) -> Iterator[Node]:
        """What a loop's target called `name` can be."""
        if name not in names(target) or depth > DEPTH:
            return
        if isinstance(iterable, ast.Call) and called(iterable) in ("enumerate", "zip", "sorted", "reversed", "tuple"):
            yield from self._unpacked_call(name, target, iterable, scope, depth)
            return
        way = called(iterable) if isinstance(iterable, ast.Call) else ""
        if isinstance(iterable, ast.Call) and way in ("items", "values", "keys"):
            assert isinstance(iterable.func, ast.Attribute)
            for table, where in self.nodes(iterable.func.value, scope, depth + 1):
                aims = list(zip(target.elts, (True, False), strict=False)) if isinstance(target, ast.Tuple) else []
                for aim, keys in aims if way == "items" else [(target, way == "keys")]:
                    for member, place in self.members(table, where, depth + 1, keys):
                        yield from self._picked(name, aim, member, place, depth + 1)
            return
        for table, where in self.nodes(iterable, scope, depth + 1):
            for member, place in self.members(table, where, depth + 1, isinstance(table, ast.Dict)):
                yield from self._picked(name, target, member, place, depth + 1)

    def _unpacked_call(
        self, name: str, target: ast.expr, iterable: ast.Call, scope: Scope, depth: int
    ) -> Iterator[Node]:
        way = called(iterable)
        if way in ("sorted", "reversed", "tuple"):
            yield from self._unpacked(name, target, iterable.args[0], scope, depth + 1)
        elif way == "enumerate" and isinstance(target, ast.Tuple):
            yield from self._unpacked(name, target.elts[1], iterable.args[0], scope, depth + 1)
        elif way == "zip" and isinstance(target, ast.Tuple):
            for aim, each in zip(target.elts, iterable.args, strict=False):
                yield from self._unpacked(name, aim, each, scope, depth + 1)

    def _attribute(self, expr: ast.Attribute, scope: Scope, depth: int) -> Iterator[Node]:
        if isinstance(expr.value, ast.Name) and expr.value.id in ("self", "cls") and scope.owner is not None:
            found = list(class_values(scope.owner, expr.attr))
            if found:
                yield from ((value, Scope(scope.module, scope.owner)) for value in found)
                return
        for owner, module in self._owners(expr.attr, scope):
            yield from ((value, Scope(module, owner)) for value in class_values(owner, expr.attr))
            for call, where in self.calls_of(owner.name):
                value = argument(call, fields(owner), expr.attr)
                if value is not None:
                    yield value, where

    def _owners(self, attribute: str, scope: Scope) -> Iterator[tuple[ast.ClassDef, Module]]:
        """The classes with such a field that the module defines or imports."""
        for name in (*scope.module.classes, *scope.module.imports):
            at = self.sources.found(scope.module, name)
            owner = at[0].classes.get(at[1]) if at is not None else None
            if owner is not None and at is not None and attribute in fields(owner):
                yield owner, at[0]

    def _called(self, call: ast.Call, scope: Scope, depth: int) -> Iterator[Node]:
        if isinstance(call.func, ast.Attribute) and call.func.attr == "get" and call.args:
            for table, where in self.nodes(call.func.value, scope, depth + 1):
                yield from self.members(table, where, depth + 1)
            yield from ((each, scope) for each in call.args[1:])
            return
        if called(call) in ("next", "dict", "tuple", "list", "sorted", "MappingProxyType") and call.args:
            for table, where in self.nodes(call.args[0], scope, depth + 1):
                if called(call) == "next":
                    yield from self.members(table, where, depth + 1)
                else:
                    yield table, where
            return
        at = self.function(call, scope)
        if at is not None:
            function, where = at
            for node in ast.walk(function):
                if isinstance(node, ast.Return) and node.value is not None:
                    yield node.value, where

    def function(self, call: ast.Call, scope: Scope) -> tuple[ast.FunctionDef | ast.AsyncFunctionDef, Scope] | None:
        """The function or method of the same class that is called, if it is one of the sources'."""
        if isinstance(call.func, ast.Name):
            at = self.sources.found(scope.module, call.func.id)
            if at is not None and at[1] in at[0].functions:
                function = at[0].functions[at[1]]
                return function, Scope(at[0], None, (function,))
        elif scope.owner is not None and _of_self(call.func):
            for each in scope.owner.body:
                if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) and each.name == called(call):
                    return each, Scope(scope.module, scope.owner, (each,))
        return None


def called(call: ast.Call) -> str:
    """The last name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def names(target: ast.expr) -> set[str]:
    """The names that an assignment's target binds."""
    return {node.id for node in ast.walk(target) if isinstance(node, ast.Name)}


def parameters(function: Function) -> list[str]:
    """The names of a function's parameters, without ``self`` and ``cls`` at their head."""
    args = function.args
    found = [each.arg for each in (*args.posonlyargs, *args.args)]
    if found and found[0] in ("self", "cls"):
        found = found[1:]
    return [*found, *(each.arg for each in args.kwonlyargs)]


def fields(owner: ast.ClassDef) -> list[str]:
    """The fields that a dataclass declares, or the parameters of its ``__init__``."""
    for each in owner.body:
        if isinstance(each, ast.FunctionDef) and each.name == "__init__":
            return parameters(each)
    return [n.target.id for n in owner.body if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name)]


def argument(call: ast.Call, order: list[str], name: str) -> ast.expr | None:
    """What a call gives for the parameter `name`."""
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    if name not in order:
        return None
    index = order.index(name)
    if index < len(call.args) and not any(isinstance(each, ast.Starred) for each in call.args[: index + 1]):
        return call.args[index]
    return None


def class_values(owner: ast.ClassDef, name: str) -> Iterator[ast.expr]:
    """What a class gives its attribute `name`, in its body or through ``self``."""
    for node in ast.walk(owner):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            targets = [node.target]
        for target in targets:
            is_name = isinstance(target, ast.Name) and target.id == name and node in owner.body
            is_self = isinstance(target, ast.Attribute) and target.attr == name and _is_self(target.value)
            if (is_name or is_self) and isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                yield node.value


def _bindings_of(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr, bool]]:
    match node:
        case ast.Assign():
            yield from ((target, node.value, False) for target in node.targets)
        case ast.AnnAssign() if node.value is not None:
            yield node.target, node.value, False
        case ast.NamedExpr() | ast.AugAssign():
            yield node.target, node.value, False
        case ast.For() | ast.comprehension():
            yield node.target, node.iter, True


def _of_self(expr: ast.expr) -> bool:
    return isinstance(expr, ast.Attribute) and isinstance(expr.value, ast.Name) and expr.value.id in ("self", "cls")


def _is_self(expr: ast.expr) -> bool:
    return isinstance(expr, ast.Name) and expr.id == "self"


def _is(key: ast.expr | None, value: object) -> bool:
    return isinstance(key, ast.Constant) and key.value == value


def _module_loops(module: Module) -> Iterator[tuple[ast.expr, ast.expr]]:
    for node in module.tree.body:
        if isinstance(node, ast.For):
            yield node.target, node.iter
