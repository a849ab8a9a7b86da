-- Patients who were not happy with their visit are called.
ALTER TABLE calls DROP CONSTRAINT calls_kind_check;
ALTER TABLE calls ADD CONSTRAINT calls_kind_check
  CHECK (kind IN ('lead', 'waiting', 'unproved', 'closure', 'earlier', 'unhappy'));
-- What was answered, the latest first.
CREATE INDEX visit_questions_answered ON visit_questions (answered_at, booking_id) WHERE answered_at IS NOT NULL;
