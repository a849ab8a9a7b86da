-- A secret that an app was given and has not yet proved: the one in use stays until it has.
ALTER TABLE identity_users ADD COLUMN totp_pending text;
-- Which sign-in a hosted code led to: a code that comes a second time takes it back.
ALTER TABLE identity_hosted_codes ADD COLUMN origin_jti text;
ALTER TABLE identity_hosted_codes ADD COLUMN auth_time timestamptz;
-- When the browser signed in at the hosted page: auth_time of the tokens that it is given later without the form.
ALTER TABLE identity_hosted_sessions ADD COLUMN auth_time timestamptz;
