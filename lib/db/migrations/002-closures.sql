-- When a clinic can't see its patients: a day that is closed, a chair or all of them for a time. Who is booked there keeps the
-- time until they answer; nobody else gets it.

CREATE TABLE closures (
  -- The form's own, so that the same form twice is one closure.
  id uuid PRIMARY KEY,
  place_id text NOT NULL REFERENCES places (id),
  -- A whole day, a time of it, or what new hours and fewer chairs left without a place (no time of its own).
  kind text NOT NULL CHECK (kind IN ('day', 'time', 'import')),
  -- Clinic-local.
  day date,
  -- Null: all chairs, also those that come later.
  seat integer CHECK (seat >= 1),
  starts_at timestamptz,
  ends_at timestamptz,
  -- One of lib/catalogue/closure-reasons.ts.
  reason text NOT NULL,
  staff_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  lifted_at timestamptz,
  CHECK (CASE kind
    WHEN 'import' THEN num_nonnulls(day, seat, starts_at, ends_at) = 0
    ELSE num_nulls(day, starts_at, ends_at) = 0 AND ends_at > starts_at AND (kind = 'time' OR seat IS NULL) END)
);
CREATE INDEX closures_place ON closures (place_id, created_at);
CREATE INDEX closures_standing ON closures (place_id, ends_at) WHERE lifted_at IS NULL;

-- Whose booking it meets, and what they answered.
CREATE TABLE affected_bookings (
  closure_id uuid NOT NULL REFERENCES closures (id),
  -- No bookings are deleted; a reference would wait for whoever is leaving the seat, and they for the block.
  booking_id uuid NOT NULL,
  -- open: told nothing yet. stays: the patient may come all the same. called: answered by phone, and the booking not changed yet.
  state text NOT NULL CHECK (state IN ('open', 'told', 'moved', 'stays', 'cancelled', 'called')),
  -- The times offered last: [{"placeId", "date", "start", "end"}].
  offered jsonb NOT NULL DEFAULT '[]',
  -- How often new times were offered, and when last.
  offers integer NOT NULL DEFAULT 0,
  told_at timestamptz,
  -- How often the desk rang and nobody answered.
  unanswered integer NOT NULL DEFAULT 0,
  answered_at timestamptz,
  PRIMARY KEY (closure_id, booking_id)
);
CREATE INDEX affected_bookings_booking ON affected_bookings (booking_id);
CREATE INDEX affected_bookings_waiting ON affected_bookings (closure_id) WHERE state IN ('open', 'told');

CREATE TABLE closed_days (
  place_id text NOT NULL REFERENCES places (id),
  -- Clinic-local.
  day date NOT NULL,
  reason text NOT NULL,
  -- Closed by the chain's file, which alone opens them again; the others by the desk.
  by_file boolean NOT NULL DEFAULT false,
  closure_id uuid REFERENCES closures (id),
  PRIMARY KEY (place_id, day)
);
