"""The database's schema, one numbered step after the other.

Steps are plain SQL that SQLite and PostgreSQL both read: there are six tables and no data to convert yet, so a list
in one file is easier to check than a migration framework. A step that was released never changes; a new one is
added. A test compares the outcome with `schema.metadata`.
"""

from sqlalchemy import Connection, inspect, text

from ..engine.errors import OldTricksError
from ..words import say

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE people (
            id VARCHAR(16) NOT NULL PRIMARY KEY,
            name VARCHAR(40) NOT NULL,
            created DOUBLE PRECISION NOT NULL
        )""",
        """CREATE TABLE keys (
            digest VARCHAR(64) NOT NULL PRIMARY KEY,
            person VARCHAR(16) NOT NULL,
            kind VARCHAR(8) NOT NULL,
            created DOUBLE PRECISION NOT NULL
        )""",
        """CREATE TABLE tables (
            id VARCHAR(16) NOT NULL PRIMARY KEY,
            secret VARCHAR(64) NOT NULL,
            game VARCHAR(40) NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            updated DOUBLE PRECISION NOT NULL,
            version INTEGER NOT NULL,
            status VARCHAR(8) NOT NULL,
            waiting VARCHAR(8),
            summary TEXT NOT NULL
        )""",
        "CREATE INDEX tables_status ON tables (status, waiting)",
        """CREATE TABLE events (
            table_id VARCHAR(16) NOT NULL,
            sequence INTEGER NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            data TEXT NOT NULL,
            PRIMARY KEY (table_id, sequence)
        )""",
        """CREATE TABLE chairs (
            table_id VARCHAR(16) NOT NULL,
            person VARCHAR(16) NOT NULL,
            seat INTEGER NOT NULL,
            PRIMARY KEY (table_id, person)
        )""",
        "CREATE INDEX chairs_person ON chairs (person)",
        """CREATE TABLE results (
            table_id VARCHAR(16) NOT NULL,
            seat INTEGER NOT NULL,
            person VARCHAR(16),
            level VARCHAR(16),
            game VARCHAR(40) NOT NULL,
            against VARCHAR(16) NOT NULL,
            score INTEGER NOT NULL,
            won INTEGER NOT NULL,
            day VARCHAR(10) NOT NULL,
            PRIMARY KEY (table_id, seat)
        )""",
        "CREATE INDEX results_person ON results (person)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN host VARCHAR(16)",
        "CREATE INDEX tables_host ON tables (host)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN counted INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE results ADD COLUMN taken_back INTEGER NOT NULL DEFAULT 0",
    ),
    (
        "ALTER TABLE tables ADD COLUMN due DOUBLE PRECISION",
        "ALTER TABLE tables ADD COLUMN closed INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN watched INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX tables_due ON tables (due)",
    ),
)


def migrate(connection: Connection, last: int = len(MIGRATIONS)) -> int:
    """Bring the schema up to date within the connection's transaction, or up to a step; the version that it has now."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(1911)"))  # one process at a time
    if not inspect(connection).has_table("schema_version"):
        connection.execute(text("CREATE TABLE schema_version (version INTEGER NOT NULL)"))
        connection.execute(text("INSERT INTO schema_version VALUES (0)"))
    for number in range(version_of(connection), last):
        for statement in MIGRATIONS[number]:
            connection.execute(text(statement))
        connection.execute(text("UPDATE schema_version SET version = :version"), {"version": number + 1})
    return version_of(connection)


def version_of(connection: Connection) -> int:
    """The version of the schema; an error if it is of a newer Old Tricks."""
    found = int(connection.execute(text("SELECT version FROM schema_version")).scalar_one())
    if found > len(MIGRATIONS):
        raise OldTricksError(say("database-newer", found=found, known=len(MIGRATIONS)))
    return found
