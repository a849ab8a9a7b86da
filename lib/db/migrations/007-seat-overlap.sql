-- No chair has two patients at one moment, however the hours or the slot length of its place change: the unique index on
-- starts alone lets 10:15 to 11:00 stand beside 10:30 to 11:00.

-- The grain of seat_times. What is not a multiple of it would share a grain with its neighbour, and be refused.
ALTER TABLE places ADD CHECK (slot_minutes % 5 = 0);
ALTER TABLE places ADD CHECK (NOT jsonb_path_exists(hours, '$[*].opens ? (!(@ like_regex "^[0-2][0-9]:[0-5][05]$"))'));
ALTER TABLE appointments ADD CHECK (
  mod(extract(epoch FROM starts_at)::numeric, 300) = 0 AND mod(extract(epoch FROM ends_at)::numeric, 300) = 0
);
-- The longest slot length. What overlaps a time began less than this before it: so far back are indexes read.
ALTER TABLE appointments ADD CHECK (ends_at <= starts_at + interval '240 minutes');

-- Every five minutes of a seat that a live appointment takes. Written by the triggers below and by nothing else.
CREATE TABLE seat_times (
  place_id text NOT NULL,
  seat integer NOT NULL,
  at timestamptz NOT NULL,
  appointment_id uuid NOT NULL,
  PRIMARY KEY (place_id, seat, at)
);

-- Since when live rows may stand off the place's present times, because those were changed, or a row was put in by hand.
-- While it is set, what is taken is read by overlap; else by equal starts, which is all the same and half the work.
ALTER TABLE places ADD COLUMN off_grid_since timestamptz;

-- Whether a time is one of the slots that a place of these hours has. Clinic-local is five and a half hours ahead of UTC.
CREATE FUNCTION is_on_grid(slot_minutes integer, hours jsonb, starts_at timestamptz, ends_at timestamptz)
RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT ends_at = starts_at + slot_minutes * interval '1 minute' AND coalesce((
    SELECT mod(extract(epoch FROM local::time - opens::time)::integer, slot_minutes * 60) = 0
    FROM (SELECT starts_at AT TIME ZONE 'UTC' + interval '330 minutes' AS local) clock,
      LATERAL (SELECT hours -> (extract(isodow FROM local)::integer - 1) ->> 'opens' AS opens) day), false)
$$;

CREATE FUNCTION free_seat_times(gone appointments) RETURNS void LANGUAGE sql AS $$
  DELETE FROM seat_times
  WHERE place_id = gone.place_id AND seat = gone.seat AND at >= gone.starts_at AND at < gone.ends_at
    AND appointment_id = gone.id
$$;

CREATE FUNCTION take_seat_times(taking appointments) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  taken integer;
BEGIN
  -- In the order of time, so that two that overlap never wait for one another in a ring.
  INSERT INTO seat_times (place_id, seat, at, appointment_id)
    SELECT taking.place_id, taking.seat, t, taking.id
    FROM generate_series(taking.starts_at, taking.ends_at - interval '5 minutes', interval '5 minutes') t
    ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS taken = ROW_COUNT;
  IF taken * interval '5 minutes' <> taking.ends_at - taking.starts_at THEN
    RAISE EXCEPTION 'Seat % of % is taken for a part of this time', taking.seat, taking.place_id
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'seat_times_pkey';
  END IF;
  UPDATE places p SET off_grid_since = now()
    WHERE p.id = taking.place_id AND NOT is_on_grid(p.slot_minutes, p.hours, taking.starts_at, taking.ends_at);
END
$$;

CREATE FUNCTION follow_seat_times() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status IN ('held', 'confirmed') THEN
    PERFORM free_seat_times(OLD);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status IN ('held', 'confirmed') THEN
    PERFORM take_seat_times(NEW);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER appointments_take AFTER INSERT ON appointments FOR EACH ROW
  WHEN (NEW.status IN ('held', 'confirmed')) EXECUTE FUNCTION follow_seat_times();
CREATE TRIGGER appointments_free AFTER DELETE ON appointments FOR EACH ROW
  WHEN (OLD.status IN ('held', 'confirmed')) EXECUTE FUNCTION follow_seat_times();
-- Not when a hold is confirmed: the same seat stays taken.
CREATE TRIGGER appointments_change AFTER UPDATE OF status, id, place_id, seat, starts_at, ends_at ON appointments
  FOR EACH ROW WHEN (
    (OLD.status IN ('held', 'confirmed'), OLD.id, OLD.place_id, OLD.seat, OLD.starts_at, OLD.ends_at)
    IS DISTINCT FROM
    (NEW.status IN ('held', 'confirmed'), NEW.id, NEW.place_id, NEW.seat, NEW.starts_at, NEW.ends_at)
  ) EXECUTE FUNCTION follow_seat_times();

CREATE FUNCTION mark_off_grid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.off_grid_since = now();
  RETURN NEW;
END
$$;
CREATE TRIGGER places_off_grid BEFORE UPDATE OF slot_minutes, hours ON places FOR EACH ROW
  WHEN ((OLD.slot_minutes, OLD.hours) IS DISTINCT FROM (NEW.slot_minutes, NEW.hours)) EXECUTE FUNCTION mark_off_grid();

-- Rows that overlap already stay as they are: the first of them has the time, and no further one is let in.
INSERT INTO seat_times (place_id, seat, at, appointment_id)
  SELECT a.place_id, a.seat, t, a.id
  FROM appointments a, generate_series(a.starts_at, a.ends_at - interval '5 minutes', interval '5 minutes') t
  WHERE a.status IN ('held', 'confirmed')
  ORDER BY a.created_at
  ON CONFLICT DO NOTHING;
UPDATE places p SET off_grid_since = now() WHERE EXISTS (
  SELECT 1 FROM appointments a
  WHERE a.place_id = p.id AND a.status IN ('held', 'confirmed')
    AND NOT is_on_grid(p.slot_minutes, p.hours, a.starts_at, a.ends_at));
