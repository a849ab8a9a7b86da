CREATE TABLE users (
  -- prefix:id, as the specification has it.
  uid text PRIMARY KEY CHECK (uid LIKE '%:%'),
  personal_phone text NOT NULL UNIQUE,
  personal_name text,
  personal_email text,
  referral_allowed boolean NOT NULL DEFAULT false,
  referral_code text UNIQUE,
  identity_sub text UNIQUE,
  -- Start of the sign-in that proved the pool's user; tokens of earlier sign-ins are refused.
  identity_since timestamptz,
  created_at timestamptz NOT NULL
);

CREATE TABLE sessions (
  -- SHA-256 of the cookie's value: the table alone lets nobody in.
  token_hash text PRIMARY KEY,
  uid text NOT NULL REFERENCES users (uid) ON DELETE CASCADE,
  -- Embedded pool only: the session ends with this sign-in.
  origin_jti text,
  -- A second start of the same sign-in, in either pool, keeps the session.
  sign_in text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_origin_jti ON sessions (origin_jti);
CREATE INDEX sessions_uid ON sessions (uid);
CREATE INDEX sessions_expires ON sessions (expires_at);

-- Real pool: users ('sub …') and sign-ins ('sign-in …') refused here while their tokens are still valid.
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
