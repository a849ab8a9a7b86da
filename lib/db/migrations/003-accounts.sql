-- The product's side of an account. sub is the pool's user, whichever pool it is.
ALTER TABLE users ADD COLUMN identity_sub text UNIQUE;
ALTER TABLE users ADD COLUMN personal_email text;
-- Set when the programme is switched on for the user; stands in their link.
ALTER TABLE users ADD COLUMN referral_code text UNIQUE;

-- A browser's session lives as long as the sign-in that opened it: origin_jti is that of its tokens.
ALTER TABLE sessions ADD COLUMN origin_jti text;
CREATE INDEX sessions_origin_jti ON sessions (origin_jti);
CREATE INDEX sessions_uid ON sessions (uid);

-- Whose account a booking or lead stands in; null while nobody has signed in with its phone.
ALTER TABLE appointments ADD COLUMN uid text REFERENCES users (uid) ON DELETE SET NULL;
CREATE INDEX appointments_uid ON appointments (uid, starts_at) WHERE uid IS NOT NULL;
ALTER TABLE leads ADD COLUMN uid text REFERENCES users (uid) ON DELETE SET NULL;
CREATE INDEX leads_uid ON leads (uid) WHERE uid IS NOT NULL;
-- When the patient was there; set by the clinic (npm run operate -- kept).
ALTER TABLE appointments ADD COLUMN kept_at timestamptz;

-- What a member has had of the year's benefits, one row a booking.
CREATE TABLE membership_benefits (
  appointment_id uuid PRIMARY KEY REFERENCES appointments (id) ON DELETE CASCADE,
  uid text NOT NULL REFERENCES users (uid) ON DELETE CASCADE,
  benefit text NOT NULL CHECK (benefit IN ('check_up', 'cleaning', 'price')),
  -- By how much the price went down, in paise.
  saved_paise integer NOT NULL CHECK (saved_paise >= 0),
  used_at timestamptz NOT NULL
);
CREATE INDEX membership_benefits_uid ON membership_benefits (uid, used_at);
ALTER TABLE memberships DROP CONSTRAINT memberships_uid_fkey;
ALTER TABLE memberships ADD FOREIGN KEY (uid) REFERENCES users (uid) ON DELETE CASCADE;

-- Messages: when one must no longer be sent, how often it was tried, what is left of it once it is sent.
ALTER TABLE outbox ADD COLUMN expires_at timestamptz;
ALTER TABLE outbox ADD COLUMN attempts integer NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN next_attempt_at timestamptz;
