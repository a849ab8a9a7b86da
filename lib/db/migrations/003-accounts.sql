-- The product's side of accounts: users, their sessions, memberships. What a sign-in asks for is the user pool's.

CREATE TABLE users (
  -- prefix:id, as the specification has it.
  uid text PRIMARY KEY CHECK (uid LIKE '%:%'),
  personal_phone text NOT NULL UNIQUE,
  personal_name text,
  personal_email text,
  referral_allowed boolean NOT NULL DEFAULT false,
  -- Set when the programme is switched on for the user; stands in their link.
  referral_code text UNIQUE,
  -- The pool's user, whichever pool it is.
  identity_sub text UNIQUE,
  -- When the sign-in began by which the pool's user was proved to be this account's: tokens of an earlier one open nothing.
  identity_since timestamptz,
  created_at timestamptz NOT NULL
);

CREATE TABLE sessions (
  -- SHA-256 of the cookie's value: the table alone lets nobody in.
  token_hash text PRIMARY KEY,
  uid text NOT NULL REFERENCES users (uid) ON DELETE CASCADE,
  -- Of the embedded pool's tokens: the session lives as long as the sign-in that opened it.
  origin_jti text,
  -- The sign-in that opened it, of whichever pool: a second start of the same one keeps it.
  sign_in text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_origin_jti ON sessions (origin_jti);
CREATE INDEX sessions_uid ON sessions (uid);
CREATE INDEX sessions_expires ON sessions (expires_at);

-- With a real pool: users ('sub …') and sign-ins ('sign-in …') that are over here, while tokens of theirs can still be good.
CREATE TABLE refused_sign_ins (
  who text PRIMARY KEY,
  ends_at timestamptz NOT NULL
);

CREATE TABLE memberships (
  uid text PRIMARY KEY REFERENCES users (uid) ON DELETE CASCADE,
  number text NOT NULL UNIQUE,
  issue text,
  activated_at timestamptz NOT NULL,
  valid_until timestamptz NOT NULL
);
