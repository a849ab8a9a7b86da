-- Whoever has a booking and wants an earlier time of its place: "Tell me when an earlier time is free".
CREATE TABLE waitlist_entries (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
  -- Those of a place are asked in the order in which they came.
  place_id text NOT NULL REFERENCES places (id),
  joined_at timestamptz NOT NULL,
  -- When it let so many offers lapse that it is asked no more.
  ended_at timestamptz
);
CREATE INDEX waitlist_entries_place ON waitlist_entries (place_id, joined_at);

-- A time that is held for one of them; nobody is offered the same one twice.
CREATE TABLE waitlist_offers (
  -- That of the held seat.
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES waitlist_entries (booking_id) ON DELETE CASCADE,
  place_id text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- Until when it is held.
  until timestamptz NOT NULL,
  -- Null while it is open. withdrawn: the booking or the place changed meanwhile.
  outcome text CHECK (outcome IN ('declined', 'lapsed', 'withdrawn')),
  UNIQUE (booking_id, starts_at)
);
CREATE UNIQUE INDEX waitlist_offers_open ON waitlist_offers (booking_id) WHERE outcome IS NULL;

-- Times that came free where others wait: each is offered on, and gone from here. Rows are added alone and taken by their number,
-- so that nobody who gives up a time waits for whoever offers one.
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
-- Moved, cancelled; or what a block had.
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
