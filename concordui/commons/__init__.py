"""The Commons workspace: runs of arenas and worlds, watched live or opened again from their logs."""
