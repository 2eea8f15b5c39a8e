"""``python -m engine.cli``: the same as ``concord``."""

import sys

from engine.cli import main

sys.exit(main())
