-- No statement reads a table from end to end that grows with the patients (tests/lib/db/plans).

-- What a lead of a phone is asked by, open or not. Neither column changes: telling a lead more touches no index.
DROP INDEX leads_phone;
CREATE INDEX leads_phone ON leads (personal_phone, owner);
-- For the sweep. Not of when a lead was last changed, which would be written with every answer.
CREATE INDEX leads_created ON leads (created_at);
CREATE INDEX leads_handled ON leads (handled_at) WHERE handled_at IS NOT NULL;
CREATE INDEX sessions_expires ON sessions (expires_at);
-- Sent messages that stay readable: none where a provider sends them.
CREATE INDEX outbox_readable ON outbox (personal_to) WHERE sent_at IS NOT NULL AND personal_to <> '';

-- Given up or not, a draft's photos take room until they are deleted.
DROP INDEX smile_photos_owner;
CREATE INDEX smile_photos_draft ON smile_photos (owner) WHERE booking_id IS NULL AND lead_id IS NULL;

-- What all photos take together, in bytes: one row, none before the first photo.
CREATE TABLE photo_bytes (
  is_all boolean PRIMARY KEY DEFAULT true CHECK (is_all),
  n bigint NOT NULL
);
CREATE FUNCTION count_photo_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO photo_bytes AS p (n) VALUES (coalesce(NEW.bytes, 0) - coalesce(OLD.bytes, 0))
    ON CONFLICT (is_all) DO UPDATE SET n = p.n + excluded.n;
  RETURN NULL;
END
$$;
CREATE TRIGGER smile_photos_count AFTER INSERT OR DELETE OR UPDATE OF bytes ON smile_photos
  FOR EACH ROW EXECUTE FUNCTION count_photo_bytes();
INSERT INTO photo_bytes (n) SELECT sum(bytes) FROM smile_photos HAVING count(*) > 0;

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
      SELECT 1 FROM limit_marks m WHERE m.key = ask.key AND m.at > ask.since LIMIT ask.most) m))
  THEN
    RETURN false;
  END IF;
  INSERT INTO limit_marks (key, at) SELECT DISTINCT unnest(keys), moment;
  RETURN true;
END
$$;
