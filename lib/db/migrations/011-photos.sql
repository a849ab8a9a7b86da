-- Written before the photo and deleted after it, so that none is stored without a row. The id is its name.
CREATE TABLE smile_photos (
  id uuid PRIMARY KEY,
  owner text NOT NULL,
  -- SHA-256 of the upload: sending the same file again gives the same photo.
  digest text NOT NULL,
  -- Size in storage; an upper bound until stored_at.
  bytes integer NOT NULL,
  -- Both null: a draft's, or nobody's any more.
  booking_id uuid REFERENCES bookings (id) ON DELETE SET NULL,
  lead_id uuid REFERENCES leads (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  stored_at timestamptz,
  -- Hidden from then on. The stored photo is deleted before the row.
  gone_at timestamptz,
  tried_at timestamptz
);
-- A draft's photos count until they are deleted, even after gone_at.
CREATE INDEX smile_photos_draft ON smile_photos (owner) WHERE booking_id IS NULL AND lead_id IS NULL;
CREATE INDEX smile_photos_booking ON smile_photos (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX smile_photos_lead ON smile_photos (lead_id) WHERE lead_id IS NOT NULL;
CREATE INDEX smile_photos_created ON smile_photos (created_at) WHERE gone_at IS NULL;
CREATE INDEX smile_photos_gone ON smile_photos (gone_at) WHERE gone_at IS NOT NULL;

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
