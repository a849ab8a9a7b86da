-- Which campaign brought a visit, in words that a link may have (lib/domain/campaign.ts), never who; and whether the page was
-- the first of a visit, which is where a funnel begins.
ALTER TABLE events
  ADD COLUMN campaign text,
  ADD COLUMN source text,
  ADD COLUMN arrived boolean NOT NULL DEFAULT false;
ALTER TABLE event_days
  ADD COLUMN campaign text NOT NULL DEFAULT '',
  ADD COLUMN source text NOT NULL DEFAULT '',
  -- How many of the n were the first page of a visit.
  ADD COLUMN arrivals integer NOT NULL DEFAULT 0;
-- A process of the version before counts old events no more until it is restarted; they wait for the next sweep.
ALTER TABLE event_days DROP CONSTRAINT event_days_pkey;
ALTER TABLE event_days ADD PRIMARY KEY (day, name, path, treatment, variant, campaign, source);
