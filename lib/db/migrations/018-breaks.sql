-- A day's hours may have "breaks": [{"from": "13:30", "until": "16:30"}], in order and within the day (calendar/slots.ts, spansOf).
ALTER TABLE places ADD CHECK (
  NOT jsonb_path_exists(hours, '$[*].breaks[*].until ? (!(@ like_regex "^[0-2][0-9]:[0-5][05]$"))')
  AND NOT jsonb_path_exists(coalesce(planned, '{}'), '$.hours[*].breaks[*].until ? (!(@ like_regex "^[0-2][0-9]:[0-5][05]$"))'));

-- The spans in which a place is open on a day, in minutes from midnight.
CREATE FUNCTION day_spans(day jsonb) RETURNS TABLE (opens integer, closes integer) LANGUAGE sql IMMUTABLE AS $$
  SELECT minutes_of(CASE WHEN nth = 0 THEN day ->> 'opens' ELSE day -> 'breaks' -> (nth - 1) ->> 'until' END),
    coalesce(minutes_of(day -> 'breaks' -> nth ->> 'from'), least(minutes_of(day ->> 'closes'), 1440))
  FROM generate_series(0, coalesce(jsonb_array_length(day -> 'breaks'), 0)) nth
  WHERE day ->> 'opens' IS NOT NULL
$$;

-- On a day with breaks, each span has a grid of its own. A seat must lie within its span, so no two grids overlap.
-- PL/pgSQL keeps its plans. As SQL, the trigger of each seat would plan this anew.
CREATE OR REPLACE FUNCTION is_on_grid(slot_minutes integer, hours jsonb, starts_at timestamptz, ends_at timestamptz)
RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  local timestamp := starts_at AT TIME ZONE 'UTC' + interval '330 minutes';
  day jsonb := hours -> (extract(isodow FROM local)::integer - 1);
  second integer := extract(epoch FROM local::time);
BEGIN
  IF ends_at <> starts_at + slot_minutes * interval '1 minute' OR day ->> 'opens' IS NULL THEN
    RETURN false;
  ELSIF day -> 'breaks' IS NULL THEN
    RETURN mod(second - minutes_of(day ->> 'opens') * 60, slot_minutes * 60) = 0;
  END IF;
  RETURN EXISTS (
    SELECT 1 FROM day_spans(day) span
    WHERE mod(second - span.opens * 60, slot_minutes * 60) = 0
      AND second BETWEEN span.opens * 60 AND (span.closes - slot_minutes) * 60);
END
$$;

-- A second call adds the seats that became free or are new. Compiling the plan takes a second, and running it milliseconds.
CREATE OR REPLACE FUNCTION fill_block(block closures) RETURNS void LANGUAGE sql SET jit = off AS $$
  WITH days AS (
    SELECT p.id, p.seats, p.slot_minutes, day, span.opens, span.closes
    FROM places p, generate_series(
        clinic_day(block.starts_at)::timestamp,
        (block.ends_at AT TIME ZONE 'UTC') + interval '330 minutes', interval '1 day') day,
      LATERAL (
        SELECT nullif(hours_on(p.hours, p.planned, day::date) -> (extract(isodow FROM day)::integer - 1), 'null') AS open) h,
      LATERAL day_spans(h.open) span
    WHERE p.id = block.place_id
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
