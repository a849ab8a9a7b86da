-- Answers after visits become public. A score needs a visit that took place, and nobody can change that visit afterwards.
ALTER TABLE bookings ADD CONSTRAINT bookings_visit UNIQUE (id, visit);

ALTER TABLE visit_questions
  -- Copied from the booking. visit: only with a score. treatment: only of an attended visit.
  ADD COLUMN place_id text,
  ADD COLUMN treatment text,
  ADD COLUMN visit text,
  -- Patients who answered before were told that only the clinic reads their answers.
  ADD COLUMN counts boolean NOT NULL DEFAULT true,
  -- The patient allows the clinic to show the comment.
  ADD COLUMN may_show boolean NOT NULL DEFAULT false,
  ADD COLUMN refused_for text CHECK (refused_for IN ('names_person', 'health', 'abuse', 'other_subject')),
  ADD COLUMN personal_reply text CHECK (length(personal_reply) <= 300),
  ADD COLUMN withdrawn_at timestamptz;

-- The desk took these visits back, so their patients see no question any more.
UPDATE visit_questions q SET answered_at = NULL, score = NULL, personal_words = NULL, counts = false
  FROM bookings b WHERE b.id = q.booking_id AND q.score IS NOT NULL AND b.visit NOT IN ('kept', 'left');
UPDATE visit_questions q SET place_id = b.place_id, treatment = b.treatment, counts = q.counts AND q.score IS NULL,
    visit = CASE WHEN q.score IS NOT NULL THEN b.visit END
  FROM bookings b WHERE b.id = q.booking_id;

ALTER TABLE visit_questions
  ADD CHECK (visit IN ('kept', 'left')),
  ADD CHECK ((score IS NULL) = (visit IS NULL)),
  ADD FOREIGN KEY (booking_id, visit) REFERENCES bookings (id, visit),
  ADD CHECK (withdrawn_at IS NULL OR score IS NULL),
  ADD CHECK (personal_words IS NOT NULL OR (NOT may_show AND personal_reply IS NULL));
CREATE INDEX visit_questions_counted ON visit_questions (asked_at) INCLUDE (place_id, treatment, score, refused_for) WHERE counts;
CREATE INDEX visit_questions_shown ON visit_questions (place_id, answered_at) WHERE may_show;

CREATE FUNCTION follow_visit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  visited bookings;
BEGIN
  IF TG_OP = 'INSERT' OR NEW.score IS DISTINCT FROM OLD.score THEN
    IF TG_OP = 'UPDATE' AND OLD.score <> NEW.score THEN
      RAISE EXCEPTION 'A score is written once' USING ERRCODE = 'restrict_violation';
    END IF;
    SELECT * INTO visited FROM bookings WHERE id = NEW.booking_id;
    NEW.place_id = visited.place_id;
    NEW.treatment = CASE visited.visit WHEN 'kept' THEN visited.treatment END;
    NEW.visit = CASE WHEN NEW.score IS NOT NULL THEN visited.visit END;
  END IF;
  -- However a comment is erased, the permission and the clinic's reply go with it.
  IF NEW.personal_words IS NULL THEN
    NEW.may_show = false;
    NEW.personal_reply = NULL;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER visit_questions_visit BEFORE INSERT OR UPDATE ON visit_questions
  FOR EACH ROW EXECUTE FUNCTION follow_visit();

-- Every score and every withdrawal, without the patient. Each hash covers the entry before it, so none can vanish unnoticed.
CREATE TABLE rating_entries (
  place_id text NOT NULL,
  n integer NOT NULL,
  month date NOT NULL,
  score smallint NOT NULL,
  is_withdrawal boolean NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (place_id, n)
);
CREATE TRIGGER rating_entries_stay BEFORE UPDATE OR DELETE ON rating_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER rating_entries_stay_whole BEFORE TRUNCATE ON rating_entries EXECUTE FUNCTION refuse_change();

CREATE FUNCTION rating_month(answered timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT date_trunc('month', answered AT TIME ZONE 'Asia/Kolkata')::date
$$;

CREATE FUNCTION rating_hash(before bytea, entry rating_entries) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(before || convert_to(concat_ws(' ', entry.place_id, entry.n, to_char(entry.month, 'YYYY-MM'), entry.score,
    entry.is_withdrawal), 'UTF8'))
$$;

CREATE FUNCTION append_rating() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- A withdrawal has the place, the month and the score of the answer.
  answer visit_questions = CASE WHEN NEW.score IS NULL THEN OLD ELSE NEW END;
  former rating_entries;
  entry rating_entries;
BEGIN
  PERFORM pg_advisory_xact_lock(20, hashtext(answer.place_id));
  SELECT * INTO former FROM rating_entries WHERE place_id = answer.place_id ORDER BY n DESC LIMIT 1;
  entry.place_id = answer.place_id;
  entry.n = coalesce(former.n, 0) + 1;
  entry.month = rating_month(answer.answered_at);
  entry.score = answer.score;
  entry.is_withdrawal = NEW.score IS NULL;
  entry.hash = rating_hash(coalesce(former.hash, ''), entry);
  INSERT INTO rating_entries SELECT entry.*;
  RETURN NULL;
END
$$;
CREATE TRIGGER visit_questions_given AFTER INSERT ON visit_questions FOR EACH ROW
  WHEN (NEW.counts AND NEW.score IS NOT NULL) EXECUTE FUNCTION append_rating();
CREATE TRIGGER visit_questions_changed AFTER UPDATE ON visit_questions FOR EACH ROW
  WHEN (NEW.counts AND OLD.score IS DISTINCT FROM NEW.score) EXECUTE FUNCTION append_rating();
