-- What visitors did, counted without anything that says who they are.
CREATE TABLE events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  -- Without a query; a route whose parameter names a booking stands as its pattern.
  path text NOT NULL,
  treatment text,
  variant text,
  created_at timestamptz NOT NULL
);
CREATE INDEX events_name ON events (name, created_at);

-- leads.attribution is the first touch; this is the latest one that brought a campaign.
ALTER TABLE leads ADD COLUMN last_attribution jsonb NOT NULL DEFAULT '{}';
-- appointments.attribution is the touch that booked; this is the first one of the same phone's lead.
ALTER TABLE appointments ADD COLUMN first_attribution jsonb NOT NULL DEFAULT '{}';
