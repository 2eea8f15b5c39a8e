#!/usr/bin/env python3
"""The window's languages: ``update``, ``missing AREA``, ``put AREA FILE``, ``release``; ``--help`` says more."""

import sys

from language.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
