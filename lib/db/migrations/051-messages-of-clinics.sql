-- Whether the clinic itself made the change that the message tells of, at its desk: such a message waits for no budget.
ALTER TABLE outbox ADD COLUMN by_clinic boolean NOT NULL DEFAULT false;
