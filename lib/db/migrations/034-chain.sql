-- What a chain says of itself, by its file (npm run operate -- import): what no table of places holds.
CREATE TABLE chain_facts (
  is_all boolean PRIMARY KEY DEFAULT true CHECK (is_all),
  -- {"brand", "award", "sms", "prices", "notOffered", "closures"}, as the file writes them.
  facts jsonb NOT NULL,
  -- Of the sample chain null: it was never imported.
  imported_at timestamptz,
  -- Grows with every change: what a process has read of the chain is as old as its number.
  version integer NOT NULL DEFAULT 1,
  -- The last year for which days that are closed every year stand in closures.
  closed_until integer NOT NULL
);

-- Places and cities that the chain's file names no more stay for the bookings that stood there, and are shown and booked no more.
ALTER TABLE places ADD COLUMN in_chain boolean NOT NULL DEFAULT true;
ALTER TABLE cities
  ADD COLUMN in_chain boolean NOT NULL DEFAULT true,
  ADD COLUMN pincode_prefixes text[] NOT NULL DEFAULT '{}',
  -- Other spellings.
  ADD COLUMN aliases text[] NOT NULL DEFAULT '{}',
  ADD COLUMN popular boolean NOT NULL DEFAULT false,
  -- The order of the file.
  ADD COLUMN nth integer NOT NULL DEFAULT 0;

-- Closed by the chain's file, which alone opens them again; the others by the desk.
ALTER TABLE closures ADD COLUMN by_file boolean NOT NULL DEFAULT false;
UPDATE closures SET by_file = true;
