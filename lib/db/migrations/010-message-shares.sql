ALTER TABLE outbox DROP CONSTRAINT outbox_dropped_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_dropped_check
  CHECK (dropped IN ('expired', 'superseded', 'given_up', 'refused', 'summarised'));
-- Counted against the shares of messages, once, however often it is tried.
ALTER TABLE outbox ADD COLUMN admitted boolean NOT NULL DEFAULT false;
-- Its transport may have taken it: the recipient may have read it.
ALTER TABLE outbox ADD COLUMN handed boolean NOT NULL DEFAULT false;
UPDATE outbox SET admitted = true, handed = true WHERE attempts > 0;
-- What was summarised, and by which message; sent_at is then the summary's, where it told of this.
ALTER TABLE outbox ADD COLUMN summary_id uuid REFERENCES outbox (id) ON DELETE SET NULL;
CREATE INDEX outbox_summary_id ON outbox (summary_id) WHERE summary_id IS NOT NULL;
-- One summary of a number waits for its share.
CREATE UNIQUE INDEX outbox_waiting_summary ON outbox (personal_to)
  WHERE kind = 'booking_summary' AND sent_at IS NULL AND dropped IS NULL AND NOT admitted;
