CREATE TABLE staff (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  personal_name text NOT NULL,
  -- E.164. The member of staff signs in with it as patients do.
  personal_phone text NOT NULL UNIQUE,
  role text NOT NULL CHECK (role IN ('desk', 'manager')),
  -- All places, later ones too; staff_places is ignored then.
  everywhere boolean NOT NULL DEFAULT false,
  pin_hash text,
  -- A manager's TOTP key, encrypted (lib/domain/account/totp.ts), and the time step of the last used code.
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

CREATE TABLE desk_sessions (
  token_hash text PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  -- Null while locked by hand.
  unlocked_at timestamptz,
  wrong_pins integer NOT NULL DEFAULT 0,
  ends_at timestamptz NOT NULL
);
CREATE INDEX desk_sessions_staff ON desk_sessions (staff_id);
CREATE INDEX desk_sessions_ends ON desk_sessions (ends_at);

-- Never changed. It holds only times, states, seats and ids, so that nothing has to be erased with a patient.
CREATE TABLE desk_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  staff_id uuid NOT NULL,
  place_id text NOT NULL,
  verb text NOT NULL,
  subject text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  reason text,
  undoes bigint UNIQUE REFERENCES desk_events (id)
);
CREATE INDEX desk_events_place ON desk_events (place_id, id);
CREATE INDEX desk_events_subject ON desk_events (subject, id);
CREATE INDEX desk_events_day ON desk_events (place_id, at);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is written once', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER desk_events_stay BEFORE UPDATE OR DELETE ON desk_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER desk_events_stay_whole BEFORE TRUNCATE ON desk_events EXECUTE FUNCTION refuse_change();

-- {"name", "phone", "treatment"}. Apart from desk_events, which stay for ever, so that they can be erased.
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

-- A place's bookings as a calendar for a system of the chain. Anyone with the address can read it.
CREATE TABLE calendar_feeds (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Hash of the token in the address. The token is shown once and stored nowhere.
  token_hash text NOT NULL UNIQUE,
  place_id text NOT NULL REFERENCES places (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
