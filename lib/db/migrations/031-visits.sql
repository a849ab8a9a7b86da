-- What the front desk knows and does of a booking: where its patient is on the day, who booked it, and what was done to it.

ALTER TABLE bookings
  -- `status` says whether the booking stands, this where its patient is (lib/domain/visit.ts).
  ADD COLUMN visit text NOT NULL DEFAULT 'expected'
    CHECK (visit IN ('expected', 'arrived', 'in_chair', 'kept', 'missed', 'left')),
  ADD COLUMN arrived_at timestamptz,
  ADD COLUMN seated_at timestamptz,
  ADD COLUMN missed_at timestamptz,
  ADD COLUMN left_at timestamptz,
  -- Raised by every change of the row: who saves says which one was shown to them.
  ADD COLUMN version integer NOT NULL DEFAULT 0,
  ADD COLUMN source text NOT NULL DEFAULT 'web' CHECK (source IN ('web', 'phone', 'walk_in')),
  -- The member of staff who booked it.
  ADD COLUMN booked_by uuid,
  -- One of lib/catalogue/desk-reasons.ts.
  ADD COLUMN cancel_reason text,
  -- The desk's own words: of this patient, so they are erased with the rest.
  ADD COLUMN personal_note text CHECK (length(personal_note) <= 500);

UPDATE bookings SET visit = 'kept' WHERE kept_at IS NOT NULL;

CREATE FUNCTION raise_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version = OLD.version + 1;
  RETURN NEW;
END
$$;
CREATE TRIGGER bookings_version BEFORE UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION raise_version();

-- A day shows what was there as well: cancelled, missed, left.
CREATE INDEX seats_left ON seats (place_id, starts_at) WHERE state = 'left';

-- What the desk looks names up by.
CREATE INDEX bookings_name ON bookings (lower(personal_name) text_pattern_ops) WHERE personal_name <> '';

-- What was done at a desk, by whom. Written and read, never changed. It holds times, states, seats and ids: nothing of it has to
-- be erased when its patient is.
CREATE TABLE desk_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  staff_id uuid NOT NULL,
  place_id text NOT NULL,
  verb text NOT NULL,
  -- A booking's id, or that of what else it was done to.
  subject text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  reason text,
  -- The event that this one takes back, once.
  undoes bigint UNIQUE REFERENCES desk_events (id)
);
CREATE INDEX desk_events_place ON desk_events (place_id, id);
CREATE INDEX desk_events_subject ON desk_events (subject, id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is written once', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER desk_events_stay BEFORE UPDATE OR DELETE ON desk_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER desk_events_stay_whole BEFORE TRUNCATE ON desk_events EXECUTE FUNCTION refuse_change();
