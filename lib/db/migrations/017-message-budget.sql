-- The network that a message was asked for from, as a keyed hash; it goes with the message's text.
ALTER TABLE outbox ADD COLUMN network text;
-- For the sweep of what is over, and for the newest first.
CREATE INDEX outbox_created ON outbox (created_at);

-- SMS that were let go, by ten minutes, by the limit that let them (lib/limits/rules.ts) and by kind: what the day's
-- budget is counted by. It names nobody.
CREATE TABLE sms_counts (
  since timestamptz NOT NULL,
  act text NOT NULL,
  kind text NOT NULL,
  n integer NOT NULL,
  PRIMARY KEY (since, act, kind)
);

-- How many were booked lately, for the metrics.
CREATE INDEX appointments_confirmed_at ON appointments (confirmed_at) WHERE confirmed_at IS NOT NULL;
