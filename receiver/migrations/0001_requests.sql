-- Read by receiver/node/sqlite.ts and by `wrangler d1 migrations apply`. A change is a new file.

CREATE TABLE requests (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  received_at INTEGER NOT NULL,
  -- A random id of the attempt that stored the row; an attempt that finds another value here came second.
  upload TEXT NOT NULL,
  name TEXT NOT NULL,
  phone TEXT NOT NULL,
  address TEXT NOT NULL,
  issue TEXT NOT NULL,
  time TEXT NOT NULL,
  message TEXT NOT NULL,
  page TEXT NOT NULL,
  suspicion TEXT
) STRICT;

CREATE INDEX requests_received_at ON requests (received_at);

CREATE TABLE photos (
  request_id TEXT NOT NULL REFERENCES requests (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  key TEXT NOT NULL,
  type TEXT NOT NULL,
  size INTEGER NOT NULL,
  PRIMARY KEY (request_id, position)
) STRICT;

-- The outbox: a line for each request and channel. Times are milliseconds since 1970.
CREATE TABLE notifications (
  request_id TEXT NOT NULL REFERENCES requests (id) ON DELETE CASCADE,
  channel TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  leased_until INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  sent_at INTEGER,
  last_error TEXT,
  PRIMARY KEY (request_id, channel)
) STRICT;

CREATE INDEX notifications_due ON notifications (due_at) WHERE sent_at IS NULL;

-- For the rate limit alone; lines are deleted when they no longer count.
CREATE TABLE senders (
  address TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) STRICT;

CREATE INDEX senders_sent_at ON senders (sent_at);
