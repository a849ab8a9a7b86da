-- Who left a number before a booking, and whom the desk is to call.

CREATE TABLE leads (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  personal_phone text NOT NULL,
  personal_name text,
  -- A lead belongs to the browser that left it (as bookings.owner): nobody else's words change it or show it.
  owner text NOT NULL DEFAULT '',
  uid text REFERENCES users (uid) ON DELETE SET NULL,
  flow text NOT NULL,
  -- The last step that the patient answered.
  step text NOT NULL,
  -- The answers of the walk that are not personal.
  answers jsonb NOT NULL DEFAULT '{}',
  questionnaire jsonb,
  -- The first touch, and the latest one that brought a campaign.
  attribution jsonb NOT NULL DEFAULT '{}',
  last_attribution jsonb NOT NULL DEFAULT '{}',
  waiting_city text,
  -- Whether a lead that says it is an emergency is called as one; null until it says so. Of one network that is so for a few a day.
  urgent boolean,
  consent_version text NOT NULL,
  -- One lead of a phone and browser is open at a time; it closes 24 hours after it was made.
  is_open boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  finished_at timestamptz,
  -- When the lead needed no call any more: its browser booked.
  handled_at timestamptz
);
CREATE UNIQUE INDEX leads_open ON leads (personal_phone, owner) WHERE is_open;
-- What a lead of a phone is asked by, open or not. Neither column changes: telling a lead more touches no index.
CREATE INDEX leads_phone ON leads (personal_phone, owner);
CREATE INDEX leads_uid ON leads (uid) WHERE uid IS NOT NULL;
-- For the sweep. Not of when a lead was last changed, which would be written with every answer.
CREATE INDEX leads_created ON leads (created_at);
CREATE INDEX leads_handled ON leads (handled_at) WHERE handled_at IS NOT NULL;
-- The leads that nobody has dealt with, the only ones that a list of calls reads.
CREATE INDEX leads_to_call ON leads (created_at) WHERE handled_at IS NULL;

-- What was done about somebody to be called: made when it is claimed first, so that the lists themselves are the leads, the
-- bookings and the closures as they stand.
CREATE TABLE calls (
  kind text NOT NULL CHECK (kind IN ('lead', 'waiting', 'unproved', 'closure', 'earlier', 'unhappy')),
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
