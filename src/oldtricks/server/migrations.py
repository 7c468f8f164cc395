"""The database's schema, one numbered step after the other.

Steps are plain SQL that SQLite and PostgreSQL both read: there are few tables and no data to convert yet, so a list
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
        "ALTER TABLE people ADD COLUMN avatar VARCHAR(60)",
        "ALTER TABLE keys ADD COLUMN device VARCHAR(60) NOT NULL DEFAULT ''",
        "ALTER TABLE keys ADD COLUMN seen DOUBLE PRECISION",
        "CREATE INDEX keys_person ON keys (person)",
        """CREATE TABLE passes (
            digest VARCHAR(64) NOT NULL PRIMARY KEY,
            person VARCHAR(16) NOT NULL,
            kind VARCHAR(8) NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            until DOUBLE PRECISION,
            spent VARCHAR(64)
        )""",
        "CREATE INDEX passes_person ON passes (person)",
        """CREATE TABLE blocks (
            person VARCHAR(16) NOT NULL,
            blocked VARCHAR(16) NOT NULL,
            name VARCHAR(40) NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (person, blocked)
        )""",
        "CREATE INDEX blocks_blocked ON blocks (blocked)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN due DOUBLE PRECISION",
        "ALTER TABLE tables ADD COLUMN closed INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN watched INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX tables_due ON tables (due)",
    ),
    (
        """CREATE TABLE vault (
            name VARCHAR(16) NOT NULL PRIMARY KEY,
            value VARCHAR(64) NOT NULL
        )""",
        """CREATE TABLE rounds (
            id VARCHAR(48) NOT NULL PRIMARY KEY,
            kind VARCHAR(10) NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            opens DOUBLE PRECISION NOT NULL,
            closes DOUBLE PRECISION,
            owner VARCHAR(16),
            public INTEGER NOT NULL,
            spec TEXT NOT NULL
        )""",
        "CREATE INDEX rounds_open ON rounds (public, closes)",
        """CREATE TABLE plays (
            round_id VARCHAR(48) NOT NULL,
            number INTEGER NOT NULL,
            person VARCHAR(16) NOT NULL,
            name VARCHAR(40) NOT NULL,
            table_id VARCHAR(16),
            team VARCHAR(16),
            mark VARCHAR(32),
            begun DOUBLE PRECISION NOT NULL,
            finished DOUBLE PRECISION,
            margin DOUBLE PRECISION,
            line TEXT,
            PRIMARY KEY (round_id,number,person)
        )""",
        "CREATE INDEX plays_person ON plays (person)",
        "CREATE INDEX plays_table ON plays (table_id)",
        """CREATE TABLE ratings (
            game VARCHAR(40) NOT NULL,
            who VARCHAR(48) NOT NULL,
            games INTEGER NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            mu DOUBLE PRECISION NOT NULL,
            sigma DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (game,who,games)
        )""",
        "CREATE INDEX ratings_who ON ratings (who)",
    ),
    (
        "ALTER TABLE plays ADD COLUMN place INTEGER",
        """UPDATE plays SET place = 1 + (
            SELECT COUNT(DISTINCT other.person) FROM plays AS other
            WHERE other.round_id = plays.round_id AND other.team = plays.team AND other.person < plays.person
        ) WHERE team IS NOT NULL""",
        "DELETE FROM plays WHERE table_id IS NULL AND finished IS NULL",  # bots whose results were lost play again
        "CREATE UNIQUE INDEX plays_place ON plays (round_id, team, number, place)",
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
