import type { Database } from '@/lib/db/schema'
import { insertDevice } from '@/lib/user-pool/store/devices'
import { openTokenFamily, type TokenFamilyRow } from '@/lib/user-pool/store/families'
import { insertUser } from '@/lib/user-pool/store/users'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'

/** Adds the user of the nth sample number, who has proved nothing yet. */
export const putPoolUser = ({ writes }: Database, sub = 'ann', n = 1) =>
  insertUser(writes, { sub, personal_phone: `+91980000000${n}`, status: 'CONFIRMED' }, NOW)

/** Adds a sign-in of `ann` that ends after an hour. */
export const putFamily = (db: Database, origin_jti: string, given: Partial<TokenFamilyRow> = {}) =>
  db.transaction((tx) =>
    openTokenFamily(tx, {
      origin_jti,
      sub: 'ann',
      client_id: 'c',
      scopes: 's',
      device_key: null,
      auth_time: NOW,
      expires_at: minutesAfter(60),
      ...given,
    }),
  )

/** Adds a device that was registered `minutes` after the tests' clock. */
export const putDevice = ({ writes }: Database, key: string, minutes = 0) =>
  insertDevice(writes, { key, groupKey: 'g', sub: 'ann', address: '192.0.2.1', now: minutesAfter(minutes) })
