// Views of the embedded user pool (lib/user-pool/migrations), read-only. With a real pool they are empty.
import type { ColumnType } from 'kysely'

type ReadOnly<T> = ColumnType<T, never, never>

export type PoolViews = {
  live_sign_ins: { origin_jti: ReadOnly<string>; expires_at: ReadOnly<Date> }
  pool_users: {
    sub: ReadOnly<string>
    personal_phone: ReadOnly<string>
    phone_verified: ReadOnly<boolean>
    personal_email: ReadOnly<string | null>
    email_verified: ReadOnly<boolean>
  }
}
