"""The command line with the sixth game: `python -m tests.sixth.command rules lighthouse`."""

from oldtricks.cli import main

from . import install

install()  # also in processes that a server or an arena starts

if __name__ == "__main__":
    raise SystemExit(main())
