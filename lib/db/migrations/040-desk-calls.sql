-- What was done about somebody to be called: made when it is claimed first, so that the lists themselves are the leads, the
-- bookings and the closures as they stand.
CREATE TABLE calls (
  kind text NOT NULL CHECK (kind IN ('lead', 'waiting', 'unproved', 'closure')),
  -- The id of the lead, of the booking, or of what a closure left to answer.
  subject text NOT NULL,
  -- Not to be called before; null where nobody has tried yet.
  due_at timestamptz,
  tries smallint NOT NULL DEFAULT 0,
  -- One caller at a time, until then.
  claimed_by uuid,
  claimed_until timestamptz,
  outcome text CHECK (outcome IN ('booked', 'settled', 'no_answer', 'later', 'wrong_number', 'dont_call')),
  changed_at timestamptz NOT NULL,
  closed_at timestamptz,
  PRIMARY KEY (kind, subject),
  CHECK ((claimed_by IS NULL) = (claimed_until IS NULL)),
  CHECK (closed_at IS NULL OR (outcome IS NOT NULL AND claimed_by IS NULL))
);
-- What a caller has claimed; and for the sweep.
CREATE INDEX calls_claimed ON calls (claimed_by, claimed_until) WHERE claimed_by IS NOT NULL;
CREATE INDEX calls_changed ON calls (changed_at);

-- Numbers that asked not to be called. Kept for as long as that holds: messages about visits still go to them.
CREATE TABLE do_not_call (
  personal_phone text PRIMARY KEY,
  asked_at timestamptz NOT NULL,
  -- The staff who heard it.
  noted_by uuid NOT NULL
);

-- The leads that nobody has dealt with, the only ones that a list of calls reads.
CREATE INDEX leads_to_call ON leads (created_at) WHERE handled_at IS NULL;

-- Where funnels begin: the events of the days that are not counted together yet (lib/db/queries/retention.ts).
CREATE INDEX events_arrived ON events (created_at) WHERE arrived;
