-- Whether a lead that says it is an emergency is called as one; null until it says so. Of one network that is so for a few a day.
ALTER TABLE leads ADD COLUMN urgent boolean;
