-- The embedded user pool and identity pool. With a real pool these tables stay empty.
CREATE TABLE identity_users (
  -- The generated Username of a pool that signs in by phone equals sub.
  sub text PRIMARY KEY,
  -- E.164: what the patient signs in with.
  personal_phone text NOT NULL UNIQUE,
  personal_email text,
  -- The other attributes by name; values are strings.
  personal_attributes jsonb NOT NULL DEFAULT '{}',
  phone_verified boolean NOT NULL DEFAULT false,
  email_verified boolean NOT NULL DEFAULT false,
  status text NOT NULL CHECK (status IN ('UNCONFIRMED', 'CONFIRMED', 'RESET_REQUIRED', 'FORCE_CHANGE_PASSWORD')),
  enabled boolean NOT NULL DEFAULT true,
  -- SRP salt and verifier in hex; null for an account without a password.
  srp_salt text,
  srp_verifier text,
  password_failures integer NOT NULL DEFAULT 0,
  password_failed_at timestamptz,
  -- Base32, sealed with the site's secret; counts once totp_verified is true.
  totp_secret text,
  totp_verified boolean NOT NULL DEFAULT false,
  -- The last time step that was used: a code works once.
  totp_last_step bigint,
  -- Which of SMS_MFA and SOFTWARE_TOKEN_MFA are on, and which is asked first.
  mfa_enabled jsonb NOT NULL DEFAULT '[]',
  mfa_preferred text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX identity_users_email ON identity_users (personal_email) WHERE email_verified;

-- A sign-in on its way: one row a Session string, by its SHA-256. One use: used_at is set by the answer that counts.
CREATE TABLE identity_challenges (
  session_hash text PRIMARY KEY,
  client_id text NOT NULL,
  -- Null for a user who does not exist, where that is hidden.
  sub text REFERENCES identity_users (sub) ON DELETE CASCADE,
  username text NOT NULL,
  challenge text NOT NULL,
  -- What the next answer is checked against: results so far, private parameters (codes as hashes), the SRP exchange.
  state jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX identity_challenges_expires ON identity_challenges (expires_at);

-- All tokens that one sign-in led to. Revoked as one.
CREATE TABLE identity_families (
  origin_jti text PRIMARY KEY,
  sub text NOT NULL REFERENCES identity_users (sub) ON DELETE CASCADE,
  client_id text NOT NULL,
  scopes text NOT NULL,
  device_key text,
  auth_time timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX identity_families_sub ON identity_families (sub);

CREATE TABLE identity_refresh_tokens (
  token_hash text PRIMARY KEY,
  origin_jti text NOT NULL REFERENCES identity_families (origin_jti) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  -- Rotation: from when on a newer one stands in its place.
  replaced_at timestamptz
);
CREATE INDEX identity_refresh_tokens_family ON identity_refresh_tokens (origin_jti);

CREATE TABLE identity_devices (
  device_key text PRIMARY KEY,
  sub text NOT NULL REFERENCES identity_users (sub) ON DELETE CASCADE,
  group_key text NOT NULL,
  name text NOT NULL DEFAULT '',
  -- Null until ConfirmDevice hands them over (hex).
  srp_salt text,
  srp_verifier text,
  remembered boolean NOT NULL DEFAULT false,
  personal_last_address text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  authenticated_at timestamptz NOT NULL
);
CREATE INDEX identity_devices_sub ON identity_devices (sub, created_at);

-- Codes that confirm a sign-up, a new password, a phone, an e-mail address. One of each a user; the hash, never the code.
CREATE TABLE identity_codes (
  sub text NOT NULL REFERENCES identity_users (sub) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('sign_up', 'reset', 'phone_number', 'email')),
  code_hash text NOT NULL,
  -- A phone or an address that is to be taken over once the code is right; null for the user's own.
  personal_to text,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (sub, purpose)
);

-- Every code that was sent, for the limits by phone, prefix and address. Keyed hashes: nobody is named.
CREATE TABLE identity_sends (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  to_hash text NOT NULL,
  prefix text NOT NULL,
  address_hash text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX identity_sends_to ON identity_sends (to_hash, sent_at);
CREATE INDEX identity_sends_prefix ON identity_sends (prefix, sent_at);
CREATE INDEX identity_sends_address ON identity_sends (address_hash, sent_at);

-- The hosted pages: codes of /oauth2/authorize (one use, 5 minutes) and the browser's session there.
CREATE TABLE identity_hosted_codes (
  code_hash text PRIMARY KEY,
  sub text NOT NULL REFERENCES identity_users (sub) ON DELETE CASCADE,
  client_id text NOT NULL,
  redirect_uri text NOT NULL,
  scopes text NOT NULL,
  code_challenge text,
  nonce text,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE TABLE identity_hosted_sessions (
  token_hash text PRIMARY KEY,
  sub text NOT NULL REFERENCES identity_users (sub) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);

-- The identity pool: a stable id a login, a new one a guest.
CREATE TABLE identity_ids (
  identity_id text PRIMARY KEY,
  login text UNIQUE,
  created_at timestamptz NOT NULL
);
