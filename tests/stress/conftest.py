"""The databases of the server's tests."""

from ..server.conftest import database, postgres

__all__ = ["database", "postgres"]
