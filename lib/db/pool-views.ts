// What the embedded user pool shows the site of itself, as views (lib/user-pool/migrations): the site reads them and writes
// nothing there. With a real pool they are empty.
import type { ColumnType } from 'kysely'

type Shown<T> = ColumnType<T, never, never>

export type PoolViews = {
  /** Sign-ins that are not revoked, of users who may sign in; one that is past its end is over too. */
  live_sign_ins: { origin_jti: Shown<string>; expires_at: Shown<Date> }
  /** Users as the pool has them now. */
  pool_users: {
    sub: Shown<string>
    personal_phone: Shown<string>
    phone_verified: Shown<boolean>
    personal_email: Shown<string | null>
    email_verified: Shown<boolean>
  }
}
