CREATE TABLE leads (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  personal_phone text NOT NULL,
  personal_name text,
  -- The owner as in bookings: no other browser can change or see the lead.
  owner text NOT NULL DEFAULT '',
  uid text REFERENCES users (uid) ON DELETE SET NULL,
  flow text NOT NULL,
  step text NOT NULL,
  answers jsonb NOT NULL DEFAULT '{}',
  questionnaire jsonb,
  -- The first touch, and the latest touch with a campaign.
  attribution jsonb NOT NULL DEFAULT '{}',
  last_attribution jsonb NOT NULL DEFAULT '{}',
  waiting_city text,
  -- Whether a reported emergency is called as one; null before the report. Each network gets a few a day.
  urgent boolean,
  consent_version text NOT NULL,
  -- One open lead per phone and browser; it closes 24 hours after it was made.
  is_open boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  finished_at timestamptz,
  handled_at timestamptz
);
CREATE UNIQUE INDEX leads_open ON leads (personal_phone, owner) WHERE is_open;
-- These columns never change, so that an update of a lead touches no index.
CREATE INDEX leads_phone ON leads (personal_phone, owner);
CREATE INDEX leads_uid ON leads (uid) WHERE uid IS NOT NULL;
-- For the sweep. An index on updated_at would be written with every answer.
CREATE INDEX leads_created ON leads (created_at);
CREATE INDEX leads_handled ON leads (handled_at) WHERE handled_at IS NOT NULL;
CREATE INDEX leads_to_call ON leads (created_at) WHERE handled_at IS NULL;

-- Made at the first claim: the call list itself comes from leads, bookings and closures.
CREATE TABLE calls (
  kind text NOT NULL CHECK (kind IN ('lead', 'waiting', 'unproved', 'closure', 'earlier', 'unhappy')),
  -- The id of a lead or booking, or a hash of closure and booking.
  subject text NOT NULL,
  due_at timestamptz,
  tries smallint NOT NULL DEFAULT 0,
  claimed_by uuid,
  claimed_until timestamptz,
  outcome text CHECK (outcome IN ('booked', 'settled', 'no_answer', 'later', 'wrong_number', 'dont_call')),
  changed_at timestamptz NOT NULL,
  closed_at timestamptz,
  PRIMARY KEY (kind, subject),
  CHECK ((claimed_by IS NULL) = (claimed_until IS NULL)),
  CHECK (closed_at IS NULL OR (outcome IS NOT NULL AND claimed_by IS NULL))
);
CREATE INDEX calls_claimed ON calls (claimed_by, claimed_until) WHERE claimed_by IS NOT NULL;
CREATE INDEX calls_changed ON calls (changed_at);

-- Numbers that asked not to be called. Messages about visits still go to them.
CREATE TABLE do_not_call (
  personal_phone text PRIMARY KEY,
  asked_at timestamptz NOT NULL,
  noted_by uuid NOT NULL
);
