import { describe, expect, test } from 'vitest'
import {
  countChallengeTry,
  endChallengesOf,
  findChallenge,
  insertChallenge,
  spendChallenge,
} from '@/lib/user-pool/store/challenges'
import { countCodeTry, deleteCode, findCode, withdrawCode, writeCode } from '@/lib/user-pool/store/codes'
import { revokeFamiliesOfDevice } from '@/lib/user-pool/store/devices'
import {
  findRefreshToken,
  findTokenFamily,
  insertRefreshToken,
  noteProof,
  replaceRefreshToken,
  revokeFamiliesOf,
  revokeTokenFamily,
} from '@/lib/user-pool/store/families'
import { findIdentity, identityOfLogin, linkIdentity } from '@/lib/user-pool/store/ids'
import { poolTables } from '@/lib/user-pool/store/tables'
import { putDevice, putFamily, putPoolUser } from '@/tests/support/account/pool-rows'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { useDatabase } from '@/tests/support/servers/test-database'

const STATE = { flow: 'CUSTOM_AUTH' as const, results: [] }

describe('the stored sign-ins', () => {
  const database = useDatabase()
  const revoked = async (...ids: string[]) =>
    Promise.all(ids.map(async (id) => (await findTokenFamily(database().reads, id))?.revoked_at ?? null))
  test('a challenge is used once while it is valid, and its data is then erased', async () => {
    const row = { session_hash: 'h', client_id: 'c', sub: null, username: 'u', challenge: 'x', state: STATE }
    await insertChallenge(database().writes, { ...row, created_at: NOW, expires_at: minutesAfter(3) })
    const spend = (minutes: number) => spendChallenge(database().writes, 'h', minutesAfter(minutes))
    const tries = await Promise.all([1, 2, 3, 4].map(() => countChallengeTry(database().writes, 'h', 3)))
    expect(tries.sort()).toEqual([false, true, true, true])
    expect(await findChallenge(database().reads, 'h')).toMatchObject({ state: { ...STATE, tries: 3 }, used_at: null })
    expect(await spend(3)).toBe(false)
    expect((await Promise.all([spend(2), spend(2)])).sort()).toEqual([false, true])
    expect(await findChallenge(database().reads, 'h')).toMatchObject({ state: {}, used_at: minutesAfter(2) })
    expect(await countChallengeTry(database().writes, 'h', 9)).toBe(false)
  })

  test('a user’s unused challenges end, and used ones stay', async () => {
    await putPoolUser(database())
    for (const session_hash of ['used', 'open'])
      await insertChallenge(database().writes, {
        session_hash,
        client_id: 'c',
        sub: 'ann',
        username: 'u',
        challenge: 'x',
        state: STATE,
        created_at: NOW,
        expires_at: minutesAfter(3),
      })
    await spendChallenge(database().writes, 'used', NOW)
    await database().transaction((tx) => endChallengesOf(tx, 'ann'))
    expect([await findChallenge(database().reads, 'used'), await findChallenge(database().reads, 'open')]).toEqual([
      expect.anything(),
      undefined,
    ])
  })

  test('a code has its tries for the network that asked for it, and as many for all others', async () => {
    await putPoolUser(database())
    const key = { sub: 'ann', purpose: 'reset' } as const
    const write = (code_hash: string) =>
      writeCode(database().writes, {
        ...key,
        code_hash,
        personal_to: null,
        asked_from: 'here',
        expires_at: minutesAfter(5),
      })
    const take = (from: string, minutes = 0) =>
      countCodeTry(database().writes, { ...key, from, most: 2, now: minutesAfter(minutes) })
    await write('one')
    expect(await take('here', 5)).toBeUndefined()
    const tried = async (froms: string[]) =>
      (await Promise.all(froms.map((from) => take(from)))).map((row) => row !== undefined)
    expect((await tried(['here', 'here', 'here'])).sort()).toEqual([false, true, true])
    expect((await tried(['a', 'b', 'c'])).sort()).toEqual([false, true, true])
    expect(await findCode(database().reads, key)).toMatchObject({ tries: 2, other_tries: 2 })
    await write('two')
    expect(await findCode(database().reads, key)).toMatchObject({ code_hash: 'two', tries: 0, other_tries: 0 })
    const use = (codeHash: string) => deleteCode(database().writes, { ...key, codeHash })
    expect([await use('one'), await use('two'), await use('two')]).toEqual([false, true, false])
    await write('three')
    await withdrawCode(database().writes, { sub: 'ann', purpose: 'email' })
    expect(await findCode(database().reads, key)).toBeDefined()
    await withdrawCode(database().writes, key)
    expect(await findCode(database().reads, key)).toBeUndefined()
  })

  test('a refresh token keeps the time of its first replacement', async () => {
    await putPoolUser(database())
    await putFamily(database(), 'f1')
    await insertRefreshToken(database().writes, { token_hash: 't', origin_jti: 'f1', created_at: NOW })
    const replace = (minutes: number) =>
      database().transaction((tx) => replaceRefreshToken(tx, 't', minutesAfter(minutes)))
    expect([await replace(1), await replace(2)]).toEqual([minutesAfter(1), minutesAfter(1)])
    expect(await findRefreshToken(database().reads, 't')).toMatchObject({
      origin_jti: 'f1',
      sub: 'ann',
      token_hash: 't',
    })
    expect(await findRefreshToken(database().reads, 'none')).toBeUndefined()
  })

  test('a sign-in is revoked once: alone, with the user’s others or with a device’s', async () => {
    await putPoolUser(database())
    await putPoolUser(database(), 'bob', 2)
    await putDevice(database(), 'd1')
    for (const id of ['f1', 'f2', 'f3']) await putFamily(database(), id, { device_key: id === 'f1' ? null : 'd1' })
    await putFamily(database(), 'other', { sub: 'bob' })
    expect(await database().transaction((tx) => noteProof(tx, 'f1', minutesAfter(1)))).toBe(true)
    await revokeTokenFamily(database().writes, 'f1', minutesAfter(1))
    await revokeTokenFamily(database().writes, 'f1', minutesAfter(2))
    expect(await database().transaction((tx) => noteProof(tx, 'f1', minutesAfter(3)))).toBe(false)
    expect(await findTokenFamily(database().reads, 'f1')).toMatchObject({
      revoked_at: minutesAfter(1),
      proved_at: minutesAfter(1),
    })
    await revokeFamiliesOfDevice(database().writes, { sub: 'ann', key: 'd1', except: 'f3', now: minutesAfter(3) })
    expect(await revoked('f1', 'f2', 'f3')).toEqual([minutesAfter(1), minutesAfter(3), null])
    await revokeFamiliesOf(database().writes, { sub: 'ann', except: 'f3', now: minutesAfter(4) })
    expect(await revoked('f3', 'other')).toEqual([null, null])
    await revokeFamiliesOf(database().writes, { sub: 'ann', now: minutesAfter(5) })
    expect(await revoked('f1', 'f2', 'f3', 'other')).toEqual([minutesAfter(1), minutesAfter(3), minutesAfter(5), null])
  })

  test('a login has one identity, and a guest’s identity goes to a login that has none', async () => {
    const login = (name: string, id: string) => identityOfLogin(database().writes, name, id, NOW)
    expect(new Set(await Promise.all(['i1', 'i2', 'i3'].map((id) => login('l1', id)))).size).toBe(1)
    const first = await login('l1', 'i4')
    // Guests' ids were stored like this before the ids proved themselves.
    const former = { identity_id: 'guest', login: null, created_at: NOW }
    await poolTables(database().writes).insertInto('identity_ids').values(former).execute()
    expect(await findIdentity(database().reads, 'guest')).toEqual({ identity_id: 'guest', login: null })
    const link = (id: string, name: string) => linkIdentity(database().writes, id, name, NOW)
    expect([
      await link('guest', 'l1'),
      await link('guest', 'l2'),
      await link('guest', 'l3').catch(() => 'refused'),
    ]).toEqual([first, 'guest', 'refused'])
    expect(await findIdentity(database().reads, 'guest')).toEqual({ identity_id: 'guest', login: 'l2' })
    expect(await findIdentity(database().reads, 'none')).toBeUndefined()
  })
})
