-- What the funnel tells page views and numbers by beside the campaign: further words of a link, a city of the chain, and the kind of
-- device; never who. `first_of_day` and `first_of_week`: the browser had not been counted on that day, and in that week. The browser
-- remembers that itself and sends no id.
ALTER TABLE events
  ADD COLUMN medium text,
  ADD COLUMN content text,
  ADD COLUMN term text,
  ADD COLUMN city text,
  ADD COLUMN device text,
  ADD COLUMN first_of_day boolean NOT NULL DEFAULT false,
  ADD COLUMN first_of_week boolean NOT NULL DEFAULT false;
ALTER TABLE event_days
  ADD COLUMN medium text NOT NULL DEFAULT '',
  ADD COLUMN content text NOT NULL DEFAULT '',
  ADD COLUMN term text NOT NULL DEFAULT '',
  ADD COLUMN city text NOT NULL DEFAULT '',
  ADD COLUMN device text NOT NULL DEFAULT '',
  -- How many of the n were the first of a browser on that day, and in that week.
  ADD COLUMN first_of_day integer NOT NULL DEFAULT 0,
  ADD COLUMN first_of_week integer NOT NULL DEFAULT 0;
-- A process of the version before counts old events no more until it is restarted. Its events wait for the next sweep.
ALTER TABLE event_days DROP CONSTRAINT event_days_pkey;
ALTER TABLE event_days ADD PRIMARY KEY
  (day, name, path, treatment, variant, campaign, source, medium, content, term, city, device);

-- The kind of device that a booking was made on; null for the desk's.
ALTER TABLE bookings ADD COLUMN device text CHECK (device IN ('phone', 'tablet', 'computer'));
