"""Anatolian Pact: board, orders, adjudication, negotiation, game, match and record.

The rules are told in ``assets/help/rules.md``; rulings R1 to R27 are cited by number where they are carried out.
"""
