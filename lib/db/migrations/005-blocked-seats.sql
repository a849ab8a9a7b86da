-- The lock key `seats <place>` (lib/db/queries/locks.ts). A closure takes it exclusively, a transaction that frees a seat shares it.
-- follow_left_seat gives the closure each seat that is left after it began.
CREATE FUNCTION place_lock(place_id text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT ('x' || encode(substr(sha256(convert_to('seats ' || place_id, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint
$$;

-- A second call adds the seats that became free or are new.
CREATE FUNCTION fill_block(block closures) RETURNS void LANGUAGE sql AS $$
  WITH days AS (
    SELECT p.id, p.seats, p.slot_minutes, day, minutes_of(h.open ->> 'opens') AS opens,
      least(minutes_of(h.open ->> 'closes'), 1440) AS closes
    FROM places p, generate_series(
        clinic_day(block.starts_at)::timestamp,
        (block.ends_at AT TIME ZONE 'UTC') + interval '330 minutes', interval '1 day') day,
      LATERAL (
        SELECT nullif(hours_on(p.hours, p.planned, day::date) -> (extract(isodow FROM day)::integer - 1), 'null') AS open) h
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

-- Leaving an affected seat is an answer. The closure then takes the seat, so that no patient gets it.
CREATE FUNCTION follow_left_seat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE affected_bookings i SET
    state = CASE WHEN s.id IS NULL THEN 'cancelled' ELSE 'moved' END,
    answered_at = coalesce(s.taken_at, b.cancelled_at, now())
  FROM bookings b LEFT JOIN seats s ON s.booking_id = b.id AND s.state = 'taken'
  WHERE b.id = NEW.booking_id AND i.booking_id = b.id AND i.state IN ('open', 'told', 'called');
  INSERT INTO seats (place_id, seat, starts_at, ends_at, state, created_at, taken_at, block_id)
    SELECT NEW.place_id, NEW.seat, NEW.starts_at, NEW.ends_at, 'taken', i.created_at, i.created_at, i.id
    FROM closures i JOIN places p ON p.id = i.place_id AND p.seats >= NEW.seat
    WHERE i.place_id = NEW.place_id AND i.lifted_at IS NULL AND i.ends_at > NEW.starts_at AND i.starts_at < NEW.ends_at
      AND (i.seat IS NULL OR i.seat = NEW.seat)
    ORDER BY i.created_at, i.id LIMIT 1;
  RETURN NULL;
END
$$;
CREATE TRIGGER seats_leaving BEFORE UPDATE OF state ON seats FOR EACH ROW
  WHEN (OLD.state = 'taken' AND OLD.booking_id IS NOT NULL AND NEW.state = 'left') EXECUTE FUNCTION wait_for_block();
-- Named to run after seats_change, which frees the time.
CREATE TRIGGER seats_left_behind AFTER UPDATE OF state ON seats FOR EACH ROW
  WHEN (OLD.state = 'taken' AND OLD.booking_id IS NOT NULL AND NEW.state = 'left') EXECUTE FUNCTION follow_left_seat();
