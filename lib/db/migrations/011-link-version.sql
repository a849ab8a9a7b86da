-- How often the manage link of a booking was made anew; kept with the first row that the reference ever had.
ALTER TABLE appointments ADD COLUMN link_version integer NOT NULL DEFAULT 0;
