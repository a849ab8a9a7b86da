-- key: keyed hash of the limit and the requester. No primary key: two hits at one moment are two hits.
CREATE TABLE limit_hits (
  key text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX limit_hits_key ON limit_hits (key, at DESC);
CREATE INDEX limit_hits_at ON limit_hits (at);

-- Adds a hit of each key if each has fewer than `most` hits since its moment. Exact under concurrency: a request
-- waits for earlier ones, and only a function then counts their hits. A plain statement counts as of its start.
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

CREATE TABLE number_proofs (
  owner text NOT NULL,
  number_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (owner, number_hash)
);
CREATE INDEX number_proofs_expires_at ON number_proofs (expires_at);

CREATE TABLE number_codes (
  owner text NOT NULL,
  number_hash text NOT NULL,
  code_hash text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (owner, number_hash)
);
CREATE INDEX number_codes_expires_at ON number_codes (expires_at);
