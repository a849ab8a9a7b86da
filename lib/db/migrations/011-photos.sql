-- Photos that patients add to what a visit or a call is about. The row comes before the photo and goes after it, so that
-- nothing is kept that no row knows of. Its id is its name where it is kept: random.
CREATE TABLE smile_photos (
  id uuid PRIMARY KEY,
  -- A keyed hash of the draft cookie of the browser that added it.
  owner text NOT NULL,
  -- SHA-256 of what was sent: the same sent again is the same photo.
  digest text NOT NULL,
  -- What it takes where it is kept; at most, until it is there.
  bytes integer NOT NULL,
  -- Whose it became. Neither: a draft's, or nobody's any more.
  booking_id uuid REFERENCES bookings (id) ON DELETE SET NULL,
  lead_id uuid REFERENCES leads (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  -- When it was there, whole.
  stored_at timestamptz,
  -- When it was given up: shown to nobody from then on, and deleted where it is kept before the row goes.
  gone_at timestamptz,
  tried_at timestamptz
);
-- Given up or not, a draft's photos take room until they are deleted.
CREATE INDEX smile_photos_draft ON smile_photos (owner) WHERE booking_id IS NULL AND lead_id IS NULL;
CREATE INDEX smile_photos_booking ON smile_photos (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX smile_photos_lead ON smile_photos (lead_id) WHERE lead_id IS NOT NULL;
CREATE INDEX smile_photos_created ON smile_photos (created_at) WHERE gone_at IS NULL;
CREATE INDEX smile_photos_gone ON smile_photos (gone_at) WHERE gone_at IS NOT NULL;

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
