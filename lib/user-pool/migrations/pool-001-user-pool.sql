-- With a real pool these tables stay empty.
CREATE TABLE identity_users (
  -- Also the user's Username, as in a pool that signs in by phone.
  sub text PRIMARY KEY,
  -- E.164; the sign-in name.
  personal_phone text NOT NULL UNIQUE,
  personal_email text,
  personal_attributes jsonb NOT NULL DEFAULT '{}',
  phone_verified boolean NOT NULL DEFAULT false,
  email_verified boolean NOT NULL DEFAULT false,
  status text NOT NULL CHECK (status IN ('UNCONFIRMED', 'CONFIRMED', 'RESET_REQUIRED', 'FORCE_CHANGE_PASSWORD')),
  enabled boolean NOT NULL DEFAULT true,
  -- SRP salt and verifier in hex; null for an account without a password.
  srp_salt text,
  srp_verifier text,
  -- Base32, encrypted with the site's secret; used once totp_verified is true.
  totp_secret text,
  totp_verified boolean NOT NULL DEFAULT false,
  -- A key that the app has not proved yet. totp_secret stays in use until then.
  totp_pending text,
  -- The last used time step: a code works once.
  totp_last_step bigint,
  mfa_enabled jsonb NOT NULL DEFAULT '[]',
  mfa_preferred text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX identity_users_email ON identity_users (personal_email) WHERE email_verified;
CREATE INDEX identity_users_unproved ON identity_users (created_at) WHERE NOT phone_verified;

-- One row per Session string (SHA-256). used_at is set by the one answer that counts.
CREATE TABLE identity_challenges (
  session_hash text PRIMARY KEY,
  client_id text NOT NULL,
  -- Null for an unknown user whose absence is hidden.
  sub text REFERENCES identity_users (sub) ON DELETE CASCADE,
  username text NOT NULL,
  challenge text NOT NULL,
  -- For checking the next answer: earlier results, private parameters (codes as hashes), the SRP exchange.
  state jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX identity_challenges_expires ON identity_challenges (expires_at);

CREATE TABLE identity_families (
  origin_jti text PRIMARY KEY,
  sub text NOT NULL REFERENCES identity_users (sub) ON DELETE CASCADE,
  client_id text NOT NULL,
  scopes text NOT NULL,
  device_key text,
  auth_time timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  -- The last proof by password or by a code to the number; null if none since the sign-in.
  proved_at timestamptz
);
CREATE INDEX identity_families_sub ON identity_families (sub);

CREATE TABLE identity_refresh_tokens (
  token_hash text PRIMARY KEY,
  origin_jti text NOT NULL REFERENCES identity_families (origin_jti) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  -- Rotation: when a newer token replaced it.
  replaced_at timestamptz
);
CREATE INDEX identity_refresh_tokens_family ON identity_refresh_tokens (origin_jti);

CREATE TABLE identity_devices (
  device_key text PRIMARY KEY,
  sub text NOT NULL REFERENCES identity_users (sub) ON DELETE CASCADE,
  group_key text NOT NULL,
  name text NOT NULL DEFAULT '',
  -- Null until ConfirmDevice sends them (hex).
  srp_salt text,
  srp_verifier text,
  remembered boolean NOT NULL DEFAULT false,
  personal_last_address text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  authenticated_at timestamptz NOT NULL,
  -- The hosted-page session of a browser that is one of the user's devices.
  hosted_session text
);
CREATE INDEX identity_devices_sub ON identity_devices (sub, created_at);
CREATE UNIQUE INDEX identity_devices_hosted ON identity_devices (hosted_session) WHERE hosted_session IS NOT NULL;

-- An unknown user gets a row too, so that the same statements run: `sub` may match nobody.
CREATE TABLE identity_codes (
  sub text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('sign_up', 'reset', 'phone_number', 'email')),
  code_hash text NOT NULL,
  -- A phone or address to adopt once the code is right; null for the user's own.
  personal_to text,
  -- Keyed hash of the requester, whose wrong tries are counted apart from others' (other_tries).
  asked_from text NOT NULL DEFAULT '',
  tries integer NOT NULL DEFAULT 0,
  other_tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (sub, purpose)
);
CREATE INDEX identity_codes_expires ON identity_codes (expires_at);

-- Codes of /oauth2/authorize: one use, 5 minutes.
CREATE TABLE identity_hosted_codes (
  code_hash text PRIMARY KEY,
  sub text NOT NULL REFERENCES identity_users (sub) ON DELETE CASCADE,
  client_id text NOT NULL,
  redirect_uri text NOT NULL,
  scopes text NOT NULL,
  code_challenge text,
  nonce text,
  hosted_session text,
  -- The sign-in that it opened. Presenting the code a second time revokes it.
  origin_jti text,
  auth_time timestamptz,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE TABLE identity_hosted_sessions (
  token_hash text PRIMARY KEY,
  sub text NOT NULL REFERENCES identity_users (sub) ON DELETE CASCADE,
  -- When the browser signed in at the hosted page; auth_time of later tokens issued without the form.
  auth_time timestamptz,
  expires_at timestamptz NOT NULL
);

-- A stable id per login; a new one per guest.
CREATE TABLE identity_ids (
  identity_id text PRIMARY KEY,
  login text UNIQUE,
  created_at timestamptz NOT NULL
);

-- The site reads only these views (lib/db/pool-views.ts).

-- The subquery makes a row lock on the view lock the sign-in alone, not the user.
CREATE VIEW live_sign_ins AS
  SELECT f.origin_jti, f.expires_at FROM identity_families f
  WHERE f.revoked_at IS NULL AND EXISTS (SELECT 1 FROM identity_users u WHERE u.sub = f.sub AND u.enabled);

CREATE VIEW pool_users AS
  SELECT sub, personal_phone, phone_verified, personal_email, email_verified FROM identity_users;
