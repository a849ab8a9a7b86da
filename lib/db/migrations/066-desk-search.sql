-- The desk finds bookings by any word of a name and by a number's last digits (lib/db/queries/desk-search.ts).
CREATE INDEX bookings_words ON bookings USING gin (
  array_to_tsvector(array_remove(string_to_array(translate(lower(personal_name), '.-''’', '  '), ' '), ''))
) WHERE personal_name <> '';
CREATE INDEX bookings_phone_ending ON bookings (right(personal_phone, 4)) WHERE personal_phone <> '';
DROP INDEX bookings_name;
