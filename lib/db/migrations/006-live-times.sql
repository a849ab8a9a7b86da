-- Listeners hear of changed availability after the commit, never after a rollback. The payload is the place's
-- id, nothing about a patient; PostgreSQL sends it once a transaction.
CREATE FUNCTION tell_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM pg_notify('live_times', OLD.place_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM pg_notify('live_times', NEW.place_id); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION tell_own_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live_times', NEW.id);
  RETURN NULL;
END $$;

CREATE TRIGGER seats_tell AFTER INSERT OR DELETE OR UPDATE OF place_id, starts_at, ends_at, state, held_until ON seats
  FOR EACH ROW EXECUTE FUNCTION tell_place();
CREATE TRIGGER closures_tell AFTER INSERT OR DELETE OR UPDATE ON closures FOR EACH ROW EXECUTE FUNCTION tell_place();
CREATE TRIGGER places_tell AFTER UPDATE OF seats, slot_minutes, hours ON places
  FOR EACH ROW EXECUTE FUNCTION tell_own_place();
