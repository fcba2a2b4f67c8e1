-- The schema of Astrolude 0.1, as SQLite and PostgreSQL read it. It never changes.

CREATE TABLE astrolude (
    version INTEGER NOT NULL
);

CREATE TABLE tables (
    id VARCHAR(32) NOT NULL,
    game VARCHAR(64) NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed VARCHAR(20) NOT NULL,
    listed BOOLEAN NOT NULL,
    invite_hash VARCHAR(64),
    rematch VARCHAR(32),
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    status VARCHAR(8) NOT NULL,
    revision INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    deciding INTEGER,
    outcome TEXT,
    PRIMARY KEY (id)
);

CREATE INDEX tables_by_status ON tables (status, listed, created);

CREATE TABLE moves (
    table_id VARCHAR(32) NOT NULL,
    ply INTEGER NOT NULL,
    action INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, ply),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE orders (
    table_id VARCHAR(32) NOT NULL,
    seat INTEGER NOT NULL,
    name VARCHAR(64) NOT NULL,
    value VARCHAR(64) NOT NULL,
    PRIMARY KEY (table_id, seat, name),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE seats (
    table_id VARCHAR(32) NOT NULL,
    seat INTEGER NOT NULL,
    kind VARCHAR(8) NOT NULL,
    name VARCHAR(64),
    level VARCHAR(32),
    secret_hash VARCHAR(64),
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
