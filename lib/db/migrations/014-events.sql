-- Page views and actions, without anything that identifies the visitor.
CREATE TABLE events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  -- Without the query. A route that names a booking is stored as its pattern.
  path text NOT NULL,
  treatment text,
  variant text,
  campaign text,
  source text,
  medium text,
  content text,
  term text,
  city text,
  device text,
  arrived boolean NOT NULL DEFAULT false,
  -- The browser was not counted before on that day or in that week. It remembers this itself and sends no id.
  first_of_day boolean NOT NULL DEFAULT false,
  first_of_week boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE INDEX events_name ON events (name, created_at);
CREATE INDEX events_created ON events (created_at);
-- For funnels: the days that are not aggregated yet (lib/db/queries/operations/retention.ts).
CREATE INDEX events_arrived ON events (created_at) WHERE arrived;

CREATE TABLE event_days (
  day date NOT NULL,
  name text NOT NULL,
  path text NOT NULL,
  treatment text NOT NULL,
  variant text NOT NULL,
  campaign text NOT NULL DEFAULT '',
  source text NOT NULL DEFAULT '',
  medium text NOT NULL DEFAULT '',
  content text NOT NULL DEFAULT '',
  term text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  device text NOT NULL DEFAULT '',
  n bigint NOT NULL,
  arrivals integer NOT NULL DEFAULT 0,
  first_of_day integer NOT NULL DEFAULT 0,
  first_of_week integer NOT NULL DEFAULT 0,
  PRIMARY KEY (day, name, path, treatment, variant, campaign, source, medium, content, term, city, device)
);
