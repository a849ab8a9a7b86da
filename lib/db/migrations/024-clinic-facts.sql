-- What a clinic tells a patient before the visit. All of it may be empty: what is empty is not shown.
ALTER TABLE clinics
  -- How to find the house, as one would say it on the telephone: "Opposite the bus stand".
  ADD COLUMN landmark text NOT NULL DEFAULT '',
  -- The words of these three stand in lib/catalogue/clinic-facts.ts; one that is not known there is not shown.
  ADD COLUMN parking text[] NOT NULL DEFAULT '{}',
  ADD COLUMN access text[] NOT NULL DEFAULT '{}',
  ADD COLUMN payments text[] NOT NULL DEFAULT '{}',
  -- Spoken at the clinic, as language tags (BCP 47): kn, ta, en.
  ADD COLUMN languages text[] NOT NULL DEFAULT '{}',
  -- [{"picture": a name below art/, "shows": what it shows, in words}]
  ADD COLUMN photos jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(photos) = 'array');

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
