-- The chain: cities, and places with their clinics or home zones.
-- In all tables: columns whose name begins with personal_ hold a patient's personal values; redaction and logs go by that prefix.
-- Money is in paise. A moment is a timestamptz; a clinic-local date is derived from it (Asia/Kolkata).

-- What a chain says of itself, by its file (npm run operate -- import): what no table of places holds.
CREATE TABLE chain_facts (
  is_all boolean PRIMARY KEY DEFAULT true CHECK (is_all),
  -- {"brand", "award", "sms", "prices", "notOffered", "closures"}, as the file writes them.
  facts jsonb NOT NULL,
  -- Of the sample chain null: it was never imported.
  imported_at timestamptz,
  -- Grows with every change: what a process has read of the chain is as old as its number.
  version integer NOT NULL DEFAULT 1,
  -- The last year for which days that are closed every year stand in closures.
  closed_until integer NOT NULL
);

CREATE TABLE cities (
  id text PRIMARY KEY,
  name text NOT NULL,
  state text NOT NULL,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  pincode_prefixes text[] NOT NULL DEFAULT '{}',
  -- Other spellings.
  aliases text[] NOT NULL DEFAULT '{}',
  popular boolean NOT NULL DEFAULT false,
  -- The order of the file.
  nth integer NOT NULL DEFAULT 0,
  -- One that the chain's file names no more stays for the bookings that stood there, and is shown and booked no more.
  in_chain boolean NOT NULL DEFAULT true
);

-- What has a calendar: the chairs of a clinic, or the teams of a home zone.
CREATE TABLE places (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('clinic', 'home_zone')),
  city_id text NOT NULL REFERENCES cities (id),
  seats integer NOT NULL CHECK (seats BETWEEN 1 AND 60),
  -- A multiple of the grain of seat_times (004-bookings.sql): else a slot would share a grain with its neighbour, and be refused.
  slot_minutes integer NOT NULL CHECK (slot_minutes BETWEEN 5 AND 240 AND slot_minutes % 5 = 0),
  -- Seven entries, Monday first: {"opens": "09:30", "closes": "19:00"} or null for a closed day.
  hours jsonb NOT NULL CHECK (
    jsonb_array_length(hours) = 7 AND NOT jsonb_path_exists(hours, '$[*].opens ? (!(@ like_regex "^[0-2][0-9]:[0-5][05]$"))')),
  -- Hours that hold from a day on: {"from": "2026-12-07", "hours": [seven days, Monday first]}. Until then `hours` hold. One plan
  -- a place: it stays when its day has come, and is read as what holds then (lib/domain/calendar/slots.ts, hoursOn).
  planned jsonb CHECK (
    planned ->> 'from' ~ '^\d{4}-\d\d-\d\d$' AND jsonb_array_length(planned -> 'hours') = 7
    AND NOT jsonb_path_exists(planned, '$.hours[*].opens ? (!(@ like_regex "^[0-2][0-9]:[0-5][05]$"))')),
  -- Since when live rows may stand off the place's present times, because those were changed, or a row was put in by hand.
  -- While it is set, what is taken is read by overlap; else by equal starts, which is all the same and half the work.
  off_grid_since timestamptz,
  in_chain boolean NOT NULL DEFAULT true
);
CREATE INDEX places_city ON places (city_id);

CREATE FUNCTION mark_off_grid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.off_grid_since = now();
  RETURN NEW;
END
$$;
CREATE TRIGGER places_off_grid BEFORE UPDATE OF slot_minutes, hours, planned ON places FOR EACH ROW
  WHEN ((OLD.slot_minutes, OLD.hours, OLD.planned) IS DISTINCT FROM (NEW.slot_minutes, NEW.hours, NEW.planned))
  EXECUTE FUNCTION mark_off_grid();

-- The hours that a place has on a clinic-local day.
CREATE FUNCTION hours_on(hours jsonb, planned jsonb, day date) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN planned ->> 'from' <= day::text THEN planned -> 'hours' ELSE hours END
$$;

-- The clinic-local day of a moment. Clinic-local is five and a half hours ahead of UTC.
CREATE FUNCTION clinic_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT ((moment AT TIME ZONE 'UTC') + interval '330 minutes')::date
$$;

-- Whether a time is one of the slots that a place of these hours has.
CREATE FUNCTION is_on_grid(slot_minutes integer, hours jsonb, starts_at timestamptz, ends_at timestamptz)
RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT ends_at = starts_at + slot_minutes * interval '1 minute' AND coalesce((
    SELECT mod(extract(epoch FROM local::time - opens::time)::integer, slot_minutes * 60) = 0
    FROM (SELECT starts_at AT TIME ZONE 'UTC' + interval '330 minutes' AS local) clock,
      LATERAL (SELECT hours -> (extract(isodow FROM local)::integer - 1) ->> 'opens' AS opens) day), false)
$$;

-- Minutes from midnight of an HH:MM.
CREATE FUNCTION minutes_of(clock text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT split_part(clock, ':', 1)::integer * 60 + split_part(clock, ':', 2)::integer
$$;

-- What a clinic tells a patient before the visit may be empty, from `landmark` on: what is empty is not shown.
CREATE TABLE clinics (
  id text PRIMARY KEY,
  place_id text NOT NULL UNIQUE REFERENCES places (id),
  name text NOT NULL,
  locality text NOT NULL,
  address text NOT NULL,
  pincode text NOT NULL CHECK (pincode ~ '^[1-9][0-9]{5}$'),
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  phone text NOT NULL,
  -- How to find the house, as one would say it on the telephone: "Opposite the bus stand".
  landmark text NOT NULL DEFAULT '',
  -- The words of these three stand in lib/catalogue/clinics/clinic-facts.ts; one that is not known there is not shown.
  parking text[] NOT NULL DEFAULT '{}',
  access text[] NOT NULL DEFAULT '{}',
  payments text[] NOT NULL DEFAULT '{}',
  -- Spoken at the clinic, as language tags (BCP 47): kn, ta, en.
  languages text[] NOT NULL DEFAULT '{}',
  -- [{"picture": a name below art/, "shows": what it shows, in words}]
  photos jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(photos) = 'array')
);

-- Who works there. `nth` is the order in which they are named, from 1.
CREATE TABLE dentists (
  clinic_id text NOT NULL REFERENCES clinics (id) ON DELETE CASCADE,
  nth integer NOT NULL CHECK (nth > 0),
  name text NOT NULL CHECK (name <> ''),
  degree text NOT NULL DEFAULT '',
  -- At the dental council of the state.
  registration text NOT NULL DEFAULT '',
  languages text[] NOT NULL DEFAULT '{}',
  -- A name below art/; empty for none.
  portrait text NOT NULL DEFAULT '',
  PRIMARY KEY (clinic_id, nth)
);

CREATE TABLE home_zones (
  place_id text PRIMARY KEY REFERENCES places (id),
  name text NOT NULL
);

CREATE TABLE home_zone_pincodes (
  pincode text PRIMARY KEY CHECK (pincode ~ '^[1-9][0-9]{5}$'),
  place_id text NOT NULL REFERENCES home_zones (place_id),
  lat double precision NOT NULL,
  lng double precision NOT NULL
);
CREATE INDEX home_zone_pincodes_place ON home_zone_pincodes (place_id);
