-- The tag of the language that a person reads, so that messages come in it and the desk knows.
ALTER TABLE users ADD COLUMN language text NOT NULL DEFAULT 'en';
ALTER TABLE leads ADD COLUMN language text NOT NULL DEFAULT 'en';
ALTER TABLE bookings ADD COLUMN language text NOT NULL DEFAULT 'en';
ALTER TABLE outbox ADD COLUMN language text NOT NULL DEFAULT 'en';

-- A view keeps the columns that its table had.
DROP VIEW current_bookings;
CREATE VIEW current_bookings AS
  SELECT b.*, s.id AS seat_id, s.seat, s.state AS seat_state, s.starts_at, s.ends_at, s.nth
  FROM bookings b CROSS JOIN LATERAL (SELECT * FROM seats WHERE booking_id = b.id ORDER BY nth DESC LIMIT 1) s;
