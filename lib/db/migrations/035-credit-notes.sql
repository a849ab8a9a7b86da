-- Tax that was invoiced and goes back needs a credit note. It gets its number when the money is back, because a refund that waits
-- may still shrink, and a sent one may fail.
ALTER TABLE refunds ADD COLUMN series text;
ALTER TABLE refunds ADD COLUMN n integer;
ALTER TABLE refunds ADD CHECK ((series IS NULL) = (n IS NULL) AND (series IS NULL OR state = 'done'));
CREATE UNIQUE INDEX refunds_series ON refunds (series, n) WHERE series IS NOT NULL;
CREATE TRIGGER credit_notes_stay BEFORE UPDATE OR DELETE ON refunds FOR EACH ROW WHEN (OLD.n IS NOT NULL)
  EXECUTE FUNCTION refuse_change();
