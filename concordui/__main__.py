"""`python -m concordui` is the command `concordui`."""

import sys

from concordui.app import main

if __name__ == "__main__":
    sys.exit(main())
