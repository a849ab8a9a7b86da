-- A lead belongs to the browser that left it: nobody else's words change it or show it. Rows of before have no browser.
ALTER TABLE leads ADD COLUMN owner text NOT NULL DEFAULT '';
-- When the lead needed no call any more: its browser booked.
ALTER TABLE leads ADD COLUMN handled_at timestamptz;
DROP INDEX leads_open_phone;
CREATE UNIQUE INDEX leads_open ON leads (personal_phone, owner) WHERE is_open;

-- What is left of events once they are old: how many of each a clinic-local day.
CREATE TABLE event_days (
  day date NOT NULL,
  name text NOT NULL,
  path text NOT NULL,
  -- Empty for none.
  treatment text NOT NULL,
  variant text NOT NULL,
  n bigint NOT NULL,
  PRIMARY KEY (day, name, path, treatment, variant)
);
CREATE INDEX events_created ON events (created_at);
