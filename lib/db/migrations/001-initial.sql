-- Columns whose name begins with personal_ hold a patient's personal values; redaction and logs go by that prefix.
-- Money is in paise. A moment is a timestamptz; a clinic-local date is derived from it (Asia/Kolkata).

CREATE TABLE cities (
  id text PRIMARY KEY,
  name text NOT NULL,
  state text NOT NULL,
  lat double precision NOT NULL,
  lng double precision NOT NULL
);

-- What has a calendar: the chairs of a clinic, or the teams of a home zone.
CREATE TABLE places (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('clinic', 'home_zone')),
  city_id text NOT NULL REFERENCES cities (id),
  seats integer NOT NULL CHECK (seats BETWEEN 1 AND 60),
  slot_minutes integer NOT NULL CHECK (slot_minutes BETWEEN 5 AND 240),
  -- Seven entries, Monday first: {"opens": "09:30", "closes": "19:00"} or null for a closed day.
  hours jsonb NOT NULL CHECK (jsonb_array_length(hours) = 7)
);
CREATE INDEX places_city ON places (city_id);

CREATE TABLE closures (
  place_id text NOT NULL REFERENCES places (id),
  -- Clinic-local.
  day date NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (place_id, day)
);

CREATE TABLE clinics (
  id text PRIMARY KEY,
  place_id text NOT NULL UNIQUE REFERENCES places (id),
  name text NOT NULL,
  locality text NOT NULL,
  address text NOT NULL,
  pincode text NOT NULL CHECK (pincode ~ '^[1-9][0-9]{5}$'),
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  phone text NOT NULL
);

CREATE TABLE home_zones (
  place_id text PRIMARY KEY REFERENCES places (id),
  name text NOT NULL
);

CREATE TABLE home_zone_pincodes (
  pincode text PRIMARY KEY CHECK (pincode ~ '^[1-9][0-9]{5}$'),
  place_id text NOT NULL REFERENCES home_zones (place_id),
  lat double precision NOT NULL,
  lng double precision NOT NULL
);
CREATE INDEX home_zone_pincodes_place ON home_zone_pincodes (place_id);

-- Holds and bookings. A hold is a row too, so that one index decides for both.
CREATE TABLE appointments (
  -- A hold's id is the specification's sid.
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  place_id text NOT NULL REFERENCES places (id),
  seat integer NOT NULL CHECK (seat >= 1),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('held', 'confirmed', 'cancelled')),
  -- A keyed hash of the browser's draft cookie: whose hold, whose booking.
  owner text NOT NULL,
  held_until timestamptz,
  reference text,
  flow text,
  appointment_type text CHECK (appointment_type IN ('clinic', 'video', 'at_home')),
  self_booked boolean,
  treatment text,
  concern text,
  price_paise integer CHECK (price_paise >= 0),
  personal_name text,
  personal_phone text,
  -- {"pincode", "latLng", "address", "landmark", "apartmentNumber"} of a home visit.
  personal_address jsonb,
  attribution jsonb NOT NULL DEFAULT '{}',
  -- The appointment that this one replaced (reschedule).
  moved_from uuid REFERENCES appointments (id),
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  CHECK (ends_at > starts_at),
  CHECK (status <> 'held' OR held_until IS NOT NULL),
  CHECK (status = 'held' OR (reference IS NOT NULL AND personal_phone IS NOT NULL AND personal_name IS NOT NULL))
);
-- Decides who gets a place: one live row for a chair or team at a time.
CREATE UNIQUE INDEX appointments_place ON appointments (place_id, starts_at, seat)
  INCLUDE (status, held_until, owner) WHERE status IN ('held', 'confirmed');
CREATE UNIQUE INDEX appointments_reference ON appointments (reference) WHERE status = 'confirmed';
CREATE INDEX appointments_reference_all ON appointments (reference) WHERE reference IS NOT NULL;
CREATE INDEX appointments_owner ON appointments (owner, starts_at) WHERE status IN ('held', 'confirmed');
CREATE INDEX appointments_phone ON appointments (personal_phone, starts_at) WHERE status IN ('held', 'confirmed');
CREATE INDEX appointments_held_until ON appointments (held_until) WHERE status = 'held';

CREATE TABLE leads (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  personal_phone text NOT NULL,
  personal_name text,
  flow text NOT NULL,
  -- The last step that the patient answered.
  step text NOT NULL,
  -- The answers of the walk that are not personal.
  answers jsonb NOT NULL DEFAULT '{}',
  questionnaire jsonb,
  attribution jsonb NOT NULL DEFAULT '{}',
  waiting_city text,
  consent_version text NOT NULL,
  -- One lead of a phone is open at a time; it closes 24 hours after it was made.
  is_open boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  finished_at timestamptz
);
CREATE UNIQUE INDEX leads_open_phone ON leads (personal_phone) WHERE is_open;

CREATE TABLE users (
  -- prefix:id, as the specification has it.
  uid text PRIMARY KEY CHECK (uid LIKE '%:%'),
  personal_phone text NOT NULL UNIQUE,
  personal_name text,
  referral_allowed boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);

CREATE TABLE sessions (
  -- SHA-256 of the cookie's value: the table alone lets nobody in.
  token_hash text PRIMARY KEY,
  uid text NOT NULL REFERENCES users (uid) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE memberships (
  uid text PRIMARY KEY REFERENCES users (uid),
  number text NOT NULL UNIQUE,
  issue text,
  activated_at timestamptz NOT NULL,
  valid_until timestamptz NOT NULL
);

CREATE TABLE referrals (
  -- One referrer a new phone, and nobody refers themselves: the database refuses the rest.
  personal_phone text PRIMARY KEY,
  referrer_uid text NOT NULL REFERENCES users (uid),
  appointment_id uuid REFERENCES appointments (id),
  created_at timestamptz NOT NULL
);

-- Messages to send, written in the transaction that makes them true.
CREATE TABLE outbox (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  -- One message a kind and subject, however often the transaction is tried.
  subject text NOT NULL,
  personal_to text NOT NULL,
  personal_payload jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  UNIQUE (kind, subject)
);
CREATE INDEX outbox_unsent ON outbox (created_at) WHERE sent_at IS NULL;
