-- An affected patient keeps the slot until they answer; nobody else gets it.

CREATE TABLE closures (
  -- The form supplies it, so that sending the form twice makes one closure.
  id uuid PRIMARY KEY,
  place_id text NOT NULL REFERENCES places (id),
  -- import: for bookings that new hours or fewer chairs displaced; it has no time of its own.
  kind text NOT NULL CHECK (kind IN ('day', 'time', 'import')),
  day date,
  -- Null: all chairs, later ones too.
  seat integer CHECK (seat >= 1),
  starts_at timestamptz,
  ends_at timestamptz,
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

CREATE TABLE affected_bookings (
  closure_id uuid NOT NULL REFERENCES closures (id),
  -- Without a foreign key, because a cancellation and a closure would wait for each other.
  booking_id uuid NOT NULL,
  -- open: not notified. stays: the patient may still come. called: answered by phone, not changed yet.
  state text NOT NULL CHECK (state IN ('open', 'told', 'moved', 'stays', 'cancelled', 'called')),
  offered jsonb NOT NULL DEFAULT '[]',
  offers integer NOT NULL DEFAULT 0,
  told_at timestamptz,
  unanswered integer NOT NULL DEFAULT 0,
  answered_at timestamptz,
  PRIMARY KEY (closure_id, booking_id)
);
CREATE INDEX affected_bookings_booking ON affected_bookings (booking_id);
CREATE INDEX affected_bookings_waiting ON affected_bookings (closure_id) WHERE state IN ('open', 'told');

CREATE TABLE closed_days (
  place_id text NOT NULL REFERENCES places (id),
  day date NOT NULL,
  reason text NOT NULL,
  -- Closed by the chain's file, and only the file can reopen the day.
  by_file boolean NOT NULL DEFAULT false,
  closure_id uuid REFERENCES closures (id),
  PRIMARY KEY (place_id, day)
);
