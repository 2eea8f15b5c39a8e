"""Topics: what the core's planner is about, what would close each topic, what it may still spend, what woke it."""
