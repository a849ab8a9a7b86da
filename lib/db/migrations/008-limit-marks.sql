-- What was done lately, for the limits (lib/limits): a keyed hash of the act and of who did it, so that nobody is named.
-- Without a primary key: two marks of one key at one moment are two marks.
CREATE TABLE limit_marks (
  key text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX limit_marks_key ON limit_marks (key, at DESC);
CREATE INDEX limit_marks_at ON limit_marks (at);
