-- Hours that hold from a day on: {"from": "2026-12-07", "hours": [seven days, Monday first]}. Until then `hours` hold. One plan a
-- place: it stays when its day has come, and is read as what holds then (lib/domain/slots.ts, hoursOn).
ALTER TABLE places ADD COLUMN planned jsonb CHECK (
  planned ->> 'from' ~ '^\d{4}-\d\d-\d\d$' AND jsonb_array_length(planned -> 'hours') = 7
  AND NOT jsonb_path_exists(planned, '$.hours[*].opens ? (!(@ like_regex "^[0-2][0-9]:[0-5][05]$"))'));

-- The hours that a place has on a clinic-local day.
CREATE FUNCTION hours_on(hours jsonb, planned jsonb, day date) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN planned ->> 'from' <= day::text THEN planned -> 'hours' ELSE hours END
$$;

-- The clinic-local day of a moment.
CREATE FUNCTION clinic_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT ((moment AT TIME ZONE 'UTC') + interval '330 minutes')::date
$$;

CREATE OR REPLACE FUNCTION take_seat_times(taking seats) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  taken integer;
BEGIN
  -- In the order of time, so that two that overlap never wait for one another in a ring.
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
    WHERE p.id = taking.place_id AND NOT is_on_grid(
      p.slot_minutes, hours_on(p.hours, p.planned, clinic_day(taking.starts_at)), taking.starts_at, taking.ends_at);
END
$$;

CREATE OR REPLACE FUNCTION fill_block(block interruptions) RETURNS void LANGUAGE sql AS $$
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

-- What follows a change of the hours follows one of the plan.
DROP TRIGGER places_off_grid ON places;
CREATE TRIGGER places_off_grid BEFORE UPDATE OF slot_minutes, hours, planned ON places FOR EACH ROW
  WHEN ((OLD.slot_minutes, OLD.hours, OLD.planned) IS DISTINCT FROM (NEW.slot_minutes, NEW.hours, NEW.planned))
  EXECUTE FUNCTION mark_off_grid();
DROP TRIGGER places_blocked ON places;
CREATE TRIGGER places_blocked AFTER UPDATE OF seats, slot_minutes, hours, planned ON places FOR EACH ROW
  WHEN ((OLD.seats, OLD.slot_minutes, OLD.hours, OLD.planned)
    IS DISTINCT FROM (NEW.seats, NEW.slot_minutes, NEW.hours, NEW.planned))
  EXECUTE FUNCTION follow_blocked_place();
