-- When a clinic can't see its patients: a day that is closed, a chair or all of them for a time. Who is booked there keeps the
-- time until they answer; nobody else gets it.

CREATE TABLE interruptions (
  -- The form's own, so that the same form twice is one interruption.
  id uuid PRIMARY KEY,
  place_id text NOT NULL REFERENCES places (id),
  -- A whole day, a time of it, or what new hours and fewer chairs left without a place (no time of its own).
  kind text NOT NULL CHECK (kind IN ('day', 'time', 'import')),
  -- Clinic-local.
  day date,
  -- Null: all chairs, also those that come later.
  seat integer CHECK (seat >= 1),
  starts_at timestamptz,
  ends_at timestamptz,
  -- One of lib/catalogue/interruption-reasons.ts.
  reason text NOT NULL,
  staff_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  lifted_at timestamptz,
  CHECK (CASE kind
  WHEN 'import' THEN num_nonnulls(day, seat, starts_at, ends_at) = 0
    ELSE num_nulls(day, starts_at, ends_at) = 0 AND ends_at > starts_at AND (kind = 'time' OR seat IS NULL) END)
);
CREATE INDEX interruptions_place ON interruptions (place_id, created_at);
CREATE INDEX interruptions_standing ON interruptions (place_id, ends_at) WHERE lifted_at IS NULL;

-- Whose booking it meets, and what they answered.
CREATE TABLE interruption_items (
  interruption_id uuid NOT NULL REFERENCES interruptions (id),
  -- No bookings are deleted; a reference would wait for whoever is leaving the seat, and they for the block.
  booking_id uuid NOT NULL,
  -- open: told nothing yet. stays: the patient may come all the same. called: answered by phone, and the booking not changed yet.
  state text NOT NULL CHECK (state IN ('open', 'told', 'moved', 'stays', 'cancelled', 'called')),
  -- The times offered last: [{"placeId", "date", "start", "end"}].
  offered jsonb NOT NULL DEFAULT '[]',
  -- How often new times were offered, and when last.
  offers integer NOT NULL DEFAULT 0,
  told_at timestamptz,
  -- How often the desk rang and nobody answered.
  unanswered integer NOT NULL DEFAULT 0,
  answered_at timestamptz,
  PRIMARY KEY (interruption_id, booking_id)
);
CREATE INDEX interruption_items_booking ON interruption_items (booking_id);
CREATE INDEX interruption_items_waiting ON interruption_items (interruption_id) WHERE state IN ('open', 'told');

ALTER TABLE closures ADD COLUMN interruption_id uuid REFERENCES interruptions (id);

-- A chair that is blocked for a slot: a row of the same table, so that the indexes which decide between two patients decide
-- between patients and a block.
ALTER TABLE seats ADD COLUMN block_id uuid REFERENCES interruptions (id);
CREATE INDEX seats_block ON seats (block_id) WHERE block_id IS NOT NULL;
ALTER TABLE seats DROP CONSTRAINT seats_check3;
ALTER TABLE seats ADD CONSTRAINT seats_whose CHECK (CASE
  WHEN state = 'held' THEN num_nonnulls(booking_id, nth, taken_at, block_id) = 0 AND num_nulls(owner, held_until, proved) = 0
  WHEN block_id IS NULL THEN num_nulls(booking_id, nth, taken_at) = 0
    AND num_nonnulls(owner, held_until, personal_phone, network, proved) = 0
  ELSE state = 'taken' AND taken_at IS NOT NULL
    AND num_nonnulls(booking_id, nth, owner, held_until, personal_phone, network, proved) = 0 END);

-- The number of the word `seats <place>` (lib/db/queries/locks.ts). Who blocks holds it alone, who leaves a seat holds it with
-- others: a seat is left before a block begins, and the block has it, or after, and then the trigger below gives it to the block.
CREATE FUNCTION place_lock(place_id text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT ('x' || encode(substr(sha256(convert_to('seats ' || place_id, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint
$$;

-- Minutes from midnight of an HH:MM.
CREATE FUNCTION minutes_of(clock text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT split_part(clock, ':', 1)::integer * 60 + split_part(clock, ':', 2)::integer
$$;

-- Takes what is free of a block's chairs, slot by slot. Again it takes what has become free, or has come, meanwhile.
CREATE FUNCTION fill_block(block interruptions) RETURNS void LANGUAGE sql AS $$
  WITH days AS (
    SELECT p.id, p.seats, p.slot_minutes, day, minutes_of(h.open ->> 'opens') AS opens,
      least(minutes_of(h.open ->> 'closes'), 1440) AS closes
    FROM places p, generate_series(
        ((block.starts_at AT TIME ZONE 'UTC') + interval '330 minutes')::date::timestamp,
        (block.ends_at AT TIME ZONE 'UTC') + interval '330 minutes', interval '1 day') day,
      LATERAL (SELECT nullif(p.hours -> (extract(isodow FROM day)::integer - 1), 'null') AS open) h
    WHERE p.id = block.place_id AND h.open IS NOT NULL
  ), slots AS (
    SELECT days.id, seat, (day + minutes * interval '1 minute' - interval '330 minutes') AT TIME ZONE 'UTC' AS starts_at,
      (day + (minutes + slot_minutes) * interval '1 minute' - interval '330 minutes') AT TIME ZONE 'UTC' AS ends_at
    FROM days, generate_series(opens, closes - slot_minutes, slot_minutes) minutes, generate_series(1, seats) seat
    WHERE block.seat IS NULL OR block.seat = seat
  )
  INSERT INTO seats (place_id, seat, starts_at, ends_at, state, created_at, taken_at, block_id)
    SELECT s.id, s.seat, s.starts_at, s.ends_at, 'taken', block.created_at, block.created_at, block.id
    FROM slots s
    WHERE s.starts_at < block.ends_at AND s.ends_at > block.starts_at AND NOT EXISTS (
      SELECT 1 FROM seats a
      WHERE a.place_id = s.id AND a.seat = s.seat AND a.state IN ('held', 'taken')
        AND a.starts_at > s.starts_at - interval '240 minutes' AND a.starts_at < s.ends_at AND a.ends_at > s.starts_at)
    ORDER BY s.seat, s.starts_at
    ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION wait_for_block() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(place_lock(OLD.place_id));
  RETURN NEW;
END
$$;

-- Whoever left has answered, by whichever way; and the seat is the block's, never a patient's again.
CREATE FUNCTION follow_left_seat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE interruption_items i SET
    state = CASE WHEN s.id IS NULL THEN 'cancelled' ELSE 'moved' END,
    answered_at = coalesce(s.taken_at, b.cancelled_at, now())
  FROM bookings b LEFT JOIN seats s ON s.booking_id = b.id AND s.state = 'taken'
  WHERE b.id = NEW.booking_id AND i.booking_id = b.id AND i.state IN ('open', 'told', 'called');
  INSERT INTO seats (place_id, seat, starts_at, ends_at, state, created_at, taken_at, block_id)
    SELECT NEW.place_id, NEW.seat, NEW.starts_at, NEW.ends_at, 'taken', i.created_at, i.created_at, i.id
    FROM interruptions i JOIN places p ON p.id = i.place_id AND p.seats >= NEW.seat
    WHERE i.place_id = NEW.place_id AND i.lifted_at IS NULL AND i.ends_at > NEW.starts_at AND i.starts_at < NEW.ends_at
      AND (i.seat IS NULL OR i.seat = NEW.seat)
    ORDER BY i.created_at, i.id LIMIT 1;
  RETURN NULL;
END
$$;
CREATE TRIGGER seats_leaving BEFORE UPDATE OF state ON seats FOR EACH ROW
  WHEN (OLD.state = 'taken' AND OLD.booking_id IS NOT NULL AND NEW.state = 'left') EXECUTE FUNCTION wait_for_block();
-- By its name after seats_change, which frees the time.
CREATE TRIGGER seats_left_behind AFTER UPDATE OF state ON seats FOR EACH ROW
  WHEN (OLD.state = 'taken' AND OLD.booking_id IS NOT NULL AND NEW.state = 'left') EXECUTE FUNCTION follow_left_seat();

-- Blocks go with their place: more chairs, other hours.
CREATE FUNCTION follow_blocked_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM seats s USING interruptions i
    WHERE i.place_id = NEW.id AND i.lifted_at IS NULL AND i.ends_at > now() AND s.block_id = i.id AND s.starts_at > now();
  PERFORM fill_block(i) FROM interruptions i
    WHERE i.place_id = NEW.id AND i.lifted_at IS NULL AND i.ends_at > now() ORDER BY i.created_at, i.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER places_blocked AFTER UPDATE OF seats, slot_minutes, hours ON places FOR EACH ROW
  WHEN ((OLD.seats, OLD.slot_minutes, OLD.hours) IS DISTINCT FROM (NEW.seats, NEW.slot_minutes, NEW.hours))
  EXECUTE FUNCTION follow_blocked_place();
