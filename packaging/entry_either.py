"""The frozen program under the name by which it was called: `concord`, else `concordui`; or a bot's worker process."""

import sys
from pathlib import Path

if Path(sys.argv[0]).name == "concord":
    from engine.cli import main
else:
    from concordui.app import main

sys.exit(main())
