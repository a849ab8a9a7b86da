-- Messages to send, written in the transaction that makes them true.
CREATE TABLE outbox (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  -- One message a kind and subject, however often the transaction is tried.
  subject text NOT NULL,
  personal_to text NOT NULL,
  personal_payload jsonb NOT NULL,
  -- The network that it was asked for from, as a keyed hash; it goes with the message's text.
  network text,
  -- Whether the clinic itself made the change that the message tells of, at its desk: such a message waits for no budget.
  by_clinic boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  -- When it must no longer be sent, how often it was tried, and when it is tried again.
  expires_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  -- Counted against the shares of messages, once, however often it is tried.
  admitted boolean NOT NULL DEFAULT false,
  -- Its transport may have taken it: the recipient may have read it.
  handed boolean NOT NULL DEFAULT false,
  -- WhatsApp did not take it, and never will: its SMS goes out, at every later try too.
  by_sms boolean NOT NULL DEFAULT false,
  -- Why a message is not sent any more; its text and recipient are gone then.
  dropped text CHECK (dropped IN ('expired', 'superseded', 'given_up', 'refused', 'summarised')),
  -- What was summarised, and by which message; sent_at is then the summary's, where it told of this.
  summary_id uuid REFERENCES outbox (id) ON DELETE SET NULL,
  UNIQUE (kind, subject)
);
CREATE INDEX outbox_unsent ON outbox (created_at) WHERE sent_at IS NULL AND dropped IS NULL;
CREATE INDEX outbox_summary_id ON outbox (summary_id) WHERE summary_id IS NOT NULL;
-- One summary of a number waits for its share.
CREATE UNIQUE INDEX outbox_waiting_summary ON outbox (personal_to)
  WHERE kind = 'booking_summary' AND sent_at IS NULL AND dropped IS NULL AND NOT admitted;
-- For the sweep of what is over, and for the newest first.
CREATE INDEX outbox_created ON outbox (created_at);
-- Sent messages that stay readable: none where a provider sends them.
CREATE INDEX outbox_readable ON outbox (personal_to) WHERE sent_at IS NOT NULL AND personal_to <> '';

-- SMS that were let go, by ten minutes, by the limit that let them (lib/limits/rules.ts) and by kind: what the day's
-- budget is counted by. It names nobody.
CREATE TABLE sms_counts (
  since timestamptz NOT NULL,
  act text NOT NULL,
  kind text NOT NULL,
  n integer NOT NULL,
  PRIMARY KEY (since, act, kind)
);

-- Numbers that want no reminders, and are not asked how a visit was. Kept for as long as that holds. What concerns a booking
-- that stands still goes there. Calls are `do_not_call`'s.
CREATE TABLE do_not_remind (
  personal_phone text PRIMARY KEY,
  asked_at timestamptz NOT NULL
);

-- Which visits were asked about afterwards, and what was answered. A booking is asked about once.
CREATE TABLE visit_questions (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id),
  asked_at timestamptz NOT NULL,
  answered_at timestamptz,
  -- From 1 to 5, the best.
  score smallint CHECK (score BETWEEN 1 AND 5),
  -- The patient's own words: erased with what is personal of the booking.
  personal_words text CHECK (length(personal_words) <= 300),
  CHECK ((answered_at IS NULL) = (score IS NULL))
);
CREATE INDEX visit_questions_words ON visit_questions (asked_at) WHERE personal_words IS NOT NULL;
-- What was answered, the latest first.
CREATE INDEX visit_questions_answered ON visit_questions (answered_at, booking_id) WHERE answered_at IS NOT NULL;
