-- When a sign-in last showed again whose it is, by the password or by a code to the number; null since it began.
ALTER TABLE identity_families ADD COLUMN proved_at timestamptz;

-- A browser that signed in at the hosted page is one of the user's devices: whose session there leads to it.
ALTER TABLE identity_hosted_codes ADD COLUMN hosted_session text;
ALTER TABLE identity_devices ADD COLUMN hosted_session text;
CREATE UNIQUE INDEX identity_devices_hosted ON identity_devices (hosted_session) WHERE hosted_session IS NOT NULL;
