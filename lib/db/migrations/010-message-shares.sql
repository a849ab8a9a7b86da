ALTER TABLE outbox DROP CONSTRAINT outbox_dropped_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_dropped_check CHECK (dropped IN ('expired', 'superseded', 'given_up', 'refused'));
