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

-- Numbers that want no reminders, and are not asked how a visit was. Kept for as long as that holds. What concerns a booking
-- that stands still goes there. Calls are `do_not_call`'s.
CREATE TABLE do_not_remind (
  personal_phone text PRIMARY KEY,
  asked_at timestamptz NOT NULL
);
