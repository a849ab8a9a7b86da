-- Wrong passwords are counted by name, whether or not an account has it: a lock-out would otherwise tell which do.
CREATE TABLE identity_failures (
  -- A keyed hash: nobody is named.
  name_hash text PRIMARY KEY,
  failures integer NOT NULL,
  failed_at timestamptz NOT NULL
);
ALTER TABLE identity_users DROP COLUMN password_failures, DROP COLUMN password_failed_at;
