-- A longer visit may reach into a closure. When the patient leaves it, only the slots of the closure are blocked.
CREATE OR REPLACE FUNCTION follow_left_seat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE affected_bookings i SET
    state = CASE WHEN s.id IS NULL THEN 'cancelled' ELSE 'moved' END,
    answered_at = coalesce(s.taken_at, b.cancelled_at, now())
  FROM bookings b LEFT JOIN seats s ON s.booking_id = b.id AND s.state = 'taken'
  WHERE b.id = NEW.booking_id AND i.booking_id = b.id AND i.state IN ('open', 'told', 'called');
  PERFORM fill_block(i) FROM closures i
    WHERE i.place_id = NEW.place_id AND i.lifted_at IS NULL AND i.ends_at > NEW.starts_at AND i.starts_at < NEW.ends_at
      AND (i.seat IS NULL OR i.seat = NEW.seat)
    ORDER BY i.created_at, i.id;
  RETURN NULL;
END
$$;
