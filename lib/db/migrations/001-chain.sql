-- In all tables, columns named personal_… hold a patient's personal values: redaction and logs go by the
-- prefix. Money is in paise. Dates are clinic-local (Asia/Kolkata) and derived from a timestamptz.

CREATE TABLE chain_facts (
  is_all boolean PRIMARY KEY DEFAULT true CHECK (is_all),
  -- {"brand", "award", "sms", "prices", "notOffered", "closures"}, as in the file.
  facts jsonb NOT NULL,
  imported_at timestamptz,
  -- Grows with every change; a process compares it with the version that it has read.
  version integer NOT NULL DEFAULT 1,
  closed_until integer NOT NULL
);

CREATE TABLE cities (
  id text PRIMARY KEY,
  name text NOT NULL,
  state text NOT NULL,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  pincode_prefixes text[] NOT NULL DEFAULT '{}',
  aliases text[] NOT NULL DEFAULT '{}',
  popular boolean NOT NULL DEFAULT false,
  nth integer NOT NULL DEFAULT 0,
  -- False once the chain's file omits it: hidden and closed for booking. Existing bookings stay.
  in_chain boolean NOT NULL DEFAULT true
);

-- A calendar: the chairs of a clinic, or the teams of a home zone.
CREATE TABLE places (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('clinic', 'home_zone')),
  city_id text NOT NULL REFERENCES cities (id),
  seats integer NOT NULL CHECK (seats BETWEEN 1 AND 60),
  -- A multiple of the grain of seat_times (004-bookings.sql), so that two slots never share a grain.
  slot_minutes integer NOT NULL CHECK (slot_minutes BETWEEN 5 AND 240 AND slot_minutes % 5 = 0),
  -- Seven entries, Monday first: {"opens": "09:30", "closes": "19:00"}, or null for a closed day.
  hours jsonb NOT NULL CHECK (
    jsonb_array_length(hours) = 7 AND NOT jsonb_path_exists(hours, '$[*].opens ? (!(@ like_regex "^[0-2][0-9]:[0-5][05]$"))')),
  -- {"from": "2026-12-07", "hours": [seven days]}: replaces `hours` from that day on (calendar/slots.ts,
  -- hoursOn).
  planned jsonb CHECK (
    planned ->> 'from' ~ '^\d{4}-\d\d-\d\d$' AND jsonb_array_length(planned -> 'hours') = 7
    AND NOT jsonb_path_exists(planned, '$.hours[*].opens ? (!(@ like_regex "^[0-2][0-9]:[0-5][05]$"))')),
  -- Set if live seats may be off the present grid. They are then read by overlap, which is twice the work.
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

CREATE FUNCTION hours_on(hours jsonb, planned jsonb, day date) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN planned ->> 'from' <= day::text THEN planned -> 'hours' ELSE hours END
$$;

-- Clinic-local time is 330 minutes ahead of UTC.
CREATE FUNCTION clinic_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT ((moment AT TIME ZONE 'UTC') + interval '330 minutes')::date
$$;

CREATE FUNCTION is_on_grid(slot_minutes integer, hours jsonb, starts_at timestamptz, ends_at timestamptz)
RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT ends_at = starts_at + slot_minutes * interval '1 minute' AND coalesce((
    SELECT mod(extract(epoch FROM local::time - opens::time)::integer, slot_minutes * 60) = 0
    FROM (SELECT starts_at AT TIME ZONE 'UTC' + interval '330 minutes' AS local) clock,
      LATERAL (SELECT hours -> (extract(isodow FROM local)::integer - 1) ->> 'opens' AS opens) day), false)
$$;

CREATE FUNCTION minutes_of(clock text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT split_part(clock, ':', 1)::integer * 60 + split_part(clock, ':', 2)::integer
$$;

-- Empty values from `landmark` on are not shown.
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
  landmark text NOT NULL DEFAULT '',
  -- Terms of lib/catalogue/clinics/clinic-facts.ts; others are not shown.
  parking text[] NOT NULL DEFAULT '{}',
  access text[] NOT NULL DEFAULT '{}',
  payments text[] NOT NULL DEFAULT '{}',
  -- BCP 47 language tags: kn, ta, en.
  languages text[] NOT NULL DEFAULT '{}',
  -- [{"picture": a name below art/, "shows": its description}]
  photos jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(photos) = 'array')
);

CREATE TABLE dentists (
  clinic_id text NOT NULL REFERENCES clinics (id) ON DELETE CASCADE,
  nth integer NOT NULL CHECK (nth > 0),
  name text NOT NULL CHECK (name <> ''),
  degree text NOT NULL DEFAULT '',
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
