CREATE TABLE membership_benefits (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
  uid text NOT NULL REFERENCES users (uid) ON DELETE CASCADE,
  benefit text NOT NULL CHECK (benefit IN ('check_up', 'cleaning', 'price')),
  saved_paise integer NOT NULL CHECK (saved_paise >= 0),
  used_at timestamptz NOT NULL
);
CREATE INDEX membership_benefits_uid ON membership_benefits (uid, used_at);

CREATE TABLE referrals (
  personal_phone text PRIMARY KEY,
  -- Null for a deleted referrer or a circular referral: it counts for nobody, and the phone is not new again.
  referrer_uid text REFERENCES users (uid) ON DELETE SET NULL,
  -- Set at the first sign-in, because the phone may change later.
  invited_uid text REFERENCES users (uid) ON DELETE SET NULL,
  booking_id uuid REFERENCES bookings (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  -- When the visit was kept. The referral counts from then on.
  kept_at timestamptz
);
CREATE INDEX referrals_referrer ON referrals (referrer_uid) WHERE referrer_uid IS NOT NULL;
CREATE INDEX referrals_invited ON referrals (invited_uid) WHERE invited_uid IS NOT NULL;

-- Held to the end of the transaction, so that two concurrent referrals can't close a circle.
CREATE FUNCTION lock_referrals() RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(7301945)
$$;

-- True when the invited phone or account is the referrer's, or that of any referrer further up the line.
CREATE FUNCTION referral_circles(phone text, invited text, referrer text) RETURNS boolean LANGUAGE sql STABLE AS $$
  WITH RECURSIVE line (uid, personal_phone) AS (
    SELECT u.uid, u.personal_phone FROM users u WHERE u.uid = referrer
    UNION
    SELECT u.uid, u.personal_phone FROM line
    JOIN referrals r ON r.personal_phone = line.personal_phone OR r.invited_uid = line.uid
    JOIN users u ON u.uid = r.referrer_uid
  )
  SELECT EXISTS (SELECT 1 FROM line WHERE line.personal_phone = phone OR line.uid = invited)
$$;

CREATE FUNCTION refuse_circling_referral() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.referrer_uid IS NULL THEN
    RETURN NEW;
  END IF;
  PERFORM lock_referrals();
  IF referral_circles(NEW.personal_phone, NEW.invited_uid, NEW.referrer_uid)
    OR EXISTS (SELECT 1 FROM bookings b WHERE b.id = NEW.booking_id AND b.uid = NEW.referrer_uid)
  THEN
    RAISE EXCEPTION 'A referral leads back to itself' USING ERRCODE = 'check_violation', CONSTRAINT = 'referrals_no_circle';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER referrals_no_circle BEFORE INSERT OR UPDATE OF personal_phone, invited_uid, referrer_uid ON referrals
  FOR EACH ROW EXECUTE FUNCTION refuse_circling_referral();
