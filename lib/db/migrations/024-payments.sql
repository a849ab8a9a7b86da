-- The money of bookings. Its rows decide what is paid; a gateway's page is only a way to pay.

-- A page at the gateway on which a patient can pay for a booking.
CREATE TABLE payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL REFERENCES bookings (id),
  paise integer NOT NULL CHECK (paise > 0),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'ended')),
  -- Without money until expires_at the booking is cancelled.
  required boolean NOT NULL,
  link_id text UNIQUE,
  link_url text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- When to ask the gateway next.
  ask_at timestamptz,
  CHECK ((link_id IS NULL) = (link_url IS NULL))
);
CREATE UNIQUE INDEX payments_open ON payments (booking_id) WHERE state = 'open';
CREATE INDEX payments_booking ON payments (booking_id);
CREATE INDEX payments_ask ON payments (ask_at) WHERE ask_at IS NOT NULL;

-- Money in. Rows stay, so that receipts have consecutive numbers.
CREATE TABLE takings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL REFERENCES bookings (id),
  paise integer NOT NULL CHECK (paise > 0),
  method text NOT NULL CHECK (method IN ('online', 'cash', 'card', 'upi')),
  -- Only online.
  payment_id uuid REFERENCES payments (id),
  gateway_payment_id text UNIQUE,
  -- Only at the desk.
  staff_id uuid,
  taken_at timestamptz NOT NULL,
  -- The chain keeps this money after a no-show. Patients read this before they pay.
  keeps_missed boolean NOT NULL,
  -- The receipt's number is the series and n. tax_percent is GST; 0 is exempt.
  series text NOT NULL,
  n integer NOT NULL,
  tax_percent smallint NOT NULL CHECK (tax_percent BETWEEN 0 AND 28),
  UNIQUE (series, n),
  CHECK (CASE method WHEN 'online' THEN num_nulls(payment_id, gateway_payment_id) = 0 AND staff_id IS NULL
    ELSE num_nonnulls(payment_id, gateway_payment_id) = 0 AND staff_id IS NOT NULL END)
);
CREATE INDEX takings_booking ON takings (booking_id);
CREATE INDEX takings_payment ON takings (payment_id) WHERE payment_id IS NOT NULL;
CREATE TRIGGER takings_stay BEFORE UPDATE OR DELETE ON takings FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Money back. `due` waits, `sending` is at the gateway, `done` is paid back.
CREATE TABLE refunds (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  taking_id uuid NOT NULL REFERENCES takings (id),
  booking_id uuid NOT NULL REFERENCES bookings (id),
  paise integer NOT NULL CHECK (paise > 0),
  state text NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'sending', 'done', 'failed')),
  -- Only for money that the desk gave back.
  staff_id uuid,
  created_at timestamptz NOT NULL,
  -- When to send it, or to ask for it again.
  due_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  ended_at timestamptz,
  CHECK ((state IN ('due', 'sending')) = (due_at IS NOT NULL)),
  CHECK ((state IN ('done', 'failed')) = (ended_at IS NOT NULL))
);
CREATE INDEX refunds_booking ON refunds (booking_id);
CREATE INDEX refunds_taking ON refunds (taking_id);
CREATE INDEX refunds_due ON refunds (due_at) WHERE due_at IS NOT NULL;

-- The chain may keep so much of the money for a booking.
CREATE FUNCTION kept_paise(b bookings, keeps_missed boolean) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN b.status = 'cancelled' OR (b.visit = 'missed' AND NOT keeps_missed) THEN 0 ELSE b.price_paise END
$$;

-- Money above the price goes back by itself. A refund waits for a quarter of an hour, so a booking that stands again by then
-- keeps its money. After a failed refund another one follows a day later.
CREATE FUNCTION settle_money(of_booking uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  b bookings;
  surplus integer;
  part integer;
  one record;
BEGIN
  SELECT * INTO b FROM bookings WHERE id = of_booking FOR NO KEY UPDATE;
  SELECT coalesce(sum(t.paise), 0) - kept_paise(b, coalesce(bool_and(t.keeps_missed), false))
      - (SELECT coalesce(sum(r.paise), 0) FROM refunds r WHERE r.booking_id = of_booking AND r.state <> 'failed')
    INTO surplus FROM takings t WHERE t.booking_id = of_booking;
  FOR one IN SELECT id, paise FROM refunds WHERE booking_id = of_booking AND state = 'due' ORDER BY created_at DESC, id FOR UPDATE LOOP
    EXIT WHEN surplus >= 0;
    part := least(-surplus, one.paise);
    IF part = one.paise THEN
      DELETE FROM refunds WHERE id = one.id;
    ELSE
      UPDATE refunds SET paise = paise - part WHERE id = one.id;
    END IF;
    surplus := surplus + part;
  END LOOP;
  FOR one IN
    SELECT t.id, t.taken_at, t.paise - coalesce(sum(r.paise) FILTER (WHERE r.state <> 'failed'), 0) AS rest,
      max(r.ended_at) FILTER (WHERE r.state = 'failed') AS failed_at
    FROM takings t LEFT JOIN refunds r ON r.taking_id = t.id
    WHERE t.booking_id = of_booking AND t.method = 'online'
    GROUP BY t.id ORDER BY t.taken_at DESC, t.id
  LOOP
    EXIT WHEN surplus <= 0;
    CONTINUE WHEN one.rest <= 0;
    part := least(surplus, one.rest);
    INSERT INTO refunds (taking_id, booking_id, paise, created_at, due_at)
      SELECT one.id, of_booking, part, began,
        began + CASE WHEN one.failed_at IS NULL THEN interval '15 minutes' ELSE interval '1 day' END
      FROM (SELECT greatest(one.taken_at, one.failed_at, b.cancelled_at, b.missed_at) AS began) moment;
    surplus := surplus - part;
  END LOOP;
  -- Nothing is due any more, so the gateway is asked to close the page.
  IF surplus >= 0 THEN
    UPDATE payments SET ask_at = created_at WHERE booking_id = of_booking AND state = 'open';
  END IF;
END
$$;

CREATE FUNCTION settle_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM payments WHERE booking_id = NEW.id) OR EXISTS (SELECT 1 FROM takings WHERE booking_id = NEW.id) THEN
    PERFORM settle_money(NEW.id);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER bookings_money AFTER UPDATE OF status, visit, price_paise ON bookings FOR EACH ROW
  WHEN ((OLD.status, OLD.visit, OLD.price_paise) IS DISTINCT FROM (NEW.status, NEW.visit, NEW.price_paise))
  EXECUTE FUNCTION settle_booking();

CREATE FUNCTION settle_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_money(NEW.booking_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER takings_money AFTER INSERT ON takings FOR EACH ROW EXECUTE FUNCTION settle_row();
CREATE TRIGGER refunds_given AFTER INSERT ON refunds FOR EACH ROW WHEN (NEW.staff_id IS NOT NULL) EXECUTE FUNCTION settle_row();
CREATE TRIGGER refunds_failed AFTER UPDATE OF state ON refunds FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND NEW.state = 'failed') EXECUTE FUNCTION settle_row();
