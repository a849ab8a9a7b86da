import { describe, expect, test } from 'vitest'
import {
  deleteExpiredSessions,
  deleteSessionsOf,
  insertSession,
  readSessionUser,
  readSignInOf,
  saveSession,
} from '@/lib/db/queries/account/sessions'
import {
  deleteUser,
  insertUser,
  linkUser,
  movePhone,
  type ProvenUser,
  readUserByPhone,
  readUserBySub,
  unlinkUser,
} from '@/lib/db/queries/account/users'
import { activateRow, readMembership } from '@/lib/db/queries/membership/memberships'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { useDatabase } from '@/tests/support/servers/test-database'

const ANN: ProvenUser = {
  language: 'en',
  uid: 'test:1',
  sub: 's1',
  since: NOW,
  phone: '+919800000001',
  name: null,
  email: null,
}

describe('the accounts', () => {
  const database = useDatabase()
  const insert = (user: ProvenUser = ANN) => database().transaction((tx) => insertUser(tx, { ...user, now: NOW }))
  const link = (user: Partial<ProvenUser>) => database().transaction((tx) => linkUser(tx, { ...ANN, ...user }))

  test('a phone has one account', async () => {
    await insert()
    await expect(insert({ ...ANN, uid: 'test:2', sub: 's2' })).rejects.toMatchObject({ code: '23505' })
    await expect(insert({ ...ANN, uid: 'test:2', phone: '+919800000002' })).rejects.toMatchObject({ code: '23505' })
  })

  test('an account linked again counts from that sign-in, and its own details stay', async () => {
    await insert()
    const later = minutesAfter(5)
    expect(await link({ since: later, name: 'Ann', email: 'a@x.example' })).toMatchObject({
      identity_since: NOW,
      personal_name: 'Ann',
      personal_email: 'a@x.example',
    })
    expect(
      await link({
        sub: 's2',
        since: later,
        name: 'Bob',
        email: 'b@x.example',
        phone: '+919800000003',
        language: 'ta',
      }),
    ).toEqual({
      uid: 'test:1',
      identity_sub: 's2',
      identity_since: later,
      personal_phone: '+919800000003',
      personal_name: 'Ann',
      personal_email: 'a@x.example',
      language: 'ta',
    })
    await database().transaction((tx) => unlinkUser(tx, 'test:1'))
    expect(await readUserBySub(database().reads, 's2')).toBeUndefined()
    expect(await link({ sub: 's2', since: minutesAfter(9) })).toMatchObject({ identity_since: minutesAfter(9) })
    await database().transaction((tx) => movePhone(tx, 'test:1', '+919800000004'))
    expect(await readUserByPhone(database().reads, '+919800000004')).toMatchObject({ uid: 'test:1' })
    expect(await readUserByPhone(database().reads, ANN.phone)).toBeUndefined()
  })

  test('a session is valid until it expires, is kept by its own sign-in alone and goes with the account', async () => {
    await insert()
    const session = { tokenHash: 't1', uid: 'test:1', signIn: 'j1', isBound: false, now: NOW }
    await insertSession(database().writes, { ...session, expiresAt: minutesAfter(10) })
    await insertSession(database().writes, { ...session, tokenHash: 't2', signIn: null, expiresAt: minutesAfter(10) })
    const user = (minutes: number, token = 't1') => readSessionUser(database().reads, token, minutesAfter(minutes))
    expect([await user(9.99), await user(10), await user(0, 'none')]).toMatchObject([
      { uid: 'test:1' },
      undefined,
      undefined,
    ])
    const keep = (given: object) =>
      database().transaction((tx) => saveSession(tx, { ...session, expiresAt: minutesAfter(20), ...given }))
    expect([await keep({ signIn: 'j2' }), await keep({ uid: 'test:2' }), await keep({ tokenHash: 't2' })]).toEqual([
      false,
      false,
      false,
    ])
    expect(await keep({})).toBe(true)
    expect(await user(19)).toMatchObject({ uid: 'test:1' })
    expect(await readSignInOf(database().reads, 't1')).toEqual({ sign_in: 'j1', origin_jti: null })
    await database().transaction((tx) => deleteExpiredSessions(tx, 'test:1', minutesAfter(10)))
    expect([await user(0), await user(0, 't2')]).toMatchObject([{ uid: 'test:1' }, undefined])
    await deleteSessionsOf(database().writes, 'test:2')
    expect(await user(0)).toMatchObject({ uid: 'test:1' })
    await database().transaction((tx) => deleteUser(tx, 'test:1'))
    expect(await readSignInOf(database().reads, 't1')).toBeUndefined()
  })

  test('a membership takes the first free number and keeps it when it is renewed', async () => {
    await insert()
    await insert({ ...ANN, uid: 'test:2', sub: 's2', phone: '+919800000002' })
    const activate = (uid: string, numbers: string[], minutes: number) =>
      database().transaction((tx) =>
        activateRow(tx, {
          uid,
          numbers,
          issue: null,
          now: minutesAfter(minutes),
          validUntil: minutesAfter(minutes + 10),
        }),
      )
    expect(await activate('test:1', ['M1', 'M2'], 0)).toMatchObject({ number: 'M1' })
    expect(await activate('test:2', ['M1', 'M2'], 0)).toMatchObject({ number: 'M2' })
    expect(await activate('test:1', ['M3'], 9.99)).toBeUndefined()
    expect(await activate('test:1', ['M3'], 10)).toEqual({
      number: 'M1',
      issue: null,
      activated_at: minutesAfter(10),
      valid_until: minutesAfter(20),
    })
    expect(await readMembership(database().reads, 'test:1')).toMatchObject({ valid_until: minutesAfter(20) })
    expect(await readMembership(database().reads, 'nobody')).toBeUndefined()
  })

  test('a membership that parallel requests activate is one membership', async () => {
    await insert()
    const made = await Promise.all(
      ['M1', 'M2', 'M3', 'M4'].map((number) =>
        database().transaction((tx) =>
          activateRow(tx, { uid: 'test:1', numbers: [number], issue: null, now: NOW, validUntil: minutesAfter(9) }),
        ),
      ),
    )
    expect(made.filter((each) => each !== undefined)).toHaveLength(1)
  })
})
