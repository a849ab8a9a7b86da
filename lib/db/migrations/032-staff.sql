-- Who may be at the front desk, and the browsers that are there now.

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
  -- The key of a manager's authenticator, sealed (lib/domain/totp.ts), and the time step of the last code that was used.
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
