-- When the patient said, asked by a reminder, that they come. Of the time that the booking has: a move takes it away.
ALTER TABLE bookings ADD COLUMN comes_at timestamptz;

-- The visits that begin soon, of all places.
CREATE INDEX seats_begin ON seats (starts_at) WHERE state = 'taken';
