-- What the receiver notes for itself: when it last looked at the clock, and when it told the owner of a problem.
CREATE TABLE facts (
  name TEXT PRIMARY KEY,
  value INTEGER NOT NULL
) STRICT;

CREATE INDEX senders_address ON senders (address, sent_at);
