-- How long the visit takes; null for one slot of the place. A hold without its treatment's length can't be confirmed.
ALTER TABLE seats ADD COLUMN visit_minutes smallint CHECK (visit_minutes BETWEEN 5 AND 240 AND visit_minutes % 5 = 0);

-- A view keeps the columns that its table had.
DROP VIEW current_bookings;
CREATE VIEW current_bookings AS
  SELECT b.*, s.id AS seat_id, s.seat, s.state AS seat_state, s.starts_at, s.ends_at, s.nth, s.visit_minutes
  FROM bookings b CROSS JOIN LATERAL (SELECT * FROM seats WHERE booking_id = b.id ORDER BY nth DESC LIMIT 1) s;

-- A longer visit is off the grid. If each of them marked the place, its patients would wait for each other.
-- The sweep waits an hour, so a mark of this minute is new enough.
CREATE OR REPLACE FUNCTION take_seat_times(taking seats) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  taken integer;
BEGIN
  -- The order of time keeps two overlapping inserts from a deadlock.
  INSERT INTO seat_times (place_id, seat, at, seat_id)
    SELECT taking.place_id, taking.seat, t, taking.id
    FROM generate_series(taking.starts_at, taking.ends_at - interval '5 minutes', interval '5 minutes') t
    ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS taken = ROW_COUNT;
  IF taken * interval '5 minutes' <> taking.ends_at - taking.starts_at THEN
    RAISE EXCEPTION 'Seat % of % is taken for a part of this time', taking.seat, taking.place_id
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'seat_times_pkey';
  END IF;
  UPDATE places p SET off_grid_since = now()
    WHERE p.id = taking.place_id AND (p.off_grid_since IS NULL OR p.off_grid_since < now() - interval '1 minute')
      AND NOT is_on_grid(
        p.slot_minutes, hours_on(p.hours, p.planned, clinic_day(taking.starts_at)), taking.starts_at, taking.ends_at);
END
$$;
