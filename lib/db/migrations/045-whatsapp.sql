-- WhatsApp did not take it, and never will: its SMS goes out, at every later try too.
ALTER TABLE outbox ADD COLUMN by_sms boolean NOT NULL DEFAULT false;
