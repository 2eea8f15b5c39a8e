"""What the numbered rules are about: their names, as the help page of the rules gives them."""

from __future__ import annotations

import re
from functools import lru_cache

from concordui.match.wording import say
from concordui.pages import RULES

_RULE = re.compile(r"\*\*(R\d+)\*\*(?: \*([^*]+?)\.?\*)?")


def rule_text(rule: str) -> str:
    """A rule with its name: "R14, Standoffs"; one that is no number, or unknown, is its own name."""
    name = _names().get(rule)
    return rule if name is None else say("{rule}, {name}", rule=rule, name=name)


@lru_cache(maxsize=1)
def _names() -> dict[str, str]:
    """The names by number: the words that stand out after it or, where none do, the heading that it stands under."""
    names: dict[str, str] = {}
    heading = ""
    for line in RULES.read_text(encoding="utf-8").splitlines():
        if line.startswith("##"):
            heading = line.lstrip("# ")
        elif heading and (found := _RULE.match(line)):
            names[found[1]] = found[2] or heading
    return names
