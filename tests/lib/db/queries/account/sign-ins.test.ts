import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { isSignInLive, lockLiveSignIn } from '@/lib/db/queries/account/live-sign-ins'
import { findPoolUser } from '@/lib/db/queries/account/pool-users'
import { areRefused, refuseTokens, sweepRefused } from '@/lib/db/queries/account/refused-sign-ins'
import { deleteSession, insertSession, readSessionUser } from '@/lib/db/queries/account/sessions'
import { insertUser as insertAccount, readUser, updateUser as updateAccount } from '@/lib/db/queries/account/users'
import { revokeTokenFamily } from '@/lib/user-pool/store/families'
import { deleteUser, updateUser } from '@/lib/user-pool/store/users'
import { putFamily, putPoolUser } from '@/tests/support/account/pool-rows'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { PHONE } from '@/tests/support/put-rows'
import { ENGINE, useDatabase } from '@/tests/support/servers/test-database'
import { swept } from '@/tests/support/swept'

const DAY = 24 * 60
const ENDS = minutesAfter(60)

describe('sign-ins as the site sees them', () => {
  const database = useDatabase()
  const patch = (given: Parameters<typeof updateUser>[2]) => updateUser(database().writes, 'ann', given, NOW)
  const isLive = (originJti: string, now = NOW) => isSignInLive(database().reads, originJti, now)
  const isLiveLocked = (originJti: string, now = NOW) =>
    database().transaction((tx) => lockLiveSignIn(tx, originJti, now))
  const account = () =>
    database().transaction((tx) =>
      insertAccount(tx, {
        language: 'en',
        uid: 'test:1',
        sub: 'ann',
        since: NOW,
        phone: PHONE,
        name: 'Ann',
        email: 'old@x.example',
        now: NOW,
      }),
    )
  beforeEach(async () => {
    await putPoolUser(database())
    await putFamily(database(), 'j1', { expires_at: ENDS })
  })

  test('a sign-in of the embedded pool is valid until it ends, is revoked or its user is disabled', async () => {
    for (const ask of [isLive, isLiveLocked]) {
      expect([await ask('j1', minutesAfter(59.99)), await ask('j1', ENDS), await ask('none')]).toEqual([
        true,
        false,
        false,
      ])
      await patch({ enabled: false })
      expect(await ask('j1')).toBe(false)
      await patch({ enabled: true })
    }
    await revokeTokenFamily(database().writes, 'j1', NOW)
    expect([await isLive('j1'), await isLiveLocked('j1')]).toEqual([false, false])
  })

  test.runIf(ENGINE === 'PostgreSQL')('the lock of a sign-in leaves its user unlocked', async () => {
    await database().transaction(async (tx) => {
      await lockLiveSignIn(tx, 'j1', NOW)
      const free = (table: string) =>
        sql`SELECT 1 FROM ${sql.table(table)} FOR UPDATE SKIP LOCKED`.execute(database().writes)
      expect((await free('identity_families')).rows).toEqual([])
      expect((await free('identity_users')).rows).toHaveLength(1)
    })
  })

  test('the end of a sign-in of the embedded pool ends the sessions bound to it, and no others', async () => {
    await account()
    const session = { uid: 'test:1', signIn: 'j1', now: NOW, expiresAt: minutesAfter(2 * DAY) }
    await insertSession(database().writes, { ...session, tokenHash: 'bound', isBound: true })
    await insertSession(database().writes, { ...session, tokenHash: 'free', isBound: false })
    const users = async (now = NOW) =>
      (await Promise.all(['bound', 'free'].map((hash) => readSessionUser(database().reads, hash, now)))).map(
        (user) => user?.uid,
      )
    expect([await users(), await users(minutesAfter(59.99)), await users(ENDS)]).toEqual([
      ['test:1', 'test:1'],
      ['test:1', 'test:1'],
      [undefined, 'test:1'],
    ])
    await revokeTokenFamily(database().writes, 'j1', NOW)
    expect(await users()).toEqual([undefined, 'test:1'])
    await deleteSession(database().writes, 'free')
    expect(await users()).toEqual([undefined, undefined])
  })

  test('the site refuses a sign-in of a real pool by user or by sign-in until its last token has expired', async () => {
    const refuse = (who: Parameters<typeof refuseTokens>[1], minutes = 0) =>
      database().transaction((tx) => refuseTokens(tx, who, minutesAfter(minutes)))
    const refused = (sub: string, signIn: string, minutes = 0) =>
      areRefused(database().reads, { sub, signIn }, minutesAfter(minutes))
    await refuse({ sub: 'ann' })
    await refuse({ signIn: 'j2' })
    // A user and a sign-in with the same name are kept apart.
    expect([await refused('ann', 'x'), await refused('x', 'j2'), await refused('j2', 'ann')]).toEqual([
      true,
      true,
      false,
    ])
    expect([await refused('ann', 'x', DAY - 0.01), await refused('ann', 'x', DAY)]).toEqual([true, false])
    await refuse({ sub: 'ann' }, 10)
    expect(await refused('ann', 'x', DAY + 9)).toBe(true)
    await swept(sweepRefused(database().writes, minutesAfter(DAY)))
    expect([await refused('x', 'j2', -1), await refused('ann', 'x', -1)]).toEqual([false, true])
  })

  test('the site sees the pool’s users as they are now', async () => {
    const shown = {
      sub: 'ann',
      personal_phone: PHONE,
      phone_verified: false,
      personal_email: null,
      email_verified: false,
    }
    expect(await findPoolUser(database().reads, 'ann')).toEqual(shown)
    await patch({ personal_email: 'a@x.example', email_verified: true, phone_verified: true })
    expect(await findPoolUser(database().reads, 'ann')).toEqual({
      ...shown,
      personal_email: 'a@x.example',
      email_verified: true,
      phone_verified: true,
    })
    expect(await findPoolUser(database().reads, 'none')).toBeUndefined()
  })

  test('the embedded pool must prove an e-mail address before the account gets it', async () => {
    await account()
    const change = (given: { name?: string; email?: string | null }, uid = 'test:1') =>
      updateAccount(database().writes, uid, given)
    expect(await change({ email: 'a@x.example', name: 'Bob' })).toBeUndefined()
    await patch({ personal_email: 'a@x.example' })
    expect(await change({ email: 'a@x.example' })).toBeUndefined()
    await patch({ email_verified: true })
    expect(await change({ email: 'b@x.example' })).toBeUndefined()
    expect(await readUser(database().reads, 'test:1')).toMatchObject({
      personal_name: 'Ann',
      personal_email: 'old@x.example',
      identity_sub: 'ann',
      identity_since: NOW,
    })
    expect(await change({ email: 'A@x.example' })).toMatchObject({
      personal_name: 'Ann',
      personal_email: 'A@x.example',
    })
    expect(await change({ name: 'Bob' })).toMatchObject({ personal_name: 'Bob', personal_email: 'A@x.example' })
    expect(await change({ email: null })).toMatchObject({ personal_name: 'Bob', personal_email: null })
    expect(await change({})).toMatchObject({ uid: 'test:1' })
    expect([await change({ name: 'X' }, 'none'), await readUser(database().reads, 'none')]).toEqual([
      undefined,
      undefined,
    ])
    // A real pool's users are in no table of the embedded pool, so nothing of them is known here.
    await deleteUser(database().writes, 'ann')
    expect(await change({ email: 'c@x.example' })).toMatchObject({ personal_email: 'c@x.example' })
  })
})
