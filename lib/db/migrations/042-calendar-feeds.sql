-- A place's bookings as a calendar, for a system of the chain's own: whoever has the address reads it.

CREATE TABLE calendar_feeds (
  -- The operator names it by this one.
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Of the token in its address, which is told once and kept nowhere.
  token_hash text NOT NULL UNIQUE,
  place_id text NOT NULL REFERENCES places (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  -- To the hour.
  read_at timestamptz
);
