-- The sweep looks for accounts that were begun and never proved.
CREATE INDEX identity_users_unproved ON identity_users (created_at) WHERE NOT phone_verified;
