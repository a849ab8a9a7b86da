CREATE TABLE bookings (
  -- The id of its first seat. Manage links are derived from it.
  id uuid PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN ('confirmed', 'cancelled')),
  -- `status`: whether the booking stands. `visit`: where its patient is (lib/domain/booking/visit.ts).
  visit text NOT NULL DEFAULT 'expected'
    CHECK (visit IN ('expected', 'arrived', 'in_chair', 'kept', 'missed', 'left')),
  -- Grows with every change; a save names the version that its form was made from.
  version integer NOT NULL DEFAULT 0,
  owner text NOT NULL,
  uid text REFERENCES users (uid) ON DELETE SET NULL,
  -- The account was deleted: a later owner of the number can't claim the booking.
  unlinked boolean NOT NULL DEFAULT false,
  personal_name text NOT NULL,
  personal_phone text NOT NULL,
  -- Years; null unless somebody else booked for the patient.
  personal_age smallint CHECK (personal_age BETWEEN 0 AND 120),
  -- Home visits: {"pincode", "latLng", "address", "landmark", "apartmentNumber"}.
  personal_address jsonb,
  personal_note text CHECK (length(personal_note) <= 500),
  -- network: keyed hash, erased after the visit. proved: the phone number is verified.
  network text,
  proved boolean NOT NULL,
  flow text NOT NULL,
  appointment_type text NOT NULL CHECK (appointment_type IN ('clinic', 'video', 'at_home')),
  self_booked boolean NOT NULL,
  source text NOT NULL DEFAULT 'web' CHECK (source IN ('web', 'phone', 'walk_in')),
  booked_by uuid,
  device text CHECK (device IN ('phone', 'tablet', 'computer')),
  treatment text,
  concern text,
  -- service sets the price; treatment_key and procedure follow the specification's section 4.
  service text,
  treatment_key text,
  procedure text,
  price_paise integer NOT NULL CHECK (price_paise >= 0),
  attribution jsonb NOT NULL,
  first_attribution jsonb NOT NULL,
  link_version integer NOT NULL DEFAULT 0,
  -- The last seat's place, copied so that counts and searches don't read seats.
  place_id text,
  -- Host's booking id in the host's and each companion's row: at most five, one after the other.
  companion_group uuid,
  -- The booking that replaced this cancelled one, by the same person's wish.
  replaced_by text REFERENCES bookings (reference),
  booked_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  cancel_reason text,
  -- When the patient confirmed attendance; a reschedule clears it.
  attendance_confirmed_at timestamptz,
  arrived_at timestamptz,
  seated_at timestamptz,
  kept_at timestamptz,
  missed_at timestamptz,
  left_at timestamptz,
  CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL))
);
CREATE INDEX bookings_uid ON bookings (uid) WHERE uid IS NOT NULL;
CREATE INDEX bookings_phone ON bookings (personal_phone);
CREATE INDEX bookings_network ON bookings (id) WHERE network IS NOT NULL;
CREATE INDEX bookings_booked_at ON bookings (booked_at);
CREATE INDEX bookings_owner ON bookings (owner);
CREATE INDEX bookings_companion_group ON bookings (companion_group) WHERE companion_group IS NOT NULL;
CREATE INDEX bookings_place ON bookings (place_id, booked_at);
CREATE INDEX bookings_here ON bookings (visit) WHERE visit IN ('arrived', 'in_chair');
CREATE INDEX bookings_words ON bookings USING gin (
  array_to_tsvector(array_remove(string_to_array(translate(lower(personal_name), '.-''’', '  '), ' '), ''))
) WHERE personal_name <> '';
CREATE INDEX bookings_phone_ending ON bookings (right(personal_phone, 4)) WHERE personal_phone <> '';

CREATE FUNCTION raise_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version = OLD.version + 1;
  RETURN NEW;
END
$$;
-- A new place_id only follows the seat, so it does not change the version.
CREATE TRIGGER bookings_version BEFORE UPDATE ON bookings
  FOR EACH ROW WHEN (OLD.place_id IS NOT DISTINCT FROM NEW.place_id) EXECUTE FUNCTION raise_version();

-- A chair or team at a time, held by a browser, taken by a booking or closure, or left by a booking. All share
-- the table, so that one unique index decides between them.
CREATE TABLE seats (
  -- For a hold, the specification's sid.
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  place_id text NOT NULL REFERENCES places (id),
  seat integer NOT NULL CHECK (seat >= 1),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('held', 'taken', 'left')),
  created_at timestamptz NOT NULL,
  booking_id uuid REFERENCES bookings (id),
  -- Order of the booking's seats from 0. The last one is current.
  nth integer,
  taken_at timestamptz,
  block_id uuid REFERENCES closures (id),
  -- Only for a hold, from here to proved. owner: as in bookings.
  owner text,
  held_until timestamptz,
  personal_phone text,
  network text,
  proved boolean,
  -- The booking joins the waitlist once the hold is confirmed.
  wants_earlier boolean NOT NULL DEFAULT false,
  CHECK (ends_at > starts_at),
  -- The grain of seat_times.
  CHECK (mod(extract(epoch FROM starts_at)::numeric, 300) = 0 AND mod(extract(epoch FROM ends_at)::numeric, 300) = 0),
  -- The longest slot: queries for overlaps read the index this far back.
  CHECK (ends_at <= starts_at + interval '240 minutes'),
  CONSTRAINT seats_whose CHECK (CASE
    WHEN state = 'held' THEN num_nonnulls(booking_id, nth, taken_at, block_id) = 0 AND num_nulls(owner, held_until, proved) = 0
    WHEN block_id IS NULL THEN num_nulls(booking_id, nth, taken_at) = 0
      AND num_nonnulls(owner, held_until, personal_phone, network, proved) = 0
    ELSE state = 'taken' AND taken_at IS NOT NULL
      AND num_nonnulls(booking_id, nth, owner, held_until, personal_phone, network, proved) = 0 END)
);
-- Decides which request gets a seat: one live row per chair or team and start.
CREATE UNIQUE INDEX seats_place ON seats (place_id, starts_at, seat)
  INCLUDE (state, held_until, owner) WHERE state IN ('held', 'taken');
CREATE UNIQUE INDEX seats_booking ON seats (booking_id, nth) WHERE booking_id IS NOT NULL;
CREATE UNIQUE INDEX seats_taken ON seats (booking_id) WHERE state = 'taken';
CREATE INDEX seats_owner ON seats (owner, starts_at) WHERE state = 'held';
CREATE INDEX seats_phone ON seats (personal_phone, starts_at) WHERE state = 'held';
CREATE INDEX seats_network ON seats (network, held_until) WHERE state = 'held';
CREATE INDEX seats_held_until ON seats (held_until) WHERE state = 'held';
CREATE INDEX seats_block ON seats (block_id) WHERE block_id IS NOT NULL;
CREATE INDEX seats_left ON seats (place_id, starts_at) WHERE state = 'left';
CREATE INDEX seats_left_at ON seats (starts_at) WHERE state = 'left';
CREATE INDEX seats_begin ON seats (starts_at) WHERE state = 'taken';

CREATE VIEW current_bookings AS
  SELECT b.*, s.id AS seat_id, s.seat, s.state AS seat_state, s.starts_at, s.ends_at, s.nth
  FROM bookings b CROSS JOIN LATERAL (SELECT * FROM seats WHERE booking_id = b.id ORDER BY nth DESC LIMIT 1) s;

CREATE FUNCTION place_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings SET place_id = NEW.place_id WHERE id = NEW.booking_id AND place_id IS DISTINCT FROM NEW.place_id;
  RETURN NULL;
END $$;
CREATE TRIGGER seats_place_booking AFTER INSERT OR UPDATE OF state, booking_id, place_id ON seats
  FOR EACH ROW WHEN (NEW.state = 'taken') EXECUTE FUNCTION place_booking();

-- One row per five minutes of a live seat, so that no chair has two patients at one moment. The index on starts
-- would let 10:15 to 11:00 stand beside 10:30 to 11:00. Only the triggers below write here.
CREATE TABLE seat_times (
  place_id text NOT NULL,
  seat integer NOT NULL,
  at timestamptz NOT NULL,
  seat_id uuid NOT NULL,
  PRIMARY KEY (place_id, seat, at)
);

CREATE FUNCTION free_seat_times(gone seats) RETURNS void LANGUAGE sql AS $$
  DELETE FROM seat_times
  WHERE place_id = gone.place_id AND seat = gone.seat AND at >= gone.starts_at AND at < gone.ends_at AND seat_id = gone.id
$$;

CREATE FUNCTION take_seat_times(taking seats) RETURNS void LANGUAGE plpgsql AS $$
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
    WHERE p.id = taking.place_id AND NOT is_on_grid(
      p.slot_minutes, hours_on(p.hours, p.planned, clinic_day(taking.starts_at)), taking.starts_at, taking.ends_at);
END
$$;

CREATE FUNCTION follow_seat_times() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.state IN ('held', 'taken') THEN
    PERFORM free_seat_times(OLD);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.state IN ('held', 'taken') THEN
    PERFORM take_seat_times(NEW);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER seats_take AFTER INSERT ON seats FOR EACH ROW
  WHEN (NEW.state IN ('held', 'taken')) EXECUTE FUNCTION follow_seat_times();
CREATE TRIGGER seats_free AFTER DELETE ON seats FOR EACH ROW
  WHEN (OLD.state IN ('held', 'taken')) EXECUTE FUNCTION follow_seat_times();
CREATE TRIGGER seats_change AFTER UPDATE OF state, id, place_id, seat, starts_at, ends_at ON seats
  FOR EACH ROW WHEN (
    (OLD.state IN ('held', 'taken'), OLD.id, OLD.place_id, OLD.seat, OLD.starts_at, OLD.ends_at)
    IS DISTINCT FROM
    (NEW.state IN ('held', 'taken'), NEW.id, NEW.place_id, NEW.seat, NEW.starts_at, NEW.ends_at)
  ) EXECUTE FUNCTION follow_seat_times();
