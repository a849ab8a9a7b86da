-- Accounts can be deleted: what the law keeps stays, unlinked, and is claimed by nobody who has the number later.
ALTER TABLE appointments ADD COLUMN unlinked boolean NOT NULL DEFAULT false;
-- A first sign-in and a patient's list look for all rows of a phone; 001 has the indexes of those that are live.
CREATE INDEX appointments_cancelled_phone ON appointments (personal_phone) WHERE status = 'cancelled';
CREATE INDEX leads_phone ON leads (personal_phone) WHERE NOT is_open;

-- Null once the referrer has deleted the account, or the referral turned out to lead back to itself: it counts for nobody,
-- and the phone is not new again.
ALTER TABLE referrals ALTER COLUMN referrer_uid DROP NOT NULL;
ALTER TABLE referrals DROP CONSTRAINT referrals_referrer_uid_fkey;
ALTER TABLE referrals ADD FOREIGN KEY (referrer_uid) REFERENCES users (uid) ON DELETE SET NULL;
ALTER TABLE referrals DROP CONSTRAINT referrals_appointment_id_fkey;
ALTER TABLE referrals ADD FOREIGN KEY (appointment_id) REFERENCES appointments (id) ON DELETE SET NULL;
-- The account of the phone, from its first sign-in on: the phone may change, who was invited does not.
ALTER TABLE referrals ADD COLUMN invited_uid text REFERENCES users (uid) ON DELETE SET NULL;
-- When the visit was kept: from then on the referral counts.
ALTER TABLE referrals ADD COLUMN kept_at timestamptz;
CREATE INDEX referrals_referrer ON referrals (referrer_uid) WHERE referrer_uid IS NOT NULL;
CREATE INDEX referrals_invited ON referrals (invited_uid) WHERE invited_uid IS NOT NULL;

-- Held to the end of the transaction: two referrals that would close a ring together are written one after the other.
CREATE FUNCTION lock_referrals() RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(7301945)
$$;

-- Whether the referral would lead back to the one who is invited: by the same number or account, or by who invited the
-- referrer, and whoever invited them, however far up.
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
    OR EXISTS (SELECT 1 FROM appointments a WHERE a.id = NEW.appointment_id AND a.uid = NEW.referrer_uid)
  THEN
    RAISE EXCEPTION 'A referral leads back to itself' USING ERRCODE = 'check_violation', CONSTRAINT = 'referrals_no_circle';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER referrals_no_circle BEFORE INSERT OR UPDATE OF personal_phone, invited_uid, referrer_uid ON referrals
  FOR EACH ROW EXECUTE FUNCTION refuse_circling_referral();
