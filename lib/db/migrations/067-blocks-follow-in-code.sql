-- What a changed place does to its blocks is done by who changes it (refitBlocks), by the site's clock.
DROP TRIGGER places_blocked ON places;
DROP FUNCTION follow_blocked_place();
