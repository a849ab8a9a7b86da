-- What visitors did, counted without anything that says who they are: a page view or an act, with the words of a link that brought
-- it (lib/domain/leads/campaign.ts), a city of the chain, and the kind of device.
CREATE TABLE events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  -- Without a query; a route whose parameter names a booking stands as its pattern.
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
  -- Whether the page was the first of a visit, which is where a funnel begins.
  arrived boolean NOT NULL DEFAULT false,
  -- The browser had not been counted on that day, and in that week. The browser remembers that itself and sends no id.
  first_of_day boolean NOT NULL DEFAULT false,
  first_of_week boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE INDEX events_name ON events (name, created_at);
CREATE INDEX events_created ON events (created_at);
-- Where funnels begin: the events of the days that are not counted together yet (lib/db/queries/operations/retention.ts).
CREATE INDEX events_arrived ON events (created_at) WHERE arrived;

-- What is left of events once they are old: how many of each a clinic-local day. Empty words for none.
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
  -- How many of the n were the first page of a visit, and the first of a browser on that day and in that week.
  arrivals integer NOT NULL DEFAULT 0,
  first_of_day integer NOT NULL DEFAULT 0,
  first_of_week integer NOT NULL DEFAULT 0,
  PRIMARY KEY (day, name, path, treatment, variant, campaign, source, medium, content, term, city, device)
);
