"""`python -m windroos` is the command `windroos`."""

import sys

from windroos.cli import main

if __name__ == "__main__":
    sys.exit(main())
