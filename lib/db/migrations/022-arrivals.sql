-- “I am here”, said by the patient. A reschedule takes another seat, so it has to be said again.
-- Apart from bookings: it must not raise the version that the desk’s buttons name.
CREATE TABLE arrivals (
  seat_id uuid PRIMARY KEY REFERENCES seats (id) ON DELETE CASCADE,
  reported_at timestamptz NOT NULL
);
CREATE INDEX arrivals_reported ON arrivals (reported_at);

-- How late a chair or team runs, by its desk; 0: on time again. It ends by itself (lib/domain/calendar/delay.ts).
CREATE TABLE chair_delays (
  place_id text NOT NULL REFERENCES places (id) ON DELETE CASCADE,
  seat integer NOT NULL CHECK (seat >= 1),
  minutes smallint NOT NULL CHECK (minutes BETWEEN 0 AND 60),
  reported_at timestamptz NOT NULL,
  PRIMARY KEY (place_id, seat)
);
