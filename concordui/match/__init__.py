"""The Match workspace: a person at the board, or watching one."""
