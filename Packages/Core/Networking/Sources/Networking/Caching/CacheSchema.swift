/// The tables of a cache file. A version that was released never changes; append the next one.
enum CacheSchema {
  /// `changes` says what no longer held when. Its numbers begin at random, so that one of an earlier file is never taken
  /// for one of this. `used` orders the answers by their last use; a body is apart, so that a use doesn't rewrite it.
  static let steps = [
    """
    CREATE TABLE responses (
      id INTEGER PRIMARY KEY,
      account TEXT NOT NULL,
      url TEXT NOT NULL,
      resource TEXT NOT NULL,
      varying TEXT NOT NULL,
      varied TEXT NOT NULL,
      status INTEGER NOT NULL,
      headers TEXT NOT NULL,
      answered REAL NOT NULL,
      age REAL NOT NULL,
      bytes INTEGER NOT NULL,
      used INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX responses_by_url ON responses (account, url);
    CREATE INDEX responses_by_resource ON responses (account, resource);
    CREATE INDEX responses_by_use ON responses (used, bytes);
    CREATE TABLE bodies (
      response INTEGER PRIMARY KEY REFERENCES responses ON DELETE CASCADE,
      content BLOB NOT NULL
    ) STRICT;
    CREATE TABLE changes (
      number INTEGER PRIMARY KEY,
      account TEXT NOT NULL,
      resource TEXT NOT NULL
    ) STRICT;
    INSERT INTO changes VALUES (random() & 0xFFFFFFFFFFFF, '', '');
    """
  ]
}
