"""The frozen `concordui`: the window, or a bot's worker process."""

import sys

from concordui.app import main

sys.exit(main())
