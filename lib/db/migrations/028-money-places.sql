-- The place at which money was taken or went back. A booking that moves later leaves the lists of past days as they were.
ALTER TABLE takings ADD COLUMN place_id text REFERENCES places (id);
ALTER TABLE refunds ADD COLUMN place_id text REFERENCES places (id);

CREATE FUNCTION place_of_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT place_id INTO NEW.place_id FROM bookings WHERE id = NEW.booking_id;
  RETURN NEW;
END
$$;
CREATE TRIGGER takings_place BEFORE INSERT ON takings FOR EACH ROW EXECUTE FUNCTION place_of_money();
CREATE TRIGGER refunds_place BEFORE INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION place_of_money();

CREATE INDEX takings_day ON takings (place_id, taken_at);
CREATE INDEX refunds_day ON refunds (place_id, ended_at) WHERE state = 'done';
