-- How often a page of the site led to a call, a text and the like on one day: no line is about anybody.
CREATE TABLE contacts (
  day TEXT NOT NULL,
  page TEXT NOT NULL,
  kind TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, page, kind)
) STRICT;
