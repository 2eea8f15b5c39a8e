"""The dialogs of a match: propose, answer, retreats, builds, a new match, and the cover page between two people.

Each dialog shows a pure model of its own module (``*_model``), is made from a `SeatView`, and speaks payloads
(`bot-api: Method return values`): ``payload()``, ``load(payload)``, the signals ``edited`` and ``sent``.
"""
