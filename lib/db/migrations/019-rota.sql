-- The year in which a dentist began, and the hours at the clinic: seven entries like those of places.hours, or none.
ALTER TABLE dentists ADD COLUMN since integer CHECK (since > 1900),
  ADD COLUMN woman boolean NOT NULL DEFAULT false,
  ADD COLUMN rota jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(rota) = 'array');
