-- Events are written in the transaction of the change and delivered by lib/webhooks; none without a target.

-- Each start writes it from WEBHOOK_URL. A 410 disables it until another URL is set.
CREATE TABLE webhook_target (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  url text NOT NULL,
  disabled_at timestamptz
);

CREATE TABLE webhook_events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The order of occurrence. A retried event arrives after later ones.
  nth bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('confirmed', 'moved', 'cancelled', 'arrived', 'kept', 'missed')),
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  happened_at timestamptz NOT NULL,
  -- The state at that moment. The patient's name and number are read at delivery.
  data jsonb NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  due_at timestamptz,
  delivered_at timestamptz
);
CREATE INDEX webhook_events_due ON webhook_events (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX webhook_events_booking ON webhook_events (booking_id);
CREATE INDEX webhook_events_happened ON webhook_events (happened_at);

CREATE FUNCTION write_webhook_event(event text, of_booking uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_events (kind, booking_id, happened_at, due_at, data)
  SELECT event, b.id, now(), now(), jsonb_build_object('booking_id', b.id, 'reference', b.reference, 'status', b.status,
    'visit', b.visit, 'version', b.version, 'flow', b.flow, 'type', b.appointment_type, 'treatment', b.treatment,
    'concern', b.concern, 'price_paise', b.price_paise, 'booked_at', b.booked_at, 'place_id', b.place_id, 'seat', b.seat,
    'starts_at', b.starts_at, 'ends_at', b.ends_at)
  FROM current_bookings b
  WHERE b.id = of_booking AND EXISTS (SELECT 1 FROM webhook_target t WHERE t.disabled_at IS NULL)
$$;

CREATE FUNCTION tell_webhook_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR OLD.status <> NEW.status THEN
    -- Undoing a cancellation takes a new seat in the same transaction; that is one event.
    DELETE FROM webhook_events WHERE booking_id = NEW.id AND kind = 'moved' AND happened_at = now();
    PERFORM write_webhook_event(NEW.status, NEW.id);
  ELSIF NEW.visit IN ('arrived', 'kept', 'missed') THEN
    PERFORM write_webhook_event(NEW.visit, NEW.id);
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION tell_webhook_of_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM webhook_events WHERE booking_id = NEW.booking_id AND kind = 'confirmed' AND happened_at = now()) THEN
    PERFORM write_webhook_event('moved', NEW.booking_id);
  END IF;
  RETURN NULL;
END
$$;

-- Deferred to the end of the transaction, when booking and seat are final.
CREATE CONSTRAINT TRIGGER bookings_webhook_new AFTER INSERT ON bookings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION tell_webhook_of_booking();
CREATE CONSTRAINT TRIGGER bookings_webhook AFTER UPDATE OF status, visit ON bookings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.status <> NEW.status OR OLD.visit <> NEW.visit) EXECUTE FUNCTION tell_webhook_of_booking();
CREATE CONSTRAINT TRIGGER seats_webhook_new AFTER INSERT ON seats DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.state = 'taken' AND NEW.nth > 0) EXECUTE FUNCTION tell_webhook_of_move();
CREATE CONSTRAINT TRIGGER seats_webhook AFTER UPDATE OF state ON seats DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.state <> NEW.state AND NEW.state = 'taken' AND NEW.nth > 0) EXECUTE FUNCTION tell_webhook_of_move();
