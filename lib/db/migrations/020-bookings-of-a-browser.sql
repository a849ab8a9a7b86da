-- What one browser has booked: asked at the review, which tells of an appointment that the patient has near the new one.
CREATE INDEX bookings_owner ON bookings (owner);
