-- Where a booking is, or was last: the place of the seat that it took last. Counted and looked for without a look at its seats.
ALTER TABLE bookings ADD COLUMN place_id text;
-- Who works on a booking is told that it changed (migration 031), not that its place follows its seat.
DROP TRIGGER bookings_version ON bookings;
CREATE TRIGGER bookings_version BEFORE UPDATE ON bookings
  FOR EACH ROW WHEN (OLD.place_id IS NOT DISTINCT FROM NEW.place_id) EXECUTE FUNCTION raise_version();
UPDATE bookings b SET place_id = (SELECT s.place_id FROM seats s WHERE s.booking_id = b.id ORDER BY s.nth DESC LIMIT 1);
CREATE INDEX bookings_place ON bookings (place_id, booked_at);

CREATE FUNCTION place_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings SET place_id = NEW.place_id WHERE id = NEW.booking_id AND place_id IS DISTINCT FROM NEW.place_id;
  RETURN NULL;
END $$;
CREATE TRIGGER seats_place_booking AFTER INSERT OR UPDATE OF state, booking_id, place_id ON seats
  FOR EACH ROW WHEN (NEW.state = 'taken') EXECUTE FUNCTION place_booking();

-- The desk's list of all clinics by time: visits that were missed or cancelled, and the few who are at a clinic now.
CREATE INDEX seats_left_at ON seats (starts_at) WHERE state = 'left';
CREATE INDEX bookings_here ON bookings (visit) WHERE visit IN ('arrived', 'in_chair');
