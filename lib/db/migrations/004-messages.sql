-- Why a message is not sent any more; its text and recipient are gone then.
ALTER TABLE outbox ADD COLUMN dropped text CHECK (dropped IN ('expired', 'superseded', 'given_up'));
DROP INDEX outbox_unsent;
CREATE INDEX outbox_unsent ON outbox (created_at) WHERE sent_at IS NULL AND dropped IS NULL;
