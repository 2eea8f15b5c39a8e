"""The conformance kit: does a bot keep the contract (`contract: concord bot check`)?

`check` drives the bot in real worker processes through a bank of positions and a short match, whatever its language.
"""

from engine.anatolia.conformance.checking import check
from engine.anatolia.conformance.report import RULES, Progress, Report, Row, Times

__all__ = ["RULES", "Progress", "Report", "Row", "Times", "check"]
