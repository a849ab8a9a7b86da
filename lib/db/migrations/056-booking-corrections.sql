-- What a booking said before the desk put it right, beside the event that says who did it (desk_events has nothing of a patient and
-- stays for ever). {"name", "phone", "treatment"} before and after; erased with what is personal of the booking.
CREATE TABLE booking_corrections (
  event_id bigint PRIMARY KEY REFERENCES desk_events (id),
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  personal_before jsonb NOT NULL,
  personal_after jsonb NOT NULL
);
CREATE INDEX booking_corrections_booking ON booking_corrections (booking_id);

CREATE FUNCTION erase_corrections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM booking_corrections WHERE booking_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER bookings_erased AFTER UPDATE OF personal_phone ON bookings FOR EACH ROW
  WHEN (OLD.personal_phone <> '' AND NEW.personal_phone = '') EXECUTE FUNCTION erase_corrections();
