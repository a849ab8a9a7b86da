CREATE TABLE waitlist_entries (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
  place_id text NOT NULL REFERENCES places (id),
  joined_at timestamptz NOT NULL,
  -- Set after too many lapsed offers; no more are made.
  ended_at timestamptz
);
CREATE INDEX waitlist_entries_place ON waitlist_entries (place_id, joined_at);

CREATE TABLE waitlist_offers (
  -- The id of the held seat.
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES waitlist_entries (booking_id) ON DELETE CASCADE,
  place_id text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  until timestamptz NOT NULL,
  -- Null while open. withdrawn: the booking or the place changed.
  outcome text CHECK (outcome IN ('declined', 'lapsed', 'withdrawn')),
  UNIQUE (booking_id, starts_at)
);
CREATE UNIQUE INDEX waitlist_offers_open ON waitlist_offers (booking_id) WHERE outcome IS NULL;

-- Freed slots at places with a waitlist, deleted once offered. Rows are only inserted and taken by id, so
-- that a patient who gives up a slot never waits for an offer in progress.
CREATE TABLE freed_times (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  place_id text NOT NULL REFERENCES places (id),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);

CREATE FUNCTION note_freed_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO freed_times (place_id, starts_at, ends_at)
    SELECT OLD.place_id, OLD.starts_at, OLD.ends_at
    WHERE EXISTS (SELECT 1 FROM waitlist_entries e WHERE e.place_id = OLD.place_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER seats_freed AFTER UPDATE OF state ON seats FOR EACH ROW
  WHEN (OLD.state = 'taken' AND NEW.state = 'left') EXECUTE FUNCTION note_freed_time();
CREATE TRIGGER seats_unblocked AFTER DELETE ON seats FOR EACH ROW
  WHEN (OLD.block_id IS NOT NULL) EXECUTE FUNCTION note_freed_time();

CREATE FUNCTION join_waitlist() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO waitlist_entries (booking_id, place_id, joined_at)
    VALUES (NEW.booking_id, NEW.place_id, NEW.taken_at) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER seats_wanting AFTER UPDATE OF state ON seats FOR EACH ROW
  WHEN (NEW.state = 'taken' AND OLD.state = 'held' AND NEW.wants_earlier) EXECUTE FUNCTION join_waitlist();
