// What the embedded user pool shows the site of itself, as views (lib/user-pool/migrations): the site reads them and writes
// nothing there. With a real pool they are empty.
import type { ColumnType } from 'kysely'

type ReadOnly<T> = ColumnType<T, never, never>

export type PoolViews = {
  /** Sign-ins that are not revoked, of users who may sign in; one that is past its end is over too. */
  live_sign_ins: { origin_jti: ReadOnly<string>; expires_at: ReadOnly<Date> }
  /** Users as the pool has them now. */
  pool_users: {
    sub: ReadOnly<string>
    personal_phone: ReadOnly<string>
    phone_verified: ReadOnly<boolean>
    personal_email: ReadOnly<string | null>
    email_verified: ReadOnly<boolean>
  }
}
