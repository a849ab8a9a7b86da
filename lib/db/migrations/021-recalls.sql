-- The wish of a number to be reminded of its next visit. A number has one: a new wish replaces the former.
CREATE TABLE recalls (
  personal_phone text PRIMARY KEY,
  -- The subject of messages and calls. A new wish has a new one.
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  -- The kept visit that the wish is about. Its place, treatment and language are the wish's.
  booking_id uuid NOT NULL REFERENCES bookings (id),
  due_at timestamptz NOT NULL,
  source text NOT NULL CHECK (source IN ('patient', 'desk')),
  consent_version text NOT NULL,
  consented_at timestamptz NOT NULL,
  asked_at timestamptz,
  second_asked_at timestamptz CHECK (second_asked_at > asked_at)
);
CREATE INDEX recalls_booking ON recalls (booking_id);
CREATE INDEX recalls_due ON recalls (due_at);
CREATE INDEX recalls_asked ON recalls (asked_at) WHERE second_asked_at IS NULL;
CREATE INDEX recalls_second ON recalls (second_asked_at) WHERE second_asked_at IS NOT NULL;

ALTER TABLE calls DROP CONSTRAINT calls_kind_check,
  ADD CONSTRAINT calls_kind_check
    CHECK (kind IN ('lead', 'waiting', 'unproved', 'closure', 'earlier', 'unhappy', 'recall'));
