-- Who come together, at most five in times one after the other: the id of the booking that the others were brought to, in each of
-- them. Each is a booking like any other.
ALTER TABLE bookings ADD COLUMN party uuid;
CREATE INDEX bookings_party ON bookings (party) WHERE party IS NOT NULL;
