-- How old somebody is who is booked for by somebody else, in whole years; of a patient's own booking nothing.
ALTER TABLE bookings ADD COLUMN personal_age smallint CHECK (personal_age BETWEEN 0 AND 120);
