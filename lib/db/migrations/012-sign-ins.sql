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
