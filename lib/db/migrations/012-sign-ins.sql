-- The sign-in (origin_jti) that a session was opened by, of whichever pool: a second start of the same one keeps it.
-- sessions.origin_jti stays what binds a session to a sign-in of the embedded pool.
ALTER TABLE sessions ADD COLUMN sign_in text;
UPDATE sessions SET sign_in = origin_jti;

-- When the sign-in began by which the pool's user was proved to be this account's: tokens of an earlier one open nothing.
-- Null for an account of before this column.
ALTER TABLE users ADD COLUMN identity_since timestamptz;

-- With a real pool: users ('sub …') and sign-ins ('sign-in …') that are over here, while tokens of theirs can still be good.
CREATE TABLE refused_sign_ins (
  who text PRIMARY KEY,
  ends_at timestamptz NOT NULL
);

-- When a sign-in last showed again whose it is, by the password or by a code to the number; null since it began.
ALTER TABLE identity_families ADD COLUMN proved_at timestamptz;

-- A browser that signed in at the hosted page is one of the user's devices: whose session there leads to it.
ALTER TABLE identity_hosted_codes ADD COLUMN hosted_session text;
ALTER TABLE identity_devices ADD COLUMN hosted_session text;
CREATE UNIQUE INDEX identity_devices_hosted ON identity_devices (hosted_session) WHERE hosted_session IS NOT NULL;
