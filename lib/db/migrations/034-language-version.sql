-- A page in another language is no change that staff could overwrite, so the desk's open form stays valid.
DROP TRIGGER bookings_version ON bookings;
CREATE TRIGGER bookings_version BEFORE UPDATE ON bookings
  FOR EACH ROW WHEN (OLD.place_id IS NOT DISTINCT FROM NEW.place_id AND OLD.language IS NOT DISTINCT FROM NEW.language)
  EXECUTE FUNCTION raise_version();
