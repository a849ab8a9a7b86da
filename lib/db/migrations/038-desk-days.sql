-- A day's acts at a place, for whoever looks what was done.
CREATE INDEX desk_events_day ON desk_events (place_id, at);
