-- A booking is one thing, and has had one seat after the other: until here hold, booking and every earlier time of it were
-- rows of one table, and a move copied most of a row.

-- Whoever writes is waited for, and what they wrote comes along. Afterwards there is no such table: what an older version
-- asks of it fails, each statement of it, so that it books and loses nothing.
LOCK TABLE appointments IN ACCESS EXCLUSIVE MODE;

CREATE TABLE bookings (
  -- That of the first seat. Manage links are derived from it.
  id uuid PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN ('confirmed', 'cancelled')),
  -- A keyed hash of the draft cookie of the browser that booked.
  owner text NOT NULL,
  -- Whose account it stands in; null while nobody has signed in with its phone.
  uid text REFERENCES users (uid) ON DELETE SET NULL,
  -- Of an account that was deleted: nobody who has the number later claims it.
  unlinked boolean NOT NULL DEFAULT false,
  personal_name text NOT NULL,
  personal_phone text NOT NULL,
  -- {"pincode", "latLng", "address", "landmark", "apartmentNumber"} of a home visit.
  personal_address jsonb,
  -- The network that booked, as a keyed hash that is taken away after the visit; whether the number was proved.
  network text,
  proved boolean NOT NULL,
  flow text NOT NULL,
  appointment_type text NOT NULL CHECK (appointment_type IN ('clinic', 'video', 'at_home')),
  self_booked boolean NOT NULL,
  treatment text,
  concern text,
  price_paise integer NOT NULL CHECK (price_paise >= 0),
  -- The touch that booked, and the first one of the same phone's lead.
  attribution jsonb NOT NULL,
  first_attribution jsonb NOT NULL,
  -- How often the manage link was made anew.
  link_version integer NOT NULL DEFAULT 0,
  booked_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  -- When the patient was there; set by the clinic (npm run operate -- kept).
  kept_at timestamptz,
  CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL))
);
CREATE INDEX bookings_uid ON bookings (uid) WHERE uid IS NOT NULL;
CREATE INDEX bookings_phone ON bookings (personal_phone);
CREATE INDEX bookings_network ON bookings (id) WHERE network IS NOT NULL;
CREATE INDEX bookings_booked_at ON bookings (booked_at);

-- A time of a chair or team: held for a browser, taken by a booking, or left by it when it moved or was cancelled. A hold is
-- a row of the same table, so that one index decides for both.
CREATE TABLE seats (
  -- A hold's is the specification's sid.
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  place_id text NOT NULL REFERENCES places (id),
  seat integer NOT NULL CHECK (seat >= 1),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('held', 'taken', 'left')),
  created_at timestamptz NOT NULL,
  booking_id uuid REFERENCES bookings (id),
  -- The booking's seats in their order from 0: the last one is where it stands, or stood.
  nth integer,
  -- When the booking took it.
  taken_at timestamptz,
  -- Of a hold, and of nothing else: whose it is (as in bookings), and until when.
  owner text,
  held_until timestamptz,
  personal_phone text,
  network text,
  proved boolean,
  CHECK (ends_at > starts_at),
  -- The grain of seat_times, and the longest slot length (007).
  CHECK (mod(extract(epoch FROM starts_at)::numeric, 300) = 0 AND mod(extract(epoch FROM ends_at)::numeric, 300) = 0),
  CHECK (ends_at <= starts_at + interval '240 minutes'),
  CHECK (CASE state
    WHEN 'held' THEN num_nonnulls(booking_id, nth, taken_at) = 0 AND num_nulls(owner, held_until, proved) = 0
    ELSE num_nulls(booking_id, nth, taken_at) = 0 AND num_nonnulls(owner, held_until, personal_phone, network, proved) = 0 END)
);

WITH RECURSIVE history AS (
  SELECT a.id, a.id AS booking_id, 0 AS nth FROM appointments a WHERE a.moved_from IS NULL AND a.status <> 'held'
  UNION ALL
  SELECT a.id, h.booking_id, h.nth + 1 FROM history h JOIN appointments a ON a.moved_from = h.id
), last AS (
  SELECT DISTINCT ON (h.booking_id) h.booking_id, a.*
  FROM history h JOIN appointments a ON a.id = h.id
  ORDER BY h.booking_id, h.nth DESC
), booked AS (
  INSERT INTO bookings
    SELECT first.id, first.reference, last.status, last.owner, last.uid, last.unlinked, last.personal_name,
      last.personal_phone, last.personal_address, last.network, last.proved, coalesce(last.flow, 'ORGANIC'),
      coalesce(last.appointment_type, CASE p.kind WHEN 'home_zone' THEN 'at_home' ELSE 'clinic' END),
      coalesce(last.self_booked, true), last.treatment, last.concern, coalesce(last.price_paise, 0), last.attribution,
      last.first_attribution, first.link_version, coalesce(first.confirmed_at, first.created_at),
      CASE last.status WHEN 'cancelled' THEN coalesce(last.cancelled_at, last.created_at) END, last.kept_at
    FROM last JOIN appointments first ON first.id = last.booking_id JOIN places p ON p.id = last.place_id
)
INSERT INTO seats (id, place_id, seat, starts_at, ends_at, state, created_at, booking_id, nth, taken_at)
  SELECT a.id, a.place_id, a.seat, a.starts_at, a.ends_at, CASE a.status WHEN 'confirmed' THEN 'taken' ELSE 'left' END,
    a.created_at, h.booking_id, h.nth, coalesce(a.confirmed_at, a.created_at)
  FROM history h JOIN appointments a ON a.id = h.id;
INSERT INTO seats
  (id, place_id, seat, starts_at, ends_at, state, created_at, owner, held_until, personal_phone, network, proved)
  SELECT id, place_id, seat, starts_at, ends_at, 'held', created_at, owner, held_until, personal_phone, network, proved
  FROM appointments WHERE status = 'held';

-- Decides who gets a place: one live row for a chair or team at a time.
CREATE UNIQUE INDEX seats_place ON seats (place_id, starts_at, seat)
  INCLUDE (state, held_until, owner) WHERE state IN ('held', 'taken');
CREATE UNIQUE INDEX seats_booking ON seats (booking_id, nth) WHERE booking_id IS NOT NULL;
-- A booking stands at one time.
CREATE UNIQUE INDEX seats_taken ON seats (booking_id) WHERE state = 'taken';
CREATE INDEX seats_owner ON seats (owner, starts_at) WHERE state = 'held';
CREATE INDEX seats_phone ON seats (personal_phone, starts_at) WHERE state = 'held';
CREATE INDEX seats_network ON seats (network, held_until) WHERE state = 'held';
CREATE INDEX seats_held_until ON seats (held_until) WHERE state = 'held';

-- What told of an appointment tells of the booking. A message's subject stays the seat that it told of.
ALTER TABLE membership_benefits DROP CONSTRAINT membership_benefits_appointment_id_fkey;
ALTER TABLE membership_benefits RENAME COLUMN appointment_id TO booking_id;
UPDATE membership_benefits b SET booking_id = s.booking_id FROM seats s WHERE s.id = b.booking_id AND s.nth > 0;
ALTER TABLE membership_benefits ADD FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE;
ALTER TABLE referrals DROP CONSTRAINT referrals_appointment_id_fkey;
ALTER TABLE referrals RENAME COLUMN appointment_id TO booking_id;
UPDATE referrals r SET booking_id = s.booking_id FROM seats s WHERE s.id = r.booking_id AND s.nth > 0;
ALTER TABLE referrals ADD FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE SET NULL;
CREATE OR REPLACE FUNCTION refuse_circling_referral() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.referrer_uid IS NULL THEN
    RETURN NEW;
  END IF;
  PERFORM lock_referrals();
  IF referral_circles(NEW.personal_phone, NEW.invited_uid, NEW.referrer_uid)
    OR EXISTS (SELECT 1 FROM bookings b WHERE b.id = NEW.booking_id AND b.uid = NEW.referrer_uid)
  THEN
    RAISE EXCEPTION 'A referral leads back to itself' USING ERRCODE = 'check_violation', CONSTRAINT = 'referrals_no_circle';
  END IF;
  RETURN NEW;
END
$$;

-- Every five minutes of a seat, as before (007), of the new table.
DROP FUNCTION follow_seat_times, take_seat_times, free_seat_times CASCADE;
DROP TABLE appointments;
ALTER TABLE seat_times RENAME COLUMN appointment_id TO seat_id;

CREATE FUNCTION free_seat_times(gone seats) RETURNS void LANGUAGE sql AS $$
  DELETE FROM seat_times
  WHERE place_id = gone.place_id AND seat = gone.seat AND at >= gone.starts_at AND at < gone.ends_at AND seat_id = gone.id
$$;

CREATE FUNCTION take_seat_times(taking seats) RETURNS void LANGUAGE plpgsql AS $$
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
    WHERE p.id = taking.place_id AND NOT is_on_grid(p.slot_minutes, p.hours, taking.starts_at, taking.ends_at);
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
-- Not when a hold is confirmed: the same seat stays taken.
CREATE TRIGGER seats_change AFTER UPDATE OF state, id, place_id, seat, starts_at, ends_at ON seats
  FOR EACH ROW WHEN (
    (OLD.state IN ('held', 'taken'), OLD.id, OLD.place_id, OLD.seat, OLD.starts_at, OLD.ends_at)
    IS DISTINCT FROM
    (NEW.state IN ('held', 'taken'), NEW.id, NEW.place_id, NEW.seat, NEW.starts_at, NEW.ends_at)
  ) EXECUTE FUNCTION follow_seat_times();
