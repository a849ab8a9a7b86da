-- What the site reads of the pool (lib/db/pool-views.ts); all else here is the pool's own.

-- Sign-ins whose tokens are good until they run out. The user stands in a subquery: who locks a row of the view locks the
-- sign-in alone.
CREATE VIEW live_sign_ins AS
  SELECT f.origin_jti, f.expires_at FROM identity_families f
  WHERE f.revoked_at IS NULL AND EXISTS (SELECT 1 FROM identity_users u WHERE u.sub = f.sub AND u.enabled);

CREATE VIEW pool_users AS
  SELECT sub, personal_phone, phone_verified, personal_email, email_verified FROM identity_users;
