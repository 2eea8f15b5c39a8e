"""The colony: a small deterministic world whose people can only be asked (`concord: How Concord works`).

What the reference says of how it was made can't be built; this is what stands in its place, and why.

- "Some experiments left restore gaps; offline checks do not demonstrate native persistence." The game is part of this
  program, so persistence is shown on the game itself: processes are killed, their stores opened again, and restored
  runs compared with uninterrupted ones, digest for digest.
- "Independent code review on every nontrivial PR and fact-checked diary entries for selected milestones." A program
  does not show who reviewed it. In place of a diary, each sentence of the reference on behaviour is quoted by a test
  that proves it, and a test counts them.
"""
