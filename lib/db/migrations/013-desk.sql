-- The front desk: who may be there, the browsers that are there now, and what was done there.

CREATE TABLE staff (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  personal_name text NOT NULL,
  -- E.164: whoever signs in with it, as patients do, is this member of staff.
  personal_phone text NOT NULL UNIQUE,
  role text NOT NULL CHECK (role IN ('desk', 'manager')),
  -- Of every place, those to come too; staff_places counts for nothing then.
  everywhere boolean NOT NULL DEFAULT false,
  -- Null until it is chosen, at the first entry.
  pin_hash text,
  -- The key of a manager's authenticator, sealed (lib/domain/account/totp.ts), and the time step of the last code that was used.
  totp_secret text,
  totp_last_step bigint,
  disabled_at timestamptz,
  created_at timestamptz NOT NULL
);

CREATE TABLE staff_places (
  staff_id uuid NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  place_id text NOT NULL REFERENCES places (id) ON DELETE CASCADE,
  PRIMARY KEY (staff_id, place_id)
);

-- A browser at the desk, by the hash of its token. Beside the patient's session, which says who it is.
CREATE TABLE desk_sessions (
  token_hash text PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  -- When something was done last.
  seen_at timestamptz NOT NULL,
  -- Null while it is locked by hand.
  unlocked_at timestamptz,
  wrong_pins integer NOT NULL DEFAULT 0,
  ends_at timestamptz NOT NULL
);
CREATE INDEX desk_sessions_staff ON desk_sessions (staff_id);
CREATE INDEX desk_sessions_ends ON desk_sessions (ends_at);

-- What was done at a desk, by whom. Written and read, never changed. It holds times, states, seats and ids: nothing of it has to
-- be erased when its patient is.
CREATE TABLE desk_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  staff_id uuid NOT NULL,
  place_id text NOT NULL,
  verb text NOT NULL,
  -- A booking's id, or that of what else it was done to.
  subject text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  reason text,
  -- The event that this one takes back, once.
  undoes bigint UNIQUE REFERENCES desk_events (id)
);
CREATE INDEX desk_events_place ON desk_events (place_id, id);
CREATE INDEX desk_events_subject ON desk_events (subject, id);
-- A day's acts at a place, for whoever looks what was done.
CREATE INDEX desk_events_day ON desk_events (place_id, at);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is written once', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER desk_events_stay BEFORE UPDATE OR DELETE ON desk_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER desk_events_stay_whole BEFORE TRUNCATE ON desk_events EXECUTE FUNCTION refuse_change();

-- What a booking said before the desk put it right, beside the event that says who did it (desk_events has nothing of a patient and
-- stays for ever). {"name", "phone", "treatment"} before and after; erased with what is personal of the booking.
CREATE TABLE booking_corrections (
  event_id bigint PRIMARY KEY REFERENCES desk_events (id),
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  personal_before jsonb NOT NULL,
  personal_after jsonb NOT NULL
);
CREATE INDEX booking_corrections_booking ON booking_corrections (booking_id);

CREATE FUNCTION erase_corrections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM booking_corrections WHERE booking_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER bookings_erased AFTER UPDATE OF personal_phone ON bookings FOR EACH ROW
  WHEN (OLD.personal_phone <> '' AND NEW.personal_phone = '') EXECUTE FUNCTION erase_corrections();

-- A place's bookings as a calendar, for a system of the chain's own: whoever has the address reads it.
CREATE TABLE calendar_feeds (
  -- The operator names it by this one.
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Of the token in its address, which is told once and kept nowhere.
  token_hash text NOT NULL UNIQUE,
  place_id text NOT NULL REFERENCES places (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  -- To the hour.
  read_at timestamptz
);
