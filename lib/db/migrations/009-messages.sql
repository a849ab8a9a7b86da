-- Messages are written in the transaction that makes them true.
CREATE TABLE outbox (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  -- One message per kind and subject, however often the transaction is tried.
  subject text NOT NULL,
  personal_to text NOT NULL,
  personal_payload jsonb NOT NULL,
  network text,
  -- The desk made the change: its message waits for no budget.
  by_clinic boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  expires_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  -- Counted once against its message limits, however often it is tried.
  admitted boolean NOT NULL DEFAULT false,
  -- The transport may have accepted it, so the recipient may have read it.
  handed boolean NOT NULL DEFAULT false,
  -- WhatsApp refused it for good: every later try sends an SMS.
  by_sms boolean NOT NULL DEFAULT false,
  dropped text CHECK (dropped IN ('expired', 'superseded', 'given_up', 'refused', 'summarised')),
  -- The summary that replaced it. sent_at is the summary's, if the summary covered it.
  summary_id uuid REFERENCES outbox (id) ON DELETE SET NULL,
  UNIQUE (kind, subject)
);
CREATE INDEX outbox_unsent ON outbox (created_at) WHERE sent_at IS NULL AND dropped IS NULL;
CREATE INDEX outbox_summary_id ON outbox (summary_id) WHERE summary_id IS NOT NULL;
CREATE UNIQUE INDEX outbox_waiting_summary ON outbox (personal_to)
  WHERE kind = 'booking_summary' AND sent_at IS NULL AND dropped IS NULL AND NOT admitted;
CREATE INDEX outbox_created ON outbox (created_at);
-- Sent messages that stay readable; none where a provider sends them.
CREATE INDEX outbox_readable ON outbox (personal_to) WHERE sent_at IS NOT NULL AND personal_to <> '';

-- SMS per ten minutes, limit (lib/limits/rules.ts) and kind, for the day's budget, without personal data.
CREATE TABLE sms_counts (
  since timestamptz NOT NULL,
  act text NOT NULL,
  kind text NOT NULL,
  n integer NOT NULL,
  PRIMARY KEY (since, act, kind)
);

-- No reminders and no question about a visit go to these numbers. Other messages about a booking do.
CREATE TABLE do_not_remind (
  personal_phone text PRIMARY KEY,
  asked_at timestamptz NOT NULL
);

CREATE TABLE visit_questions (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id),
  asked_at timestamptz NOT NULL,
  answered_at timestamptz,
  score smallint CHECK (score BETWEEN 1 AND 5),
  -- The patient's own words, erased with the booking's personal values.
  personal_words text CHECK (length(personal_words) <= 300),
  CHECK ((answered_at IS NULL) = (score IS NULL))
);
CREATE INDEX visit_questions_words ON visit_questions (asked_at) WHERE personal_words IS NOT NULL;
CREATE INDEX visit_questions_answered ON visit_questions (answered_at, booking_id) WHERE answered_at IS NOT NULL;
