-- What strangers do is counted by the marks of lib/limits alone.
DROP TABLE identity_sends;
DROP TABLE identity_failures;

-- A code that nobody was sent is a row like any other, so that the same statements answer for it.
ALTER TABLE identity_codes DROP CONSTRAINT identity_codes_sub_fkey;
-- From where it was asked for (a keyed hash): whose tries are whose.
ALTER TABLE identity_codes ADD COLUMN asked_from text NOT NULL DEFAULT '', ADD COLUMN other_tries integer NOT NULL DEFAULT 0;
CREATE INDEX identity_codes_expires ON identity_codes (expires_at);
