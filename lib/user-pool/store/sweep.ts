import { expressionBuilder, sql } from 'kysely'
import type { Writes } from '@/lib/db/schema'
import { type Sweep, sweepRows } from '@/lib/db/sweep'
import { liveSession, liveTokens } from '@/lib/user-pool/store/devices'
import type { PoolTables } from '@/lib/user-pool/store/tables'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const MINUTES_MS = 10 * 60_000

/** A challenge stays ten minutes longer, so that a second or late use is recognised. */
export function sweepIdentityRows(writes: Writes, now: Date): Sweep[] {
  const before = (age: number) => new Date(now.getTime() - age)
  const expired = (table: keyof PoolTables, age: number) =>
    sweepRows(writes, {
      name: table,
      table,
      due: sql`expires_at < ${before(age)}::timestamptz`,
      order: sql`expires_at`,
    })
  const device = expressionBuilder<PoolTables, 'identity_devices'>()
  return [
    expired('identity_challenges', MINUTES_MS),
    expired('identity_codes', HOUR_MS),
    expired('identity_hosted_codes', HOUR_MS),
    expired('identity_hosted_sessions', 0),
    // For a week, a refresh answers that it has expired.
    expired('identity_families', 7 * DAY_MS),
    // Begun by typing a number and never proved: by code after a day, with a password after a week.
    sweepRows(writes, {
      name: 'users that were never proved',
      table: 'identity_users',
      due: sql`NOT phone_verified AND NOT email_verified AND (
        (status = 'CONFIRMED' AND srp_verifier IS NULL AND created_at < ${before(DAY_MS)}::timestamptz)
        OR (status = 'UNCONFIRMED' AND created_at < ${before(7 * DAY_MS)}::timestamptz))`,
      order: sql`created_at`,
    }),
    // Offered and never confirmed, or a signed-out browser of the hosted page.
    sweepRows(writes, {
      name: 'devices that were never confirmed',
      table: 'identity_devices',
      due: device.and([
        device('srp_verifier', 'is', null),
        device('created_at', '<', before(HOUR_MS)),
        device.or([
          device('hosted_session', 'is', null),
          device.and([
            device.not(device.exists(liveSession(device, now))),
            device.not(device.exists(liveTokens(device, now))),
          ]),
        ]),
      ]),
      order: sql`created_at`,
    }),
  ]
}
