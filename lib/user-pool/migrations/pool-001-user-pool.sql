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
  -- Base32, sealed with the site's secret; counts once totp_verified is true.
  totp_secret text,
  totp_verified boolean NOT NULL DEFAULT false,
  -- A secret that an app was given and has not yet proved: the one in use stays until it has.
  totp_pending text,
  -- The last time step that was used: a code works once.
  totp_last_step bigint,
  -- Which of SMS_MFA and SOFTWARE_TOKEN_MFA are on, and which is asked first.
  mfa_enabled jsonb NOT NULL DEFAULT '[]',
  mfa_preferred text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX identity_users_email ON identity_users (personal_email) WHERE email_verified;
-- The sweep looks for accounts that were begun and never proved.
CREATE INDEX identity_users_unproved ON identity_users (created_at) WHERE NOT phone_verified;

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
  revoked_at timestamptz,
  -- When it last showed again whose it is, by the password or by a code to the number; null since it began.
  proved_at timestamptz
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
  authenticated_at timestamptz NOT NULL,
  -- A browser that signed in at the hosted page is one of the user's devices: whose session there leads to it.
  hosted_session text
);
CREATE INDEX identity_devices_sub ON identity_devices (sub, created_at);
CREATE UNIQUE INDEX identity_devices_hosted ON identity_devices (hosted_session) WHERE hosted_session IS NOT NULL;

-- Codes that confirm a sign-up, a new password, a phone, an e-mail address. One of each a user; the hash, never the code. A code
-- that nobody was sent is a row like any other, so that the same statements answer for it: `sub` may be nobody's.
CREATE TABLE identity_codes (
  sub text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('sign_up', 'reset', 'phone_number', 'email')),
  code_hash text NOT NULL,
  -- A phone or an address that is to be taken over once the code is right; null for the user's own.
  personal_to text,
  -- From where it was asked for (a keyed hash): whose tries are whose.
  asked_from text NOT NULL DEFAULT '',
  tries integer NOT NULL DEFAULT 0,
  other_tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (sub, purpose)
);
CREATE INDEX identity_codes_expires ON identity_codes (expires_at);

-- The hosted pages: codes of /oauth2/authorize (one use, 5 minutes) and the browser's session there.
CREATE TABLE identity_hosted_codes (
  code_hash text PRIMARY KEY,
  sub text NOT NULL REFERENCES identity_users (sub) ON DELETE CASCADE,
  client_id text NOT NULL,
  redirect_uri text NOT NULL,
  scopes text NOT NULL,
  code_challenge text,
  nonce text,
  hosted_session text,
  -- Which sign-in it led to: a code that comes a second time takes it back.
  origin_jti text,
  auth_time timestamptz,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE TABLE identity_hosted_sessions (
  token_hash text PRIMARY KEY,
  sub text NOT NULL REFERENCES identity_users (sub) ON DELETE CASCADE,
  -- When the browser signed in at the hosted page: auth_time of the tokens that it is given later without the form.
  auth_time timestamptz,
  expires_at timestamptz NOT NULL
);

-- The identity pool: a stable id a login, a new one a guest.
CREATE TABLE identity_ids (
  identity_id text PRIMARY KEY,
  login text UNIQUE,
  created_at timestamptz NOT NULL
);

-- What the site reads of the pool (lib/db/pool-views.ts); all else here is the pool's own.

-- Sign-ins whose tokens are good until they run out. The user stands in a subquery: who locks a row of the view locks the
-- sign-in alone.
CREATE VIEW live_sign_ins AS
  SELECT f.origin_jti, f.expires_at FROM identity_families f
  WHERE f.revoked_at IS NULL AND EXISTS (SELECT 1 FROM identity_users u WHERE u.sub = f.sub AND u.enabled);

CREATE VIEW pool_users AS
  SELECT sub, personal_phone, phone_verified, personal_email, email_verified FROM identity_users;
