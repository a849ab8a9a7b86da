import { describe, expect, test } from 'vitest'
import {
  confirmDeviceRow,
  deleteDevice,
  findDevice,
  findKnownDevice,
  holdDevice,
  listDeviceRows,
  rememberDevice,
  touchDevice,
} from '@/lib/user-pool/store/devices'
import { revokeTokenFamily } from '@/lib/user-pool/store/families'
import {
  deleteHostedSession,
  endHostedSession,
  endHostedSessions,
  findHostedCode,
  findHostedSession,
  insertHostedCode,
  insertHostedSession,
  noteHostedFamily,
  spendHostedCode,
} from '@/lib/user-pool/store/hosted'
import { findHostedDevice, insertHostedDevice, moveHostedDevice } from '@/lib/user-pool/store/hosted-devices'
import { putDevice, putFamily, putPoolUser } from '@/tests/support/account/pool-rows'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { useDatabase } from '@/tests/support/servers/test-database'

describe('the stored devices', () => {
  const database = useDatabase()
  const confirm = (key: string) =>
    confirmDeviceRow(database().writes, {
      sub: 'ann',
      key,
      name: 'n',
      salt: 's',
      verifier: 'v',
      remembered: false,
      now: NOW,
    })

  test('a device is confirmed once by its user, and then listed, oldest first', async () => {
    await putPoolUser(database())
    await putPoolUser(database(), 'bob', 2)
    for (const [n, key] of ['d3', 'd1', 'd2'].entries()) await putDevice(database(), key, n === 0 ? -1 : 0)
    await putDevice(database(), 'offered')
    expect([await confirm('d1'), await confirm('d1'), await confirm('none')]).toEqual([true, false, false])
    for (const key of ['d2', 'd3']) await confirm(key)
    const list = async (after: { createdAt: Date; key: string } | null, limit = 9) =>
      (await listDeviceRows(database().reads, 'ann', { after, limit, now: NOW })).map(({ device_key }) => device_key)
    expect(await list(null)).toEqual(['d3', 'd1', 'd2'])
    expect(await list(null, 1)).toEqual(['d3'])
    expect(await list({ createdAt: NOW, key: 'd1' })).toEqual(['d2'])
    expect(await list({ createdAt: minutesAfter(-1), key: 'd3' })).toEqual(['d1', 'd2'])
    const remember = (key: string, sub = 'ann') =>
      rememberDevice(database().writes, { sub, key, remembered: true, now: NOW })
    expect([await remember('d1'), await remember('offered'), await remember('d2', 'bob')]).toEqual([true, false, false])
    expect(await findDevice(database().reads, 'ann', 'd1')).toMatchObject({ remembered: true })
    expect(await findDevice(database().reads, 'bob', 'd1')).toBeUndefined()
    await touchDevice(database().writes, { key: 'd1', address: '192.0.2.9', now: minutesAfter(3) })
    const touched = await listDeviceRows(database().reads, 'ann', { after: null, limit: 9, now: NOW })
    expect(touched.map((row) => [row.device_key, row.authenticated_at, row.personal_last_address])).toEqual([
      ['d3', minutesAfter(-1), '192.0.2.1'],
      ['d1', minutesAfter(3), '192.0.2.9'],
      ['d2', NOW, '192.0.2.1'],
    ])
    const hold = (key: string) => database().transaction((tx) => holdDevice(tx, 'ann', key))
    expect([await hold('d1'), await hold('none')]).toEqual([true, false])
    expect(await deleteDevice(database().writes, 'bob', 'd1')).toBeUndefined()
    expect(await deleteDevice(database().writes, 'ann', 'd1')).toEqual({ hosted_session: null })
    expect(await deleteDevice(database().writes, 'ann', 'd1')).toBeUndefined()
  })

  test('a browser of the hosted page is stored while its session or tokens are valid, and goes with its own user alone', async () => {
    await putPoolUser(database())
    const session = (tokenHash: string) =>
      insertHostedSession(database().writes, { tokenHash, sub: 'ann', now: NOW, expiresAt: minutesAfter(10) })
    await session('s1')
    await database().transaction((tx) =>
      insertHostedDevice(tx, {
        key: 'd1',
        sub: 'ann',
        name: 'n',
        address: 'a',
        remembered: false,
        session: 's1',
        now: NOW,
      }),
    )
    const isKnown = async (minutes: number) =>
      (await findKnownDevice(database().reads, 'ann', 'd1', minutesAfter(minutes))) !== undefined
    expect([await isKnown(9), await isKnown(10)]).toEqual([true, false])
    await putFamily(database(), 'f1', { device_key: 'd1', expires_at: minutesAfter(30) })
    expect([await isKnown(29), await isKnown(30)]).toEqual([true, false])
    await revokeTokenFamily(database().writes, 'f1', NOW)
    expect([await isKnown(9), await isKnown(29)]).toEqual([true, false])
    const move = (sub: string, from: string) =>
      database().transaction((tx) => moveHostedDevice(tx, { sub, from, to: 's2' }))
    expect([await move('bob', 's1'), await move('ann', 'none'), await move('ann', 's1')]).toEqual([false, false, true])
    expect([await findHostedDevice(database().reads, 's1'), await findHostedDevice(database().reads, 's2')]).toEqual([
      undefined,
      'd1',
    ])
    await deleteHostedSession(database().writes, 's1', { unlessOf: 'ann' })
    expect(await findHostedSession(database().reads, 's1', minutesAfter(9))).toEqual({ sub: 'ann', auth_time: NOW })
    expect(await findHostedSession(database().reads, 's1', minutesAfter(10))).toBeUndefined()
    await deleteHostedSession(database().writes, 's1', { unlessOf: 'bob' })
    expect(await findHostedSession(database().reads, 's1', NOW)).toBeUndefined()
  })

  test('a hosted code is used once while it is valid, and unused codes end with their session', async () => {
    await putPoolUser(database())
    const give = (code_hash: string, hosted_session: string | null) =>
      insertHostedCode(database().writes, {
        code_hash,
        sub: 'ann',
        client_id: 'c',
        redirect_uri: 'r',
        scopes: 's',
        code_challenge: null,
        nonce: null,
        expires_at: minutesAfter(5),
        auth_time: NOW,
        hosted_session,
      })
    for (const [hash, session] of [
      ['used', 's1'],
      ['open', 's1'],
      ['other', 's2'],
    ] as const)
      await give(hash, session)
    const spend = (hash: string, minutes: number) => spendHostedCode(database().writes, hash, minutesAfter(minutes))
    expect(await spend('used', 5)).toBe(false)
    expect((await Promise.all([spend('used', 4), spend('used', 4)])).sort()).toEqual([false, true])
    await noteHostedFamily(database().writes, 'used', 'f1')
    expect(await findHostedCode(database().reads, 'used')).toMatchObject({ used_at: minutesAfter(4), origin_jti: 'f1' })
    const left = async () =>
      (await Promise.all(['used', 'open', 'other'].map((hash) => findHostedCode(database().reads, hash)))).map(
        (code) => code?.code_hash,
      )
    await database().transaction((tx) => endHostedSession(tx, 's1'))
    expect(await left()).toEqual(['used', undefined, 'other'])
    await endHostedSessions(database().writes, 'ann')
    expect(await left()).toEqual(['used', undefined, undefined])
  })
})
