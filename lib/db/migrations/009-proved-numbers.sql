-- Who held an appointment: the network, as a keyed hash that is taken away after the visit, and whether the number was
-- proved for that browser. What stands already came before anybody was counted.
ALTER TABLE appointments ADD COLUMN network text;
ALTER TABLE appointments ADD COLUMN proved boolean NOT NULL DEFAULT true;
ALTER TABLE appointments ALTER COLUMN proved SET DEFAULT false;
CREATE INDEX appointments_network_holds ON appointments (network, held_until) WHERE status = 'held';
CREATE INDEX appointments_network_past ON appointments (starts_at) WHERE network IS NOT NULL;

-- A number that a browser proved by the code sent to it. Both stand as keyed hashes.
CREATE TABLE number_proofs (
  owner text NOT NULL,
  number_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (owner, number_hash)
);
CREATE INDEX number_proofs_expires_at ON number_proofs (expires_at);

-- The code that a browser waits for: one for each number.
CREATE TABLE number_codes (
  owner text NOT NULL,
  number_hash text NOT NULL,
  code_hash text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (owner, number_hash)
);
CREATE INDEX number_codes_expires_at ON number_codes (expires_at);
