"""The Python sources as syntax trees, with what each module defines and imports. Pure but for `read`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


@dataclass(slots=True)
class Module:
    """A module: its dotted `name`, its `path` from the root, its tree, and what stands at its top by name."""

    name: str
    path: str
    tree: ast.Module
    functions: dict[str, ast.FunctionDef | ast.AsyncFunctionDef] = field(default_factory=dict)
    classes: dict[str, ast.ClassDef] = field(default_factory=dict)
    values: dict[str, ast.expr] = field(default_factory=dict)
    imports: dict[str, tuple[str, str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Scope:
    """Where an expression stands: its module, the class around it if any, and the functions around it, inmost last."""

    module: Module
    owner: ast.ClassDef | None = None
    functions: tuple[Function, ...] = ()


class Sources:
    """All modules of a package by dotted name."""

    def __init__(self, modules: dict[str, Module]) -> None:
        self.modules = modules

    def found(self, module: Module, name: str) -> tuple[Module, str] | None:
        """The module in which what `module` calls `name` stands, and its name there; through re-exports too."""
        for _ in range(8):
            if name in module.functions or name in module.classes or name in module.values:
                return module, name
            if name not in module.imports:
                return None
            where, name = module.imports[name]
            if where not in self.modules:
                return None
            module = self.modules[where]
        return None

    def calls(self) -> Iterator[tuple[ast.Call, Scope]]:
        """Every call of every module with where it stands, in the order of modules and lines."""
        for module in self.modules.values():
            yield from _calls(module.tree, Scope(module))


def read(root: Path, package: str) -> Sources:
    """The sources of `package` (a folder of `root`), in the order of their paths."""
    modules = {}
    for path in sorted((root / package).rglob("*.py")):
        within = path.relative_to(root)
        parts = within.with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        tree = ast.parse(path.read_text(encoding="utf-8"))
        modules[name] = _module(name, within.as_posix(), tree)
    return Sources(modules)


def _module(name: str, path: str, tree: ast.Module) -> Module:
    module = Module(name, path, tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                module.imports[alias.asname or alias.name] = (node.module, alias.name)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            module.functions[node.name] = node
        elif isinstance(node, ast.ClassDef):
            module.classes[node.name] = node
        elif isinstance(node, ast.Assign):
            module.values.update({target.id: node.value for target in node.targets if isinstance(target, ast.Name)})
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            module.values[node.target.id] = node.value
    return module


def _calls(node: ast.AST, scope: Scope) -> Iterator[tuple[ast.Call, Scope]]:
    for child in ast.iter_child_nodes(node):
        inner = scope
        if isinstance(child, ast.ClassDef):
            inner = Scope(scope.module, child, scope.functions)
        elif isinstance(child, Function):
            inner = Scope(scope.module, scope.owner, (*scope.functions, child))
        if isinstance(child, ast.Call):
            yield child, scope
        yield from _calls(child, inner)
