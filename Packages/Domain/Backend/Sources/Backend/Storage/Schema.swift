/// The tables, version by version. A step that was released is never changed; new ones are appended.
enum Schema {
  static let steps = [
    """
    CREATE TABLE users (
      id TEXT PRIMARY KEY NOT NULL,
      created TEXT NOT NULL,
      updated TEXT NOT NULL,
      email TEXT NOT NULL COLLATE NOCASE UNIQUE,
      emailVisibility INTEGER NOT NULL,
      verified INTEGER NOT NULL,
      name TEXT NOT NULL COLLATE NOCASE,
      bio TEXT NOT NULL,
      onboarded INTEGER NOT NULL,
      passwordHash TEXT
    ) STRICT;
    CREATE UNIQUE INDEX usersByName ON users (name) WHERE name <> '';

    CREATE TABLE tokens (
      id TEXT PRIMARY KEY NOT NULL,
      user TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      digest BLOB NOT NULL,
      expires REAL NOT NULL
    ) STRICT;
    CREATE INDEX tokensByUser ON tokens (user);
    CREATE INDEX tokensByExpiry ON tokens (expires);

    CREATE TABLE preferences (
      id TEXT PRIMARY KEY NOT NULL,
      created TEXT NOT NULL,
      updated TEXT NOT NULL,
      user TEXT NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
      appearance TEXT NOT NULL,
      textSize TEXT NOT NULL,
      notifications INTEGER NOT NULL,
      analyticsConsent INTEGER NOT NULL
    ) STRICT;
    """
  ]
}
