-- The limits on strangers (lib/limits), and the proofs that a number is somebody's.

-- What was done lately: a keyed hash of the act and of who did it, so that nobody is named.
-- Without a primary key: two marks of one key at one moment are two marks.
CREATE TABLE limit_hits (
  key text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX limit_marks_key ON limit_hits (key, at DESC);
CREATE INDEX limit_marks_at ON limit_hits (at);

-- Marks each key once and is true where fewer than `most` marks stand of each since its moment; marks nothing and is false
-- otherwise. Exact however many ask side by side: who asks waits until those before are through, and what a function then
-- counts, they have written. (A statement of its own would count what stood when it began.)
CREATE FUNCTION pass_below(keys text[], since timestamptz[], most integer[], moment timestamptz)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(word, 0)) FROM (SELECT DISTINCT unnest(keys) AS word ORDER BY word) words;
  IF EXISTS (
    SELECT 1 FROM unnest(keys, since, most) AS ask (key, since, most)
    WHERE ask.most <= (SELECT count(*) FROM (
      SELECT 1 FROM limit_hits m WHERE m.key = ask.key AND m.at > ask.since LIMIT ask.most) m))
  THEN
    RETURN false;
  END IF;
  INSERT INTO limit_hits (key, at) SELECT DISTINCT unnest(keys), moment;
  RETURN true;
END
$$;

-- A number that a browser proved by the code sent to it. Both stand as keyed hashes.
CREATE TABLE number_proofs (
  owner text NOT NULL,
  number_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (owner, number_hash)
);
CREATE INDEX number_proofs_expires_at ON number_proofs (expires_at);

-- The code that a browser waits for: one for each number.
CREATE TABLE number_codes (
  owner text NOT NULL,
  number_hash text NOT NULL,
  code_hash text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (owner, number_hash)
);
CREATE INDEX number_codes_expires_at ON number_codes (expires_at);
