"""The frozen `concord`: the command line, or a bot's worker process."""

import sys

from engine.cli import main

sys.exit(main())
