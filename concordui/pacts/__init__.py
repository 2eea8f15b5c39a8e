"""*Propose a pact* and *Answer*, one dialog each with the vocabulary of whoever negotiates: powers on a board with
promises, or players of a commons with terms.

A vocabulary says what stands in the dialog (`propose.Vocabulary`, `answer.Vocabulary`) over a pure model of its own.
"""
