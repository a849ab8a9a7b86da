-- The booking that took the place of a cancelled one, by the wish of who booked both; null of any other.
ALTER TABLE bookings ADD COLUMN replaced_by text REFERENCES bookings (reference);
